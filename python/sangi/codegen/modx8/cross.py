# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of ten digits by ten, of three products of five by five [KO62], to columns in memory.

With a = a0 + a1 H, b = b0 + b1 H and H = 2^(5 width), a b = z0 + (z0 + z2 + (a0 - a1) (b1 - b0)) H + z2 H^2.  A sum of
two digits is too much for a factor, so differences are made, of a part and of a counterpart.  The product of two is
that of their digits less (s d' + s' d) H, and one more at H^2 where both are negative; likewise where a and b are
differences themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.tens import HALF, MASK, SIGN, TEN, ZMM, add, beside, cut, cut_digits, halves
from sangi.codegen.x8.program import WIDTH

_T, _A, _B = "rdi", "rsi", "rdx"


def _outer(c: Code, other: Sequence[Instruction]) -> None:
    """The lower halves' product in the first ten registers, the upper halves' in the next; others mixed in.

    Two registers are left for the others.
    """
    low, high, factor = ZMM[:TEN], ZMM[TEN : 2 * TEN], ZMM[30]
    digit = (*ZMM[20:29], vector(_A, TEN - 1))
    for i in range(TEN - 1):
        c.emit("vmovdqu64", digit[i], vector(_A, i))
    c.clear(*low, *high)
    products = Code(c.name, c.width)
    for j in range(HALF):
        for sums, at in ((low, 0), (high, HALF)):
            products.emit("vmovdqu64", factor, vector(_B, at + j))
            for half in (False, True):
                for i in range(HALF):
                    products.mad(sums[i + j + half], factor, digit[at + i], high=half)
    c.code += beside(products.code, other)


@dataclass(frozen=True)
class _Sums:
    """Where a product goes: to new columns or to those that are there, to these once or twice ten columns apart; a, b
    may have signs.  Or the sum becomes digits."""

    c: Code
    new: bool
    twice: bool
    signs: bool
    whole: bool

    def sign(self, k: int) -> None:
        """What the signs of a and b take from column k."""
        if self.signs and k >= TEN:
            for mask, digits in (("k3", _B), ("k4", _A)):
                self.c.emit("vpsubq", f"{ZMM[k]}{{{mask}}}", ZMM[k], vector(digits, k - TEN))

    def put(self, k: int, spare: str) -> None:
        """Column k of the product."""
        if self.new:
            self.c.emit("vmovdqu64", vector(_T, k), ZMM[k])
            return
        if self.whole:
            self.c.emit("vpaddq", ZMM[k], ZMM[k], vector(_T, k))
            self.digit(k)
            return
        for at in (k, k + TEN)[: 1 + self.twice]:
            add(self.c, _T, at, ZMM[k], spare)

    def digit(self, k: int) -> None:
        """Column k as a digit of z; the carry stays in a register."""
        column, carry = ZMM[k], ZMM[31]
        if k:
            self.c.emit("vpaddq", column, column, carry)
        if k + 1 < 2 * TEN:
            self.c.emit("vpsraq", carry, column, str(self.c.width))
            self.c.emit("vpandq", column, column, MASK)
        self.c.emit("vmovdqu64", vector("rcx", k), column)

    def middle(self, free: Sequence[str]) -> None:
        """The product of the differences, and what their signs take from it, to the columns in the middle.

        Low and high halves have sums of their own where a column takes more than a few: the others' wait for no halves'
        products, and begin with what is there.
        """
        c, there = self.c, not (self.new or self.twice)
        left, right = free[:HALF], free[HALF]
        second = dict(zip(range(2, TEN - 2), free[HALF + 1 :], strict=False))
        for i in range(HALF):
            c.emit("vmovdqu64", left[i], vector(_A, TEN + i))
        for k in range(HALF, TEN + HALF):
            if k >= TEN:
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
            c.emit("vmovdqu64", right, vector(_B, TEN + j))
            for half in (True, False):
                for i in range(HALF):
                    k = i + j + half
                    c.mad(second.get(k, ZMM[HALF + k]) if half else ZMM[HALF + k], left[i], right, high=half)
        for k in range(TEN):
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
    """Masks of two signs, each in its register, which then has both."""
    c.emit("vpmovq2m", f"k{first}", a)
    c.emit("vpmovq2m", f"k{first + 1}", b)
    c.emit("vpandq", a, a, b)


@dataclass(frozen=True)
class _Beside:
    """What a product is made beside: instructions with two registers, arguments, and what it says of itself."""

    emit: Callable[[Code, tuple[str, str]], None]
    arguments: tuple[str, ...]
    says: str


_CUT = _Beside(
    lambda c, two: cut(c, "rcx", "r8", two),
    ("columns", "out"),
    "out <- the part of the digits of ten columns; what is above them goes to the next column",
)
_DIGITS = _Beside(
    lambda c, two: cut_digits(c, "rcx", "r8", two),
    ("columns", "out"),
    "out <- the digits of ten columns; what is above them goes to the next column",
)
_HALVES = _Beside(
    lambda c, two: halves(c, "rcx", two),
    ("z",),
    "z: ten digits, to which is added what makes a part of them",
)


def _kernel(
    name: str,
    width: int,
    *says: str,
    new: bool = False,
    twice: bool = False,
    signs: bool = False,
    whole: bool = False,
    by: _Beside | None = None,
) -> Kernel:
    c, other = Code(name, width), Code(name, width)
    sums = _Sums(c, new, twice, signs, whole)
    if by:
        by.emit(other, (ZMM[29], ZMM[31]))
    _outer(c, other.code)
    c.note("what both halves' products give the ten columns in the middle")
    for i in range(HALF):
        both = ZMM[20 + i]
        c.emit("vpaddq", both, ZMM[HALF + i], ZMM[TEN + i])
        c.emit("vpaddq", ZMM[HALF + i], both, ZMM[i])
        c.emit("vpaddq", ZMM[TEN + i], both, ZMM[TEN + HALF + i])
    c.emit("vmovdqu64", ZMM[30], vector(_A, TEN + HALF))
    c.emit("vmovdqu64", ZMM[31], vector(_B, TEN + HALF))
    c.note("both negative: one more at H^2 in the middle")
    _masks(c, 1, ZMM[31], ZMM[30])
    c.emit("vpsubq", ZMM[TEN + HALF], ZMM[TEN + HALF], ZMM[31])
    if signs:
        c.emit("vmovdqu64", ZMM[30], vector(_A, SIGN))
        c.emit("vmovdqu64", ZMM[31], vector(_B, SIGN))
        _masks(c, 3, ZMM[30], ZMM[31])
        c.note("and one more above all")
        c.emit("vmovdqu64", ZMM[29], vector(_T, 2 * TEN))
        c.emit("vpsubq", ZMM[29], ZMM[29], ZMM[30])
        c.emit("vmovdqu64", vector(_T, 2 * TEN), ZMM[29])
    lower, upper = range(HALF), range(TEN + HALF, 2 * TEN)
    for n, k in enumerate((*lower, *upper)[: HALF if whole else 2 * HALF]):
        sums.sign(k)
        sums.put(k, ZMM[20 + n])
    if whole:
        sums.middle((*ZMM[:HALF], *ZMM[2 * TEN : 31]))
        for k in upper:
            sums.put(k, ZMM[0])
    else:
        sums.middle((*ZMM[:HALF], *ZMM[TEN + HALF :]))
    contract: tuple[str, ...] = (
        *says,
        "a is a part, b a counterpart",
        f"t has {20 + 10 * twice} columns" + (" and one more" if signs else ""),
    )
    if by:
        contract = (*contract, by.says)
    more = ("z",) if whole else by.arguments if by else ()
    return c.kernel(("t", "a", "b", *more), (), contract)


_ONCE = "t <- t + a * b"
_TWICE = "t <- t + a * b * (1 + 2^(10 width))"


def cross(width: int = WIDTH) -> Kernel:
    """t <- t + a * b."""
    return _kernel("cross", width, _ONCE)


def cross_new(width: int = WIDTH) -> Kernel:
    """t <- a * b."""
    return _kernel("cross_new", width, "t <- a * b", new=True)


def cross_cut(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, and ten columns become a part."""
    return _kernel("cross_cut", width, _ONCE, by=_CUT)


def cross_digits(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, and ten columns become digits."""
    return _kernel("cross_digits", width, _ONCE, by=_DIGITS)


def cross_whole(width: int = WIDTH) -> Kernel:
    """z <- t + a * b, of twenty digits."""
    return _kernel("cross_whole", width, "z <- t + a * b, of twenty digits", whole=True)


def cross_halves(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, and ten digits become a part."""
    return _kernel("cross_halves", width, _ONCE, by=_HALVES)


def cross_both(width: int = WIDTH) -> Kernel:
    """t <- t + a * b * (1 + 2^(10 width)): where halves' products go."""
    return _kernel("cross_both", width, _TWICE, twice=True)


def cross_both_cut(width: int = WIDTH) -> Kernel:
    """Likewise, and ten columns become a part."""
    return _kernel("cross_both_cut", width, _TWICE, twice=True, by=_CUT)


def cross_apart(width: int = WIDTH) -> Kernel:
    """t <- t + a * b for differences, each with its sign."""
    signs = "a and b are differences and have signs"
    return _kernel("cross_apart", width, _ONCE, signs, signs=True)
