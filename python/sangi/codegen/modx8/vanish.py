# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ten columns cleared by Montgomery's method, and columns made digits: the ends of a reduction by tens."""

from __future__ import annotations

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.tens import TEN
from sangi.codegen.x8.program import WIDTH

#: Columns that are in registers at once, with sums of their own for low and for high halves.
_AT_ONCE = TEN + 1
_LOW = tuple(f"zmm{i}" for i in range(_AT_ONCE))
_HIGH = tuple(f"zmm{i}" for i in range(_AT_ONCE, 2 * _AT_ONCE))
#: The lowest digits of p, which stay in registers.
_P = tuple(f"zmm{i}" for i in range(22, 26))
_N0, _MASK, _U, _CARRY = "zmm26", "zmm27", ("zmm28", "zmm29"), ("zmm30", "zmm31")


def _low(column: int) -> str:
    return _LOW[column % _AT_ONCE]


def _high(column: int) -> str:
    return _HIGH[column % _AT_ONCE]


def _digit(j: int) -> str:
    return _P[j] if j < len(_P) else vector("rsi", j + 1)


def _first(c: Code, i: int) -> None:
    """u of column i, and its products that the next two columns wait for; as in gen/modx8/mont.py the low digit of
    the column plus u p is not made."""
    u, carry = _U[i % 2], _CARRY[i % 2]
    c.clear(u)
    c.mad(u, _low(i), _N0, high=False)
    c.emit("vpaddq", carry, _low(i), _MASK)
    c.emit("vpsraq", carry, carry, str(c.width))
    c.emit("vpaddq", _low(i + 1), _low(i + 1), carry)
    c.mad(_high(i + 1), u, _digit(0), high=True)
    c.mad(_low(i + 1), u, _digit(1), high=False)
    c.emit("vpaddq", _low(i + 1), _low(i + 1), _high(i + 1))
    c.mad(_high(i + 2), u, _digit(1), high=True)
    c.mad(_low(i + 2), u, _digit(2), high=False)


def _others(c: Code, i: int) -> None:
    """The other products of u of column i; the last one is the first for its column."""
    u = _U[i % 2]
    c.emit("vmovdqu64", vector("rdx", i), u)
    c.emit("vmovdqu64", _low(i + TEN), vector("rdi", i + TEN))
    c.clear(_high(i + TEN))
    for j in range(2, TEN):
        if j > 2:
            c.mad(_low(i + j), u, _digit(j), high=False)
        c.mad(_high(i + j + 1), u, _digit(j), high=True)


def vanish(width: int = WIDTH) -> Kernel:
    """u <- ten digits with t + u * p = 0 mod 2^(10 width); the columns above take up t + u * p for ten digits of p.

    The first products of a digit of u come before the others of the digit before it: the chain from one to the next is
    then not longer than the work.
    """
    c = Code("vanish", width)
    # rdi = t, rsi = data, rdx = u
    c.emit("vmovdqu64", _N0, vector("rsi"))
    c.constant(_MASK, 0)
    for j in range(len(_P)):
        c.emit("vmovdqu64", _P[j], vector("rsi", j + 1))
    for k in range(TEN):
        c.emit("vmovdqu64", _low(k), vector("rdi", k))
    c.clear(*_HIGH[1:TEN])
    _first(c, 0)
    for i in range(1, TEN):
        _first(c, i)
        _others(c, i - 1)
    _others(c, TEN - 1)
    for k in range(TEN, 2 * TEN):
        if k > TEN:
            c.emit("vpaddq", _low(k), _low(k), _high(k))
        c.emit("vmovdqu64", vector("rdi", k), _low(k))
    contract = (
        "u <- ten digits, t + u * p = 0 mod 2^(10 width) for the lowest ten digits of p",
        "t has twenty columns; the upper ten <- (t + u * p) / 2^(10 width)",
        "data: -1/p mod 2^width, then p",
    )
    return c.kernel(("t", "data", "u"), (), contract)


def digits(width: int = WIDTH) -> Kernel:
    """z <- the digits of columns."""
    c = Code("digits", width)
    # rdi = z, rsi = t, rdx = tens
    carry, mask = "zmm0", "zmm1"
    c.clear(carry)
    c.constant(mask, 0)
    c.loop("ten")
    for k in range(TEN):
        column = f"zmm{2 + k}"
        c.emit("vpaddq", column, carry, vector("rsi", k))
        c.emit("vpsraq", carry, column, str(width))
        c.emit("vpandq", column, column, mask)
        c.emit("vmovdqu64", vector("rdi", k), column)
    c.emit("add", "rsi", str(VECTOR * TEN))
    c.emit("add", "rdi", str(VECTOR * TEN))
    c.emit("dec", "rdx")
    c.jump("jnz", "ten")
    contract = ("z <- the number of the columns at t", "@pre it has 10 * tens digits")
    return c.kernel(("z", "t"), ("tens",), contract)
