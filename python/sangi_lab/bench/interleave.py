# SPDX-License-Identifier: MIT OR Apache-2.0
"""Groups of cases, each timed turn by turn, in sweeps over all groups: a first look, and then the whole."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sangi.errors import Unavailable
from sangi_lab.bench.cases import Case, find_case
from sangi_lab.bench.program import Copies, Plan, sample, why_not
from sangi_lab.bench.record import run_record
from sangi_lab.bench.samples import ENOUGH, Samples, Sampling

#: Milliseconds after which a process of the first look begins no other round.
LOOK = 40
#: At most this share of a sweep's processes is run again.
AGAIN = 0.5
METRIC = "latency"
#: What the first look ends with.
LOOKED = {"look": "first"}


@dataclass(frozen=True)
class Group:
    """Cases that are timed turn by turn, and how much: processes, and milliseconds before the last round of each.

    `look` says how many processes the first look takes, which are additional.
    """

    name: str
    cases: tuple[str, ...]
    milliseconds: int = 250
    processes: int = ENOUGH
    look: int = ENOUGH


@dataclass(eq=False)
class Task:
    """A group on its way: its cases that can be measured here, what was sampled, and how long a process took."""

    group: Group
    cases: list[Case]
    samples: Samples = field(init=False)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        """Start with no sample."""
        self.samples = Samples(tuple(case.id for case in self.cases))


@dataclass(frozen=True)
class Step:
    """How far a measurement is: seconds that it took, seconds that it will still take, what is measured now."""

    taken: float
    left: float
    what: str


def _line(task: Task, sampling: Sampling, again: bool) -> dict[str, Any]:
    return {
        "group": task.group.name,
        "metric": METRIC,
        "unit": sampling.unit,
        "cases": list(task.samples.cases),
        "again": again,
        "v": sampling.costs,
        "d": sampling.drifts,
        "w": sampling.widths,
    }


def interleaved(
    groups: Sequence[Group], look_only: bool, step: Callable[[Step], None]
) -> Iterator[dict[str, Any]]:
    """Measure and yield lines: the run's record, what is unavailable, one for each process, LOOKED after the look.

    A sweep takes one process of each group, so that a slow minute of the machine falls on all.  What more than half
    was sampled on a shared core is sampled again.  Raises Unavailable if nothing can be measured here, CheckFailed if
    a kernel computes something else.
    """
    reasons = {case: why_not(find_case(case)) for group in groups for case in group.cases}
    tasks = [Task(g, [find_case(case) for case in g.cases if not reasons[case]]) for g in groups]
    tasks = [task for task in tasks if task.cases]
    if not tasks:
        raise Unavailable(next(f"{case}: {why}" for case, why in reasons.items()))
    with Copies() as copies:
        yield {"run": run_record(sample(tasks[0].cases[:1], METRIC, Plan(rounds=1), copies).head)}
    yield from ({"id": case, "unavailable": why} for case, why in reasons.items() if why)
    passes = [[(task, LOOK) for task in tasks for _ in range(task.group.look)]]
    if not look_only:
        passes.append(
            [(task, task.group.milliseconds) for task in tasks for _ in range(task.group.processes)]
        )
    clock = _Clock(step, [todo for one in passes for todo in one])
    for number, todo in enumerate(passes):
        yield from _pass(_in_sweeps(todo), clock)
        if number == 0:
            yield LOOKED


def _in_sweeps(todo: Sequence[tuple[Task, int]]) -> list[tuple[Task, int]]:
    """Put the processes of a pass in order: the first of each group, the second of each, …"""
    seen: dict[str, int] = {}
    ranked: list[tuple[int, int, Task, int]] = []
    for task, milliseconds in todo:
        rank = seen[task.group.name] = seen.get(task.group.name, -1) + 1
        ranked.append((rank, len(ranked), task, milliseconds))
    return [(task, milliseconds) for _, _, task, milliseconds in sorted(ranked, key=lambda row: row[:2])]


def _pass(todo: Sequence[tuple[Task, int]], clock: _Clock) -> Iterator[dict[str, Any]]:
    spoilt = []
    for task, milliseconds in todo:
        sampling = clock.run(task, milliseconds)
        yield _line(task, sampling, False)
        if task.samples.spoilt(sampling):
            spoilt.append((task, milliseconds))
    for task, milliseconds in spoilt[: int(AGAIN * len(todo))]:
        clock.expect(task, milliseconds)
        yield _line(task, clock.run(task, milliseconds), True)


class _Clock:
    """Runs processes, and tells how long the rest will take."""

    def __init__(self, step: Callable[[Step], None], todo: Sequence[tuple[Task, int]]) -> None:
        self._step, self._todo = step, list(todo)
        self._begin = time.monotonic()
        self._alone = 0.0

    def expect(self, task: Task, milliseconds: int) -> None:
        """Count a process more."""
        self._todo.append((task, milliseconds))

    def run(self, task: Task, milliseconds: int) -> Sampling:
        """Take a process of a group."""
        self._step(Step(time.monotonic() - self._begin, self._left(), task.group.name))
        begin = time.monotonic()
        plan = Plan(milliseconds=milliseconds, check=not task.samples.processes)
        with Copies() as copies:
            sampling = sample(task.cases, METRIC, plan, copies)
        task.seconds = max(time.monotonic() - begin - milliseconds / 1e3, 0.01)
        self._todo.remove((task, milliseconds))
        task.samples.alone = max(task.samples.alone, self._alone)
        task.samples.add(sampling)
        self._alone = max(self._alone, task.samples.alone)
        return sampling

    def _left(self) -> float:
        known = [task.seconds for task, _ in self._todo if task.seconds]
        guess = sum(known) / len(known) if known else 0.3
        return sum((task.seconds or guess) + milliseconds / 1e3 for task, milliseconds in self._todo)
