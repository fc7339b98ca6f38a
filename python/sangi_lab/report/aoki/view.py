# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the template of `aoki` is given: the paper's figures, this run's and the counts, as rows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi_lab.bench.samples import Quotient
from sangi_lab.report.aoki import boards, charts, counts, sntrup, words
from sangi_lab.report.aoki.cases import (
    BUILDS,
    ENGINES,
    KEM_OPS,
    KEY,
    METHODS,
    OPS,
    PEERS,
    SETS,
    VECTORS,
    kem,
    peer,
    product,
)
from sangi_lab.report.aoki.claims import BY_NAME, OTHERS
from sangi_lab.report.aoki.counts import BOARDS, Mix
from sangi_lab.report.model import Measurement, Results
from sangi_lab.report.onboards import Counted


@dataclass(frozen=True)
class Study:
    """What is counted besides times: instructions by kind, by core and method; figures, by board and case."""

    mixes: Mapping[tuple[str, str], Mix]
    figures: Counted


@dataclass(frozen=True)
class Board:
    """A column of the paper's table: its figures, how much more Toom–Cook takes, and the same of instructions here."""

    column: Mapping[str, Any]
    more: float
    toom: Mix | None
    ours: Mix | None
    method: str


@dataclass(frozen=True)
class Row:
    """A name and a figure for each column, or None."""

    name: str
    cells: Sequence[Measurement | Quotient | None]


def view(folder: Path, results: Results, study: Study) -> dict[str, Any]:
    """What the paper's template names; `folder` is papers/aoki."""
    figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    (table,) = figures["tables"]
    numbers = words.Numbers(table["columns"], results, study.mixes, study.figures)
    mixes = study.mixes
    return {
        "key": KEY,
        "figures": figures,
        "table": table,
        "headline": words.headline(numbers),
        "findings": words.findings(numbers),
        "charts": charts.charts(results) | sntrup.charts(results) | boards.charts(study.figures),
        "boards": [_board(column, mixes) for column in table["columns"]],
        "on_boards": {
            "ops": boards.OPS,
            "kem_ops": KEM_OPS,
            "ratios": boards.ratios(study.figures, table["columns"]),
            "products": boards.products(study.figures),
            "mechanisms": boards.mechanisms(study.figures),
            "claims": boards.claims(),
        },
        "level": counts.LEVEL,
        "builds": tuple(BUILDS),
        "sets": tuple(SETS.values()),
        "products": {title: _products(results, op) for op, title in OPS.items()},
        "ratios": {title: _over_toom(results, op) for op, title in OPS.items()},
        "mixes": [
            (board, METHODS[method], mixes[core, method])
            for core, board in BOARDS.items()
            for method in counts.METHODS
            if (core, method) in mixes
        ],
        "kem_ops": KEM_OPS,
        "kems": {title: _kem(results, name) for name, title in SETS.items()},
        "sntrup": sntrup.view(results),
    }


def _board(column: Mapping[str, Any], mixes: Mapping[tuple[str, str], Mix]) -> Board:
    core = column["core"]
    values = column["values"]
    method = words.SAFE[core]
    more = 100 * (values["toom4"] / values["ntt"] - 1)
    return Board(column, more, mixes.get((core, "toom4")), mixes.get((core, method)), METHODS[method])


def _products(results: Results, op: str) -> list[Row]:
    """Every method of Saber's, in each build; what is in vectors by hand stands in one column."""
    rows = []
    for method, title in METHODS.items():
        here = [build for build in BUILDS if method not in VECTORS or build == "vec"]
        found = {build: results.get(product("saber", op, method, build)) for build in here}
        rows.append(Row(title, [found.get(build) for build in BUILDS]))
    return rows


def _over_toom(results: Results, op: str) -> list[Row]:
    """Every other method over Toom–Cook in the same build, without vectors, for each set."""
    return [
        Row(METHODS[m], [results.ratio(pair.a, pair.b) for pair in BY_NAME[f"table {op} {m}"].pairs])
        for m in OTHERS
    ]


def _kem(results: Results, name: str) -> list[Row]:
    rows = [Row(engine, [results.get(kem(name, op, engine)) for op in KEM_OPS]) for engine in ENGINES]
    rows += [Row(which, [results.get(peer(name, op, which)) for op in KEM_OPS]) for which in PEERS]
    return [row for row in rows if any(cell is not None for cell in row.cells)]
