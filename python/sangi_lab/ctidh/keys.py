# SPDX-License-Identifier: MIT OR Apache-2.0
"""Random keys, uniform over a layout's key space."""

from __future__ import annotations

from math import comb
from random import Random

from sangi.codegen.tables.ctidh_layout import Layout


def sample(layout: Layout, source: Random) -> list[int]:
    """Exponents, uniform in the product of the batches' L1 balls.  Not constant-time."""
    return [e for n, most in zip(layout.sizes, layout.bounds, strict=True) for e in _ball(n, most, source)]


def _ball(dimension: int, radius: int, source: Random) -> list[int]:
    """By the number of entries that are not 0, then their places, absolute values and signs."""
    weights = [2**k * comb(dimension, k) * comb(radius, k) for k in range(min(dimension, radius) + 1)]
    count = source.choices(range(len(weights)), weights)[0]
    sums = [0, *sorted(source.sample(range(1, radius + 1), count))]
    found = [0] * dimension
    places = source.sample(range(dimension), count)
    for place, low, high in zip(places, sums, sums[1:], strict=False):
        found[place] = (high - low) * source.choice((1, -1))
    return found
