# SPDX-License-Identifier: MIT OR Apache-2.0
"""`kodera` as the report takes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from sangi_lab.report.kodera import cases, claims, counts
from sangi_lab.report.kodera.view import CSV, view
from sangi_lab.report.paper import Paper


def _lines(study: counts.Study) -> Iterable[dict[str, Any]]:
    for (degree, method, points), ops in study.ops.items():
        if points == 1:
            yield {"operations": cases.isogeny(degree, method), **asdict(ops)}


def _files(study: counts.Study) -> Mapping[str, str]:
    return {CSV: counts.as_csv(study)}


PAPER = Paper(cases.KEY, cases.groups, claims.CLAIMS, counts.measure, view, _lines, _files)
