# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bounds of ntt16 for vectors: intervals through every word, in C, AVX2 and AVX-512 alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from sangi.codegen.tables.ring import Shape, Transform, centred
from sangi.codegen.tables.ring_ntt32_bounds import INT16, Facts, Node, blocks

#: A sum is reduced after this many products.
TERMS = 3
#: Which of the four operands of a forward butterfly are reduced, by pass.
REDUCED: Mapping[int, tuple[int, ...]] = {2: (0,), 3: (0,)}


class Tree(Protocol):
    """Layers of a polynomial modulo a prime, two at a time."""

    @property
    def n(self) -> int:
        """The polynomial's degree."""

    @property
    def p(self) -> int:
        """The prime."""

    def node(self, k: int) -> Node:
        """The factors of node k."""

    def mirrored(self, k: int) -> Node:
        """Those of the inverse."""


@dataclass
class Short:
    """Montgomery's products of 16 bits modulo the prime of a transform."""

    transform: Tree
    facts: Facts = field(default_factory=Facts)
    reductions: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: REDUCED)

    @property
    def p(self) -> int:
        """The prime."""
        return self.transform.p

    def held(self, z: int) -> int:
        """What the table holds: 2^16 z, centred."""
        return centred(z << 16, self.p)

    def word(self, where: str, x: int) -> int:
        """A word of 16 bits."""
        return self.facts.below(f"{self.p}: {where}", x, INT16)

    def product(self, x: int, y: int) -> int:
        """(x y - m p) / 2^16 where m is any word."""
        return (x * y + (self.p << 15)) >> 16

    def times(self, x: int, z: int) -> int:
        """x z."""
        return self.product(x, abs(self.held(z)))

    def reduced(self, x: int) -> int:
        """x times 1."""
        return self.times(x, 1)

    def forward(self, x: int) -> list[int]:
        """All four passes, from coefficients within x."""
        v = [x] * self.transform.n
        for number in (1, 2, 3, 4):
            for at, (a, b, _, c, _) in self.butterflies(number):
                given = self.reductions.get(number, ())
                x0, x1, x2, x3 = (self.reduced(v[i]) if j in given else v[i] for j, i in enumerate(at))
                even = self.word(f"forward, pass {number}, inside", x0 + self.times(x2, a))
                odd = self.word(f"forward, pass {number}, inside", x1 + self.times(x3, a))
                plus = self.word(f"forward, pass {number}", even + self.times(odd, b))
                minus = self.word(f"forward, pass {number}", even + self.times(odd, c))
                for i, bound in zip(at, (plus, plus, minus, minus), strict=True):
                    v[i] = bound
        return v

    def dot(self, x: int, y: int, k: int) -> int:
        """A sum of k products of residues within x and y, by basemul_acc or by additions."""
        where, product = "sum of products", self.product(x, y)
        total = added = product
        for j in range(1, k):
            total = self.word(where, (self.reduced(total) if j == TERMS else total) + product)
            added = self.word(where, self.reduced(added) + product)
        return max(total, added)

    def inverse(self, x: list[int], scale: int) -> int:
        """All four inverse passes, from sums of products; the bound of the result."""
        v = [self.reduced(bound) for bound in x]
        for number in (4, 3, 2, 1):
            for at, (a, b, _, c, _) in self.butterflies(number, mirrored=True):
                x0, x1, x2, x3 = (v[i] for i in at)
                d0 = self.word(f"inverse, pass {number}, inside", x0 + x1)
                d1 = self.word(f"inverse, pass {number}, inside", x2 + x3)
                total = self.word(f"inverse, pass {number}", d0 + d1)
                odd = self.word(f"inverse, pass {number}", self.times(d0, c) + self.times(d1, b))
                unit, root = (scale, a * scale) if number == 1 else (1, a)
                y = (self.times(s, z) for z in (unit, root) for s in (total, odd))
                for i, bound in zip(at, y, strict=True):
                    v[i] = bound
        return max(v)

    def butterflies(self, number: int, mirrored: bool = False) -> Iterator[tuple[list[int], Node]]:
        """The four places and the node of every butterfly of a pass."""
        first = 4 ** (number - 1)
        size = self.transform.n // first
        for start, k in blocks(self.transform.n, size, first):
            node = self.transform.node(3 * first - 1 - k if mirrored else k)
            for j in range(start, start + size // 4):
                yield [j + i * size // 4 for i in range(4)], node


def two_primes(first: Transform, second: Transform, shape: Shape, scales: tuple[int, int]) -> Facts:
    """Every bound of ntt16 for a shape; raises `CheckFailed` at the first that does not hold."""
    facts = Facts()
    modulus = first.p * second.p
    facts.below("2 n k A B", 2 * shape.bound, modulus - 1)
    residues = []
    for transform, scale in zip((first, second), scales, strict=True):
        short = Short(transform, facts)
        x, worst = short.forward(shape.wide), 0
        for small, k in shape.cases:
            y = [short.reduced(bound) for bound in short.forward(small)]
            sums = [short.dot(a, b, k) for a, b in zip(x, y, strict=True)]
            worst = max(worst, short.inverse(sums, scale))
        residues.append(worst)
    u, v = residues
    short = Short(second, facts)
    f = short.times(short.word("remainders, difference", u + v), pow(first.p, -1, second.p))
    facts.below("result, |r| + |c|", u + first.p * f + shape.bound, modulus - 1)
    return facts
