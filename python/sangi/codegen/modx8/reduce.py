# SPDX-License-Identifier: MIT OR Apache-2.0
"""The end of a reduction by 10-digit blocks: ten Montgomery steps, and carry propagation."""

from __future__ import annotations

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.modx8.operand import BLOCK10
from sangi.codegen.x8.program import WIDTH

#: Columns held in registers at once, with separate accumulators for low and high halves.
_AT_ONCE = BLOCK10 + 1
_LOW = tuple(f"zmm{i}" for i in range(_AT_ONCE))
_HIGH = tuple(f"zmm{i}" for i in range(_AT_ONCE, 2 * _AT_ONCE))
#: The lowest digits of p, held in registers.
_P = tuple(f"zmm{i}" for i in range(22, 26))
_N0, _MASK, _U, _CARRY = "zmm26", "zmm27", ("zmm28", "zmm29"), ("zmm30", "zmm31")


def _low(column: int) -> str:
    return _LOW[column % _AT_ONCE]


def _high(column: int) -> str:
    return _HIGH[column % _AT_ONCE]


def _digit(j: int) -> str:
    return _P[j] if j < len(_P) else vector("rsi", j + 1)


def _first(c: Code, i: int) -> None:
    """u of column i, and its products for the next two columns; as in mont.py the low digit of column + u p is not
    computed."""
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
    """The other products of u of column i; the last one initialises its column."""
    u = _U[i % 2]
    c.emit("vmovdqu64", vector("rdx", i), u)
    c.emit("vmovdqu64", _low(i + BLOCK10), vector("rdi", i + BLOCK10))
    c.clear(_high(i + BLOCK10))
    for j in range(2, BLOCK10):
        if j > 2:
            c.mad(_low(i + j), u, _digit(j), high=False)
        c.mad(_high(i + j + 1), u, _digit(j), high=True)


def montgomery_reduce(width: int = WIDTH) -> Kernel:
    """Montgomery reduction by ten digits u: t + u * p = 0 mod 2^(10 width), for the lowest ten digits of p.

    Software-pipelined: the first products of a digit of u precede the remaining ones of the previous digit, so that the
    dependency chain is hidden behind the multiplications.
    """
    c = Code("montgomery_reduce", width)
    # rdi = t, rsi = data, rdx = u
    c.emit("vmovdqu64", _N0, vector("rsi"))
    c.constant(_MASK, 0)
    for j in range(len(_P)):
        c.emit("vmovdqu64", _P[j], vector("rsi", j + 1))
    for k in range(BLOCK10):
        c.emit("vmovdqu64", _low(k), vector("rdi", k))
    c.clear(*_HIGH[1:BLOCK10])
    _first(c, 0)
    for i in range(1, BLOCK10):
        _first(c, i)
        _others(c, i - 1)
    _others(c, BLOCK10 - 1)
    for k in range(BLOCK10, 2 * BLOCK10):
        if k > BLOCK10:
            c.emit("vpaddq", _low(k), _low(k), _high(k))
        c.emit("vmovdqu64", vector("rdi", k), _low(k))
    contract = (
        "u <- ten digits, t + u * p = 0 mod 2^(10 width) for the lowest ten digits of p",
        "t has twenty columns; the upper ten <- (t + u * p) / 2^(10 width)",
        "data: -1/p mod 2^width, then p",
    )
    return c.kernel(("t", "data", "u"), (), contract)


def carry(width: int = WIDTH) -> Kernel:
    """z <- the digits of columns, by carry propagation."""
    c = Code("carry", width)
    # rdi = z, rsi = t, rdx = 10-digit blocks
    above, mask = "zmm0", "zmm1"
    c.clear(above)
    c.constant(mask, 0)
    c.loop("ten")
    for k in range(BLOCK10):
        column = f"zmm{2 + k}"
        c.emit("vpaddq", column, above, vector("rsi", k))
        c.emit("vpsraq", above, column, str(width))
        c.emit("vpandq", column, column, mask)
        c.emit("vmovdqu64", vector("rdi", k), column)
    c.emit("add", "rsi", str(VECTOR * BLOCK10))
    c.emit("add", "rdi", str(VECTOR * BLOCK10))
    c.emit("dec", "rdx")
    c.jump("jnz", "ten")
    contract = ("z <- the number of the columns at t", "@pre it has 10 * blocks digits")
    return c.kernel(("z", "t"), ("blocks",), contract)
