# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was dropped above the top of an output, as one number: each part may have many values where the sum has one.

A kernel that estimates a quotient q drops the high half of a product, carries out of the top limb and the upper bits of
q * 2^k.  Modulo p these are multiples of one constant g.  Their sum divided by g is a whole number; written over
words, it telescopes to (output - t + (q + 1) * p) / 2^k, which lies within less than one of a single number.
"""

from __future__ import annotations

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
        m: form for m in sorted(dropped) if (form := _form(m[0], bounds)) is not None
    }
    for last in (1, 0):
        taken = list(forms)[: len(forms) - last]
        unit = gcd(*(dropped[m] for m in taken))
        if not unit:
            continue
        total = poly.add({}, *(poly.scale(forms[m], dropped[m] // unit) for m in taken))
        most, above = bounds.upper([total]) // ONE, bounds.form
        least, below = -(-bounds.lower([total]) // ONE), bounds.form
        if most == least:
            over = {m: dropped[m] // unit * ONE for m in taken}
            bounds.learned.append(Learned(over, most, above, below))
            bounds.suppose_all(total, most)
            rest = {m: c for m, c in value.items() if m not in taken}
            return poly.add(rest, poly.const(most * unit))
    return None


def _least(c: int, modulus: int) -> int:
    """The coefficient modulo p, of least magnitude."""
    rest = (c >> poly.SCALE) % modulus
    return min(rest, rest - modulus, key=abs)


def _form(atom: int, bounds: Bounds) -> Poly | None:
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
