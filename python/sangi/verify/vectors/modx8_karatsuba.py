# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products and squares of 10-digit blocks, as src/mod/x8/karatsuba.c makes them of kernels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import VECTOR
from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.operand import BLOCK10, OPERAND
from sangi.errors import CheckFailed
from sangi.verify.run.modx8 import Memory, address
from sangi.verify.run.rows import Vector
from sangi.verify.vectors.modx8 import Case, Kernels
from sangi.verify.vectors.modx8_kernels import part

Rows = list[Vector | None]
OPERANDS = 3 * OPERAND
#: Vectors of a page, by whose remainder places are chosen, and how far the work begins from x.
_PAGE, _FROM_X = 64, 24


def work_of(digits: int) -> int:
    """Vectors of the work that numbers of so many digits take."""
    h = digits // (2 * BLOCK10)
    return _FROM_X + 4 * BLOCK10 * h + _PAGE + OPERANDS * (1 + h)


@dataclass
class Run:
    """Objects of the interpreter, and addresses in them."""

    k: Kernels
    z: Memory
    x: Memory
    y: Memory
    data: Memory
    work: Memory
    multiplications: int = 0

    @property
    def h(self) -> int:
        """20-digit blocks of a number."""
        return self.k.digits // (2 * BLOCK10)

    def call(self, name: str, *arguments: int) -> None:
        """A kernel on addresses."""
        objects = [self.z, self.x, self.y, self.data, self.work]
        self.k.call(name, objects, arguments, "n" * len(arguments))
        self.multiplications += self.k.ran.get(name, 0)

    def at(self, vectors: int) -> int:
        """A place in the work."""
        return address(4) + VECTOR * (_FROM_X + vectors)

    def column(self, blocks: int) -> int:
        """A column of the product."""
        return self.at(BLOCK10 * blocks)

    def low(self, i: int, which: int = 0) -> int:
        """A part that is folded, or the difference of two."""
        return self.at(4 * BLOCK10 * self.h + _PAGE * (i % 2) + OPERAND * which)

    def of_x(self, vectors: int) -> int:
        """Among the parts of x, or what squares want."""
        return self.at(4 * BLOCK10 * self.h + _PAGE + OPERANDS + vectors)

    def ten(self, which: int, i: int) -> int:
        """A ten of x or y."""
        return address(1 + which) + VECTOR * BLOCK10 * i

    def constant(self, first: int, vectors: int) -> int:
        """In the data: from the parts of p on, those of c, or those of its square by 20-digit blocks."""
        return address(3) + VECTOR * (1 + 4 * BLOCK10 * self.h + first * 2 * OPERAND * self.h + vectors)

    def parts(self, to: int, at: int, *, counter: bool) -> None:
        """Left or right operands of the 10-digit blocks of 20 digits."""
        self.call("right" if counter else "left", to, at)

    def blocks20(self, to: int, at: int, count: int, *, counter: bool) -> None:
        """The same of 20-digit blocks, and of the differences of their 10-digit blocks."""
        for j in range(count):
            z, x = to + VECTOR * OPERANDS * j, at + VECTOR * 2 * BLOCK10 * j
            self.parts(z, x, counter=counter)
            pair = (x + VECTOR * BLOCK10, x) if counter else (x, x + VECTOR * BLOCK10)
            self.call("right_sub" if counter else "left_sub", z + VECTOR * 2 * OPERAND, *pair)

    def upper(self, blocks: int, a: int, b: int) -> None:
        """The products of a twenty but the lower one."""
        self.call("mac10_twice", self.column(blocks + 1), a + VECTOR * OPERAND, b + VECTOR * OPERAND)
        self.call("mac10_signed", self.column(blocks + 1), a + VECTOR * 2 * OPERAND, b + VECTOR * 2 * OPERAND)

    def add(self, blocks: int, a: int, b: int, *cut: int) -> None:
        """t <- t + a b; columns become a part beside."""
        self.call("mac10_twice_carry_left" if cut else "mac10_twice", self.column(blocks), a, b, *cut)
        self.upper(blocks, a, b)

    def square(self) -> None:
        """t <- x^2; the lowest ten digits are cut off."""
        h, d = self.h, self.of_x(0)
        z, q = self.of_x(OPERAND), self.of_x(OPERAND + 3 * BLOCK10)
        for i in range(h):
            t, x = self.column(4 * i), self.ten(0, 2 * i)
            upper, above = self.column(4 * i + 2), self.ten(0, 2 * i + 1)
            self.call("sqr10_sub", t, x, d)
            if i == 0 and h > 1:
                self.call("sqr10_sub20", upper, above, z, x, self.ten(0, 2))
            elif i < 2:
                self.call("sqr10_carry_left", upper, above, self.column(0), self.low(0))
            else:
                self.call("sqr10", upper, above)
            self.call("sqr20_combine", t, d)
        if h > 2:
            self.call(f"sqr{20 * h}_sums", self.column(0))
        for i in range(1, h):
            for j in range(i):
                if i > 1:
                    self.call("sub20", z, self.ten(0, 2 * j), self.ten(0, 2 * i))
                self.call("sqr10_sub", q, z, d)
                self.call("sqr10", q + VECTOR * 2 * BLOCK10, z + VECTOR * BLOCK10)
                self.call("sqr20_combine", q, d)
                if h == 2:
                    self.call("sqr40_combine", self.column(0), q, z)
                else:
                    self.call("sub_sqr20", self.column(2 * (i + j)), q, z)
        self.call("add_carry", self.column(0), self.low(0))

    def multiply(self) -> None:
        """t <- x y, likewise."""
        h, a, b = self.h, self.of_x(0), self.low(1)
        step = VECTOR * OPERAND
        if h == 1:
            self.parts(a, self.ten(0, 0), counter=False)
            self.parts(b, self.ten(1, 0), counter=True)
            self.call("mul10", self.column(0), a, b)
            self.call("mul10", self.column(2), a + step, b + step)
            self.call("mac10_carry_left", self.column(1), a, b + step, self.column(0), self.low(0))
            self.call("mac10", self.column(1), a + step, b)
            return
        self.call("zeroize", self.column(0), 4 * BLOCK10 // BLOCK * h)
        self.blocks20(a, self.ten(0, 0), h, counter=False)
        for j in range(h):
            self.blocks20(b, self.ten(1, 2 * j), 1, counter=True)
            for i in range(h):
                cut = (self.column(0), self.low(0)) if (i, j) == (1, 0) else ()
                self.add(2 * (i + j), a + VECTOR * OPERANDS * i, b, *cut)

    def fold(self, i: int) -> None:
        """Twenty digits, of which ten are cut off, to those above."""
        h, low, at = self.h, self.low(i), 2 * i + 2
        self.call(
            "mac10_twice_carry_left",
            self.column(at),
            low,
            self.constant(2, 0),
            self.column(at - 1),
            self.low(i, 1),
        )
        self.call("left_sub", self.low(i, 2), low, self.low(i, 1))
        self.upper(at, low, self.constant(2, 0))
        for j in range(1, h):
            cut = (self.column(at), self.low(i + 1)) if j == 1 else ()
            self.add(at + 2 * j, low, self.constant(2, OPERANDS * j), *cut)

    def reduce(self) -> None:
        """z <- t / R mod p."""
        h = self.h
        for i in range(h - 1):
            self.fold(i)
        at, low, u = 2 * h - 1, self.low(h - 1), self.low(h)
        self.call("mac10", self.column(at), low, self.constant(1, 0))
        self.call("montgomery_reduce", self.column(at), address(3), u)
        self.call("mac10_left", self.column(at + 1), low, self.constant(1, OPERAND), u)
        for i in range(2, 2 * h):
            self.call("mac10", self.column(at + i), low, self.constant(1, OPERAND * i))
        if h == 1:
            self.call("mac10_to_digits", self.column(at + 1), u, self.constant(0, OPERAND), address(0))
            return
        self.call("mac10", self.column(at + 1), u, self.constant(0, OPERAND))
        for i in range(2, 2 * h):
            cut = (self.column(at + i - 1), address(0) + VECTOR * BLOCK10 * (i - 2))
            self.call("mac10_carry", self.column(at + i), u, self.constant(0, OPERAND * i), *cut)
        last = address(0) + VECTOR * BLOCK10 * (2 * h - 2)
        self.call("carry", last, self.column(at + 2 * h - 1), 2)


def _parts(k: Kernels, numbers: Sequence[int]) -> Rows:
    mask = (1 << k.width * BLOCK10) - 1
    blocks = [[n >> k.width * BLOCK10 * i & mask for n in numbers] for i in range(k.digits // BLOCK10)]
    return [row for block in blocks for row in part(k, block, counter=True)]


def _blocks20(k: Kernels, numbers: Sequence[int]) -> Rows:
    mask, rows = (1 << k.width * BLOCK10) - 1, _parts(k, numbers)
    found: Rows = []
    for j in range(k.digits // (2 * BLOCK10)):
        at = 2 * k.width * BLOCK10 * j
        difference = [(n >> at + k.width * BLOCK10 & mask) - (n >> at & mask) for n in numbers]
        found += [
            *rows[2 * OPERAND * j : 2 * OPERAND * (j + 1)],
            *part(k, difference, sign=True, counter=True),
        ]
    return found


def constants(k: Kernels, moduli: Sequence[int]) -> Rows:
    """The data of a context."""
    base, n = 1 << k.width, k.digits
    once, twice = ([pow(1 << k.width * BLOCK10 * blocks, -1, p) for p in moduli] for blocks in (1, 2))
    rows = k.split([-pow(p, -1, base) % base | p << k.width for p in moduli], n + 1)
    rows += [*k.split([k.radix**2 % p for p in moduli], n), *_parts(k, moduli), *_parts(k, once)]
    return [*rows, *_blocks20(k, twice)] if n > 2 * BLOCK10 else rows


def product(k: Kernels, cases: Sequence[Case], alias: str = "", *, squared: bool = False) -> int:
    """Checks x y / R mod p, or x^2 / R, and returns its vpmadd52; `alias` names the factor that z is."""
    x, y = (Memory(k.split([getattr(c, of) for c in cases], k.digits), alias == of) for of in "xy")
    z = {"x": x, "y": y}.get(alias, Memory(k.empty(k.digits), True))
    run = Run(
        k, z, x, y, Memory(constants(k, [c.p for c in cases])), Memory(k.empty(work_of(k.digits)), True)
    )
    if squared:
        run.square()
    else:
        run.multiply()
    run.reduce()
    for c, left in zip(cases, k.join(z.rows), strict=True):
        other = c.x if squared else c.y
        if (left * k.radix - c.x * other) % c.p or left >= 4 * c.p:
            raise CheckFailed(f"by 10-digit blocks mod {c.p}: {c.x}, {other} gives {left}")
    return run.multiplications
