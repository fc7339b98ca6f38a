# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was dropped above the top of an output, as one number: each part may have many values where the sum has one.

A kernel that estimates a quotient q drops the high half of a product, carries out of the top limb and the upper bits of
q * 2^k.  Modulo p these are multiples of one constant g.  Their sum divided by g is a whole number; written over
words, it telescopes to (output - t + (q + 1) * p) / 2^k, which lies within less than one of a single number.

If the kernel corrects its estimate by the sign of t - 2^(n-1) q mod 2^n, two numbers are that near.  But the sign is
the lowest bit of q and of the top bit of t together, so the parity of what was dropped before is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.bounds import Bounds, Learned
from sangi.verify.symbolic.poly import ONE, Monomial, Poly


def gathered(value: Poly, bounds: Bounds, modulus: int) -> Poly | None:
    """A number congruent to the value, with all that was dropped replaced by its sum; None where that is not known.

    What a last subtraction dropped is left out if the sum is known without it.  The bounds learn what the sum is.
    """
    alone = [m for m, c in value.items() if len(m) == 1 and c % modulus and not c % ONE]
    dropped: dict[Monomial, int] = {m: _least(value[m], modulus) for m in alone}
    forms: dict[Monomial, Poly] = {
        m: form for m in sorted(dropped) if (form := local_form(m[0], bounds)) is not None
    }
    for sign in bounds.ledger.sign.keys() & bounds.known.keys():
        _even(sign, bounds, dropped, forms, modulus)
    for last in (1, 0):
        taken = list(forms)[: len(forms) - last]
        unit = gcd(*(dropped[m] for m in taken))
        if not unit:
            continue
        total = poly.add({}, *(poly.scale(forms[m], dropped[m] // unit) for m in taken))
        found = _one_value({m: dropped[m] // unit * ONE for m in taken}, total, bounds)
        if found is not None:
            rest = {m: c for m, c in value.items() if m not in taken}
            return poly.add(rest, poly.const(found * unit))
    return None


def _even(
    sign: int, bounds: Bounds, dropped: Mapping[Monomial, int], forms: Mapping[Monomial, Poly], modulus: int
) -> None:
    """Learns half of what was dropped before a sign on which the path depends, less that sign and the top bit.

    What the sign is made of shows that it is a whole number; it is learnt if it has one value.
    """
    ledger, top = bounds.ledger, bounds.ledger.sign[sign]
    taken = [m for m in forms if m[0] < top]
    weight = _least(-(bounds.spec.radix >> 1) << poly.SCALE, modulus)
    unit = gcd(weight, *(dropped[m] for m in taken))
    if not unit:
        return
    number: Poly = {m: dropped[m] // unit * ONE for m in taken}
    number = poly.add(number, poly.scale(poly.add(poly.var(top), ledger.definition[sign]), weight // unit))
    odd = poly.const(number.pop((), 0) // ONE)
    if any(c % (2 * ONE) for c in number.values()):
        return
    form = poly.add(ledger.carry[top], poly.const(bounds.known[sign]))
    total = poly.add(
        poly.scale(form, weight // unit), *(poly.scale(forms[m], dropped[m] // unit) for m in taken)
    )
    total = poly.scale(poly.sub(total, odd), 1, -1)
    _one_value(poly.scale(number, 1, -1), total, bounds)


def _one_value(number: Poly, total: Poly, bounds: Bounds) -> int | None:
    """The one value that a whole number has by its form, which the bounds then know; None if it has more."""
    most, above = bounds.upper([total]) // ONE, bounds.form
    least, below = -(-bounds.lower([total]) // ONE), bounds.form
    if most != least:
        return None
    bounds.learned.append(Learned(number, most, above, below))
    bounds.suppose_all(total, most)
    return most


def _least(c: int, modulus: int) -> int:
    """The coefficient modulo p, of least magnitude."""
    rest = (c >> poly.SCALE) % modulus
    return min(rest, rest - modulus, key=abs)


def local_form(atom: int, bounds: Bounds) -> Poly | None:
    """The local form of a carry, of what a cut left above, or of a high half; None for another atom."""
    ledger = bounds.ledger
    for known in (ledger.carry, ledger.cut):
        if atom in known:
            return known[atom]
    birth = bounds.born.get(atom)
    if birth is None or birth.kind != "product" or birth.atoms[0] != atom:
        return None
    product = poly.mul(birth.of[0].local, birth.of[1].local)
    return poly.scale(poly.sub(product, poly.var(birth.atoms[1])), 1, -64)
