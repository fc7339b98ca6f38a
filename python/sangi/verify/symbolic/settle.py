# SPDX-License-Identifier: MIT OR Apache-2.0
"""Settles the carries that are left in an output: each was dropped, and must be shown to have one value.

Carries out of the top limb may stay together: if the rest of the value lies within [0, R), so does the output,
and what the carries amount to is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.bounds import Bounds, Learned
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.poly import ONE, Poly
from sangi.verify.symbolic.spec import Spec


def settle(value: Poly, local: Poly, bounds: Bounds, name: str, spec: Spec, whole: bool = True) -> Poly:
    """The value once every carry left in it was shown to have one value; raises `Unproved`.

    `local` is the output by its words; `whole` says that the value is all of an output below R, not a number
    congruent to it.
    """
    ledger = bounds.ledger
    while True:
        learned = len(bounds.known)
        for facts in (False, True):
            value = bounds.settled(value)
            left = sorted({a for m in value for a in m if a in ledger.carry})
            failed = tried(left, bounds, _out(value, spec), facts)
            if facts or not failed:
                _fix(value, bounds)
            value = bounds.settled(value)
            if not failed:
                return value
            stripped = _stripped(value, local, bounds, spec) if whole else None
            if stripped is not None:
                return stripped
        tried(sorted(bounds.carries() - set(left), reverse=True), bounds, set(), False)
        if len(bounds.known) == learned:
            inside = [atom for atom in failed if atom not in _out(value, spec)]
            raise _dropped(name, min(inside or failed), failed, bounds)


def none_lost(value: Poly, bounds: Bounds, name: str, top: int) -> Poly:
    """The value once each carry left in it was shown to be 0 where its coefficient is below `top`, scaled."""
    left = {a for m, c in value.items() if abs(c) < top for a in m if a in bounds.ledger.carry}
    failed = tried(sorted(left), bounds, set(), False)
    if failed:
        raise _dropped(name, min(failed), failed, bounds)
    return bounds.settled(value)


def _dropped(name: str, carry: int, failed: Mapping[int, int], bounds: Bounds) -> Unproved:
    ledger = bounds.ledger
    return Unproved(
        f"{name}: carry {ledger.names[carry]} ({ledger.where[carry]}) is dropped and not shown to be 0: "
        f"at most {failed[carry] / ONE:.4g}",
        ledger.where[carry],
    )


def _fix(value: Poly, bounds: Bounds) -> None:
    """Learns what was cut off above a word, where bounds leave it one value."""
    for atom in sorted({a for m in value for a in m if a in bounds.ledger.cut}):
        local = bounds.ledger.cut[atom]
        most, least = bounds.upper([local]) // ONE, -(-bounds.lower([local]) // ONE)
        if most == least:
            bounds.learn(atom, most)


def _out(value: Poly, spec: Spec) -> set[int]:
    """The atoms that stand alone, with multiples of R."""
    return {m[0] for m, c in value.items() if len(m) == 1 and not c % (spec.radix << poly.SCALE)}


def tried(carries: Iterable[int], bounds: Bounds, out: set[int], facts: bool) -> dict[int, int]:
    """Settles what can be settled; an upper bound of the rest.  Those `out` of the top help to bound others."""
    failed = {}
    for carry in carries:
        local = bounds.ledger.carry[carry]
        most = bounds.upper([local], ONE, facts)
        if most >= ONE and not facts:
            most = bounds.carried(carry, most)
        form = bounds.form
        if most >= ONE and bounds.lower([local], 0, facts) <= 0:
            failed[carry] = most
            continue
        value = int(most >= ONE)
        bounds.learn(carry, value, None if value else form, bounds.form if value else None)
        if carry in out:
            bounds.suppose(local, value)
    return failed


def _stripped(value: Poly, local: Poly, bounds: Bounds, spec: Spec) -> Poly | None:
    """The value without carries out of its top, if what is left is in one range of R: then they make up for it."""
    top = _out(value, spec) & bounds.ledger.carry.keys()
    rest = {m: c for m, c in value.items() if not (len(m) == 1 and m[0] in top)}
    if any(atom in bounds.ledger.carry for monomial in rest for atom in monomial):
        return None
    R = spec.radix << poly.SCALE
    low, least = bounds.lower([rest]), bounds.form
    high, most = bounds.upper([rest]), bounds.form
    if low // R != high // R:
        return None
    bits = -spec.radix.bit_length() + 1
    over = poly.scale(poly.sub(value, rest), 1, bits)
    above, below = (poly.scale(poly.sub(local, form), 1, bits) for form in (least, most))
    bounds.learned.append(Learned(over, -(low // R), above, below))
    return poly.sub(rest, poly.const(low // R * spec.radix))
