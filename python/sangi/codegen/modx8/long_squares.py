# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squares of numbers of several 20-digit blocks a_i, from the squares of the blocks and of their differences."""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8.code import BLOCK, BYTES, Code, vector
from sangi.codegen.modx8.operand import BLOCK10, ZMM, add
from sangi.codegen.x8.program import WIDTH

_WIDE = 2 * BLOCK10


def _begin(c: Code) -> None:
    """The sign of z, also as a mask, and a loop over the columns of a 20-digit block, four at a time."""
    c.emit("vmovdqu64", ZMM[30], vector("rdx", _WIDE))
    c.emit("vpmovq2m", "k1", ZMM[30])
    c.emit("mov", "rax", str(_WIDE // BLOCK))
    c.loop("block")


def _subtract(c: Code, low: str, high: str, digit: str, k: int) -> None:
    """Two columns, at a distance of twenty, minus those of the square of a signed difference."""
    c.emit("vpsubq", low, low, vector("rsi", k))
    c.emit("vpsubq", high, high, vector("rsi", _WIDE + k))
    c.emit("vmovdqu64", digit, vector("rdx", k))
    c.emit("vpaddq", digit, digit, digit)
    c.emit("vpaddq", f"{high}{{k1}}", high, digit)


def _next(c: Code, *pointers: str) -> None:
    for pointer in pointers:
        c.emit("add", pointer, str(BYTES))
    c.emit("dec", "rax")
    c.jump("jnz", "block")


def _windows(c: Code, values: Sequence[str], free: Sequence[str]) -> list[str]:
    """Registers of the sums of the first i values, for i = 1 to all, then of the last i values, down to one."""
    spare, found, fewer = iter(free), [values[0]], [values[-1]]
    for value in values[1:]:
        found.append(next(spare))
        c.emit("vpaddq", found[-1], found[-2], value)
    for value in reversed(values[1:-1]):
        fewer.append(next(spare))
        c.emit("vpaddq", fewer[-1], fewer[-2], value)
    return [*found, *reversed(fewer)]


def _sums(blocks20: int, width: int) -> Kernel:
    c, count = Code(f"sqr{20 * blocks20}_sums", width), 2 * blocks20
    # rdi = t, rax = columns of a 20-digit block, in fours
    c.emit("mov", "rax", str(_WIDE // BLOCK))
    c.loop("block")
    for k in range(BLOCK):
        at = [vector("rdi", _WIDE * m + k) for m in range(count)]
        for register, place in zip(ZMM, at, strict=False):
            c.emit("vmovdqu64", register, place)
        lower = _windows(c, ZMM[:count:2], ZMM[count:])
        upper = _windows(c, ZMM[1:count:2], ZMM[2 * count :])
        for m in range(1, count - 1):
            c.emit("vpaddq", ZMM[31], lower[m], upper[m - 1])
            c.emit("vmovdqu64", at[m], ZMM[31])
    _next(c, "rdi")
    contract = (
        f"t has the columns of the squares of {blocks20} numbers a_i of twenty digits, one after the other",
        "t <- the sum of a_i^2 + a_j^2 at 2^(20 width (i + j)) for all i < j, and of a_i^2 for i = j",
    )
    return c.kernel(("t",), (), contract)


def sqr60_sums(width: int = WIDTH) -> Kernel:
    """t <- the sums of the squares of three 20-digit blocks, at all their places in the square."""
    return _sums(3, width)


def sqr80_sums(width: int = WIDTH) -> Kernel:
    """The same of four 20-digit blocks."""
    return _sums(4, width)


def sqr40_combine(width: int = WIDTH) -> Kernel:
    """t <- (a0 + a1 * 2^(20 width))^2, from a0^2, a1^2 and a0 - a1."""
    c = Code("sqr40_combine", width)
    # rdi = t, rsi = q, rdx = z, rax = blocks
    _begin(c)
    for k in range(BLOCK):
        low, high, digit = ZMM[3 * k : 3 * k + 3]
        c.emit("vmovdqu64", high, vector("rdi", _WIDE + k))
        c.emit("vpaddq", high, high, vector("rdi", 2 * _WIDE + k))
        c.emit("vpaddq", low, high, vector("rdi", k))
        c.emit("vpaddq", high, high, vector("rdi", 3 * _WIDE + k))
        _subtract(c, low, high, digit, k)
        c.emit("vmovdqu64", vector("rdi", _WIDE + k), low)
        c.emit("vmovdqu64", vector("rdi", 2 * _WIDE + k), high)
    _next(c, "rdi", "rsi", "rdx")
    c.note("s at B^2")
    add(c, "rdi", 2 * _WIDE, ZMM[30], ZMM[30])
    contract = (
        "t <- (a0 + a1 * 2^(20 width))^2, of eighty columns",
        "t has the columns of a0^2, then those of a1^2; z: a0 - a1, of twenty digits, and its sign; q: z^2",
    )
    return c.kernel(("t", "q", "z"), (), contract)


def sub_sqr20(width: int = WIDTH) -> Kernel:
    """t <- t - (a - b)^2."""
    c = Code("sub_sqr20", width)
    # rdi = t, rsi = q, rdx = z, rax = blocks
    _begin(c)
    for k in range(BLOCK):
        low, high, digit = ZMM[3 * k : 3 * k + 3]
        c.emit("vmovdqu64", low, vector("rdi", k))
        c.emit("vmovdqu64", high, vector("rdi", _WIDE + k))
        _subtract(c, low, high, digit, k)
        c.emit("vmovdqu64", vector("rdi", k), low)
        c.emit("vmovdqu64", vector("rdi", _WIDE + k), high)
    _next(c, "rdi", "rsi", "rdx")
    c.note("s at B^2")
    add(c, "rdi", _WIDE, ZMM[30], ZMM[30])
    contract = (
        "t <- t - (a - b)^2",
        "z: a - b, of twenty digits, and its sign; q: forty columns, z^2; t has one more",
    )
    return c.kernel(("t", "q", "z"), (), contract)
