# SPDX-License-Identifier: MIT OR Apache-2.0
"""Multiply-accumulate of 10-digit blocks, by three products of five by five digits [KO62], to columns in memory.

With a = a0 + a1 H, b = b0 + b1 H and H = 2^(5 width), a b = z0 + (z0 + z2 + (a0 - a1) (b1 - b0)) H + z2 H^2.  A sum of
two digits would not fit a factor, so differences are used: those of a left and of a right operand.  With differences
d - s H and d' - s' H, the product is d d' - (s d' + s' d) H + s s' H^2.  The same holds where a and b are themselves
signed differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.operand import (
    BLOCK10,
    HALF,
    MASK,
    SIGN,
    ZMM,
    add,
    carry_to_digits,
    carry_to_left,
    difference_of_halves,
    interleave,
)
from sangi.codegen.x8.program import WIDTH

_T, _A, _B = "rdi", "rsi", "rdx"


def _outer(c: Code, other: Sequence[Instruction]) -> None:
    """The product of the lower halves in the first ten registers, of the upper halves in the next ten.

    `other` instructions are interleaved and have two registers of their own.
    """
    low, high, factor = ZMM[:BLOCK10], ZMM[BLOCK10 : 2 * BLOCK10], ZMM[30]
    digit = (*ZMM[20:29], vector(_A, BLOCK10 - 1))
    for i in range(BLOCK10 - 1):
        c.emit("vmovdqu64", digit[i], vector(_A, i))
    c.clear(*low, *high)
    products = Code(c.name, c.width)
    for j in range(HALF):
        for sums, at in ((low, 0), (high, HALF)):
            products.emit("vmovdqu64", factor, vector(_B, at + j))
            for half in (False, True):
                for i in range(HALF):
                    products.mad(sums[i + j + half], factor, digit[at + i], high=half)
    c.code += interleave(products.code, other)


@dataclass(frozen=True)
class _Sums:
    """The destination of a product: `new` columns, or columns that accumulate it, `twice` at a distance of ten columns.

    `signs`: a and b are signed differences.  `whole`: the sum is carried to digits.
    """

    c: Code
    new: bool
    twice: bool
    signs: bool
    whole: bool

    def sign(self, k: int) -> None:
        """Subtracts from column k the terms of the signs of a and b."""
        if self.signs and k >= BLOCK10:
            for mask, digits in (("k3", _B), ("k4", _A)):
                self.c.emit("vpsubq", f"{ZMM[k]}{{{mask}}}", ZMM[k], vector(digits, k - BLOCK10))

    def put(self, k: int, spare: str) -> None:
        """Stores or accumulates column k of the product."""
        if self.new:
            self.c.emit("vmovdqu64", vector(_T, k), ZMM[k])
            return
        if self.whole:
            self.c.emit("vpaddq", ZMM[k], ZMM[k], vector(_T, k))
            self.digit(k)
            return
        for at in (k, k + BLOCK10)[: 1 + self.twice]:
            add(self.c, _T, at, ZMM[k], spare)

    def digit(self, k: int) -> None:
        """Column k to a digit of z; the carry stays in a register."""
        column, carry = ZMM[k], ZMM[31]
        if k:
            self.c.emit("vpaddq", column, column, carry)
        if k + 1 < 2 * BLOCK10:
            self.c.emit("vpsraq", carry, column, str(self.c.width))
            self.c.emit("vpandq", column, column, MASK)
        self.c.emit("vmovdqu64", vector("rcx", k), column)

    def middle(self, free: Sequence[str]) -> None:
        """The product of the differences, with the terms of their signs, to the middle columns.

        Low and high halves have separate accumulators in the columns that receive many products; the second ones start
        with the contents of memory.
        """
        c, there = self.c, not (self.new or self.twice)
        left, right = free[:HALF], free[HALF]
        second = dict(zip(range(2, BLOCK10 - 2), free[HALF + 1 :], strict=False))
        for i in range(HALF):
            c.emit("vmovdqu64", left[i], vector(_A, BLOCK10 + i))
        for k in range(HALF, BLOCK10 + HALF):
            if k >= BLOCK10:
                c.emit("vpsubq", f"{ZMM[k]}{{k1}}", ZMM[k], vector(_A, k))
                c.emit("vpsubq", f"{ZMM[k]}{{k2}}", ZMM[k], vector(_B, k))
            self.sign(k)
            if (k - HALF) not in second and there:
                c.emit("vpaddq", ZMM[k], ZMM[k], vector(_T, k))
        for k, more in second.items():
            if there:
                c.emit("vmovdqu64", more, vector(_T, HALF + k))
            else:
                c.clear(more)
        for j in range(HALF):
            c.emit("vmovdqu64", right, vector(_B, BLOCK10 + j))
            for half in (True, False):
                for i in range(HALF):
                    k = i + j + half
                    c.mad(second.get(k, ZMM[HALF + k]) if half else ZMM[HALF + k], left[i], right, high=half)
        for k in range(BLOCK10):
            column = ZMM[HALF + k]
            if k in second:
                c.emit("vpaddq", column, column, second[k])
            if self.whole:
                self.digit(HALF + k)
            elif there:
                c.emit("vmovdqu64", vector(_T, HALF + k), column)
            else:
                self.put(HALF + k, free[k])


def _masks(c: Code, first: int, a: str, b: str) -> None:
    """Mask registers of two signs; register a <- their conjunction."""
    c.emit("vpmovq2m", f"k{first}", a)
    c.emit("vpmovq2m", f"k{first + 1}", b)
    c.emit("vpandq", a, a, b)


@dataclass(frozen=True)
class _Interleaved:
    """Work interleaved with a product: its instructions on two registers, its arguments and its contract."""

    emit: Callable[[Code, tuple[str, str]], None]
    arguments: tuple[str, ...]
    says: str


_CARRY_LEFT = _Interleaved(
    lambda c, two: carry_to_left(c, "rcx", "r8", two),
    ("columns", "out"),
    "out <- the left operand of ten columns after carry propagation into the next",
)
_CARRY = _Interleaved(
    lambda c, two: carry_to_digits(c, "rcx", "r8", two),
    ("columns", "out"),
    "out <- the digits of ten columns after carry propagation into the next",
)
_LEFT = _Interleaved(
    lambda c, two: difference_of_halves(c, "rcx", two),
    ("z",),
    "z: ten digits, completed to a left operand",
)


def _kernel(
    name: str,
    width: int,
    *says: str,
    new: bool = False,
    twice: bool = False,
    signs: bool = False,
    whole: bool = False,
    by: _Interleaved | None = None,
) -> Kernel:
    c, other = Code(name, width), Code(name, width)
    sums = _Sums(c, new, twice, signs, whole)
    if by:
        by.emit(other, (ZMM[29], ZMM[31]))
    _outer(c, other.code)
    c.note("the products of both halves, added to the ten middle columns")
    for i in range(HALF):
        both = ZMM[20 + i]
        c.emit("vpaddq", both, ZMM[HALF + i], ZMM[BLOCK10 + i])
        c.emit("vpaddq", ZMM[HALF + i], both, ZMM[i])
        c.emit("vpaddq", ZMM[BLOCK10 + i], both, ZMM[BLOCK10 + HALF + i])
    c.emit("vmovdqu64", ZMM[30], vector(_A, BLOCK10 + HALF))
    c.emit("vmovdqu64", ZMM[31], vector(_B, BLOCK10 + HALF))
    c.note("s s' H^2 of the differences")
    _masks(c, 1, ZMM[31], ZMM[30])
    c.emit("vpsubq", ZMM[BLOCK10 + HALF], ZMM[BLOCK10 + HALF], ZMM[31])
    if signs:
        c.emit("vmovdqu64", ZMM[30], vector(_A, SIGN))
        c.emit("vmovdqu64", ZMM[31], vector(_B, SIGN))
        _masks(c, 3, ZMM[30], ZMM[31])
        c.note("the same of the signs of a and b")
        c.emit("vmovdqu64", ZMM[29], vector(_T, 2 * BLOCK10))
        c.emit("vpsubq", ZMM[29], ZMM[29], ZMM[30])
        c.emit("vmovdqu64", vector(_T, 2 * BLOCK10), ZMM[29])
    lower, upper = range(HALF), range(BLOCK10 + HALF, 2 * BLOCK10)
    for n, k in enumerate((*lower, *upper)[: HALF if whole else 2 * HALF]):
        sums.sign(k)
        sums.put(k, ZMM[20 + n])
    if whole:
        sums.middle((*ZMM[:HALF], *ZMM[2 * BLOCK10 : 31]))
        for k in upper:
            sums.put(k, ZMM[0])
    else:
        sums.middle((*ZMM[:HALF], *ZMM[BLOCK10 + HALF :]))
    contract: tuple[str, ...] = (
        *says,
        "a is a left operand, b a right operand",
        f"t has {20 + 10 * twice} columns" + (" and one more" if signs else ""),
    )
    if by:
        contract = (*contract, by.says)
    more = ("z",) if whole else by.arguments if by else ()
    return c.kernel(("t", "a", "b", *more), (), contract)


_ONCE = "t <- t + a * b"
_TWICE = "t <- t + a * b * (1 + 2^(10 width))"


def mac10(width: int = WIDTH) -> Kernel:
    """t <- t + a * b."""
    return _kernel("mac10", width, _ONCE)


def mul10(width: int = WIDTH) -> Kernel:
    """t <- a * b."""
    return _kernel("mul10", width, "t <- a * b", new=True)


def mac10_carry_left(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, interleaved with carry propagation to a left operand."""
    return _kernel("mac10_carry_left", width, _ONCE, by=_CARRY_LEFT)


def mac10_carry(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, interleaved with carry propagation to digits."""
    return _kernel("mac10_carry", width, _ONCE, by=_CARRY)


def mac10_to_digits(width: int = WIDTH) -> Kernel:
    """z <- t + a * b, of twenty digits."""
    return _kernel("mac10_to_digits", width, "z <- t + a * b, of twenty digits", whole=True)


def mac10_left(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, interleaved with the completion of a left operand."""
    return _kernel("mac10_left", width, _ONCE, by=_LEFT)


def mac10_twice(width: int = WIDTH) -> Kernel:
    """t <- t + a * b * (1 + 2^(10 width)): the outer products of the next Karatsuba level."""
    return _kernel("mac10_twice", width, _TWICE, twice=True)


def mac10_twice_carry_left(width: int = WIDTH) -> Kernel:
    """The same, interleaved with carry propagation to a left operand."""
    return _kernel("mac10_twice_carry_left", width, _TWICE, twice=True, by=_CARRY_LEFT)


def mac10_signed(width: int = WIDTH) -> Kernel:
    """t <- t + a * b for signed differences."""
    signs = "a and b are signed differences"
    return _kernel("mac10_signed", width, _ONCE, signs, signs=True)
