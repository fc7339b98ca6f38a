# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measure, compile, write: from a bench function to a folder with a page for each paper and one above them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.paths import repo_root
from sangi_lab.report import output, page
from sangi_lab.report.aoki import paper as aoki
from sangi_lab.report.kodera import paper as kodera
from sangi_lab.report.mitsunari import paper as mitsunari
from sangi_lab.report.model import Results
from sangi_lab.report.ohta import paper as ohta
from sangi_lab.report.paper import Paper
from sangi_lab.report.plot import theme

BenchFn = Callable[[Sequence[str], bool], Iterable[Mapping[str, Any]]]

PAPERS: tuple[Paper, ...] = (mitsunari.PAPER, ohta.PAPER, aoki.PAPER, kodera.PAPER)


def build(
    out: Path,
    quick: bool,
    only: tuple[str, ...],
    bench_fn: BenchFn,
    progress: Callable[[str], None],
    papers: Sequence[Paper] = PAPERS,
) -> Path:
    """Measure and write the report into `out`; the path of its index.html.

    `bench_fn` is given case ids and `quick`, and yields the lines of a bench run; `progress` receives a line
    for each step.  Raises BadInput (unknown paper, a folder that cannot be written; nothing is left in it then), and
    CheckFailed if the run holds no measurement.
    """
    known = [paper.key for paper in papers]
    for key in only:
        if key not in known:
            raise BadInput(f"no paper '{key}' in the report: there is {', '.join(known)}")
    chosen = [paper for paper in papers if not only or paper.key in only]
    with output.folder(out):
        progress("measuring")
        ids = [case for paper in chosen for case in paper.cases()]
        results = Results.from_lines(bench_fn(ids, quick))
        results.run.setdefault("date", datetime.now(UTC).isoformat(timespec="seconds"))
        if not results.by_id:
            raise CheckFailed("the bench run holds no measurement")
        studies = {}
        for paper in chosen:
            progress(f"{paper.key}: what is counted and compiled")
            studies[paper.key] = paper.study()
        progress("writing the pages")
        output.replace(out, files(chosen, results, studies, quick), owned(known))
    return out / "index.html"


def brief(papers: Sequence[Paper] = PAPERS) -> set[str]:
    """The ids of the cases that take so long that little is measured of them."""
    return {case for paper in papers for case in paper.brief()}


def files(
    papers: Sequence[Paper], results: Results, studies: Mapping[str, Any], quick: bool
) -> dict[str, bytes]:
    """Every file of the report, by name."""
    folder = repo_root() / "papers"
    made, views, lines = {}, [], list(results.lines)
    for paper in papers:
        shown = paper.view(folder / paper.key, results, studies[paper.key])
        views.append(shown)
        own = results.of(paper.cases())
        template = f"{paper.key}/page/{paper.key}.html.j2"
        made[f"{paper.key}.html"] = page.render(folder, template, shown, own, quick)
        for chart in shown["charts"].values():
            made[chart.file] = theme.standalone(chart.wide)
        made |= paper.files(studies[paper.key])
        lines += paper.lines(studies[paper.key])
    made["index.html"] = page.index(folder, views, results, quick)
    made["data.jsonl"] = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    return {name: text.encode("utf-8") for name, text in made.items()}


def owned(keys: Sequence[str]) -> re.Pattern[str]:
    """The names of files that a report writes."""
    return re.compile(rf"index\.html|data\.jsonl|(?:{'|'.join(keys)})(?:\.html|-[a-z0-9-]+\.(?:svg|csv))")
