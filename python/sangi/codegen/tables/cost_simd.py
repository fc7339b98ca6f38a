# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cost of a vectorised isogeny: exact counts of the kernels that src/isogeny/simd calls, and estimates of the rest.

X and Z of a point occupy two lanes, so three vector products add or double four points.  Eight baby steps share a
vector, and so do eight points to push; two of these are (1 : 1) and (1 : -1), whose products give the codomain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

LANES = 8
#: The limits of src/isogeny/simd/isogeny52.h.
MAX_BABY_STEPS, MAX_GIANT_STEPS, MAX_GROUP, MAX_LEFTOVERS = 24, 16, 3, 24
#: The points that are always pushed, and how many others fit into the same vector.
FIXED = 2
PART = LANES - FIXED

Count = Counter[str]


class Config(NamedTuple):
    """As sangi_isogeny52_config; without baby steps every index is evaluated individually."""

    baby_steps: int = 0
    giant_steps: int = 0
    group: int = 0


ALL = Config()


def configs(degree: int) -> Iterator[Config]:
    """Every valid configuration of a degree, the simplest first."""
    d = degree // 2
    if d <= MAX_LEFTOVERS:
        yield ALL
    for baby_steps in range(2, MAX_BABY_STEPS + 1):
        for giant_steps in range(1, MAX_GIANT_STEPS + 1):
            if 0 <= d - 2 * baby_steps * giant_steps <= min(2 * baby_steps, MAX_LEFTOVERS):
                for group in range(1, min(MAX_GROUP, giant_steps) + 1):
                    yield Config(baby_steps, giant_steps, group)


class _Sums:
    """The multiples of the kernel point that are needed, each a double or a sum of two whose difference is known."""

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
        """The number of batches of at most four, each multiple computed as soon as its operands are known."""
        made, steps = {1}, 0
        while self.sums:
            ready = [s for s in self.sums if {s[1], s[2] or 1, abs(s[1] - s[2])} <= made][:4]
            made |= {s[0] for s in ready}
            self.sums = [s for s in self.sums if s not in ready]
            steps += 1
        return steps


@cache
def steps(d: int, baby_steps: int, giant_steps: int) -> int:
    """The number of steps that compute the kernel points."""
    s = _Sums()
    if not baby_steps:
        s.powers(1, d + 1)
        for m in range(3, d + 1):
            s.sum(1, m)
        return s.steps()
    first = 2 * baby_steps
    s.powers(1, first)
    if baby_steps & (baby_steps - 1):
        s.odd(1, baby_steps)
        if baby_steps % 2:
            s.want(baby_steps)
        else:
            s.want(baby_steps + 1, baby_steps - 1)
    else:
        s.want(baby_steps)
    s.powers(first, 2 * giant_steps)
    s.odd(1, baby_steps)
    s.odd(first, giant_steps)
    for m in range(1, d - first * giant_steps + 1):
        s.want(m)
    return s.steps()


def _ceiling(n: int, by: int) -> int:
    return -(-n // by)


#: The kernels that compute X^2 + Z^2, X Z and X^2 - Z^2 of eight points.
_COLUMN = Counter(sqr=2, mul=1, add=5, move=4)
#: A form of degree t, times one of degree 1.
_PRODUCT = {1: Counter(dot2=5, add=1, move=8), 2: Counter(dot2=4, dot3=3, add=2, move=10)}


def _inner(terms: int) -> str:
    return "mul" if terms == 1 else f"dot{terms}"


def _times(count: Count, n: int) -> Count:
    return Counter({name: n * value for name, value in count.items()})


def _leftovers(indices: int, points: int) -> Count:
    n: Count = Counter()
    for block in range(_ceiling(indices, LANES)):
        n += Counter(add=2 + 4 * points, move=4 + 2 * points, mul=2 * points)
        n["mul" if block else "move"] += 2 + 2 * points
    return n


def _evaluation(config: Config, size: int, points: int, fixed: int) -> Count:
    """The forms of one group evaluated at all baby steps, each value multiplied into its product."""
    blocks = _ceiling(config.baby_steps, LANES)
    n: Count = Counter(move=fixed * (size + 1) + points * (2 * size + 1))
    n[_inner(size + 1)] += blocks * (fixed + points)
    n[_inner(size)] += blocks * points
    n += Counter(mul=blocks * (fixed + 2 * points), add=blocks * 2 * points)
    return n


def _grid(config: Config, points: int, *, empty: bool) -> Count:
    baby_steps, giant_steps, group = config
    n = _times(_COLUMN, _ceiling(baby_steps, LANES) + _ceiling(giant_steps, LANES))
    monomials = sum(t + 1 for t in range(2, group + 1)) + (group if group > 1 else 0)
    n["mul"] += monomials * _ceiling(baby_steps, LANES)
    for start in range(0, max(points, 1), PART):
        here, fixed = min(points - start, PART), 0 if start else FIXED
        slots = {0: 4, 1: 2, 2: 2}.get(here, 1)
        n += _COLUMN + Counter(mul=4, add=3, move=2)
        vectors = _ceiling(giant_steps, slots)
        sizes = [vectors % group] * (vectors % group > 0) + [group] * (vectors // group)
        begin = 0
        for size in sizes:
            n += _times(Counter(dot2=2, mul=1, move=3), size)
            for t in range(1, size):
                n += _PRODUCT[t]
            for slot in range(begin * slots, min((begin + 1) * slots, giant_steps)):
                n += _evaluation(config, size, here, fixed)
                if empty and slot == 0:
                    n -= Counter(mul=fixed + 2 * here)
            begin += size
    return n


def power(degree: int) -> Count:
    """x^l y^8 for the degree l."""
    return Counter(sqr=max(degree.bit_length() - 1, 3), mul=degree.bit_count())


def isogeny(config: Config, degree: int, points: int) -> Count:
    """How often each kernel is called; `step` computes up to four points, `add` and `move` are estimates."""
    d = degree // 2
    leftovers = d - 2 * config.baby_steps * config.giant_steps
    n = Counter(step=steps(d, config.baby_steps, config.giant_steps), call=1, add=4)
    n += _leftovers(leftovers, points)
    if config.baby_steps:
        n += _grid(config, points, empty=not leftovers)
    products = 2 + 2 * points
    for first in range(0, products, LANES):
        left = min(LANES, products - first)
        for _ in range(3):
            left = _ceiling(left, 2)
            n += Counter(mul=left, move=2 * left)
        if points:
            n += Counter(sqr=1, mul=1, move=2)
    return n + power(degree)
