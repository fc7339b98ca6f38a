# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bounds of ntt32: intervals through every butterfly show that nothing overflows and that the result is exact.

Every interval is symmetric, so one number is its bound.  The steps are exactly those of src/ring/ntt32: a step that
only one side has is a fault of this file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sangi.codegen.tables.ring import Shape, Transform, centred
from sangi.errors import CheckFailed

INT16, INT32, INT64 = (2 ** (bits - 1) - 1 for bits in (16, 32, 64))

Node = tuple[int, int, int, int, int]


@dataclass
class Facts:
    """The greatest value at each place, with its limit: {place: (value, limit)}."""

    met: dict[str, tuple[int, int]] = field(default_factory=dict)

    def below(self, place: str, value: int, limit: int) -> int:
        """Records a bound; raises `CheckFailed` where it exceeds its limit."""
        if value > limit:
            raise CheckFailed(f"{place}: reaches {value}, where {limit} is the most")
        if value > self.met.get(place, (-1, 0))[0]:
            self.met[place] = (value, limit)
        return value

    def lines(self) -> list[str]:
        """One line for each place."""
        return [f"{place}: {value} <= {limit}" for place, (value, limit) in self.met.items()]


class Arithmetic(Protocol):
    """sangi_zp_* of src/ring/ntt32/ntt32_arith.h on bounds; `where` names the place."""

    facts: Facts

    def reduce(self, where: str, terms: Sequence[tuple[int, int]]) -> int:
        """The bound of sum x z, reduced, from the bounds of x and the factors z."""

    def reduce_products(self, where: str, t: int) -> int:
        """The bound of a sum of products of residues, reduced."""

    def butterfly(self, where: str, x: Sequence[int], node: Node) -> list[int]:
        """Two layers of the transform."""

    def reduce_sum(self, where: str, total: int) -> int:
        """The sum that the second pass of the inverse leaves, reduced if it must be."""


@dataclass
class Plantard:
    """src/ring/ntt32/plantard.h: sums modulo 2^64, results centred."""

    p: int
    bias: int
    facts: Facts = field(default_factory=Facts)

    def held(self, z: int) -> int:
        """z' = -2^64 z, centred: the table holds z' / p modulo 2^64."""
        return centred(-(z << 64), self.p)

    def reduce(self, where: str, terms: Sequence[tuple[int, int]]) -> int:
        return self._reduce(where, sum(x * abs(self.held(z)) for x, z in terms))

    def reduce_products(self, where: str, t: int) -> int:
        return self._reduce(where, self.facts.below(f"{where}, sum", t, INT64))

    def _reduce(self, where: str, total: int) -> int:
        self.facts.below(f"{where}, |sum x z'|", total, self.bias * self.p - 1)
        self.facts.below("bias", total + self.bias * self.p, 2**63 - 1)
        return (self.p - 1) // 2

    def butterfly(self, where: str, x: Sequence[int], node: Node) -> list[int]:
        a, b, ab, c, ac = node
        both = [(x[0], 1), (x[2], a)]
        plus = self.reduce(where, [*both, (x[1], b), (x[3], ab)])
        minus = self.reduce(where, [*both, (x[1], c), (x[3], ac)])
        return [plus, plus, minus, minus]

    def reduce_sum(self, where: str, total: int) -> int:
        return self.facts.below(where, total, INT32)


@dataclass
class Montgomery:
    """src/ring/ntt32/montgomery.h: sums of 64 bits, results within p/2 + |sum| / 2^32."""

    p: int
    facts: Facts = field(default_factory=Facts)

    def held(self, z: int) -> int:
        """What the table holds: 2^32 z, centred."""
        return centred(z << 32, self.p)

    def reduce(self, where: str, terms: Sequence[tuple[int, int]]) -> int:
        return self.reduce_products(where, sum(x * abs(self.held(z)) for x, z in terms))

    def reduce_products(self, where: str, t: int) -> int:
        self.facts.below(f"{where}, sum", t, INT64)
        return (t >> 32) + 1 + (self.p + 1) // 2

    def butterfly(self, where: str, x: Sequence[int], node: Node) -> list[int]:
        a, b, ab, c, ac = node
        even = self.reduce(where, [(x[0], 1)]) + self.reduce(where, [(x[2], a)])
        plus = even + self.reduce(where, [(x[1], b), (x[3], ab)])
        minus = even + self.reduce(where, [(x[1], c), (x[3], ac)])
        return [self.facts.below(where, y, INT32) for y in (plus, plus, minus, minus)]

    def reduce_sum(self, where: str, total: int) -> int:
        return self.reduce(where, [(self.facts.below(f"{where}, before", total, INT32), 1)])


def blocks(n: int, size: int, first: int) -> Iterator[tuple[int, int]]:
    """The start of each block of a pass, and its node."""
    return ((start, first + i) for i, start in enumerate(range(0, n, size)))


def first(facts: Facts, transform: Transform, x: int) -> list[int]:
    """The first two layers: products with powers of the eighth root, without a reduction."""
    a, b, ab, c, ac = (abs(z) for z in transform.node(1))
    y = facts.below("first two layers", x * (1 + a + max(b + ab, c + ac)), INT32)
    return [y] * transform.n


def forward(arithmetic: Arithmetic, transform: Transform, x: int) -> list[int]:
    """The bounds of the transform of coefficients within x."""
    v = first(arithmetic.facts, transform, x)
    for number, (size, node) in enumerate(((64, 4), (16, 16)), 2):
        for start, k in blocks(transform.n, size, node):
            for j in range(start, start + size // 4):
                at = [j + i * size // 4 for i in range(4)]
                y = arithmetic.butterfly(f"forward, pass {number}", [v[i] for i in at], transform.node(k))
                for i, bound in zip(at, y, strict=True):
                    v[i] = bound
    return v


def basemul_acc(
    arithmetic: Arithmetic, transform: Transform, x: list[int], y: list[int], k: int
) -> list[int]:
    """A sum of k products in the transform domain, times a constant that the stored twiddles cancel."""
    out = []
    for start in range(0, transform.n, 4):
        a, b = x[start : start + 4], y[start : start + 4]
        t = [sum(k * a[i] * b[m - i] for i in range(4) if 0 <= m - i < 4) for m in range(7)]
        z = transform.p // 2
        for m in range(4):
            high = arithmetic.reduce_products("product, high part", t[m + 4]) * z if m < 3 else 0
            out.append(arithmetic.reduce_products("product", t[m] + high))
    return out


def inverse_butterfly(
    arithmetic: Arithmetic, transform: Transform, x: list[int], k: int, scale: int | None
) -> list[int]:
    """The inverse butterfly at the mirror image of node k."""
    a, b, ab, c, ac = transform.node(k, scale or 1)
    where = "inverse"
    d0, d1 = x[0] + x[1], x[2] + x[3]
    total = arithmetic.facts.below(f"{where}, sums", d0 + d1, INT32)
    return [
        total,
        arithmetic.reduce(where, [(d0, c), (d1, b)]),
        arithmetic.reduce(where, [(total, a)]),
        arithmetic.reduce(where, [(d0, ac), (d1, ab)]),
    ]


def inverse(arithmetic: Arithmetic, transform: Transform, x: list[int], scale: int) -> list[int]:
    """The inverse transform; the last pass multiplies by `scale`."""
    v = list(x)
    for size, node, reduce in ((16, 16, False), (64, 4, True), (256, 1, False)):
        for start, k in blocks(transform.n, size, node):
            mirror = 3 * node - 1 - k
            for j in range(start, start + size // 4):
                at = [j + i * size // 4 for i in range(4)]
                y = inverse_butterfly(
                    arithmetic, transform, [v[i] for i in at], mirror, scale if size == 256 else None
                )
                if reduce:
                    y[0] = arithmetic.reduce_sum("inverse, reduced sums", y[0])
                if size == 256:
                    y[0] = arithmetic.reduce("inverse", [(y[0], scale)])
                for i, bound in zip(at, y, strict=True):
                    v[i] = bound
    return v


def one_prime(arithmetic: Plantard | Montgomery, transform: Transform, shape: Shape, scale: int) -> Facts:
    """Every bound of ntt32 for a shape; raises `CheckFailed` at the first that does not hold."""
    facts, p = arithmetic.facts, transform.p
    facts.below("2 n k A B", 2 * shape.bound, p - 1)
    x = forward(arithmetic, transform, shape.wide)
    for small, k in shape.cases:
        y = forward(arithmetic, transform, small)
        c = basemul_acc(arithmetic, transform, x, y, k)
        once = basemul_acc(arithmetic, transform, x, y, 1)
        added = [
            arithmetic.reduce("add", [(facts.below("add, sum", s + o, INT32), 1)])
            for s, o in zip(c, once, strict=True)
        ]
        for start in (c, added):
            r = max(inverse(arithmetic, transform, start, scale))
            # r = c modulo p; they are equal if no other multiple of p is near enough.
            facts.below("result, |r| + |c|", r + shape.bound, p - 1)
    return facts
