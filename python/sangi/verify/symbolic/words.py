# SPDX-License-Identifier: MIT OR Apache-2.0
"""The ledger of a symbolic run: every atom, and the sums and products that make new words of old ones."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sangi.verify.symbolic import bits, poly, residue
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Birth, Word, atom_of, constant
from sangi.verify.symbolic.poly import Poly
from sangi.verify.symbolic.residue import WORD, Residue
from sangi.verify.symbolic.sums import Sums

if TYPE_CHECKING:
    from sangi.verify.symbolic.code import Instruction

#: Quotients that are looked through, one in another, to see that a word is 0.
_DEPTH = 2


@dataclass
class Ledger:
    """All atoms of one run: names, ranges, definitions.

    `definition` is the value form of a word atom; `leaf` the residue of a word that was multiplied by a constant,
    which stands as an atom from then on; `carry` the local form of a carry, `cut` that of what a division by a power of
    two left above; `where` the place where an atom came to be; `bit_of` the atom whose lowest bit another is, `parity`
    that bit where it is decided; `sign` the flag that is the top bit of a difference, and the top bit of the word that
    it is less than, or not; `inverse` two atoms whose product is -1 mod 2^64; `constants` the limbs of a modulus and of
    its reciprocal: what is multiplied by them is an atom, whatever it was made of.

    What is made twice is the same words: `shifted` the halves of a word times a power of two, `halved` half a word and
    its lowest bit, `parted` quotient and remainder by a power of two, with the `quotient` or `remainder` that a word is
    and the word that was `raised`; `copied` the atom that a factor became; `added` the sums; `by_residue` sums by what
    they are mod 2^64.

    `marked` are the names of words to be treated as if they were multiplied, `addends` how often words were added to
    others.  At `deadline`, by `time.process_time`, the run is given up.  `plain` says that words are cut as reductions
    by special primes cut them, and that nothing is a quotient of Montgomery's reduction; `linear` that a choice between
    0 and a constant is a product, not two paths, with `masks` the flag of each mask that was made so.
    """

    names: list[str] = field(default_factory=list)
    low: list[int] = field(default_factory=list)
    high: list[int] = field(default_factory=list)
    where: list[Instruction | str] = field(default_factory=list)
    definition: dict[int, Poly] = field(default_factory=dict)
    leaf: dict[int, Residue] = field(default_factory=dict)
    carry: dict[int, Poly] = field(default_factory=dict)
    cut: dict[int, Poly] = field(default_factory=dict)
    births: list[Birth] = field(default_factory=list)
    parity: dict[int, int] = field(default_factory=dict)
    bit_of: dict[int, int] = field(default_factory=dict)
    sign: dict[int, int] = field(default_factory=dict)
    shifted: dict[tuple[int | Word, int], tuple[Word, Word]] = field(default_factory=dict)
    halved: dict[int | Word, tuple[Word, Word]] = field(default_factory=dict)
    parted: dict[tuple[int | Word, int], tuple[Word, Word]] = field(default_factory=dict)
    added: Sums = field(default_factory=Sums)
    marked: frozenset[str] = frozenset()
    addends: Counter[str] = field(default_factory=Counter)
    inverse: tuple[int, int] | None = None
    constants: frozenset[int] = frozenset()
    place: Instruction | str = "on entry"
    number: int = 0
    deadline: float = math.inf
    plain: bool = False
    linear: bool = False
    remainder: dict[int | Word, tuple[Word, int]] = field(default_factory=dict)
    quotient: dict[int | Word, tuple[Word, int]] = field(default_factory=dict)
    raised: dict[Word, tuple[Word, int]] = field(default_factory=dict)
    masks: dict[Word, Word] = field(default_factory=dict)
    copied: dict[Word, Word] = field(default_factory=dict)
    by_residue: dict[frozenset[tuple[poly.Monomial, int]], Word] = field(default_factory=dict)

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
            cut=dict(self.cut),
            births=list(self.births),
            parity=dict(self.parity),
            bit_of=dict(self.bit_of),
            sign=dict(self.sign),
            shifted=dict(self.shifted),
            halved=dict(self.halved),
            parted=dict(self.parted),
            remainder=dict(self.remainder),
            quotient=dict(self.quotient),
            raised=dict(self.raised),
            masks=dict(self.masks),
            copied=dict(self.copied),
            by_residue=dict(self.by_residue),
            added=self.added.clone(),
        )

    def hurry(self) -> None:
        """Raises `Unproved` after the deadline."""
        if time.process_time() > self.deadline:
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

    def named(self, flag: Word) -> Word:
        """A flag that is a difference of carries, as an atom of its own."""
        bit = self.fresh(f"f{self.number}", 0, 1)
        self.births.append(Birth("copy", (flag,), (bit,)))
        self.carry[bit] = flag.local
        return Word(flag.value, flag.local, flag.residue, 0, 1, bit)

    def mask(self, flag: Word) -> Word:
        """All ones where a flag is 1, else 0, without a choice of a path."""
        flag = flag if flag.atom is not None else self.named(flag)
        word = bits.times(flag, WORD - 1)
        self.masks[word] = flag
        return word

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

    def exclusive(self, a: Word, b: Word) -> Word | None:
        """a or b, of two flags that bounds show to be never both 1: their sum; None if that is not so."""
        local = poly.add(a.local, b.local)
        low, high = self._within(local, 0, 2)
        if a.high != 1 or b.high != 1 or high > 1:
            return None
        return Word(poly.add(a.value, b.value), local, residue.add(a.residue, b.residue), low, high)

    def _sum(self, a: Word, b: Word, carry: Word, sign: int) -> tuple[Word, Word]:
        if sign > 0 and a is b and a.known is None and len(a.value) == 1 and a.value == a.local:
            return bits.doubled(self, a, carry)
        if sign > 0 and carry.known == 0 and (taken := _taken_back(a, b)) is not None:
            return taken
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
        self.by_residue.setdefault(frozenset(rest.items()), word)
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
        if (back := self._taken_off(a, b)) is not None:
            return back
        if a.known is not None or b.known is not None:
            a, b = self.as_leaf(a), self.as_leaf(b)
        elif self.constants:
            a, b = self._factor(a, b), self._factor(b, a)
        return self.product(a, b)

    def _factor(self, a: Word, by: Word) -> Word:
        """A word that is multiplied: an atom of all forms where the other factor is a limb of a constant."""
        if atom_of(by) not in self.constants or a.value == a.local:
            return a
        if a not in self.copied:
            atom = atom_of(a)
            if not isinstance(atom, int):
                atom = self.fresh(f"n{self.number}", a.low, a.high)
                self.births.append(Birth("copy", (a,), (atom,)))
                self.definition[atom] = a.value
            self.leaf[atom] = residue.var(atom)
            self.copied[a] = self.word(atom)
        return self.copied[a]

    def _taken_off(self, a: Word, b: Word) -> tuple[Word, Word] | None:
        """(high, low) of q c where that is some word w mod 2^64: w is the low word, and (q c - w) / 2^64 the high one.

        So a kernel drops the lowest word of an accumulator that a multiple of the modulus cancels.
        """
        for q, c in ((a, b), (b, a)):
            if q.known is not None or c.known is None or self.plain:
                continue
            word = self._same(residue.mul(q.residue, c.residue))
            if word is not None:
                q = self.as_leaf(q)
                high, _ = self.product(q, c)
                value = poly.scale(poly.sub(poly.scale(q.value, c.known), word.value), 1, -64)
                local = poly.scale(poly.sub(poly.scale(q.local, c.known), word.local), 1, -64)
                return Word(value, local, high.residue, high.low, high.high), word
        return None

    def _same(self, rest: Residue) -> Word | None:
        """A word that was made and is this mod 2^64, looking through quotients."""
        for _ in range(_DEPTH + 1):
            word = self.by_residue.get(frozenset(rest.items()))
            young = max((a for m in rest for a in m if a in self.leaf), default=None)
            if word is not None or young is None:
                return word
            rest = residue.subst(rest, young, self.leaf[young])
        return None

    def product(self, a: Word, b: Word) -> tuple[Word, Word]:
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
        word = self._made(low, residue.mul(a.residue, b.residue), WORD - step)
        if a.known is None and b.known is None:
            self.by_residue.setdefault(frozenset(word.residue.items()), word)
        return Word(poly.var(high), up, residue.var(high), self.low[high], self.high[high]), word

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

    def as_leaf(self, a: Word) -> Word:
        """The word as an atom of all three forms, so that its multiples are linear."""
        if self.plain or a.known is not None or (len(a.value) == 1 and a.value == a.local):
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


def _taken_back(a: Word, b: Word) -> tuple[Word, Word] | None:
    """(word, carry) of 2^64 - 1 and a flag: the carry is the flag, and the word all ones without it."""
    for full, flag in ((a, b), (b, a)):
        if full.known == WORD - 1 and flag.known is None and flag.high == 1:
            part = bits.times(flag, WORD - 1)
            value, local = poly.sub(full.value, part.value), poly.sub(full.local, part.local)
            rest = residue.add(full.residue, residue.neg(part.residue))
            return Word(value, local, rest, 0, WORD - 1), flag
    return None
