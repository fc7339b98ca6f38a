# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measure, compile, write: from a bench function to a folder with the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.paths import repo_root
from sangi.report import output, page
from sangi.report.codegen import Row, host
from sangi.report.mitsunari import cases
from sangi.report.mitsunari.view import view
from sangi.report.model import Results
from sangi.report.plot import theme

BenchFn = Callable[[Sequence[str], bool], Iterable[Mapping[str, Any]]]
CodegenFn = Callable[[], Sequence[Row]]

PAPERS = (cases.KEY,)


def build(
    out: Path,
    quick: bool,
    only: tuple[str, ...],
    bench_fn: BenchFn,
    codegen_fn: CodegenFn,
    progress: Callable[[str], None],
) -> Path:
    """Measure and write the report into `out`; the path of its index.html.

    `bench_fn` is given case ids and `quick`, and yields the lines of a bench run; `codegen_fn` returns the
    counts of generated code; `progress` is told what happens.  Raises BadInput (unknown paper, a folder that
    cannot be written; nothing is left in it then), and CheckFailed if the run holds no measurement.
    """
    for key in only:
        if key not in PAPERS:
            raise BadInput(f"no paper '{key}' in the report: there is {', '.join(PAPERS)}")
    papers = repo_root() / "papers"
    with output.folder(out):
        progress("measuring")
        results = Results.from_lines(bench_fn(cases.case_ids(), quick))
        results.run.setdefault("date", datetime.now(UTC).isoformat(timespec="seconds"))
        if not results.by_id:
            raise CheckFailed("the bench run holds no measurement")
        progress("compiling each form for each target")
        codegen = codegen_fn()
        progress("writing the page")
        output.replace(out, files(papers, results, codegen, quick))
    return out / "index.html"


def files(papers: Path, results: Results, codegen: Sequence[Row], quick: bool) -> dict[str, bytes]:
    """Every file of the report, by name."""
    shown = view(papers / cases.KEY, results, codegen, page.machine(results), host())
    html = page.render(papers, f"{cases.KEY}/page/{cases.KEY}.html.j2", shown, results, quick)
    made = {"index.html": html, "data.jsonl": "".join(_line(line) for line in _lines(results, codegen))}
    for chart in shown["charts"].values():
        made[chart.file] = theme.standalone(chart.wide)
    return {name: text.encode("utf-8") for name, text in made.items()}


def _lines(results: Results, codegen: Sequence[Row]) -> Iterable[dict[str, Any]]:
    yield from results.lines
    for row in codegen:
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


def _line(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"
