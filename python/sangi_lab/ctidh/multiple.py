# SPDX-License-Identifier: MIT OR Apache-2.0
"""Multiples of points by public and by secret primes, along addition chains.

Both are right for every point of odd order: (0 : 0) at the end means that the order is too small for the chain; the
prime does not divide it then, and the point generates the same group as the multiple.
"""

from __future__ import annotations

from functools import partial

from sangi.codegen.tables.chains import chain
from sangi.codegen.tables.ctidh_layout import Layout
from sangi_lab.ctidh.curve import Point, add, dbl, select, swap
from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.secret import Secret


def by_public(f: Field, p: Point, curve: Point, prime: int) -> Point:
    """A generator of the group of prime * p."""
    x, y, total = p, p, dbl(f, p, curve)
    for step in chain(prime):
        if step:
            x, total = total, add(f, y, total, x)
        else:
            y, total = total, add(f, x, total, y)
    return _or_itself(f, p, total)


def by_secret(f: Field, p: Point, curve: Point, prime: Secret, layout: Layout, batch: int) -> Point:
    """The same for a secret prime of a batch."""
    chains = [chain(layout.primes[i]) for i in layout.members(batch)]
    shortest, longest = min(map(len, chains)), max(map(len, chains))
    kept, dropped, total = p, p, dbl(f, p, curve)
    result, before = total, Secret(0)
    for i in range(longest):
        step = prime.of(partial(_step, i))
        kept, dropped = swap(f, kept, dropped, step ^ before)
        before = step
        total, dropped = add(f, kept, total, dropped), total
        runs = prime.of(partial(_runs, i))
        result = total if i < shortest else select(f, total, result, runs)
    return _or_itself(f, p, result)


def _step(i: int, prime: int) -> int:
    return chain(prime)[i] if i < len(chain(prime)) else 0


def _runs(i: int, prime: int) -> int:
    return i < len(chain(prime))


def _or_itself(f: Field, p: Point, result: Point) -> Point:
    nothing = f.is_zero(result.x) & f.is_zero(result.z)
    return select(f, p, result, nothing)
