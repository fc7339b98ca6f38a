# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery reduction of a whole number for x86-64 with BMI2 and ADX, by blocks of k limbs of the quotient.

A block: the window takes k limbs of t, the k rows of the quotient clear them, and the limbs of q are stored in their
place; then the other limbs of m multiply q, row by row, onto t.  What the window holds at the end is added to the k
limbs of t above these; the carry out of them is that of the next block.  After the last one the window has the highest
limbs of the result, from which m is subtracted where it has to be.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel, label, qword
from sangi.codegen.emit.x64_block import WINDOW, Code
from sangi.codegen.emit.x64_rows import at

#: The k for which the kernel exists: blocks of about the same length, at most 8, make up every longer number.
SIZES = (5, 6, 7, 8)


def redc(k: int, bits: int = 64) -> Kernel:
    """z <- t / W^n mod m; without `finish`, what may need one more subtraction stays in t, above its lower half.

    The number n of limbs is k times that of the blocks.
    """
    c = Code(k)
    kept_n0, kept_m, kept_t, turns, blocks, count, carry, kept_z, start, finish = (
        qword("rsp", -8 * i) for i in range(1, 11)
    )
    c.emit("mov", finish, "r9")
    c.emit("mov", kept_n0, "r8")
    c.emit("mov", kept_z, "rdi")
    c.emit("mov", kept_m, "rdx")
    c.emit("mov", kept_t, "rsi")
    c.emit("mov", start, "rsi")
    c.emit("mov", blocks, "rcx")
    c.emit("dec", "rcx")
    c.emit("mov", turns, "rcx")
    c.emit("mov", "rdi", "rsi")
    c.emit("mov", "rsi", "rdx")
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
    c.emit("mov", "rcx", finish)
    c.emit("test", "rcx", "rcx")
    c.emit("jz", f"LOCAL(redc_{k}_end)")
    c.emit("mov", "rbx", kept_z)
    c.emit("mov", "rdx", start)
    _subtract(c, turns)
    c.code.append(label(f"redc_{k}_end"))
    contract = (
        f"finish = 0: c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n for n = {k} blocks, q < W^n such that this is",
        "exact; returns c.  finish = 1: z <- t / W^n mod m; t is scratch",
        "@pre n0 = -1/m mod W; finish = 1: t < m W^n",
    )
    return c.kernel("redc", ("z", "t", "m", "blocks", "n0", "finish"), contract, bits)


def _subtract(c: Code, turns: str) -> None:
    """z at rbx <- c W^n + x less m where that is not negative: x is at rdi, m at rsi, c in rax.

    The highest k limbs of x are in the window, too; the difference of those below goes to rdx.  The second loop comes
    back from the top.
    """
    k = c.k
    c.note("x - m: below the window to rdx, then in it")
    c.emit("mov", "rcx", turns)
    c.emit("test", "rcx", "rcx")
    c.emit("jz", f"LOCAL(redc_{k}_high)")
    c.code.append(label(f"redc_{k}_less"))
    for i in range(k):
        c.emit("mov", "rbp", at("rdi", i))
        c.emit("sbb", "rbp", at("rsi", i))
        c.emit("mov", at("rdx", i), "rbp")
    for pointer in ("rdi", "rsi", "rdx", "rbx"):
        c.emit("lea", pointer, f"[{pointer} + {8 * k}]")
    c.emit("dec", "rcx")
    c.emit("jnz", f"LOCAL(redc_{k}_less)")
    c.code.append(label(f"redc_{k}_high"))
    for j in range(k):
        c.emit("sbb", WINDOW[j], at("rsi", j))
    c.emit("sbb", "rax", "0")
    c.note("CF where that is negative: x then")
    for j in range(k):
        c.emit("cmovc", WINDOW[j], at("rdi", j))
        c.emit("mov", at("rbx", j), WINDOW[j])
    c.emit("sbb", "rsi", "rsi")
    c.emit("mov", "rcx", turns)
    c.emit("test", "rcx", "rcx")
    c.emit("jz", f"LOCAL(redc_{k}_end)")
    c.code.append(label(f"redc_{k}_choose"))
    c.emit("test", "rsi", "rsi")
    for i in reversed(range(k)):
        c.emit("mov", "rbp", at("rdx", i - k))
        c.emit("cmovnz", "rbp", at("rdi", i - k))
        c.emit("mov", at("rbx", i - k), "rbp")
    for pointer in ("rdi", "rdx", "rbx"):
        c.emit("lea", pointer, f"[{pointer} - {8 * k}]")
    c.emit("dec", "rcx")
    c.emit("jnz", f"LOCAL(redc_{k}_choose)")
