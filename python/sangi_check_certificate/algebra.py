# SPDX-License-Identifier: MIT OR Apache-2.0
"""Integers that are not known: ranges, exact equations between them, and what follows from these.

A polynomial maps monomials, sorted tuples of atoms, to coefficients times 2^SCALE; only a power of two is below the
line of a coefficient.  An atom is an integer with a range.  `rules` are the equations, each solved for one atom.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SCALE = 4096
ONE = 1 << SCALE
WORD = 1 << 64

Poly = dict[tuple[int, ...], int]


class Refused(Exception):
    """The certificate does not show the claim; the message says where."""


def refuse(wrong: object, what: str) -> None:
    """Raises `Refused` if something is wrong."""
    if wrong:
        raise Refused(what)


@dataclass(frozen=True)
class Atom:
    """An integer of a run, by number."""

    number: int


Word = int | Atom


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
            monomial = tuple(sorted(left + right))
            value, lost = divmod(c * d, ONE)
            refuse(lost, "more bits behind the point than are kept")
            total[monomial] = total.get(monomial, 0) + value
    return {monomial: c for monomial, c in total.items() if c}


def shifted(p: Poly, bits: int) -> Poly:
    """p * 2^bits, exactly; raises `Refused`."""
    return product(p, {(): 1 << SCALE + bits})


@dataclass
class System:
    """`low` and `high` are the ranges of atoms, `residues` what some are mod 2^64, by older ones."""

    low: list[int] = field(default_factory=list)
    high: list[int] = field(default_factory=list)
    rules: dict[int, Poly] = field(default_factory=dict)
    residues: dict[int, Poly] = field(default_factory=dict)
    parts: dict[tuple[int, int], tuple[Word, Word]] = field(default_factory=dict)
    remainders: dict[int, tuple[Word, int]] = field(default_factory=dict)
    older: dict[int, Word] = field(default_factory=dict)
    made: dict[tuple[Word, Word, Word, int], tuple[Word, Word]] = field(default_factory=dict)

    def new(self, low: int, high: int, rule: Poly | None = None) -> Word:
        """An atom in a range, with its rule, of which all coefficients are whole."""
        self.low.append(low)
        self.high.append(high)
        number = len(self.low) - 1
        if rule is not None:
            self.rules[number] = self.residues[number] = rule
        return Atom(number)

    def known(self, a: Word) -> Word:
        """A word; the older one that it is, or the number where it can only be one."""
        while isinstance(a, Atom) and a.number in self.older:
            a = self.older[a.number]
        if isinstance(a, Atom) and self.low[a.number] == self.high[a.number]:
            return self.low[a.number]
        return a

    def range(self, a: Word) -> tuple[int, int]:
        """The least and the largest that a word may be."""
        return (a, a) if isinstance(a, int) else (self.low[a.number], self.high[a.number])

    def form(self, a: Word) -> Poly:
        """A word as a polynomial."""
        if isinstance(a, Atom):
            return {(a.number,): ONE}
        return {(): a << SCALE} if a else {}

    # -- words ---------------------------------------------------------------------------------------------

    def named(self, p: Poly) -> Word:
        """A word that a polynomial with whole coefficients is, which cannot leave [0, 2^64)."""
        if not p or set(p) == {()}:
            return p.get((), 0) >> SCALE
        low, high = -(-self.ends(p)[0] >> SCALE), self.ends(p)[1] >> SCALE
        refuse(low < 0 or high >= WORD, "a word that may be none")
        return self.new(low, high, p)

    def add(self, a: Word, b: Word, c: Word, sign: int) -> tuple[Word, Word]:
        """(a + b + c mod 2^64, carry), or with sign -1 (a - b - c mod 2^64, borrow).

        The same again is the same words.
        """
        key = (a, b, c, sign)
        if key not in self.made:
            self.made[key] = self._add(a, b, c, sign)
        return self.made[key]

    def _add(self, a: Word, b: Word, c: Word, sign: int) -> tuple[Word, Word]:
        if a == b and isinstance(a, Atom) and sign > 0 and self.high[a.number] >> 63:
            top, rest = self.split(a, 63)
            return self.named(plus(self.form(c), self.form(rest), 2)), top
        total = plus(self.form(a), plus(self.form(b), self.form(c)), sign)
        low, high = (end // ONE for end in self.ends(total))
        if not (low >= 0 and high < WORD):
            carry = 1 if high < 0 or low >= WORD else self.new(0, 1)
            over = plus(total, self.form(carry), -sign * WORD)
            if isinstance(carry, int):
                return self.named(over), carry
            return self.new(0, WORD - 1, over), carry
        if b == 0 and c == 0:
            return a, 0
        return self.named(total), 0

    def mul(self, a: Word, b: Word) -> tuple[Word, Word]:
        """(high, low) word of a * b; the same again is the same words."""
        key = (a, b, 0, 0)
        if key not in self.made:
            self.made[key] = self._mul(a, b)
        return self.made[key]

    def _mul(self, a: Word, b: Word) -> tuple[Word, Word]:
        if isinstance(a, int) and isinstance(b, int):
            return divmod(a * b, WORD)
        if 0 in (a, b):
            return 0, 0
        if 1 in (a, b):
            return 0, b if a == 1 else a
        (least, most), (less, more) = self.range(a), self.range(b)
        both = product(self.form(a), self.form(b))
        if most * more < WORD:
            return 0, self.named(both)
        high = self.new(least * less >> 64, most * more >> 64)
        step = next((c & -c for c in (a, b) if isinstance(c, int)), 1)
        return high, self.new(0, WORD - step, plus(both, self.form(high), -WORD))

    def split(self, a: Word, bits: int) -> tuple[Word, Word]:
        """(a >> bits, a mod 2^bits); the same words whenever the same word is split."""
        if isinstance(a, int):
            return divmod(a, 1 << bits)
        if self.high[a.number] >> bits == 0:
            return 0, a
        key = (a.number, bits)
        if key not in self.parts and a.number in self.remainders:
            of, more = self.remainders[a.number]
            (above, low), (top, _) = self.split(of, bits), self.split(of, more)
            rest = plus(self.form(above), self.form(top), -(1 << more - bits))
            self.parts[key] = self.new(0, (1 << more - bits) - 1, rest), low
        elif key not in self.parts:
            up = self.new(self.low[a.number] >> bits, self.high[a.number] >> bits)
            down = self.new(0, (1 << bits) - 1, plus(self.form(a), self.form(up), -(1 << bits)))
            assert isinstance(down, Atom)
            self.remainders[down.number] = a, bits
            self.parts[key] = up, down
        return self.parts[key]

    # -- consequences --------------------------------------------------------------------------------------

    def ends(self, p: Poly) -> tuple[int, int]:
        """Bounds of a polynomial by the ranges of its atoms, none of which is negative; times 2^SCALE."""
        low = high = 0
        for monomial, c in p.items():
            ends = [c, c]
            for atom in monomial:
                ends = [ends[0] * self.low[atom], ends[1] * self.high[atom]]
            low, high = low + min(ends), high + max(ends)
        return low, high

    def normal(self, p: Poly, residues: dict[int, Poly] | None = None) -> Poly:
        """What a polynomial is by the equations, where no atom with a rule is left; mod 2^64 by residues."""
        table = self.rules if residues is None else residues
        while hit := {atom for monomial in p for atom in monomial if atom in table}:
            atom = max(hit)
            rest = {m: c for m, c in p.items() if atom not in m}
            factor: Poly = {}
            for m, c in p.items():
                if atom in m:
                    at = m.index(atom)
                    factor[m[:at] + m[at + 1 :]] = c
            p = plus(rest, product(factor, table[atom]))
            if residues is not None:
                p = {m: c % (WORD << SCALE) for m, c in p.items()}
        return {m: c for m, c in p.items() if residues is None or c % (WORD << SCALE)}

    def learn(self, p: Poly, value: int) -> None:
        """Takes up that a polynomial has a value: solved for the youngest atom that this can be solved for."""
        if len(p) == 1 and (single := next(iter(p.items())))[1] == ONE and len(single[0]) == 1:
            (atom,) = single[0]
            refuse(not self.low[atom] <= value <= self.high[atom], "a value outside its range")
            self.low[atom] = self.high[atom] = value
        p = self.normal(plus(p, {(): value << SCALE}, -1))
        if not p:
            return
        for monomial, c in sorted(p.items(), reverse=True):
            odd = abs(c) >> (c & -c).bit_length() - 1
            others = {atom for m in p if m != monomial for atom in m}
            if len(monomial) == 1 and odd == 1 and monomial[0] not in others:
                back = (c & -c).bit_length() - 1 - SCALE
                rest = {m: d for m, d in p.items() if m != monomial}
                self.rules[monomial[0]] = (
                    shifted(rest, -back) if c < 0 else plus({}, shifted(rest, -back), -1)
                )
                return
        raise Refused("an equation that can be solved for no atom")

    def same(self, p: Poly, q: Poly) -> bool:
        """Whether two polynomials are the same number by the equations."""
        return not self.normal(plus(p, q, -1))

    def low_word_is_zero(self, p: Poly) -> None:
        """Learns that p is 0: it is a multiple of 2^64, and its range holds no other."""
        refuse(any(c % ONE for c in p.values()), "no whole coefficients")
        constants = {
            n: self.form(v) for n, (v, w) in enumerate(zip(self.low, self.high, strict=True)) if v == w
        }
        refuse(self.normal(p, self.residues | constants), "a word that is not 0 mod 2^64")
        low, high = self.ends(p)
        refuse(
            low <= -WORD << SCALE or high >= WORD << SCALE, "a number that may be another multiple of 2^64"
        )
        self.learn(p, 0)
        if len(p) == 2 and all(len(m) == 1 for m in p) and sorted(p.values()) == [-ONE, ONE]:
            (old,), (new,) = sorted(p)
            self.older[new] = Atom(old)

    def has_value(self, p: Poly, value: int, above: Poly, below: Poly) -> None:
        """Learns that p, a whole number, has a value: `above` and `below` are what it is, and leave no other."""
        refuse(any(c % ONE for c in p.values()), "no whole coefficients")
        refuse(not (self.same(p, above) and self.same(p, below)), "a bound of something else")
        refuse(
            self.ends(above)[1] >= value + 1 << SCALE or self.ends(below)[0] <= value - 1 << SCALE,
            "a bound that leaves more than one value",
        )
        self.learn(p, value)
