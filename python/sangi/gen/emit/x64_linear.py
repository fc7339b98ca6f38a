# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums, differences and the last step of a square for x86-64: loops over a public count of limbs.

Between turns the carry stays in CF, which neither lea nor dec touches.
"""

from __future__ import annotations

from collections.abc import Callable

from sangi.gen.emit.x64 import Kernel
from sangi.gen.emit.x64_block import Code, label
from sangi.gen.emit.x64_rows import at

#: Limbs in a turn of the loop.
TURN = 4


def _linear(name: str, mnemonic: str, sign: str, bits: int) -> Kernel:
    c = Code(0)

    def limbs(count: int) -> None:
        for i in range(count):
            c.emit("mov", "rax", at("rsi", i))
            c.emit(mnemonic, "rax", at("rdx", i))
            c.emit("mov", at("rdi", i), "rax")
        for pointer in ("rsi", "rdx", "rdi"):
            c.emit("lea", pointer, f"[{pointer} + {8 * count}]")

    c.note = "r8 turns of one limb, then rcx turns of four"
    c.emit("mov", "r8", "rcx")
    c.emit("and", "r8", str(TURN - 1))
    c.emit("shr", "rcx", str(TURN.bit_length() - 1))
    c.emit("mov", "r9d", "0")
    c.emit("test", "r8", "r8")
    c.emit("jz", f"LOCAL({name}_turns)")
    c.code.append(label(f"{name}_one"))
    limbs(1)
    c.emit("dec", "r8")
    c.emit("jnz", f"LOCAL({name}_one)")
    c.emit("adc", "r9", "0")
    c.code.append(label(f"{name}_turns"))
    c.emit("test", "rcx", "rcx")
    c.emit("jz", f"LOCAL({name}_end)")
    c.emit("neg", "r9")
    c.code.append(label(f"{name}_four"))
    limbs(TURN)
    c.emit("dec", "rcx")
    c.emit("jnz", f"LOCAL({name}_four)")
    c.emit("mov", "r9d", "0")
    c.emit("adc", "r9", "0")
    c.code.append(label(f"{name}_end"))
    c.emit("mov", "rax", "r9")
    return c.kernel(name, ("z", "x", "y", "n"), (f"z <- x {sign} y, n limbs; returns what is carried",), bits)


def add(bits: int = 64) -> Kernel:
    """z <- x + y; the carry."""
    return _linear("add", "adc", "+", bits)


def sub(bits: int = 64) -> Kernel:
    """z <- x - y; the borrow."""
    return _linear("sub", "sbb", "-", bits)


def double_square(bits: int = 64) -> Kernel:
    """z <- 2 z + the sum of x_i^2 W^(2i): twice a limb of z with the top bit of the one below, then the square."""
    c = Code(0)
    c.emit("mov", "rcx", "rdx")
    c.emit("mov", "r9d", str(bits - 1))
    c.note = "rax is the top bit of the limb below"
    c.emit("xor", "eax", "eax")
    c.emit("test", "rcx", "rcx")
    c.emit("jz", "LOCAL(double_square_end)")
    c.code.append(label("double_square_limb"))
    c.emit("mov", "rdx", at("rsi", 0))
    c.emit("mulx", "r11", "r10", "rdx")
    for i, square in enumerate(("r10", "r11")):
        c.emit("mov", "rdx", at("rdi", i))
        c.emit("lea", "r8", "[rax + 2*rdx]")
        c.emit("shrx", "rax", "rdx", "r9")
        c.emit("adc", "r8", square)
        c.emit("mov", at("rdi", i), "r8")
    c.emit("lea", "rsi", "[rsi + 8]")
    c.emit("lea", "rdi", "[rdi + 16]")
    c.emit("dec", "rcx")
    c.emit("jnz", "LOCAL(double_square_limb)")
    c.code.append(label("double_square_end"))
    contract = ("z <- 2 z + the sum of x_i^2 W^(2i), for x of n limbs; the sum fits z",)
    return c.kernel("double_square", ("z", "x", "n"), contract, bits)


KERNELS: dict[str, Callable[[int], Kernel]] = {"add": add, "sub": sub, "double_square": double_square}
