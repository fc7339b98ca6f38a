# SPDX-License-Identifier: MIT OR Apache-2.0
"""Figures in words, for every paper's page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sangi_lab.bench.samples import Quotient

#: Costs that differ by less are called the same.
SAME = 0.05


@dataclass(frozen=True)
class Finding:
    """A sentence; `verdict` is holds, changed, partly, inconclusive or new; `paper` is what the paper's figures say."""

    verdict: str
    claim: str
    text: str
    paper: str = ""


def num(x: float) -> str:
    """A figure with as many digits as it deserves."""
    return f"{x:.0f}" if x >= 99.5 else f"{x:.1f}"


def _digits(*values: float) -> int:
    """The digits that the smallest of some quotients needs."""
    least = min(values)
    return 3 if least < 0.1 else 2 if least < 1.95 else 1


def times(r: float) -> str:
    """A ratio: `2.3`, `0.85`, `0.034`."""
    return f"{r:.{_digits(r)}f}"


def shown(low: float, high: float, lo: float, hi: float) -> str:
    """Quotients from low to high whose intervals reach from lo to hi: `0.79 to 0.85 [0.78, 0.86]`."""
    n = _digits(low)
    values = " to ".join(dict.fromkeys((f"{low:.{n}f}", f"{high:.{n}f}")))
    return f"{values} [{lo:.{n}f}, {hi:.{n}f}]"


def quotient(q: Quotient) -> str:
    """A quotient and its interval: `0.79 [0.78, 0.80]`."""
    return shown(q.value, q.value, q.lo, q.hi)


def against(q: Quotient, what: str) -> str:
    """`takes 0.65 [0.64, 0.66] times as long as X`, or `takes as long as X, within 5% [0.98, 1.01]`."""
    if q.lo >= 1 - SAME and q.hi <= 1 + SAME:
        return f"takes as long as {what}, within {SAME:.0%} [{q.lo:.2f}, {q.hi:.2f}]"
    return f"takes {quotient(q)} times as long as {what}"


def listed(items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]
