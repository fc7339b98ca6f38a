# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constant-time action: blocks of one attempt in every active batch, with one point for each sign.

docs/algorithms/ctidh.md explains it.  Public are the layout, the success bits and what follows from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from sangi.codegen.tables import ctidh_cost, ctidh_strategy
from sangi.codegen.tables.ctidh_layout import Layout, Tree
from sangi_lab.ctidh.block import Target, choose, finish, has_kernel, is_target, succeeds
from sangi_lab.ctidh.curve import Point, dbl, select, swap
from sangi_lab.ctidh.elligator import elligator
from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.isogeny import isogeny
from sangi_lab.ctidh.multiple import by_public, by_secret
from sangi_lab.ctidh.secret import Secret


class Action:
    """One execution.  `replayed` are success bits to use instead of those that come about, for comparing traces."""

    def __init__(self, layout: Layout, source: Random, replayed: Iterator[int] | None = None) -> None:
        self.layout, self.source = layout, source
        self.field = Field(layout.modulus)
        self.successes: list[int] = []
        self.blocks = self.deepest = 0
        self.replayed = replayed

    def act(self, exponents: Sequence[int], coefficient: int) -> int:
        """The coefficient of the curve that the key leads to."""
        self.left = list(self.layout.bounds)
        self.todo = [Secret(abs(e)) for e in exponents]
        self.negative = [Secret(e < 0) for e in exponents]
        self.curve = Point(coefficient, 1)
        while any(self.left):
            tree = ctidh_strategy.cut(self.layout.tree, {b for b, left in enumerate(self.left) if left})
            assert tree is not None
            self._block(tree)
        self.field.part("other")
        return self.field.mul(self.curve.x, self.field.inverse(self.curve.z))

    def _block(self, tree: Tree) -> None:
        active = ctidh_strategy.leaves(tree)
        self.blocks += 1
        self.active = active
        self.field.public("block", active)
        self.target: dict[int, Target] = {
            b: choose(self.layout, b, self.todo, self.negative, self.source) for b in active
        }
        self.pending: list[list[Point]] = []
        last = active[-1]
        if len(active) == 1:
            self.field.part("points")
            both = elligator(self.field, self.curve, self._random())
            own = select(self.field, both[1], both[0], self.target[last].negative)
            self._descend(tree, [self._cleared(own, None)])
            return
        pair = []
        for sign in (0, 1):
            self.field.part("points")
            point = elligator(self.field, self.curve, self._random())[sign]
            pair.append(self._cleared(point, sign))
        if self.layout.sizes[last] == 1:
            # The only prime of the last batch stays in the point of its sign: of the other one it is a factor to clear.
            negative = self.target[last].negative
            own, other = swap(self.field, pair[0], pair[1], negative)
            other = by_public(self.field, other, self.curve, self.layout.least(last))
            pair = list(swap(self.field, own, other, negative))
        self._descend(tree, pair)

    def _random(self) -> int:
        return self.source.randrange(self.field.p)

    def _cleared(self, p: Point, sign: int | None) -> Point:
        """p times 4 and all primes but the targets of this sign; of either sign for None."""
        self.field.part("clearing")
        layout, last = self.layout, self.active[-1]
        p = dbl(self.field, dbl(self.field, p, self.curve), self.curve)
        for b in range(len(layout.sizes)):
            if b == last and layout.sizes[b] == 1:
                continue
            for i in layout.members(b):
                multiple = by_public(self.field, p, self.curve, layout.primes[i])
                p = multiple if b not in self.target else self._unless_kept(b, i, sign, p, multiple)
        return p

    def _unless_kept(self, batch: int, index: int, sign: int | None, p: Point, multiple: Point) -> Point:
        """p if the prime is a target that stays in the point of this sign, else its multiple."""
        target = self.target[batch]
        kept = is_target(target, index) & has_kernel(target, batch == self.active[-1])
        if sign is not None:
            kept &= target.negative.of(lambda negative: negative == sign)
        return select(self.field, p, multiple, kept)

    def _descend(self, tree: Tree, points: list[Point]) -> None:
        """Evaluates the isogenies of a tree; `points` are a pair, or one point for one batch."""
        if isinstance(tree, int):
            self._attempt(tree, points[0])
            return
        self.field.part("multiples")
        self.field.public("split", tree)
        right = ctidh_strategy.leaves(tree[1])
        kernels = self._multiplied(self._side(points, tree[0]), ctidh_strategy.leaves(tree[0])[0], right)
        self.pending.append(self._side(points, tree[1]))
        self._descend(tree[0], kernels)
        self._descend(tree[1], self.pending.pop())

    def _side(self, pair: list[Point], tree: Tree) -> list[Point]:
        """The pair, or for one batch the point of its sign."""
        if isinstance(tree, int):
            return [select(self.field, pair[1], pair[0], self.target[tree].negative)]
        return list(pair)

    def _multiplied(self, points: list[Point], own: int, batches: Sequence[int]) -> list[Point]:
        """The points times the targets of some batches, each of which lies in the point of its sign.

        One point is that of the batch `own`.
        """
        for b in batches:
            negative = self.target[b].negative
            if len(points) == 2:
                first, second = swap(self.field, points[0], points[1], negative)
                points = list(swap(self.field, self._multiple(first, b), second, negative))
            else:
                other = negative ^ self.target[own].negative
                points = [select(self.field, points[0], self._multiple(points[0], b), other)]
        return points

    def _multiple(self, p: Point, batch: int) -> Point:
        return by_secret(self.field, p, self.curve, self.target[batch].prime, self.layout, batch)

    def _attempt(self, batch: int, kernel: Point) -> None:
        """The isogeny of a batch, if the public success bit is set; a dummy's is discarded."""
        target, f = self.target[batch], self.field
        f.part("isogenies")
        neutral = f.is_zero(kernel.z)
        success = succeeds(target, neutral, batch == self.active[-1]).declassified()
        if self.replayed is not None:
            success = next(self.replayed)
        self.successes.append(success)
        f.public("attempt", batch, success)
        if not success:
            return
        points = [p for group in self.pending for p in group]
        self.deepest = max(self.deepest, len(points) + 1)
        bounds = self.layout.least(batch), self.layout.greatest(batch)
        config = ctidh_cost.chosen(*bounds, len(points))
        codomain, images = isogeny(f, self.curve, kernel, points, target.prime, bounds, config)
        self.curve = select(f, self.curve, codomain, target.dummy)
        kept = iter([select(f, p, image, target.dummy) for p, image in zip(points, images, strict=True)])
        self.pending = [[next(kept) for _ in group] for group in self.pending]
        finish(target, self.layout, batch, self.todo)
        self.left[batch] -= 1
