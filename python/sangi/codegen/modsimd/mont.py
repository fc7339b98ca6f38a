# SPDX-License-Identifier: MIT OR Apache-2.0
"""z = x * y / R mod n by Montgomery multiplication, vectorised within one operand: for comparison with ohta.py.

It is the usual shape [GK12]: for each digit of x a row of x_i * y, then one of u_i * n that makes the lowest column
0, and a shift of all columns by one lane.  u_i depends on the previous row.  Digits have 52 bits, and carries ripple
at the end, through the bits of a mask.  An element is below 2n; R = 2^(52 * digits) > 4n.
"""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.emit.assembler import VECTOR, Kernel, constants, qword, spread, vector_at, word_at, zmmword
from sangi.codegen.modsimd.place import words
from sangi.codegen.modsimd.rows import Builder
from sangi.codegen.modsimd.shape import FACTOR, LANES
from sangi.codegen.program import Program

#: Digits by the bits of n.
SIZES = {1024: 20, 1536: 30, 2048: 40, 3072: 60, 4096: 79}


def multiplications(bits: int) -> int:
    """The vpmadd52 of a product: for each digit, low and high halves of two rows, and u."""
    return SIZES[bits] * (4 * -(-SIZES[bits] // LANES) + 1)


@dataclass(frozen=True)
class Table:
    """Vectors of constants under a label: all ones in a digit; in the lowest word only."""

    label: str

    def words(self) -> list[int]:
        """Every vector in order."""
        return [(1 << FACTOR) - 1] * LANES + [(1 << 64) - 1] + [0] * (LANES - 1)

    @property
    def digit(self) -> str:
        """All ones in each digit."""
        return spread(qword(constants(self.label)))

    @property
    def lowest(self) -> str:
        """All ones in lane 0."""
        return zmmword(constants(self.label), VECTOR)


def product(bits: int, table: Table) -> Kernel:
    """The kernel (z, x, y, data); data is -1/n mod 2^52 in each word of a vector, then the digits of n."""
    digits = SIZES[bits]
    count = -(-digits // LANES)
    b = Builder()
    x, y, z = (words(register, LANES) for register in ("rsi", "rdx", "rdi"))
    n = words("rcx", LANES)
    t = [b.zero() for _ in range(count)]
    zero = b.zero()
    digit, u, high, carry, low = (b.take() for _ in range(5))
    for i in range(digits):
        b.note(f"x_{i}")
        b.emit("vpbroadcastq", digit, word_at(x(i)))
        b.emit("vpxorq", low, low, low)
        b.emit("vpmadd52luq", low, digit, vector_at(y(0)))
        b.emit("vpaddq", t[0], t[0], low)
        b.emit("vpbroadcastq", u, t[0].replace("zmm", "xmm"))
        b.emit("vpxorq", low, low, low)
        b.emit("vpmadd52luq", low, u, vector_at(words("rcx")(0)))
        for v in range(1, count):
            b.emit("vpmadd52luq", t[v], digit, vector_at(y(LANES * v)))
        for v in range(count):
            b.emit("vpmadd52luq", t[v], low, vector_at(n(LANES * v)))
        b.emit("vpxorq", high, high, high)
        b.emit("vpmadd52huq", high, digit, vector_at(y(0)))
        b.emit("vpmadd52huq", high, low, vector_at(n(0)))
        b.emit("vpsrlq", carry, t[0], str(FACTOR))
        b.emit("vpandq", carry, carry, table.lowest)
        b.emit("vpaddq", high, high, carry)
        for v in range(count):
            b.emit("valignq", t[v], t[v + 1] if v + 1 < count else zero, t[v], "1")
        b.emit("vpaddq", t[0], t[0], high)
        for v in range(1, count):
            b.emit("vpmadd52huq", t[v], digit, vector_at(y(LANES * v)))
            b.emit("vpmadd52huq", t[v], low, vector_at(n(LANES * v)))
    _ripple(b, t, [digit, u, high, carry, low], zero, table)
    for v, register in enumerate(t):
        b.emit("vmovdqu64", vector_at(z(LANES * v)), register)
    for mnemonic in ("vzeroupper", "ret"):
        b.emit(mnemonic)
    contract = (
        f"z = x * y / 2^{FACTOR * digits} mod n, for n of {bits} bits in {digits} digits",
        "@pre x, y are below 2n",
        "@post z < 2n",
    )
    what = Program("mont_mul", FACTOR, digits, ("z", "x", "y", "data"), (), (), contract=contract)
    return Kernel(what, tuple(b.code), ())


def _ripple(b: Builder, t: list[str], free: list[str], zero: str, table: Table) -> None:
    """Carries every column: to the next one, and then by a sum of masks through digits that are all ones."""
    b.note("carries")
    over, mask, previous, below = free[0], free[1], zero, free[2]
    b.emit("vpbroadcastq", mask, table.digit.removesuffix("{1to8}"))
    for half in ("r8", "r9", "r10", "r11"):
        b.emit("xor", f"{half}d", f"{half}d")
    for v, register in enumerate(t):
        b.emit("vpsrlq", over, register, str(FACTOR))
        b.emit("vpandq", register, register, mask)
        b.emit("valignq", below, over, previous, "7")
        b.emit("vpaddq", register, register, below)
        previous, over = (over, free[3]) if v % 2 == 0 else (over, free[0])
        full = ("r8", "r9") if LANES * v < 64 else ("r10", "r11")
        for goal, compare in zip(full, ("6", "0"), strict=True):
            b.emit("vpcmpuq", "k1", register, mask, compare)
            b.emit("kmovb", "eax", "k1")
            b.emit("shl", "rax", str(LANES * v % 64))
            b.emit("or", goal, "rax")
    b.note("those above all ones twice, plus those of all ones: its bits change where a carry comes in")
    b.emit("shld", "r10", "r8", "1")
    b.emit("add", "r8", "r8")
    b.emit("add", "r8", "r9")
    b.emit("adc", "r10", "r11")
    b.emit("xor", "r8", "r9")
    b.emit("xor", "r10", "r11")
    for v, register in enumerate(t):
        if LANES * v == 64:
            b.emit("mov", "r8", "r10")
        b.emit("kmovb", "k1", "r8d")
        b.emit("shr", "r8", str(LANES))
        b.emit("vpsubq", f"{register}{{k1}}", register, mask)
        b.emit("vpandq", register, register, mask)
