# SPDX-License-Identifier: MIT OR Apache-2.0
"""Many cases, or two against each other; always interleaved, in several fresh processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sangi.errors import BadInput, Unavailable
from sangi_lab.bench.cases import Case, all_cases, find_case, match_cases
from sangi_lab.bench.program import METRICS, Copies, Plan, sample, why_not
from sangi_lab.bench.record import run_record
from sangi_lab.bench.samples import ENOUGH, Samples
from sangi_lab.bench.stats import median_interval, quantile

#: A ratio takes its interval from this many processes, which makes it 96 % (the third value from each end).
PROCESSES = 12
#: At most so many processes more take the place of those that ran on a shared core.
AGAIN = PROCESSES // 2
RATIO_PLAN = Plan()
#: Seconds after which a row of a table has no more processes than make a 95 % interval.
LONG = 15.0


@dataclass(frozen=True)
class CaseInfo:
    """A case by its full id, why it cannot be measured here (empty: it can), and what to know about it."""

    id: str
    unavailable: str = ""
    note: str = ""


@dataclass(frozen=True)
class Ratio:
    """Cost of a over cost of b: the median over processes, its 95 % interval, and the rounds behind it."""

    a: str
    b: str
    metric: str
    ratio: float
    lo: float
    hi: float
    n: int

    def line(self) -> str:
        """Return the line that the command prints."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Effort:
    """How much a bench run does for each group of cases and metric."""

    processes: int
    rounds: int


FULL = Effort(6, 40)
#: Milliseconds after which a process begins no other round; only cases that take milliseconds get so far.
LONGEST = 2_000


def list_cases() -> list[CaseInfo]:
    """Return every case; where the bench program is not built, each with that as its reason."""
    found = []
    for case in all_cases():
        try:
            reason = why_not(case)
        except Unavailable as error:
            reason = str(error)
        found.append(CaseInfo(case.id, reason, case.note))
    return found


def _check_metric(metric: str) -> None:
    if metric not in METRICS:
        raise BadInput(f"no metric {metric!r}; there are {', '.join(METRICS)}")


def medians(
    a: str,
    b: str,
    metric: str = "latency",
    processes: int = PROCESSES,
    plan: Plan = RATIO_PLAN,
    progress: Callable[[str], None] = lambda _: None,
    seconds: float = LONG,
) -> tuple[list[float], int]:
    """Return the median of the rounds' ratios of each process, cost of case a over cost of case b, and the rounds.

    Each process alternates batches of both (A B B A); rounds in which the core's clock moved or another thread had a
    share of the core are left out, and processes that were mostly on a shared core are run again.  After so many
    seconds no process is begun but the first ENOUGH.  Raises as `ratio`.
    """
    _check_metric(metric)
    cases = [find_case(a), find_case(b)]
    for case in cases:
        if reason := why_not(case):
            raise Unavailable(f"{case.id}: {reason}")
    begin = time.monotonic()
    with Copies() as copies:
        samples, wanted = Samples(("a", "b")), processes
        while (done := len(samples.processes)) < wanted:
            if done >= ENOUGH and time.monotonic() - begin >= seconds:
                break
            progress(f"process {done + 1} of {wanted}")
            samples.add(sample(cases, metric, replace(plan, check=not done), copies))
            if samples.spoilt(samples.processes[-1]):
                wanted = min(wanted + 1, processes + AGAIN)
    found = samples.medians({"a": 1.0}, {"b": 1.0})
    return [value for value, _ in found], sum(rounds for _, rounds in found)


def ratio(
    a: str,
    b: str,
    metric: str = "latency",
    processes: int = PROCESSES,
    plan: Plan = RATIO_PLAN,
    progress: Callable[[str], None] = lambda _: None,
) -> Ratio:
    """Measure cost of case a over cost of case b, in about four seconds, as `medians` does.

    Raises BadInput (unknown case or metric), Unavailable (with the reason), CheckFailed (a kernel computes
    something else).
    """
    found, rounds = medians(a, b, metric, processes, plan, progress, seconds=float("inf"))
    lo, hi = median_interval(found)
    return Ratio(a, b, metric, round(median(found), 4), round(lo, 4), round(hi, 4), rounds)


def _groups(cases: list[Case]) -> list[list[Case]]:
    """Return the cases that are worth comparing, together: those of one operation of one object."""
    groups: dict[tuple[str, str], list[Case]] = {}
    for case in cases:
        groups.setdefault((case.object, case.op), []).append(case)
    return list(groups.values())


def _lines(group: list[Case], metric: str, samples: Samples) -> Iterator[dict[str, Any]]:
    for case in group:
        costs = samples.costs(case.id)
        middle, p10, p90 = (round(quantile(costs, q), 3) for q in (0.5, 0.1, 0.9))
        unit = samples.processes[0].unit
        yield {
            "id": case.id,
            "metric": metric,
            "unit": unit,
            "median": middle,
            "p10": p10,
            "p90": p90,
            "n": len(costs),
        }


def _progress(shown: bool) -> Progress:
    return Progress(
        TextColumn("{task.description:<24}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not shown,
    )


def bench(
    globs: Sequence[str] = (),
    peers: bool = False,
    progress: bool = True,
    metrics: Sequence[str] = METRICS,
    effort: Effort = FULL,
) -> Iterator[dict[str, Any]]:
    """Measure the cases that globs match (all without any) and yield the lines of a run.

    First ``{"run": ...}``; then ``{"id", "unavailable"}`` for what cannot be measured here; then
    ``{"id", "metric", "unit", "median", "p10", "p90", "n"}``, case by case within each operation of an object.
    Raises BadInput before the first line (a glob that matches nothing), Unavailable (the program is not
    built, or no case at all can run), CheckFailed (a kernel computes something else).
    """
    for metric in metrics:
        _check_metric(metric)
    chosen = match_cases(globs, peers)
    reasons = {case: why_not(case) for case in chosen}
    able = [case for case in chosen if not reasons[case]]
    if not able:
        raise Unavailable(f"{chosen[0].id}: {reasons[chosen[0]]}")
    return _bench(able, {c.id: r for c, r in reasons.items() if r}, progress, metrics, effort)


def run() -> dict[str, Any]:
    """Return the record of a run that measures nothing.  Raises Unavailable where the program is not built."""
    able = next((case for case in all_cases() if not why_not(case)), None)
    if able is None:
        raise Unavailable("no case can be measured here")
    with Copies() as copies:
        return run_record(sample([able], "latency", Plan(rounds=1), copies).head)


def _bench(
    cases: list[Case],
    missing: dict[str, str],
    progress: bool,
    metrics: Sequence[str],
    effort: Effort,
) -> Iterator[dict[str, Any]]:
    groups = _groups(cases)
    with Copies() as copies:
        yield {"run": run_record(sample(cases[:1], metrics[0], Plan(rounds=1), copies).head)}
    for case_id, reason in missing.items():
        yield {"id": case_id, "unavailable": reason}
    with _progress(progress) as bar:
        task = bar.add_task("", total=len(metrics) * len(groups) * effort.processes)
        for group in groups:
            plan = Plan(rounds=effort.rounds, milliseconds=LONGEST)
            for metric in metrics:
                bar.update(task, description=f"{group[0].object}/{group[0].op} {metric}")
                samples = Samples(tuple(case.id for case in group))
                with Copies() as copies:
                    for done in range(effort.processes):
                        samples.add(sample(group, metric, replace(plan, check=not done), copies))
                        bar.advance(task)
                yield from _lines(group, metric, samples)
