# SPDX-License-Identifier: MIT OR Apache-2.0
"""What and, or, xor and test do to a symbolic state: masks that are known, choices by them, carries put together."""

from __future__ import annotations

from collections.abc import Callable

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic.code import Operand
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.memory import Mixed, Value
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.state import State, Undecided
from sangi.verify.symbolic.words import ZERO, Word, constant

Operands = tuple[Operand, ...]
Handler = Callable[[State, Operands], None]


def same_register(ops: Operands) -> bool:
    """Whether both operands are the same register."""
    return isinstance(ops[0], Reg) and ops[0] == ops[1]


def whole(op: Operand) -> Operand:
    """A 32-bit register written to is the whole register: its upper half becomes 0."""
    return Reg(op.name, 8) if isinstance(op, Reg) and op.size == 4 else op


def zero_flag(word: Word) -> Word | None:
    """ZF after a word was made, where that is known."""
    return None if word.known is None else constant(int(word.known == 0))


def logic(name: str, keeps: bool = True) -> Handler:
    """and, or, xor; without keeping what comes out, test."""

    def run(s: State, ops: Operands) -> None:
        if name == "xor" and same_register(ops):
            value: Value = ZERO
            s.put(whole(ops[0]), value)
        elif name == "and" and ops[1] == Imm(1) and isinstance(ops[0], Reg) and ops[0].size > 1:
            bit = s.word(whole(ops[0]))
            value = bit if bit.high <= 1 else s.ledger.low_bit(bit)
            if keeps:
                s.put(whole(ops[0]), value)
        else:
            right = ops[1]
            if isinstance(right, Imm) and whole(ops[0]) != ops[0]:
                right = Imm(right.value % (1 << 32))
            value = _combined(s, name, _operand(s, ops[0]), _operand(s, right))
            if keeps:
                s.put(whole(ops[0]), value)
        s.set_flags(ZERO, ZERO, zero_flag(value) if isinstance(value, Word) else None)

    return run


def _operand(s: State, op: Operand) -> Word | Mixed:
    if isinstance(op, Reg) and op.size == 4:
        word = s.word(whole(op))
        if word.known is None and word.high >> 32:
            raise Unproved("takes half of a word")
        return word if word.known is None else constant(word.known % (1 << 32))
    value = s.get(op)
    return value if isinstance(value, Mixed) else s.word(op)


def _combined(s: State, name: str, a: Word | Mixed, b: Word | Mixed) -> Word | Mixed:
    """The word that comes out; raises `Undecided` where a carry is to be known first."""
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
    if name == "or":
        return _joined(s, a, b)
    raise Unproved(f"{name} of two words that are not known")


def _same(a: Word, b: Word) -> bool:
    return a is b or (a.known is not None and a.known == b.known)


def _joined(s: State, a: Word, b: Word) -> Word:
    """a or b where no bit can be in both, or where one is a carry that the path may depend on."""
    if WORD - 1 in (a.known, b.known):
        return constant(WORD - 1)
    if (carry := s.ledger.either(a, b)) is not None:
        return s.narrowed(carry)
    for low, high in ((a, b), (b, a)):
        step = 1 << low.high.bit_length()
        if all(c % step == 0 for c in high.residue.values()) and high.residue:
            return s.ledger.add(low, high, ZERO)[0]
    for word in (a, b):
        if word.atom is not None:
            raise Undecided(word)
    raise Unproved("or of two words that are not known")
