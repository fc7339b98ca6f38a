# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bound at full size: moduli and factors that are chosen to make the error large."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt

from sangi.errors import CheckFailed
from sangi.verify.bounds.quotient import Plan

#: Bits of a limb, limbs: the paper's 14-bit limbs where they are full, 52 bits of IFMA, words.
FULL = ((14, 16), (16, 14), (52, 20), (64, 4), (64, 32))
#: Bits of p, of a limb, for the form without subtractions.
LAZY = ((220, 14), (256, 64), (512, 64), (512, 52), (1024, 52), (1024, 32), (2048, 64), (2048, 52))


@dataclass
class Attacked:
    """The largest errors that were reached, and the largest bound."""

    what: str
    error: int = 0
    lost: int = 0
    bound: int = 0
    cases: int = 0

    def __str__(self) -> str:
        return (
            f"{self.what}: {self.cases:,} products: error {self.error} reached, the columns' part {self.lost}; "
            f"the bound is {self.bound}"
        )


def moduli(bits: int, source: random.Random) -> Iterator[int]:
    """Moduli of so many bits whose K is all ones above some limb; the one whose eps is nearly 1; and ordinary ones."""
    for low in range(2, bits - 2, max(1, bits // 24)):
        k = (2 << bits) - (1 << low)
        yield -(-(1 << 2 * bits) // (k + 1)) | 1
    yield (1 << bits) - isqrt((1 << bits) - 1) | 1
    yield (1 << bits) - 1
    for _ in range(4):
        yield source.getrandbits(bits) | 1 << bits - 1 | 1


def factors(plan: Plan, source: random.Random) -> Iterator[tuple[int, int]]:
    """The largest factors; and such whose product has all ones in the limbs that the omitted columns take."""
    top = plan.factor * plan.p - 1
    yield top, top
    yield from ((top, x) for x in (0, 1, top - 1, top >> 1))
    yield from ((source.randint(0, top), source.randint(0, top)) for _ in range(4))
    for _ in range(8):
        # An odd x has an inverse modulo 2^bits, so some y gives x y its low limbs; the high ones follow the sizes.
        x = top - 2 * source.getrandbits(8) | 1
        if x > top:
            x -= 2
        low = top.bit_length() - 1
        yield x, -pow(x, -1, 1 << low) % (1 << low)


def attack(what: str, chosen: list[Plan], source: random.Random) -> Attacked:
    """The largest error of each plan; raises CheckFailed where one leaves its bound."""
    found = Attacked(what)
    for plan in chosen:
        for x, y in factors(plan, source):
            h = x * y
            error = plan.error(h)
            if not 0 <= error <= plan.subtractions:
                raise CheckFailed(
                    f"{what}: p = {plan.p:#x}, {x:#x} * {y:#x}: error {error}, and the bound is {plan.subtractions}"
                )
            if plan.factor == 2 and h - plan.quotient(h) * plan.p >= 2 * plan.p:
                raise CheckFailed(f"{what}: p = {plan.p:#x}, {x:#x} * {y:#x}: the result reaches 2p")
            found.error, found.lost = max(found.error, error), max(found.lost, plan.lost(h))
            found.bound = max(found.bound, plan.subtractions)
            found.cases += 1
    return found
