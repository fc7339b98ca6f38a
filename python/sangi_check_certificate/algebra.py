# SPDX-License-Identifier: MIT OR Apache-2.0
"""Integers that are not known: ranges, exact equations between them, and what follows from these.

A polynomial maps monomials, sorted tuples of atoms, to coefficients times 2^SCALE; only a power of two is below the
line of a coefficient.  An atom is an integer with a range from 0 or above.  A word is a polynomial with whole
coefficients that cannot leave [0, 2^64).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

SCALE = 4096
ONE = 1 << SCALE

Poly = dict[tuple[int, ...], int]


class Refused(Exception):
    """The certificate does not show the claim; the message says where."""


def refuse(wrong: object, what: str) -> None:
    """Raises `Refused` if something is wrong."""
    if wrong:
        raise Refused(what)


def const(c: int) -> Poly:
    """The constant c."""
    return {(): c << SCALE} if c else {}


def number(p: Poly) -> int | None:
    """The whole number that a polynomial is; None if it has atoms, or a fraction."""
    return p.get((), 0) >> SCALE if p.keys() <= {()} and p.get((), 0) % ONE == 0 else None


def plus(p: Poly, q: Poly, times: int = 1) -> Poly:
    """p + times * q."""
    total = dict(p)
    for monomial, c in q.items():
        value = total.pop(monomial, 0) + times * c
        if value:
            total[monomial] = value
    return total


def product(p: Poly, q: Poly) -> Poly:
    """p * q, exactly; raises `Refused`."""
    total: Poly = {}
    for left, c in p.items():
        for right, d in q.items():
            value, lost = divmod(c * d, ONE)
            refuse(lost, "more bits behind the point than are kept")
            monomial = tuple(sorted(left + right))
            total[monomial] = total.get(monomial, 0) + value
    return {monomial: c for monomial, c in total.items() if c}


def shifted(p: Poly, bits: int) -> Poly:
    """p * 2^bits, exactly; raises `Refused`."""
    return product(p, {(): 1 << SCALE + bits})


def total(words: Iterable[Poly], at: Iterable[int]) -> Poly:
    """The sum of words, each times 2^at."""
    return reduce(plus, map(shifted, words, at), {})


def parsed(terms: list[list[Any]]) -> Poly:
    """A polynomial from a list of [numerator, power of two, atom, ...]; raises `Refused`."""
    refuse(any(type(atom) is not int or atom < 0 for _, _, *atoms in terms for atom in atoms), "no atoms")
    return reduce(plus, ({tuple(sorted(m)): int(c, 16) << SCALE + power} for c, power, *m in terms), {})


@dataclass
class System:
    """What is known of atoms.

    `ranges` are the least and the largest value of each; `rules` the equations, each solved for one atom; `plain` the
    atoms that are constants or older atoms; `parts` quotient and remainder of what was split, and by which power.
    """

    ranges: list[tuple[int, int]] = field(default_factory=list)
    rules: dict[int, Poly] = field(default_factory=dict)
    plain: dict[int, Poly] = field(default_factory=dict)
    parts: dict[tuple[frozenset[object], int], tuple[Poly, Poly]] = field(default_factory=dict)

    def new(self, low: int, high: int, rule: Poly | None = None) -> Poly:
        """An atom in a range, with its rule, of which all coefficients are whole."""
        self.ranges.append((low, high))
        self.rules |= {} if rule is None else {len(self.ranges) - 1: rule}
        return {(len(self.ranges) - 1,): ONE}

    def known(self, p: Poly) -> Poly:
        """A polynomial without atoms that are constants or older atoms."""
        return self.normal(p, self.plain)

    def ends(self, p: Poly) -> tuple[int, int]:
        """Bounds of a polynomial by the ranges of its atoms; times 2^SCALE."""
        low = high = 0
        for monomial, c in self.known(p).items():
            ends = [c * math.prod(self.ranges[atom][side] for atom in monomial) for side in (0, 1)]
            low, high = low + min(ends), high + max(ends)
        return low, high

    def most(self, p: Poly) -> int:
        """The largest value that a word may have."""
        return self.ends(p)[1] >> SCALE

    def mul(self, a: Poly, b: Poly) -> tuple[Poly, Poly]:
        """(high, low) word of a * b; a factor with differences is an atom first, which keeps its range."""
        a, b = map(self.known, (a, b))
        a, b = (p if min(p.values(), default=0) >= 0 else self.new(0, self.most(p), p) for p in (a, b))
        return self.split(product(a, b), 64)

    def split(self, p: Poly, bits: int) -> tuple[Poly, Poly]:
        """(floor(p / 2^bits), p mod 2^bits) of a whole number; the same of the same."""
        p = self.known(p)
        low, high = (end >> SCALE for end in self.ends(p))
        if bits == 0:
            return p, {}
        if low >> bits == high >> bits:
            return const(low >> bits), plus(p, const(low >> bits), -1 << bits)
        if low + 1 == high and high % (1 << bits) == 0:
            up = plus(p, const((low >> bits) - low))
            return up, plus(p, up, -1 << bits)
        powers = {min(bits, (c & -c).bit_length() - 1 - SCALE) for c in p.values()}
        for k in sorted(powers - {0}, reverse=True):
            below = {monomial: c for monomial, c in p.items() if c % (ONE << k)}
            least, most = self.ends(below)
            if least >= 0 and most < ONE << k:
                up, down = self.split(shifted(plus(p, below, -1), -k), bits - k)
                return up, plus(below, down, 1 << k)
        key, sign = (frozenset(p.items()), bits), -1 if low < 0 else 1
        if key not in self.parts:
            refuse(low < 0 and high >> bits > 0, "a number of either sign")
            ends = sign * (low >> bits), sign * (high >> bits)
            up = plus({}, self.new(min(ends), max(ends)), sign)
            self.parts[key] = up, self.new(0, (1 << bits) - 1, plus(p, up, -1 << bits))
        return self.parts[key]

    def normal(self, p: Poly, table: dict[int, Poly], modulus: int = 0) -> Poly:
        """What a polynomial is by the equations of a table, where no atom of the table is left; modulo a number."""
        while hit := {atom for monomial in p for atom in monomial if atom in table}:
            atom, rest, factor = max(hit), Poly(), Poly()
            for monomial, c in p.items():
                at = monomial.index(atom) if atom in monomial else len(monomial)
                (factor if atom in monomial else rest)[monomial[:at] + monomial[at + 1 :]] = c
            p = plus(rest, product(factor, table[atom]))
            if modulus:
                p = {monomial: c % (modulus << SCALE) for monomial, c in p.items()}
        return {monomial: c for monomial, c in p.items() if not modulus or c % (modulus << SCALE)}

    def fact(self, bits: int, value: int, p: Poly, above: Poly, below: Poly) -> None:
        """Learns that p has a value: a whole number that is it mod 2^bits, and for which no other has room.

        `above` and `below` are other forms of p, whose ranges bound it.
        """
        refuse(any(c % ONE for c in p.values()), "no whole coefficients")
        whole = {atom: rule for atom, rule in self.rules.items() if not any(c % ONE for c in rule.values())}
        refuse(
            self.normal(plus(p, const(value), -1), whole | self.plain, 1 << bits), "what p is not mod 2^bits"
        )
        refuse(not (self.same(p, above) and self.same(p, below)), "a bound of something else")
        refuse(self.ends(above)[1] >= value + (1 << bits) << SCALE, "a bound that leaves more than one value")
        refuse(self.ends(below)[0] <= value - (1 << bits) << SCALE, "a bound that leaves more than one value")
        self.learn(p, value)

    def same(self, p: Poly, q: Poly) -> bool:
        """Whether two polynomials are the same number by the equations."""
        return not self.normal(plus(p, q, -1), self.rules)

    def learn(self, p: Poly, value: int) -> None:
        """Takes up that a polynomial has a value: solved for the youngest atom that this can be solved for."""
        zero = plus(p, const(value), -1)
        for atom, rule in _solved(zero).items():
            if number(rule) is not None or ([*rule.values()] == [ONE] and len(next(iter(rule))) == 1):
                self.plain[atom] = rule
        zero = self.normal(zero, self.rules)
        refuse(zero and not _solved(zero), "an equation that can be solved for no atom")
        self.rules |= _solved(zero)


def _solved(zero: Poly) -> dict[int, Poly]:
    """What p = 0 makes of the youngest atom that it can be solved for; nothing if there is none."""
    for monomial in sorted(zero, reverse=True):
        c, rest = zero[monomial], {m: c for m, c in zero.items() if m != monomial}
        power = abs(c).bit_length() - 1
        if len(monomial) == 1 and abs(c) == 1 << power and not any(monomial[0] in m for m in rest):
            return {monomial[0]: plus({}, shifted(rest, SCALE - power), -1 if c > 0 else 1)}
    return {}
