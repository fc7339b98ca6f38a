# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tiles of a product or square on one diagonal, I + J = d, of blocks.

Rising diagonals have d < blocks, and `at` holds d; falling ones have fewer tiles each, and `at` holds the first I.
"""

from __future__ import annotations

from sangi.codegen.modx8.code import BLOCK, HIGH, LOW, A, Code, vector

UP, DOWN, COUNT = "r10", "r11", "rax"


def place(c: Code, register: str, base: str, block: str) -> None:
    """Register <- the address of a block; its index is a register or an address expression."""
    c.emit("lea" if "[" in block else "mov", register, block)
    c.emit("shl", register, "8")
    c.emit("add", register, base)


def from_block(c: Code, at: str, blocks: str, up: str, down: str) -> None:
    """UP <- block `at` of one number, DOWN <- the last block of another, COUNT <- the number of tiles."""
    place(c, UP, up, at)
    place(c, DOWN, down, f"[{blocks} - 1]")
    c.emit("mov", COUNT, blocks)
    c.emit("sub", COUNT, at)


def product(c: Code, where: str, at: str, blocks: str, x: str, y: str) -> None:
    """The tiles of x y."""
    if where == "rising":
        c.emit("mov", UP, x)
        place(c, DOWN, y, at)
        c.emit("lea", COUNT, f"[{at} + 1]")
    else:
        from_block(c, at, blocks, x, y)
    c.tiles(f"{where}_product", UP, DOWN, COUNT)


def square(c: Code, where: str, at: str, blocks: str, x: str, odd: str) -> None:
    """The tiles of x^2: those off the main diagonal once, doubled; the one on it by its ten distinct products.

    Merges the accumulators; `odd` is a free register.
    """
    if where == "rising":
        c.emit("mov", UP, x)
        place(c, DOWN, x, at)
        c.emit("lea", COUNT, f"[{at} + 1]")
    else:
        from_block(c, at, blocks, x, x)
    c.emit("lea", odd, f"[{COUNT} - 1]")
    c.emit("shr", COUNT, "1")
    c.jump("jz", f"{where}_none")
    c.tiles(f"{where}_product", UP, DOWN, COUNT)
    c.label(f"{where}_none")
    c.emit("test", odd, "1")
    c.jump("jnz", f"{where}_odd")
    for i in range(BLOCK):
        c.emit("vmovdqu64", A[i], vector(UP, i))
    for i in range(BLOCK):
        for j in range(i):
            c.product(i, j, A[i], A[j])
    c.label(f"{where}_odd")
    c.merge()
    for half in (*LOW, *HIGH):
        c.emit("vpaddq", half, half, half)
    c.note("flags of the test above")
    c.jump("jnz", f"{where}_doubled")
    for i in range(BLOCK):
        c.mad(LOW[2 * i], A[i], A[i], high=False)
        c.mad(HIGH[2 * i], A[i], A[i], high=True)
    c.label(f"{where}_doubled")
