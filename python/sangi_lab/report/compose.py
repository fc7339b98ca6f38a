# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measure, compile, write: from a bench function to a folder with a page for each paper and one above them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.paths import repo_root
from sangi_lab.bench.interleave import Group, Step
from sangi_lab.report import output, page
from sangi_lab.report.aoki import paper as aoki
from sangi_lab.report.claims import Judged, judge
from sangi_lab.report.kodera import paper as kodera
from sangi_lab.report.mitsunari import paper as mitsunari
from sangi_lab.report.model import Results
from sangi_lab.report.ohta import paper as ohta
from sangi_lab.report.page import Stage
from sangi_lab.report.paper import Paper
from sangi_lab.report.plot import theme

#: Given groups of cases, whether the first look is enough, and where to tell how far it is: the lines of a run.
BenchFn = Callable[[Sequence[Group], bool, Callable[[Step], None]], Iterable[Mapping[str, Any]]]

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

    Pages are written after the first look, one paper after the other, and again after the whole unless `quick`.
    `bench_fn` yields the lines of a bench run; `progress` is called with what happens.  Raises BadInput
    (unknown paper, a folder that cannot be written; nothing is left in it then), and CheckFailed if the run
    holds no measurement.
    """
    known = [paper.key for paper in papers]
    for key in only:
        if key not in known:
            raise BadInput(f"no paper '{key}' in the report: there is {', '.join(known)}")
    chosen = [paper for paper in papers if not only or paper.key in only]
    results, studies = Results(), dict[str, Any]()

    def write(stage: Stage) -> None:
        if not results.groups:
            raise CheckFailed("the bench run holds no measurement")
        results.run.setdefault("date", datetime.now(UTC).isoformat(timespec="seconds"))
        fresh = [paper for paper in chosen if paper.key not in studies]
        for at, paper in enumerate(chosen):
            if paper in fresh:
                left = sum(other.seconds for other in chosen[at:])
                progress(f"counting and compiling for {paper.key}, {duration(left)} for all pages")
                studies[paper.key] = paper.study()
                output.replace(out, files(chosen[: at + 1], results, studies, stage), owned(known))
        if not fresh:
            output.replace(out, files(chosen, results, studies, stage), owned(known))

    def step(at: Step) -> None:
        counting = sum(paper.seconds for paper in chosen if paper.key not in studies)
        whole = at.taken + at.left
        share = at.taken / whole if whole else 0.0
        progress(f"measuring, {share:.0%}, {duration(at.left + counting)} left: {at.what}")

    with output.folder(out):
        for line in bench_fn([group for paper in chosen for group in paper.groups()], quick, step):
            if "look" not in line:
                results.add(line)
            elif not quick:
                write(Stage.LOOK)
        write(Stage.QUICK if quick else Stage.WHOLE)
    return out / "index.html"


def duration(seconds: float) -> str:
    """`about 40 s`, `about 3 min`."""
    return f"about {seconds:.0f} s" if seconds < 90 else f"about {seconds / 60:.0f} min"


def files(
    papers: Sequence[Paper], results: Results, studies: Mapping[str, Any], stage: Stage
) -> dict[str, bytes]:
    """Every file of the report, by name."""
    folder = repo_root() / "papers"
    made, views, lines = {}, [], list(_measured(results))
    for paper in papers:
        shown = paper.view(folder / paper.key, results, studies[paper.key])
        views.append(shown)
        own = results.of(paper.cases())
        template = f"{paper.key}/page/{paper.key}.html.j2"
        made[f"{paper.key}.html"] = page.render(folder, template, shown, own, stage)
        for chart in shown["charts"].values():
            made[chart.file] = theme.standalone(chart.wide)
        made |= paper.files(studies[paper.key])
        judged = [found for claim in paper.claims if (found := judge(results, claim)) is not None]
        lines += [line for found in judged for line in _judged(paper.key, found)]
        lines += paper.lines(studies[paper.key])
    made["index.html"] = page.index(folder, views, results, stage)
    made["data.jsonl"] = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    return {name: text.encode("utf-8") for name, text in made.items()}


def _measured(results: Results) -> Iterator[dict[str, Any]]:
    yield {"run": results.run}
    yield {"care": asdict(results.care)}
    yield from ({"id": case, "unavailable": why} for case, why in results.missing.items())
    yield from (asdict(m) for m in results.measurements)


def _judged(key: str, found: Judged) -> Iterator[dict[str, Any]]:
    claim = found.claim
    for pair, q in found.found:
        pair_of = {"of": "the median of its pairs"} if claim.middle else {"a": pair.a, "b": pair.b}
        yield {
            "claim": f"{key}: {claim.key}",
            **pair_of,
            "threshold": claim.threshold,
            "ratio": round(q.value, 4),
            "lo": round(q.lo, 4),
            "hi": round(q.hi, 4),
            "n": q.n,
        }


def owned(keys: Sequence[str]) -> re.Pattern[str]:
    """The names of files that a report writes."""
    return re.compile(rf"index\.html|data\.jsonl|(?:{'|'.join(keys)})(?:\.html|-[a-z0-9-]+\.(?:svg|csv))")
