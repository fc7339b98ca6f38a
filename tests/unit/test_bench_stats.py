# SPDX-License-Identifier: MIT OR Apache-2.0
"""The statistics of the bench runner."""

import random
from math import comb
from statistics import median

import pytest

from sangi_lab.bench.stats import DRIFT, calm, median_interval, quantile


def coverage(n, k):
    """The chance that the median lies between the k-th (from 0) and the (n - 1 - k)-th of n values."""
    return 1 - 2 * sum(comb(n, i) for i in range(k + 1)) / 2**n


@pytest.mark.parametrize("n", range(6, 60))
def test_the_interval_is_the_narrowest_of_its_level(n):
    lo, hi = median_interval(list(range(n)))
    k = int(lo)
    assert hi == n - 1 - k
    assert coverage(n, k) >= 0.95 > coverage(n, k + 1)


@pytest.mark.parametrize("n", range(1, 6))
def test_few_values_give_their_extremes(n):
    values = [3.0, 1.0, 5.0, 4.0, 2.0][:n]
    assert median_interval(values) == (min(values), max(values))


def test_quantiles():
    assert quantile([5.0], 0.9) == 5.0
    assert quantile([1.0, 2.0, 3.0, 4.0, 5.0], 0.5) == 3.0
    assert quantile([4.0, 1.0], 0.25) == 1.75
    values = [random.Random(1).random() for _ in range(101)]
    assert quantile(values, 0.5) == median(values)


def test_rounds_in_which_the_clock_moved_are_left_out():
    assert calm([0.0, 0.5, DRIFT, DRIFT * 1.01]) == [0, 2]
    assert calm([]) == []


def test_at_least_half_of_the_rounds_stay():
    assert calm([0.1, 0.4, 0.2, 0.3]) == [0, 2]
