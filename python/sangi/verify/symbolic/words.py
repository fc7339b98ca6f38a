# SPDX-License-Identifier: MIT OR Apache-2.0
"""Words and flags of a symbolic run, each in three exact forms, and the arithmetic that makes new ones.

The forms of a word: `value`, over inputs, quotients, high halves and carries (lo = a b - 2^64 hi,
s = a + b + c_in - 2^64 c: sums of it telescope to the number meant); `local`, the other way round, over words
in [0, 2^64) (c = (a + b + c_in - s) / 2^64: bounds carries); `residue`, mod 2^64 (shows that a low word is 0).
"""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass, field, replace

from sangi.verify.symbolic import poly, residue
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.poly import Poly
from sangi.verify.symbolic.residue import WORD, Residue
from sangi.verify.symbolic.sums import Sums

#: Quotients that are looked through, one in another, to see that a word is 0.
_DEPTH = 2


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A word in [low, high], or a flag in [0, 1]; `atom` names a flag that is not known."""

    value: Poly
    local: Poly
    residue: Residue
    low: int
    high: int
    atom: int | None = None

    @property
    def known(self) -> int | None:
        """The value, where it is a constant."""
        return self.low if self.low == self.high else None


def constant(c: int) -> Word:
    """The constant c."""
    return Word(poly.const(c), poly.const(c), residue.const(c), c, c)


ZERO = constant(0)


@dataclass(frozen=True, slots=True)
class Birth:
    """How atoms came to be: `atoms` are the carry and sum, high and low half, quotient, or bit and rest of `of`."""

    kind: str
    of: tuple[Word, ...]
    atoms: tuple[int, ...]


@dataclass
class Ledger:
    """All atoms of one run: names, ranges, definitions.

    `definition` is the value form of a word atom; `leaf` the residue of a word that was multiplied by a
    constant, which stands as an atom from then on; `carry` the local form of a carry; `where` the place where
    an atom came to be; `shifted` the halves of a word times a power of two, `halved` half a word and its lowest
    bit; `bit_of` the atom whose lowest bit another is, `parity` that bit where it is decided; `added` the sums
    that were made; `marked` the names of words to be treated as if they were multiplied, `addends` how often
    words were added to others; `inverse` two atoms whose product is -1 mod 2^64.  At `deadline`, by
    `time.monotonic`, the run is given up.
    """

    names: list[str] = field(default_factory=list)
    low: list[int] = field(default_factory=list)
    high: list[int] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    definition: dict[int, Poly] = field(default_factory=dict)
    leaf: dict[int, Residue] = field(default_factory=dict)
    carry: dict[int, Poly] = field(default_factory=dict)
    births: list[Birth] = field(default_factory=list)
    parity: dict[int, int] = field(default_factory=dict)
    bit_of: dict[int, int] = field(default_factory=dict)
    shifted: dict[tuple[int | Word, int], tuple[Word, Word]] = field(default_factory=dict)
    halved: dict[int | Word, tuple[Word, Word]] = field(default_factory=dict)
    added: Sums = field(default_factory=Sums)
    marked: frozenset[str] = frozenset()
    addends: Counter[str] = field(default_factory=Counter)
    inverse: tuple[int, int] | None = None
    place: str = "on entry"
    number: int = 0
    deadline: float = math.inf

    def clone(self) -> Ledger:
        """A copy that goes its own way."""
        return replace(
            self,
            names=list(self.names),
            low=list(self.low),
            high=list(self.high),
            where=list(self.where),
            definition=dict(self.definition),
            leaf=dict(self.leaf),
            carry=dict(self.carry),
            births=list(self.births),
            parity=dict(self.parity),
            bit_of=dict(self.bit_of),
            shifted=dict(self.shifted),
            halved=dict(self.halved),
            added=self.added.clone(),
        )

    def hurry(self) -> None:
        """Raises `Unproved` after the deadline."""
        if time.monotonic() > self.deadline:
            raise Unproved("takes too long")

    def fresh(self, name: str, low: int, high: int) -> int:
        """A new atom."""
        self.names.append(name)
        self.low.append(low)
        self.high.append(high)
        self.where.append(self.place)
        return len(self.names) - 1

    def word(self, atom: int) -> Word:
        """The word that an atom stands for."""
        form = poly.var(atom)
        return Word(form, form, residue.var(atom), self.low[atom], self.high[atom])

    def input(self, name: str, high: int) -> tuple[int, Word]:
        """A word that the caller gave, at most `high`."""
        atom = self.fresh(name, 0, high)
        return atom, self.word(atom)

    # -- sums ----------------------------------------------------------------------------------------------

    def add(self, a: Word, b: Word, carry: Word, sign: int = 1) -> tuple[Word, Word]:
        """(a + b + carry mod 2^64, carry out), or with sign -1 (a - b - carry mod 2^64, borrow out)."""
        key = (sign, *(word if word.known is None else word.known for word in (a, b, carry)))
        if key not in self.added.made:
            out = self._joined(a, b, sign) if carry.known == 0 else None
            if out is None:
                out = self._complement(a, b, sign) if carry.known == 0 else None
                out = out or self._sum(a, b, carry, sign)
                if carry.known == 0 and out[0].known is None and out[1].known is None:
                    self.added.parts[out[0]] = (sign, a, b, out[1])
            self.added.made[key] = out
        return self.added.made[key]

    def _complement(self, a: Word, b: Word, sign: int) -> tuple[Word, Word] | None:
        """a +- b where a -+ (2^64 - b) was made: the same word, and a carry where that had none."""
        word, carry = (
            self.added.made.get((-sign, a, WORD - b.low, 0), (None, ZERO)) if b.known else (None, ZERO)
        )
        return (word, self._sum(constant(1), carry, ZERO, -1)[0]) if word is not None else None

    def _joined(self, a: Word, b: Word, sign: int) -> tuple[Word, Word] | None:
        """a +- b where a is a sum of two words itself and one of the three is a carry: the sum of all three.

        The carry that is left for the second addition is that of all three less that of the first.
        """
        if sign > 0 and a not in self.added.parts:
            a, b = b, a
        before, first, second, carry = self.added.parts.get(a, (0, a, b, ZERO))
        terms = (first, second, b) if sign > 0 else (second, b)
        bit = next((word for word in reversed(terms) if word.high <= 1 and word.known != 0), None)
        if before != sign or bit is None:
            return None
        left, *right = [word for word in (first, second, b) if word is not bit] or [bit]
        word, over = self.add(left, right[0] if right else bit, bit, sign)
        rest = Word(
            poly.sub(over.value, carry.value),
            poly.sub(over.local, carry.local),
            residue.add(over.residue, residue.neg(carry.residue)),
            0,
            1,
        )
        if not rest.value and not rest.local:
            return word, ZERO
        self.added.whole[carry, rest] = over
        return word, rest

    def either(self, a: Word, b: Word) -> Word | None:
        """a or b, of two carries that are never both 1; None if that is not known of them."""
        return self.added.whole.get((a, b)) or self.added.whole.get((b, a))

    def _sum(self, a: Word, b: Word, carry: Word, sign: int) -> tuple[Word, Word]:
        if sign > 0 and a is b and a.known is None and len(a.value) == 1 and a.value == a.local:
            return self._double(a, carry)
        self._note(b)
        value = poly.add(a.value, poly.scale(poly.add(b.value, carry.value), sign))
        local = poly.add(a.local, poly.scale(poly.add(b.local, carry.local), sign))
        other = residue.add(b.residue, carry.residue)
        rest = residue.add(a.residue, other if sign > 0 else residue.neg(other))
        ends = (b.low + carry.low, b.high + carry.high)
        low, high = a.low + sign * ends[sign < 0], a.high + sign * ends[sign > 0]
        if b.known == 0 and (low < 0 or high >= WORD):
            low, high = self._within(local, low, high)
        if low >= 0 and high < WORD:
            return Word(value, local, rest, low, high), ZERO
        if low >= WORD or high < 0:
            back = -WORD * sign
            moved = poly.const(back)
            word = Word(poly.add(value, moved), poly.add(local, moved), rest, low + back, high + back)
            return word, constant(1)
        bit = self.fresh(f"{'c' if sign > 0 else 'b'}{self.number}", 0, 1)
        if self.vanishes(rest):
            self.births.append(Birth("sum" if sign > 0 else "difference", (a, b, carry), (bit,)))
            quotient = poly.scale(local, sign, -64)
            self.carry[bit] = quotient
            return ZERO, Word(poly.scale(value, sign, -64), quotient, residue.var(bit), 0, 1, bit)
        atom = self.fresh(f"w{self.number}", 0, WORD - 1)
        self.births.append(Birth("sum" if sign > 0 else "difference", (a, b, carry), (bit, atom)))
        over = poly.var(bit)
        self.definition[atom] = poly.sub(value, poly.scale(over, sign, 64))
        self.carry[bit] = poly.scale(poly.sub(local, poly.var(atom)), sign, -64)
        word = self._made(atom, rest, WORD - 1)
        return word, Word(over, self.carry[bit], residue.var(bit), 0, 1, bit)

    def _within(self, local: Poly, low: int, high: int) -> tuple[int, int]:
        """A range of a whole number, narrowed by what it is made of."""
        least = most = 0
        for monomial, c in local.items():
            ends = [c, c]
            for atom in monomial:
                ends = [ends[0] * self.low[atom], ends[1] * self.high[atom]]
            least, most = least + min(ends), most + max(ends)
        return max(low, -(-least >> poly.SCALE)), min(high, most >> poly.SCALE)

    def _note(self, b: Word) -> None:
        """Counts how often a word is added to another."""
        for monomial in b.local if len(b.local) == 1 else ():
            if len(monomial) == 1 and monomial[0] in self.definition:
                self.addends[self.names[monomial[0]]] += 1

    def _made(self, atom: int, rest: Residue, high: int) -> Word:
        """A word that was just defined; as an atom of all forms if it is marked as a quotient."""
        if self.names[atom] in self.marked:
            self.leaf[atom] = rest
            return self.word(atom)
        return Word(self.definition[atom], poly.var(atom), rest, 0, high)

    def _double(self, a: Word, carry: Word) -> tuple[Word, Word]:
        """2a + carry for a word that is an atom: the carry out is its top bit, whatever comes in."""
        high, low = self.shift(a, 1)
        if high.known is not None:
            return self.add(low, carry, ZERO)[0], high
        ((bit,),) = high.value
        self.carry[bit] = high.local
        return self.add(low, carry, ZERO)[0], replace(high, atom=bit)

    def vanishes(self, rest: Residue) -> bool:
        """Whether a residue is 0, looking through the youngest quotient in it, and one that it was made of."""
        for _ in range(_DEPTH):
            young = max((a for m in rest for a in m if a in self.leaf), default=None)
            if not rest or young is None:
                break
            rest = residue.subst(rest, young, self.leaf[young])
            if self.inverse is not None:
                rest = residue.cancelled(rest, self.inverse)
        return not rest

    # -- products ------------------------------------------------------------------------------------------

    def mul(self, a: Word, b: Word) -> tuple[Word, Word]:
        """(high, low) word of a * b."""
        if a.known is not None and b.known is not None:
            product = a.known * b.known
            return constant(product >> 64), constant(product % WORD)
        if 0 in (a.known, b.known):
            return ZERO, ZERO
        if 1 in (a.known, b.known):
            return ZERO, b if a.known == 1 else a
        if a.known is not None or b.known is not None:
            a, b = self._leaf(a), self._leaf(b)
        return self._product(a, b)

    def _product(self, a: Word, b: Word) -> tuple[Word, Word]:
        if a.high * b.high < WORD:
            value, local = poly.mul(a.value, b.value), poly.mul(a.local, b.local)
            rest = residue.mul(a.residue, b.residue)
            return ZERO, Word(value, local, rest, a.low * b.low, a.high * b.high)
        high = self.fresh(f"h{self.number}", a.low * b.low >> 64, a.high * b.high >> 64)
        step = next((c & -c for c in (a.known, b.known) if c), 1)
        low = self.fresh(f"l{self.number}", 0, WORD - step)
        self.births.append(Birth("product", (a, b), (high, low)))
        self.definition[low] = poly.sub(poly.mul(a.value, b.value), poly.scale(poly.var(high), 1, 64))
        up = poly.scale(poly.sub(poly.mul(a.local, b.local), poly.var(low)), 1, -64)
        return (
            Word(poly.var(high), up, residue.var(high), self.low[high], self.high[high]),
            self._made(low, residue.mul(a.residue, b.residue), WORD - step),
        )

    def shift(self, a: Word, bits: int) -> tuple[Word, Word]:
        """(high, low) word of a * 2^bits: the same words whenever the same word is shifted."""
        if a.known is not None:
            return self.mul(a, constant(1 << bits))
        if a.high << bits < WORD:
            return self._product(a, constant(1 << bits))
        atom = self._name(a)
        if isinstance(atom, int) or bits not in (1, 63):
            a = self._leaf(a)
            (((atom,), _),) = a.local.items()
        if (atom, bits) not in self.shifted:
            if bits == 63:
                half, bit = self.halve(a, ZERO)
                form = poly.scale(bit.value, 1, 63)
                rest = residue.mul(bit.residue, residue.const(1 << 63))
                bottom = Word(form, poly.scale(bit.local, 1, 63), rest, 0, bit.high << 63)
                self.shifted[atom, bits] = half, bottom
            else:
                self.shifted[atom, bits] = self._product(a, constant(1 << bits))
        return self.shifted[atom, bits]

    def mul_low(self, a: Word, b: Word) -> Word:
        """a * b mod 2^64: a quotient, of which only the residue is known."""
        if a.known is not None and b.known is not None:
            return constant(a.known * b.known % WORD)
        for one, other in ((a, b), (b, a)):
            if one.known in (0, 1):
                return other if one.known else ZERO
        atom = self.fresh(f"q{self.number}", 0, WORD - 1)
        self.births.append(Birth("low product", (a, b), (atom,)))
        self.leaf[atom] = residue.mul(a.residue, b.residue)
        return self.word(atom)

    def _leaf(self, a: Word) -> Word:
        """The word as an atom of all three forms, so that its multiples are linear."""
        if a.known is not None or (len(a.value) == 1 and a.value == a.local):
            return a
        (monomial,) = a.local if len(a.local) == 1 else ((),)
        if len(monomial) == 1 and a.local[monomial] == poly.ONE:
            atom = monomial[0]
        else:
            atom = self.fresh(f"n{self.number}", a.low, a.high)
            self.births.append(Birth("copy", (a,), (atom,)))
        self.definition[atom] = a.value
        self.leaf[atom] = a.residue
        return self.word(atom)

    # -- bits ----------------------------------------------------------------------------------------------

    def low_bit(self, a: Word) -> Word:
        """The lowest bit of a word, as a flag."""
        known = self._parity(a.residue)
        if known is not None:
            return constant(known)
        bit = self.fresh(f"t{self.number}", 0, 1)
        self.births.append(Birth("bit", (a,), (bit,)))
        if len(a.residue) == 1 and (single := next(iter(a.residue.items())))[1] == 1 and len(single[0]) == 1:
            self.bit_of[bit] = single[0][0]
        return Word(poly.var(bit), poly.var(bit), residue.var(bit), 0, 1, bit)

    def decided(self, bit: int, value: int) -> None:
        """Takes note that a flag has a value on this path."""
        if bit in self.bit_of:
            self.parity[self.bit_of[bit]] = value

    def _parity(self, rest: Residue) -> int | None:
        odd = 0
        for monomial, c in rest.items():
            if c & 1 and all(self.parity.get(atom, 1) for atom in monomial):
                if any(atom not in self.parity for atom in monomial):
                    return None
                odd ^= 1
        return odd

    def halve(self, a: Word, top: Word) -> tuple[Word, Word]:
        """(a / 2 rounded down + 2^63 top, the bit that falls out)."""
        key = self._name(a) if top is ZERO and a.known is None else None
        if key in self.halved:
            return self.halved[key]
        out = self._halve(a, top)
        if key is not None:
            self.halved[key] = out
        return out

    @staticmethod
    def _name(a: Word) -> int | Word:
        """The atom that a word is, or the word itself."""
        ((single, c),) = a.local.items() if len(a.local) == 1 else (((), 0),)
        return single[0] if len(single) == 1 and c == poly.ONE else a

    def _halve(self, a: Word, top: Word) -> tuple[Word, Word]:
        bit = self.low_bit(a)
        if a.known is not None and top.known is not None and bit.known is not None:
            return constant((a.known >> 1) + (top.known << 63)), bit
        atom = self.fresh(f"r{self.number}", a.low >> 1, (a.high >> 1) + (top.high << 63))
        self.births.append(Birth("half", (a, top), (atom,)))
        half = poly.scale(poly.sub(a.value, bit.value), 1, -1)
        self.definition[atom] = poly.add(half, poly.scale(top.value, 1, 63))
        word = Word(self.definition[atom], poly.var(atom), residue.var(atom), self.low[atom], self.high[atom])
        if bit.atom is None:
            return word, bit
        whole = poly.sub(poly.var(atom), poly.scale(top.local, 1, 63))
        self.carry[bit.atom] = poly.sub(a.local, poly.scale(whole, 2))
        return word, Word(bit.value, self.carry[bit.atom], bit.residue, 0, 1, bit.atom)
