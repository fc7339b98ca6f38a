# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was measured, as data: samples of cases that were timed turn by turn, and the record of the run."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from sangi.errors import CheckFailed
from sangi_lab.bench.samples import ALONE, Quotient, Samples, Sampling
from sangi_lab.bench.stats import median_interval, quantile

METRIC = "latency"
#: A case, or several whose costs are averaged, or summed by weights.
Cost = str | Sequence[str] | Mapping[str, float]


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
class Care:
    """Samples in all; those on a core that another thread had a share of; those that were taken again."""

    taken: int
    shared: int
    again: int


@dataclass
class Results:
    """The lines of one run: `run` (its record), samples by group, and why a case is missing."""

    run: dict[str, Any] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    groups: dict[str, Samples] = field(default_factory=dict)
    again: dict[str, int] = field(default_factory=dict)
    unit: str = "cycles"
    _known: dict[str, Measurement] = field(default_factory=dict, repr=False)
    _quotients: dict[Any, Quotient | None] = field(default_factory=dict, repr=False)

    @classmethod
    def from_lines(cls, lines: Iterable[Mapping[str, Any]]) -> Results:
        """Read lines: `{"run": …}`, `{"id", "unavailable": reason}`, and for each process of a group
        `{"group", "metric", "unit", "cases", "again", "v", "d", "w"}` (bench/run.h).

        Raises CheckFailed on a line that is none of these or whose figures are not finite.
        """
        results = cls()
        for line in lines:
            results.add(line)
        return results

    def add(self, line: Mapping[str, Any]) -> None:
        """Read one line more, as from_lines does."""
        self._known.clear()
        self._quotients.clear()
        if "run" in line:
            self.run = dict(line["run"])
        elif "unavailable" in line:
            self.missing[str(line["id"])] = str(line["unavailable"])
        else:
            self._sampled(line)

    def _sampled(self, line: Mapping[str, Any]) -> None:
        try:
            cases = tuple(map(str, line["cases"]))
            v, d, w = (line[key] for key in ("v", "d", "w"))
            sampling = Sampling(str(line["unit"]), v, d, w)
            rows = [*v, *d, *w]
            fair = all(len(row) == len(cases) and all(map(math.isfinite, row)) for row in rows)
            fair = fair and len(v) == len(d) == len(w) > 0 and all(x > 0 for row in v for x in row)
            group, again = str(line["group"]), bool(line["again"])
        except (KeyError, TypeError, ValueError) as e:
            raise CheckFailed(f"not a line of samples: {str(line)[:200]}") from e
        samples = self.groups.setdefault(group, Samples(cases))
        if not fair or samples.cases != cases:
            raise CheckFailed(f"{group}: figures that are not finite, or not those of its cases")
        samples.add(sampling)
        self.unit = sampling.unit
        self.again[group] = self.again.get(group, 0) + (len(v) * len(cases) if again else 0)
        alone = max(one.alone for one in self.groups.values())
        for one in self.groups.values():
            one.alone = max(alone, ALONE)

    def of(self, cases: Iterable[str]) -> Results:
        """The same run with the groups that hold one of these cases only."""
        kept = set(cases)
        groups = {name: samples for name, samples in self.groups.items() if kept & set(samples.cases)}
        missing = {case: why for case, why in self.missing.items() if case in kept}
        again = {name: n for name, n in self.again.items() if name in groups}
        return Results(self.run, missing, groups, again, self.unit)

    def _group(self, cases: Iterable[str]) -> Samples | None:
        """The largest group in which all of these were timed turn by turn."""
        wanted = list(cases)
        found = [one for one in self.groups.values() if all(case in one.place for case in wanted)]
        return max(found, key=lambda samples: len(samples.cases), default=None)

    def get(self, case: str) -> Measurement | None:
        """The measurement of a case, or None."""
        if case not in self._known:
            samples = self._group([case])
            if samples is None:
                return None
            costs = samples.costs(case)
            p10, middle, p90 = (quantile(costs, q) for q in (0.1, 0.5, 0.9))
            self._known[case] = Measurement(case, METRIC, self.unit, middle, p10, p90, len(costs))
        return self._known[case]

    def median(self, case: str) -> float | None:
        """The median latency of a case, or None."""
        m = self.get(case)
        return None if m is None else m.median

    def ratio(self, a: Cost, b: Cost) -> Quotient | None:
        """Cost of a over cost of b, round by round, with its interval; None unless they were timed turn by turn."""
        over, under = _weights(a), _weights(b)
        key = tuple(over.items()), tuple(under.items())
        if key not in self._quotients:
            samples = self._group([*over, *under])
            self._quotients[key] = None if samples is None else samples.quotient(over, under)
        return self._quotients[key]

    def middle(self, pairs: Sequence[tuple[Cost, Cost]]) -> Quotient | None:
        """The median of the quotients of several pairs, with the interval of such a median; None without a pair."""
        found = [ratio for a, b in pairs if (ratio := self.ratio(a, b)) is not None]
        if not found:
            return None
        values = [ratio.value for ratio in found]
        return Quotient(median(values), *median_interval(values), sum(ratio.n for ratio in found))

    @property
    def measurements(self) -> list[Measurement]:
        """Every case that was measured."""
        ids = dict.fromkeys(case for samples in self.groups.values() for case in samples.cases)
        return [m for case in ids if (m := self.get(case)) is not None]

    @property
    def care(self) -> Care:
        """How many samples there are, and how many were found on a shared core, and taken again."""
        groups = self.groups.values()
        shared = sum(samples.shared(one) for samples in groups for one in samples.processes)
        return Care(sum(samples.taken() for samples in groups), shared, sum(self.again.values()))


def _weights(cost: Cost) -> dict[str, float]:
    if isinstance(cost, str):
        return {cost: 1.0}
    if isinstance(cost, Mapping):
        return dict(cost)
    return {case: 1 / len(cost) for case in cost}
