# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures, and writes what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sangi import files
from sangi.api.progress import Progress, silent


def bench(globs: Sequence[str], peers: bool = False, progress: bool = True) -> Iterator[dict[str, Any]]:
    """Measures the cases that the globs match (all of them without any); one record each, the run's first."""
    from sangi import bench as benches

    return benches.bench(globs, peers, progress)


def write_lines(file: str, records: Iterator[dict[str, Any]]) -> None:
    """Writes records as JSON lines, all of them or no file."""
    path = Path(file)
    with files.folder(path.parent) as folder:
        lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
        files.write_all(folder, {path.name: lines.encode()})


def bench_list() -> list[dict[str, str]]:
    """Every case, and the reason where it cannot be measured here."""
    from sangi import bench as benches

    return [asdict(case) for case in benches.list_cases()]


def ratio(a: str, b: str, metric: str = "latency") -> dict[str, Any]:
    """Measures two cases interleaved: cost of a over cost of b, with its interval."""
    from sangi import bench as benches

    return asdict(benches.ratio(a, b, metric))


def report(
    out: str | Path, quick: bool = False, only: Sequence[str] = (), progress: Progress = silent
) -> Path:
    """Runs the papers' experiments and writes their pages; the path of index.html."""
    from sangi import bench as benches
    from sangi import report as reports

    def measured(ids: Sequence[str], short: bool) -> Iterator[dict[str, Any]]:
        return benches.bench(ids, peers=True, progress=True, quick=short, metrics=("latency",))

    return reports.build(Path(out), quick, tuple(only), measured, progress)
