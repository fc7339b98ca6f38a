# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squares of ten and of twenty digits, and what the squares of longer numbers are made of [KO62].

2 a b = a^2 + b^2 - (a - b)^2: a square takes little more than half of a product.  A difference is d - s B, with
B = 2^(width n) for its n digits, and its square d^2 - 2 s d B + s B^2.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.tens import SIGN, TEN, ZMM, add, apart, beside, cut_apart
from sangi.codegen.x8.program import WIDTH

_COLUMN, _DIGIT, _TWO = ZMM[: 2 * TEN], ZMM[20:30], (ZMM[30], ZMM[31])


def _square(c: Code, a: str, other: Sequence[Instruction] = (), *, sign: str = "") -> None:
    """The columns of a^2 in registers; what is beside has two registers.  Less 2 a B in the lanes of `sign`.

    Products of two digits of one number in one sum each, doubled: halves would save less than they cost.
    """
    for i in range(TEN):
        c.emit("vmovdqu64", _DIGIT[i], vector(a, i))
    c.clear(*_COLUMN)
    products = Code(c.name, c.width)
    for apart_by in range(1, TEN):
        for half in (False, True):
            for i in range(TEN - apart_by):
                products.mad(_COLUMN[2 * i + apart_by + half], _DIGIT[i], _DIGIT[i + apart_by], high=half)
    if sign:
        for i in range(TEN):
            column = _COLUMN[TEN + i]
            products.emit("vpsubq", f"{column}{{{sign}}}", column, _DIGIT[i])
    for column in _COLUMN[1 : 2 * TEN - (not sign)]:
        products.emit("vpaddq", column, column, column)
    for half in (False, True):
        for i in range(TEN):
            products.mad(_COLUMN[2 * i + half], _DIGIT[i], _DIGIT[i], high=half)
    c.code += beside(products.code, other)


def _store(c: Code) -> None:
    for k, column in enumerate(_COLUMN):
        c.emit("vmovdqu64", vector("rdi", k), column)


def square(width: int = WIDTH) -> Kernel:
    """t <- a^2."""
    c = Code("square", width)
    # rdi = t, rsi = a
    _square(c, "rsi")
    _store(c)
    return c.kernel(("t", "a"), (), ("t <- a^2, of twenty columns",))


def square_apart(width: int = WIDTH) -> Kernel:
    """t <- a0^2, z <- a0 - a1."""
    c, other = Code("square_apart", width), Code("square_apart", width)
    # rdi = t, rsi = a, rdx = z
    apart(other, "rdx", _DIGIT, [vector("rsi", TEN + k) for k in range(TEN)], _TWO, sign=SIGN)
    _square(c, "rsi", other.code)
    _store(c)
    contract = (
        "t <- a0^2, of twenty columns",
        "z <- a0 - a1, of ten digits each, one behind the other, and its sign where a part has it",
    )
    return c.kernel(("t", "a", "z"), (), contract)


def square_wide_apart(width: int = WIDTH) -> Kernel:
    """t <- a^2, z <- x - y of twenty digits."""
    c, other = Code("square_wide_apart", width), Code("square_wide_apart", width)
    # rdi = t, rsi = a, rdx = z, rcx = x, r8 = y
    x, y = ([vector(base, k) for k in range(2 * TEN)] for base in ("rcx", "r8"))
    apart(other, "rdx", x, y, _TWO, sign=2 * TEN)
    _square(c, "rsi", other.code)
    _store(c)
    contract = ("t <- a^2, of twenty columns", "z <- x - y, of twenty digits each, and behind them its sign")
    return c.kernel(("t", "a", "z", "x", "y"), (), contract)


def square_cut(width: int = WIDTH) -> Kernel:
    """t <- a^2, and ten columns become a part."""
    c, other = Code("square_cut", width), Code("square_cut", width)
    # rdi = t, rsi = a, rdx = columns, rcx = out
    cut_apart(other, "rdx", "rcx", _TWO)
    _square(c, "rsi", other.code)
    _store(c)
    contract = (
        "t <- a^2, of twenty columns",
        "out <- the part of the digits of ten columns, and where its own sign would be what is above",
    )
    return c.kernel(("t", "a", "columns", "out"), (), contract)


def _middle(c: Code, k: int, free: Sequence[str]) -> None:
    """Column k of a0^2 + a1^2 - d^2 in each of the two tens in the middle of those of both squares."""
    low, high = free
    c.emit("vmovdqu64", high, vector("rdi", TEN + k))
    c.emit("vpaddq", high, high, vector("rdi", 2 * TEN + k))
    for column, at in ((low, 0), (high, 3 * TEN)):
        c.emit("vpaddq", column, high, vector("rdi", at + k))
    for column, less, at in ((low, _COLUMN[k], TEN), (high, _COLUMN[TEN + k], 2 * TEN)):
        c.emit("vpsubq", column, column, less)
        c.emit("vmovdqu64", vector("rdi", at + k), column)


def square_cross(width: int = WIDTH) -> Kernel:
    """t <- (a0 + a1 * 2^(10 width))^2, of a0^2, a1^2 and a0 - a1."""
    c = Code("square_cross", width)
    # rdi = t, rsi = z
    c.emit("vmovdqu64", ZMM[31], vector("rsi", SIGN))
    c.emit("vpmovq2m", "k1", ZMM[31])
    _square(c, "rsi", sign="k1")
    for k in range(TEN):
        _middle(c, k, (_DIGIT[2 * k % TEN], _DIGIT[(2 * k + 1) % TEN]))
    c.note("s at B^2")
    c.emit("vmovdqu64", ZMM[0], vector("rsi", SIGN))
    add(c, "rdi", 3 * TEN, ZMM[0], ZMM[0])
    contract = (
        "t <- (a0 + a1 * 2^(10 width))^2, of forty columns",
        "t has the columns of a0^2, then those of a1^2; z: a0 - a1 and its sign",
    )
    return c.kernel(("t", "z"), (), contract)
