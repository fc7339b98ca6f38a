# SPDX-License-Identifier: MIT OR Apache-2.0
"""The vector products of eight CTIDH actions in lanes: those of an isogeny, and of a call with given outcomes.

Points, chains, grids and trees are those of the scalar code; an isogeny sums up to four products before it reduces.
The counts of kernels are exact.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from statistics import mean

from sangi.codegen.tables import ctidh_counts
from sangi.codegen.tables.action_simd import madds
from sangi.codegen.tables.cost import Config, Ops
from sangi.codegen.tables.cost_simd import Count
from sangi.codegen.tables.ctidh_cost import chosen
from sangi.codegen.tables.ctidh_layout import Layout
from sangi.codegen.tables.ctidh_simd import secret_power
from sangi.codegen.tables.ctidh_strategy import cut, leaves, pushes
from sangi.codegen.x8.shape import X8Shape

LANES = 8
#: Means are over so many calls, whose outcomes are drawn from a fixed seed.
DRAWS = 100
#: A doubling or an addition of points; Elligator, with a change of radix before and after it.
POINT, DRAW = Counter(mul=4, sqr=2), Counter(mul=7, sqr=2)
#: Both changes of the radix of a call.
REST = Counter(mul=4)
#: The most giant steps whose factors are multiplied out, whatever group a grid has.
MAX_GROUP = 3
PARTS = ("points", "clearing", "multiples", "isogenies")


def _times(count: Count, factor: int) -> Count:
    return Counter({name: factor * calls for name, calls in count.items()})


def _inner(terms: int) -> Count:
    return Counter({"mul" if terms == 1 else f"dot{terms}": 1})


def _multiply(degree: int) -> Count:
    """A form of this degree times one of degree 1."""
    return Counter(dot2=5) if degree == 1 else Counter(dot2=4, dot3=2 * degree - 1)


def _kernel_points(config: Config, greatest: int) -> int:
    """Doublings and additions of the kernel points."""
    b, c = config.baby_steps, config.giant_steps
    if not b:
        return greatest // 2 - 1
    single = greatest // 2 - 2 * b * c
    walked = 2 * max(1, single)
    further = (2 * b > walked) + (c > 1 and 4 * b > walked)
    return 1 + (b - 1) + walked // 2 - 1 + further + (c - 1)


def _grid(config: Config, points: int) -> Count:
    """All pairs of baby steps and giant steps."""
    b, c, group = config.baby_steps, config.giant_steps, min(config.group, MAX_GROUP)
    monomials = sum((t if points and t == group else 0) + 1 + t for t in range(2, group + 1))
    done = _times(Counter(sqr=2, mul=points > 0), b + c)
    done.update(mul=b * monomials)
    done.update(_times(Counter(sqr=2, mul=5), points))
    sizes = [group] * (c // group) + [c % group] * (c % group > 0)
    for size in sizes:
        done.update(mul=3 * size + 4 * (size - 1), dot2=size * (size - 1))
        done.update(_times(_inner(size + 1) + Counter(mul=1), 2 * b))
        done.update(_times(Counter(dot2=2, mul=1), points * size))
        for degree in range(1, size):
            done.update(_times(_multiply(degree), points))
        done.update(_times(_inner(size + 1) + _inner(size) + Counter(mul=2), points * b))
    return done


def secret_isogeny(config: Config, greatest: int, points: int) -> Count:
    """How often each kernel is called."""
    b = config.baby_steps
    single = greatest // 2 - 2 * b * config.giant_steps
    done = _times(POINT, _kernel_points(config, greatest))
    if b:
        done.update(_grid(config, points))
    done.update(mul=single * (2 + 4 * points))
    done.subtract({"mul": 2 + 2 * points})  # the first factors
    done.update(_times(Counter(sqr=2, mul=2), points))
    power = secret_power(greatest)
    done.update(sqr=2 * power["sqr"], mul=2 * power["mul"] + 2)  # the codomain is reduced by two products
    return done


def cost(least: int, greatest: int, points: int) -> Count:
    """The isogeny as it is computed, with any number of points."""
    return secret_isogeny(chosen(least, greatest, points), greatest, points)


@dataclass
class Call:
    """The operations of a call for eight keys, whose elements have so many digits."""

    digits: int
    blocks: int
    parts: dict[str, Count]

    @property
    def calls(self) -> Count:
        """Each kernel's."""
        return sum(self.parts.values(), Counter(REST))

    @property
    def limit(self) -> int:
        """A lower bound on the cycles, at two vpmadd52 per cycle."""
        return sum(self.calls[name] * count for name, count in madds(self.digits).items()) // 2


def _vectors(ops: Ops) -> Count:
    return Counter(mul=ops.mul, sqr=ops.sqr)


@cache
def _isogenies(layout: Layout, active: tuple[int, ...]) -> dict[int, Count]:
    tree = cut(layout.tree, active)
    assert tree is not None
    return {b: cost(layout.least(b), layout.greatest(b), k) for b, k in pushes(tree).items()}


def call(layout: Layout, succeeds: Callable[[int], bool]) -> Call:
    """A call whose attempts succeed as `succeeds` says: asked for each lane with isogenies left, batch by batch."""
    left = [list(layout.bounds) for _ in range(LANES)]
    done = Call(X8Shape.fewest(layout.modulus).limbs, 0, {name: Counter() for name in PARTS})
    order = leaves(layout.tree)
    while active := tuple(b for b in order if any(lane[b] for lane in left)):
        block = ctidh_counts.block(layout, active)
        done.blocks += 1
        done.parts["points"].update(_times(DRAW, block.symbols))
        done.parts["clearing"].update(_vectors(block.clearing))
        done.parts["multiples"].update(_vectors(block.multiples))
        for b in active:
            succeeded = [lane for lane in left if lane[b] and succeeds(b)]
            for lane in succeeded:
                lane[b] -= 1
            if succeeded:
                done.parts["isogenies"].update(_isogenies(layout, active)[b])
    return done


@cache
def usual(layout: Layout) -> dict[str, float]:
    """Means over drawn calls: an attempt succeeds with the probability 1 - 1/least, whatever the key."""
    source = random.Random(len(layout.primes))
    found = [call(layout, lambda b: source.randrange(layout.least(b)) != 0) for _ in range(DRAWS)]
    means = {part: mean(count.parts[part].total() for count in found) for part in PARTS}
    return means | {
        "blocks": mean(count.blocks for count in found),
        "products": mean(count.calls.total() for count in found),
        "limit": mean(count.limit for count in found) / LANES,
    }
