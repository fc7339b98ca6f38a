# SPDX-License-Identifier: MIT OR Apache-2.0
"""The costs on which the plan of a round of the CSIDH-512 action is based: each prime's multiple and isogeny.

A round evaluates one isogeny for each of its primes.  A binary tree reaches their kernels [DJP14]: starting from a
point of order prod(primes), its multiple by the second part of the primes serves the first part; the point itself,
pushed through the isogenies of the first part, then serves the second.  src/csidh/plan.c finds the cheapest tree.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sangi.codegen.tables import chains
from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost import ADD, ALL, DBL, isogeny
from sangi.codegen.tables.isogeny import best, weight

#: The methods in the order of sangi_isogeny_method.
METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
#: The unit of the table is a multiplication divided by this.
SCALE = 4


class Costs(NamedTuple):
    """The costs of one prime in multiplications / SCALE."""

    multiple: int
    #: The isogeny without points to push; with points, a constant and the cost per point.
    without_points: int
    with_points: int
    per_point: int


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
        body = ",\n".join(_row(method, name, 8) for name in ("without_points", "with_points", "per_point"))
        tables.append(f"    {{\n{body}\n    }},")
    size = len(PRIMES)
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The costs of each prime's multiple and isogeny, by degree (ascending), in multiplications / {SCALE}.
 */
#ifndef SANGI_GENERATED_CSIDH_COST_H
#define SANGI_GENERATED_CSIDH_COST_H

#include <stdint.h>

static const uint16_t generated_multiple[{size}] =
{_row("velu", "multiple", 4)};

/* By method: without points to push; with points, a constant and the cost per point. */
static const uint16_t generated_isogeny[{len(METHODS)}][3][{size}] = {{
{chr(10).join(tables)}
}};

#endif
"""


def _row(method: str, name: str, indent: int) -> str:
    numbers = [str(getattr(costs(method, prime), name)) for prime in PRIMES]
    lines = [", ".join(numbers[i : i + 16]) for i in range(0, len(numbers), 16)]
    return " " * indent + "{" + (",\n" + " " * (indent + 1)).join(lines) + "}"
