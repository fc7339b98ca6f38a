# SPDX-License-Identifier: MIT OR Apache-2.0
"""What and, or, xor and test do to a symbolic state: masks that are known, choices by them, carries put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic import bits
from sangi.verify.symbolic.code import Operand
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Word, constant
from sangi.verify.symbolic.memory import Mixed, Union, Value
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.state import State, Undecided, ZeroOf

#: Condition -> the flag and the value of it.
CONDITIONS: Mapping[str, tuple[str, int]] = MappingProxyType(
    {
        **{"b": ("cf", 1), "ae": ("cf", 0), "e": ("zf", 1), "ne": ("zf", 0)},
        **{"o": ("of", 1), "no": ("of", 0), "s": ("sf", 1), "ns": ("sf", 0)},
    }
)

#: What a sum of carries may be at most for ZF to be followed.
_FEW = 4

Operands = tuple[Operand, ...]
Handler = Callable[[State, Operands], None]


def same_register(ops: Operands) -> bool:
    """Whether both operands are the same register."""
    return isinstance(ops[0], Reg) and ops[0] == ops[1]


def whole(op: Operand) -> Operand:
    """A 32-bit register written to is the whole register: its upper half becomes 0."""
    return Reg(op.name, 8) if isinstance(op, Reg) and op.size == 4 else op


def zero_flag(word: Word) -> Word | ZeroOf | None:
    """ZF after a word was made, where that is known, or may be known by a few carries."""
    if word.known is not None:
        return constant(int(word.known == 0))
    return ZeroOf(word) if word.high <= _FEW else None


def flag_of(s: State, condition: str) -> Word:
    """1 where a condition holds."""
    name, wanted = CONDITIONS[condition]
    flag = s.flag(name)
    return flag if wanted else s.ledger.add(constant(1), flag, ZERO, -1)[0]


def logic(name: str, keeps: bool = True) -> Handler:
    """and, or, xor; without keeping what comes out, test."""

    def run(s: State, ops: Operands) -> None:
        if not keeps and all(isinstance(op, Reg | Imm) for op in ops) and not _words(s, ops):
            s.set_flags(ZERO, ZERO, None)
            return
        if name == "xor" and same_register(ops):
            value: Value = ZERO
            s.put(whole(ops[0]), value)
        elif name == "and" and ops[1] == Imm(1) and isinstance(ops[0], Reg) and ops[0].size > 1:
            bit = s.word(whole(ops[0]))
            value = bit if bit.high <= 1 else bits.low_bit(s.ledger, bit)
            if keeps:
                s.put(whole(ops[0]), value)
        else:
            left, right = ops
            if isinstance(right, Imm) and whole(left) != left:
                right = Imm(right.value % (1 << 32))
                left = whole(left) if name == "and" else left
            value = _combined(s, name, _operand(s, left), _operand(s, right))
            if keeps:
                s.put(whole(ops[0]), value)
        s.set_flags(ZERO, ZERO, zero_flag(value) if isinstance(value, Word) else None)
        if isinstance(value, Union):
            s.flags["zf"] = value

    return run


def _words(s: State, ops: Operands) -> bool:
    """Whether what a test combines is more than a byte, and of words."""
    return all(
        isinstance(op, Imm)
        or (isinstance(op, Reg) and op.size > 1 and isinstance(s.registers[op.name], Word))
        for op in ops
    )


def union_of(*parts: Word | Mixed | Union) -> Union:
    """The or of words of which nothing more is known than whether it is 0."""
    terms: frozenset[frozenset[Word]] = frozenset()
    for one in parts:
        if isinstance(one, Union):
            terms |= one.terms
        else:
            terms |= {frozenset(one.words if isinstance(one, Mixed) else (one,))}
    return Union(terms)


def _operand(s: State, op: Operand) -> Word | Mixed | Union:
    if isinstance(op, Reg) and op.size == 4:
        word = s.word(whole(op))
        if word.known is None and word.high >> 32:
            raise Unproved("takes half of a word")
        return word if word.known is None else constant(word.known % (1 << 32))
    value = s.get(op)
    return value if isinstance(value, Mixed | Union) else s.word(op)


def _combined(s: State, name: str, a: Word | Mixed | Union, b: Word | Mixed | Union) -> Word | Mixed | Union:
    """The word that comes out; raises `Undecided` where a carry is to be known first."""
    if name == "or" and not (isinstance(a, Word) and isinstance(b, Word)):
        return union_of(a, b)
    if isinstance(a, Union) or isinstance(b, Union):
        raise Unproved(f"{name} of a word that is not known")
    for one, other in ((a, b), (b, a)):
        if isinstance(one, Word) and one in s.ledger.masks:
            return _masked(s, name, s.narrowed(s.ledger.masks[one]), other)
    for one, other in ((a, b), (b, a)):
        if isinstance(one, Mixed):
            continue
        if one.known == 0:
            return ZERO if name == "and" else other
        if one.known == WORD - 1 and name == "and":
            return other
        if isinstance(other, Mixed) and name == "xor":
            for i in (0, 1):
                if _same(other.words[i], one):
                    return other.words[1 - i]
    if isinstance(a, Mixed) or isinstance(b, Mixed):
        raise Unproved(f"{name} of a word that is not known")
    if a.known is not None and b.known is not None:
        i, j = a.known, b.known
        return constant(i & j if name == "and" else i | j if name == "or" else i ^ j)
    if name == "xor":
        return ZERO if a is b else Mixed((a, b))
    if name == "and":
        for one, other in ((a, b), (b, a)):
            if one.known is not None and (part := _cut(s, other, one.known)) is not None:
                return part
    if name == "or":
        return _joined(s, a, b)
    raise Unproved(f"{name} of two words that are not known")


def mask_sum(s: State, a: Word, b: Word, carry: Word, sign: int) -> tuple[Word, Word] | None:
    """(word, carry) of a sum or difference with a mask, or None if there is no mask: a - mask is a + its flag.

    Raises `Undecided` where the flag is to be known first.
    """
    mask = next((one for one in (b, a) if one in s.ledger.masks), None)
    if mask is None:
        return None
    flag = s.narrowed(s.ledger.masks[mask])
    if flag.known is not None:
        full = constant((WORD - 1) * flag.known)
        return s.ledger.add(full if a is mask else a, full if b is mask else b, carry, sign)
    if sign < 0 and mask is b and carry.known == 0 and a.high < WORD - 1:
        return s.ledger.add(a, flag, ZERO)[0], flag
    raise Undecided(flag)


def _masked(s: State, name: str, flag: Word, other: Word | Mixed) -> Word | Mixed | Union:
    """A combination with a word that is all ones or 0 by a flag."""
    if flag.known is not None:
        return _combined(s, name, constant((WORD - 1) * flag.known), other)
    if name == "and" and isinstance(other, Word) and other.known is not None:
        return bits.times(flag, other.known)
    raise Undecided(flag)


def _cut(s: State, word: Word, mask: int) -> Word | None:
    """The low bits of a word, or what is above them, where that is what a mask leaves."""
    if mask & (mask + 1) == 0:
        return bits.split(s.ledger, word, mask.bit_length())[1]
    raised, up = s.ledger.raised.get(word, (word, 0))
    inner = mask >> up
    if up and inner << up == mask and inner & (inner + 1) == 0:
        return bits.times(bits.split(s.ledger, raised, inner.bit_length())[1], 1 << up)
    above = WORD - mask
    if above & (above - 1) == 0:
        return bits.times(bits.split(s.ledger, word, above.bit_length() - 1)[0], above)
    return None


def _same(a: Word, b: Word) -> bool:
    return a is b or (a.known is not None and a.known == b.known)


def _joined(s: State, a: Word, b: Word) -> Word | Union:
    """a or b where no bit can be in both, where one is ones above a bit, or a carry that the path may depend on."""
    if WORD - 1 in (a.known, b.known):
        return constant(WORD - 1)
    if (carry := s.ledger.either(a, b)) is not None:
        return s.narrowed(carry)
    if (flag := s.ledger.exclusive(a, b)) is not None:
        return flag
    for known, other in ((a, b), (b, a)):
        below = WORD - (known.known or 0)
        if known.known is not None and below & (below - 1) == 0:
            rest = bits.split(s.ledger, other, below.bit_length() - 1)[1]
            return s.ledger.add(rest, known, ZERO)[0]
    for low, high in ((a, b), (b, a)):
        step = 1 << low.high.bit_length()
        if all(c % step == 0 for c in high.residue.values()) and high.residue:
            return s.ledger.add(low, high, ZERO)[0]
    for word in (a, b):
        if word.atom is not None:
            raise Undecided(word)
    return union_of(a, b)
