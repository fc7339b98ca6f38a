# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums, differences and the last step of a square for x86-64: loops over a public count of limbs.

Between turns the carry stays in CF, which neither lea nor dec touches.
"""

from __future__ import annotations

from collections.abc import Callable

from sangi.codegen.emit.assembler import Kernel, label, narrow, qword
from sangi.codegen.emit.x64_block import Code
from sangi.codegen.emit.x64_rows import at

#: Limbs in a turn of the longer loop.
TURN = 4


def _loops(
    c: Code, name: str, count: str, ones: str, carry: str | None, limbs: Callable[[int], None]
) -> None:
    """`limbs(1)` and `limbs(TURN)` as often as it takes for `count` limbs.

    CF goes through; between the loops it is in `carry`, if there is one, where it stays if the second has no turn.
    """
    c.note(f"{ones} turns of one limb, then {count} turns of {TURN}")
    c.emit("mov", ones, count)
    c.emit("and", ones, str(TURN - 1))
    c.emit("shr", count, str(TURN.bit_length() - 1))
    if carry:
        c.emit("mov", narrow(carry), "0")
    c.emit("test", ones, ones)
    c.emit("jz", f"LOCAL({name}_turns)")
    c.code.append(label(f"{name}_one"))
    limbs(1)
    c.emit("dec", ones)
    c.emit("jnz", f"LOCAL({name}_one)")
    if carry:
        c.emit("adc", carry, "0")
    c.code.append(label(f"{name}_turns"))
    c.emit("test", count, count)
    c.emit("jz", f"LOCAL({name}_end)")
    if carry:
        c.emit("neg", carry)
    c.code.append(label(f"{name}_more"))
    limbs(TURN)
    c.emit("dec", count)
    c.emit("jnz", f"LOCAL({name}_more)")


def _linear(name: str, mnemonic: str, sign: str, bits: int) -> Kernel:
    c = Code(0)

    def limbs(count: int) -> None:
        for i in range(count):
            c.emit("mov", "rax", at("rsi", i))
            c.emit(mnemonic, "rax", at("rdx", i))
            c.emit("mov", at("rdi", i), "rax")
        for pointer in ("rsi", "rdx", "rdi"):
            c.emit("lea", pointer, f"[{pointer} + {8 * count}]")

    _loops(c, name, "rcx", "r8", "r9", limbs)
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


def add_masked(bits: int = 64) -> Kernel:
    """z <- x + (y & mask); the carry, which is -rbp between turns: `and` clears CF."""
    c = Code(0)
    masked = ("rax", "r10", "r11", "rbx")

    def limbs(count: int) -> None:
        for i, register in enumerate(masked[:count]):
            c.emit("mov", register, at("rdx", i))
            c.emit("and", register, "r8")
        c.emit("neg", "rbp")
        for i, register in enumerate(masked[:count]):
            c.emit("adc", register, at("rsi", i))
            c.emit("mov", at("rdi", i), register)
        c.emit("sbb", "rbp", "rbp")
        for pointer in ("rsi", "rdx", "rdi"):
            c.emit("lea", pointer, f"[{pointer} + {8 * count}]")

    c.emit("mov", "ebp", "0")
    _loops(c, "add_masked", "rcx", "r9", None, limbs)
    c.code.append(label("add_masked_end"))
    c.emit("mov", "rax", "rbp")
    c.emit("neg", "rax")
    contract = ("z <- x + y where the mask is all ones, x where it is 0, n limbs; returns the carry",)
    return c.kernel("add_masked", ("z", "x", "y", "n", "mask"), contract, bits)


def double_square(bits: int = 64) -> Kernel:
    """z <- 2 z + the sum of x_i^2 W^(2i): twice a limb of z with the top bit of the one below, then the square."""
    c = Code(0)

    def limbs(count: int) -> None:
        for i in range(count):
            c.emit("mov", "rdx", at("rsi", i))
            c.emit("mulx", "r11", "r10", "rdx")
            for j, square in ((2 * i, "r10"), (2 * i + 1, "r11")):
                c.emit("mov", "rdx", at("rdi", j))
                c.emit("lea", "r8", "[rax + 2*rdx]")
                c.emit("shrx", "rax", "rdx", "r9")
                c.emit("adc", "r8", square)
                c.emit("mov", at("rdi", j), "r8")
        c.emit("lea", "rsi", f"[rsi + {8 * count}]")
        c.emit("lea", "rdi", f"[rdi + {16 * count}]")

    c.emit("mov", "rcx", "rdx")
    c.emit("mov", "r9d", str(bits - 1))
    c.note("rax is the top bit of the limb below")
    c.emit("mov", "eax", "0")
    _loops(c, "double_square", "rcx", "rbx", "rbp", limbs)
    c.code.append(label("double_square_end"))
    contract = ("z <- 2 z + the sum of x_i^2 W^(2i), for x of n limbs; the sum fits z",)
    return c.kernel("double_square", ("z", "x", "n"), contract, bits)


def subtract_once(bits: int = 64) -> Kernel:
    """z <- c W^n + x - m where that is not negative, else x."""
    c = Code(0)
    kept_n, kept_t, kept_x = (qword("rsp", -8 * i) for i in (1, 2, 3))

    def difference(count: int) -> None:
        for i in range(count):
            c.emit("mov", "rax", at("rsi", i))
            c.emit("sbb", "rax", at("rdx", i))
            c.emit("mov", at("r9", i), "rax")
        for pointer in ("rsi", "rdx", "r9"):
            c.emit("lea", pointer, f"[{pointer} + {8 * count}]")

    def choice(count: int) -> None:
        c.emit("test", "r8", "r8")
        for i in range(count):
            c.emit("mov", "rax", at("r9", i))
            c.emit("cmovnz", "rax", at("rsi", i))
            c.emit("mov", at("rdi", i), "rax")
        for pointer in ("rsi", "rdi", "r9"):
            c.emit("lea", pointer, f"[{pointer} + {8 * count}]")

    c.emit("mov", kept_n, "rcx")
    c.emit("mov", kept_t, "r9")
    c.emit("mov", kept_x, "rsi")
    _loops(c, "less", "rcx", "r10", "r11", difference)
    c.emit("mov", "r11d", "0")
    c.emit("adc", "r11", "0")
    c.code.append(label("less_end"))
    c.note("r8 is 0 to subtract, else 1")
    c.emit("xor", "r8", "1")
    c.emit("and", "r8", "r11")
    c.emit("mov", "rcx", kept_n)
    c.emit("mov", "r9", kept_t)
    c.emit("mov", "rsi", kept_x)
    _loops(c, "choose", "rcx", "r10", None, choice)
    c.code.append(label("choose_end"))
    contract = (
        "z <- c W^n + x - m where that is not negative, else x, in n limbs; t is scratch",
        "@pre c is 0 or 1, and c W^n + x < 2m",
    )
    return c.kernel("subtract_once", ("z", "x", "m", "n", "c", "t"), contract, bits)


KERNELS: dict[str, Callable[[int], Kernel]] = {
    "add": add,
    "sub": sub,
    "add_masked": add_masked,
    "double_square": double_square,
    "subtract_once": subtract_once,
}
