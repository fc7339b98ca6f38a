# SPDX-License-Identifier: MIT OR Apache-2.0
"""The best configuration for every degree, method and number of points to push, by the cost model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost import (
    ALL,
    MAX_COLUMNS,
    MAX_GROUP,
    MAX_RESULTANT_GIANT_STEPS,
    Config,
    Ops,
    isogeny,
    runs,
)

#: Points to push that have a column of their own; more use the last.
COLUMNS = 8
#: A squaring and an addition as multiplications, as the x86-64 kernels take them.
SQUARING, ADDITION = 0.83, 0.1
KINDS = ("all", "pairs", "runs", "odd", "resultant")


def pairs_configs(degree: int) -> Iterator[Config]:
    """Algorithm 3 with every n that leaves a giant step."""
    return (Config("pairs", n) for n in range(1, (degree // 2 - 1) // 3 + 1))


def grouped_configs(degree: int) -> Iterator[Config]:
    """Both index systems, with few leftovers in the second."""
    d = degree // 2
    for n in range(1, min(MAX_COLUMNS, (d - 1) // 3) + 1):
        q = runs(d, n)[0]
        for group in range(1, min(MAX_GROUP, q) + 1):
            yield Config("runs", n, q, group)
    for b in range(1, min(MAX_COLUMNS, d // 2) + 1):
        most = d // (2 * b)
        for c in range(max(1, most - 2), most + 1):
            for group in range(1, min(MAX_GROUP, c) + 1):
                yield Config("odd", b, c, group)


def resultant_configs(degree: int) -> Iterator[Config]:
    """Few leftovers, as above."""
    d = degree // 2
    for b in range(1, min(MAX_COLUMNS, d // 2) + 1):
        most = d // (2 * b)
        for c in range(max(1, most - 2), min(most, MAX_RESULTANT_GIANT_STEPS) + 1):
            yield Config("resultant", b, c)


def weight(cost: Ops) -> float:
    """A cost in multiplications."""
    return cost.mul + SQUARING * cost.sqr + ADDITION * cost.add


def candidates(method: str, degree: int) -> Iterator[Config]:
    """What a method may choose from; the plainest first, which wins ties."""
    yield ALL
    if method in ("addskip", "grouped"):
        yield from pairs_configs(degree)
    if method == "grouped":
        yield from grouped_configs(degree)
    if method == "sqrtvelu":
        yield from resultant_configs(degree)


@cache
def best(method: str, degree: int) -> tuple[Config, ...]:
    """The cheapest configuration for 0, 1, ... points.  From two points on, every cost is linear in their number."""
    lists = []
    for config in candidates(method, degree):
        zero, one, two, three = (weight(isogeny(config, degree, points)) for points in range(4))
        more = (two + k * (three - two) for k in range(COLUMNS - 2))
        lists.append((config, (zero, one, *more)))
    return tuple(min(lists, key=lambda entry: entry[1][k])[0] for k in range(COLUMNS))


def text(command: str) -> str:
    """The header with the tables of the methods that have a choice."""
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The cheapest configurations by degree (ascending) and points to push (0, 1, ...), where a squaring counts
 * {SQUARING} multiplications and an addition {ADDITION}: kind, baby steps, giant steps, group.
 */
#ifndef SANGI_GENERATED_ISOGENY_BEST_H
#define SANGI_GENERATED_ISOGENY_BEST_H

#include <stdint.h>

#define GENERATED_POINTS {COLUMNS}

{_table("addskip")}

{_table("sqrtvelu")}

{_table("grouped")}

#endif
"""


def _table(method: str) -> str:
    rows = []
    for degree in PRIMES:
        cells = (
            f"{{{KINDS.index(c.kind)}, {c.baby_steps}, {c.giant_steps}, {c.group}}}"
            for c in best(method, degree)
        )
        rows.append(f"    {{{', '.join(cells)}}}, /* {degree} */")
    body = "\n".join(rows)
    size = f"[{len(PRIMES)}][GENERATED_POINTS][4]"
    return f"static const uint8_t generated_{method}{size} = {{\n{body}\n}};"
