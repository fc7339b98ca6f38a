# SPDX-License-Identifier: MIT OR Apache-2.0
"""The error of a quotient that leaves columns out, as a theorem.

Let p > 0, K = floor(2^t / p), eps = 2^t / p - K, and 0 <= H < (f p)^2, the product of two factors below f p.  Let S be
H K without its limb products of the columns i + j < c, which come to E at most, and d = floor(S / 2^t).  Then

    H / p - S / 2^t = (H eps + H K - S) / 2^t,  which lies between 0 and delta = (max H eps + E) / 2^t,

    0 <= floor(H / p) - d <= ceil(delta)  and  0 <= H - d p < (1 + delta) p.

So ceil(delta) subtractions of p are enough at the end, and none where delta < 1 and results below 2p will do.

E, with the limbs K_j of this modulus, is largest where all limbs of H below column c are all ones:
the omitted products of K_j are K_j 2^(w j) (H mod 2^(w (c - j))), so E = sum over j < c of K_j (2^(w c) - 2^(w j)).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import ceil


@dataclass(frozen=True)
class Plan:
    """A reduction: the modulus p, limbs of `width` bits, t, the first column c, and f."""

    p: int
    width: int
    shift: int
    column: int
    factor: int = 1

    @cached_property
    def k(self) -> int:
        """K = floor(2^t / p)."""
        return (1 << self.shift) // self.p

    @cached_property
    def limbs(self) -> int:
        """The limbs of K."""
        return -(-self.k.bit_length() // self.width)

    @property
    def guards(self) -> int:
        """The columns that are computed below the one in which the quotient begins."""
        return self.shift // self.width - self.column

    @property
    def top(self) -> int:
        """The largest H: both factors f p - 1."""
        return (self.factor * self.p - 1) ** 2

    @property
    def truncation(self) -> Fraction:
        """E / 2^t: what the columns left out are worth at most, in units of the quotient."""
        w, c = self.width, self.column
        limbs = ((self.k >> w * j & (1 << w) - 1, j) for j in range(min(c, self.limbs)))
        omitted = sum(limb * ((1 << w * c) - (1 << w * j)) for limb, j in limbs)
        return Fraction(omitted, 1 << self.shift)

    @property
    def delta(self) -> Fraction:
        """The bound on H / p - S / 2^t."""
        eps = Fraction((1 << self.shift) % self.p, self.p)
        return self.top * eps / (1 << self.shift) + self.truncation

    @property
    def subtractions(self) -> int:
        """ceil(delta): the largest error of the quotient, and the subtractions that mend it."""
        return ceil(self.delta)

    def with_guards(self, guards: int) -> Plan:
        """The same with another number of guard columns."""
        return replace(self, column=max(0, self.shift // self.width - guards))

    def omitted(self, h: int) -> int:
        """H K - S: the products of the columns below c."""
        w = self.width
        total = 0
        for j in range(min(self.column, self.limbs)):
            limb = self.k >> w * j & (1 << w) - 1
            total += limb * (h & (1 << w * (self.column - j)) - 1) << w * j
        return total

    def quotient(self, h: int) -> int:
        """d."""
        return (h * self.k - self.omitted(h)) >> self.shift

    def error(self, h: int) -> int:
        """floor(H / p) - d."""
        return h // self.p - self.quotient(h)

    def lost(self, h: int) -> int:
        """floor(H K / 2^t) - d: the part of the error that the omitted columns cause."""
        return (h * self.k >> self.shift) - self.quotient(h)


def paper(p: int, width: int, guards: int = 2) -> Plan:
    """Algorithm 3: n bits, t = 2n, factors below p."""
    shift = 2 * p.bit_length()
    return Plan(p, width, shift, max(0, shift // width - guards))


def lazy(p: int, width: int) -> Plan:
    """No subtraction at all: L limbs with w L >= n + 3, t = n + w L - 1, factors and results below 2p."""
    n = p.bit_length()
    limbs = -(-(n + 3) // width)
    shift = n + width * limbs - 1
    return widest(Plan(p, width, shift, 0, 2))


def widest(plan: Plan) -> Plan:
    """The same with as many columns left out as cost no subtraction more."""
    least = max(1, replace(plan, column=0).subtractions)
    guards = 0
    while plan.with_guards(guards).subtractions > least and plan.with_guards(guards).column:
        guards += 1
    return plan.with_guards(guards)
