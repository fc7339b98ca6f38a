# SPDX-License-Identifier: MIT OR Apache-2.0
"""What an isogeny in eight lanes costs: every kernel that src/isogeny/simd calls, counted, and a guess of the rest.

A point's X and Z stand in two lanes and four points are added or doubled in three products; babies stand in eight
lanes, and so do points to push, two of which are (1 : 1) and (1 : -1), whose products are the codomain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

LANES = 8
#: The limits of src/isogeny/simd/isogeny52.h.
MAX_BABIES, MAX_CENTRES, MAX_GROUP, MAX_ALONE = 24, 16, 3, 24
#: Points that are always pushed, and how many others stand beside them.
FIXED = 2
PART = LANES - FIXED

Count = Counter[str]


class Config(NamedTuple):
    """As sangi_isogeny52_config; without babies every index stands by itself."""

    babies: int = 0
    centres: int = 0
    group: int = 0


ALONE = Config()


def configs(degree: int) -> Iterator[Config]:
    """Every valid configuration of a degree; the plainest first."""
    d = degree // 2
    if d <= MAX_ALONE:
        yield ALONE
    for babies in range(2, MAX_BABIES + 1):
        for centres in range(1, MAX_CENTRES + 1):
            if 0 <= d - 2 * babies * centres <= min(2 * babies, MAX_ALONE):
                for group in range(1, min(MAX_GROUP, centres) + 1):
                    yield Config(babies, centres, group)


class _Sums:
    """The multiples that a kernel wants, each as a sum of two whose difference is another, or a double."""

    def __init__(self) -> None:
        self.wanted = {1}
        self.sums: list[tuple[int, int, int]] = []

    def want(self, p: int, q: int = 0) -> None:
        made = p + q if q else 2 * p
        if made not in self.wanted:
            self.wanted.add(made)
            self.sums.append((made, p, q))

    def powers(self, unit: int, most: int) -> None:
        power = 1
        while 2 * power < most:
            self.want(power * unit)
            power *= 2

    def sum(self, unit: int, m: int) -> None:
        power = 1
        while 2 * power < m:
            power *= 2
        if 2 * power != m and m > 1:
            self.want(power * unit, (m - power) * unit)

    def odd(self, unit: int, count: int) -> None:
        for m in range(3, 2 * count, 2):
            self.sum(unit, m)

    def steps(self) -> int:
        """How many times four at most are made, each as soon as it can be."""
        made, steps = {1}, 0
        while self.sums:
            ready = [s for s in self.sums if {s[1], s[2] or 1, abs(s[1] - s[2])} <= made][:4]
            made |= {s[0] for s in ready}
            self.sums = [s for s in self.sums if s not in ready]
            steps += 1
        return steps


@cache
def steps(d: int, babies: int, centres: int) -> int:
    """The steps that the kernel's points take."""
    s = _Sums()
    if not babies:
        s.powers(1, d + 1)
        for m in range(3, d + 1):
            s.sum(1, m)
        return s.steps()
    first = 2 * babies
    s.powers(1, first)
    if babies & (babies - 1):
        s.odd(1, babies)
        if babies % 2:
            s.want(babies)
        else:
            s.want(babies + 1, babies - 1)
    else:
        s.want(babies)
    s.powers(first, 2 * centres)
    s.odd(1, babies)
    s.odd(first, centres)
    for m in range(1, d - first * centres + 1):
        s.want(m)
    return s.steps()


def _ceiling(n: int, by: int) -> int:
    return -(-n // by)


#: What eight points' X^2 + Z^2, X Z and X^2 - Z^2 take, with a sum, a difference and so on.
_COLUMN = Counter(sqr=2, mul=1, add=5, move=4)
#: A form of degree t, times one of degree 1.
_PRODUCT = {1: Counter(dot2=5, add=1, move=8), 2: Counter(dot2=4, dot3=3, add=2, move=10)}


def _inner(terms: int) -> str:
    return "mul" if terms == 1 else f"dot{terms}"


def _times(count: Count, n: int) -> Count:
    return Counter({name: n * value for name, value in count.items()})


def _alone(indices: int, points: int) -> Count:
    n: Count = Counter()
    for block in range(_ceiling(indices, LANES)):
        n += Counter(add=2 + 4 * points, move=4 + 2 * points, mul=2 * points)
        n["mul" if block else "move"] += 2 + 2 * points
    return n


def _evaluation(config: Config, size: int, points: int, fixed: int) -> Count:
    """One group's forms with all babies, every product multiplied by every value."""
    blocks = _ceiling(config.babies, LANES)
    n: Count = Counter(move=fixed * (size + 1) + points * (2 * size + 1))
    n[_inner(size + 1)] += blocks * (fixed + points)
    n[_inner(size)] += blocks * points
    n += Counter(mul=blocks * (fixed + 2 * points), add=blocks * 2 * points)
    return n


def _grid(config: Config, points: int, *, empty: bool) -> Count:
    babies, centres, group = config
    n = _times(_COLUMN, _ceiling(babies, LANES) + _ceiling(centres, LANES))
    monomials = sum(t + 1 for t in range(2, group + 1)) + (group if group > 1 else 0)
    n["mul"] += monomials * _ceiling(babies, LANES)
    for start in range(0, max(points, 1), PART):
        here, fixed = min(points - start, PART), 0 if start else FIXED
        slots = {0: 4, 1: 2, 2: 2}.get(here, 1)
        n += _COLUMN + Counter(mul=4, add=3, move=2)
        vectors = _ceiling(centres, slots)
        sizes = [vectors % group] * (vectors % group > 0) + [group] * (vectors // group)
        begin = 0
        for size in sizes:
            n += _times(Counter(dot2=2, mul=1, move=3), size)
            for t in range(1, size):
                n += _PRODUCT[t]
            for slot in range(begin * slots, min((begin + 1) * slots, centres)):
                n += _evaluation(config, size, here, fixed)
                if empty and slot == 0:
                    n -= Counter(mul=fixed + 2 * here)
            begin += size
    return n


def isogeny(config: Config, degree: int, points: int) -> Count:
    """How often each kernel is called; `step` makes up to four points, `add` and `move` are not exact."""
    d = degree // 2
    alone = d - 2 * config.babies * config.centres
    n = Counter(step=steps(d, config.babies, config.centres), call=1, add=4)
    n += _alone(alone, points)
    if config.babies:
        n += _grid(config, points, empty=not alone)
    products = 2 + 2 * points
    for first in range(0, products, LANES):
        left = min(LANES, products - first)
        for _ in range(3):
            left = _ceiling(left, 2)
            n += Counter(mul=left, move=2 * left)
        if points:
            n += Counter(sqr=1, mul=1, move=2)
    return n + Counter(sqr=max(degree.bit_length() - 1, 3), mul=degree.bit_count())
