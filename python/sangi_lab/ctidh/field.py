# SPDX-License-Identifier: MIT OR Apache-2.0
"""F_p on integers, with every operation counted by part of the action and written to a trace."""

from __future__ import annotations

from sangi.codegen.tables.cost import Ops
from sangi_lab.ctidh.secret import Secret

#: Bytes of the trace.  A number that is published follows PUBLIC, in text.
MUL, SQR, ADD, SELECT, SWAP, ZERO, SYMBOL, INVERSE, PUBLIC = range(9)


class Field:
    """Counts and trace of one execution.  Elements are integers, reduced or not."""

    def __init__(self, p: int) -> None:
        self.p = p
        self.trace = bytearray()
        self.moves = self.symbols = self.inversions = 0
        self._parts: dict[str, list[int]] = {}
        self.part("other")

    def part(self, name: str) -> None:
        """What the operations from here on are counted under."""
        self._now = self._parts.setdefault(name, [0, 0, 0])

    @property
    def counts(self) -> dict[str, Ops]:
        """Operations by part, without symbols and inversions."""
        return {name: Ops(*count) for name, count in self._parts.items()}

    def public(self, *numbers: object) -> None:
        """Writes public numbers, which may decide anything, to the trace."""
        self.trace.append(PUBLIC)
        self.trace += repr(numbers).encode()

    def mul(self, x: int, y: int) -> int:
        """x y"""
        self._now[0] += 1
        self.trace.append(MUL)
        return x * y % self.p

    def sqr(self, x: int) -> int:
        """x^2"""
        self._now[1] += 1
        self.trace.append(SQR)
        return x * x % self.p

    def add(self, x: int, y: int) -> int:
        """x + y"""
        self._now[2] += 1
        self.trace.append(ADD)
        return x + y

    def sub(self, x: int, y: int) -> int:
        """x - y"""
        self._now[2] += 1
        self.trace.append(ADD)
        return x - y

    def dbl(self, x: int) -> int:
        """2 x"""
        return self.add(x, x)

    def neg(self, x: int) -> int:
        """-x"""
        return self.sub(0, x)

    def select(self, chosen: int, other: int, bit: Secret) -> int:
        """`chosen` if the bit is set."""
        self.moves += 1
        self.trace.append(SELECT)
        return bit.pick(chosen, other)

    def swap(self, x: int, y: int, bit: Secret) -> tuple[int, int]:
        """(y, x) if the bit is set."""
        self.moves += 2
        self.trace.append(SWAP)
        return bit.pick((y, x), (x, y))

    def is_zero(self, x: int) -> Secret:
        """Whether x = 0."""
        self.trace.append(ZERO)
        return Secret(x % self.p == 0)

    def is_square(self, x: int) -> Secret:
        """By the Legendre symbol; x != 0."""
        self.symbols += 1
        self.trace.append(SYMBOL)
        return Secret(pow(x, (self.p - 1) // 2, self.p) == 1)

    def inverse(self, x: int) -> int:
        """1/x"""
        self.inversions += 1
        self.trace.append(INVERSE)
        return pow(x, -1, self.p)
