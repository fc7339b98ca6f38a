# SPDX-License-Identifier: MIT OR Apache-2.0
"""The best configuration of every isogeny in eight lanes, and what a round in lanes is planned by."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from sangi.codegen.table.chains import PRIMES
from sangi.codegen.table.lanes_cost import Config, Count, configs, isogeny

#: Points to push that have a column of their own; more use the last.
COLUMNS = 8
#: What calls take, in products of eight pairs: each in a loop of its own, on a Zen 5.
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
#: A bit of a ladder: three rounds of products.
BIT = 3.84
#: Entries of the plan's table are in parts of a product.
SCALE = 4
#: Points to push over which their cost is levelled.
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
    """Of one prime, in products / SCALE: as `strategy.Costs`."""

    multiple: int
    alone: int
    pushing: int
    push: int


@cache
def costs(prime: int) -> Costs:
    """A multiple by the ladder; with points, the line that is nearest to the costs."""
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
        cells = ", ".join(f"{{{c.babies}, {c.centres}, {c.group}}}" for c in best(degree))
        rows.append(f"{{{cells}}}")
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The cheapest configurations in lanes by degree (ascending) and points to push (0, 1, ...): babies, centres, group.
 */
#ifndef SANGI_GENERATED_ISOGENY_LANES_H
#define SANGI_GENERATED_ISOGENY_LANES_H

#define GENERATED_LANES_POINTS {COLUMNS}
#define GENERATED_LANES_CONFIGS \\
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
 * What a prime's multiple and isogeny cost in lanes, by degree (ascending), in products of eight pairs / {SCALE}: a
 * multiple; an isogeny without a point to push, with points, and so much for each of them.
 */
#ifndef SANGI_GENERATED_CSIDH_LANES_H
#define SANGI_GENERATED_CSIDH_LANES_H

#define GENERATED_LANES_COSTS \\
{_table(rows)}

#endif
"""


def _table(rows: list[str]) -> str:
    """What stands between braces, over several lines of a macro."""
    return "{ \\\n    " + ", \\\n    ".join(rows) + " \\\n}"
