# SPDX-License-Identifier: MIT OR Apache-2.0
"""An output of which only what it is mod R is known: it is the one number in [0, R) that is that.

A kernel may drop more than carries above the top limb of its output: the high half of a product by the quotient, or a
limb that only decides what is subtracted.  The number meant is what is wanted less a multiple of p, as q p with the
quotient q: each coefficient of the value says which multiple.  If it lies in [0, p), it is the output.
"""

from __future__ import annotations

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.bounds import Bounds, cancelled
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.poly import ONE, Poly
from sangi.verify.symbolic.settle import none_lost
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.wrap import local_form

#: The multiple of the modulus that goes with one term, at most.
_FEW = 1 << 8


def modular(value: Poly, wanted: Poly, bounds: Bounds, spec: Spec) -> tuple[int, Poly] | None:
    """An upper bound of an output, scaled, below what it must be below, and a form of the output; None if not shown.

    What a path says is said of words: of another number that is known mod 2^k, and is found in the same way.
    """
    if spec.kind.exact or spec.widths or bounds.modulus is not None or spec.kind.factor(spec.radix) != 1:
        return None
    for whole, limbs in bounds.wholes.items():
        parts = [poly.scale(poly.var(limb), 1, 64 * i) for i, limb in enumerate(limbs)]
        wanted = poly.subst(wanted, whole, poly.add(*parts))
    meant = _meant(value, wanted, bounds, spec.modulus, spec.radix.bit_length() - 1)
    if meant is None:
        return None
    forms = [meant, _written(meant, bounds)]
    for fact in bounds.facts:
        forms += cancelled(meant, _stated(fact, wanted, bounds, spec.modulus))[:1]
    limit = spec.bound << poly.SCALE
    if bounds.lower(forms, -1) < 0 or (most := bounds.upper(forms, limit)) >= limit:
        return None
    return most, bounds.form


def _meant(value: Poly, wanted: Poly, bounds: Bounds, p: int, bits: int) -> Poly | None:
    """What is wanted less the multiple of p that makes it the value mod 2^bits, coefficient by coefficient."""
    try:
        value = none_lost(value, bounds, "z", ONE << bits)
    except Unproved:
        return None
    inverse, out = pow(p, -1, 1 << bits), wanted
    for monomial, c in poly.sub(value, wanted).items():
        times = (c >> poly.SCALE) * inverse % (1 << bits)
        times -= times >> bits - 1 << bits
        if c % ONE or abs(times) > _FEW:
            return None
        out = poly.add(out, {monomial: times * p << poly.SCALE})
    return out


def _stated(fact: Poly, wanted: Poly, bounds: Bounds, p: int) -> Poly:
    """A fact with the words that it subtracts replaced by the number that they are, where one is found."""
    defined = bounds.ledger.definition
    words: Poly = {m: c for m, c in fact.items() if c < 0 and len(m) == 1 and m[0] in defined}
    bits = poly.SCALE + 1 - min((-c for c in words.values()), default=ONE).bit_length()
    if bits <= 0:  # no words, or words that count one and more: nothing is known modulo a power of two
        return fact
    number = poly.scale(words, -1, bits)
    meant = None
    if bounds.interval(number) < ONE << bits:
        parts = [poly.times(defined[m[0]], c) for m, c in number.items()]
        meant = _meant(poly.add({}, *parts), wanted, bounds, p, bits)
    if meant is None:
        return fact
    forms = [meant, _written(meant, bounds)]
    if bounds.lower(forms, -1, False) < 0 or bounds.upper(forms, ONE << bits, False) >= ONE << bits:
        return fact
    return poly.sub(poly.sub(fact, words), poly.scale(meant, 1, -bits))


def _written(p: Poly, bounds: Bounds) -> Poly:
    """The same number with all that it subtracts written as what it was made of, youngest first.

    Borrows stay: with the words that they are borrows of they cancel.
    """
    ledger, born, last = bounds.ledger, bounds.born, len(bounds.ledger.names)
    while True:
        forms = {}
        for monomial in (m for m, c in p.items() if c < 0 and len(m) == 1 and m[0] < last):
            birth = born.get(monomial[0])
            if birth is not None and (birth.kind != "difference" or birth.atoms[0] != monomial[0]):
                forms[monomial[0]] = ledger.definition.get(monomial[0]) or local_form(monomial[0], bounds)
        last = max((atom for atom, form in forms.items() if form is not None), default=-1)
        if last < 0:
            return p
        p = bounds.settled(poly.subst(p, last, forms[last] or {}))
