# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations of vectorised CTIDH: those of an isogeny of a batch, and of an action with given outcomes.

As in `ctidh_cost`, every prime of a batch takes the operations of the largest one, and the grid lies within the
smallest one.  Multiples are ladders whose length follows from the largest primes.  The counts of kernels are exact.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from statistics import mean

from sangi.codegen.tables.action_simd import MADDS, ROUNDS, madds
from sangi.codegen.tables.cost_simd import (
    ALL,
    LANES,
    MAX_BABY_STEPS,
    MAX_GIANT_STEPS,
    MAX_GROUP,
    Config,
    Count,
    isogeny,
    power,
)
from sangi.codegen.tables.ctidh_cost import COLUMNS
from sangi.codegen.tables.ctidh_layout import Layout, Tree
from sangi.codegen.tables.ctidh_strategy import cut, leaves, pushes
from sangi.codegen.tables.isogeny_simd import weight
from sangi.codegen.x8.shape import X8Shape

#: As SANGI_ISOGENY52_MAX_HIDDEN_LEFTOVERS.
MAX_LEFTOVERS = 32
#: Means are over so many actions, whose outcomes are drawn from a fixed seed.
DRAWS = 200


def configs(least: int, greatest: int) -> Iterator[Config]:
    """Every valid configuration of a batch, the simplest first."""
    if greatest // 2 <= MAX_LEFTOVERS:
        yield ALL
    for baby_steps in range(2, MAX_BABY_STEPS + 1):
        for giant_steps in range(1, min(MAX_GIANT_STEPS, least // 2 // (2 * baby_steps)) + 1):
            if greatest // 2 - 2 * baby_steps * giant_steps <= min(2 * baby_steps, MAX_LEFTOVERS):
                for group in range(1, min(MAX_GROUP, giant_steps) + 1):
                    yield Config(baby_steps, giant_steps, group)


def secret_power(greatest: int) -> Count:
    """x^l y^8 for a secret l up to `greatest`: windows of two bits."""
    windows = max(3, (greatest.bit_length() + 1) // 2)
    return Counter(sqr=2 * windows - 1, mul=1 + windows, move=3 * windows)


def secret_isogeny(config: Config, least: int, greatest: int, points: int) -> Count:
    """How often each kernel is called, as `cost_simd.isogeny` says; factors of single indices are masked."""
    grid = 2 * config.baby_steps * config.giant_steps
    masked = -(-(greatest // 2 - grid) // LANES) - (least // 2 - grid) // LANES
    count = isogeny(config, greatest, points)
    count.subtract(power(greatest))
    count.update(secret_power(greatest))
    count.update(move=masked * (2 + 2 * points) + 2 * points)
    return count


@cache
def best(least: int, greatest: int) -> tuple[Config, ...]:
    """The cheapest configurations for 0, 1, ... points."""
    return tuple(
        min(
            configs(least, greatest),
            key=lambda config: weight(secret_isogeny(config, least, greatest, points)),
        )
        for points in range(COLUMNS)
    )


def cost(least: int, greatest: int, points: int) -> Count:
    """The isogeny as it is computed, with any number of points."""
    return secret_isogeny(best(least, greatest)[min(points, COLUMNS - 1)], least, greatest, points)


@dataclass
class Action:
    """The operations of an action on elements of so many digits."""

    digits: int
    blocks: int
    clearing: int  # bits of two ladders that run side by side
    multiples: int
    calls: Count

    @property
    def products(self) -> int:
        """Calls of kernels that multiply vectors."""
        return sum(self.calls[name] for name in MADDS)

    @property
    def limit(self) -> int:
        """A lower bound on the cycles, at two vpmadd52 per cycle."""
        return sum(self.calls[name] * each for name, each in madds(self.digits).items()) // 2


def _descents(tree: Tree) -> Iterator[tuple[int, ...]]:
    """The batches whose targets are multiplied out in one pair of ladders."""
    if not isinstance(tree, int):
        yield leaves(tree[1])
        yield from _descents(tree[0])
        yield from _descents(tree[1])


@cache
def _block(layout: Layout, active: tuple[int, ...]) -> tuple[int, dict[int, Count]]:
    """The bits of the multiples of a block with these batches, and the isogeny of each batch, if it succeeds."""
    tree = cut(layout.tree, active)
    assert tree is not None
    bits = sum(prod(map(layout.greatest, batches)).bit_length() for batches in _descents(tree))
    return bits, {b: cost(layout.least(b), layout.greatest(b), k) for b, k in pushes(tree).items()}


def action(layout: Layout, succeeds: Callable[[int], bool]) -> Action:
    """An action whose attempts succeed as `succeeds` says, which is asked in the order of the tree within a block."""
    left, done = list(layout.bounds), Action(X8Shape.fewest(layout.modulus).limbs, 0, 0, 0, Counter())
    order = leaves(layout.tree)
    while any(left):
        active = tuple(b for b in order if left[b])
        bits, isogenies = _block(layout, active)
        done.blocks += 1
        done.calls["mul"] += 2 if len(active) == 1 else 3  # a curve and its points change their radix
        done.clearing += (layout.modulus + 1).bit_length()
        done.multiples += bits
        for b in active:
            if succeeds(b):
                left[b] -= 1
                done.calls.update(isogenies[b])
    done.calls["mul"] += 2 + ROUNDS * (done.clearing + done.multiples + done.calls["step"])
    return done


@cache
def usual(layout: Layout) -> dict[str, float]:
    """Means over drawn actions: an attempt succeeds with the probability 1 - 1/least, whatever the key."""
    source = random.Random(len(layout.primes))
    found = [action(layout, lambda b: source.randrange(layout.least(b)) != 0) for _ in range(DRAWS)]
    names = ("blocks", "clearing", "multiples", "products", "limit")
    means = {name: mean(getattr(count, name) for count in found) for name in names}
    return means | {
        "isogenies": mean(count.products - ROUNDS * (count.clearing + count.multiples) for count in found)
    }
