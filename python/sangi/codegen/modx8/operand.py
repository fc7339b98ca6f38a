# SPDX-License-Identifier: MIT OR Apache-2.0
"""10-digit blocks as operands of Karatsuba multiplication [KO62]: digits, and the signed difference of the halves.

A left operand is ten digits, then the difference d of their halves, lower minus upper, modulo H = 2^(5 width): five
digits, and a sign vector s that is all ones where the difference is negative.  The difference is d - s H.  If the
operand is itself a signed difference, modulo 2^(10 width), its own sign vector follows.  A right operand is the same
with the upper half minus the lower one: with one of each, the product of both differences is added, not subtracted.

A column is a signed word of a sum before carry propagation.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import VECTOR, Instruction, Kernel, constants, qword, spread
from sangi.codegen.modx8.code import TABLE, Code, vector
from sangi.codegen.x8.program import WIDTH

#: Digits of a half and of a block; vectors of the difference of the halves with its sign.
HALF = 5
BLOCK10 = 2 * HALF
DIFFERENCE = HALF + 1
#: The index of the operand's own sign; vectors of an operand.
SIGN = BLOCK10 + DIFFERENCE
OPERAND = SIGN + 1
ZMM = tuple(f"zmm{i}" for i in range(32))
MASK = spread(qword(constants(TABLE)))
#: Two registers, the second of which holds a carry.
Two = tuple[str, str]


def interleave(main: Sequence[Instruction], other: Sequence[Instruction]) -> list[Instruction]:
    """Both sequences, each in order, evenly mixed: multiplications hide the latency of carry propagation."""
    mixed: list[Instruction] = []
    done = 0
    for n, instruction in enumerate(main, 1):
        mixed.append(instruction)
        upto = n * len(other) // len(main)
        mixed += other[done:upto]
        done = upto
    return mixed


def add(c: Code, base: str, index: int, value: str, sum_: str) -> None:
    """Adds a register to a column in memory; `sum_` is overwritten."""
    c.emit("vpaddq", sum_, value, vector(base, index))
    c.emit("vmovdqu64", vector(base, index), sum_)


def _digit(c: Code, two: Two, to: str) -> None:
    digit, carry = two
    c.emit("vpandq", digit, carry, MASK)
    c.emit("vpsraq", carry, carry, str(c.width))
    c.emit("vmovdqu64", to, digit)


def signed_difference(c: Code, out: str, a: Sequence[str], b: Sequence[str], two: Two, *, sign: int) -> None:
    """out <- the digits of a - b, out[sign] <- its sign."""
    digit, carry = two
    for k, (left, right) in enumerate(zip(a, b, strict=True)):
        to = digit if k else carry
        if " ptr " in left:
            c.emit("vmovdqu64", to, left)
            left = to
        c.emit("vpsubq", to, left, right)
        if k:
            c.emit("vpaddq", carry, carry, digit)
        _digit(c, two, vector(out, k))
    c.emit("vmovdqu64", vector(out, sign), carry)


def difference_of_halves(c: Code, base: str, two: Two, *, right: bool = False) -> None:
    """Completes an operand whose digits are stored: the difference of its halves."""
    low, high = ([vector(base, first + k) for k in range(HALF)] for first in (0, HALF))
    c.emit("lea", "rax", f"[{base} + {VECTOR * BLOCK10}]")
    signed_difference(c, "rax", *((high, low) if right else (low, high)), two, sign=HALF)


def propagate(c: Code, columns: str, out: str, two: Two) -> None:
    """Carry propagation through ten columns: their digits to `out`; the carry out stays in its register."""
    _, carry = two
    for k in range(BLOCK10):
        if k:
            c.emit("vpaddq", carry, carry, vector(columns, k))
        else:
            c.emit("vmovdqu64", carry, vector(columns))
        _digit(c, two, vector(out, k))


def carry_to_digits(c: Code, columns: str, out: str, two: Two) -> None:
    """Carry propagation through ten columns into the next; their digits to `out`."""
    propagate(c, columns, out, two)
    add(c, columns, BLOCK10, two[1], two[1])


def carry_to_left(c: Code, columns: str, out: str, two: Two) -> None:
    """Carry propagation through ten columns into the next; their left operand to `out`."""
    carry_to_digits(c, columns, out, two)
    difference_of_halves(c, out, two)


def carry_to_left_and_sign(c: Code, columns: str, out: str, two: Two) -> None:
    """The same, but the carry out goes to out[SIGN]; `add_carry` adds it to the next column."""
    propagate(c, columns, out, two)
    c.emit("vmovdqu64", vector(out, SIGN), two[1])
    difference_of_halves(c, out, two)


def add_carry(width: int = WIDTH) -> Kernel:
    """Adds the carry out of ten columns to the next column."""
    c = Code("add_carry", width)
    # rdi = t, rsi = z
    c.emit("vmovdqu64", ZMM[0], vector("rsi", SIGN))
    add(c, "rdi", BLOCK10, ZMM[0], ZMM[0])
    return c.kernel(("t", "z"), (), ("t <- t + the carry out in z, at 2^(10 width)",))


def _operands(name: str, width: int, *, right: bool) -> Kernel:
    c = Code(name, width)
    # rdi = z, rsi = a
    digit = ZMM[4 : 4 + 2 * BLOCK10]
    for k, register in enumerate(digit):
        c.emit("vmovdqu64", register, vector("rsi", k))
    for k, register in enumerate(digit):
        c.emit("vmovdqu64", vector("rdi", OPERAND * (k // BLOCK10) + k % BLOCK10), register)
    made = []
    for i, pointer in enumerate(("rax", "r10")):
        c.emit("lea", pointer, f"[rdi + {VECTOR * (OPERAND * i + BLOCK10)}]")
        low, high = digit[BLOCK10 * i : BLOCK10 * i + HALF], digit[BLOCK10 * i + HALF : BLOCK10 * (i + 1)]
        made.append(Code(name, width))
        signed_difference(
            made[i],
            pointer,
            *((high, low) if right else (low, high)),
            (ZMM[2 * i], ZMM[2 * i + 1]),
            sign=HALF,
        )
    c.code += interleave(made[0].code, made[1].code)
    what = "right" if right else "left"
    return c.kernel(("z", "a"), (), (f"z <- the {what} operands of both 10-digit blocks of a",))


def left(width: int = WIDTH) -> Kernel:
    """z <- the left operands of a 20-digit block."""
    return _operands("left", width, right=False)


def right(width: int = WIDTH) -> Kernel:
    """z <- the right operands of a 20-digit block."""
    return _operands("right", width, right=True)


def _subtract(c: Code, digits: int, sign: int) -> None:
    """z <- a - b: all is loaded before anything is stored."""
    # rdi = z, rsi = a, rdx = b
    found = ZMM[2 : 2 + digits]
    for k, register in enumerate(found):
        c.emit("vmovdqu64", register, vector("rsi", k))
        c.emit("vpsubq", register, register, vector("rdx", k))
    _, carry = ZMM[:2]
    for k, register in enumerate(found):
        if k:
            c.emit("vpaddq", carry, carry, register)
        else:
            c.emit("vmovdqa64", carry, register)
        _digit(c, (ZMM[0], carry), vector("rdi", k))
    c.emit("vmovdqu64", vector("rdi", sign), carry)


def _operand_sub(name: str, width: int, *, right: bool) -> Kernel:
    c = Code(name, width)
    _subtract(c, BLOCK10, SIGN)
    difference_of_halves(c, "rdi", (ZMM[0], ZMM[1]), right=right)
    what = "right" if right else "left"
    return c.kernel(
        ("z", "a", "b"), (), (f"z <- the {what} operand of the signed difference a - b, of ten digits",)
    )


def left_sub(width: int = WIDTH) -> Kernel:
    """z <- the left operand of a - b."""
    return _operand_sub("left_sub", width, right=False)


def right_sub(width: int = WIDTH) -> Kernel:
    """z <- the right operand of a - b."""
    return _operand_sub("right_sub", width, right=True)


def sub20(width: int = WIDTH) -> Kernel:
    """z <- a - b, of twenty digits, and its sign."""
    c = Code("sub20", width)
    _subtract(c, 2 * BLOCK10, 2 * BLOCK10)
    return c.kernel(("z", "a", "b"), (), ("z <- a - b, of twenty digits each, then its sign",))
