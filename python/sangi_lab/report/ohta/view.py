# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the template of `ohta` is given: the paper's figures, this run's, the counts and the attacks, as rows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sangi.explain import reduction
from sangi.verify.vectors.quotient import Attacked
from sangi_lab.bench.samples import Quotient
from sangi_lab.report.model import Measurement, Results
from sangi_lab.report.ohta import boards, charts, counts, powers, vectors, words
from sangi_lab.report.ohta.cases import (
    BUILDS,
    BY_VARIANT,
    CONTEST,
    EFFECTS,
    FORMS,
    KEY,
    SIZES,
    Form,
)
from sangi_lab.report.ohta.claims import BY_NAME, OPS
from sangi_lab.report.onboards import Counted

#: The modulus whose bound the page prints: the paper's size.
SHOWN = (1 << 220) - 77


@dataclass(frozen=True)
class Study:
    """What is computed besides times: operations by form, attacks on one and two guard columns, boards' figures."""

    counts: dict[str, counts.Operations]
    one: list[Attacked]
    two: list[Attacked]
    figures: Counted = field(default_factory=dict)


@dataclass(frozen=True)
class TableRow:
    """One form: the paper's time in μs, this machine's in each build, and its operations."""

    form: Form
    paper: float | None
    here: Sequence[Measurement | None]
    operations: counts.Operations | None


@dataclass(frozen=True)
class RatioRow:
    """Cost of one form over another, in each build or at each size."""

    name: str
    a: str
    b: str
    cells: Sequence[Quotient | None]


def view(folder: Path, results: Results, study: Study) -> dict[str, Any]:
    """What the paper's template names; `folder` is papers/ohta."""
    figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    tables = {table["id"]: table for table in figures["tables"]}
    paper = tables["time"]["values"]
    numbers = words.Numbers(paper, results, study.counts, study.one, study.figures)
    return {
        "key": KEY,
        "figures": figures,
        "time": tables["time"],
        "operations": tables["operations"],
        "builds": BUILDS,
        "headline": words.headline(numbers),
        "findings": words.findings(numbers),
        "verdict": words.verdict(numbers),
        "charts": charts.charts(results),
        "rows": [
            TableRow(
                form,
                paper.get(form.variant),
                [results.get(form.case(build)) for build in BUILDS],
                study.counts.get(form.variant),
            )
            for form in FORMS
        ],
        "effects": [_ratios(results, *row) for row in EFFECTS],
        "contest": [_ratios(results, *row) for row in CONTEST],
        "sizes": SIZES,
        "by_size": [_by_size(results, op) for op in OPS if _any(results, op)],
        "on_boards": boards.rows(study.figures),
        "boards": [f"{name}, {registers} registers" for name, registers in boards.BOARDS.values()],
        "vectors": vectors.rows(results),
        "ways": vectors.WAYS,
        "powers": powers.rows(results),
        "power_ways": powers.WAYS,
        "against": powers.against(results),
        "printed": {"mont": counts.montgomery, "ohta": counts.ohta, "sound": counts.ohta_sound},
        "attacks": list(zip(study.one, study.two, strict=True)),
        "bound": reduction.text(reduction.facts("p = 2^220 - 77", SHOWN, 220, 14)),
    }


def _ratios(results: Results, name: str, a: str, b: str) -> RatioRow:
    cells = [results.ratio(pair.a, pair.b) for pair in BY_NAME[f"table {name}"].pairs]
    return RatioRow(name, BY_VARIANT[a].label, BY_VARIANT[b].label, cells)


def _by_size(results: Results, op: str) -> RatioRow:
    found = {pair.where: results.ratio(pair.a, pair.b) for pair in BY_NAME[f"sizes {op}"].pairs}
    return RatioRow(OPS[op], "Ohta", "Montgomery", [found.get(str(bits)) for bits in SIZES])


def _any(results: Results, op: str) -> bool:
    return any(results.get(str(pair.a)) is not None for pair in BY_NAME[f"sizes {op}"].pairs)
