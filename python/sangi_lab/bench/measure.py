# SPDX-License-Identifier: MIT OR Apache-2.0
"""Many cases one by one, or two against each other; always interleaved, in several fresh processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sangi.errors import BadInput, Unavailable
from sangi_lab.bench.cases import Case, all_cases, find_case, match_cases
from sangi_lab.bench.program import METRICS, Copies, Plan, Sampling, sample, why_not
from sangi_lab.bench.record import run_record
from sangi_lab.bench.stats import calm, median_interval, quantile

#: A ratio takes its interval from this many processes, which makes it 96 % (the third value from each end).
PROCESSES = 12
RATIO_PLAN = Plan()
#: The fewest whose extremes are a 95 % interval, and the seconds after which a row of a table has no more than these.
FEWEST, LONG = 6, 15.0


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


FULL, QUICK = Effort(6, 40), Effort(4, 15)
#: For cases of many milliseconds, which neither where code lies nor a short disturbance changes much.
BRIEF = Effort(2, 6)
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


def _calm_pairs(sampling: Sampling) -> list[float]:
    keep = calm([max(drifts) for drifts in sampling.drifts])
    return [sampling.costs[i][0] / sampling.costs[i][1] for i in keep]


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

    Each process alternates batches of both (A B B A); rounds in which the core's clock moved are left out.  After so
    many seconds no process is begun but the first FEWEST.  Raises as `ratio`.
    """
    _check_metric(metric)
    cases = [find_case(a), find_case(b)]
    for case in cases:
        if reason := why_not(case):
            raise Unavailable(f"{case.id}: {reason}")
    begin = time.monotonic()
    with Copies() as copies:
        per_process: list[list[float]] = []
        while len(per_process) < processes and (
            len(per_process) < FEWEST or time.monotonic() - begin < seconds
        ):
            progress(f"process {len(per_process) + 1} of {processes}")
            per_process.append(_calm_pairs(sample(cases, metric, plan, copies)))
    return [median(pairs) for pairs in per_process], sum(map(len, per_process))


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


def _lines(group: list[Case], metric: str, samplings: list[Sampling]) -> Iterator[dict[str, Any]]:
    for at, case in enumerate(group):
        costs: list[float] = []
        for sampling in samplings:
            keep = calm([drifts[at] for drifts in sampling.drifts])
            costs += [sampling.costs[i][at] for i in keep]
        middle, p10, p90 = (round(quantile(costs, q), 3) for q in (0.5, 0.1, 0.9))
        unit = samplings[0].unit
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
    quick: bool = False,
    metrics: Sequence[str] = METRICS,
    effort: Effort | None = None,
    brief: Collection[str] = (),
) -> Iterator[dict[str, Any]]:
    """Measure the cases that globs match (all without any) and yield the lines of a run.

    First ``{"run": ...}``; then ``{"id", "unavailable"}`` for what cannot be measured here; then
    ``{"id", "metric", "unit", "median", "p10", "p90", "n"}``, case by case within each operation of an object.
    Operations of which all chosen cases are among the ids of `brief` take BRIEF's effort.
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
    return _bench(
        able,
        {c.id: r for c, r in reasons.items() if r},
        progress,
        metrics,
        effort or (QUICK if quick else FULL),
        brief,
    )


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
    brief: Collection[str],
) -> Iterator[dict[str, Any]]:
    groups = _groups(cases)
    efforts = [BRIEF if all(case.id in brief for case in group) else effort for group in groups]
    with Copies() as copies:
        yield {"run": run_record(sample(cases[:1], metrics[0], Plan(rounds=1), copies).head)}
    for case_id, reason in missing.items():
        yield {"id": case_id, "unavailable": reason}
    with _progress(progress) as bar:
        task = bar.add_task("", total=len(metrics) * sum(of.processes for of in efforts))
        for group, of in zip(groups, efforts, strict=True):
            plan = Plan(rounds=of.rounds, milliseconds=LONGEST)
            for metric in metrics:
                bar.update(task, description=f"{group[0].object}/{group[0].op} {metric}")
                samplings = []
                with Copies() as copies:
                    for _ in range(of.processes):
                        samplings.append(sample(group, metric, plan, copies))
                        bar.advance(task)
                yield from _lines(group, metric, samplings)
