# SPDX-License-Identifier: MIT OR Apache-2.0
"""The strategy of a block of CTIDH: one fixed binary tree a layout, cut to the active batches.

A node serves the batches below it with a pair of points.  The pair, multiplied by the targets of the right child,
serves the left child; the pair itself, pushed through the isogenies of the left child, serves the right one [DJP14].
A child with one active batch gets one point instead of the pair.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from sangi.codegen.tables.cost import ADD, DBL, Ops
from sangi.codegen.tables.ctidh_layout import Layout, Tree


class Flat(NamedTuple):
    """A tree as a table: its batches from the left, and the split points of its nodes in preorder.

    The node of the places i .. j - 1 splits at t into i .. t - 1 and t .. j - 1.  Its left child is the next entry, and
    its right child the one t - i entries after it.
    """

    order: tuple[int, ...]
    splits: tuple[int, ...]


def leaves(tree: Tree) -> tuple[int, ...]:
    """The batches of a tree, from the left: the order of the attempts."""
    return (tree,) if isinstance(tree, int) else leaves(tree[0]) + leaves(tree[1])


def flat(tree: Tree) -> Flat:
    """The table of a tree."""

    def walk(node: Tree, first: int) -> Iterator[int]:
        if not isinstance(node, int):
            middle = first + len(leaves(node[0]))
            yield middle
            yield from walk(node[0], first)
            yield from walk(node[1], middle)

    return Flat(leaves(tree), tuple(walk(tree, 0)))


def cut(tree: Tree, active: Collection[int]) -> Tree | None:
    """The tree without the other batches; None without any."""
    if isinstance(tree, int):
        return tree if tree in active else None
    left, right = cut(tree[0], active), cut(tree[1], active)
    return (left, right) if left is not None and right is not None else right if left is None else left


def multiple(layout: Layout, batch: int) -> Ops:
    """One multiplication by a secret prime of a batch."""
    return DBL + layout.longest(batch) * ADD


def multiplied(tree: Tree) -> Iterator[int]:
    """The batches whose targets are multiplied, once for each multiplication."""
    if not isinstance(tree, int):
        yield from leaves(tree[1])
        yield from multiplied(tree[0])
        yield from multiplied(tree[1])


def points(tree: Tree, pending: int = 0) -> int:
    """The most points that are held at a time; cutting the tree adds none."""
    if isinstance(tree, int):
        return pending + 1
    more = 1 if isinstance(tree[1], int) else 2
    return max(pending + 2, points(tree[0], pending + more), points(tree[1], pending))


def pushes(tree: Tree, pending: int = 0) -> dict[int, int]:
    """The points that the isogeny of each batch pushes."""
    if isinstance(tree, int):
        return {tree: pending}
    more = 1 if isinstance(tree[1], int) else 2
    return pushes(tree[0], pending + more) | pushes(tree[1], pending)
