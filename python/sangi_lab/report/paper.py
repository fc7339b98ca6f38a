# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a paper's page is made of.  A package `report/KEY` has one as `paper.PAPER`, and compose.py lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi_lab.bench.interleave import Group
from sangi_lab.report.claims import Claim
from sangi_lab.report.model import Results


@dataclass(frozen=True)
class Paper:
    """One paper of `papers/KEY`, which holds figures.json, errata.md and page/KEY.html.j2."""

    key: str
    #: The cases that the page shows, in groups of which each is timed turn by turn.
    groups: Callable[[], Sequence[Group]]
    #: What the page says of quotients; all cases of a pair are in one group.
    claims: Sequence[Claim]
    #: What the page shows besides times: counts of code, proofs.  It takes seconds, and its result goes to `view`.
    study: Callable[[], Any]
    #: What the template names, from papers/KEY, the run and the study: among it `key`, `figures`, `headline` and
    #: `charts`, a Chart for each plot.
    view: Callable[[Path, Results, Any], dict[str, Any]]
    #: The study as lines of data.jsonl.
    lines: Callable[[Any], Iterable[dict[str, Any]]]
    #: The study as further files, KEY-….csv.
    files: Callable[[Any], Mapping[str, str]] = lambda study: {}
    #: Seconds that the study takes where nothing was counted before, about.
    seconds: int = 10

    def cases(self) -> list[str]:
        """The ids of the cases that the page shows."""
        return list(dict.fromkeys(case for group in self.groups() for case in group.cases))
