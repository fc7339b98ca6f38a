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
    #: Digits of one number in a vector; each constant stands once for every number.
    packed: int = LANES

    @property
    def top(self) -> int:
        """All ones in a digit."""
        return (1 << self.width) - 1

    def words(self) -> list[int]:
        """Every vector in order; the last ones are two for each place of a highest digit."""
        ones, m, packed = (1 << 64) - 1, self.top, self.packed
        vectors = [[m] * packed, [1 << self.width - 1] + [m] * (packed - 1), [0] + [m] * (packed - 1)]
        highest = []
        for at in range(packed):
            highest.append([m] * at + [ones] + [0] * (packed - 1 - at))
            highest.append([ones] * at + [m] + [0] * (packed - 1 - at))
        each = range(LANES // packed)
        interleaved = [of + at * len(each) + i for at in range(packed) for of in (0, LANES) for i in each]
        before, after = ([word for row in rows for word in row for _ in each] for rows in (vectors, highest))
        return [*before, *interleaved, *range(ENTRIES), *after]

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
        """The indices that interleave the digits of two vectors."""
        return self._vector(3 + upper)

    def highest(self, place: int) -> tuple[str, str]:
        """Masks of a vector whose highest digit is at `place`: before and after carry propagation."""
        at = 5 + ENTRIES // LANES + 2 * place
        return self._vector(at), self._vector(at + 1)

    def number(self, value: int) -> str:
        """A number below ENTRIES in every lane."""
        return spread(qword(constants(self.label), 5 * VECTOR + WORD * value))


@dataclass(frozen=True)
class Places:
    """The addresses of the operands of a product, by digits from a register."""

    x: Callable[[int], str]
    y: Callable[[int], str]
    z: Callable[[int], str]
    data: Callable[[int], str]
    scratch: Callable[[int], str]


def words(register: str, offset: int = 0, each: int = 1) -> Callable[[int], str]:
    """The memory operand, without its size, of a digit behind a register, with a stride of `each` words."""

    def at(index: int) -> str:
        return address(register, WORD * each * (index + offset))

    return at
