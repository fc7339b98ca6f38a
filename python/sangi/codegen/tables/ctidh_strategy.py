# SPDX-License-Identifier: MIT OR Apache-2.0
"""The strategy of a block of CTIDH: one fixed binary tree a layout, cut to the active batches.

A node serves the batches first .. end - 1 with a pair of points.  The pair, multiplied by the targets of the right
child, serves the left child; the pair itself, pushed through the isogenies of the left child, serves the right one
[DJP14].  A child with one active batch gets one point instead of the pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from sangi.codegen.tables.cost import ADD
from sangi.codegen.tables.ctidh_cost import cost
from sangi.codegen.tables.ctidh_layout import Layout


class Split(NamedTuple):
    """A node with active batches on both sides."""

    left: tuple[int, ...]
    right: tuple[int, ...]


def multiple(layout: Layout, batch: int) -> int:
    """The products of one multiplication by a secret prime of a batch."""
    return (layout.longest(batch) + 1) * ADD.products


@cache
def optimal(layout: Layout) -> tuple[int, ...]:
    """The cheapest tree with all batches active: the split points of its nodes in preorder."""
    n = len(layout.sizes)
    isogenies = [[cost(layout.least(b), layout.greatest(b), k).products for k in range(4)] for b in range(n)]
    slopes = [points[3] - points[2] for points in isogenies]
    multiples = [0, *accumulate(multiple(layout, b) for b in range(n))]
    pushed = [0, *accumulate(slopes)]
    # By range and whether other points are pending: the first push of an isogeny costs more than a further one.
    found: dict[tuple[int, int, bool], int] = {}
    split: dict[tuple[int, int, bool], int] = {}
    for b, (zero, one, two, _) in enumerate(isogenies):
        found[b, b + 1, False] = zero
        found[b, b + 1, True] = min(one - slopes[b], two - 2 * slopes[b])
    for width in range(2, n + 1):
        for i in range(n - width + 1):
            j = i + width
            for pending in (False, True):
                found[i, j, pending], split[i, j, pending] = min(
                    (
                        found[i, t, True]
                        + found[t, j, pending]
                        + multiples[j]
                        - multiples[t]
                        + (1 if j - t == 1 else 2) * (pushed[t] - pushed[i]),
                        t,
                    )
                    for t in range(i + 1, j)
                )

    def preorder(i: int, j: int, pending: bool) -> Iterator[int]:
        if j - i > 1:
            t = split[i, j, pending]
            yield t
            yield from preorder(i, t, True)
            yield from preorder(t, j, pending)

    return tuple(preorder(0, n, False))


def splits(tree: Sequence[int], active: Sequence[int]) -> Iterator[Split]:
    """The nodes that split the active batches, in preorder."""
    below = set(active)

    def walk(node: int, first: int, end: int) -> Iterator[Split]:
        if end - first < 2:
            return
        t = tree[node]
        left = tuple(b for b in range(first, t) if b in below)
        right = tuple(b for b in range(t, end) if b in below)
        if left and right:
            yield Split(left, right)
        yield from walk(node + 1, first, t)
        yield from walk(node + t - first, t, end)

    return walk(0, 0, len(tree) + 1)


def pushes(tree: Sequence[int], active: Sequence[int]) -> dict[int, int]:
    """The points that the isogeny of each active batch pushes."""
    pending = dict.fromkeys(active, 0)
    for split in splits(tree, active):
        for batch in split.left:
            pending[batch] += 1 if len(split.right) == 1 else 2
    return pending
