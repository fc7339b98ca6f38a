# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of ten digits by ten, of three products of five by five [KO62], to columns in memory.

With a = a0 + a1 H, b = b0 + b1 H and H = 2^(5 width), a b = z0 + (z0 + z2 - (a0 - a1) (b0 - b1)) H + z2 H^2.  A sum of
two digits is too much for a factor, so differences are made: five digits d of a0 - a1 modulo H, and a vector s that is
all ones where it is negative, a0 - a1 = d - s H.  The product of two differences is then that of their digits less
(s d' + s' d) H, and one more at H^2 where both are negative.

A column is a word of a sum that carries have not left yet; it may be negative.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.gen.emit.x64 import Instruction, Kernel
from sangi.gen.lanes.program import WIDTH
from sangi.gen.modx8.code import TABLE, VECTOR, Code, vector

#: Digits of a half, and of a factor; vectors of a difference.
HALF = 5
TEN = 2 * HALF
DIFFERENCE = HALF + 1
_ZMM = tuple(f"zmm{i}" for i in range(32))
_MASK = f"qword ptr [rip + {TABLE}]{{1to8}}"


def beside(main: Sequence[Instruction], other: Sequence[Instruction]) -> list[Instruction]:
    """Both, each in its order, evenly mixed: what waits for carries then keeps no products waiting."""
    mixed: list[Instruction] = []
    done = 0
    for n, instruction in enumerate(main, 1):
        mixed.append(instruction)
        upto = n * len(other) // len(main)
        mixed += other[done:upto]
        done = upto
    return mixed


def difference(c: Code, out: str, low: Sequence[str], high: Sequence[str], digit: str, carry: str) -> None:
    """The difference of two halves, whose digits are registers or in memory, to the vectors from `out` on."""
    for k in range(HALF):
        if k:
            c.emit("vpaddq", carry, carry, low[k])
            c.emit("vpsubq", carry, carry, high[k])
        else:
            c.emit("vmovdqu64", carry, low[k])
            c.emit("vpsubq", carry, carry, high[k])
        c.emit("vpandq", digit, carry, _MASK)
        c.emit("vpsraq", carry, carry, str(c.width))
        c.emit("vmovdqu64", vector(out, k), digit)
    c.emit("vmovdqu64", vector(out, HALF), carry)


def _add(c: Code, base: str, index: int, value: str, sum_: str) -> None:
    c.emit("vpaddq", sum_, value, vector(base, index))
    c.emit("vmovdqu64", vector(base, index), sum_)


def _outer(c: Code, a: str, b: str, other: Sequence[Instruction]) -> None:
    """The lower halves' product in the first ten registers, the upper halves' in the next; others mixed in.

    Two registers are left for the others.
    """
    low, high, factor = _ZMM[:TEN], _ZMM[TEN : 2 * TEN], _ZMM[30]
    digit = (*_ZMM[20:29], vector(a, TEN - 1))
    for i in range(TEN - 1):
        c.emit("vmovdqu64", digit[i], vector(a, i))
    c.clear(*low, *high)
    products = Code(c.name, c.width)
    for j in range(HALF):
        for half in (False, True):
            for sums, at in ((low, 0), (high, HALF)):
                products.emit("vmovdqu64", factor, vector(b, at + j))
                for i in range(HALF):
                    products.mad(sums[i + j + half], factor, digit[at + i], high=half)
    c.code += beside(products.code, other)


def _inner(c: Code, a: str, b: str, free: Sequence[str]) -> Sequence[str]:
    """The product of two differences, in ten of the free registers; the columns in the middle have two sums each."""
    left, right, low = free[:HALF], free[HALF], free[HALF + 1 : HALF + 1 + TEN]
    high = dict(zip(range(2, TEN - 2), free[HALF + 1 + TEN :], strict=True))
    c.clear(*low, *high.values())
    for i in range(HALF):
        c.emit("vmovdqu64", left[i], vector(a, i))
    for j in range(HALF):
        c.emit("vmovdqu64", right, vector(b, j))
        for i in range(HALF):
            c.mad(low[i + j], left[i], right, high=False)
        for i in range(HALF):
            c.mad(high.get(i + j + 1, low[i + j + 1]), left[i], right, high=True)
    for k, more in high.items():
        c.emit("vpaddq", low[k], low[k], more)
    return low


def _cut(c: Code, t: str, out: str, digit: str, carry: str) -> None:
    """The digits of ten columns to `out`, then the difference of their halves; what is above, to the next column."""
    for k in range(TEN):
        if k:
            c.emit("vpaddq", carry, carry, vector(t, k))
        else:
            c.emit("vmovdqu64", carry, vector(t))
        c.emit("vpandq", digit, carry, _MASK)
        c.emit("vpsraq", carry, carry, str(c.width))
        c.emit("vmovdqu64", vector(out, k), digit)
    _add(c, t, TEN, carry, carry)
    low, high = ([vector(out, at + k) for k in range(HALF)] for at in (0, HALF))
    c.emit("lea", "rax", f"[{out} + {VECTOR * TEN}]")
    difference(c, "rax", low, high, digit, carry)


def _kernel(name: str, width: int, says: str, *, twice: bool, cuts: bool = False) -> Kernel:
    """t <- t + a b, or with the product doubled; or ten columns become digits, and those behind them are t."""
    c = Code(name, width)
    # rdi = t, rsi = a, rdx = the difference of a's halves, rcx = b, r8 = that of b's, r9 = out
    t, a, da, b, db = "rdi", "rsi", "rdx", "rcx", "r8"
    at, other = TEN if cuts else 0, Code(name, width)
    if cuts:
        _cut(other, t, "r9", _ZMM[29], _ZMM[31])
    _outer(c, a, b, other.code)
    c.note = "what both halves' products give the ten columns in the middle"
    for i in range(HALF):
        both = _ZMM[20 + i]
        c.emit("vpaddq", both, _ZMM[HALF + i], _ZMM[TEN + i])
        c.emit("vpaddq", _ZMM[HALF + i], both, _ZMM[i])
        c.emit("vpaddq", _ZMM[TEN + i], both, _ZMM[TEN + HALF + i])
    c.emit("vmovdqu64", _ZMM[30], vector(da, HALF))
    c.emit("vmovdqu64", _ZMM[31], vector(db, HALF))
    c.emit("vpmovq2m", "k1", _ZMM[30])
    c.emit("vpmovq2m", "k2", _ZMM[31])
    c.note = "both negative: one less at H^2 in the middle"
    c.emit("vpandq", _ZMM[30], _ZMM[30], _ZMM[31])
    c.emit("vpaddq", _ZMM[TEN + HALF], _ZMM[TEN + HALF], _ZMM[30])
    ends, middle = (*range(HALF), *range(TEN + HALF, 2 * TEN)), range(HALF, TEN + HALF)
    for n, k in enumerate(ends):
        if twice:
            c.emit("vpaddq", _ZMM[k], _ZMM[k], _ZMM[k])
        _add(c, t, at + k, _ZMM[k], _ZMM[20 + n % 10])
    free = (*_ZMM[:HALF], *_ZMM[TEN + HALF :])
    product = _inner(c, da, db, free)
    for k, column in zip(middle, product, strict=True):
        c.emit("vpsubq", _ZMM[k], _ZMM[k], column)
        if k >= TEN:
            c.emit("vpaddq", f"{_ZMM[k]}{{k1}}", _ZMM[k], vector(db, k - TEN))
            c.emit("vpaddq", f"{_ZMM[k]}{{k2}}", _ZMM[k], vector(da, k - TEN))
        if twice:
            c.emit("vpaddq", _ZMM[k], _ZMM[k], _ZMM[k])
        _add(c, t, at + k, _ZMM[k], free[k - HALF])
    contract: tuple[str, ...] = (
        says,
        "a and b have ten digits, t twenty columns",
        "da, db: the differences of their halves",
    )
    if cuts:
        cut = "ten columns stand before t, at the address of which they are: out <- their number modulo 2^(10 width)"
        contract = (*contract, cut, "and the difference of its halves; what is above that goes to t")
    return c.kernel(("t", "a", "da", "b", "db", *(["out"] if cuts else [])), (), contract)


def cross(width: int = WIDTH) -> Kernel:
    """t <- t + a * b."""
    return _kernel("cross", width, "t <- t + a * b", twice=False)


def cross_twice(width: int = WIDTH) -> Kernel:
    """t <- t + 2 * a * b."""
    return _kernel("cross_twice", width, "t <- t + 2 * a * b", twice=True)


def cross_cut(width: int = WIDTH) -> Kernel:
    """t <- t + a * b, and the ten columns before t to digits."""
    return _kernel("cross_cut", width, "t <- t + a * b", twice=False, cuts=True)


def cross_twice_cut(width: int = WIDTH) -> Kernel:
    """t <- t + 2 * a * b, likewise."""
    return _kernel("cross_twice_cut", width, "t <- t + 2 * a * b", twice=True, cuts=True)


def square(width: int = WIDTH) -> Kernel:
    """t <- a^2; da <- the difference of a's halves.

    Products of two digits of one number in one sum each, doubled: halves would save less than they cost.
    """
    c = Code("square", width)
    # rdi = t, rsi = a, rdx = da
    column, digit = _ZMM[: 2 * TEN], _ZMM[20:30]
    for i in range(TEN):
        c.emit("vmovdqu64", digit[i], vector("rsi", i))
    c.clear(*column)
    products = Code("square", width)
    for apart in range(1, TEN):
        for half in (False, True):
            for i in range(TEN - apart):
                products.mad(column[2 * i + apart + half], digit[i], digit[i + apart], high=half)
    for k in range(1, 2 * TEN - 1):
        products.emit("vpaddq", column[k], column[k], column[k])
    for half in (False, True):
        for i in range(TEN):
            products.mad(column[2 * i + half], digit[i], digit[i], high=half)
    halves = Code("square", width)
    difference(halves, "rdx", digit[:HALF], digit[HALF:], _ZMM[30], _ZMM[31])
    c.code += beside(products.code, halves.code)
    for k in range(2 * TEN):
        c.emit("vmovdqu64", vector("rdi", k), column[k])
    contract = ("t <- a^2, of twenty columns; da <- the difference of the halves of a, of ten digits",)
    return c.kernel(("t", "a", "da"), (), contract)


def split(width: int = WIDTH) -> Kernel:
    """da <- the difference of a's halves."""
    c = Code("split", width)
    # rdi = da, rsi = a
    low, high = ([vector("rsi", at + k) for k in range(HALF)] for at in (0, HALF))
    difference(c, "rdi", low, high, _ZMM[0], _ZMM[1])
    return c.kernel(("da", "a"), (), ("da <- the difference of the halves of a, of ten digits",))
