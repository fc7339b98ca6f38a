# SPDX-License-Identifier: MIT OR Apache-2.0
"""Completes the upper limbs of an accumulator by its lower ones, so that both together are the number meant.

A chain that begins in the middle of an accumulator says nothing of the limbs below it; without them the upper
limbs are no polynomial in the inputs.  The limbs below a word are found by the carries that went into it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sangi.verify.symbolic.forms import Birth, Word
from sangi.verify.symbolic.poly import Poly
from sangi.verify.symbolic.words import Ledger

_CHAINED = ("sum", "difference")


def births(ledger: Ledger) -> dict[int, Birth]:
    """How each atom came to be."""
    return {atom: birth for birth in ledger.births for atom in birth.atoms}


def below(atom: int, born: Mapping[int, Birth]) -> Iterator[int | None]:
    """The words of the limbs below a word, from the next one on; None for a limb that is 0."""
    birth = born.get(atom)
    while birth is not None and birth.kind in _CHAINED:
        carry = birth.of[2].atom
        if carry is None:
            birth = _older(birth.of[0], born) or _older(birth.of[1], born)
            continue
        birth = born.get(carry)
        if birth is None or birth.kind not in _CHAINED:
            return
        yield birth.atoms[1] if len(birth.atoms) > 1 else None


def _older(word: Word, born: Mapping[int, Birth]) -> Birth | None:
    """How a word that an addition changed came to be, if that was an addition itself."""
    if len(word.local) != 1:
        return None
    (monomial,) = word.local
    birth = born.get(monomial[0]) if len(monomial) == 1 else None
    return birth if birth is not None and birth.kind in _CHAINED else None


def lower_limbs(p: Poly, ledger: Ledger, born: Mapping[int, Birth]) -> Poly:
    """The limbs below the least word that p subtracts, with the coefficients that continue it; {} if there are none."""
    subtracted = {
        m[0]: -c for m, c in p.items() if len(m) == 1 and c < 0 and m[0] in ledger.definition and m[0] in born
    }
    found: Poly = {}
    if subtracted:
        least = min(subtracted, key=lambda atom: subtracted[atom])
        c = subtracted[least]
        for atom in below(least, born):
            if c & ((1 << 64) - 1):
                break
            c >>= 64
            if atom is not None:
                found[atom,] = c
    return found
