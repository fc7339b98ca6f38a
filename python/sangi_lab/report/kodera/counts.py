# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the paper counts: operations of every isogeny, the best n, Table 1; exact, by the library's cost model."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import StringIO

from sangi.codegen.tables import action_simd
from sangi.codegen.tables.cost import ADD, ALL, Config, Ops, isogeny, pairs, update
from sangi.codegen.tables.isogeny import best, pairs_configs
from sangi_lab.report.kodera.cases import DEGREES, METHODS

#: What 2-ADD-Skip takes once for an isogeny and a point to push: X^2, XZ and Z^2.
ONCE = Ops(1, 2)
#: Points to push that the file of counts has.
POINTS = 4


@dataclass(frozen=True)
class Study:
    """Operations by degree, method and points to push; the n with the fewest products, where there is any."""

    ops: Mapping[tuple[int, str, int], Ops]
    best_n: Mapping[int, int]

    def total(self, method: str, points: int = 1) -> int:
        """Multiplications and squarings of all degrees."""
        return sum(self.ops[degree, method, points].products for degree in DEGREES)


def config(method: str, degree: int, points: int) -> Config:
    """How the library computes an isogeny."""
    if method == "velu" or (method == "addskip2" and degree < 11):
        return ALL
    return Config("pairs", 1) if method == "addskip2" else best(method, degree)[points]


def measure() -> Study:
    """Everything."""
    ops = {
        (degree, method, points): isogeny(config(method, degree, points), degree, points)
        for degree in DEGREES
        for method in METHODS
        for points in range(POINTS)
    }
    best_n = {}
    for degree in DEGREES:
        costs = [(isogeny(c, degree, 1).products, c.baby_steps) for c in pairs_configs(degree)]
        if costs:
            best_n[degree] = min(costs)[1]
    return Study(ops, best_n)


@cache
def vectorised(shared: int = 1) -> Mapping[str, int]:
    """What an action in vectors takes, counted over some keys; with `shared` 2, one of eight at once."""
    return action_simd.usual(shared)


def two_points() -> tuple[Ops, Ops]:
    """Table 1 as the library does it: two points and their updates by themselves, and by one 2-ADD-Skip."""
    skip = pairs(1, 1, 1)
    return 2 * (ADD + update(1)), Ops(skip.mul - ONCE.mul, skip.sqr - ONCE.sqr, skip.add)


def as_csv(study: Study) -> str:
    """The file of counts: a line for each degree, method and number of points."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("degree", "method", "points", "kind", "n", "mul", "sqr", "add"))
    for (degree, method, points), ops in study.ops.items():
        c = config(method, degree, points)
        lines.writerow((degree, method, points, c.kind, c.baby_steps or "", ops.mul, ops.sqr, ops.add))
    return out.getvalue()
