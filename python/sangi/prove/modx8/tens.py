# SPDX-License-Identifier: MIT OR Apache-2.0
"""What products by tens of digits have to leave: each kernel by itself, and as src/mod/x8_tens.c calls them.

A number in columns is what its words are together, each with its sign.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sangi.errors import CheckFailed
from sangi.gen.modx8.code import BLOCK, VECTOR
from sangi.gen.modx8.tens import DIFFERENCE, TEN
from sangi.prove.lanes.interp import Vector
from sangi.prove.modx8.check import Case, Kernels
from sangi.prove.modx8.machine import Memory, address

Rows = list[Vector | None]
#: How far columns that a kernel finds may be from 0.
_COLUMN = 1 << 57


def number(k: Kernels, rows: Sequence[Vector | None], case: int) -> int:
    """The number of columns, in one case."""
    if any(row is None for row in rows):
        raise CheckFailed("a column is missing")
    words = [int(row.view(np.int64)[case % row.size]) for row in rows if row is not None]
    return sum(word << k.width * i for i, word in enumerate(words))


def factors(k: Kernels, count: int, source: random.Random) -> list[int]:
    """Numbers of ten digits: ends, digits of zeros and ones, random ones; halves that are alike or next to it."""
    top, half = (1 << k.width) - 1, 1 << k.width * (TEN // 2)
    found = [0, 1, half - 1, half, half * half - 1, half * (half - 1), half * (half - 1) + 1, half + 1]
    while len(found) < count:
        digits = [source.choice((0, 0, 1, top, top, source.getrandbits(k.width))) for _ in range(TEN)]
        patterned = sum(d << k.width * i for i, d in enumerate(digits))
        low = source.randrange(half)
        found.append(source.choice((patterned, source.randrange(half * half), low * half + low)))
    return found[:count]


def difference(k: Kernels, numbers: Sequence[int]) -> Rows:
    """The vectors of the difference of halves."""
    half = k.width * (TEN // 2)
    apart = [(n & (1 << half) - 1) - (n >> half) for n in numbers]
    sign = np.array([-1 if d < 0 else 0 for d in apart], dtype=np.int64).view(np.uint64)
    return [*k.split([d % (1 << half) for d in apart], TEN // 2), sign]


def columns(k: Kernels, count: int, cases: int, source: random.Random) -> Rows:
    """Columns as they are found: any words that are not too far from 0."""
    drawn = [[source.randrange(-_COLUMN, _COLUMN) for _ in range(cases)] for _ in range(count)]
    return [np.array(row, dtype=np.int64).view(np.uint64) for row in drawn]


def _same(k: Kernels, name: str, left: Rows, wanted: Sequence[int]) -> None:
    for case, want in enumerate(wanted):
        if number(k, left, case) != want:
            raise CheckFailed(f"{name}, case {case}")


def _halves(k: Kernels, name: str, left: Rows, numbers: Sequence[int]) -> None:
    for row, want in zip(left, difference(k, numbers), strict=True):
        if row is None or want is None or (np.broadcast_to(row, want.shape) != want).any():
            raise CheckFailed(f"{name}: the difference of halves")


def cross(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks a kernel that adds a product, and what those cut off that do so: with what stays it is what was there."""
    a, b = factors(k, count, source), factors(k, count, source)
    source.shuffle(b)
    cuts, times = name.endswith("cut"), 2 if "twice" in name else 1
    found = columns(k, 3 * TEN, count, source)
    t = Memory(list(found), True)
    rows = [k.split(a, TEN), difference(k, a), k.split(b, TEN), difference(k, b)]
    out = Memory(k.empty(TEN + DIFFERENCE), True)
    objects = [t, *map(Memory, rows), *([out] if cuts else [])]
    at = address(0) + VECTOR * (0 if cuts else TEN)
    k.call(name, objects, [at, *(address(n) for n in range(1, len(objects)))], "n" * len(objects))
    low = [0] * count
    if cuts:
        low = k.join(out.rows[:TEN])
        _halves(k, name, out.rows[TEN:], low)
    above = k.width * TEN
    wanted = [number(k, found, n) + (times * a[n] * b[n] << above) - low[n] for n in range(count)]
    left = [*k.split([0], TEN), *t.rows[TEN:]] if cuts else t.rows
    _same(k, name, left, wanted)


def square(k: Kernels, count: int, source: random.Random) -> None:
    """Checks `square`, and `split`, which makes the same difference."""
    a = factors(k, count, source)
    t, da, again = (Memory(k.empty(n), True) for n in (2 * TEN, DIFFERENCE, DIFFERENCE))
    k.call("square", [t, Memory(k.split(a, TEN)), da], [], "ooo")
    _same(k, "square", t.rows, [n * n for n in a])
    _halves(k, "square", da.rows, a)
    k.call("split", [again, Memory(k.split(a, TEN))], [], "oo")
    _halves(k, "split", again.rows, a)


def vanish(k: Kernels, count: int, source: random.Random) -> None:
    """Checks `vanish`."""
    p = [n | 1 for n in factors(k, count, source)]
    base, r = 1 << k.width, 1 << k.width * TEN
    found = columns(k, 2 * TEN, count, source)
    t, u = Memory(list(found), True), Memory(k.empty(TEN), True)
    data = k.split([-pow(n, -1, base) % base | n << k.width for n in p], TEN + 1)
    k.call("vanish", [t, Memory(data), u], [], "ooo")
    made = k.join(u.rows)
    for n in range(count):
        total = number(k, found, n) + made[n] * p[n]
        if total % r or number(k, t.rows[TEN:], n) * r != total:
            raise CheckFailed(f"vanish, case {n}")


def digits(k: Kernels, count: int, source: random.Random) -> None:
    """Checks `digits` on columns that carries may leave in either direction."""
    numbers = [source.getrandbits(k.width * k.digits) for _ in range(count)]
    rows = [row.view(np.int64) for row in k.split(numbers, k.digits) if row is not None]
    for i in range(k.digits - 1):
        moved = np.array([source.randrange(-_COLUMN, _COLUMN) >> k.width for _ in numbers], dtype=np.int64)
        rows[i] = rows[i] - (moved << np.int64(k.width))
        rows[i + 1] = rows[i + 1] + moved
    z = Memory(k.empty(k.digits), True)
    k.call("digits", [z, Memory([row.view(np.uint64) for row in rows])], [k.blocks], "oon")
    if k.join(z.rows) != numbers:
        raise CheckFailed("digits")


@dataclass
class Run:
    """A product as src/mod/x8_tens.c makes it: objects of the interpreter, and addresses in them."""

    k: Kernels
    z: Memory
    x: Memory
    y: Memory
    data: Memory
    work: Memory
    multiplications: int = 0

    @property
    def tens(self) -> int:
        return self.k.digits // TEN

    def call(self, name: str, *arguments: int) -> None:
        """A kernel on addresses."""
        objects = [self.z, self.x, self.y, self.data, self.work]
        self.k.call(name, objects, arguments, "n" * len(arguments))
        self.multiplications += self.k.ran.get(name, 0)

    def low(self, i: int) -> tuple[int, int]:
        """One of two tens in the work, and the difference of its halves."""
        at = address(4) + VECTOR * (2 * self.k.digits + (TEN + DIFFERENCE) * (i % 2))
        return at, at + VECTOR * TEN

    def of(self, which: int, i: int) -> int:
        """The difference of a ten of x or y."""
        at = 2 * self.k.digits + 2 * (TEN + DIFFERENCE) + DIFFERENCE * (which * self.tens + i)
        return address(4) + VECTOR * at

    def constant(self, which: int, i: int) -> tuple[int, int]:
        """A ten of p or of c, and its difference."""
        n = self.k.digits
        digit, apart = ((1, 1 + 3 * n), (1 + 2 * n, 1 + 3 * n + DIFFERENCE * self.tens))[which]
        return address(3) + VECTOR * (digit + TEN * i), address(3) + VECTOR * (apart + DIFFERENCE * i)

    def column(self, tens: int) -> int:
        """A column of the product."""
        return address(4) + VECTOR * TEN * tens

    def add(self, at: int, low: tuple[int, int], which: int, tens: range, *out: int) -> None:
        """Products by a constant's tens; the columns before that are cut off to `out`."""
        for i in tens:
            name, t = ("cross_cut", at + i - 1) if out else ("cross", at + i)
            self.call(name, self.column(t), *low, *self.constant(which, i), *out)

    def square(self) -> None:
        """t <- x^2."""
        x = [(address(1) + VECTOR * TEN * i, self.of(0, i)) for i in range(self.tens)]
        for i, a in enumerate(x):
            self.call("square", self.column(2 * i), *a)
            for j in range(i):
                if i == 1:
                    self.call("cross_twice_cut", self.column(0), *x[j], *a, self.low(0)[0])
                else:
                    self.call("cross_twice", self.column(i + j), *x[j], *a)

    def multiply(self) -> None:
        """t <- x y."""
        self.call("forget", self.column(0), 2 * self.k.blocks)
        x, y = (
            [(address(1 + n) + VECTOR * TEN * i, self.of(n, i)) for i in range(self.tens)] for n in range(2)
        )
        for digits_at, apart in (*x, *y):
            self.call("split", apart, digits_at)
        for i, a in enumerate(x):
            for j, b in enumerate(y):
                if (i, j) == (0, 1):
                    self.call("cross_cut", self.column(0), *a, *b, self.low(0)[0])
                else:
                    self.call("cross", self.column(i + j), *a, *b)

    def reduce(self) -> None:
        """z <- t / R mod p."""
        g = self.tens
        for i in range(g - 2):
            self.add(i + 1, self.low(i), 1, range(1))
            self.add(i + 1, self.low(i), 1, range(1, 2), self.low(i + 1)[0])
            self.add(i + 1, self.low(i), 1, range(2, g))
        u = self.low(g + 1)
        self.add(g - 1, self.low(g), 1, range(g))
        self.call("vanish", self.column(g - 1), address(3), u[0])
        self.call("split", u[1], u[0])
        self.add(g - 1, u, 0, range(1, 2))
        for i in range(2, g):
            self.add(g - 1, u, 0, range(i, i + 1), address(0) + VECTOR * TEN * (i - 2))
        last = VECTOR * TEN * (g - 2)
        self.call("digits", address(0) + last, self.column(g) + last, 2 * TEN // BLOCK)


def constants(k: Kernels, moduli: Sequence[int]) -> Rows:
    """The data of a context."""
    base, n = 1 << k.width, k.digits
    fold = [pow(1 << k.width * TEN, -1, p) for p in moduli]
    rows = k.split([-pow(p, -1, base) % base | p << k.width for p in moduli], n + 1)
    rows += [*k.split([k.radix**2 % p for p in moduli], n), *k.split(fold, n)]
    for numbers in (moduli, fold):
        for i in range(0, n, TEN):
            rows += difference(k, [x >> k.width * i & ((1 << k.width * TEN) - 1) for x in numbers])
    return rows


def product(k: Kernels, cases: Sequence[Case], alias: str = "", *, squared: bool = False) -> int:
    """Checks x y / R mod p, or x^2 / R, and returns its vpmadd52; `alias` names the factor that z is."""
    x, y = (Memory(k.split([getattr(c, of) for c in cases], k.digits), alias == of) for of in "xy")
    z = {"x": x, "y": y}.get(alias, Memory(k.empty(k.digits), True))
    tens = k.digits // TEN
    work = Memory(k.empty(2 * (TEN + DIFFERENCE) * (tens + 1)), True)
    run = Run(k, z, x, y, Memory(constants(k, [c.p for c in cases])), work)
    if squared:
        run.square()
    else:
        run.multiply()
    run.reduce()
    for c, left in zip(cases, k.join(z.rows), strict=True):
        other = c.x if squared else c.y
        if (left * k.radix - c.x * other) % c.p or left >= 3 * c.p:
            raise CheckFailed(f"by tens mod {c.p}: {c.x}, {other} gives {left}")
    return run.multiplications
