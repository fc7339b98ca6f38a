# SPDX-License-Identifier: MIT OR Apache-2.0
"""Several searches for a strategy or a layout at once: on the cores of this machine or on a cluster, resumable.

Costs are exact expectations, not times, and the searches do not depend on where they run: the same plan gives the same
answer on every machine.  What is found goes into `sangi/codegen/tables/ctidh_layout.py`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from sangi import files
from sangi.codegen.tables.ctidh_layout import LAYOUTS, PRIMES, Layout, Tree
from sangi.errors import BadInput, Unavailable
from sangi_lab.ctidh.search import Search, State, cost, start

#: The key space of each size, as a binary logarithm.
BITS = {511: 220.0, 512: 256.0, 1024: 256.0, 2048: 220.0}
#: Times that a cluster gives a slice to another worker when one is lost.
RETRIES = 5


@dataclass(frozen=True)
class Plan:
    """What is searched.  A layout's name keeps its batches and bounds and searches its tree; a size searches all three.

    `bits` is the least key space and `batches` how many to start with, of a size alone; each of the `searches` makes
    `steps` steps, and has a seed of its own, `seed` and those after it.
    """

    what: str
    bits: float | None = None
    batches: int = 22
    steps: int = 20000
    searches: int = 8
    seed: int = 1

    def all(self) -> list[Search]:
        """The searches."""
        if self.steps < 1 or self.searches < 1:
            raise BadInput("there must be a search and a step")
        if self.what in LAYOUTS:
            if self.bits is not None:
                raise BadInput(f"the bounds of {self.what} stay: --bits is for a size")
            first, bits = LAYOUTS[self.what], None
        elif self.what in map(str, PRIMES):
            size = int(self.what)
            bits = BITS[size] if self.bits is None else self.bits
            if not 3 <= self.batches <= len(PRIMES[size]):
                raise BadInput(f"there are 3 to {len(PRIMES[size])} batches of the primes of {size}")
            try:
                first = start(PRIMES[size], self.batches, bits)
            except ValueError as error:
                raise BadInput(str(error)) from None
        else:
            raise BadInput(
                f"'{self.what}' is no size and no layout: {', '.join((*map(str, PRIMES), *LAYOUTS))}"
            )
        return [Search(first, self.steps, self.seed + i, bits) for i in range(self.searches)]


@contextmanager
def executor(jobs: int, scheduler: str = "") -> Iterator[Executor]:
    """Processes of this machine, one for each core if `jobs` is 0; or the workers of a Dask cluster.

    The workers' Python must have the same sangi_lab.
    Raises `Unavailable` where dask.distributed is not installed or nobody answers at the scheduler's address.
    """
    if not scheduler:
        with ProcessPoolExecutor(jobs or len(os.sched_getaffinity(0))) as processes:
            yield processes
        return
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise Unavailable(
            "--scheduler needs dask.distributed: pip install distributed, which the extra cluster of sangi-lab names"
        ) from None
    try:
        client = distributed.Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise Unavailable(f"no scheduler at {scheduler}: {str(error).splitlines()[0]}") from error
    with client, client.get_executor(pure=False, retries=RETRIES) as workers:
        yield workers


def _layout(of: Layout) -> dict[str, Any]:
    return {"sizes": of.sizes, "bounds": of.bounds, "tree": of.tree}


def _tree(node: Any) -> Tree:
    return node if isinstance(node, int) else (_tree(node[0]), _tree(node[1]))


def _state(entry: dict[str, Any], primes: tuple[int, ...]) -> State:
    now, best = (
        Layout(primes, tuple(found["sizes"]), tuple(found["bounds"]), _tree(found["tree"]))
        for found in (entry["now"], entry["best"])
    )
    return State(entry["step"], now, best)


def _read(record: Path, plan: Plan, searches: list[Search]) -> list[State]:
    """The states in a file, or those of the beginning; raises `BadInput` for the file of another plan."""
    if not record.exists():
        return [search.begin() for search in searches]
    try:
        held = json.loads(record.read_text())
        same = held["plan"] == asdict(plan)
        states = [_state(entry, searches[0].layout.primes) for entry in held["states"]] if same else []
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{record} is no record of a search: {error}") from None
    if len(states) != len(searches):
        raise BadInput(f"{record} has searches of another plan: remove it, or name another with --record")
    return states


def _write(record: Path, plan: Plan, states: list[State]) -> None:
    entries = [
        {"step": state.step, "now": _layout(state.now), "best": _layout(state.best)} for state in states
    ]
    text = json.dumps({"plan": asdict(plan), "states": entries})
    with files.folder(record.parent) as folder:
        files.write_all(folder, {record.name: f"{text}\n".encode()})


def run(
    plan: Plan, workers: Executor, record: Path, report: Callable[[int, float], None]
) -> tuple[Layout, Layout]:
    """Where the searches begin, and the best layout that they find.

    `record` holds the state of every search after each slice; a run that finds it goes on from there.  `report`
    receives the steps of all searches that are done, and the lowest cost.  Raises `Unavailable` where a process of this
    machine ends; a cluster gives its work to another.
    """
    searches = plan.all()
    states = _read(record, plan, searches)
    lowest = min(cost(state.best) for state in states)
    report(sum(state.step for state in states), lowest)
    pending: dict[Future[State], int] = {}

    def submit(i: int) -> None:
        if states[i].step < plan.steps:
            pending[workers.submit(searches[i].advance, states[i])] = i

    for i in range(len(searches)):
        submit(i)
    while pending:
        for done in wait(pending, return_when=FIRST_COMPLETED).done:
            i = pending.pop(done)
            try:
                states[i] = done.result()
            except BrokenProcessPool:
                raise Unavailable("a process of the search ended; the same command goes on") from None
            _write(record, plan, states)
            submit(i)
            lowest = min(lowest, cost(states[i].best))
            report(sum(state.step for state in states), lowest)
    return searches[0].layout, min((state.best for state in states), key=cost)
