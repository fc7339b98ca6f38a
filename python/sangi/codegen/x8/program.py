# SPDX-License-Identifier: MIT OR Apache-2.0
"""A straight-line program over vectors, as data; every value carries the interval that contains it.

A lane holds a digit of `width` bits, or a sum of products whose carries have not been propagated yet; no step moves
data between lanes.  Building a program checks it: products take digits only, no sum overflows its word, and only digits
are stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

#: Bits of a lane.
WORD = 64
#: Bits of a digit that the multiplier takes.
WIDTH = 52


class Op(Enum):
    """The steps; `LOW` and `CLAIM` only state bounds and emit no instruction."""

    LOAD = "load"  # a digit of an argument
    CONST = "const"  # a digit of a constant, the same in each lane
    ZERO = "zero"
    LOW = "low"  # the low digit of a value, as the multiplier sees it
    CLAIM = "claim"  # a value whose bound follows from the contract
    MAD_LOW = "mad_low"  # a + low digit of b * c
    MAD_HIGH = "mad_high"  # a + high digit of b * c
    ADD = "add"
    SUB = "sub"
    CARRY = "carry"  # the value without its low digit, an unsigned one
    BORROW = "borrow"  # the same of a signed one
    DIGIT = "digit"  # the low digit alone
    SIGN = "sign"  # the lanes whose value is negative
    ARGUMENT = "argument"  # the lanes whose bit is set in an argument
    CHOOSE = "choose"  # b in the lanes of a, else c
    STORE = "store"


@dataclass(frozen=True, slots=True)
class Value:
    """The result of a step: its number, and the interval that holds it."""

    number: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Node:
    """One step; `place` is the argument or constant, `index` the digit of it."""

    op: Op
    out: Value
    args: tuple[Value, ...] = ()
    place: str = ""
    index: int = 0


class Bound(Exception):
    """A value that may overflow its word, or that may exceed a digit where a digit is required."""


@dataclass(frozen=True)
class Constants:
    """The numbers of a kernel, by name, in digits of `width` bits."""

    width: int
    digits: Mapping[str, tuple[int, ...]]


@dataclass
class Program:
    """A kernel under construction, and then its steps."""

    name: str
    contract: tuple[str, ...]
    pointers: tuple[str, ...]
    limbs: int
    constants: Constants
    scalars: tuple[str, ...] = ()
    nodes: list[Node] = field(default_factory=list)

    @property
    def width(self) -> int:
        """Bits of a digit."""
        return self.constants.width

    @property
    def top(self) -> int:
        """The largest digit."""
        return (1 << self.width) - 1

    def _add(
        self, op: Op, low: int, high: int, args: tuple[Value, ...] = (), place: str = "", index: int = 0
    ) -> Value:
        if low < -(1 << WORD - 1) or high >= 1 << WORD or (low < 0 and high >= 1 << WORD - 1):
            raise Bound(f"{self.name}, step {len(self.nodes)}: {op.value} may reach {low} to {high}")
        out = Value(len(self.nodes), low, high)
        self.nodes.append(Node(op, out, args, place, index))
        return out

    def _digit(self, *values: Value) -> None:
        for value in values:
            if value.low < 0 or value.high > self.top:
                raise Bound(f"{self.name}, step {len(self.nodes)}: {value} is no digit")

    def load(self, place: str, index: int) -> Value:
        """Digit `index` of an argument."""
        return self._add(Op.LOAD, 0, self.top, (), place, index)

    def const(self, place: str, index: int) -> Value:
        """Digit `index` of a constant."""
        digit = self.constants.digits[place][index]
        return self._add(Op.CONST, digit, digit, (), place, index)

    def zero(self) -> Value:
        """Zero."""
        return self._add(Op.ZERO, 0, 0)

    def low(self, a: Value) -> Value:
        """The low digit of a sum, as the multiplier reads it; the multiplier ignores the other bits."""
        return self._add(Op.LOW, 0, self.top, (a,))

    def claim(self, a: Value, high: int) -> Value:
        """The same value, which by the contract is from 0 to `high`; the checks test this."""
        return self._add(Op.CLAIM, 0, high, (a,), index=high)

    def mad(self, acc: Value, a: Value, b: Value, *, high: bool) -> Value:
        """acc + a digit of a * b."""
        self._digit(a, b)
        most = a.high * b.high
        most = most >> self.width if high else min(most, self.top)
        return self._add(Op.MAD_HIGH if high else Op.MAD_LOW, acc.low, acc.high + most, (acc, a, b))

    def add(self, a: Value, b: Value) -> Value:
        """a + b."""
        return self._add(Op.ADD, a.low + b.low, a.high + b.high, (a, b))

    def sub(self, a: Value, b: Value) -> Value:
        """a - b."""
        return self._add(Op.SUB, a.low - b.high, a.high - b.low, (a, b))

    def carry(self, a: Value) -> Value:
        """The carry of an unsigned sum into the next digit."""
        if a.low < 0:
            raise Bound(f"{self.name}, step {len(self.nodes)}: an unsigned shift of {a}")
        return self._add(Op.CARRY, a.low >> self.width, a.high >> self.width, (a,))

    def borrow(self, a: Value) -> Value:
        """The carry of a signed sum into the next digit."""
        if a.high >= 1 << WORD - 1:
            raise Bound(f"{self.name}, step {len(self.nodes)}: a signed shift of {a}")
        return self._add(Op.BORROW, a.low >> self.width, a.high >> self.width, (a,))

    def digit(self, a: Value) -> Value:
        """The low digit."""
        return self._add(Op.DIGIT, 0, self.top, (a,))

    def sign(self, a: Value) -> Value:
        """The lanes in which a signed value is negative."""
        if a.high >= 1 << WORD - 1:
            raise Bound(f"{self.name}, step {len(self.nodes)}: the sign of {a}")
        return self._add(Op.SIGN, 0, 1, (a,))

    def argument(self, place: str) -> Value:
        """The lanes whose bit is set in a scalar argument."""
        return self._add(Op.ARGUMENT, 0, 1, (), place)

    def choose(self, mask: Value, a: Value, b: Value) -> Value:
        """a in the lanes that the mask selects, b in the others."""
        return self._add(Op.CHOOSE, min(a.low, b.low), max(a.high, b.high), (mask, a, b))

    def store(self, place: str, index: int, a: Value) -> None:
        """Digit `index` of an output <- a."""
        self._digit(a)
        self._add(Op.STORE, 0, 0, (a,), place, index)

    def last_use(self) -> dict[int, int]:
        """The number of the last step that reads each value."""
        return {arg.number: i for i, node in enumerate(self.nodes) for arg in node.args}
