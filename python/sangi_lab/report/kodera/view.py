# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the template of `kodera` is given: the paper's figures, this run's and the counts, as rows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from sangi.codegen.tables.cost import Ops
from sangi_lab.bench.cases.csidh import KEYS
from sangi_lab.bench.samples import Quotient
from sangi_lab.report.kodera import charts, constant, words
from sangi_lab.report.kodera.cases import (
    ACTIONS,
    EIGHT,
    EXCHANGE,
    KEY,
    LADDER,
    METHODS,
    PEER,
    action,
    isogeny,
)
from sangi_lab.report.kodera.counts import Study, two_points, vectorised
from sangi_lab.report.model import Measurement, Results

CSV = "kodera-counts.csv"
#: The claims on eight derivations at once: over the line before, and over Algorithm 1.
EIGHT_OVER = (f"eight over {LADDER[-1]}", f"eight over {LADDER[0]}")
#: Degrees that have a row.
SHOWN = (3, 5, 11, 19, 29, 53, 101, 151, 199, 251, 293, 337, 373, 587)


@dataclass(frozen=True)
class Row:
    """A degree: times and operations by method, with one point to push."""

    degree: int
    times: Sequence[Measurement | None]
    ops: Sequence[Ops]


@dataclass(frozen=True)
class Action:
    """One kind of action: the median over the keys in millions, and over Algorithm 1's."""

    name: str
    cost: float | None
    ratio: Quotient | None


@dataclass(frozen=True)
class Rung:
    """A step of the ladder: what is new, its cost in millions, over the one before it, and over the first.

    `limit`: a lower bound in million cycles, at two vpmadd52 per cycle, where it is vectorised.
    """

    name: str
    cost: float | None
    step: Quotient | None
    ratio: Quotient | None
    limit: float | None = None


def view(folder: Path, results: Results, study: Study) -> dict[str, Any]:
    """What the paper's template names; `folder` is papers/kodera."""
    figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    numbers = words.Numbers(results, study)
    return {
        "key": KEY,
        "figures": figures,
        "table": figures["tables"][0],
        "headline": words.headline(numbers),
        "findings": words.findings(numbers),
        "charts": charts.charts(results, study) | {"constant": constant.figure(folder)},
        "constant": constant.view(folder, results),
        "methods": tuple(METHODS.values()),
        "degrees": [
            Row(
                degree,
                [results.get(isogeny(degree, method)) for method in METHODS],
                [study.ops[degree, method, 1] for method in METHODS],
            )
            for degree in SHOWN
        ],
        "totals": [study.total(method) for method in METHODS],
        "two_points": two_points(),
        "actions": [_action(numbers, variant, name) for variant, name in ACTIONS.items()],
        "ladder": _ladder(numbers),
        "simd": vectorised(),
        "of_eight": vectorised(2),
        "exchange": [(case, results.get(case)) for case in (*EXCHANGE, PEER)],
        "keys": KEYS,
        "csv": CSV,
    }


def _action(n: words.Numbers, variant: str, name: str) -> Action:
    return Action(name, _millions(n, variant), n.acted(variant, LADDER[0]))


def _millions(n: words.Numbers, variant: str) -> float | None:
    found = [n.results.median(action(key, variant)) for key in range(KEYS)]
    costs = [cost for cost in found if cost is not None]
    return median(costs) / 1e6 if costs else None


def _ladder(n: words.Numbers) -> list[Rung]:
    names = (
        ACTIONS[LADDER[0]],
        "2-ADD-Skip",
        "in groups, by inner products",
        "planned rounds",
        "vectorised",
    )
    steps = [None, *(n.acted(b, a) for a, b in pairwise(LADDER))]
    limits = [*(None for _ in LADDER[1:]), vectorised()["limit"] / 1e6]
    rungs = [
        Rung(name, _millions(n, variant), step, n.acted(variant, LADDER[0]), limit)
        for variant, name, step, limit in zip(LADDER, names, steps, limits, strict=True)
    ]
    name, limit = "eight derivations at once, each", vectorised(2)["limit"] / 1e6
    many = n.results.median(EIGHT)
    step, ratio = (found.quotients[0] if found else None for found in map(n.judge, EIGHT_OVER))
    return [*rungs, Rung(name, None if many is None else many / 1e6, step, ratio, limit)]
