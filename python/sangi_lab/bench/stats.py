# SPDX-License-Identifier: MIT OR Apache-2.0
"""Medians and their intervals, for samples whose noise has heavy tails."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from statistics import median

#: Two calibrations beside a batch may differ by this much; beyond it the clock of the core moved.
DRIFT = 0.02


def quantile(values: Sequence[float], q: float) -> float:
    """Return the q-quantile (0 <= q <= 1), interpolated.  Pre: values is not empty."""
    ordered = sorted(values)
    at = q * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])


def median_interval(values: Sequence[float], level: float = 0.95) -> tuple[float, float]:
    """Return two of the values between which the median of their source lies, at this level or more.

    It is the exact interval of order statistics, which assumes nothing about the distribution: the k-th
    value from either end, for the largest k with 2 P(Binomial(n, 1/2) < k) <= 1 - level.  With fewer than
    6 values the level cannot be reached, and the extremes are returned.  Pre: values is not empty.
    """
    ordered = sorted(values)
    n = len(ordered)
    below, k = 0, 0
    while k < (n - 1) // 2 and 2 * (below + comb(n, k)) <= (1 - level) * 2**n:
        below += comb(n, k)
        k += 1
    k = max(k - 1, 0)
    return ordered[k], ordered[n - 1 - k]


def calm(drifts: Sequence[float]) -> list[int]:
    """Return which rounds to keep, by how much the clock moved in each: at most DRIFT, or the calmer half."""
    limit = max(DRIFT, median(drifts)) if drifts else 0.0
    return [i for i, drift in enumerate(drifts) if drift <= limit]
