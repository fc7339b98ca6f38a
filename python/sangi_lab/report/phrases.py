# SPDX-License-Identifier: MIT OR Apache-2.0
"""Figures in words, for every paper's page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

#: Costs that differ by less are called the same.
SAME = 0.05


@dataclass(frozen=True)
class Finding:
    """A sentence; `verdict` is holds, changed, partly or new; `paper` is what the paper's figures say."""

    verdict: str
    claim: str
    text: str
    paper: str = ""


def num(x: float) -> str:
    """A figure with as many digits as it deserves."""
    return f"{x:.0f}" if x >= 99.5 else f"{x:.1f}"


def times(r: float) -> str:
    """A ratio: `2.3`, `0.85`."""
    return f"{r:.1f}" if r >= 1.95 else f"{r:.2f}"


def against(cost: float, other: float, what: str) -> str:
    """`takes 0.65 times as long as X`, or `takes as long as X, within 5%`."""
    r = cost / other
    if abs(r - 1) <= SAME:
        return f"takes as long as {what}, within {SAME:.0%}"
    return f"takes {times(r)} times as long as {what}"


def listed(items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]
