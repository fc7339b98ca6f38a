# SPDX-License-Identifier: MIT OR Apache-2.0
"""`aoki` as the report takes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sangi_lab.report.aoki import boards, cases, counts, sntrup
from sangi_lab.report.aoki.view import Study, view
from sangi_lab.report.paper import Paper


def case_ids() -> list[str]:
    """Every case that the page shows and that this bench knows."""
    return cases.case_ids() + sntrup.case_ids()


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


PAPER = Paper(cases.KEY, case_ids, study, view, _lines)
