# SPDX-License-Identifier: MIT OR Apache-2.0
"""A word or flag of a symbolic run in its three exact forms, and how atoms come to be.

The forms of a word: `value`, over inputs, quotients, high halves and carries (lo = a b - 2^64 hi,
s = a + b + c_in - 2^64 c: sums of it telescope to the number meant); `local`, the other way round, over words
in [0, 2^64) (c = (a + b + c_in - s) / 2^64: bounds carries); `residue`, mod 2^64 (shows that a low word is 0).
"""

from __future__ import annotations

from dataclasses import dataclass

from sangi.verify.symbolic import poly, residue
from sangi.verify.symbolic.poly import Poly
from sangi.verify.symbolic.residue import Residue


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A word in [low, high], or a flag in [0, 1]; `atom` names a flag that is not known."""

    value: Poly
    local: Poly
    residue: Residue
    low: int
    high: int
    atom: int | None = None

    @property
    def known(self) -> int | None:
        """The value, where it is a constant."""
        return self.low if self.low == self.high else None


def constant(c: int) -> Word:
    """The constant c."""
    return Word(poly.const(c), poly.const(c), residue.const(c), c, c)


ZERO = constant(0)


@dataclass(frozen=True, slots=True)
class Birth:
    """How atoms came to be: `atoms` are the carry and sum, high and low half, quotient, or bit and rest of `of`."""

    kind: str
    of: tuple[Word, ...]
    atoms: tuple[int, ...]


def atom_of(a: Word) -> int | Word:
    """The atom that a word is, or the word itself."""
    ((single, c),) = a.local.items() if len(a.local) == 1 else (((), 0),)
    return single[0] if len(single) == 1 and c == poly.ONE else a
