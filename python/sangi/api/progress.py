# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where a function of the API tells how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

Progress = Callable[[str], None]


def silent(_: str) -> None:
    """For a caller who does not ask."""


class Stages:
    """Puts before each step how much of the work is done, and about how long the rest takes.

    A stage has a weight: the seconds that it takes on an ordinary machine.  Those that are over tell how fast this one
    is; within a stage the time that has passed stands for what is done.
    """

    def __init__(self, progress: Progress, weights: Mapping[str, float]) -> None:
        """`weights` are those of all stages, in any order."""
        self._progress, self._weights = progress, dict(weights)
        self._done: set[str] = set()
        self._stage = ""
        self._start = self._entered = time.monotonic()

    def enter(self, stage: str) -> None:
        """Ends the stage before and begins another."""
        if self._stage:
            self._done.add(self._stage)
        self._stage, self._entered = stage, time.monotonic()

    def __call__(self, step: str) -> None:
        """Passes a step on."""
        now, total = time.monotonic(), sum(self._weights.values())
        done = sum(self._weights[stage] for stage in self._done)
        slowness = (self._entered - self._start) / done if done else 1.0
        weight = self._weights.get(self._stage, 0.0)
        done += min((now - self._entered) / slowness, 0.95 * weight)
        left = max(total - done, 0.0) * slowness
        self._progress(f"{100 * done / total:.0f} %, about {max(left, 1.0):.0f} s left: {step}")
