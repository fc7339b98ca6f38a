# SPDX-License-Identifier: MIT OR Apache-2.0
"""`aoki` as the report takes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sangi_lab.bench.interleave import Group
from sangi_lab.report.aoki import boards, cases, claims, counts, sntrup
from sangi_lab.report.aoki.view import Study, view
from sangi_lab.report.paper import Paper


def groups() -> list[Group]:
    """Every case that the page shows and that this bench knows, in groups."""
    return cases.groups() + sntrup.groups()


def study() -> Study:
    """What is counted on emulated cores and boards."""
    return Study(counts.measure(), boards.measure())


def _lines(study: Study) -> Iterable[dict[str, Any]]:
    for (core, method), mix in study.mixes.items():
        yield {
            "executed": f"saber/mul/{method}",
            "core": core,
            "compiler": f"gcc {counts.LEVEL}",
            **asdict(mix),
        }

    for figure in study.figures.values():
        yield {"figure": asdict(figure)}


PAPER = Paper(cases.KEY, groups, claims.CLAIMS, study, view, _lines, seconds=40)
