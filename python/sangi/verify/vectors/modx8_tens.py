# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products and squares by tens of digits, as src/mod/x8/karatsuba.c makes them of kernels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import VECTOR
from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.tens import PART, TEN
from sangi.errors import CheckFailed
from sangi.verify.run.modx8 import Memory, address
from sangi.verify.run.rows import Vector
from sangi.verify.vectors.modx8 import Case, Kernels
from sangi.verify.vectors.modx8_parts import part

Rows = list[Vector | None]
PARTS = 3 * PART
#: Vectors of a page, by whose remainder places are chosen, and how far the work begins from x.
_PAGE, _FROM_X = 64, 24


def work_of(digits: int) -> int:
    """Vectors of the work that numbers of so many digits take."""
    h = digits // (2 * TEN)
    return _FROM_X + 4 * TEN * h + _PAGE + PARTS * (1 + h)


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
        """Twenties of a number."""
        return self.k.digits // (2 * TEN)

    def call(self, name: str, *arguments: int) -> None:
        """A kernel on addresses."""
        objects = [self.z, self.x, self.y, self.data, self.work]
        self.k.call(name, objects, arguments, "n" * len(arguments))
        self.multiplications += self.k.ran.get(name, 0)

    def at(self, vectors: int) -> int:
        """A place in the work."""
        return address(4) + VECTOR * (_FROM_X + vectors)

    def column(self, tens: int) -> int:
        """A column of the product."""
        return self.at(TEN * tens)

    def low(self, i: int, which: int = 0) -> int:
        """A part that is folded, or the difference of two."""
        return self.at(4 * TEN * self.h + _PAGE * (i % 2) + PART * which)

    def of_x(self, vectors: int) -> int:
        """Among the parts of x, or what squares want."""
        return self.at(4 * TEN * self.h + _PAGE + PARTS + vectors)

    def ten(self, which: int, i: int) -> int:
        """A ten of x or y."""
        return address(1 + which) + VECTOR * TEN * i

    def constant(self, first: int, vectors: int) -> int:
        """In the data: from the parts of p on, those of c, or those of its square by twenties."""
        return address(3) + VECTOR * (1 + 4 * TEN * self.h + first * 2 * PART * self.h + vectors)

    def parts(self, to: int, at: int, *, counter: bool) -> None:
        """Parts or counterparts of the tens of a twenty."""
        self.call("counterpart" if counter else "part", to, at)

    def twenties(self, to: int, at: int, count: int, *, counter: bool) -> None:
        """The same of twenties, and of what their tens are apart."""
        for j in range(count):
            z, x = to + VECTOR * PARTS * j, at + VECTOR * 2 * TEN * j
            self.parts(z, x, counter=counter)
            pair = (x + VECTOR * TEN, x) if counter else (x, x + VECTOR * TEN)
            self.call("counter_apart" if counter else "apart", z + VECTOR * 2 * PART, *pair)

    def upper(self, tens: int, a: int, b: int) -> None:
        """The products of a twenty but the lower one."""
        self.call("cross_both", self.column(tens + 1), a + VECTOR * PART, b + VECTOR * PART)
        self.call("cross_apart", self.column(tens + 1), a + VECTOR * 2 * PART, b + VECTOR * 2 * PART)

    def add(self, tens: int, a: int, b: int, *cut: int) -> None:
        """t <- t + a b; columns become a part beside."""
        self.call("cross_both_cut" if cut else "cross_both", self.column(tens), a, b, *cut)
        self.upper(tens, a, b)

    def square(self) -> None:
        """t <- x^2; the lowest ten digits are cut off."""
        h, d = self.h, self.of_x(0)
        z, q = self.of_x(PART), self.of_x(PART + 3 * TEN)
        for i in range(h):
            t, x = self.column(4 * i), self.ten(0, 2 * i)
            upper, above = self.column(4 * i + 2), self.ten(0, 2 * i + 1)
            self.call("square_apart", t, x, d)
            if i == 0 and h > 1:
                self.call("square_wide_apart", upper, above, z, x, self.ten(0, 2))
            elif i < 2:
                self.call("square_cut", upper, above, self.column(0), self.low(0))
            else:
                self.call("square", upper, above)
            self.call("square_cross", t, d)
        if h > 2:
            self.call(f"spread_{2 * h}", self.column(0))
        for i in range(1, h):
            for j in range(i):
                if i > 1:
                    self.call("wide_apart", z, self.ten(0, 2 * j), self.ten(0, 2 * i))
                self.call("square_apart", q, z, d)
                self.call("square", q + VECTOR * 2 * TEN, z + VECTOR * TEN)
                self.call("square_cross", q, d)
                if h == 2:
                    self.call("square_wide", self.column(0), q, z)
                else:
                    self.call("less", self.column(2 * (i + j)), q, z)
        self.call("carry", self.column(0), self.low(0))

    def multiply(self) -> None:
        """t <- x y, likewise."""
        h, a, b = self.h, self.of_x(0), self.low(1)
        step = VECTOR * PART
        if h == 1:
            self.parts(a, self.ten(0, 0), counter=False)
            self.parts(b, self.ten(1, 0), counter=True)
            self.call("cross_new", self.column(0), a, b)
            self.call("cross_new", self.column(2), a + step, b + step)
            self.call("cross_cut", self.column(1), a, b + step, self.column(0), self.low(0))
            self.call("cross", self.column(1), a + step, b)
            return
        self.call("forget", self.column(0), 4 * TEN // BLOCK * h)
        self.twenties(a, self.ten(0, 0), h, counter=False)
        for j in range(h):
            self.twenties(b, self.ten(1, 2 * j), 1, counter=True)
            for i in range(h):
                cut = (self.column(0), self.low(0)) if (i, j) == (1, 0) else ()
                self.add(2 * (i + j), a + VECTOR * PARTS * i, b, *cut)

    def fold(self, i: int) -> None:
        """Twenty digits, of which ten are cut off, to those above."""
        h, low, at = self.h, self.low(i), 2 * i + 2
        self.call(
            "cross_both_cut",
            self.column(at),
            low,
            self.constant(2, 0),
            self.column(at - 1),
            self.low(i, 1),
        )
        self.call("apart", self.low(i, 2), low, self.low(i, 1))
        self.upper(at, low, self.constant(2, 0))
        for j in range(1, h):
            cut = (self.column(at), self.low(i + 1)) if j == 1 else ()
            self.add(at + 2 * j, low, self.constant(2, PARTS * j), *cut)

    def reduce(self) -> None:
        """z <- t / R mod p."""
        h = self.h
        for i in range(h - 1):
            self.fold(i)
        at, low, u = 2 * h - 1, self.low(h - 1), self.low(h)
        self.call("cross", self.column(at), low, self.constant(1, 0))
        self.call("vanish", self.column(at), address(3), u)
        self.call("cross_halves", self.column(at + 1), low, self.constant(1, PART), u)
        for i in range(2, 2 * h):
            self.call("cross", self.column(at + i), low, self.constant(1, PART * i))
        if h == 1:
            self.call("cross_whole", self.column(at + 1), u, self.constant(0, PART), address(0))
            return
        self.call("cross", self.column(at + 1), u, self.constant(0, PART))
        for i in range(2, 2 * h):
            cut = (self.column(at + i - 1), address(0) + VECTOR * TEN * (i - 2))
            self.call("cross_digits", self.column(at + i), u, self.constant(0, PART * i), *cut)
        last = address(0) + VECTOR * TEN * (2 * h - 2)
        self.call("digits", last, self.column(at + 2 * h - 1), 2)


def _parts(k: Kernels, numbers: Sequence[int]) -> Rows:
    mask = (1 << k.width * TEN) - 1
    tens = [[n >> k.width * TEN * i & mask for n in numbers] for i in range(k.digits // TEN)]
    return [row for ten in tens for row in part(k, ten, counter=True)]


def _twenties(k: Kernels, numbers: Sequence[int]) -> Rows:
    mask, rows = (1 << k.width * TEN) - 1, _parts(k, numbers)
    found: Rows = []
    for j in range(k.digits // (2 * TEN)):
        at = 2 * k.width * TEN * j
        apart = [(n >> at + k.width * TEN & mask) - (n >> at & mask) for n in numbers]
        found += [*rows[2 * PART * j : 2 * PART * (j + 1)], *part(k, apart, sign=True, counter=True)]
    return found


def constants(k: Kernels, moduli: Sequence[int]) -> Rows:
    """The data of a context."""
    base, n = 1 << k.width, k.digits
    once, twice = ([pow(1 << k.width * TEN * tens, -1, p) for p in moduli] for tens in (1, 2))
    rows = k.split([-pow(p, -1, base) % base | p << k.width for p in moduli], n + 1)
    rows += [*k.split([k.radix**2 % p for p in moduli], n), *_parts(k, moduli), *_parts(k, once)]
    return [*rows, *_twenties(k, twice)] if n > 2 * TEN else rows


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
            raise CheckFailed(f"by tens mod {c.p}: {c.x}, {other} gives {left}")
    return run.multiplications
