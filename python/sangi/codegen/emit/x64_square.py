# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squares of 16 limbs in one piece for x86-64 with BMI2 and ADX.

The products x_i x_j, i < j, come first: those of the lower half of x, then the rows of the lower half by the upper one,
then those of the upper half, whose window the rows have left in registers.  What they add up to is doubled at the end,
with the squares between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_block import BLOCK, WINDOW, Code
from sangi.codegen.emit.x64_rows import at

#: The limbs of x.
LIMBS = 2 * BLOCK
#: Where column c is while products are added to it: in r8 for c = 16.
_COLUMN: Mapping[int, str] = {c: WINDOW[c % BLOCK] for c in range(1, 2 * LIMBS - 1)}


def _triangle(c: Code, half: int) -> None:
    """The products within one half of x; of the upper half the lowest columns are in registers, of the lower none.

    Row i is x_i by the limbs above it.  It is done with two columns, which are stored.
    """
    low, high = half * BLOCK, (half + 1) * BLOCK
    for i in range(low, high - 1):
        c.note(f"x_{i} by the limbs above it")
        c.emit("mov", "rdx", at("rsi", i))
        first = i == 0
        c.emit("xor", "eax", "eax")
        for j in range(i + 1, high):
            column, above = _COLUMN[i + j], _COLUMN[i + j + 1]
            fresh = first or j == high - 1
            c.emit(
                "mulx",
                above if fresh else "rbx",
                column if first and j == 1 else "rax",
                at("rsi", j),
            )
            if not first or j > 1:
                c.emit("adcx", column, "rax")
            if not fresh:
                c.emit("adox", above, "rbx")
        c.emit("adcx", above, "rbp")
        if not first and i < high - 2:
            c.drop("rax")
            c.emit("adox", above, "rbp")
        for done in (2 * i + 1, 2 * i + 2):
            c.emit("mov", at("rdi", done), _COLUMN[done])


def _rectangle(c: Code) -> None:
    """x_0 ... x_7 by the upper half of x, which rcx points to, onto columns 8 to 14; 16 to 23 stay in the window."""
    for i in range(BLOCK):
        c.note(f"x_{i} by the upper half")
        c.emit("mov", "rdx", at("rsi", i))
        place = at("rdi", BLOCK + i)
        if i:
            c.row(i, "rcx", place if i < BLOCK - 1 else None, place)
            continue
        c.emit("xor", "eax", "eax")
        c.emit("mulx", WINDOW[1], "rax", at("rcx", 0))
        c.emit("adcx", "rax", place)
        c.emit("mov", place, "rax")
        for j in range(1, BLOCK):
            c.emit("mulx", WINDOW[(j + 1) % BLOCK], "rax", at("rcx", j))
            c.emit("adcx", WINDOW[j], "rax")
        c.emit("adcx", WINDOW[0], "rbp")
    c.emit("mov", at("rdi", LIMBS), WINDOW[0])


def _double(c: Code) -> None:
    """z <- 2 z + the squares of the limbs, in columns 2i and 2i + 1: CF carries in 2 z, OF in the sum."""
    last = 2 * LIMBS - 1
    c.note("twice that, and the squares")
    c.emit("xor", "eax", "eax")
    for i in range(LIMBS):
        c.emit("mov", "rdx", at("rsi", i))
        c.emit("mulx", "rcx", "rax", "rdx")
        for column, half in ((2 * i, "rax"), (2 * i + 1, "rcx")):
            if column == last:
                c.emit("adcx", half, "rbp")
                c.emit("adox", half, "rbp")
            elif column:
                twice = WINDOW[column % BLOCK]
                c.emit("mov", twice, at("rdi", column))
                c.emit("adcx", twice, twice)
                c.emit("adox", twice, half)
                half = twice
            c.emit("mov", at("rdi", column), half)


def sqr(bits: int = 64) -> Kernel:
    """z <- x^2."""
    c = Code(BLOCK)
    c.emit("mov", "ebp", "0")
    _triangle(c, 0)
    c.emit("lea", "rcx", f"[rsi + {8 * BLOCK}]")
    _rectangle(c)
    _triangle(c, 1)
    _double(c)
    return c.kernel(f"sqr_{LIMBS}", ("z", "x"), (f"z <- x^2, for x of {LIMBS} limbs",), bits)


KERNELS: dict[str, Callable[[int], Kernel]] = {f"sqr_{LIMBS}": sqr}
