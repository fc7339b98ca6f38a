# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a block does in each active batch: a secret target, or a dummy, and its coin."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sangi.codegen.tables.ctidh_layout import Layout
from sangi_lab.ctidh.secret import FALSE, TRUE, Secret

#: Coins are uniform below 2^COIN.
COIN = 63


@dataclass(frozen=True)
class Target:
    """The prime of a batch that a block attempts.  Everything in here is secret."""

    index: Secret
    prime: Secret
    negative: Secret
    dummy: Secret
    coin: Secret


def threshold(prime: int, least: int, dummy: bool) -> int:
    """Coins below this are good: the attempt then succeeds with the probability (least - 1) / least."""
    if dummy:
        return (least - 1 << COIN) // least
    return (prime * (least - 1) << COIN) // (least * (prime - 1))


def choose(layout: Layout, batch: int, todo: list[Secret], negative: list[Secret], source: Random) -> Target:
    """The first prime of the batch with isogenies to do; without one, a dummy at the smallest prime."""
    members = layout.members(batch)
    least = layout.least(batch)
    index, sign, found = Secret(members[0]), FALSE, FALSE
    for i in members:
        here = todo[i].of(lambda steps: steps != 0) & found.negated()
        index = here.pick(Secret(i), index)
        sign = here.pick(negative[i], sign)
        found |= here
    prime = index.of(lambda i: layout.primes[i])
    dummy = found.negated()
    limit = prime.both(lambda n, unused: threshold(n, least, bool(unused)), dummy)
    coin = source.randrange(1 << COIN)
    return Target(index, prime, sign, dummy, limit.of(lambda most: coin < most))


def finish(target: Target, layout: Layout, batch: int, todo: list[Secret]) -> None:
    """One isogeny less to do, unless it was a dummy."""
    for i in layout.members(batch):
        here = is_target(target, i) & target.dummy.negated()
        todo[i] = todo[i].both(lambda steps, own: steps - own, here)


def is_target(target: Target, index: int) -> Secret:
    """Whether a prime of the batch is the target."""
    return target.index.of(lambda i: i == index)


def succeeds(target: Target, neutral: Secret, last: bool) -> Secret:
    """Whether the attempt succeeds.

    The clearing made the kernel neutral for a dummy and after a bad coin, except in a block's last batch, where a
    dummy fails by nature with the smallest prime's probability.
    """
    if last:
        return neutral.negated() & (target.dummy | target.coin)
    return (target.dummy & target.coin) | (target.dummy.negated() & neutral.negated())


def has_kernel(target: Target, last: bool) -> Secret:
    """Whether the clearing leaves the target's prime in the point of its sign."""
    return TRUE if last else target.coin & target.dummy.negated()
