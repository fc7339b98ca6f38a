# SPDX-License-Identifier: MIT OR Apache-2.0
"""The value of every atom of a symbolic run for given inputs, by Python's integers, from how each came to be."""

from __future__ import annotations

from sangi.errors import CheckFailed
from sangi.verify.symbolic import poly
from sangi.verify.symbolic.forms import Birth, Word
from sangi.verify.symbolic.residue import WORD


class Values:
    """Values by atom, in the order in which the atoms were made."""

    def __init__(self) -> None:
        self.of: list[int] = []

    def born(self, birth: Birth) -> None:
        """The values of atoms that came to be; raises `CheckFailed` if they are not the next ones."""
        a = [self.word(word) for word in birth.of]
        match birth.kind:
            case "sum":
                made = [sum(a) >> 64, sum(a) % WORD]
            case "difference":
                total = a[0] - a[1] - a[2]
                made = [int(total < 0), total % WORD]
            case "product":
                made = [a[0] * a[1] >> 64, a[0] * a[1] % WORD]
            case "split":
                made = list(divmod(a[0], a[1]))
            case "low product":
                made = [a[0] * a[1] % WORD]
            case "bit":
                made = [a[0] & 1]
            case "half":
                made = [(a[0] >> 1) + (a[1] << 63)]
            case _:
                made = a
        if list(birth.atoms) != list(range(len(self.of), len(self.of) + len(birth.atoms))):
            raise CheckFailed(f"the atoms of a {birth.kind} came out of order")
        self.of += made[: len(birth.atoms)]

    def word(self, word: Word) -> int:
        """The value of a word, by its local form."""
        return poly.evaluate(word.local, self.of.__getitem__)
