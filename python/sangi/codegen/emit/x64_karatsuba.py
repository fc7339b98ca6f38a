# SPDX-License-Identifier: MIT OR Apache-2.0
"""Karatsuba's method at 16 and 32 limbs for x86-64 with BMI2 and ADX: products of 8 limbs, and what joins halves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_block import BLOCK, WINDOW, Code
from sangi.codegen.emit.x64_rows import at


def mul(bits: int = 64) -> Kernel:
    """z <- x y: a row of the window for each limb of x; the first finds it empty."""
    c = Code(BLOCK)
    c.emit("mov", "rcx", "rdx")
    c.emit("mov", "ebp", "0")
    c.emit("mov", "rdx", at("rsi", 0))
    c.emit("xor", "eax", "eax")
    c.emit("mulx", WINDOW[1], "rax", at("rcx", 0))
    c.emit("mov", at("rdi", 0), "rax")
    for j in range(1, BLOCK):
        c.emit("mulx", WINDOW[(j + 1) % BLOCK], "rax", at("rcx", j))
        c.emit("adcx", WINDOW[j], "rax")
    c.emit("adcx", WINDOW[0], "rbp")
    for i in range(1, BLOCK):
        c.emit("mov", "rdx", at("rsi", i))
        c.row(i, "rcx", None, at("rdi", i))
    for j in range(BLOCK):
        c.emit("mov", at("rdi", BLOCK + j), WINDOW[j])
    return c.kernel("mul_8", ("z", "x", "y"), ("z <- x y, for x and y of 8 limbs",), bits)


def difference(h: int, bits: int = 64) -> Kernel:
    """d <- |x - y|; all ones where x < y, else 0."""
    c = Code(BLOCK)
    for j in range(h):
        limb = WINDOW[j % BLOCK]
        c.emit("mov", limb, at("rsi", j))
        c.emit("sbb" if j else "sub", limb, at("rdx", j))
        if h > BLOCK:
            c.emit("mov", at("rdi", j), limb)
    c.emit("sbb", "rax", "rax")
    c.emit("mov", "rcx", "rax")
    c.emit("and", "rcx", "1")
    for first in range(0, h, BLOCK):
        for j, limb in enumerate(WINDOW):
            if h > BLOCK:
                c.emit("mov", limb, at("rdi", first + j))
            c.emit("xor", limb, "rax")
        for j, limb in enumerate(WINDOW):
            c.emit("adc" if j else "add", limb, "0" if j else "rcx")
            c.emit("mov", at("rdi", first + j), limb)
        if first + BLOCK < h:
            c.emit("mov", "ecx", "0")
            c.emit("adc", "rcx", "0")
    contract = (f"d <- |x - y|, for x and y of {h} limbs; returns all ones where x < y, else 0",)
    return c.kernel(f"difference_{h}", ("d", "x", "y"), contract, bits)


def join(h: int, bits: int = 64) -> Kernel:
    """z <- z + W^h (A + B W^h + C + D W^h + or - middle); z is A, B, C, D of h limbs each.

    With T = B + C the limbs of B become T + A and those of C become T + D, each with its half of the middle.  To
    subtract the middle is to add its complement and 1, and -W^(2h).
    """
    c = Code(BLOCK)
    a, b, both, d = (h * part for part in range(4))

    kept = h == BLOCK  # what a pass leaves in registers is there for the next one

    def limbs(base: str, first: int) -> Iterator[tuple[int, str, str]]:
        for j in range(h):
            yield j, WINDOW[j % BLOCK], at(base, first + j)

    for j in range(2 * h):
        c.emit("xor", at("rsi", j), "rdx")
    c.note("T, in the place of C; rcx keeps what is carried")
    for j, limb, place in limbs("rdi", both):
        c.emit("mov", limb, at("rdi", b + j))
        c.emit("adc" if j else "add", limb, place)
        c.emit("mov", place, limb)
    c.emit("mov", "ecx", "0")
    c.emit("adc", "rcx", "0")
    c.note(
        "T + A and T + D with carries in OF, the middle with carries in CF, of which the first is that of the mask"
    )
    c.emit("mov", "rax", "rdx")
    c.emit("add", "rax", "rdx")
    for to, other, half in ((b, a, 0), (both, d, h)):
        for j, limb, place in limbs("rdi", to):
            if not kept or to == both:
                c.emit("mov", limb, at("rdi", both + j))
            c.emit("adcx", limb, at("rsi", half + j))
            c.emit("adox", limb, at("rdi", other + j))
            if not kept or to == b:
                c.emit("mov", place, limb)
    c.note("what T carried into C, and it with all else that was carried into D")
    c.emit("mov", "eax", "0")
    c.emit("mov", "rbx", "rdx")
    c.emit("adcx", "rbx", "rcx")
    c.emit("adox", "rbx", "rax")
    c.emit("mov", "rax", "rbx")
    c.emit("sar", "rax", str(bits - 1))
    for j in range(2 * h):
        limb, place = WINDOW[j % BLOCK], at("rdi", both + j)
        if not kept or j >= h:
            c.emit("mov", limb, place)
        more = "rcx" if j == 0 else "0" if j < h else "rbx" if j == h else "rax"
        c.emit("adc" if j else "add", limb, more)
        c.emit("mov", place, limb)
    contract = (
        f"z <- z + W^{h} (z_0 ... z_{2 * h - 1} + z_{2 * h} ... z_{4 * h - 1} + middle), less the middle where the "
        "mask is all ones",
        f"@pre the sum fits z; the middle has {2 * h} limbs and is overwritten",
    )
    return c.kernel(f"join_{h}", ("z", "middle", "mask"), contract, bits)


#: The halves for which they exist.
HALVES = (BLOCK, 2 * BLOCK)
KERNELS: dict[str, Callable[[int], Kernel]] = {
    "mul_8": mul,
    **{f"{make.__name__}_{h}": partial(make, h) for make in (difference, join) for h in HALVES},
}
