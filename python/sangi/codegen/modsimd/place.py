# SPDX-License-Identifier: MIT OR Apache-2.0
"""The addresses of operands behind pointers, and of constants under a label."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sangi.codegen.emit.assembler import VECTOR, WORD, address, constants, qword, spread, zmmword
from sangi.codegen.modsimd.shape import LANES

#: Entries of the table of a power.
ENTRIES = 32


@dataclass(frozen=True)
class Table:
    """Vectors of constants under a label."""

    label: str
    width: int

    @property
    def top(self) -> int:
        """All ones in a digit."""
        return (1 << self.width) - 1

    def words(self) -> list[int]:
        """Every vector in order; the last ones are two for each place of a highest digit."""
        ones, m = (1 << 64) - 1, self.top
        out = [m] * LANES
        out += [1 << self.width - 1] + [m] * (LANES - 1)
        out += [0] + [m] * (LANES - 1)
        out += [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15]
        out += range(ENTRIES)
        for lane in range(LANES):
            out += [m] * lane + [ones] + [0] * (LANES - 1 - lane)
            out += [ones] * lane + [m] + [0] * (LANES - 1 - lane)
        return out

    def _vector(self, at: int) -> str:
        return zmmword(constants(self.label), VECTOR * at)

    @property
    def digit(self) -> str:
        """All ones in each digit."""
        return spread(qword(constants(self.label)))

    @property
    def every(self) -> str:
        """The same as a vector."""
        return self._vector(0)

    @property
    def less_half(self) -> str:
        """The lowest vector of -W^c / 2, from column c - 1; those above are `every`."""
        return self._vector(1)

    @property
    def above_guard(self) -> str:
        """`every` without the guard column."""
        return self._vector(2)

    def interleaved(self, upper: bool) -> str:
        """The indices that interleave the lanes of two vectors."""
        return self._vector(3 + upper)

    def highest(self, lane: int) -> tuple[str, str]:
        """Masks of a vector whose highest digit is in `lane`: before and after carry propagation."""
        at = 5 + ENTRIES // LANES + 2 * lane
        return self._vector(at), self._vector(at + 1)

    def number(self, value: int) -> str:
        """A number below ENTRIES in every lane."""
        return spread(qword(constants(self.label), 5 * VECTOR + WORD * value))


@dataclass(frozen=True)
class Places:
    """The addresses of the operands of a product, in words from a register."""

    x: Callable[[int], str]
    y: Callable[[int], str]
    z: Callable[[int], str]
    data: Callable[[int], str]
    scratch: Callable[[int], str]


def words(register: str, offset: int = 0) -> Callable[[int], str]:
    """The memory operand, without its size, of a word behind a register."""

    def at(index: int) -> str:
        return address(register, WORD * (index + offset))

    return at
