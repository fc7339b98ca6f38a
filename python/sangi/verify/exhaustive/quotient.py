# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bound by exhaustion: every modulus of a few bits, odd or even, and every H that is a product of two factors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from sangi.errors import CheckFailed
from sangi.verify.bounds.quotient import Plan, lazy, paper

#: Bits of p, of a limb.
SIZES = ((4, 2), (6, 2), (6, 3), (8, 2), (8, 4))
GUARDS = (1, 2, 3)


@dataclass
class Exhausted:
    """What one size and kind of plan gave: the largest error, the part of it that columns cost, the bound."""

    what: str
    moduli: int = 0
    cases: int = 0
    error: int = 0
    lost: int = 0
    bound: int = 0
    tight: int = 0  # moduli whose bound is reached

    def __str__(self) -> str:
        return (
            f"{self.what}: {self.moduli} moduli, {self.cases:,} products: error at most {self.error}, "
            f"the columns' part {self.lost}; the bound is {self.bound} at most, and is reached for {self.tight} moduli"
        )


def plans(bits: int, width: int) -> Iterator[tuple[str, list[Plan]]]:
    """Every modulus of so many bits under each kind of plan.  A power of two is reduced by a mask, not so."""
    moduli = range((1 << bits - 1) + 1, 1 << bits)
    for guards in GUARDS:
        name = f"{bits} bits, limbs of {width}, guard columns {guards}"
        yield name, [paper(p, width, guards) for p in moduli]
    yield f"{bits} bits, limbs of {width}, no subtraction", [lazy(p, width) for p in moduli]


def exhaust(what: str, chosen: list[Plan]) -> Exhausted:
    """Every product of two factors under each plan; raises CheckFailed where an error leaves its bound."""
    found = Exhausted(what)
    for plan in chosen:
        x = np.arange(plan.factor * plan.p, dtype=np.int64)
        h = np.unique(np.multiply.outer(x, x))
        d = _quotients(plan, h)
        error, lost = h // plan.p - d, (h * plan.k >> plan.shift) - d
        worst = int(error.max())
        if int(error.min()) < 0 or worst > plan.subtractions:
            at = int(h[error.argmin() if int(error.min()) < 0 else error.argmax()])
            raise CheckFailed(
                f"{what}, p = {plan.p}, H = {at}: the error of the quotient leaves 0..{plan.subtractions}"
            )
        if plan.factor == 2 and int((h - d * plan.p).max()) >= 2 * plan.p:
            raise CheckFailed(f"{what}, p = {plan.p}: a result reaches 2p")
        found.moduli += 1
        found.cases += len(x) ** 2
        found.error, found.lost = max(found.error, worst), max(found.lost, int(lost.max()))
        found.bound = max(found.bound, plan.subtractions)
        found.tight += worst == plan.subtractions
    return found


def _quotients(plan: Plan, h: np.ndarray) -> np.ndarray:
    """d for every H, column by column as a program has it: independent of `Plan.quotient`."""
    w, mask = plan.width, (1 << plan.width) - 1
    limbs = -(-plan.top.bit_length() // w)
    total = np.zeros_like(h)
    for i in range(limbs):
        for j in range(max(0, plan.column - i), plan.limbs):
            total += (h >> w * i & mask) * (plan.k >> w * j & mask) << w * (i + j)
    result: np.ndarray = total >> plan.shift
    return result
