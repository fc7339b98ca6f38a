# SPDX-License-Identifier: MIT OR Apache-2.0
"""A search for a fast order of a kernel's instructions: random moves, timed on this CPU, of which the best stay.

The idea is CryptOpt's [KEG+23], for code that is scheduled by hand to begin with.  Orders that change what
an instruction reads are refused before they are assembled (`codegen/emit/x64_order.py`).
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sangi.codegen.emit.assembler import Kernel, NoRegister
from sangi.codegen.emit.x64_order import NotAllowed, Scheduler
from sangi.errors import CheckFailed
from sangi_lab.order.kernels import Stopwatch, Times
from sangi_lab.order.subject import Subject

#: Orders that are timed together, of these those that are timed again, and those that the next ones are made of.
BATCH, AGAIN, PARENTS = 96, 14, 6
#: Copies that are timed again, each at an address of its own: where a short kernel lies may cost it some cycles.
COPIES = 3
#: Rounds of a first time, of a second, and of the comparison at the end.
FIRST, SECOND, LAST = 16, 32, 200
#: What of its cost an order has to save to be worth keeping.
WORTH = 0.01

Ordering = tuple[int, ...]


@dataclass(frozen=True)
class Found:
    """The best order, and the times of the kernel as it was built and in this order, from one interleaved run."""

    order: Ordering
    built: Times
    ordered: Times

    @property
    def better(self) -> bool:
        """Whether it is worth keeping."""
        return self.ordered.cost <= (1 - WORTH) * self.built.cost


def search(
    subject: Subject, start: Ordering | None, seconds: float, seed: int, step: Callable[[str], None]
) -> Found:
    """Looks for `seconds`, from `start` if there is one; `step` hears what was reached."""
    rng, scheduler = Random(seed), Scheduler.of(subject.kernel)
    identity = tuple(range(len(scheduler.line.steps)))
    parents = [identity, *([start] if start else [])]
    with tempfile.TemporaryDirectory() as folder:
        clock = _Clock(Stopwatch(Path(folder)), subject, rng)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            made = dict(_allowed(scheduler, parents, rng))
            first = clock.times(made, 1, FIRST)
            again = sorted(made, key=lambda order: first[order].cost)[:AGAIN]
            second = clock.times({order: made[order] for order in again}, COPIES, SECOND)
            parents = sorted(again, key=lambda order: second[order].cost)[:PARENTS]
            reached = min(second[parents[0]].latency)
            step(f"{subject.name}: {reached:.1f} cycles, {end - time.monotonic():.0f} s left")
        # What was kept before is compared, too: a short search may have lost it to a lucky time of another.
        final = {order: scheduler.reordered(order) for order in (identity, start or identity, parents[0])}
        last = clock.times(final, COPIES, LAST)
    best = min(last, key=lambda order: last[order].cost)
    return Found(best, last[identity], last[best])


@dataclass
class _Clock:
    """Times kernels by their orders, and refuses one whose results differ from the first one's."""

    stopwatch: Stopwatch
    subject: Subject
    rng: Random
    expected: list[list[int]] = field(default_factory=list)

    def times(self, kernels: dict[Ordering, Kernel], copies: int, rounds: int) -> dict[Ordering, Times]:
        """The times of each, over all its copies."""
        places = [order for order in kernels for _ in range(copies)]
        self.rng.shuffle(places)
        with self.stopwatch.load(self.subject, [kernels[order] for order in places]) as batch:
            for place in range(len(places)):
                results = batch.results(place, Random(0), 4)
                self.expected = self.expected or results
                if results != self.expected:
                    raise CheckFailed(
                        f"{self.subject.name}: an order that was allowed computes something else"
                    )
            times = batch.times(range(len(places)), rounds)
        found: dict[Ordering, list[Times]] = {}
        for order, time_there in zip(places, times, strict=True):
            found.setdefault(order, []).append(time_there)
        return {order: Times.of(there) for order, there in found.items()}


def _allowed(scheduler: Scheduler, parents: list[Ordering], rng: Random) -> Iterator[tuple[Ordering, Kernel]]:
    """The parents and orders made of them, each with its kernel."""
    seen = set(parents)
    for order in parents:
        yield order, scheduler.reordered(order)
    count = len(seen)
    while count < BATCH:
        order = _moved(rng.choice(parents), rng)
        if order in seen:
            continue
        seen.add(order)
        try:
            yield order, scheduler.reordered(order)
        except (NotAllowed, NoRegister):
            continue
        count += 1


def _moved(order: Ordering, rng: Random) -> Ordering:
    """One to three moves: mostly of an instruction, some of a few that stand together, some exchange two."""
    moved = list(order)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        kind, a = rng.random(), rng.randrange(len(moved))
        if kind < 0.8:
            several = rng.randrange(2, 7) if kind < 0.2 else 1
            taken = moved[a : a + several]
            del moved[a : a + several]
            to = a + rng.choice((-1, 1)) * rng.choice((1, 1, 2, 3, 4, 6, 8, 12, 16))
            moved[max(0, to) : max(0, to)] = taken
        else:
            b = min(len(moved) - 1, max(0, a + rng.randrange(-6, 7)))
            moved[a], moved[b] = moved[b], moved[a]
    return tuple(moved)
