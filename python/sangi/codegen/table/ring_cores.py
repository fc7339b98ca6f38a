# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bounds of the forms of ntt32 for small cores, src/ring/ntt32/ntt32_in_place.inc: intervals through every butterfly.

Every interval is symmetric, so that one number is its bound.  A step of src/ring/{long,halves,shifts,factors}.h
that is not here, or the other way round, is a fault of this file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from sangi.codegen.table.ring import RING256, Shape, Transform, centred
from sangi.codegen.table.ring_bounds import INT32, INT64, Facts, blocks
from sangi.codegen.table.ring_bounds import first as first_short

#: Passes: size of a block, its first node, whether forth and back keep what the arithmetic says may grow.
FORTH = ((64, 4, True), (16, 16, False))
BACK = ((16, 16, True), (64, 4, False))


def scale(transform: Transform) -> int:
    """What the inverse ends with: 1 / 64, and the 2^-32 of the products taken back."""
    return pow(64, -1, transform.p) * pow(2, 32, transform.p) % transform.p


@dataclass
class Core(ABC):
    """The arithmetic of one form, on bounds."""

    transform: Transform
    facts: Facts = field(default_factory=Facts)
    #: How many of four values are kept forth, those that nothing multiplies first.
    keeps: ClassVar[int]
    #: Whether pass 2 forth brings values nearer to zero before it starts, and pass 1 back a sum after it ends.
    kept_forth: bool = True
    kept_back: bool = True

    @property
    def p(self) -> int:
        """The prime."""
        return self.transform.p

    def word(self, where: str, x: int) -> int:
        """What is stored: 32 bits."""
        return self.facts.below(where, x, INT32)

    def roots(self, k: int) -> tuple[int, int, int]:
        """a, b and c of a node."""
        r = self.transform.roots
        return r[k], r[2 * k], r[2 * k + 1]

    @abstractmethod
    def first(self, x: int) -> list[int]:
        """The first two layers of coefficients within x."""

    @abstractmethod
    def keep(self, where: str, x: int) -> int:
        """A value brought nearer to zero."""

    @abstractmethod
    def forward(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """Two layers at node k, before they are stored."""

    @abstractmethod
    def back(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """Two layers back."""

    @abstractmethod
    def last(self, x: Sequence[int], scaled: int) -> list[int]:
        """The last two back, with the scale."""

    @abstractmethod
    def products(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        """A sum of k products of four coefficients."""


def montgomery(core: Core, where: str, total: int) -> int:
    """(total + m P) / 2^32 for any word m."""
    core.facts.below(where, total + (core.p << 31), INT64)
    return (total >> 32) + core.p // 2 + 1


def by_share(core: Core, where: str, x: int) -> int:
    """x z less the quotient x share / 2^32, rounded down, times P: share is z 2^32 / P but for a half."""
    core.word(where, x)
    return core.p + (x * core.p >> 33) + 1


class Long(Core):
    """src/ring/ntt32/widening_mac.h: Montgomery's, of sums; lone products by their quotient."""

    keeps = 1

    def first(self, x: int) -> list[int]:
        return first_short(self.facts, self.transform, x)

    def keep(self, where: str, x: int) -> int:
        return by_share(self, where, x)

    def settled(self, where: str, terms: Sequence[tuple[int, int]]) -> int:
        """A sum of terms x z."""
        held = [abs(centred(z << 32, self.p)) for _, z in terms]
        return montgomery(self, where, sum(x * w for (x, _), w in zip(terms, held, strict=True)))

    def forward(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a, b, c = self.roots(k)
        even = x[0] + by_share(self, where, x[2])
        plus = even + self.settled(f"{where}, sum", [(x[1], b), (x[3], a * b)])
        minus = even + self.settled(f"{where}, sum", [(x[1], c), (x[3], -a * c)])
        return [plus, plus, minus, minus]

    def sums(self, where: str, x: Sequence[int]) -> tuple[int, int]:
        """Those of two and two; differences have the same bounds."""
        return self.word(where, x[0] + x[1]), self.word(where, x[2] + x[3])

    def back(self, where: str, x: Sequence[int], k: int) -> list[int]:
        (a, b, c), (s, d) = self.roots(k), self.sums(where, x)
        return [
            self.word(where, s + d),
            self.settled(f"{where}, sum", [(s, c), (d, b)]),
            by_share(self, where, s + d),
            self.settled(f"{where}, sum", [(s, -a * c), (d, a * b)]),
        ]

    def last(self, x: Sequence[int], scaled: int) -> list[int]:
        (a, b, c), (s, d) = self.roots(1), self.sums("last pass", x)
        where, held = "last pass, sum", centred(scaled << 32, self.p)
        too = abs(held - self.p if held > 0 else held + self.p)
        return [
            montgomery(self, where, s * abs(held) + d * too),
            self.settled(where, [(s, c * scaled), (d, b * scaled)]),
            self.settled(where, [(s, a * scaled), (d, a * scaled)]),
            self.settled(where, [(s, -a * c * scaled), (d, a * b * scaled)]),
        ]

    def products(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        t = [sum(k * x[i] * y[m - i] for i in range(4) if 0 <= m - i < 4) for m in range(7)]
        for m in range(4):
            if m < 3:
                t[m] += montgomery(self, "products, high part", t[m + 4]) * (self.p // 2)
        return [montgomery(self, "products", t[m]) for m in range(4)]


class Factors(Core):
    """src/ring/factors.h: every product alone, and Karatsuba's way."""

    keeps = 2

    @abstractmethod
    def times(self, where: str, x: int, z: int) -> int:
        """x z."""

    @abstractmethod
    def product(self, where: str, x: int, y: int) -> int:
        """One product of a sum."""

    @abstractmethod
    def sum(self, where: str, x: int) -> int:
        """A sum of products."""

    @abstractmethod
    def settled(self, where: str, x: int) -> int:
        """A sum of products that has one by z in it, reduced."""

    @abstractmethod
    def alone(self, where: str, x: int) -> int:
        """One that has none."""

    @abstractmethod
    def high(self, where: str, x: int) -> int:
        """A sum of products times z."""

    def forward(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a, b, c = self.roots(k)
        even = x[0] + self.times(where, x[2], a)
        odd = self.inside(where, x[1] + self.times(where, x[3], a))
        plus, minus = even + self.times(where, odd, b), even + self.times(where, odd, c)
        return [plus, plus, minus, minus]

    def inside(self, where: str, x: int) -> int:
        """A sum of coefficients that is not stored."""
        return self.word(f"{where}, inside", x)

    def unscaled(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """Sums and differences, two of them still to be times a."""
        _, b, c = self.roots(k)
        s, d = self.inside(where, x[0] + x[1]), self.inside(where, x[2] + x[3])
        odd = self.inside(where, self.times(where, s, c) + self.times(where, d, b))
        return [self.inside(where, s + d), odd, s + d, odd]

    def back(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a = self.roots(k)[0]
        y = self.unscaled(where, x, k)
        return [y[0], y[1], self.times(where, y[2], a), self.times(where, y[3], a)]

    def last(self, x: Sequence[int], scaled: int) -> list[int]:
        a = self.roots(1)[0] * scaled
        y = self.unscaled("last pass", x, 1)
        return [self.times("last pass", v, z) for v, z in zip(y, (scaled, scaled, a, a), strict=True)]

    def products(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        def three(where: str, *places: Sequence[int]) -> list[int]:
            u, v = ([self.inside(where, sum(w[i] for i in at)) for at in places] for w in (x, y))
            u.insert(1, self.inside(where, u[0] + u[1]))
            v.insert(1, self.inside(where, v[0] + v[1]))
            pairs = zip(u, v, strict=True)
            return [self.sum("products, sums", k * self.product("products", a, b)) for a, b in pairs]

        low, high = three("products", (0,), (1,)), three("products", (2,), (3,))
        both = three("products", (0, 2), (1, 3))
        both = [self.sum("products, sums", b + s + t) for b, s, t in zip(both, low, high, strict=True)]
        for part in (low, high, both):
            part[1] = self.sum("products, sums", sum(part))
        c = [
            self.settled("products, end", low[0] + self.high("products, end", both[2] + high[0])),
            self.settled("products, end", low[1] + self.high("products, end", high[1])),
            self.settled("products, end", low[2] + both[0] + self.high("products, end", high[2])),
            self.alone("products, end", both[1]),
        ]
        return [self.word("products, results", v) for v in c]


class Halves(Factors):
    """src/ring/ntt32/mulhi.h: Montgomery's, of each product; words of 32 bits throughout."""

    def first(self, x: int) -> list[int]:
        return first_short(self.facts, self.transform, x)

    def keep(self, where: str, x: int) -> int:
        return by_share(self, where, x)

    def times(self, where: str, x: int, z: int) -> int:
        return montgomery(self, where, self.word(f"{where}, inside", x) * abs(centred(z << 32, self.p)))

    def product(self, where: str, x: int, y: int) -> int:
        return montgomery(self, where, x * y)

    def sum(self, where: str, x: int) -> int:
        return self.word(where, x)

    def settled(self, where: str, x: int) -> int:
        return self.word(where, x)

    def alone(self, where: str, x: int) -> int:
        return self.keep(where, x)

    def high(self, where: str, x: int) -> int:
        return montgomery(self, where, self.word(f"{where}, inside", x) * (self.p // 2))


class Shifts(Factors):
    """src/ring/ntt32/sparse_prime.h: Plantard's, of each product; sums are in 64 bits, what is stored in 32."""

    def first(self, x: int) -> list[int]:
        if x <= RING256.small:  # the products are left as they are
            a, b, ab, c, ac = (abs(z) for z in self.transform.node(1))
            bound = self.word("first two layers, small", x * (1 + a + max(b + ab, c + ac)))
            return [bound] * self.transform.n
        out = [0] * self.transform.n
        for at in range(64):
            y = self.forward("forward, pass 1", [x] * 4, 1)
            out[at::64] = [self.word("forward, pass 1", v) for v in y]
        return out

    def inside(self, where: str, x: int) -> int:
        return self.facts.below(f"{where}, inside", x, INT64)

    def keep(self, where: str, x: int) -> int:
        return (1 << 25) + (x >> 25) * 4095 + 4095  # 2^25 is 4095 modulo P

    def times(self, where: str, x: int, z: int) -> int:
        total = x * abs(centred(-(z << 64), self.p))
        # In units of 2^-64, k and x z', and two bits of 2^-39 that shifts cut off: k is the nearest.
        self.facts.below(f"{where}, |x z'|", total, (1 << 63) - (2 << 25) - 1)
        return (self.p + 1) // 2

    def product(self, where: str, x: int, y: int) -> int:
        return self.facts.below(where, x * y, INT64)

    def sum(self, where: str, x: int) -> int:
        return self.facts.below(where, x, INT64)

    def settled(self, where: str, x: int) -> int:
        return self.word(where, montgomery(self, f"{where}, sum", x))

    def alone(self, where: str, x: int) -> int:
        return self.settled(where, x)

    def high(self, where: str, x: int) -> int:
        return self.settled(where, x) * (self.p // 2)


def forth(core: Core, x: int) -> list[int]:
    """A polynomial with coefficients within x, transformed."""
    v = core.first(x)
    for number, (size, node, kept) in enumerate(FORTH, 2):
        where, quarter = f"forward, pass {number}", size // 4
        for start, k in blocks(core.transform.n, size, node):
            for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                old = [v[i] for i in at]
                if kept and core.kept_forth:
                    old[: core.keeps] = [core.keep(f"{where}, kept", x) for x in old[: core.keeps]]
                for i, bound in zip(at, core.forward(where, old, k), strict=True):
                    v[i] = core.word(where, bound)
    return v


def back(core: Core, x: Sequence[int]) -> int:
    """The way back; the bound of the result."""
    v = list(x)
    for number, (size, node, kept) in enumerate(BACK, 1):
        where, quarter = f"back, pass {number}", size // 4
        for start, k in blocks(core.transform.n, size, node):
            for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                y = core.back(where, [v[i] for i in at], 3 * node - 1 - k)
                if kept and core.kept_back:
                    y[0] = core.keep(f"{where}, kept", y[0])
                for i, bound in zip(at, y, strict=True):
                    v[i] = core.word(where, bound)
    scaled = scale(core.transform)
    return max(max(core.last([v[j + 64 * i] for i in range(4)], scaled)) for j in range(64))


def narrow(core: Core, shape: Shape) -> Facts:
    """All of a form for a shape; raises `CheckFailed` at the first bound that does not hold."""
    facts = core.facts
    facts.below("2 n k A B", 2 * shape.bound, core.p - 1)
    x = forth(core, shape.wide)
    for small, k in shape.cases:
        y = forth(core, small)
        fours = [slice(i, i + 4) for i in range(0, core.transform.n, 4)]
        many = [v for at in fours for v in core.products(x[at], y[at], k)]
        once = [v for at in fours for v in core.products(x[at], y[at], 1)]
        added = [core.keep("add", core.word("add, sum", v)) for v in once]
        for _ in range(1, k):  # an addition begins as the last one ended
            sums = zip(added, once, strict=True)
            added = [core.keep("add", core.word("add, sum", v + w)) for v, w in sums]
        for start in (many, added):
            r = back(core, start)
            # r = c modulo p; they are equal if no other multiple of p is near enough.
            facts.below("result, |r| + |c|", r + shape.bound, core.p - 1)
    return facts
