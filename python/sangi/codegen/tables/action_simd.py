# SPDX-License-Identifier: MIT OR Apache-2.0
"""Operation counts of the vectorised CSIDH-512 action, for one action and for one of eight, by a simulation.

Rounds, plans and trees are those of src/csidh.  Whether the order of a point lacks a prime l is drawn at random, with
probability 1/l; no field element is computed.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from statistics import mean

from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost_simd import Count, isogeny
from sangi.codegen.tables.isogeny_simd import COLUMNS, best, costs


def madds(digits: int) -> dict[str, int]:
    """vpmadd52 instructions in each kernel: those of the product, and those of the Montgomery reduction."""
    return {
        "mul": 4 * digits**2,
        "sqr": 3 * digits**2 + digits,
        **{f"dot{terms}": 2 * (terms + 1) * digits**2 for terms in (2, 3, 4)},
    }


#: Those of CSIDH-512's field.
MADDS = madds(10)
#: Dependent vector products in one bit of a ladder, or in one step of four points.
ROUNDS = 3
#: As src/csidh/round.c.
RARELY = 9
KEYS = 12


def exponents(number: int) -> list[int]:
    """The exponents of the seed that encodes this number in 32 little-endian bytes."""
    stream = hashlib.shake_128(b"sangi csidh512" + number.to_bytes(32, "little")).digest(400)
    digits = [digit for byte in stream for digit in (byte & 15, byte >> 4)]
    return [digit - 5 for digit in digits if digit <= 10][: len(PRIMES)]


def choose(steps: list[int]) -> list[int]:
    """The indices of a round's primes."""
    most, total = max(steps), sum(s for s in steps if s > 0)
    if most <= 0:
        return []
    wanted = (11 * -(-total // most) + 5) // 10

    def urgency(i: int) -> int:
        if steps[i] == most:
            return 0
        if i >= RARELY:
            return 2 + most - steps[i]
        return 1 if steps[i] == most - 1 else 2 + most

    taken: list[int] = []
    for now in range(3 + most):
        for i, left in enumerate(steps):
            if left > 0 and urgency(i) == now and (now == 0 or len(taken) < wanted):
                taken.append(i)
    return sorted(taken)


@dataclass
class Plan:
    """Where ranges of the round's primes are split: `inner` while other points are pending, `outer` while none is.

    `shared` multiples are computed for the price of one.
    """

    primes: list[int]
    waiting: bool
    shared: int = 1
    inner: dict[tuple[int, int], int] = field(default_factory=dict)
    outer: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """The cheapest splits."""
        n, of = len(self.primes), [costs(PRIMES[i]) for i in self.primes]
        multiples = [0, *accumulate(c.multiple // self.shared for c in of)]
        pushes = [0, *accumulate(c.per_point for c in of)]
        inner = {(i, i + 1): of[i].with_points for i in range(n)}
        for width in range(2, n + 1):
            for i in range(n - width + 1):
                end = i + width
                low = self.inner.get((i, end - 1), i + 1)
                high = self.inner.get((i + 1, end), end - 1)
                inner[i, end], self.inner[i, end] = min(
                    (inner[i, k] + inner[k, end] + multiples[end] - multiples[k] + pushes[k] - pushes[i], k)
                    for k in range(low, max(low, high) + 1)
                )
        outer = {n - 1: of[n - 1].without_points}
        for i in range(n - 2, -1, -1):
            outer[i], self.outer[i] = min(
                (inner[i, k] + outer[k] + multiples[n] - multiples[k] + pushes[k] - pushes[i], k)
                for k in range(i + 1, n)
            )


@dataclass
class Action:
    """Operation counts of an action."""

    pairs: int = 0  # bits of two ladders that run side by side
    bits: int = 0  # bits of a ladder that runs alone
    isogenies: int = 0
    pushes: int = 0
    rounds: int = 0
    calls: Count = field(default_factory=Counter)

    @property
    def products(self) -> int:
        """Calls of kernels that multiply vectors."""
        return sum(self.calls[name] for name in MADDS)

    @property
    def limit(self) -> int:
        """A lower bound on the cycles, at two vpmadd52 per cycle."""
        return sum(self.calls[name] * madds for name, madds in MADDS.items()) // 2


def walk(exponent: list[int], source: random.Random, shared: int = 1) -> Action:
    """One action; `shared` is 2 where a ladder of another action always fills the other half of the vector."""
    done, left = Action(), list(exponent)

    def lost(i: int) -> bool:
        return source.randrange(PRIMES[i]) == 0

    def tree(plan: Plan, missing: set[int], sign: int, i: int, end: int, waiting: int) -> None:
        while set(plan.primes[i:end]) - missing:
            if end - i == 1:
                index = plan.primes[i]
                done.isogenies += 1
                done.pushes += waiting
                done.calls += isogeny(best(PRIMES[index])[min(waiting, COLUMNS - 1)], PRIMES[index], waiting)
                left[index] -= sign
                return
            k = plan.inner[i, end] if waiting else plan.outer[i]
            done.bits += _bits(1, plan.primes[k:end])
            tree(plan, missing, sign, i, k, waiting + 1)
            i = k

    while any(left):
        sides = {sign: choose([sign * e for e in left]) for sign in (1, -1)}
        done.rounds += 1
        cofactors = [_bits(4, sorted(set(range(len(PRIMES))) - set(c))) for c in sides.values() if c]
        if shared == 1:
            done.pairs += max(cofactors)
        else:
            done.bits += sum(cofactors)
        plus = bool(sides[1])
        for sign, chosen in sides.items():
            if chosen:
                waiting = sign == 1 and bool(sides[-1])
                plan = Plan(chosen, waiting, shared)
                tree(plan, {i for i in chosen if lost(i)}, sign, 0, len(chosen), int(waiting and plus))
    if shared > 1:
        done.pairs, done.bits = -(-done.bits // shared), 0
    done.calls["mul"] += ROUNDS * (done.pairs + done.bits + done.calls["step"])
    return done


def _bits(start: int, indices: list[int]) -> int:
    product = start
    for i in indices:
        product *= PRIMES[i]
    return product.bit_length()


def usual(shared: int = 1) -> dict[str, int]:
    """The means over some keys, for a single action; with `shared` 2, for one of eight at once."""
    found = [walk(exponents(n), random.Random(n), shared) for n in range(KEYS)]
    names = ("rounds", "pairs", "bits", "isogenies", "pushes", "products", "limit")
    return {name: round(mean(getattr(action, name) for action in found)) for name in names}
