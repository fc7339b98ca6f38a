# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was sampled of cases that were timed turn by turn, and the quotients of their costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from sangi_lab.bench.stats import calm, median_interval

#: Below this share of the additions per cycle that a core does alone, another thread has a share of it.
SHARED = 0.87
#: Additions per cycle that every core is taken to do alone, whatever it was seen to do.
ALONE = 3.0
#: As many processes give the median an interval of 95 %: their extremes.
ENOUGH = 6
#: So many samples of a process tell what the core does alone.
FEW = 8
#: A process says something if it has this share of its rounds left.
LEFT = 0.25


@dataclass(frozen=True)
class Sampling:
    """What one process measured: of round i, for each case, its cost, the drift of the clock beside it, and how many
    additions per cycle the core did beside it."""

    unit: str
    costs: list[list[float]]
    drifts: list[list[float]]
    widths: list[list[float]]
    head: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Quotient:
    """Cost over cost: the median over processes, its 95 % interval, and the rounds behind it."""

    value: float
    lo: float
    hi: float
    n: int = 0


@dataclass
class Samples:
    """The samplings of a group of cases, one for each process; `alone` is what the core is known to do alone."""

    cases: tuple[str, ...]
    processes: list[Sampling] = field(default_factory=list)
    alone: float = ALONE
    #: The place of each case in a row.
    place: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        """Number the cases."""
        self.place = {case: at for at, case in enumerate(self.cases)}

    def add(self, sampling: Sampling) -> None:
        """Take another process's."""
        self.processes.append(sampling)
        self.alone = max(self.alone, alone([sampling]))

    def kept(self, sampling: Sampling, at: Sequence[int]) -> list[int]:
        """The rounds of a process in which the core was not shared beside the cases `at`, nor its clock moved."""
        limit = SHARED * self.alone
        whole = [i for i, row in enumerate(sampling.widths) if min(row[k] for k in at) >= limit]
        keep = calm([max(sampling.drifts[i][k] for k in at) for i in whole])
        return [whole[i] for i in keep]

    def _rounds(self, at: Sequence[int]) -> Iterator[tuple[Sampling, list[int]]]:
        """The processes that count and their rounds.

        Where too few have rounds in which the core was not shared, all count: shared is how this machine then is.
        """
        every = [(sampling, self.kept(sampling, at)) for sampling in self.processes]
        good = [(one, kept) for one, kept in every if len(kept) >= LEFT * len(one.costs) and kept]
        if len(good) >= min(ENOUGH, len(every)):
            yield from good
            return
        for sampling, kept in every:
            yield sampling, kept or calm([max(row[k] for k in at) for row in sampling.drifts])

    def costs(self, case: str) -> list[float]:
        """The costs of a case that are kept, of all processes."""
        at = self.place[case]
        return [sampling.costs[i][at] for sampling, kept in self._rounds([at]) for i in kept]

    def medians(self, over: Mapping[str, float], under: Mapping[str, float]) -> list[tuple[float, int]]:
        """By process, the median over its rounds of one weighted sum of costs over another; and how many rounds."""
        top, bottom = ([(self.place[c], w) for c, w in part.items()] for part in (over, under))
        found = []
        for sampling, kept in self._rounds([at for at, _ in (*top, *bottom)]):
            rows = [sampling.costs[i] for i in kept]
            quotients = [sum(w * r[k] for k, w in top) / sum(w * r[k] for k, w in bottom) for r in rows]
            if quotients:
                found.append((median(quotients), len(quotients)))
        return found

    def quotient(self, over: Mapping[str, float], under: Mapping[str, float]) -> Quotient | None:
        """One weighted sum of costs over another, with its interval over processes; None without a sample."""
        found = self.medians(over, under)
        if not found:
            return None
        values = [value for value, _ in found]
        return Quotient(median(values), *median_interval(values), sum(n for _, n in found))

    def taken(self) -> int:
        """How many samples there are, each of a case in a round."""
        return sum(len(row) for sampling in self.processes for row in sampling.widths)

    def shared(self, sampling: Sampling) -> int:
        """How many samples of a process were taken on a shared core."""
        limit = SHARED * self.alone
        return sum(width < limit for row in sampling.widths for width in row)

    def spoilt(self, sampling: Sampling) -> bool:
        """Whether more than half of the samples of a process were taken on a shared core."""
        return 2 * self.shared(sampling) > sum(map(len, sampling.widths))


def alone(samplings: Sequence[Sampling]) -> float:
    """The additions per cycle that the core did where nobody had a share of it, as far as these processes saw it.

    Each says it by its median: where the chain that tells the clock was disturbed, a sample says too much.
    """
    widths = [[width for row in sampling.widths for width in row] for sampling in samplings]
    return max((median(row) for row in widths if len(row) >= FEW), default=ALONE)
