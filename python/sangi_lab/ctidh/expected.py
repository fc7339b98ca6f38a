# SPDX-License-Identifier: MIT OR Apache-2.0
"""The expected cost of an action, exactly but for isogenies that push one point: what the search minimises.

Batches fail independently of each other, so the chance that a batch is active in block r is that of fewer successes
than its bound in the r - 1 attempts before.  Every expectation below is a vector over the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sangi.codegen.tables import chains, ctidh_cost
from sangi.codegen.tables.cost import ADD, DBL
from sangi.codegen.tables.ctidh_counts import ELLIGATOR, INVERSION, SYMBOL
from sangi.codegen.tables.ctidh_layout import Tree
from sangi.codegen.tables.ctidh_strategy import leaves

Blocks = NDArray[np.float64]
#: Blocks that are looked at; further ones have no chance worth mentioning.
BLOCKS = 48


class Batch(NamedTuple):
    """What a batch costs, alone and with points to push."""

    active: Blocks
    out: int
    multiple: int
    successes: Blocks
    without_points: int
    with_points: int
    per_point: int
    single: bool


class Below(NamedTuple):
    """Of the batches below a node: chances of no and of one active batch, and their multiples in the mean."""

    none: Blocks
    one: Blocks
    multiples: Blocks


@cache
def active(least: int, bound: int) -> Blocks:
    """The chance of fewer than `bound` successes in 0, 1, ... attempts."""
    p = 1 - 1 / least
    return np.array(
        [sum(comb(r, k) * p**k * (1 - p) ** (r - k) for k in range(min(bound, r + 1))) for r in range(BLOCKS)]
    )


@cache
def out(prime: int) -> int:
    """The products of multiplying a public prime out of a point."""
    return (DBL + len(chains.chain(prime)) * ADD).products


@cache
def _isogenies(least: int, greatest: int) -> tuple[int, int, int]:
    zero, _, two, three = (ctidh_cost.cost(least, greatest, k).products for k in range(4))
    return zero, three - 3 * (three - two), three - two


@cache
def batch(primes: tuple[int, ...], bound: int) -> Batch:
    """A batch of these primes."""
    alive = active(primes[0], bound)
    multiple = max(map(out, primes))
    isogenies = _isogenies(primes[0], primes[-1])
    return Batch(
        alive,
        sum(map(out, primes)),
        multiple,
        alive * (1 - 1 / primes[0]),
        *isogenies,
        single=len(primes) == 1,
    )


def split_primes(primes: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """The primes by batch."""
    found, at = [], 0
    for size in sizes:
        found.append(tuple(primes[at : at + size]))
        at += size
    return found


def expected(batches: Sequence[Batch], tree: Tree) -> float:
    """The products of an action in the mean, symbols and the inversion by their time."""
    idle = {b: 1 - batches[b].active for b in range(len(batches))}
    none = np.prod(list(idle.values()), axis=0)
    one = _one(batches, idle)
    many = 1 - none - one
    whole = 2 * DBL.products + sum(b.out for b in batches)
    draw = SYMBOL + ELLIGATOR.products
    clearing = float(((whole + draw) * (one + 2 * many)).sum()) - _last(batches, tree)
    return clearing + _walk(batches, tree) + INVERSION


def _one(batches: Sequence[Batch], idle: dict[int, Blocks]) -> Blocks:
    none, one = np.ones(BLOCKS), np.zeros(BLOCKS)
    for b, own in enumerate(batches):
        none, one = none * idle[b], one * idle[b] + none * own.active
    return one


def _last(batches: Sequence[Batch], tree: Tree) -> float:
    """What is saved where the last active batch has a single prime."""
    after, saved = np.ones(BLOCKS), 0.0
    for b in reversed(leaves(tree)):
        own = batches[b]
        if own.single:
            saved += float((after * own.active).sum()) * own.out
        after = after * (1 - own.active)
    return saved


def _walk(batches: Sequence[Batch], tree: Tree) -> float:
    """Multiples and isogenies of all nodes."""
    below: dict[Tree, Below] = {}

    def up(node: Tree) -> Below:
        if isinstance(node, int):
            own = batches[node]
            found = Below(1 - own.active, own.active, own.active * own.multiple)
        else:
            a, b = up(node[0]), up(node[1])
            found = Below(a.none * b.none, a.one * b.none + a.none * b.one, a.multiples + b.multiples)
        below[node] = found
        return found

    def down(node: Tree, points: Blocks, alone: Blocks) -> float:
        """`points` are pending in the mean; `alone` is the chance of none."""
        if isinstance(node, int):
            own = batches[node]
            each = alone * own.without_points + (1 - alone) * own.with_points + points * own.per_point
            return float((own.successes * each).sum())
        left, right = node
        other = below[right]
        multiples = float(((1 - below[left].none) * other.multiples).sum())
        pushed = other.one + 2 * (1 - other.none - other.one)
        return multiples + down(left, points + pushed, alone * other.none) + down(right, points, alone)

    up(tree)
    return down(tree, np.zeros(BLOCKS), np.ones(BLOCKS))
