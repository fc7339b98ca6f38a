# SPDX-License-Identifier: MIT OR Apache-2.0
"""What must hold at the end of a product that is reduced by a truncated quotient, for every modulus.

n, K = floor(2^t / n) and the factors are symbols, of which is known that n K = 2^t - r with 0 <= r < n, and that both
factors are below 2n.  With W = 2^64, e limbs, h = x y, and d the number that the kernel multiplies by n:

1. z = h - d n mod W^e, as polynomials, whatever was dropped above.
2. h is the sum of the limbs that are multiplied by K and of those below them.
3. E = h K - 2^t d, written over words, has no negative term.  As E <= h K < 4 n 2^t, a term whose coefficient is larger
   is 0; intervals bound the others.

Then 2^t (h - d n) = h r + n E is in [0, n (4 n^2 + E)), so that h - d n is in [0, 2n) if 4 n^2 + E <= 2^(t + 1); and z
is that number, as 2n < W^e.
"""

from __future__ import annotations

from collections.abc import Iterable

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.bounds import Bounds
from sangi.verify.symbolic.check import Settled, term
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import Word, atom_of
from sangi.verify.symbolic.poly import ONE, Poly
from sangi.verify.symbolic.settle import none_lost, tried
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State
from sangi.verify.symbolic.wrap import local_form


def path(state: State, spec: Spec) -> Settled:
    """Checks the output of a finished path; raises `Unproved` naming the carry or term."""
    state.ledger.place = "on entry"
    factors = {name: atoms for name, atoms in state.words.items() if name != spec.kind.modulus}
    wholes = {
        state.ledger.fresh(name.upper(), 0, spec.limit(name) - 1): atoms for name, atoms in factors.items()
    }
    bounds = Bounds(state.ledger, spec, wholes)
    constants = state.words[spec.kind.modulus]
    h = spec.kind.goals["z"]({name: _whole(atoms) for name, atoms in factors.items()}, spec.radix)
    d = _multiplier(state, spec, bounds, h, constants[: spec.limbs - 1])
    return _error(state, spec, bounds, h, d, constants[-spec.limbs :])


def _multiplier(state: State, spec: Spec, bounds: Bounds, h: Poly, modulus: tuple[int, ...]) -> Poly:
    """d, for which z is h - d n mod W^e."""
    words = state.memory.output("z")
    value = none_lost(_number(word.value for word in words), bounds, "z", spec.radix << poly.SCALE)
    d = poly.scale(_factor_of(modulus[0], value), -1)
    if any(c < 0 for c in d.values()):
        raise Unproved("z: a multiple of n is added")
    rest = poly.sub(value, poly.sub(h, poly.mul(d, _whole(modulus))))
    wrong = [monomial for monomial, c in rest.items() if c % (spec.radix << poly.SCALE)]
    if wrong:
        first = max(wrong, key=lambda m: max(m, default=-1))
        raise Unproved(
            f"z: no difference of x y and a multiple of n in {len(wrong)} terms, the last {term(state.ledger, first)}",
            state.ledger.where[max(first)] if first else None,
        )
    return d


def _error(
    state: State, spec: Spec, bounds: Bounds, h: Poly, d: Poly, reciprocal: tuple[int, ...]
) -> Settled:
    """Bounds what the quotient d is short of, E, and with it z."""
    n, one = spec.modulus, ONE << spec.shift
    d = _written(poly.scale(d, 1, spec.shift), bounds)
    upper = poly.scale(_factor_of(reciprocal[-1], d), 1, -64 * (spec.limbs - 1))
    limbs = poly.add(upper, _lower(state, spec, bounds, h, upper))
    error = poly.sub(poly.mul(limbs, _whole(reciprocal)), d)
    short = _at_most(4 * n * one, error, "d")
    tried(sorted({a for m in short for a in m if a in bounds.ledger.carry}), bounds, set(), False)
    short = bounds.settled(short)
    bound = (4 * n * n << poly.SCALE) + bounds.interval(short)
    if bound > 2 * one:
        largest = max(short, key=lambda m: bounds.interval({m: short[m]}))
        raise Unproved(
            f"z: not shown to be below 2 n: at most {bound / one:.6g} n, for d lacks {term(state.ledger, largest)}",
            state.ledger.where[max(largest)] if largest else None,
        )
    return Settled(len(bounds.known) + len(error) - len(short), bound / one)


def _number(limbs: Iterable[Poly]) -> Poly:
    return poly.add({}, *(poly.scale(limb, 1, 64 * i) for i, limb in enumerate(limbs)))


def _whole(atoms: Iterable[int]) -> Poly:
    return _number(map(poly.var, atoms))


def _factor_of(atom: int, p: Poly) -> Poly:
    """What a polynomial multiplies an atom by."""
    return {tuple(a for a in monomial if a != atom): c for monomial, c in p.items() if atom in monomial}


def _at_most(most: int, p: Poly, name: str) -> Poly:
    """A number that is at most so much, scaled, without the terms that must be 0 for that.  Raises `Unproved`."""
    negative = [monomial for monomial, c in p.items() if c < 0]
    if negative:
        raise Unproved(f"{name}: may be too large, in {len(negative)} terms")
    return {monomial: c for monomial, c in p.items() if c <= most}


def _written(d: Poly, bounds: Bounds) -> Poly:
    """A quotient as what its words were cut from, less what was cut off; carries and high halves as words."""
    ledger = bounds.ledger
    for atom in sorted({m[0] for m in d if len(m) == 1 and m[0] in ledger.definition}):
        d = poly.subst(d, atom, ledger.definition[atom])
    for atom in sorted({a for m in d for a in m if a in ledger.cut}):
        birth = bounds.born[atom]
        of, by = birth.of
        kept = poly.sub(of.value, poly.var(birth.atoms[1]))
        d = poly.subst(d, atom, poly.scale(kept, 1, 1 - by.high.bit_length()))
    while True:
        forms = {m[0]: local_form(m[0], bounds) for m, c in d.items() if c > 0 and len(m) == 1}
        young = max((atom for atom, form in forms.items() if form is not None), default=None)
        if young is None:
            return d
        d = poly.subst(d, young, forms[young] or {})


def _lower(state: State, spec: Spec, bounds: Bounds, h: Poly, upper: Poly) -> Poly:
    """What lies below the upper limbs of h, as one number: limbs that z is a difference of.  Raises `Unproved`."""
    ledger = bounds.ledger
    if any(len(m) != 1 or c < 0 for m, c in upper.items()):
        raise Unproved("d: K multiplies what are no limbs")
    count = (min(upper.values(), default=ONE) // ONE).bit_length() // 64
    limbs = [_minuend(word, bounds) for word in state.memory.output("z")[:count]]
    parts = [poly.times(ledger.definition.get(atom, poly.var(atom)), c) for (atom,), c in upper.items()]
    missing = poly.sub(h, poly.add(_number(limb.value for limb in limbs), *parts))
    missing = none_lost(missing, bounds, "x y", spec.radix**2 >> 64 << poly.SCALE)
    if left := _at_most(4 * spec.modulus**2 << poly.SCALE, missing, "x y"):
        raise Unproved(f"d: K multiplies another number than x y, in {len(left)} terms")
    return poly.var(ledger.fresh("low", 0, sum(limb.high << 64 * i for i, limb in enumerate(limbs))))


def _minuend(word: Word, bounds: Bounds) -> Word:
    """What a word is the difference of, and something else."""
    atom = atom_of(word)
    birth = bounds.born.get(atom) if isinstance(atom, int) else None
    if birth is None or birth.kind != "difference":
        raise Unproved("z: a limb is no difference")
    return birth.of[0]
