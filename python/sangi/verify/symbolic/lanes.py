# SPDX-License-Identifier: MIT OR Apache-2.0
"""One lane of a kernel for eight elements, run on words that are not known: AVX-512 IFMA, digits of 52 bits.

No instruction here moves data from lane to lane, so what holds of one lane holds of each.  A word is an integer with a
range in which its 64 bits have one meaning: a polynomial over inputs, quotients q, high digits and what shifts leave.
The multiplier takes the low digit of both factors: b c = 2^52 high + low, of which an accumulator may take either.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.poly import ONE, Monomial, Poly

WIDTH = 52
DIGIT = 1 << WIDTH
_WORD, _SIGN = 1 << 64, 1 << 63
#: Quotients that are looked through to see that a low digit is 0.
_DEPTH = 2

Residue = dict[Monomial, int]


@dataclass(frozen=True, slots=True, eq=False)
class Lane:
    """A word of one lane: its value, what it is mod 2^52, and its range."""

    value: Poly
    residue: Residue
    low: int
    high: int


def constant(c: int) -> Lane:
    """The constant c."""
    return Lane(poly.const(c), {(): c % DIGIT} if c % DIGIT else {}, c, c)


def _added(*terms: Residue) -> Residue:
    total: Residue = {}
    for term in terms:
        for monomial, c in term.items():
            total[monomial] = (total.get(monomial, 0) + c) % DIGIT
    return {monomial: c for monomial, c in total.items() if c}


def _times(p: Residue, q: Residue) -> Residue:
    products = ({tuple(sorted(left + right)): c * d} for left, c in p.items() for right, d in q.items())
    return _added(*products)


@dataclass
class Ledger:
    """Every atom of a run: names and ranges, and the words that are made of words.

    `leaf` is what a factor is mod 2^52 that stands as an atom, `cut` of what an atom is the part above a digit, and
    the atom of the digit below it, one of `digits`; `factor` is the lowest digit of the modulus.
    """

    factor: int
    names: list[str] = field(default_factory=list)
    low: list[int] = field(default_factory=list)
    high: list[int] = field(default_factory=list)
    leaf: dict[int, Residue] = field(default_factory=dict)
    cut: dict[int, tuple[Lane, int]] = field(default_factory=dict)
    digits: set[int] = field(default_factory=set)
    _leaves: dict[Lane, Lane] = field(default_factory=dict)
    _products: dict[tuple[Lane, Lane], tuple[Lane, Lane]] = field(default_factory=dict)
    _parts: dict[Lane, tuple[Lane, Lane]] = field(default_factory=dict)
    _constants: dict[int, Lane] = field(default_factory=dict)

    def fresh(self, name: str, low: int, high: int) -> int:
        """A new atom."""
        self.names.append(name)
        self.low.append(low)
        self.high.append(high)
        return len(self.names) - 1

    def word(self, atom: int) -> Lane:
        """The word that an atom is."""
        return Lane(poly.var(atom), {(atom,): 1}, self.low[atom], self.high[atom])

    def constant(self, c: int) -> Lane:
        """The constant c: the same word each time."""
        return self._constants.setdefault(c, constant(c))

    def sum(self, a: Lane, b: Lane, sign: int = 1) -> Lane:
        """a + b, or a - b; raises `Unproved` where 64 bits may not hold it."""
        ends = (b.low, b.high) if sign > 0 else (-b.high, -b.low)
        low, high = a.low + ends[0], a.high + ends[1]
        if low < -_SIGN or high >= (_SIGN if low < 0 else _WORD):
            raise Unproved(f"a lane may hold {low:#x} to {high:#x}")
        other = b.residue if sign > 0 else {m: -c for m, c in b.residue.items()}
        return Lane(poly.add(a.value, poly.scale(b.value, sign)), _added(a.residue, other), low, high)

    def parts(self, a: Lane) -> tuple[Lane, Lane]:
        """(floor(a / 2^52), a mod 2^52): the same words whenever the same word is cut."""
        if a.low >= 0 and a.high < DIGIT:
            return self.constant(0), a
        if a not in self._parts:
            above = self.fresh("u", a.low >> WIDTH, a.high >> WIDTH)
            below = self.fresh("m", 0, DIGIT - 1)
            self.cut[above] = a, below
            self.digits.add(below)
            value = poly.sub(a.value, poly.scale(poly.var(above), 1, WIDTH))
            self._parts[a] = self.word(above), Lane(value, a.residue, 0, DIGIT - 1)
        return self._parts[a]

    def cleared(self, above: int) -> Poly | None:
        """What a column passes on that a multiple of the modulus clears, as a sum of products; None of another shift.

        A kernel shifts c + 2^52 - 1, which is c / 2^52 rounded up.  If c + q p is 0 mod 2^52, that is the sum of c and
        the low digit of q p, over 2^52.
        """
        a, _ = self.cut[above]
        rest = _added(a.residue, {(): 1})
        for (q, digit), (_, low) in self._products.items():
            found = digit.low == digit.high == self.factor
            if found and self._vanishes(_added(rest, _times(q.residue, digit.residue))):
                return poly.scale(poly.add(a.value, low.value, poly.const(1 - DIGIT)), 1, -WIDTH)
        return None

    def _vanishes(self, rest: Residue) -> bool:
        for _ in range(_DEPTH):
            young = max((a for m in rest for a in m if a in self.leaf), default=None)
            if not rest or young is None:
                break
            known = self.leaf[young]
            parts = [
                {m: c} if young not in m else _times({_less(m, young): c}, known) for m, c in rest.items()
            ]
            rest = _added(*parts)
        return not rest

    def as_leaf(self, a: Lane) -> Lane:
        """The word as an atom, so that its multiples are linear."""
        if a.low == a.high or (
            len(a.value) == 1 and len(next(iter(a.value))) == 1 and ONE in a.value.values()
        ):
            return a
        if a not in self._leaves:
            atom = self.fresh("q", a.low, a.high)
            self.leaf[atom] = a.residue
            self._leaves[a] = self.word(atom)
        return self._leaves[a]

    def product(self, a: Lane, b: Lane) -> tuple[Lane, Lane]:
        """(high, low) digit of the product of two low digits."""
        a, b = (self.as_leaf(self.parts(word)[1]) for word in (a, b))
        a, b = (b, a) if (a.low == a.high and b.low != b.high) else (a, b)
        found = self._products.get((a, b)) or self._products.get((b, a))
        if found is None:
            most = a.high * b.high
            high = self.word(self.fresh("h", a.low * b.low >> WIDTH, most >> WIDTH))
            value = poly.sub(poly.mul(a.value, b.value), poly.scale(high.value, 1, WIDTH))
            low = Lane(value, _times(a.residue, b.residue), 0, min(most, DIGIT - 1))
            found = self._products[a, b] = high, low
        return found


def _less(monomial: Monomial, atom: int) -> Monomial:
    """A monomial without one factor."""
    at = monomial.index(atom)
    return monomial[:at] + monomial[at + 1 :]
