# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a round of the CSIDH-512 action is planned by: the cost of each prime's multiple and isogeny.

A round walks one isogeny for each of its primes.  Reaching their kernels is a binary tree: a point of order
prod(primes) is kept, its multiple by the latter part of the primes serves the former, then the point, pushed through
their isogenies, serves the latter.  `plan` finds the cheapest tree; src/csidh/plan.c is the same function in C.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sangi.gen.table import chains
from sangi.gen.table.chains import PRIMES
from sangi.gen.table.cost import ADD, ALL, DBL, isogeny
from sangi.gen.table.isogeny import best, weight

#: The methods in the order of sangi_isogeny_method.
METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
#: Entries of the table are in parts of a multiplication.
SCALE = 4


class Costs(NamedTuple):
    """Of one prime, in multiplications / SCALE."""

    multiple: int
    #: The isogeny without a point to push, and with points: this, and so much for each.
    alone: int
    pushing: int
    push: int


@cache
def costs(method: str, prime: int) -> Costs:
    """By the counts of the cost model."""
    if method == "addskip2":
        raise ValueError("Algorithm 2 is for single isogenies")
    configs = (ALL,) * 4 if method == "velu" else best(method, prime)
    zero, one, two, three = (weight(isogeny(configs[k], prime, k)) for k in range(4))
    multiple = weight(DBL) + len(chains.chain(prime)) * weight(ADD)
    push = three - two
    return Costs(*(round(SCALE * x) for x in (multiple, zero, one - push, push)))


def plan(given: Sequence[Costs]) -> tuple[int, dict[tuple[int, int], int], list[int]]:
    """The cost of the cheapest tree, and where ranges (first, end) of primes are split with points pending, and
    suffixes (first) with none.  Every split is tried."""
    n = len(given)
    multiples, pushes = [0], [0]
    for entry in given:
        multiples.append(multiples[-1] + entry.multiple)
        pushes.append(pushes[-1] + entry.push)
    best_cost: dict[tuple[int, int], int] = {(i, i + 1): entry.pushing for i, entry in enumerate(given)}
    split: dict[tuple[int, int], int] = {}
    outer_cost, outer = [0] * n, [0] * n
    for i in reversed(range(n)):
        for j in range(i + 2, n + 1):
            options = (
                (best_cost[i, k] + best_cost[k, j] + multiples[j] - multiples[k] + pushes[k] - pushes[i], k)
                for k in range(i + 1, j)
            )
            best_cost[i, j], split[i, j] = min(options)
        outer_options = (
            (best_cost[i, k] + outer_cost[k] + multiples[n] - multiples[k] + pushes[k] - pushes[i], k)
            for k in range(i + 1, n)
        )
        outer_cost[i], outer[i] = min(outer_options, default=(given[i].alone, i))
    return outer_cost[0], split, outer


def text(command: str) -> str:
    """The header with the costs by method and prime."""
    tables = []
    for method in METHODS:
        if method == "addskip2":
            tables.append("    {{0}},")
            continue
        body = ",\n".join(_row(method, name, 8) for name in ("alone", "pushing", "push"))
        tables.append(f"    {{\n{body}\n    }},")
    size = len(PRIMES)
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * What a prime's multiple and isogeny cost, by degree (ascending), in multiplications / {SCALE}.
 */
#ifndef SANGI_GENERATED_CSIDH_COST_H
#define SANGI_GENERATED_CSIDH_COST_H

#include <stdint.h>

static const uint16_t generated_multiple[{size}] =
{_row("velu", "multiple", 4)};

/* By method; without a point to push, with points, and so much for each of them. */
static const uint16_t generated_isogeny[{len(METHODS)}][3][{size}] = {{
{chr(10).join(tables)}
}};

#endif
"""


def _row(method: str, name: str, indent: int) -> str:
    numbers = [str(getattr(costs(method, prime), name)) for prime in PRIMES]
    lines = [", ".join(numbers[i : i + 16]) for i in range(0, len(numbers), 16)]
    return " " * indent + "{" + (",\n" + " " * (indent + 1)).join(lines) + "}"
