# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers of ten digits, and what Karatsuba's method [KO62] wants of them.

A part is ten digits, the difference d of their halves, the lower less the upper one, modulo H = 2^(5 width), five
digits, and a vector s that is all ones where that is negative: the halves are d - s H apart.  Where a part is itself a
difference, modulo 2^(10 width), another such vector stands behind it.  A counterpart is the same with the upper half
less the lower one: products are of a part and a counterpart, since the product of both differences is then added.

A column is a word of a sum that carries have not left yet; it may be negative.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import VECTOR, Instruction, Kernel, constants, qword, spread
from sangi.codegen.modx8.code import TABLE, Code, vector
from sangi.codegen.x8.program import WIDTH

#: Digits of a half, and of a number; vectors of the difference of halves.
HALF = 5
TEN = 2 * HALF
DIFFERENCE = HALF + 1
#: Where a part has its own sign; its vectors.
SIGN = TEN + DIFFERENCE
PART = SIGN + 1
ZMM = tuple(f"zmm{i}" for i in range(32))
MASK = spread(qword(constants(TABLE)))
#: Two registers, of which one keeps a carry.
Two = tuple[str, str]


def beside(main: Sequence[Instruction], other: Sequence[Instruction]) -> list[Instruction]:
    """Both, each in its order, evenly mixed: what waits for carries then keeps no products waiting."""
    mixed: list[Instruction] = []
    done = 0
    for n, instruction in enumerate(main, 1):
        mixed.append(instruction)
        upto = n * len(other) // len(main)
        mixed += other[done:upto]
        done = upto
    return mixed


def add(c: Code, base: str, index: int, value: str, sum_: str) -> None:
    """A column in memory takes up a register; `sum_` is overwritten."""
    c.emit("vpaddq", sum_, value, vector(base, index))
    c.emit("vmovdqu64", vector(base, index), sum_)


def _digit(c: Code, two: Two, to: str) -> None:
    digit, carry = two
    c.emit("vpandq", digit, carry, MASK)
    c.emit("vpsraq", carry, carry, str(c.width))
    c.emit("vmovdqu64", to, digit)


def apart(c: Code, out: str, a: Sequence[str], b: Sequence[str], two: Two, *, sign: int) -> None:
    """The digits of a - b to the vectors from `out` on, and its sign to vector `sign`."""
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


def halves(c: Code, base: str, two: Two, *, counter: bool = False) -> None:
    """The difference of the halves of a part, or of a counterpart, whose digits are there."""
    low, high = ([vector(base, first + k) for k in range(HALF)] for first in (0, HALF))
    c.emit("lea", "rax", f"[{base} + {VECTOR * TEN}]")
    apart(c, "rax", *((high, low) if counter else (low, high)), two, sign=HALF)


def digits_of(c: Code, columns: str, out: str, two: Two) -> None:
    """The digits of ten columns; what is above is left in the register of carries."""
    _, carry = two
    for k in range(TEN):
        if k:
            c.emit("vpaddq", carry, carry, vector(columns, k))
        else:
            c.emit("vmovdqu64", carry, vector(columns))
        _digit(c, two, vector(out, k))


def cut_digits(c: Code, columns: str, out: str, two: Two) -> None:
    """The digits of ten columns; the column behind them takes up what is above."""
    digits_of(c, columns, out, two)
    add(c, columns, TEN, two[1], two[1])


def cut(c: Code, columns: str, out: str, two: Two) -> None:
    """A part of the digits of ten columns; the column behind them takes up what is above."""
    cut_digits(c, columns, out, two)
    halves(c, out, two)


def cut_apart(c: Code, columns: str, out: str, two: Two) -> None:
    """The same; what is above goes to where the part's own sign would be, and to the column by `carry`."""
    digits_of(c, columns, out, two)
    c.emit("vmovdqu64", vector(out, SIGN), two[1])
    halves(c, out, two)


def carry(width: int = WIDTH) -> Kernel:
    """The column behind ten that were cut takes up what is above them."""
    c = Code("carry", width)
    # rdi = t, rsi = z
    c.emit("vmovdqu64", ZMM[0], vector("rsi", SIGN))
    add(c, "rdi", TEN, ZMM[0], ZMM[0])
    return c.kernel(("t", "z"), (), ("t <- t + what cutting has left in z, at 2^(10 width)",))


def _parts(name: str, width: int, *, counter: bool) -> Kernel:
    c = Code(name, width)
    # rdi = z, rsi = a
    digit = ZMM[4 : 4 + 2 * TEN]
    for k, register in enumerate(digit):
        c.emit("vmovdqu64", register, vector("rsi", k))
    for k, register in enumerate(digit):
        c.emit("vmovdqu64", vector("rdi", PART * (k // TEN) + k % TEN), register)
    made = []
    for i, pointer in enumerate(("rax", "r10")):
        c.emit("lea", pointer, f"[rdi + {VECTOR * (PART * i + TEN)}]")
        low, high = digit[TEN * i : TEN * i + HALF], digit[TEN * i + HALF : TEN * (i + 1)]
        made.append(Code(name, width))
        apart(
            made[i],
            pointer,
            *((high, low) if counter else (low, high)),
            (ZMM[2 * i], ZMM[2 * i + 1]),
            sign=HALF,
        )
    c.code += beside(made[0].code, made[1].code)
    what = "counterparts" if counter else "parts"
    return c.kernel(("z", "a"), (), (f"z <- the {what} of a's tens of twenty digits, one behind the other",))


def part(width: int = WIDTH) -> Kernel:
    """z <- the parts that twenty digits make."""
    return _parts("part", width, counter=False)


def counterpart(width: int = WIDTH) -> Kernel:
    """z <- their counterparts."""
    return _parts("counterpart", width, counter=True)


def _alone(c: Code, digits: int, sign: int) -> None:
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


def _parts_apart(name: str, width: int, *, counter: bool) -> Kernel:
    c = Code(name, width)
    _alone(c, TEN, SIGN)
    halves(c, "rdi", (ZMM[0], ZMM[1]), counter=counter)
    what = "counterpart" if counter else "part"
    return c.kernel(("z", "a", "b"), (), (f"z <- the {what} of a - b, of ten digits each, with its sign",))


def parts_apart(width: int = WIDTH) -> Kernel:
    """z <- the part of a - b, with its sign."""
    return _parts_apart("apart", width, counter=False)


def counter_apart(width: int = WIDTH) -> Kernel:
    """z <- its counterpart."""
    return _parts_apart("counter_apart", width, counter=True)


def wide_apart(width: int = WIDTH) -> Kernel:
    """z <- a - b, of twenty digits, and its sign."""
    c = Code("wide_apart", width)
    _alone(c, 2 * TEN, 2 * TEN)
    return c.kernel(("z", "a", "b"), (), ("z <- a - b, of twenty digits each, and behind them its sign",))
