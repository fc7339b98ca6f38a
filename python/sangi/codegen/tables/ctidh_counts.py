# SPDX-License-Identifier: MIT OR Apache-2.0
"""Operations of the constant-time action, part by part: they follow from the public success bits alone.

`sangi_lab.ctidh` executes what is counted here, and a test compares the two operation by operation.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from statistics import mean

from sangi.codegen.tables import chains
from sangi.codegen.tables.cost import ADD, DBL, Ops, total
from sangi.codegen.tables.ctidh_cost import cost, plain
from sangi.codegen.tables.ctidh_layout import Layout
from sangi.codegen.tables.ctidh_strategy import cut, leaves, multiple, multiplied, pushes

#: A Legendre symbol and an inversion by division steps, in multiplications that take their time.
SYMBOL = INVERSION = 80
ELLIGATOR = Ops(5, 2, 3)
PARTS = ("points", "clearing", "multiples", "isogenies")
#: Means are over so many actions, whose successes are drawn from a fixed seed.
DRAWS = 500


@dataclass(frozen=True)
class Block:
    """A block with given active batches: its parts, and the isogeny of each batch, if it succeeds."""

    symbols: int
    points: Ops
    clearing: Ops
    multiples: Ops
    isogenies: dict[int, Ops]


def _chain(steps: int) -> Ops:
    return DBL + steps * ADD


@cache
def _out(layout: Layout, batch: int) -> Ops:
    """Multiplying all primes of a batch out of a point."""
    return total([_chain(len(chains.chain(layout.primes[i]))) for i in layout.members(batch)])


@cache
def block(layout: Layout, active: tuple[int, ...], grids: bool = True) -> Block:
    """The operations of a block with these batches active, its isogenies with or without grids."""
    tree = cut(layout.tree, active)
    assert tree is not None
    last = leaves(tree)[-1]
    count = 1 if len(active) == 1 else 2
    batches = [b for b in range(len(layout.sizes)) if b != last or layout.sizes[b] > 1]
    clearing = count * (2 * DBL + total([_out(layout, b) for b in batches]))
    if count == 2 and layout.sizes[last] == 1:
        clearing += _out(layout, last)
    multiples = total([multiple(layout, b) for b in multiplied(tree)])
    price = cost if grids else plain
    isogenies = {b: price(layout.least(b), layout.greatest(b), k) for b, k in pushes(tree).items()}
    return Block(count, count * ELLIGATOR, clearing, multiples, isogenies)


@dataclass
class Count:
    """The operations of an action by part, and its blocks and symbols."""

    parts: dict[str, Ops]
    blocks: int
    symbols: int

    @property
    def products(self) -> int:
        """Multiplications and squarings, with symbols and the inversion by their time."""
        return sum(ops.products for ops in self.parts.values()) + SYMBOL * self.symbols + INVERSION


def action(layout: Layout, succeeds: Callable[[int], bool], grids: bool = True) -> Count:
    """An action whose attempts succeed as `succeeds` says, which is asked in the order of the tree within a block."""
    left, parts = list(layout.bounds), {name: Ops() for name in PARTS}
    order = leaves(layout.tree)
    blocks: Counter[tuple[int, ...]] = Counter()
    done: Counter[tuple[tuple[int, ...], int]] = Counter()
    while any(left):
        active = tuple(b for b in order if left[b])
        blocks[active] += 1
        for b in active:
            if succeeds(b):
                left[b] -= 1
                done[active, b] += 1
    for active, times in blocks.items():
        for name in PARTS[:3]:
            parts[name] += times * getattr(block(layout, active, grids), name)
    parts["isogenies"] = total(
        [n * block(layout, active, grids).isogenies[b] for (active, b), n in done.items()]
    )
    parts["other"] = Ops(1)
    symbols = sum(times * block(layout, active, grids).symbols for active, times in blocks.items())
    return Count(parts, blocks.total(), symbols)


@cache
def drawn(layout: Layout, grids: bool = True) -> tuple[Count, ...]:
    """Actions with successes drawn at random: 1 - 1/least, whatever the key."""
    source = random.Random(len(layout.primes))

    def succeeds(batch: int) -> bool:
        return source.randrange(layout.least(batch)) != 0

    return tuple(action(layout, succeeds, grids) for _ in range(DRAWS))


@cache
def usual(layout: Layout, grids: bool = True) -> dict[str, float]:
    """Means over the drawn actions: products by part, additions, blocks, symbols and the whole."""
    found = drawn(layout, grids)
    means = {name: mean(count.parts[name].products for count in found) for name in PARTS}
    return means | {
        "additions": mean(sum(ops.add for ops in count.parts.values()) for count in found),
        "blocks": mean(count.blocks for count in found),
        "symbols": mean(count.symbols for count in found),
        "products": mean(count.products for count in found),
    }
