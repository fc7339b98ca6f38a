# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a round of the CSIDH-512 action is planned by: the cost of each prime's multiple and isogeny.

A round walks one isogeny for each of its primes.  Reaching their kernels is a binary tree: a point of order
prod(primes) is kept, its multiple by the latter part of the primes serves the former, then the point, pushed through
their isogenies, serves the latter.  src/csidh/plan.c finds the cheapest tree for the primes of a round.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sangi.codegen.table import chains
from sangi.codegen.table.chains import PRIMES
from sangi.codegen.table.cost import ADD, ALL, DBL, isogeny
from sangi.codegen.table.isogeny import best, weight

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
