# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squares of 10- and 20-digit blocks by Karatsuba squaring [KO62]: 2 a b = a^2 + b^2 - (a - b)^2.

A square costs little more than half a product.  A signed difference is d - s B, with B = 2^(width n) for n digits; its
square is d^2 - 2 s d B + s B^2.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.operand import (
    BLOCK10,
    SIGN,
    ZMM,
    add,
    carry_to_left_and_sign,
    interleave,
    signed_difference,
)
from sangi.codegen.x8.program import WIDTH

_COLUMN, _DIGIT, _TWO = ZMM[: 2 * BLOCK10], ZMM[20:30], (ZMM[30], ZMM[31])


def _square(c: Code, a: str, other: Sequence[Instruction] = (), *, sign: str = "") -> None:
    """The columns of a^2 in registers, minus 2 a B in the lanes of `sign`; `other` instructions are interleaved.

    Schoolbook: each off-diagonal product once, doubled; a further Karatsuba level would cost more than it saves.
    """
    for i in range(BLOCK10):
        c.emit("vmovdqu64", _DIGIT[i], vector(a, i))
    c.clear(*_COLUMN)
    products = Code(c.name, c.width)
    for distance in range(1, BLOCK10):
        for half in (False, True):
            for i in range(BLOCK10 - distance):
                products.mad(_COLUMN[2 * i + distance + half], _DIGIT[i], _DIGIT[i + distance], high=half)
    if sign:
        for i in range(BLOCK10):
            column = _COLUMN[BLOCK10 + i]
            products.emit("vpsubq", f"{column}{{{sign}}}", column, _DIGIT[i])
    for column in _COLUMN[1 : 2 * BLOCK10 - (not sign)]:
        products.emit("vpaddq", column, column, column)
    for half in (False, True):
        for i in range(BLOCK10):
            products.mad(_COLUMN[2 * i + half], _DIGIT[i], _DIGIT[i], high=half)
    c.code += interleave(products.code, other)


def _store(c: Code) -> None:
    for k, column in enumerate(_COLUMN):
        c.emit("vmovdqu64", vector("rdi", k), column)


def sqr10(width: int = WIDTH) -> Kernel:
    """t <- a^2."""
    c = Code("sqr10", width)
    # rdi = t, rsi = a
    _square(c, "rsi")
    _store(c)
    return c.kernel(("t", "a"), (), ("t <- a^2, of twenty columns",))


def sqr10_sub(width: int = WIDTH) -> Kernel:
    """t <- a0^2, z <- a0 - a1."""
    c, other = Code("sqr10_sub", width), Code("sqr10_sub", width)
    # rdi = t, rsi = a, rdx = z
    signed_difference(
        other, "rdx", _DIGIT, [vector("rsi", BLOCK10 + k) for k in range(BLOCK10)], _TWO, sign=SIGN
    )
    _square(c, "rsi", other.code)
    _store(c)
    contract = (
        "t <- a0^2, of twenty columns",
        "z <- a0 - a1, of ten digits each, one after the other in a, and its sign at the index of an operand's sign",
    )
    return c.kernel(("t", "a", "z"), (), contract)


def sqr10_sub20(width: int = WIDTH) -> Kernel:
    """t <- a^2, z <- x - y of twenty digits."""
    c, other = Code("sqr10_sub20", width), Code("sqr10_sub20", width)
    # rdi = t, rsi = a, rdx = z, rcx = x, r8 = y
    x, y = ([vector(base, k) for k in range(2 * BLOCK10)] for base in ("rcx", "r8"))
    signed_difference(other, "rdx", x, y, _TWO, sign=2 * BLOCK10)
    _square(c, "rsi", other.code)
    _store(c)
    contract = ("t <- a^2, of twenty columns", "z <- x - y, of twenty digits each, then its sign")
    return c.kernel(("t", "a", "z", "x", "y"), (), contract)


def sqr10_carry_left(width: int = WIDTH) -> Kernel:
    """t <- a^2, interleaved with carry propagation to a left operand."""
    c, other = Code("sqr10_carry_left", width), Code("sqr10_carry_left", width)
    # rdi = t, rsi = a, rdx = columns, rcx = out
    carry_to_left_and_sign(other, "rdx", "rcx", _TWO)
    _square(c, "rsi", other.code)
    _store(c)
    contract = (
        "t <- a^2, of twenty columns",
        "out <- the left operand of ten columns after carry propagation; the carry out at the index of its sign",
    )
    return c.kernel(("t", "a", "columns", "out"), (), contract)


def _middle(c: Code, k: int, free: Sequence[str]) -> None:
    """Adds column k of a0^2 + a1^2 - d^2 to both middle blocks of ten columns."""
    low, high = free
    c.emit("vmovdqu64", high, vector("rdi", BLOCK10 + k))
    c.emit("vpaddq", high, high, vector("rdi", 2 * BLOCK10 + k))
    for column, at in ((low, 0), (high, 3 * BLOCK10)):
        c.emit("vpaddq", column, high, vector("rdi", at + k))
    for column, less, at in ((low, _COLUMN[k], BLOCK10), (high, _COLUMN[BLOCK10 + k], 2 * BLOCK10)):
        c.emit("vpsubq", column, column, less)
        c.emit("vmovdqu64", vector("rdi", at + k), column)


def sqr20_combine(width: int = WIDTH) -> Kernel:
    """t <- (a0 + a1 * 2^(10 width))^2, from a0^2, a1^2 and a0 - a1."""
    c = Code("sqr20_combine", width)
    # rdi = t, rsi = z
    c.emit("vmovdqu64", ZMM[31], vector("rsi", SIGN))
    c.emit("vpmovq2m", "k1", ZMM[31])
    _square(c, "rsi", sign="k1")
    for k in range(BLOCK10):
        _middle(c, k, (_DIGIT[2 * k % BLOCK10], _DIGIT[(2 * k + 1) % BLOCK10]))
    c.note("s at B^2")
    c.emit("vmovdqu64", ZMM[0], vector("rsi", SIGN))
    add(c, "rdi", 3 * BLOCK10, ZMM[0], ZMM[0])
    contract = (
        "t <- (a0 + a1 * 2^(10 width))^2, of forty columns",
        "t has the columns of a0^2, then those of a1^2; z: a0 - a1 and its sign",
    )
    return c.kernel(("t", "z"), (), contract)
