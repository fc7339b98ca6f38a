# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts quotients to use that are words of a product themselves.

A kernel may take the lowest word q of an accumulator, drop it, and add a multiple of it instead: q * (p + 1) / 2^64
where p = -1 mod 2^64, q * (2^-64 mod p) in general.  Nothing in the value then says that q was dropped.  But
q = rest - 2^64 e for the youngest carry or high half e that went into it, and replacing e lets q * p appear.
"""

from __future__ import annotations

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.poly import ONE, Poly
from sangi.verify.symbolic.words import Ledger


def pivoted(value: Poly, ledger: Ledger, modulus: int) -> Poly:
    """The value with e replaced for every quotient whose coefficient is no multiple of the modulus yet."""
    quotients = sorted((a for a in ledger.leaf if a in ledger.definition), reverse=True)
    for q in quotients:
        coefficient = value.get((q,))
        if coefficient is None or coefficient % modulus == 0:
            continue
        definition = ledger.definition[q]
        large = [m[0] for m, c in definition.items() if len(m) == 1 and abs(c) == ONE << 64]
        young = max(large, default=None)
        if young is None or not any(young in monomial for monomial in value):
            continue
        c = definition[young,]
        rest = poly.sub(definition, poly.var(q))
        del rest[young,]
        value = poly.subst(value, young, poly.scale(rest, 1 if c < 0 else -1, -64))
    return value
