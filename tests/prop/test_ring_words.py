# SPDX-License-Identifier: MIT OR Apache-2.0
"""ntt16 word by word, in whole numbers and from its own tables: no word leaves the interval that was shown for it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from sangi.codegen.tables import ring_ntt16_bounds, ring_ntt16_header
from sangi.codegen.tables.ring import RING256, TWO, Transform

N, COLUMNS, Q = 256, 16, 8192
LIMITS = {place: value for place, (value, _) in ring_ntt16_header.bounds().met.items()}


class Words:
    """The transform of one prime as src/ring/ntt16/ntt16.c has it, with every word watched."""

    def __init__(self, transform: Transform) -> None:
        self.p, self.transform = transform.p, transform
        self.greatest: dict[str, int] = {}

    def word(self, where: str, x: int) -> int:
        place = f"{self.p}: {where}"
        self.greatest[place] = max(self.greatest.get(place, 0), abs(x))
        assert abs(x) <= LIMITS[place], place
        return x

    def product(self, a: int, b: int) -> int:
        m = (a * b * pow(self.p, -1, 1 << 16) + (1 << 15)) % (1 << 16) - (1 << 15)
        assert (a * b - m * self.p) % (1 << 16) == 0
        return (a * b >> 16) - (m * self.p >> 16)

    def times(self, a: int, z: int) -> int:
        return self.product(a, ring_ntt16_header.stored(self.p, z)[0])

    def forward(self, x: list[int]) -> list[int]:
        v = list(x)
        for number in (1, 2, 3, 4):
            for at, (a, b, _, c, _) in self.butterflies(number, False):
                x0, x1, x2, x3 = (v[i] for i in at)
                x0 = self.times(x0, 1) if number in (2, 3) else x0
                u, w = self.times(x2, a), self.times(x3, a)
                inside = f"forward, pass {number}, inside"
                plus, minus = self.word(inside, x0 + u), self.word(inside, x0 - u)
                odd = self.times(self.word(inside, x1 + w), b), self.times(self.word(inside, x1 - w), c)
                y = plus + odd[0], plus - odd[0], minus + odd[1], minus - odd[1]
                for i, value in zip(at, y, strict=True):
                    v[i] = self.word(f"forward, pass {number}", value)
        return v

    def inverse(self, x: list[int]) -> list[int]:
        scale = ring_ntt16_header.scale(self.transform)
        v = [self.times(value, 1) for value in x]
        for number in (4, 3, 2, 1):
            for at, (a, b, _, c, _) in self.butterflies(number, True):
                x0, x1, x2, x3 = (v[i] for i in at)
                inside, whole = f"inverse, pass {number}, inside", f"inverse, pass {number}"
                s0, s1 = self.word(inside, x0 + x1), self.word(inside, x2 + x3)
                d0 = self.times(self.word(inside, x1 - x0), c)
                d1 = self.times(self.word(inside, x3 - x2), b)
                r = [self.word(whole, y) for y in (s0 + s1, d0 + d1, s1 - s0, d1 - d0)]
                unit = scale if number == 1 else 1
                y = [
                    self.times(r[0], unit),
                    self.times(r[1], unit),
                    *(self.times(z, a * unit) for z in r[2:]),
                ]
                for i, value in zip(at, y, strict=True):
                    v[i] = value
        return v

    def butterflies(self, number: int, mirrored: bool) -> list[tuple[list[int], tuple[int, ...]]]:
        first = 4 ** (number - 1)
        quarter = N // first // 4
        return [
            ([start * quarter * 4 + j + i * quarter for i in range(4)], self.transform.node(k))
            for start in range(first)
            for k in [2 * first - 1 - start if mirrored else first + start]
            for j in range(quarter)
        ]


def sums(wide: list[list[int]], small: list[list[int]]) -> tuple[list[int], dict[str, int]]:
    """The sum of products by both primes, modulo 2^13, and the greatest word at each place."""
    parts, greatest = [], {}
    for transform in TWO:
        words = Words(transform)
        total = [0] * N
        for j, (a, s) in enumerate(zip(wide, small, strict=True)):
            y = [words.times(v, 1) for v in words.forward(s)]
            if j == ring_ntt16_bounds.TERMS:
                total = [words.times(t, 1) for t in total]
            more = [words.product(u, v) for u, v in zip(words.forward(a), y, strict=True)]
            total = [words.word("sum of products", t + m) for t, m in zip(total, more, strict=True)]
        parts.append(words.inverse(total))
        greatest |= words.greatest
    join = pow(TWO[0].p, -1, TWO[1].p)
    last = Words(TWO[1])
    out = []
    for u, v in zip(*parts, strict=True):
        d = last.times(last.word("remainders, difference", v - u), join)
        out.append((u + TWO[0].p * d) % Q)
    return out, greatest | last.greatest


def define(wide: list[list[int]], small: list[list[int]]) -> list[int]:
    c = [0] * N
    for a, s in zip(wide, small, strict=True):
        for i, x in enumerate(a):
            for j, y in enumerate(s):
                c[(i + j) % N] += x * y if i + j < N else -x * y
    return [x % Q for x in c]


def inputs(bound: int, count: int, seed: int) -> list[tuple[list[list[int]], list[list[int]]]]:
    """Constant operands, the hardest for sums, then signs that alternate at each distance, then random ones."""
    draw = random.Random(seed)
    signs: list[Callable[[int], int]] = [
        lambda i: 1,
        lambda i: -1,
        lambda i: 1 - (i >> 7 & 1) * 2,
        lambda i: 1 - i % 2 * 2,
    ]
    chosen = [
        ([[-4096 * s(i) for i in range(N)]] * count, [[bound * t(i) for i in range(N)]] * count)
        for s, t in zip(signs, [signs[0], *signs[:3]], strict=True)
    ]
    chosen = [([[max(-4096, min(4095, x)) for x in a] for a in wide], small) for wide, small in chosen]
    wide = [[draw.randint(-4096, 4095) for _ in range(N)] for _ in range(count)]
    return [*chosen, (wide, [[draw.randint(-bound, bound) for _ in range(N)] for _ in range(count)])]


@pytest.mark.parametrize(("bound", "count"), RING256.cases)
def test_every_word(bound: int, count: int, seed: int) -> None:
    reached: dict[str, int] = {}
    for wide, small in inputs(bound, count, seed):
        got, greatest = sums(wide, small)
        assert got == define(wide, small)
        reached = {place: max(reached.get(place, 0), value) for place, value in greatest.items()}
    assert len(reached) == len(LIMITS) - 2  # all but 2 n k A B and the result, which are no words
    # The intervals are not idle: what is met comes near to them.
    assert max(value / LIMITS[place] for place, value in reached.items()) > 0.6


def test_a_word_beyond_its_interval_is_seen() -> None:
    with pytest.raises(AssertionError, match="forward, pass 1"):
        Words(TWO[0]).forward([6000] * N)


def test_the_tables_are_these(root: Path) -> None:
    """The twiddles in the header are those that the walk uses."""
    text = (root / "generated" / "ring" / "ring256_ntt16.h").read_text()
    for transform in TWO:
        for row in range(len(ring_ntt16_header.ROWS)):
            for column in ring_ntt16_header.twiddles(transform, row, False, 1):
                assert ", ".join(map(str, column)) in text
