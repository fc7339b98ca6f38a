# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a bench run said, as data: measurements by case id, and the record of the run."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sangi.errors import CheckFailed

METRIC = "latency"


@dataclass(frozen=True)
class Measurement:
    """One case: median and 10th and 90th percentile of n samples, in `unit`."""

    id: str
    metric: str
    unit: str
    median: float
    p10: float
    p90: float
    n: int


@dataclass(frozen=True)
class Ratio:
    """Cost of a over cost of b; lo and hi bound it."""

    value: float
    lo: float
    hi: float


@dataclass
class Results:
    """The lines of one run: `run` (its record), measurements, and why a case is missing."""

    run: dict[str, Any] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    lines: list[dict[str, Any]] = field(default_factory=list)
    by_id: dict[tuple[str, str], Measurement] = field(default_factory=dict)

    @classmethod
    def from_lines(cls, lines: Iterable[Mapping[str, Any]]) -> Results:
        """Read bench lines: `{"run": …}`, `{"id", "metric", "unit", "median", "p10", "p90", "n"}`, and
        `{"id", "unavailable": reason}`.

        Raises CheckFailed on a line that is none of these or whose figures are not finite and ordered.
        """
        results = cls()
        for raw in lines:
            line = dict(raw)
            results.lines.append(line)
            if "run" in line:
                results.run = line["run"]
            elif "unavailable" in line:
                results.missing[str(line["id"])] = str(line["unavailable"])
            else:
                m = _measurement(line)
                results.by_id[m.id, m.metric] = m
        return results

    def of(self, cases: Iterable[str]) -> Results:
        """The same run with the measurements of these cases only."""
        kept = set(cases)
        by_id = {key: m for key, m in self.by_id.items() if m.id in kept}
        missing = {case: why for case, why in self.missing.items() if case in kept}
        return Results(self.run, missing, self.lines, by_id)

    def get(self, case: str, metric: str = METRIC) -> Measurement | None:
        """The measurement of a case, or None."""
        return self.by_id.get((case, metric))

    def median(self, case: str) -> float | None:
        """The median latency of a case, or None."""
        m = self.get(case)
        return None if m is None else m.median

    def ratio(self, a: str, b: str) -> Ratio | None:
        """Median of a over median of b, in the outermost ratios of percentiles; None if one is missing."""
        x, y = self.get(a), self.get(b)
        if x is None or y is None or min(y.p10, y.median) <= 0:
            return None
        return Ratio(x.median / y.median, x.p10 / y.p90, x.p90 / y.p10)

    @property
    def unit(self) -> str:
        """The unit of this run's latencies."""
        units = {m.unit for m in self.by_id.values() if m.metric == METRIC}
        return units.pop() if len(units) == 1 else "/".join(sorted(units)) or "cycles"


def _measurement(line: Mapping[str, Any]) -> Measurement:
    try:
        m = Measurement(
            id=str(line["id"]),
            metric=str(line["metric"]),
            unit=str(line["unit"]),
            median=float(line["median"]),
            p10=float(line["p10"]),
            p90=float(line["p90"]),
            n=int(line["n"]),
        )
    except (KeyError, TypeError, ValueError) as e:
        raise CheckFailed(f"not a line of a bench run: {line!r}") from e
    if not all(map(math.isfinite, (m.median, m.p10, m.p90))) or not m.p10 <= m.median <= m.p90:
        raise CheckFailed(f"{m.id}: p10 {m.p10}, median {m.median}, p90 {m.p90} are not in order")
    return m
