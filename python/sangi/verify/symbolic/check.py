# SPDX-License-Identifier: MIT OR Apache-2.0
"""What must hold at the end of one path: no carry lost, the congruence, the bounds of the output."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.bounds import Bounds, Learned
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import Word, atom_of
from sangi.verify.symbolic.memory import ZeroMask
from sangi.verify.symbolic.modular import modular
from sangi.verify.symbolic.pivot import pivoted
from sangi.verify.symbolic.poly import ONE
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.settle import settle
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State
from sangi.verify.symbolic.words import Ledger
from sangi.verify.symbolic.wrap import gathered


@dataclass(frozen=True)
class Settled:
    """What one path showed: carries that were dropped, and a bound of the output without the path's conditions.

    For a certificate: what was `learned` of atoms, the polynomials that bound the output or its limbs, and the atoms
    of whole inputs.
    """

    carries: int
    bound: float
    learned: tuple[Learned, ...] = ()
    forms: tuple[poly.Poly, ...] = ()
    wholes: Mapping[str, int] = field(default_factory=dict)


def path(state: State, spec: Spec, mask: int | None) -> Settled:
    """Checks every output of a finished path; raises `Unproved` naming the carry or term."""
    if spec.kind.returns:
        _returned(state, spec)
        return Settled(0, 0.0)
    goals = spec.kind.chosen if mask else spec.kind.goals
    carries, bound, learned, forms = 0, 0.0, list[Learned](), list[poly.Poly]()
    for name, goal in goals.items():
        ledger = state.ledger
        ledger.place = "on entry"
        owners = {region: atoms for region, atoms in state.words.items() if spec.object(region) == region}
        wholes = {
            ledger.fresh(region.upper(), 0, spec.limit(region) - 1): atoms for region, atoms in owners.items()
        }
        own = dict(zip(owners, wholes, strict=True))
        numbers = {region: own[spec.object(region)] for region in state.words}
        modulus = numbers.get(spec.kind.modulus)
        below = frozenset(w for r, w in numbers.items() if r != spec.kind.modulus and r not in spec.inputs)
        bounds = Bounds(
            ledger, spec, wholes, modulus=modulus, below=below if modulus is not None else frozenset()
        )
        if modulus is not None:
            ledger.low[modulus] = 1
        for atom, (flag, value) in state.decided.items():
            bounds.learn(atom, value)
            bounds.suppose(flag.local, value)
            bounds.equate(flag.value, value)
        inputs = {r: poly.var(w) for r, w in numbers.items()}
        inputs |= {r: word.value for r, word in state.scalars.items()}
        wanted = goal(inputs, spec.radix)
        found = _output(state, spec, bounds, name, wanted)
        carries, bound = carries + found.carries, max(bound, found.bound)
        learned, forms = [*learned, *bounds.learned], [*forms, *found.forms]
    return Settled(carries, bound, tuple(learned), tuple(forms), own)


def _returned(state: State, spec: Spec) -> None:
    """Raises `Unproved` unless rax is the mask that tells whether all limbs are 0, or those of both inputs equal.

    Numbers below the modulus are equal only if their limbs are.
    """
    rows = [state.words[name] for name in spec.kind.inputs]
    held = state.registers["rax"]
    if isinstance(held, Word) and spec.kind.returns == "zero":
        _zero_here(state, spec, rows[0], held)
        return
    if not isinstance(held, ZeroMask):
        raise Unproved("rax is no mask of a union that is 0")
    limbs = [frozenset(atoms) for atoms in zip(*rows, strict=True)]
    terms = [term for term in map(_atoms, held.of.terms) if term]
    if len(terms) != len(limbs) or set(terms) != set(limbs):
        raise Unproved("the mask is of other words than all limbs")


def _atoms(term: frozenset[Word]) -> frozenset[int | Word]:
    """What is 0 if a term of a union is: one word, or the exclusive or of two; empty if it is 0 whatever they are."""
    words = [atom_of(word) for word in term]
    return frozenset(words) if len(set(words)) == len(words) else frozenset()


def _zero_here(state: State, spec: Spec, limbs: tuple[int, ...], held: Word) -> None:
    """Raises `Unproved` unless rax is all ones and this path has a limb that is 0 alone, or 0 and another one."""
    bounds = Bounds(state.ledger, spec, {})
    for flag, value in state.decided.values():
        bounds.suppose(flag.local, value)
    number = poly.add({}, *(poly.scale(poly.var(atom), 1, 64 * i) for i, atom in enumerate(limbs)))
    zero = held.known == WORD - 1 and bounds.upper([number], ONE) < ONE
    other = held.known == 0 and bounds.lower([number], 0) > 0
    if not (zero or other):
        raise Unproved("rax is no mask of a number that is 0")


def _output(state: State, spec: Spec, bounds: Bounds, name: str, wanted: poly.Poly) -> Settled:
    ledger = state.ledger
    words = state.memory.output(name)
    value = poly.add({}, *(poly.scale(w.value, 1, spec.at(i)) for i, w in enumerate(words)))
    local = poly.add({}, *(poly.scale(w.local, 1, spec.at(i)) for i, w in enumerate(words)))
    value = bounds.settled(value)
    if not ledger.plain:
        value = pivoted(value, ledger, spec.modulus)
    congruent = value
    if ledger.plain and bounds.modulus is None and not spec.kind.exact:
        congruent = {m: c for m, c in value.items() if c % spec.modulus}
    part = len(congruent) < len(value)
    count = len(bounds.known)
    whole = not part and not spec.widths
    try:
        congruent = _settled(congruent, local, wanted, bounds, name, spec, whole=whole)
    except Unproved:
        other = gathered(congruent, bounds, spec.modulus) if part else None
        try:
            if other is None:
                raise
            _settled(other, local, wanted, bounds, name, spec, whole=False)
        except Unproved:
            if (found := modular(value, wanted, bounds, spec)) is None:
                raise
            most, form = found
            return Settled(len(bounds.known) - count, most / ONE / spec.modulus, forms=(form,))
    value = bounds.settled(value) if part else congruent
    if spec.widths:
        bound, forms = _limbs(state, spec, bounds, name)
    else:
        bound, form = _below(state, spec, bounds, name, local, value)
        forms = (form,)
    return Settled(len(bounds.known) - count, bound, forms=forms)


def _settled(
    value: poly.Poly,
    local: poly.Poly,
    wanted: poly.Poly,
    bounds: Bounds,
    name: str,
    spec: Spec,
    *,
    whole: bool,
) -> poly.Poly:
    """The value with its carries settled, once it was shown to be congruent to what is wanted."""
    _congruent(value, wanted, bounds, name, spec, settled=False)
    value = settle(value, local, bounds, name, spec, whole=whole)
    _congruent(value, wanted, bounds, name, spec, settled=True)
    return value


def _below(
    state: State, spec: Spec, bounds: Bounds, name: str, local: poly.Poly, value: poly.Poly
) -> tuple[float, poly.Poly]:
    """Raises `Unproved` unless an output is below its bound; what it is below without the path's conditions.

    With it, the polynomial that bounds it.
    """
    if spec.bound == spec.radix:
        return spec.bound / spec.modulus, local
    forms = [value, local] if state.ledger.plain else [value]
    plain = Bounds(state.ledger, spec, bounds.wholes, bounds.known).upper(forms)
    limit, forms = spec.bound << poly.SCALE, [local, value]
    if bounds.modulus is not None:
        limit, forms = 0, [poly.sub(form, poly.var(bounds.modulus)) for form in forms]
    most, form = bounds.upper(forms, limit), bounds.form
    if most >= limit and bounds.modulus is None and spec.bound == spec.modulus:
        form = _rotated(spec, bounds, local, value) or form
        most = bounds.interval(form)
        plain = min(plain, most)
    if most >= limit:
        least = bounds.upper([local, value]) / ONE
        raise Unproved(
            f"{name}: not shown to be below {spec.bound / spec.modulus:.4g} p: "
            f"at most {least / spec.modulus:.6g} p{_conditions(state)}"
        )
    return plain / ONE / spec.modulus, form


def _rotated(spec: Spec, bounds: Bounds, local: poly.Poly, value: poly.Poly) -> poly.Poly | None:
    """A bound of an output that is r with its lowest k bits m put on top, as one mod 2^n - 1 is divided by 2^k.

    It is (r + p m) / 2^k, and below p if r is.
    """
    ledger, limit = bounds.ledger, spec.modulus << poly.SCALE
    for m, (_, k) in ledger.remainder.items():
        if not isinstance(m, int) or (m,) not in local:
            continue
        r = [
            poly.sub(poly.scale(form, 1, k), poly.scale(low, spec.modulus))
            for form, low in ((local, poly.var(m)), (value, bounds.settled(ledger.definition[m])))
        ]
        if bounds.upper(r, limit) < limit:
            return poly.scale(poly.add(bounds.form, poly.scale(poly.var(m), spec.modulus)), 1, -k)
    return None


def _limbs(state: State, spec: Spec, bounds: Bounds, name: str) -> tuple[float, tuple[poly.Poly, ...]]:
    """Raises `Unproved` unless each limb of an output is at most what it may be; what the output is at most.

    With it, the polynomial that bounds each limb.
    """
    forms = []
    for i, (word, most) in enumerate(zip(state.memory.output(name), spec.most[name], strict=True)):
        high, form = word.high, word.local
        if high > most:
            high = min(high, bounds.upper([word.local, word.value], most + 1 << poly.SCALE) >> poly.SCALE)
            form = bounds.form
        if high > most:
            raise Unproved(f"{name}[{i}] not shown to be at most {most:#x}: at most {high:#x}")
        forms.append(form)
    return (spec.limit(name) - 1) / spec.modulus, tuple(forms)


def _congruent(
    value: poly.Poly, wanted: poly.Poly, bounds: Bounds, name: str, spec: Spec, settled: bool
) -> None:
    """Raises `Unproved` if the congruence fails; of a value whose carries are not settled yet, if it must fail.

    Carries that stand alone will add to the constant and to nothing else.
    """
    ledger, kind = bounds.ledger, spec.kind
    whole = bounds.folded(value, bounds.wholes)
    rest = poly.sub(poly.scale(whole, kind.factor(spec.radix)), wanted)
    if not settled:
        carried = [m for m in rest if any(atom in ledger.carry or atom in ledger.cut for atom in m)]
        if any(len(m) > 1 for m in carried):
            return
        rest = {m: c for m, c in rest.items() if m and m not in carried}
    wrong = [m for m, c in rest.items() if kind.exact or not _multiple(m, c, bounds, spec)]
    if wrong:
        first = max(wrong, key=lambda m: max(m, default=-1))
        raise Unproved(
            f"{name}: the congruence fails in {len(wrong)} terms, the last {term(ledger, first)}",
            ledger.where[max(first)] if first else None,
        )


def _multiple(monomial: poly.Monomial, c: int, bounds: Bounds, spec: Spec) -> bool:
    """Whether a term is a multiple of the modulus; where that is odd, a power of two may divide it."""
    if bounds.modulus is None:
        return not c % spec.modulus
    return bounds.modulus in monomial and (spec.kind.inverse or not c % ONE)


def _conditions(state: State) -> str:
    if not state.decided:
        return ""
    ledger = state.ledger
    flags = [f"{ledger.names[atom]} = {value}" for atom, (_, value) in state.decided.items()]
    return f", where {', '.join(flags)}"


def term(ledger: Ledger, monomial: poly.Monomial) -> str:
    """A monomial by its names, and where its last atom came to be."""
    if not monomial:
        return "the constant"
    names = " * ".join(ledger.names[atom] for atom in monomial)
    return f"{names} ({ledger.where[max(monomial)]})"
