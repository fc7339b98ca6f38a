# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery reduction of a whole number for x86-64 with BMI2 and ADX, by blocks of k limbs of the quotient.

A block: the window takes k limbs of t, the k rows of the quotient clear them, and the limbs of q are stored in their
place; then the other limbs of m multiply q, row by row, onto t.  What the window holds at the end is added to the k
limbs of t above these; the carry out of them is that of the next block.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel, label, qword
from sangi.codegen.emit.x64_block import WINDOW, Code
from sangi.codegen.emit.x64_rows import at

#: The k for which the kernel exists: blocks of about the same length, at most 8, make up every longer number.
SIZES = (5, 6, 7, 8)


def redc(k: int, bits: int = 64) -> Kernel:
    """c W^n + t / W^n <- (t + q m) / W^n; returns c.  The number n of limbs is k times that of the blocks."""
    c = Code(k)
    kept_n0, kept_m, kept_t, turns, blocks, count, carry = (qword("rsp", -8 * i) for i in range(1, 8))
    c.emit("mov", kept_n0, "rcx")
    c.emit("mov", kept_m, "rsi")
    c.emit("mov", kept_t, "rdi")
    c.emit("mov", blocks, "rdx")
    c.emit("dec", "rdx")
    c.emit("mov", turns, "rdx")
    c.emit("mov", "ebp", "0")
    c.emit("mov", carry, "rbp")
    c.code.append(label(f"redc_{k}_block"))
    c.load("rdi")
    c.quotient("rsi", kept_n0, "rdi")
    c.emit("mov", "rcx", "rdi")
    c.note("the limbs of m above, q at rcx, onto t")
    c.emit("mov", "rax", turns)
    c.emit("test", "rax", "rax")
    c.emit("jz", f"LOCAL(redc_{k}_top)")
    c.emit("mov", count, "rax")
    c.code.append(label(f"redc_{k}_more"))
    for i in range(k):
        c.emit("mov", "rdx", at("rsi", k + i))
        c.row(i, "rcx", at("rdi", k + i), at("rdi", k + i))
    c.advance(k)
    c.emit("dec", count)
    c.emit("jnz", f"LOCAL(redc_{k}_more)")
    c.code.append(label(f"redc_{k}_top"))
    c.note("the window and the carry of the block before onto t")
    c.emit("mov", "rax", carry)
    c.emit("neg", "rax")
    for j in range(k):
        c.emit("adc", WINDOW[j], at("rdi", k + j))
        c.emit("mov", at("rdi", k + j), WINDOW[j])
    c.emit("mov", "eax", "0")
    c.emit("adc", "rax", "0")
    c.emit("mov", carry, "rax")
    c.emit("mov", "rdi", kept_t)
    c.emit("lea", "rdi", f"[rdi + {8 * k}]")
    c.emit("mov", kept_t, "rdi")
    c.emit("mov", "rsi", kept_m)
    c.emit("dec", blocks)
    c.emit("jnz", f"LOCAL(redc_{k}_block)")
    contract = (
        f"c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = {k} blocks, q < W^n such that this is exact; returns c",
        "@pre n0 = -1/m mod W",
    )
    return c.kernel("redc", ("t", "m", "blocks", "n0"), contract, bits)
