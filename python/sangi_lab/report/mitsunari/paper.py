# SPDX-License-Identifier: MIT OR Apache-2.0
"""`mitsunari` as the report takes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sangi_lab.report import codegen, page
from sangi_lab.report.codegen import Row
from sangi_lab.report.mitsunari import cases, claims
from sangi_lab.report.mitsunari.view import view
from sangi_lab.report.model import Results
from sangi_lab.report.paper import Paper


def _view(folder: Path, results: Results, study: Sequence[Row]) -> dict[str, Any]:
    return view(folder, results, study, page.machine(results), codegen.host())


def _lines(study: Sequence[Row]) -> Iterable[dict[str, Any]]:
    for row in study:
        for target, cell in row.cells.items():
            counts = None
            if cell is not None:
                counts = {
                    "instructions": cell.instructions,
                    "conditional_branches": cell.conditional_branches,
                    "calls": cell.calls,
                }
            yield {
                "code": f"p381/{row.op}/{row.form}",
                "target": target,
                "compiler": row.compiler,
                "counts": counts,
            }


PAPER = Paper(cases.KEY, cases.groups, claims.CLAIMS, codegen.measure, _view, _lines)
