# SPDX-License-Identifier: MIT OR Apache-2.0
"""Search for a layout: simulated annealing over the strategy's tree, and over batches and bounds if they are free."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from sangi.codegen.tables.ctidh_layout import Layout, Tree
from sangi.codegen.tables.ctidh_strategy import leaves
from sangi_lab.ctidh.expected import batch, expected, split_primes

#: The temperature falls from this part of the first cost to nothing.
START = 0.0006
#: Steps that one call makes: a second or two.
SLICE = 500
#: What a missing bit of the key space costs on the way.
MISSING = 3000
Path = tuple[int, ...]


def cost(layout: Layout) -> float:
    """The products of an action in the mean."""
    groups = split_primes(layout.primes, layout.sizes)
    return expected([batch(primes, m) for primes, m in zip(groups, layout.bounds, strict=True)], layout.tree)


@dataclass(frozen=True)
class State:
    """Where a search is after `step` steps: at a layout, and the best one that it met."""

    step: int
    now: Layout
    best: Layout


@dataclass(frozen=True)
class Search:
    """A search from a layout.  `bits` is the least key space; without it, batches and bounds stay.

    Its random numbers depend on the seed and the step alone, so that it goes on anywhere from any `State`.
    """

    layout: Layout
    steps: int
    seed: int
    bits: float | None = None

    def begin(self) -> State:
        """Where it begins."""
        return State(0, self.layout, self.layout)

    def advance(self, state: State) -> State:
        """Where it is `SLICE` steps later, or at its end."""
        neighbours = _Neighbours(Random(f"{self.seed} {state.step}"), self.bits)
        now, best, first = state.now, state.best, cost(self.layout)
        at, lowest = self._price(now), cost(best)
        last = min(state.step + SLICE, self.steps)
        for step in range(state.step, last):
            other = neighbours.draw(now)
            if other is None:
                continue
            found = self._price(other)
            heat = START * first * (1 - step / self.steps)
            if found < at or (heat and neighbours.source.random() < math.exp((at - found) / heat)):
                now, at = other, found
                if found < lowest and not self._missing(now):
                    best, lowest = now, at
        return State(last, now, best)

    def _missing(self, layout: Layout) -> float:
        return 0.0 if self.bits is None else max(0.0, self.bits - layout.bits)

    def _price(self, layout: Layout) -> float:
        return cost(layout) + MISSING * self._missing(layout)


@dataclass
class _Neighbours:
    source: Random
    bits: float | None

    def draw(self, layout: Layout) -> Layout | None:
        """A layout beside this one, if the draw gives any."""
        if self.bits is None or self.source.random() < 0.6:
            tree = self._another_tree(layout.tree)
            return None if tree is None else replace(layout, tree=tree)
        return self._another_border(layout) if self.source.random() < 0.4 else self._other_bounds(layout)

    def _another_border(self, layout: Layout) -> Layout | None:
        """A prime goes to the next batch or the one before."""
        sizes = list(layout.sizes)
        b = self.source.randrange(len(sizes) - 1)
        more, less = self.source.sample((b, b + 1), 2)
        if sizes[less] == 1:
            return None
        sizes[more] += 1
        sizes[less] -= 1
        return replace(layout, sizes=tuple(sizes))

    def _other_bounds(self, layout: Layout) -> Layout | None:
        """One bound falls, or another rises, or both."""
        bounds = list(layout.bounds)
        falls, rises = self.source.sample(range(len(bounds)), 2)
        kind = self.source.randrange(4)
        bounds[falls] -= kind != 0
        bounds[rises] += kind != 1
        return replace(layout, bounds=tuple(bounds)) if bounds[falls] > 0 else None

    def _another_tree(self, tree: Tree) -> Tree | None:
        """Two subtrees change places, or a node is rotated, or its children change places."""
        paths = list(_paths(tree))
        if self.source.random() < 1 / 3:
            p, q = self.source.sample(paths, 2)
            if p[: len(q)] == q or q[: len(p)] == p:
                return None
            a, b = _at(tree, p), _at(tree, q)
            return _with(_with(tree, p, b), q, a)
        path = self.source.choice(paths)
        node = _at(tree, path)
        if isinstance(node, int):
            return None
        left, right = node
        kind = self.source.randrange(4)
        if kind == 0 and not isinstance(left, int):
            return _with(tree, path, (left[0], (left[1], right)))
        if kind == 1 and not isinstance(right, int):
            return _with(tree, path, ((left, right[0]), right[1]))
        return _with(tree, path, (right, left)) if kind > 1 else None


def _paths(tree: Tree, path: Path = ()) -> Iterator[Path]:
    yield path
    if not isinstance(tree, int):
        yield from _paths(tree[0], (*path, 0))
        yield from _paths(tree[1], (*path, 1))


def _at(tree: Tree, path: Path) -> Tree:
    for side in path:
        assert not isinstance(tree, int)
        tree = tree[side]
    return tree


def _with(tree: Tree, path: Path, node: Tree) -> Tree:
    """The tree with another node at a path."""
    if not path:
        return node
    assert not isinstance(tree, int)
    if path[0] == 0:
        return _with(tree[0], path[1:], node), tree[1]
    return tree[0], _with(tree[1], path[1:], node)


def balanced(batches: tuple[int, ...]) -> Tree:
    """A tree to start from."""
    half = len(batches) // 2
    return batches[0] if len(batches) == 1 else (balanced(batches[:half]), balanced(batches[half:]))


def start(primes: tuple[int, ...], batches: int, bits: float) -> Layout:
    """A layout to start from: batches that grow, the largest prime alone, and equal bounds but for small primes."""
    count = len(primes) - 1
    shares = [0.45 + 1.1 * i / (batches - 2) for i in range(batches - 1)]
    borders = [round(count * sum(shares[:i]) / sum(shares)) for i in range(batches)]
    sizes = (*(high - low for low, high in pairwise(borders)), 1)
    tree = balanced(tuple(range(batches)))
    for bound in range(1, 100):
        least = [primes[border] for border in borders]
        bounds = (*(max(1, math.floor(bound * (1 - 1 / n))) for n in least[:-1]), 1)
        layout = Layout(primes, sizes, bounds, tree)
        if layout.bits >= bits:
            return layout
    raise ValueError(f"no bound up to 99 gives 2^{bits} keys")


def literal(layout: Layout) -> str:
    """The text that goes into the tables."""
    assert sorted(leaves(layout.tree)) == [b for b, m in enumerate(layout.bounds) if m]
    return f"    {layout.sizes},\n    {layout.bounds},\n    {layout.tree},"
