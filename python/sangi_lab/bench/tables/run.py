# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures a table row by row, and joins the rows of a group."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from statistics import geometric_mean, median
from typing import Any

from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.bench.measure import Ratio, medians
from sangi_lab.bench.program import WITHOUT_IFMA, without_ifma
from sangi_lab.bench.stats import median_interval
from sangi_lab.bench.table import cpu_features
from sangi_lab.bench.tables.spec import Bar, Program, Row, Summary, Table

#: What takes each step of what lasts long.
Progress = Callable[[str], None]
#: What measures one row: the medians of its processes.
Measured = Callable[[Row, Progress], Sequence[float]]


@dataclass(frozen=True)
class Result:
    """One line of a table; where it cannot be measured here, `unavailable` says why and the ratio is None."""

    work: str
    a: str
    b: str
    bar: Bar
    ratio: float | None = None
    lo: float | None = None
    hi: float | None = None
    unavailable: str = ""
    note: str = ""

    @property
    def verdict(self) -> str:
        """`met` or `missed` where the whole interval is on one side of the bar, else `undecided`; or nothing."""
        if self.bar.at_most is None or self.lo is None or self.hi is None:
            return ""
        if self.hi <= self.bar.at_most:
            return "met"
        return "missed" if self.lo > self.bar.at_most else "undecided"

    def record(self) -> dict[str, Any]:
        """The JSON line of this result."""
        if self.unavailable:
            return {"work": self.work, "a": self.a, "b": self.b, "unavailable": self.unavailable}
        return {
            "work": self.work,
            "a": self.a,
            "b": self.b,
            "ratio": self.ratio,
            "lo": self.lo,
            "hi": self.hi,
            "bar": self.bar.at_most,
            "goal": self.bar.goal,
            "verdict": self.verdict,
        }


def _joined(of: Row | Summary, values: Sequence[float], a: str, b: str, note: str = "") -> Result:
    lo, hi = median_interval(values)
    middle = median(values)
    return Result(of.work, a, b, of.bar, round(middle, 4), round(lo, 4), round(hi, 4), note=note)


def _here(row: Row) -> None:
    if missing := [feature for feature in row.needs if feature not in cpu_features()]:
        raise Unavailable(f"this CPU cannot run it: it has no {' and no '.join(missing)}")
    if (row.program or "avx512ifma" in row.needs) and without_ifma():
        raise Unavailable(f"not measured with {WITHOUT_IFMA}=1")


def _silent(_: str) -> None:
    pass


def _processes(row: Row, progress: Progress) -> Sequence[float]:
    return medians(row.a, row.b, row.metric, progress=progress)[0]


def _of_rows(progress: Progress, at: int, count: int, step: str) -> None:
    progress(f"row {at} of {count}, {step}")


def _decided(row: Row, measured: Measured, progress: Progress) -> Sequence[float]:
    """Measures a row, and once more where its interval spans the bar: twice the values make a narrower interval."""
    values = measured(row, progress)
    if _joined(row, values, row.a, row.b).verdict == "undecided":
        values = [*values, *measured(row, progress)]
    return values


def run_program(program: Program) -> dict[tuple[str, str], Ratio]:
    """Return what a program says, by the names of what it compares.

    Raises Unavailable where its command is not installed or it says that something is not, CheckFailed where it fails.
    """
    first, *rest = program.command
    path = sys.executable if first == "python" else shutil.which(first)
    if path is None:
        raise Unavailable(f"{first} is not installed")
    done = subprocess.run(
        [path, *rest], cwd=repo_root() / program.folder, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise CheckFailed(f"{' '.join(program.command)}: {said[-1]}")
    found = {}
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            of = json.loads(line)
            if "unavailable" in of:
                raise Unavailable(of["unavailable"])
            found[of["a"], of["b"]] = Ratio(
                of["a"], of["b"], "latency", of["ratio"], of["lo"], of["hi"], of.get("n", 0)
            )
    return found


class _Programs:
    """Runs each program of a table once, when its first row asks for it."""

    def __init__(self, programs: Mapping[str, Program]) -> None:
        self._programs = programs
        self._found: dict[str, dict[tuple[str, str], Ratio] | Unavailable] = {}

    def result(self, row: Row, progress: Progress) -> Result:
        if row.program not in self._found:
            progress(" ".join(self._programs[row.program].command))
            try:
                self._found[row.program] = run_program(self._programs[row.program])
            except Unavailable as error:
                self._found[row.program] = error
        found = self._found[row.program]
        if isinstance(found, Unavailable):
            raise found
        if (row.a, row.b) not in found:
            raise CheckFailed(f"{row.program} says nothing about {row.a} over {row.b}")
        one = found[row.a, row.b]
        return Result(row.work, row.a, row.b, row.bar, one.ratio, one.lo, one.hi, note=row.note)


def _summary(of: Summary, rows: Mapping[str, Sequence[float]], missing: str) -> Result:
    """Joins the processes' medians of the rows of a group, by the rows' work."""
    if missing or not rows:
        return Result(of.work, "", "", of.bar, unavailable=missing or "no row of it was measured")
    if of.by == "worst":
        worst = max(rows, key=lambda work: median(rows[work]))
        return _joined(of, rows[worst], "", "", worst)
    count = min(map(len, rows.values()))
    means = [geometric_mean([values[i] for values in rows.values()]) for i in range(count)]
    return _joined(of, means, "", "", f"of {len(rows)} rows")


def measure(
    table: Table, globs: Sequence[str] = (), progress: Progress = _silent, measured: Measured = _processes
) -> Iterator[Result]:
    """Measure the rows whose `a` matches one of the globs (all without any), then the summaries of all rows.

    A row whose interval spans its bar is measured twice.  A summary is only given when all rows are.  Raises
    BadInput where no row matches, CheckFailed where a kernel or a program computes something else; what cannot be had
    here is a Result that says so.
    """
    rows = [row for row in table.rows if not globs or any(fnmatchcase(row.a, glob) for glob in globs)]
    if not rows:
        raise BadInput(f"the table {table.name} has no row {', '.join(globs)}")
    programs = _Programs(table.programs)
    groups: dict[str, dict[str, Sequence[float]]] = {}
    missing: dict[str, str] = {}
    for at, row in enumerate(rows):
        try:
            _here(row)
            if row.program:
                yield programs.result(row, progress)
                continue
            values = _decided(row, measured, partial(_of_rows, progress, at + 1, len(rows)))
        except Unavailable as error:
            missing[row.group] = str(error)
            yield Result(row.work, row.a, row.b, row.bar, unavailable=str(error))
            continue
        groups.setdefault(row.group, {})[row.work] = values
        yield _joined(row, values, row.a, row.b, row.note)
    if not globs:
        for summary in table.summaries:
            yield _summary(summary, groups.get(summary.of, {}), missing.get(summary.of, ""))
