# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery products and squares by diagonals of tiles: product scanning by blocks of four digits [BGH21].

Diagonal d accumulates the tiles I + J = d of x y, and those of u p with known u; then four Montgomery steps, with the
lowest block of p, give the next four digits of u.  As in codegen/x8/product.py the low digit of column +
u p is not computed: its carry is column / 2^width, rounded up.
"""

from __future__ import annotations

from collections.abc import Callable

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8 import diagonal
from sangi.codegen.modx8.code import BLOCK, BYTES, LOW, PASSED, A, B, Code, vector
from sangi.codegen.x8.program import WIDTH

#: rdi = z, rsi = x, rdx = y, rcx = data, then the p in them, r8 = blocks, r9 = u.
_P, _BLOCKS, _U, _AT, _NEXT_U = "rcx", "r8", "r9", "rbx", "rbp"
_CONTRACT = (
    "data: -1/p mod 2^width, then p",
    "@pre 0 <= x, y < 2p, p odd, 4p < R = 2^(width * 4 * blocks), blocks >= 2; u has room for R",
    "@post 0 <= z < 2p",
    "@alias z may be x or y",
)


def _reduce(c: Code) -> None:
    """Four Montgomery steps: u of four columns, lowest first; their carries are added to the next four."""
    columns = (*LOW[:BLOCK], *PASSED)
    n0, mask, u, carry, beside = B[0], B[1], B[2], B[3], LOW[BLOCK]
    c.emit("vmovdqu64", n0, vector(_P, -1))
    c.constant(mask, 0)
    for i in range(BLOCK):
        c.emit("vmovdqu64", A[i], vector(_P, i))
    for k in range(BLOCK):
        column, above = columns[k], columns[k + 1]
        c.clear(u)
        c.mad(u, column, n0, high=False)
        c.emit("vmovdqu64", vector(_NEXT_U, k), u)
        c.emit("vpaddq", carry, column, mask)
        c.emit("vpsrlq", carry, carry, str(c.width))
        c.emit("vpaddq", above, above, carry)
        c.clear(beside)
        c.mad(above, u, A[1], high=False)
        c.mad(beside, u, A[0], high=True)
        for i in range(1, BLOCK):
            if i > 1:
                c.mad(columns[k + i], u, A[i], high=False)
            c.mad(columns[k + i + 1], u, A[i], high=True)
        c.emit("vpaddq", above, above, beside)


def _kernel(c: Code, says: str, own: Callable[[str], None]) -> Kernel:
    """`own` accumulates the tiles of the product or square on a diagonal."""
    mask, carry = B[1], B[3]
    c.emit("add", _P, str(VECTOR))
    c.clear(*PASSED)
    c.emit("mov", _NEXT_U, _U)
    c.emit("mov", "ebx", "0")
    c.label("rising")
    c.clear_columns()
    own("rising")
    c.emit("mov", diagonal.UP, _U)
    diagonal.place(c, diagonal.DOWN, _P, _AT)
    c.emit("mov", diagonal.COUNT, _AT)
    c.emit("test", diagonal.COUNT, diagonal.COUNT)
    c.jump("jz", "first")
    c.tiles("rising_reduce", diagonal.UP, diagonal.DOWN, diagonal.COUNT)
    c.label("first")
    c.merge()
    c.fold()
    _reduce(c)
    c.emit("add", _NEXT_U, str(BYTES))
    c.emit("inc", _AT)
    c.emit("cmp", _AT, _BLOCKS)
    c.jump("jnz", "rising")
    c.emit("mov", "ebx", "1")
    c.label("falling")
    c.clear_columns()
    own("falling")
    diagonal.from_block(c, _AT, _BLOCKS, _U, _P)
    c.tiles("falling_reduce", diagonal.UP, diagonal.DOWN, diagonal.COUNT)
    c.merge()
    c.constant(mask, 0)
    c.digits(c.fold(), "rdi", carry, mask)
    c.emit("vpaddq", PASSED[0], PASSED[0], carry)
    c.emit("add", "rdi", str(BYTES))
    c.emit("inc", _AT)
    c.emit("cmp", _AT, _BLOCKS)
    c.jump("jnz", "falling")
    c.digits(PASSED, "rdi", carry, mask, last=True)
    return c.kernel(("z", "x", "y", "data"), ("blocks", "u"), (says, *_CONTRACT))


def mul(width: int = WIDTH) -> Kernel:
    """z <- x * y / R mod p."""
    c = Code("mont_mul", width)
    return _kernel(
        c, "z <- x * y / R mod p", lambda where: diagonal.product(c, where, _AT, _BLOCKS, "rsi", "rdx")
    )


def sqr(width: int = WIDTH) -> Kernel:
    """z <- x^2 / R mod p."""
    c = Code("mont_sqr", width)
    says = "z <- x^2 / R mod p; y is not read"

    def own(where: str) -> None:
        diagonal.square(c, where, _AT, _BLOCKS, "rsi", "rdx")
        c.clear_second()

    return _kernel(c, says, own)
