# SPDX-License-Identifier: MIT OR Apache-2.0
"""What must hold at the end of one path: no carry lost, the congruence, the bounds of the output."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sangi.prove.proof import poly
from sangi.prove.proof.bounds import Bounds
from sangi.prove.proof.errors import Unproved
from sangi.prove.proof.pivot import pivoted
from sangi.prove.proof.poly import ONE, Poly
from sangi.prove.proof.spec import Spec
from sangi.prove.proof.state import State
from sangi.prove.proof.words import Ledger


@dataclass(frozen=True)
class Settled:
    """What one path showed: carries that were dropped, and a bound of the output without the path's conditions."""

    carries: int
    bound: float


def path(state: State, spec: Spec, mask: int | None) -> Settled:
    """Checks every output of a finished path; raises `Unproved` naming the carry or term."""
    goals = spec.kind.chosen if mask else spec.kind.goals
    carries, bound = 0, 0.0
    for name, goal in goals.items():
        ledger = state.ledger
        wholes = {
            ledger.fresh(region.upper(), 0, spec.limit(region) - 1): atoms
            for region, atoms in state.words.items()
        }
        bounds = Bounds(ledger, spec, wholes)
        for atom, (flag, value) in state.decided.items():
            bounds.learn(atom, value)
            bounds.suppose(flag.local, value)
        inputs = {r: poly.var(w) for r, w in zip(state.words, wholes, strict=True)}
        inputs |= {r: word.value for r, word in state.scalars.items()}
        wanted = goal(inputs, spec.radix)
        found = _output(state, spec, bounds, name, wanted)
        carries, bound = carries + found.carries, max(bound, found.bound)
    return Settled(carries, bound)


def _output(state: State, spec: Spec, bounds: Bounds, name: str, wanted: Poly) -> Settled:
    ledger, kind = state.ledger, spec.kind
    words = state.memory.output(name)
    value = poly.add({}, *(poly.scale(w.value, 1, 64 * i) for i, w in enumerate(words)))
    local = poly.add({}, *(poly.scale(w.local, 1, 64 * i) for i, w in enumerate(words)))
    value = pivoted(bounds.settled(value), ledger, spec.modulus)
    count = len(bounds.known)
    value = _settle(value, bounds, name, spec)
    whole = bounds.folded(value, bounds.wholes)
    rest = poly.sub(poly.scale(whole, kind.factor(spec.radix)), wanted)
    wrong = [m for m, c in rest.items() if kind.exact or c % spec.modulus]
    if wrong:
        first = max(wrong, key=lambda m: max(m, default=-1))
        raise Unproved(f"{name}: the congruence fails in {len(wrong)} terms, the last {_term(ledger, first)}")
    limit = spec.bound << poly.SCALE
    plain = Bounds(ledger, spec, bounds.wholes, bounds.known).upper([value])
    if bounds.upper([local, value], limit) >= limit:
        least = bounds.upper([local, value]) / ONE
        raise Unproved(
            f"{name}: not shown to be below {spec.bound / spec.modulus:.4g} p: "
            f"at most {least / spec.modulus:.6g} p{_conditions(state)}"
        )
    return Settled(len(bounds.known) - count, plain / ONE / spec.modulus)


def _conditions(state: State) -> str:
    if not state.decided:
        return ""
    ledger = state.ledger
    flags = [f"{ledger.names[atom]} = {value}" for atom, (_, value) in state.decided.items()]
    return f", where {', '.join(flags)}"


def _term(ledger: Ledger, monomial: poly.Monomial) -> str:
    """A monomial by its names, and where its last atom came to be."""
    if not monomial:
        return "the constant"
    names = " * ".join(ledger.names[atom] for atom in monomial)
    return f"{names} ({ledger.where[max(monomial)]})"


def _settle(value: Poly, bounds: Bounds, name: str, spec: Spec) -> Poly:
    """The value once every carry left in it was shown to have one value; raises `Unproved`."""
    ledger = bounds.ledger
    top = spec.radix << poly.SCALE
    failed: dict[int, int] = {}
    while True:
        value = bounds.settled(value)
        left = sorted({a for m in value for a in m if a in ledger.carry})
        learned = len(bounds.known)
        out = {m[0] for m, c in value.items() if len(m) == 1 and not c % top}
        failed = _tried(left, bounds, out)
        if failed and len(bounds.known) == learned:
            _tried(sorted(bounds.carries() - set(left), reverse=True), bounds, set())
        if not failed or len(bounds.known) == learned:
            break
    value = bounds.settled(value)
    if not failed:
        return value
    return _stripped(value, bounds, name, spec, failed)


def _tried(carries: Iterable[int], bounds: Bounds, out: set[int]) -> dict[int, int]:
    """Settles what can be settled; an upper bound of the rest.  Those `out` of the top help to bound others."""
    failed = {}
    for carry in carries:
        local = bounds.ledger.carry[carry]
        most = bounds.upper([local], ONE)
        if most >= ONE and bounds.lower([local], 0) <= 0:
            failed[carry] = most
            continue
        value = int(most >= ONE)
        bounds.learn(carry, value)
        if carry in out:
            bounds.suppose(local, value)
    return failed


def _stripped(value: Poly, bounds: Bounds, name: str, spec: Spec, failed: dict[int, int]) -> Poly:
    """The value without carries out of its top, where what is left is within R of 0: then they cancel."""
    ledger, R = bounds.ledger, spec.radix
    top = {m: c for m, c in value.items() if len(m) == 1 and m[0] in failed and not c % (R << poly.SCALE)}
    rest = {m: c for m, c in value.items() if m not in top}
    stuck = [atom for atom in failed if any(atom in m for m in rest)]
    if stuck:
        raise Unproved(_lost(ledger, name, stuck[0], failed[stuck[0]]))
    low, high = bounds.lower([rest]), bounds.upper([rest])
    turns = low // (R << poly.SCALE)
    if turns != high // (R << poly.SCALE):
        first = min(failed)
        raise Unproved(_lost(ledger, name, first, failed[first]))
    return poly.sub(rest, poly.const(turns * R))


def _lost(ledger: Ledger, name: str, carry: int, most: int) -> str:
    return (
        f"{name}: carry {ledger.names[carry]} ({ledger.where[carry]}) is dropped and not shown to be 0: "
        f"at most {most / ONE:.4g}"
    )
