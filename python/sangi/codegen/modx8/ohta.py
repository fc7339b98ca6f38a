# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ohta reduction [TOA], Barrett reduction with truncated products, by diagonals of tiles, without a final subtraction.

`high` computes the digits of h K from the block of column c on and omits the products of columns below c; `rest`
shifts them to the quotient d and computes h - d p.  src/mod/x8/product.c shows how c is chosen and the bound 2p.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8 import diagonal
from sangi.codegen.modx8.code import BLOCK, BYTES, HIGH, LOW, PASSED, A, B, Code, vector
from sangi.codegen.x8.program import WIDTH


def _corner(c: Code, residue: int) -> None:
    """The products of a tile on the diagonal below that belong to columns c = `residue` mod 4 and above."""
    for i in range(residue + 1, BLOCK):
        c.emit("vmovdqu64", A[i], vector(diagonal.UP, i))
        c.emit("vmovdqu64", B[i], vector(diagonal.DOWN, i))
    for i in range(residue + 1, BLOCK):
        for j in range(BLOCK + residue - i, BLOCK):
            column = i + j - BLOCK
            c.mad(LOW[column], A[i], B[j], high=False)
            c.mad(HIGH[column], A[i], B[j], high=True)


def high(width: int = WIDTH) -> Kernel:
    """s <- the digits of h * k from column c on."""
    c = Code("ohta_high", width)
    # rdi = s, rsi = h, rdx = k, rcx = blocks, r8 = c; rbx is the lowest block of h on a diagonal.
    mask, carry = B[1], B[3]
    c.clear(*PASSED)
    c.emit("mov", "r9", "r8")
    c.emit("and", "r9", str(BLOCK - 1))
    c.emit("mov", "rbx", "r8")
    c.emit("shr", "rbx", "2")
    c.emit("sub", "rbx", "rcx")
    c.note("r12 is the last block of k, r13 the number of blocks of h")
    diagonal.place(c, "r12", "rdx", "[rcx - 1]")
    c.emit("lea", "r13", "[rcx + rcx]")
    c.clear_columns()
    diagonal.place(c, diagonal.UP, "rsi", "rbx")
    c.emit("mov", diagonal.DOWN, "r12")
    c.emit("mov", diagonal.COUNT, "rcx")
    for residue in range(BLOCK - 1):
        following = f"residue_{residue + 1}" if residue < BLOCK - 2 else "whole"
        c.emit("cmp", "r9", str(residue))
        c.jump("jnz", following)
        c.loop(f"corner_{residue}")
        _corner(c, residue)
        c.emit("add", diagonal.UP, str(BYTES))
        c.emit("sub", diagonal.DOWN, str(BYTES))
        c.emit("dec", diagonal.COUNT)
        c.jump("jnz", f"corner_{residue}")
        if residue < BLOCK - 2:
            c.label(following)
    c.label("whole")
    c.emit("inc", "rbx")
    c.note("min(blocks, 2 blocks - rbx) tiles")
    c.emit("mov", diagonal.COUNT, "r13")
    c.emit("sub", diagonal.COUNT, "rbx")
    c.emit("cmp", diagonal.COUNT, "rcx")
    c.emit("cmova", diagonal.COUNT, "rcx")
    diagonal.place(c, diagonal.UP, "rsi", "rbx")
    c.emit("mov", diagonal.DOWN, "r12")
    c.tiles("tiles", diagonal.UP, diagonal.DOWN, diagonal.COUNT)
    c.merge()
    c.constant(mask, 0)
    c.digits(c.fold(), "rdi", carry, mask)
    c.emit("vpaddq", PASSED[0], PASSED[0], carry)
    c.clear_columns()
    c.emit("add", "rdi", str(BYTES))
    c.emit("lea", diagonal.COUNT, "[rbx + 1]")
    c.emit("cmp", diagonal.COUNT, "r13")
    c.jump("jnz", "whole")
    c.digits(PASSED, "rdi", carry, mask, last=True)
    contract = (
        "s <- h * k / 2^(width * 4 * (c div 4)), rounded down, without the products of columns below c",
        "h has twice as many blocks as k, s those of h * k from c div 4 on",
        "@pre blocks <= c div 4 <= 2 * blocks, blocks >= 2",
        "@alias s may begin at a block of h, up to c div 4 + 1 - blocks, which is then overwritten",
    )
    return c.kernel(("s", "h", "k"), ("blocks", "c"), contract)


def rest(width: int = WIDTH) -> Kernel:
    """d <- d / 2^shift; z <- h - d * p."""
    c = Code("ohta_rest", width)
    # rdi = z, rsi = h, rdx = d, rcx = p, r8 = blocks, r9 = shift; rbx is the diagonal.
    mask, carry, right, left = B[1], B[3], A[0], A[1]
    c.emit("test", "r9", "r9")
    c.jump("jz", "whole_digits")
    _shift(c, right, left)
    c.label("whole_digits")
    c.clear(*PASSED)
    c.emit("mov", "ebx", "0")
    c.emit("lea", "rbp", "[r8 - 1]")
    c.label("whole")
    c.clear_columns()
    c.emit("mov", diagonal.UP, "rdx")
    diagonal.place(c, diagonal.DOWN, "rcx", "rbx")
    c.emit("lea", diagonal.COUNT, "[rbx + 1]")
    c.tiles("tiles", diagonal.UP, diagonal.DOWN, diagonal.COUNT)
    c.merge()
    _difference(c, c.fold(), carry, mask)
    c.emit("vpsubq", PASSED[0], PASSED[0], carry)
    c.emit("add", "rsi", str(BYTES))
    c.emit("add", "rdi", str(BYTES))
    c.emit("inc", "rbx")
    c.emit("cmp", "rbx", "rbp")
    c.jump("jnz", "whole")
    c.note("the highest four columns have no carry out")
    c.clear(*LOW[:BLOCK], *HIGH[: BLOCK - 1])
    c.emit("mov", diagonal.UP, "rdx")
    diagonal.place(c, diagonal.DOWN, "rcx", "rbx")
    c.emit("mov", diagonal.COUNT, "r8")
    c.loop("top")
    for i in range(BLOCK):
        c.emit("vmovdqu64", A[i], vector(diagonal.UP, i))
    for j in range(BLOCK):
        c.emit("vmovdqu64", B[j], vector(diagonal.DOWN, j))
        for i in range(BLOCK - j):
            c.mad(LOW[i + j], A[i], B[j], high=False)
            if i + j < BLOCK - 1:
                c.mad(HIGH[i + j], A[i], B[j], high=True)
    c.emit("add", diagonal.UP, str(BYTES))
    c.emit("sub", diagonal.DOWN, str(BYTES))
    c.emit("dec", diagonal.COUNT)
    c.jump("jnz", "top")
    _difference(c, c.fold_low(), carry, mask, last=True)
    contract = (
        "d <- d / 2^shift rounded down, in 4 * blocks digits, of one digit more; z <- h - d * p",
        "@pre 0 <= h - d * p < 2^(width * 4 * blocks), shift < width, blocks >= 2",
    )
    return c.kernel(("z", "h", "d", "p"), ("blocks", "shift"), contract)


def _shift(c: Code, right: str, left: str) -> None:
    """Shifts the digits of d right by r9 bits; bits above a digit are ignored by vpmadd52."""
    high, low = A[2], A[3]
    c.emit("vpbroadcastq", right, "r9")
    c.emit("mov", "eax", str(c.width))
    c.emit("sub", "rax", "r9")
    c.emit("vpbroadcastq", left, "rax")
    c.emit("mov", diagonal.UP, "rdx")
    c.emit("lea", diagonal.COUNT, f"[{BLOCK} * r8]")
    c.loop("shift")
    c.emit("vmovdqu64", low, vector(diagonal.UP))
    c.emit("vmovdqu64", high, vector(diagonal.UP, 1))
    c.emit("vpsrlvq", low, low, right)
    c.emit("vpsllvq", high, high, left)
    c.emit("vporq", low, low, high)
    c.emit("vmovdqu64", vector(diagonal.UP), low)
    c.emit("add", diagonal.UP, "64")
    c.emit("dec", diagonal.COUNT)
    c.jump("jnz", "shift")


def _difference(c: Code, columns: tuple[str, ...], carry: str, mask: str, *, last: bool = False) -> None:
    """Four digits of h minus columns, to z; `carry` is the carry out, 0 or negative."""
    c.constant(mask, 0)
    for k, column in enumerate(columns):
        c.emit("vmovdqu64", A[k], vector("rsi", k))
        c.emit("vpsubq", column, A[k], column)
        if k:
            c.emit("vpaddq", column, column, carry)
        if not (last and k == BLOCK - 1):
            c.emit("vpsraq", carry, column, str(c.width))
        c.emit("vpandq", column, column, mask)
        c.emit("vmovdqu64", vector("rdi", k), column)
