# SPDX-License-Identifier: MIT OR Apache-2.0
"""The parameters of CTIDH: batches of primes, bounds, isogeny configurations and the costs of a block's plan.

A batch is a run of consecutive primes; a secret key has at most `bound` isogenies in it, counted with multiplicity.
Batches and bounds are those of highctidh [BBC+21], whose keys are exchanged.  An isogeny of a batch hides which
prime it has: its grid of baby and giant steps covers indices of the smallest prime, and it costs as much as one of
the largest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sangi.codegen.tables import chains
from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost import ADD, ALL, DBL, MAX_COLUMNS, MAX_GROUP, Config, isogeny
from sangi.codegen.tables.isogeny import weight
from sangi.codegen.tables.strategy import SCALE

#: Primes and bound of each batch, by the size in bits.
BATCHES: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {
    511: (
        (2, 3, 4, 4, 5, 5, 5, 5, 5, 7, 7, 8, 7, 6, 1),
        (6, 9, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 8, 6, 1),
    ),
    512: (
        (2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 6, 8, 1),
        (10, 14, 16, 17, 17, 17, 18, 18, 18, 18, 18, 13, 13, 1),
    ),
}
#: Points to push that have a configuration of their own; more use the last.
COLUMNS = 4


class Batch(NamedTuple):
    """One batch, its public bounds, and what the plan of a block needs."""

    primes: tuple[int, ...]
    bound: int
    #: The fewest and the most steps of the chains of its primes.
    shortest: int
    longest: int
    configs: tuple[Config, ...]
    #: Costs in multiplications / SCALE, as in `strategy.Costs`.
    multiple: int
    without_points: int
    with_points: int
    per_point: int


def candidates(lowest: int) -> Iterator[Config]:
    """Every index on its own, or a grid within the indices of the smallest prime."""
    yield ALL
    d = lowest // 2
    for b in range(1, min(MAX_COLUMNS, d // 2) + 1):
        most = d // (2 * b)
        for c in range(max(1, most - 2), most + 1):
            for group in range(1, min(MAX_GROUP, c) + 1):
                yield Config("odd", b, c, group)


@cache
def batches(size: int) -> tuple[Batch, ...]:
    """The batches of a size, ascending."""
    found, start = [], 0
    for count, bound in zip(*BATCHES[size], strict=True):
        primes = PRIMES[start : start + count]
        steps = [len(chains.chain(prime)) for prime in primes]
        configs = tuple(
            min(candidates(primes[0]), key=lambda config: weight(isogeny(config, primes[-1], k)))
            for k in range(COLUMNS)
        )
        zero, one, two, three = (weight(isogeny(configs[k], primes[-1], k)) for k in range(COLUMNS))
        multiple, push = weight(DBL) + max(steps) * weight(ADD), three - two
        costs = (round(SCALE * cost) for cost in (multiple, zero, min(one, two - push) - push, push))
        found.append(Batch(primes, bound, min(steps), max(steps), configs, *costs))
        start += count
    return tuple(found)


def text(command: str) -> str:
    """The header with the batches of every size."""
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The batches of CTIDH by size: number of primes, bound; fewest and most steps of a chain; for 0, 1, ... points to push
 * baby steps, giant steps and group, or zeros for every index on its own; costs of a multiple, and of an isogeny
 * without points, with points and by point, in multiplications / {SCALE}.
 */
#ifndef SANGI_GENERATED_CSIDH_CTIDH_H
#define SANGI_GENERATED_CSIDH_CTIDH_H

{"".join(map(_define, BATCHES))}
#endif
"""


def _define(size: int) -> str:
    rows = []
    for batch in batches(size):
        grids = ", ".join(f"{{{c.baby_steps}, {c.giant_steps}, {c.group}}}" for c in batch.configs)
        facts = (len(batch.primes), *batch[1:4])
        rows.append(f"    {{{', '.join(map(str, facts))}, {{{grids}}}, {', '.join(map(str, batch[5:]))}}}")
    body = ", \\\n".join(rows)
    return f"#define GENERATED_CTIDH{size} \\\n{body}\n\n"
