# SPDX-License-Identifier: MIT OR Apache-2.0
"""Full products and squares in digits, by diagonals of tiles."""

from __future__ import annotations

from collections.abc import Callable

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8 import diagonal
from sangi.codegen.modx8.code import BYTES, PASSED, B, Code
from sangi.codegen.x8.program import WIDTH

#: rdi = h, rsi = x, rdx = y, rcx = blocks.
_AT, _BLOCKS = "rbx", "rcx"


def _diagonals(c: Code, tiles: Callable[[str], None]) -> None:
    """Digits to rdi from all diagonals; `tiles` accumulates and merges the tiles of one diagonal."""
    mask, carry = B[1], B[3]
    c.clear(*PASSED)
    for where, first in (("rising", "0"), ("falling", "1")):
        c.emit("mov", "ebx", first)
        c.label(where)
        c.clear_columns()
        tiles(where)
        c.constant(mask, 0)
        c.digits(c.fold(), "rdi", carry, mask)
        c.emit("vpaddq", PASSED[0], PASSED[0], carry)
        c.emit("add", "rdi", str(BYTES))
        c.emit("inc", _AT)
        c.emit("cmp", _AT, _BLOCKS)
        c.jump("jnz", where)
    c.digits(PASSED, "rdi", carry, mask, last=True)


def mul(width: int = WIDTH) -> Kernel:
    """h <- x * y."""
    c = Code("full_mul", width)

    def tiles(where: str) -> None:
        diagonal.product(c, where, _AT, _BLOCKS, "rsi", "rdx")
        c.merge()

    _diagonals(c, tiles)
    contract = ("h <- x * y, of twice the blocks", "@pre blocks >= 2", "@alias h is neither x nor y")
    return c.kernel(("h", "x", "y"), ("blocks",), contract)


def sqr(width: int = WIDTH) -> Kernel:
    """h <- x^2."""
    c = Code("full_sqr", width)
    _diagonals(c, lambda where: diagonal.square(c, where, _AT, _BLOCKS, "rsi", "rdx"))
    contract = ("h <- x^2, of twice the blocks; y is not read", "@pre blocks >= 2", "@alias h is not x")
    return c.kernel(("h", "x", "y"), ("blocks",), contract)
