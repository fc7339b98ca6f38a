# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bounds of ntt32 on microcontrollers (src/ring/ntt32/ntt32_in_place.inc): intervals through every butterfly.

Every interval is symmetric, so one number is its bound.  The steps are exactly those of the forms in src/ring/ntt32
(widening_mac.h, mulhi.h, sparse_prime.h with eager.h, accumulated.h, basemul_karatsuba.h): a step that only one side
has is a fault of this file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from sangi.codegen.tables.ring import RING256, Shape, Transform, centred
from sangi.codegen.tables.ring_ntt32_bounds import INT32, INT64, Facts, blocks
from sangi.codegen.tables.ring_ntt32_bounds import first as first_short

#: Passes: size of a block, its first node, and whether a form may reduce values there.
FORWARD = ((64, 4, True), (16, 16, False))
INVERSE = ((16, 16, True), (64, 4, False))


def scale(transform: Transform) -> int:
    """The last factor of the inverse: 1 / 64, times 2^32 for the Montgomery reduction of the products."""
    return pow(64, -1, transform.p) * pow(2, 32, transform.p) % transform.p


@dataclass
class Core(ABC):
    """The arithmetic of one form, on bounds."""

    transform: Transform
    facts: Facts = field(default_factory=Facts)
    #: How many of the four inputs of a forward butterfly are reduced where a pass reduces its inputs.
    reduced_inputs: ClassVar[int]
    #: Whether forward pass 2 reduces its inputs, and the first inverse pass its sums.
    reduce_forward: bool = True
    reduce_inverse: bool = True

    @property
    def p(self) -> int:
        """The prime."""
        return self.transform.p

    def word(self, where: str, x: int) -> int:
        """What is stored: 32 bits."""
        return self.facts.below(where, x, INT32)

    def roots(self, k: int) -> tuple[int, int, int]:
        """The twiddles a, b and c of a node."""
        r = self.transform.roots
        return r[k], r[2 * k], r[2 * k + 1]

    @abstractmethod
    def first(self, x: int) -> list[int]:
        """The first two layers of coefficients within x."""

    @abstractmethod
    def barrett_reduce(self, where: str, x: int) -> int:
        """x, reduced."""

    @abstractmethod
    def butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """The forward butterfly at node k, before its results are stored."""

    @abstractmethod
    def inverse_butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """The inverse butterfly."""

    @abstractmethod
    def inverse_last(self, x: Sequence[int], scaled: int) -> list[int]:
        """The last inverse butterfly, with the scale."""

    @abstractmethod
    def basemul_acc(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        """A sum of k products of four coefficients."""


def montgomery(core: Core, where: str, total: int) -> int:
    """(total + m P) / 2^32 for any word m."""
    core.facts.below(where, total + (core.p << 31), INT64)
    return (total >> 32) + core.p // 2 + 1


def barrett(core: Core, where: str, x: int) -> int:
    """x z less floor(x B / 2^32) P, where the Barrett constant B is 2^32 z / P, rounded."""
    core.word(where, x)
    return core.p + (x * core.p >> 33) + 1


class WideningMac(Core):
    """src/ring/ntt32/widening_mac.h: Montgomery reductions of sums, Barrett multiplication of single products."""

    reduced_inputs = 1

    def first(self, x: int) -> list[int]:
        return first_short(self.facts, self.transform, x)

    def barrett_reduce(self, where: str, x: int) -> int:
        return barrett(self, where, x)

    def montgomery_reduce(self, where: str, terms: Sequence[tuple[int, int]]) -> int:
        """A sum of products x z, reduced."""
        held = [abs(centred(z << 32, self.p)) for _, z in terms]
        return montgomery(self, where, sum(x * w for (x, _), w in zip(terms, held, strict=True)))

    def butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a, b, c = self.roots(k)
        even = x[0] + barrett(self, where, x[2])
        plus = even + self.montgomery_reduce(f"{where}, sum", [(x[1], b), (x[3], a * b)])
        minus = even + self.montgomery_reduce(f"{where}, sum", [(x[1], c), (x[3], -a * c)])
        return [plus, plus, minus, minus]

    def sums(self, where: str, x: Sequence[int]) -> tuple[int, int]:
        """x0 + x1 and x2 + x3; the differences have the same bounds."""
        return self.word(where, x[0] + x[1]), self.word(where, x[2] + x[3])

    def inverse_butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        (a, b, c), (s, d) = self.roots(k), self.sums(where, x)
        return [
            self.word(where, s + d),
            self.montgomery_reduce(f"{where}, sum", [(s, c), (d, b)]),
            barrett(self, where, s + d),
            self.montgomery_reduce(f"{where}, sum", [(s, -a * c), (d, a * b)]),
        ]

    def inverse_last(self, x: Sequence[int], scaled: int) -> list[int]:
        (a, b, c), (s, d) = self.roots(1), self.sums("last pass", x)
        where, held = "last pass, sum", centred(scaled << 32, self.p)
        other = abs(held - self.p if held > 0 else held + self.p)
        return [
            montgomery(self, where, s * abs(held) + d * other),
            self.montgomery_reduce(where, [(s, c * scaled), (d, b * scaled)]),
            self.montgomery_reduce(where, [(s, a * scaled), (d, a * scaled)]),
            self.montgomery_reduce(where, [(s, -a * c * scaled), (d, a * b * scaled)]),
        ]

    def basemul_acc(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        t = [sum(k * x[i] * y[m - i] for i in range(4) if 0 <= m - i < 4) for m in range(7)]
        for m in range(4):
            if m < 3:
                t[m] += montgomery(self, "products, high part", t[m + 4]) * (self.p // 2)
        return [montgomery(self, "products", t[m]) for m in range(4)]


class Eager(Core):
    """src/ring/ntt32/eager.h and basemul_karatsuba.h: every product is reduced by itself."""

    reduced_inputs = 2

    @abstractmethod
    def mul_twiddle(self, where: str, x: int, z: int) -> int:
        """x z."""

    @abstractmethod
    def mul(self, where: str, x: int, y: int) -> int:
        """x y, as it is added to a sum."""

    @abstractmethod
    def acc(self, where: str, x: int) -> int:
        """A sum of products."""

    @abstractmethod
    def montgomery_reduce(self, where: str, x: int) -> int:
        """A sum that includes a product by z, reduced."""

    @abstractmethod
    def reduce_last(self, where: str, x: int) -> int:
        """A sum that does not, reduced."""

    @abstractmethod
    def fold(self, where: str, x: int) -> int:
        """A sum of products, reduced and multiplied by z."""

    def butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a, b, c = self.roots(k)
        even = x[0] + self.mul_twiddle(where, x[2], a)
        odd = self.inside(where, x[1] + self.mul_twiddle(where, x[3], a))
        plus, minus = even + self.mul_twiddle(where, odd, b), even + self.mul_twiddle(where, odd, c)
        return [plus, plus, minus, minus]

    def inside(self, where: str, x: int) -> int:
        """A sum of coefficients in a register."""
        return self.word(f"{where}, inside", x)

    def inverse_sums(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """The results of an inverse butterfly; the last two are not yet multiplied by a."""
        _, b, c = self.roots(k)
        s, d = self.inside(where, x[0] + x[1]), self.inside(where, x[2] + x[3])
        odd = self.inside(where, self.mul_twiddle(where, s, c) + self.mul_twiddle(where, d, b))
        return [self.inside(where, s + d), odd, s + d, odd]

    def inverse_butterfly(self, where: str, x: Sequence[int], k: int) -> list[int]:
        a = self.roots(k)[0]
        y = self.inverse_sums(where, x, k)
        return [y[0], y[1], self.mul_twiddle(where, y[2], a), self.mul_twiddle(where, y[3], a)]

    def inverse_last(self, x: Sequence[int], scaled: int) -> list[int]:
        a = self.roots(1)[0] * scaled
        y = self.inverse_sums("last pass", x, 1)
        return [self.mul_twiddle("last pass", v, z) for v, z in zip(y, (scaled, scaled, a, a), strict=True)]

    def basemul_acc(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        def three(where: str, *places: Sequence[int]) -> list[int]:
            u, v = ([self.inside(where, sum(w[i] for i in at)) for at in places] for w in (x, y))
            u.insert(1, self.inside(where, u[0] + u[1]))
            v.insert(1, self.inside(where, v[0] + v[1]))
            pairs = zip(u, v, strict=True)
            return [self.acc("products, sums", k * self.mul("products", a, b)) for a, b in pairs]

        low, high = three("products", (0,), (1,)), three("products", (2,), (3,))
        both = three("products", (0, 2), (1, 3))
        both = [self.acc("products, sums", b + s + t) for b, s, t in zip(both, low, high, strict=True)]
        for part in (low, high, both):
            part[1] = self.acc("products, sums", sum(part))
        c = [
            self.montgomery_reduce("products, end", low[0] + self.fold("products, end", both[2] + high[0])),
            self.montgomery_reduce("products, end", low[1] + self.fold("products, end", high[1])),
            self.montgomery_reduce("products, end", low[2] + both[0] + self.fold("products, end", high[2])),
            self.reduce_last("products, end", both[1]),
        ]
        return [self.word("products, results", v) for v in c]


class Mulhi(Eager):
    """src/ring/ntt32/mulhi.h: a Montgomery reduction of each product; all words have 32 bits."""

    def first(self, x: int) -> list[int]:
        return first_short(self.facts, self.transform, x)

    def barrett_reduce(self, where: str, x: int) -> int:
        return barrett(self, where, x)

    def mul_twiddle(self, where: str, x: int, z: int) -> int:
        return montgomery(self, where, self.word(f"{where}, inside", x) * abs(centred(z << 32, self.p)))

    def mul(self, where: str, x: int, y: int) -> int:
        return montgomery(self, where, x * y)

    def acc(self, where: str, x: int) -> int:
        return self.word(where, x)

    def montgomery_reduce(self, where: str, x: int) -> int:
        return self.word(where, x)

    def reduce_last(self, where: str, x: int) -> int:
        return self.barrett_reduce(where, x)

    def fold(self, where: str, x: int) -> int:
        return montgomery(self, where, self.word(f"{where}, inside", x) * (self.p // 2))


class SparsePrime(Eager):
    """src/ring/ntt32/sparse_prime.h: Plantard multiplication; sums have 64 bits, stored words 32."""

    def first(self, x: int) -> list[int]:
        if x <= RING256.small:  # no product is reduced
            a, b, ab, c, ac = (abs(z) for z in self.transform.node(1))
            bound = self.word("first two layers, secret", x * (1 + a + max(b + ab, c + ac)))
            return [bound] * self.transform.n
        out = [0] * self.transform.n
        for at in range(64):
            y = self.butterfly("forward, pass 1", [x] * 4, 1)
            out[at::64] = [self.word("forward, pass 1", v) for v in y]
        return out

    def inside(self, where: str, x: int) -> int:
        return self.facts.below(f"{where}, inside", x, INT64)

    def barrett_reduce(self, where: str, x: int) -> int:
        return (1 << 25) + (x >> 25) * 4095 + 4095  # 2^25 is 4095 modulo P

    def mul_twiddle(self, where: str, x: int, z: int) -> int:
        total = x * abs(centred(-(z << 64), self.p))
        # In units of 2^-64: x z' and the two units of 2^-39 that the shifts drop; k stays the nearest integer.
        self.facts.below(f"{where}, |x z'|", total, (1 << 63) - (2 << 25) - 1)
        return (self.p + 1) // 2

    def mul(self, where: str, x: int, y: int) -> int:
        return self.facts.below(where, x * y, INT64)

    def acc(self, where: str, x: int) -> int:
        return self.facts.below(where, x, INT64)

    def montgomery_reduce(self, where: str, x: int) -> int:
        return self.word(where, montgomery(self, f"{where}, sum", x))

    def reduce_last(self, where: str, x: int) -> int:
        return self.montgomery_reduce(where, x)

    def fold(self, where: str, x: int) -> int:
        return self.montgomery_reduce(where, x) * (self.p // 2)


def forward(core: Core, x: int) -> list[int]:
    """The bounds of the transform of coefficients within x."""
    v = core.first(x)
    for number, (size, node, reduce) in enumerate(FORWARD, 2):
        where, quarter = f"forward, pass {number}", size // 4
        for start, k in blocks(core.transform.n, size, node):
            for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                old = [v[i] for i in at]
                if reduce and core.reduce_forward:
                    inputs = core.reduced_inputs
                    old[:inputs] = [core.barrett_reduce(f"{where}, reduced", x) for x in old[:inputs]]
                for i, bound in zip(at, core.butterfly(where, old, k), strict=True):
                    v[i] = core.word(where, bound)
    return v


def inverse(core: Core, x: Sequence[int]) -> int:
    """The bound of the result of the inverse transform."""
    v = list(x)
    for number, (size, node, reduce) in enumerate(INVERSE, 1):
        where, quarter = f"inverse, pass {number}", size // 4
        for start, k in blocks(core.transform.n, size, node):
            for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                y = core.inverse_butterfly(where, [v[i] for i in at], 3 * node - 1 - k)
                if reduce and core.reduce_inverse:
                    y[0] = core.barrett_reduce(f"{where}, reduced", y[0])
                for i, bound in zip(at, y, strict=True):
                    v[i] = core.word(where, bound)
    scaled = scale(core.transform)
    return max(max(core.inverse_last([v[j + 64 * i] for i in range(4)], scaled)) for j in range(64))


def bounds(core: Core, shape: Shape) -> Facts:
    """Every bound of a form for a shape; raises `CheckFailed` at the first that does not hold."""
    facts = core.facts
    facts.below("2 n k A B", 2 * shape.bound, core.p - 1)
    x = forward(core, shape.wide)
    for small, k in shape.cases:
        y = forward(core, small)
        fours = [slice(i, i + 4) for i in range(0, core.transform.n, 4)]
        many = [v for at in fours for v in core.basemul_acc(x[at], y[at], k)]
        once = [v for at in fours for v in core.basemul_acc(x[at], y[at], 1)]
        added = [core.barrett_reduce("add", core.word("add, sum", v)) for v in once]
        for _ in range(1, k):  # each addition starts from the result of the last
            sums = zip(added, once, strict=True)
            added = [core.barrett_reduce("add", core.word("add, sum", v + w)) for v, w in sums]
        for start in (many, added):
            r = inverse(core, start)
            # r = c modulo p; they are equal if no other multiple of p is near enough.
            facts.below("result, |r| + |c|", r + shape.bound, core.p - 1)
    return facts
