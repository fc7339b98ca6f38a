# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cheapest configuration of every vectorised isogeny, and the costs that the plan of a round is based on."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost_simd import Config, Count, configs, isogeny

#: Points to push that have a column of their own; more use the last.
COLUMNS = 8
#: The cost of each call in vector products; each was measured in its own loop on a Zen 5.
WEIGHTS = {
    "mul": 1.0,
    "sqr": 0.86,
    "dot2": 1.49,
    "dot3": 2.05,
    "dot4": 2.73,
    "step": 3.87,
    "add": 0.1,
    "move": 0.07,
    "call": 1.4,
}
#: The cost of one bit of a ladder: three rounds of products.
BIT = 3.84
#: The unit of the plan's table is a vector product divided by this.
SCALE = 4
#: The numbers of points to push over which the cost per point is fitted.
USUAL = range(1, 6)


def weight(count: Count) -> float:
    """A count in products."""
    return sum(WEIGHTS[name] * value for name, value in count.items())


@cache
def best(degree: int) -> tuple[Config, ...]:
    """The cheapest configuration for 0, 1, ... points."""
    return tuple(
        min(configs(degree), key=lambda config: weight(isogeny(config, degree, points)))
        for points in range(COLUMNS)
    )


class Costs(NamedTuple):
    """The costs of one prime in vector products / SCALE; the fields are those of `strategy.Costs`."""

    multiple: int
    without_points: int
    with_points: int
    per_point: int


@cache
def costs(prime: int) -> Costs:
    """A multiple by the ladder; for isogenies with points to push, the least-squares line through their costs."""
    found = [weight(isogeny(config, prime, k)) for k, config in enumerate(best(prime))]
    middle = sum(USUAL) / len(USUAL)
    level = sum(found[k] for k in USUAL) / len(USUAL)
    push = sum((k - middle) * found[k] for k in USUAL) / sum((k - middle) ** 2 for k in USUAL)
    exact = (BIT * math.log2(prime), found[0], level - middle * push, push)
    return Costs(*(round(SCALE * x) for x in exact))


def config_text(command: str) -> str:
    """The header with the configurations."""
    rows = []
    for degree in PRIMES:
        cells = ", ".join(f"{{{c.baby_steps}, {c.giant_steps}, {c.group}}}" for c in best(degree))
        rows.append(f"{{{cells}}}")
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The cheapest configurations of vectorised isogenies by degree (ascending) and number of points to push (0, 1, ...):
 * baby steps, giant steps, group.
 */
#ifndef SANGI_GENERATED_ISOGENY_BEST_SIMD_H
#define SANGI_GENERATED_ISOGENY_BEST_SIMD_H

#define GENERATED_SIMD_POINTS {COLUMNS}
#define GENERATED_SIMD_CONFIGS \\
{_table(rows)}

#endif
"""


def cost_text(command: str) -> str:
    """The header with the costs."""
    names = Costs._fields
    rows = []
    for name in names:
        numbers = [str(getattr(costs(prime), name)) for prime in PRIMES]
        lines = [", ".join(numbers[i : i + 16]) for i in range(0, len(numbers), 16)]
        rows.append("{" + ", \\\n     ".join(lines) + "}")
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The costs of each prime in vectorised code, by degree (ascending), in vector products / {SCALE}: a multiple; an
 * isogeny without points to push; an isogeny with points: a constant, and the cost per point.
 */
#ifndef SANGI_GENERATED_CSIDH_COST_SIMD_H
#define SANGI_GENERATED_CSIDH_COST_SIMD_H

#define GENERATED_SIMD_COSTS \\
{_table(rows)}

#endif
"""


def _table(rows: list[str]) -> str:
    """The body of an initialiser, as several lines of a macro."""
    return "{ \\\n    " + ", \\\n    ".join(rows) + " \\\n}"
