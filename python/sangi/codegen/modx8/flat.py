# SPDX-License-Identifier: MIT OR Apache-2.0
"""Almost-Montgomery products row by row, without blocks: the usual shape, for comparison.

The accumulators of the columns are in memory; a row adds to each, in one pass, both halves of its two products.  The
library does not use this kernel.  Squares by such rows, each product once, take longer than products: a row
of one operand instead of two loads and stores as many accumulators for half the work.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8.code import Code, vector
from sangi.codegen.x8.program import WIDTH

_CONTRACT = (
    "data: -1/p mod 2^width, then p",
    "@pre 0 <= x, y < 2p, p odd, 4p < R = 2^(width * 4 * blocks), blocks >= 2; work has room for R",
    "@post 0 <= z < 2p",
    "@alias z may be x or y",
)


def mul(width: int = WIDTH) -> Kernel:
    """z <- x * y / R mod p, one digit of y after the other."""
    c = Code("flat_mul", width)
    # rdi = z, rsi = x, rdx = y, rcx = p, r8 = digits, r9 = sums; r10, r11, rbx walk along x, p and the sums.
    y, u, n0, carry, below_x, below_p, column = (f"zmm{i}" for i in range(25, 32))
    c.emit("vmovdqu64", n0, vector("rcx"))
    c.emit("add", "rcx", str(VECTOR))
    c.emit("shl", "r8", "2")
    _clear_sums(c, column)
    c.emit("mov", "rbp", "r8")
    c.label("row")
    c.emit("vmovdqu64", y, vector("rdx"))
    c.emit("vmovdqu64", column, vector("r9"))
    c.emit("vmovdqu64", below_x, vector("rsi"))
    c.emit("vmovdqu64", below_p, vector("rcx"))
    c.mad(column, below_x, y, high=False)
    c.clear(u)
    c.mad(u, column, n0, high=False)
    c.mad(column, below_p, u, high=False)
    c.emit("vpsrlq", carry, column, str(width))
    c.emit("mov", "r10", "rsi")
    c.emit("mov", "r11", "rcx")
    c.emit("mov", "rbx", "r9")
    c.emit("lea", "rax", "[r8 - 1]")
    c.loop("column")
    c.emit("vmovdqu64", column, vector("rbx", 1))
    c.emit("vpaddq", column, column, carry)
    c.clear(carry)
    c.mad(column, below_x, y, high=True)
    c.mad(column, below_p, u, high=True)
    c.emit("vmovdqu64", below_x, vector("r10", 1))
    c.emit("vmovdqu64", below_p, vector("r11", 1))
    c.mad(column, below_x, y, high=False)
    c.mad(column, below_p, u, high=False)
    c.emit("vmovdqu64", vector("rbx"), column)
    for pointer in ("r10", "r11", "rbx"):
        c.emit("add", pointer, str(VECTOR))
    c.emit("dec", "rax")
    c.jump("jnz", "column")
    c.clear(column)
    c.mad(column, below_x, y, high=True)
    c.mad(column, below_p, u, high=True)
    c.emit("vmovdqu64", vector("rbx"), column)
    c.emit("add", "rdx", str(VECTOR))
    c.emit("dec", "rbp")
    c.jump("jnz", "row")
    _carried(c, column, carry)
    return c.kernel(("z", "x", "y", "data"), ("blocks", "work"), ("z <- x * y / R mod p", *_CONTRACT))


def _clear_sums(c: Code, zero: str) -> None:
    c.clear(zero)
    c.emit("mov", "rax", "r8")
    c.emit("mov", "rbx", "r9")
    c.label("clear")
    c.emit("vmovdqu64", vector("rbx"), zero)
    c.emit("add", "rbx", str(VECTOR))
    c.emit("dec", "rax")
    c.jump("jnz", "clear")


def _carried(c: Code, column: str, carry: str) -> None:
    """z <- the accumulators after carry propagation; `carry` is 0 before."""
    c.constant("zmm0", 0)
    c.label("carried")
    c.emit("vpaddq", column, carry, vector("r9"))
    c.emit("vpsrlq", carry, column, str(c.width))
    c.emit("vpandq", column, column, "zmm0")
    c.emit("vmovdqu64", vector("rdi"), column)
    c.emit("add", "r9", str(VECTOR))
    c.emit("add", "rdi", str(VECTOR))
    c.emit("dec", "r8")
    c.jump("jnz", "carried")
