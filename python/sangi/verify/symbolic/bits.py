# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shifts, masks and single bits of the words of a symbolic run.

Two ways to cut a word: `shift` makes the double word of a multiple, whose low part may be a quotient of Montgomery's
reduction; `split` makes quotient and remainder by a power of two, as reductions by special primes do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sangi.verify.symbolic import poly, residue
from sangi.verify.symbolic.forms import ZERO, Birth, Word, atom_of, constant
from sangi.verify.symbolic.residue import WORD, Residue

if TYPE_CHECKING:
    from sangi.verify.symbolic.words import Ledger


def shift(ledger: Ledger, a: Word, bits: int) -> tuple[Word, Word]:
    """(high, low) word of a * 2^bits: the same words whenever the same word is shifted."""
    if a.residue.keys() <= {()}:  # a word is what it is modulo 2^64, whatever its range says
        a = constant(a.residue.get((), 0))
    if a.known is not None:
        return ledger.mul(a, constant(1 << bits))
    if a.high << bits < WORD:
        return ledger.product(a, constant(1 << bits))
    atom = atom_of(a)
    if isinstance(atom, int) or bits not in (1, 63):
        a = ledger.as_leaf(a)
        atom = atom_of(a)  # the word itself where it is a multiple of an atom, which stays as it is
    if (atom, bits) not in ledger.shifted:
        if bits == 63:
            half, bit = halve(ledger, a, ZERO)
            form = poly.scale(bit.value, 1, 63)
            rest = residue.mul(bit.residue, residue.const(1 << 63))
            bottom = Word(form, poly.scale(bit.local, 1, 63), rest, 0, bit.high << 63)
            ledger.shifted[atom, bits] = half, bottom
        else:
            ledger.shifted[atom, bits] = ledger.product(a, constant(1 << bits))
    return ledger.shifted[atom, bits]


def split(ledger: Ledger, a: Word, bits: int) -> tuple[Word, Word]:
    """(a >> bits, a mod 2^bits): the same words whenever the same word is split."""
    if a.known is not None:
        return constant(a.known >> bits), constant(a.known % (1 << bits))
    if a.high >> bits == 0:
        return ZERO, a
    key = (atom_of(a), bits)
    if key not in ledger.parted and key[0] in ledger.remainder:
        ledger.parted[key] = _remainder_split(ledger, *ledger.remainder[key[0]], bits)
    if key not in ledger.parted and key[0] in ledger.quotient:
        ledger.parted[key] = _quotient_split(ledger, a, *ledger.quotient[key[0]], bits)
    if key not in ledger.parted:
        high = ledger.fresh(f"u{ledger.number}", a.low >> bits, a.high >> bits)
        low = ledger.fresh(f"m{ledger.number}", 0, (1 << bits) - 1)
        ledger.births.append(Birth("split", (a, constant(1 << bits)), (high, low)))
        ledger.definition[low] = poly.sub(a.value, poly.scale(poly.var(high), 1, bits))
        up = ledger.cut[high] = poly.scale(poly.sub(a.local, poly.var(low)), 1, -bits)
        rest = residue.add(a.residue, residue.neg(residue.mul(residue.var(high), residue.const(1 << bits))))
        above = Word(poly.var(high), up, residue.var(high), ledger.low[high], ledger.high[high])
        ledger.remainder[low], ledger.quotient[atom_of(above)] = (a, bits), (a, bits)
        ledger.parted[key] = above, Word(ledger.definition[low], poly.var(low), rest, 0, (1 << bits) - 1)
    return ledger.parted[key]


def _remainder_split(ledger: Ledger, a: Word, before: int, bits: int) -> tuple[Word, Word]:
    """(high, low) of a mod 2^before at fewer bits, by what a itself is at both."""
    (above, low), (top, _) = split(ledger, a, bits), split(ledger, a, before)
    part = times(top, 1 << before - bits)
    rest = residue.add(above.residue, residue.neg(part.residue))
    value, local = poly.sub(above.value, part.value), poly.sub(above.local, part.local)
    return Word(value, local, rest, 0, (1 << before - bits) - 1), low


def _quotient_split(ledger: Ledger, above: Word, a: Word, before: int, bits: int) -> tuple[Word, Word]:
    """(high, low) of a >> before at some bits, by what a itself is at both."""
    high, _ = split(ledger, a, before + bits)
    part = times(high, 1 << bits)
    rest = residue.add(above.residue, residue.neg(part.residue))
    value, local = poly.sub(above.value, part.value), poly.sub(above.local, part.local)
    return high, Word(value, local, rest, 0, (1 << bits) - 1)


def shifted_down(ledger: Ledger, a: Word, bits: int) -> Word:
    """a >> bits, in the ledger's way to cut."""
    return split(ledger, a, bits)[0] if ledger.plain else shift(ledger, a, 64 - bits)[0]


def shifted_up(ledger: Ledger, a: Word, bits: int) -> Word:
    """a * 2^bits mod 2^64, in the ledger's way to cut."""
    if not ledger.plain:
        return shift(ledger, a, bits)[1]
    below = split(ledger, a, 64 - bits)[1]
    word = times(below, 1 << bits)
    ledger.raised[word] = below, bits
    return word


def times(a: Word, c: int) -> Word:
    """a * c, which must be a word."""
    if a.high * c >= WORD:
        raise ValueError("a multiple that is no word")
    if a.known is not None:
        return constant(a.known * c)
    value, local = poly.scale(a.value, c), poly.scale(a.local, c)
    return Word(value, local, residue.mul(a.residue, residue.const(c)), a.low * c, a.high * c)


def low_bit(ledger: Ledger, a: Word) -> Word:
    """The lowest bit of a word, as a flag."""
    known = _parity(ledger, a.residue)
    if known is not None:
        return constant(known)
    bit = ledger.fresh(f"t{ledger.number}", 0, 1)
    ledger.births.append(Birth("bit", (a,), (bit,)))
    if len(a.residue) == 1 and (single := next(iter(a.residue.items())))[1] == 1 and len(single[0]) == 1:
        ledger.bit_of[bit] = single[0][0]
    return Word(poly.var(bit), poly.var(bit), residue.var(bit), 0, 1, bit)


def decided(ledger: Ledger, bit: int, value: int) -> None:
    """Takes note that a flag has a value on this path."""
    if bit in ledger.bit_of:
        ledger.parity[ledger.bit_of[bit]] = value


def _parity(ledger: Ledger, rest: Residue) -> int | None:
    odd = 0
    for monomial, c in rest.items():
        if c & 1 and all(ledger.parity.get(atom, 1) for atom in monomial):
            if any(atom not in ledger.parity for atom in monomial):
                return None
            odd ^= 1
    return odd


def halve(ledger: Ledger, a: Word, top: Word) -> tuple[Word, Word]:
    """(a / 2 rounded down + 2^63 top, the bit that falls out)."""
    key = atom_of(a) if top is ZERO and a.known is None else None
    if key in ledger.halved:
        return ledger.halved[key]
    out = _halve(ledger, a, top)
    if key is not None:
        ledger.halved[key] = out
    return out


def _halve(ledger: Ledger, a: Word, top: Word) -> tuple[Word, Word]:
    bit = low_bit(ledger, a)
    if a.known is not None and top.known is not None and bit.known is not None:
        return constant((a.known >> 1) + (top.known << 63)), bit
    atom = ledger.fresh(f"r{ledger.number}", a.low >> 1, (a.high >> 1) + (top.high << 63))
    ledger.births.append(Birth("half", (a, top), (atom,)))
    half = poly.scale(poly.sub(a.value, bit.value), 1, -1)
    ledger.definition[atom] = poly.add(half, poly.scale(top.value, 1, 63))
    word = Word(
        ledger.definition[atom], poly.var(atom), residue.var(atom), ledger.low[atom], ledger.high[atom]
    )
    if bit.atom is None:
        return word, bit
    whole = poly.sub(poly.var(atom), poly.scale(top.local, 1, 63))
    ledger.carry[bit.atom] = poly.sub(a.local, poly.scale(whole, 2))
    return word, Word(bit.value, ledger.carry[bit.atom], bit.residue, 0, 1, bit.atom)


def doubled(ledger: Ledger, a: Word, carry: Word) -> tuple[Word, Word]:
    """(2a + carry mod 2^64, carry out) for a word that is an atom: the carry is its top bit, whatever comes in."""
    high, low = shift(ledger, a, 1)
    if high.known is not None:
        return ledger.add(low, carry, ZERO)[0], high
    ((bit,),) = high.value
    ledger.carry[bit] = high.local
    return ledger.add(low, carry, ZERO)[0], replace(high, atom=bit)


def top_bit(ledger: Ledger, a: Word) -> Word:
    """The highest bit of a word, as a flag."""
    high = split(ledger, a, 63)[0]
    if high.known is not None:
        return high
    if len(high.value) > 1:
        return ledger.named(high)
    ((bit,),) = high.value
    ledger.carry[bit] = high.local
    return replace(high, atom=bit)


def sign_of_difference(ledger: Ledger, a: Word, b: Word) -> Word | None:
    """The top bit of a - b, where b is the lowest bit of a word as its top one; None for another difference.

    It is the lowest bit of their sum, a's top bit and that one.
    """
    below, up = ledger.raised.get(b, (b, 0))
    if up != 63 or a.known is not None or b.known is not None:
        return None
    top = top_bit(ledger, a)
    _, odd = split(ledger, ledger.add(top, below, ZERO)[0], 1)
    if top.atom is None or odd.known is not None or len(odd.local) > 1:
        return None
    ((bit,),) = odd.local
    ledger.sign[bit] = top.atom
    return Word(poly.var(bit), poly.var(bit), residue.var(bit), 0, 1, bit)
