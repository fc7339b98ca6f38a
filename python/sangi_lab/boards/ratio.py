# SPDX-License-Identifier: MIT OR Apache-2.0
"""Two cases on one board: what one costs over what the other does, exactly."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.errors import BadInput, Unavailable
from sangi_lab.boards.board import Figure, board
from sangi_lab.boards.figures import Bench
from sangi_lab.boards.rules import find

METRICS = ("instructions", "cycles")


@dataclass(frozen=True)
class Ratio:
    """Cost of a over cost of b, both counted: the same at every run, so that there is no interval.

    `of` says what was counted, `fitted` is the ratio of the model's cycles with its fitted constant, where it has one.
    """

    a: str
    b: str
    board: str
    metric: str
    ratio: float
    cost_a: int
    cost_b: int
    of: str
    fitted: float | None


def split(case: str) -> tuple[str, str]:
    """A case's name and its build, O3 where it names none."""
    name, _, build = case.partition("@")
    return name, build or "O3"


def figure(board_name: str, case: str, *, clock: bool = True, spread: bool = False) -> Figure:
    """What a case costs on a board, by its id; raises BadInput, CheckFailed, Unavailable."""
    name, build = split(case)
    return Bench(find(board_name, build)).figure(name, clock=clock, spread=spread)


def ratio(a: str, b: str, board_name: str, metric: str = "instructions") -> Ratio:
    """Counts two cases; raises BadInput, CheckFailed, and Unavailable for a clock that the board has not."""
    if metric not in METRICS:
        raise BadInput(f"no metric {metric!r} on a board; there are {', '.join(METRICS)}")
    where, clock = board(board_name), metric == "cycles"
    for case in (a, b):
        if clock and not where.times(split(case)[0]):
            raise Unavailable(f"{board_name} has no cycles for {case}: {_clocked(where.timed)}")
    costs = [figure(board_name, case, clock=clock) for case in (a, b)]
    first, second = ((c.cycles or 0) if clock else c.instructions for c in costs)
    fitted = [c.fitted for c in costs if c.fitted is not None]
    return Ratio(
        a,
        b,
        board_name,
        metric,
        round(first / second, 4),
        first,
        second,
        f"{costs[0].model}, {costs[0].tool}" if clock else costs[0].tool,
        round(fitted[0] / fitted[1], 4) if clock and len(fitted) == 2 else None,
    )


def _clocked(patterns: tuple[str, ...]) -> str:
    return f"there are cycles for {', '.join(patterns)}" if patterns else "it counts instructions only"
