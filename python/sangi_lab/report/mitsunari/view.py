# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the template of `mitsunari` is given: the paper's figures and this run's, as rows of tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.codegen import TARGETS, Counts, Row
from sangi_lab.report.mitsunari import charts, words
from sangi_lab.report.mitsunari.cases import (
    BY_KEY,
    FIELDS,
    FORMS,
    KEY,
    OPS,
    PATTERNS,
    PEERS,
    Form,
)
from sangi_lab.report.mitsunari.claims import BY_NAME, RATIOS
from sangi_lab.report.model import Measurement, Results


@dataclass(frozen=True)
class TableRow:
    """One form: the paper's figures and this machine's, by pattern."""

    form: Form
    paper: Sequence[float | None]
    here: Sequence[Measurement | None]


@dataclass(frozen=True)
class RatioRow:
    """Cost of a over cost of b on random data, per operation and field."""

    a: str
    b: str
    cells: Sequence[Quotient | None]


@dataclass(frozen=True)
class Reason:
    """Of one form on this machine's target: what was compiled, and the estimate of a misprediction."""

    form: Form
    compiler: str
    counts: Counts | None
    penalty: float | None


@dataclass(frozen=True)
class CodeRow:
    """One row of the table of generated code."""

    form: Form
    compiler: str
    cells: Sequence[Counts | None]
    absent: Sequence[bool]


def view(folder: Path, results: Results, codegen: Sequence[Row], machine: str, host: str) -> dict[str, Any]:
    """What the paper's template names; `folder` is papers/mitsunari, `host` this machine's target."""
    figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    table = figures["tables"][0]
    paper = {row["pattern"]: {k: float(v) for k, v in row["values"].items()} for row in table["rows"]}
    numbers = words.Numbers(paper, results, codegen, host)
    return {
        "key": KEY,
        "figures": figures,
        "table": table,
        "fields": FIELDS,
        "ops": OPS,
        "patterns": PATTERNS,
        "targets": TARGETS,
        "host": host,
        "headline": words.headline(numbers),
        "findings": words.findings(numbers),
        "rows": _rows(paper, results),
        "charts": charts.charts(paper, table["setting"], results, machine),
        "ratios": _ratios(results),
        "peers": _peers(results),
        "peer_words": peer_words(results),
        "reasons": _reasons(numbers, host),
        "paper_penalty": words.misprediction(*(paper[p]["ir-branch"] for p in PATTERNS)),
        "code": {op: _code(codegen, op) for op in OPS},
        "code_words": code_words(codegen),
    }


def _rows(paper: words.Paper, results: Results) -> list[TableRow]:
    return [
        TableRow(
            form,
            [paper[p].get(form.key) for p in PATTERNS],
            [results.get(form.case("p381", "add", p)) for p in PATTERNS],
        )
        for form in FORMS
    ]


def _row(results: Results, key: str, a: str, b: str) -> RatioRow:
    return RatioRow(a, b, [results.ratio(pair.a, pair.b) for pair in BY_NAME[key].pairs])


def _ratios(results: Results) -> list[RatioRow]:
    return [_row(results, f"table {a} {b}", BY_KEY[a].label, BY_KEY[b].label) for a, b in RATIOS]


def _peers(results: Results) -> list[RatioRow]:
    return [_row(results, f"peer {lib}", BY_KEY["x64"].label, name) for lib, name in PEERS.items()]


def peer_words(results: Results) -> list[str]:
    """One sentence per peer, from the ratios; or why it is missing."""
    made = []
    for lib, name in PEERS.items():
        claim = BY_NAME[f"peer {lib}"]
        found = claims.judge(results, claim)
        if found is None:
            why = next((results.missing[str(p.b)] for p in claim.pairs if p.b in results.missing), "")
            made.append(f"{name}: no figure in this run ({why or 'it was not measured'}).")
            continue
        sides = [claims.side(q, claim.threshold) for q in found.quotients]
        faster, total = sides.count(True), len(sides)
        count = {total: f"all {total}", 0: "none of its"}.get(faster, f"{faster} of {total}")
        text = f"The assembly takes {found.said} times as long as {name}: it is faster in {count} cases"
        unclear = sides.count(None)
        made.append(f"{text}; {unclear} are not decided." if unclear else f"{text}.")
    return made


def _reasons(numbers: words.Numbers, host: str) -> list[Reason]:
    made = []
    for form in FORMS:
        row = next((r for r in numbers.codegen if (r.form, r.op) == (form.key, "add")), None)
        counts = None if row is None else row.cells.get(host)
        here = numbers.patterns(form.key)
        guess = (
            None
            if here is None or not counts or not counts.conditional_branches
            else words.misprediction(*here)
        )
        made.append(Reason(form, row.compiler if row else "", counts, guess))
    return made


def _code(codegen: Sequence[Row], op: str) -> list[CodeRow]:
    return [
        CodeRow(
            BY_KEY[row.form],
            row.compiler,
            [row.cells.get(t) for t in TARGETS],
            [t not in row.cells for t in TARGETS],
        )
        for row in codegen
        if row.op == op
    ]


def code_words(codegen: Sequence[Row]) -> list[str]:
    """What the table of generated code says about each form of the IR."""
    made = []
    for form, name in (
        ("ir-wide", "The paper’s wide integer with select"),
        ("ir", "The limb-wise form"),
        ("c", "Portable C without a branch"),
    ):
        cells: dict[str, int] = {}
        for row in codegen:
            if BY_KEY[row.form].variant == form:
                for target, cell in row.cells.items():
                    if cell is not None:
                        cells[target] = max(cells.get(target, 0), cell.conditional_branches)
        if not cells:
            continue
        bad = {t: n for t, n in cells.items() if n}
        if not bad:
            made.append(f"{name} is straight-line on all {len(cells)} targets.")
            continue
        where = ", ".join(f"{n} on {t}" for t, n in bad.items())
        clean = [t for t in cells if t not in bad]
        rest = f"; none on {', '.join(clean)}" if clean else ""
        made.append(f"{name} has conditional branches that depend on its operands: {where}{rest}.")
    return made
