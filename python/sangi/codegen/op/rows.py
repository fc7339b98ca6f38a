# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plan of a Montgomery product: how each row is reduced, and which carries can be there at all.

Let W = 2^width, R = W^limbs, n0 = -1/p mod W.  Row i adds x_i * y to an accumulator t and then divides t by W
modulo p, with t_0 its lowest limb, in one of two ways:

* *fold*: t <- (t - t_0) / W + t_0 * m, with m = 1/W mod p = (n0 * p + 1) / W.  No quotient, one wait less on
  the multiplier from row to row, but t grows to about W * p.
* *exact*: q = t_0 * n0 mod W, t <- (t + q * p) / W, one multiplication more and t stays near 2p.

Both leave the class of t / W.  So rows are folded as long as the result still ends below 2p, which leaves one
exact row for most moduli and none where n0 = 1: there m = (p + 1) / W is small and both ways are the same.
Instead of a rule about the top limb of p, the largest value that t can have is computed for each row of the
modulus at hand; it decides between the two ways and whether a carry out of limb N has a limb to go to.

If n0 = 1 and m has few binary digits, a fold is shifts; if m = P - Q with at most N/2 limbs of P and Q not
zero, it multiplies these only (secp256k1: 2 of 4, P-384: 3 of 6).

Multiplications: 2N^2 + 1 for most moduli (one exact row, whose q is one more), 2N^2 + N where all are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sangi.codegen.op.shape import Shape


class Kind(Enum):
    """What the rows multiply: x_i by y, or x_i by x_i and by twice the limbs above it.

    LAZY is a product whose factors may be unreduced, as `mul_lazy` allows, and whose result stays below 2p.
    """

    PRODUCT = "product"
    SQUARE = "square"
    LAZY = "lazy"


@dataclass(frozen=True, slots=True)
class Term:
    """+- 2^(width * limb + shift), one signed digit of a sparse constant."""

    limb: int
    shift: int
    minus: bool


@dataclass(frozen=True, slots=True)
class Multiple:
    """How a limb is multiplied by `value`: by `shifts`, by `signed` limbs (index, value), or by all its limbs.

    `peak` is what is added at any time: `value`, or its positive part.
    """

    value: int
    peak: int
    shifts: tuple[Term, ...] = ()
    signed: tuple[tuple[int, int], ...] = ()

    @property
    def dense(self) -> bool:
        """Whether all limbs are multiplied."""
        return not self.shifts and not self.signed


@dataclass(frozen=True, slots=True)
class Row:
    """One row: `wide` says that t needs limb N + 1 after the product, `overflow` after q * p is added too.

    `after` bounds t when the row has been divided by W.
    """

    fold: bool
    wide: bool
    overflow: bool
    after: int


@dataclass(frozen=True)
class Plan:
    """The rows of one modulus; t_0 is multiplied by `folding`, m, and q by `exact`, p."""

    shape: Shape
    rows: tuple[Row, ...]
    folding: Multiple
    exact: Multiple

    @property
    def limbs(self) -> list[int]:
        """The limbs of p."""
        return limbs(self.shape, self.shape.modulus)

    @property
    def inverse(self) -> int:
        """n0 = -1/p mod W."""
        return _inverse(self.shape)

    @property
    def final_carry(self) -> bool:
        """Whether t has a limb N when it is compared with p."""
        return self.rows[-1].after >> self.shape.width * self.shape.limbs != 0

    @property
    def widest(self) -> int:
        """The most limbs that t has at any time; a fold through rdx frees limb 0 before it needs limb N + 1."""
        shifts = bool(self.folding.shifts)
        kept = (row.wide or (row.overflow and (not row.fold or shifts)) for row in self.rows)
        return self.shape.limbs + 1 + any(kept)


def lazy_limit(shape: Shape) -> int:
    """What the second factor of `mul_lazy` must stay below: sums of 64 elements, as far as the limbs hold them."""
    return min(shape.radix, 64 * shape.modulus)


def limbs(shape: Shape, value: int) -> list[int]:
    """A number cut into the limbs of a shape."""
    return [value >> shape.width * i & (1 << shape.width) - 1 for i in range(shape.limbs)]


def plan(shape: Shape, kind: Kind) -> Plan:
    """The plan with the most folded rows whose result is below 2p."""
    folding, exact = _folding(shape), _by_limbs(shape, shape.modulus)
    for folded in range(shape.limbs, -1, -1):
        if made := planned(shape, kind, folded, folding, exact):
            return made
    raise AssertionError("a product with exact rows only ends below 2p")


def planned(
    shape: Shape, kind: Kind, folded: int, folding: Multiple, exact: Multiple, owed: int = 0
) -> Plan | None:
    """The plan with so many folded rows, or None if the result may reach 2p or t outgrow its limbs.

    `owed` is what is yet to be taken off t, at most, when a row has been divided by W.
    """
    rows = _rows(shape, kind, folded, folding, exact, owed)
    return None if rows is None else Plan(shape, rows, folding, exact)


def _folding(shape: Shape) -> Multiple:
    m = (_inverse(shape) * shape.modulus + 1) >> shape.width
    terms = _terms(shape, m) if _inverse(shape) == 1 else ()
    if terms:
        peak = sum(1 << shape.width * t.limb + t.shift for t in terms if not t.minus)
        return Multiple(m, peak, shifts=terms)
    return _by_limbs(shape, m)


def _by_limbs(shape: Shape, value: int) -> Multiple:
    digits = _signed(shape, value)
    peak = sum(digit << shape.width * limb for limb, digit in digits if digit > 0)
    return Multiple(value, peak or value, signed=digits)


def _terms(shape: Shape, m: int) -> tuple[Term, ...]:
    """The signed binary digits of m if they are few, else none.

    At most four digits, one shift besides zero, and per limb at most one digit of each sign.
    """
    found: list[Term] = []
    value, at = m, 0
    while value:
        if value & 1:
            digit = 1 if value == 1 else 2 - value % 4
            found.append(Term(at // shape.width, at % shape.width, digit < 0))
            value -= digit
        value >>= 1
        at += 1
    shifts = {t.shift for t in found} - {0}
    places = [(limb, t.minus) for t in found for limb in ((t.limb, t.limb + 1) if t.shift else (t.limb,))]
    if len(found) > 4 or len(shifts) > 1 or len(set(places)) < len(places):
        return ()
    return tuple(found)


def _signed(shape: Shape, value: int) -> tuple[tuple[int, int], ...]:
    """Limbs of either sign whose sum is `value`, if no more than half of them are to be multiplied, else none.

    Limb N is 0 or 1.  Neighbours have opposite signs: two products on one side would need a third addition.
    """
    word, n = 1 << shape.width, shape.limbs
    found: list[tuple[tuple[int, int], ...]] = []

    def extend(digits: tuple[tuple[int, int], ...], at: int, carry: int) -> None:
        products = sum(limb < n for limb, _ in digits)
        if 2 * products > n:
            return
        if at > n:
            found.append(digits)
            return
        limb = (value >> shape.width * at & word - 1) + carry
        for digit in {limb % word, limb % word - word} if at < n else {limb}:
            near = digits and digits[-1][0] == at - 1 and (digits[-1][1] > 0) == (digit > 0)
            if limb - digit in (0, word) and not (digit and near) and digit != -word:
                extend((*digits, (at, digit)) if digit else digits, at + 1, (limb - digit) // word)

    extend((), 0, 0)
    return min(found, key=lambda digits: (len(digits), digits), default=())


def _inverse(shape: Shape) -> int:
    word = 1 << shape.width
    return -pow(shape.modulus, -1, word) % word


def _rows(
    shape: Shape, kind: Kind, folded: int, folding: Multiple, exact: Multiple, owed: int
) -> tuple[Row, ...] | None:
    """The rows with their exact bounds, or None if the result may reach 2p or t outgrow its limbs.

    Before row i is divided, t * W^i <= partial + added: the part of x * y that the rows so far have brought, and
    what the reductions have added to it, at most (W - 1) * c * W^i each with c = n0 * p (fold) or p (exact).
    """
    n, p = shape.limbs, shape.modulus
    word = 1 << shape.width
    added = 0
    rows = []
    for i in range(n):
        fold = i < folded
        scale = word**i
        partial = brought(shape, kind, i)
        before = (partial + added) // scale + owed
        step = (_inverse(shape) if fold else 1) * p
        # What is negative in m is taken away after the rest has been added.
        peak = before + (word - 1) * (word * folding.peak if fold else exact.peak)
        added += (word - 1) * step * scale
        after = (partial + added) // (scale * word)
        if peak >= word ** (n + 2) or after >= word ** (n + 1):
            return None
        rows.append(Row(fold, before >= word ** (n + 1), peak >= word ** (n + 1), after))
    return tuple(rows) if rows[-1].after < 2 * p else None


def brought(shape: Shape, kind: Kind, i: int) -> int:
    """The most that rows 0 to i bring of x * y or x * x, for x, y < p or as `mul_lazy` allows them."""
    top = shape.modulus - 1
    digits = (1 << shape.width * (i + 1)) - 1
    low = min(top, digits)
    if kind is Kind.SQUARE:
        return low * (2 * top - low)
    if kind is Kind.PRODUCT:
        return low * top
    both = 2 * shape.modulus - 1
    twice = min(both, digits) * both if 4 * shape.modulus <= shape.radix else 0
    return max(low * (lazy_limit(shape) - 1), twice)
