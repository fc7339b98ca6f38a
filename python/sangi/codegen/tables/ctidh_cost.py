# SPDX-License-Identifier: MIT OR Apache-2.0
"""The exact cost of a constant-time isogeny of a batch, and the configurations that take least.

An isogeny of any prime of a batch takes the operations of the batch's largest prime.  The grid of baby and giant steps
lies within the smallest prime, so that every prime needs all of it; the indices beyond it are evaluated one by one, and
those that the prime does not have are masked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sangi.codegen.tables.cost import ALL, MAX_COLUMNS, MAX_GROUP, Config, Ops, finish, isogeny
from sangi.codegen.tables.isogeny import weight

#: Points to push that have a configuration of their own; more use the last.
COLUMNS = 4


@cache
def power(greatest: int) -> Ops:
    """x^l y^8 for a secret l up to `greatest`: windows of two bits."""
    windows = max(3, (greatest.bit_length() + 1) // 2)
    return Ops(mul=1 + windows, sqr=1 + 2 * (windows - 1))


@cache
def secret_isogeny(config: Config, greatest: int, points: int) -> Ops:
    """An isogeny of a batch, with so many points to push."""
    whole = isogeny(config, greatest, points)
    public, secret = finish(greatest, points), points * Ops(2, 2) + 2 * power(greatest) + Ops(add=6)
    return Ops(*(getattr(whole, n) - getattr(public, n) + getattr(secret, n) for n in ("mul", "sqr", "add")))


def configs(least: int) -> Iterator[Config]:
    """Grids inside the smallest prime, with few indices beyond them."""
    yield ALL
    d = least // 2
    for baby_steps in range(1, min(MAX_COLUMNS, d // 2) + 1):
        most = d // (2 * baby_steps)
        for giant_steps in range(max(1, most - 2), most + 1):
            for group in range(1, min(MAX_GROUP, giant_steps) + 1):
                yield Config("odd", baby_steps, giant_steps, group)


@cache
def best(least: int, greatest: int) -> tuple[Config, ...]:
    """The cheapest configurations for 0, 1, ... points, by the weights of all isogeny tables."""
    return tuple(
        min(configs(least), key=lambda config: weight(secret_isogeny(config, greatest, points)))
        for points in range(COLUMNS)
    )


def chosen(least: int, greatest: int, points: int) -> Config:
    """The configuration for any number of points."""
    return best(least, greatest)[min(points, COLUMNS - 1)]


def cost(least: int, greatest: int, points: int) -> Ops:
    """The cost of the isogeny as it is computed."""
    return secret_isogeny(chosen(least, greatest, points), greatest, points)


def plain(least: int, greatest: int, points: int) -> Ops:
    """The cost without a grid: every index is evaluated by itself.  The batch's smallest prime does not matter."""
    return secret_isogeny(ALL, greatest, points)
