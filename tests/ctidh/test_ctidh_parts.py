# SPDX-License-Identifier: MIT OR Apache-2.0
"""Multiples and isogenies of batches: right for every prime, and with the operations of the cost model."""

import random

import pytest

from sangi.codegen.tables import ctidh_cost
from sangi.codegen.tables.chains import chain
from sangi.codegen.tables.cost import ALL, Ops
from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout
from sangi_lab.ctidh.curve import Point, dbl
from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.isogeny import isogeny
from sangi_lab.ctidh.multiple import by_public, by_secret
from sangi_lab.ctidh.secret import Secret

LAYOUT = LAYOUTS["highctidh512"]
START = Point(0, 1)
POINTS = 2


def of_order(f: Field, source: random.Random, orders: set[int]) -> Point:
    """A point of E_0 or its twist whose order is the product of these primes."""
    while True:
        p = dbl(f, dbl(f, Point(source.randrange(f.p), 1), START), START)
        for prime in LAYOUT.primes:
            if prime not in orders:
                p = by_public(f, p, START, prime)
        if all(has_order(f, p, orders, prime) for prime in orders):
            return p


def has_order(f: Field, p: Point, orders: set[int], prime: int) -> bool:
    """Whether the prime divides the order of p, which divides the product of `orders`."""
    for other in orders - {prime}:
        p = by_public(f, p, START, other)
    return not f.is_zero(p.z).declassified()


def ratio(f: Field, p: Point) -> int:
    return p.x * pow(p.z, -1, f.p) % f.p


@pytest.mark.parametrize("batch", [0, 2, 6, 12, 13])
def test_isogenies(batch: int) -> None:
    """Each prime of a batch, against the kernel's points one by one."""
    f, source = Field(LAYOUT.modulus), random.Random(batch)
    bounds = LAYOUT.least(batch), LAYOUT.greatest(batch)
    pushed = [Point(source.randrange(f.p), source.randrange(f.p)) for _ in range(POINTS)]
    for prime in (LAYOUT.primes[i] for i in LAYOUT.members(batch)):
        kernel = of_order(f, source, {prime})
        config = ctidh_cost.chosen(*bounds, POINTS)
        curve, images = isogeny(f, START, kernel, pushed, Secret(prime), bounds, config)
        wanted, plain = isogeny(f, START, kernel, pushed, Secret(prime), (prime, prime), ALL)
        assert [ratio(f, p) for p in (curve, *images)] == [ratio(f, p) for p in (wanted, *plain)]


@pytest.mark.parametrize("name", LAYOUTS)
def test_isogeny_costs(name: str) -> None:
    layout, source = LAYOUTS[name], random.Random(3)
    for b in range(0, len(layout.sizes), 1 if len(layout.primes) < 100 else 8):
        bounds = layout.least(b), layout.greatest(b)
        for count in range(5):
            f = Field(layout.modulus)
            curve, kernel, *points = (
                Point(source.randrange(f.p), source.randrange(f.p)) for _ in range(count + 2)
            )
            config = ctidh_cost.chosen(*bounds, count)
            isogeny(f, curve, kernel, points, Secret(bounds[0]), bounds, config)
            assert f.counts["other"] == ctidh_cost.cost(*bounds, count), (b, count)


def batches(layout: Layout) -> list[tuple[int, int]]:
    """(prime, batch)"""
    return [(layout.primes[i], b) for b in range(len(layout.sizes)) for i in layout.members(b)]


@pytest.mark.parametrize("orders", [{3}, {5}, {3, 5}, {7, 11}, {3, 13}, {587}])
def test_multiples_of_small_order(orders: set[int]) -> None:
    """Where a chain meets the neutral element, the result still generates the right group."""
    f = Field(LAYOUT.modulus)
    p = of_order(f, random.Random(7), orders)
    for prime, batch in batches(LAYOUT):
        for multiple in (
            by_public(f, p, START, prime),
            by_secret(f, p, START, Secret(prime), LAYOUT, batch),
        ):
            assert any(x % f.p for x in multiple)
            for order in orders:
                assert has_order(f, multiple, orders, order) == (order != prime)


def test_a_secret_multiple_takes_the_same_time() -> None:
    """The operations and the trace of all primes of a batch are those of its longest chain."""
    source = random.Random(8)
    for b in range(len(LAYOUT.sizes)):
        traces = set()
        for i in LAYOUT.members(b):
            f = Field(LAYOUT.modulus)
            p = Point(source.randrange(f.p), source.randrange(f.p))
            by_secret(f, p, START, Secret(LAYOUT.primes[i]), LAYOUT, b)
            steps = max(len(chain(LAYOUT.primes[j])) for j in LAYOUT.members(b))
            assert f.counts["other"] == Ops(4 + 4 * steps, 2 + 2 * steps, 8 + 6 * steps)
            traces.add(bytes(f.trace))
        assert len(traces) == 1
