# SPDX-License-Identifier: MIT OR Apache-2.0
"""Karatsuba's method at 16 limbs for x86-64 with BMI2 and ADX: products and squares of 8 limbs, and what joins them."""

from __future__ import annotations

from collections.abc import Callable

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_block import BLOCK, WINDOW, Code
from sangi.codegen.emit.x64_rows import at


def mul(bits: int = 64) -> Kernel:
    """z <- x y: a row of the window for each limb of x; the first finds it empty."""
    c = Code(BLOCK)
    c.emit("mov", "rcx", "rdx")
    c.emit("mov", "ebp", "0")
    c.emit("mov", "rdx", at("rsi", 0))
    c.emit("mulx", WINDOW[1], "rax", at("rcx", 0))
    c.emit("mov", at("rdi", 0), "rax")
    for j in range(1, BLOCK):
        c.emit("mulx", WINDOW[(j + 1) % BLOCK], "rax", at("rcx", j))
        c.emit("add" if j == 1 else "adc", WINDOW[j], "rax")
    c.emit("adc", WINDOW[0], "0")
    for i in range(1, BLOCK):
        c.emit("mov", "rdx", at("rsi", i))
        c.row(i, "rcx", None, at("rdi", i))
    for j in range(BLOCK):
        c.emit("mov", at("rdi", BLOCK + j), WINDOW[j])
    return c.kernel("mul_8", ("z", "x", "y"), ("z <- x y, for x and y of 8 limbs",), bits)


def sqr(bits: int = 64) -> Kernel:
    """z <- x^2: row i is x_i by the limbs above it, from column 2i + 1 on; then doubled, with the squares between."""
    c = Code(BLOCK)
    column = {i: WINDOW[(i - 1) % BLOCK] for i in range(1, 2 * BLOCK - 1)}
    c.note("x_0 by the limbs above it")
    c.emit("mov", "rdx", at("rsi", 0))
    c.emit("mulx", column[2], column[1], at("rsi", 1))
    for j in range(2, BLOCK):
        c.emit("mulx", column[j + 1], "rax", at("rsi", j))
        c.emit("add" if j == 2 else "adc", column[j], "rax")
    c.emit("adc", column[BLOCK], "0")
    c.emit("mov", "ebp", "0")
    for i in range(1, BLOCK - 1):
        for done in (2 * i - 1, 2 * i):
            c.emit("mov", at("rdi", done), column[done])
        c.note(f"x_{i} by the limbs above it")
        c.emit("mov", "rdx", at("rsi", i))
        c.emit("xor", "eax", "eax")
        for j in range(i + 1, BLOCK):
            top = column[i + j + 1]
            c.emit("mulx", top if j == BLOCK - 1 else "rbx", "rax", at("rsi", j))
            c.emit("adcx", column[i + j], "rax")
            if j < BLOCK - 1:
                c.emit("adox", top, "rbx")
        c.emit("adcx", top, "rbp")
        if i < BLOCK - 2:
            c.emit("adox", top, "rbp")
    c.note("twice that, and the squares")
    kept = (2 * BLOCK - 3, 2 * BLOCK - 2)
    c.emit("xor", "eax", "eax")
    for i in range(BLOCK):
        c.emit("mov", "rdx", at("rsi", i))
        c.emit("mulx", "rcx", "rax", "rdx")
        for at_column, half in ((2 * i, "rax"), (2 * i + 1, "rcx")):
            if at_column in (0, 2 * BLOCK - 1):
                c.emit("adcx", half, "rbp") if at_column else None
                c.emit("adox", half, "rbp") if at_column else None
                c.emit("mov", at("rdi", at_column), half)
                continue
            register = column[at_column] if at_column in kept else "rbx"
            if at_column not in kept:
                c.emit("mov", "rbx", at("rdi", at_column))
            c.emit("adcx", register, register)
            c.emit("adox", register, half)
            c.emit("mov", at("rdi", at_column), register)
    return c.kernel("sqr_8", ("z", "x"), ("z <- x^2, for x of 8 limbs",), bits)


def difference(bits: int = 64) -> Kernel:
    """d <- |x - y|; all ones where x < y, else 0."""
    c = Code(BLOCK)
    for j, limb in enumerate(WINDOW):
        c.emit("mov", limb, at("rsi", j))
        c.emit("sbb" if j else "sub", limb, at("rdx", j))
    c.emit("sbb", "rax", "rax")
    c.emit("mov", "rcx", "rax")
    c.emit("and", "rcx", "1")
    for limb in WINDOW:
        c.emit("xor", limb, "rax")
    for j, limb in enumerate(WINDOW):
        c.emit("adc" if j else "add", limb, "0" if j else "rcx")
        c.emit("mov", at("rdi", j), limb)
    contract = ("d <- |x - y|, for x and y of 8 limbs; returns all ones where x < y, else 0",)
    return c.kernel("difference_8", ("d", "x", "y"), contract, bits)


def join(bits: int = 64) -> Kernel:
    """z <- z + W^8 (z_0 ... z_15 + z_16 ... z_31 + or - middle); z is A, B, C, D of 8 limbs each.

    With T = B + C the limbs of B become T + A and those of C become T + D, each with its half of the middle.  To
    subtract the middle is to add its complement and 1, and -W^16.
    """
    c = Code(BLOCK)
    a, b, both, d = (BLOCK * part for part in range(4))

    def chain(mnemonics: tuple[str, str], base: str, first: int) -> None:
        for j, limb in enumerate(WINDOW):
            c.emit(mnemonics[j > 0], limb, at(base, first + j))

    def store(first: int) -> None:
        for j, limb in enumerate(WINDOW):
            c.emit("mov", at("rdi", first + j), limb)

    for j in range(2 * BLOCK):
        c.emit("xor", at("rsi", j), "rdx")
    c.note("T, in the place of C; rcx and rbx count what is carried")
    chain(("mov", "mov"), "rdi", b)
    chain(("add", "adc"), "rdi", both)
    store(both)
    c.emit("mov", "ecx", "0")
    c.emit("adc", "rcx", "0")
    c.emit("mov", "rbx", "rcx")
    c.note("T + A and the lower half of the middle")
    chain(("add", "adc"), "rdi", a)
    c.emit("adc", "rcx", "0")
    c.emit("mov", "rax", "rdx")
    c.emit("neg", "rax")
    chain(("adc", "adc"), "rsi", 0)
    c.emit("adc", "rcx", "0")
    store(b)
    c.note("T + D, the upper half, and what was carried")
    chain(("mov", "mov"), "rdi", both)
    chain(("add", "adc"), "rdi", d)
    c.emit("adc", "rbx", "0")
    chain(("add", "adc"), "rsi", BLOCK)
    c.emit("adc", "rbx", "0")
    for j, limb in enumerate(WINDOW):
        c.emit("adc" if j else "add", limb, "0" if j else "rcx")
    c.emit("adc", "rbx", "0")
    store(both)
    c.note("the rest into D")
    c.emit("add", "rbx", "rdx")
    for j in range(BLOCK):
        c.emit("mov", "rax", at("rdi", d + j))
        c.emit("adc" if j else "add", "rax", "0" if j else "rbx")
        c.emit("mov", at("rdi", d + j), "rax")
    contract = (
        "z <- z + W^8 (z_0 ... z_15 + z_16 ... z_31 + middle), less the middle where the mask is all ones",
        "@pre the sum fits z; the middle has 16 limbs and is overwritten",
    )
    return c.kernel("join_8", ("z", "middle", "mask"), contract, bits)


KERNELS: dict[str, Callable[[int], Kernel]] = {
    "mul_8": mul,
    "sqr_8": sqr,
    "difference_8": difference,
    "join_8": join,
}
