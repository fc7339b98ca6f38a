# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shifts, rotations through the carry, masks by a count, and tests of bits."""

from __future__ import annotations

from sangi.verify.interp.text import Imm
from sangi.verify.symbolic import bits
from sangi.verify.symbolic.code import Operand
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Word, constant
from sangi.verify.symbolic.logic import Handler, Operands, zero_flag
from sangi.verify.symbolic.state import State


def _count(ops: Operands) -> int:
    """By how many bits a shift goes."""
    if len(ops) == 1:
        return 1
    if not isinstance(ops[-1], Imm) or not 0 < ops[-1].value < 64:
        raise Unproved("a shift by no constant of 1 to 63 bits")
    return ops[-1].value


def _known_count(s: State, op: Operand) -> int:
    """The low byte of a register with a constant."""
    count = s.word(op).known
    if count is None:
        raise Unproved("a shift by a count that is no constant")
    return count % 256


def right(reads: bool) -> Handler:
    """shr; rcr by one."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        if count > 1 and reads:
            raise Unproved("a rotation by more than one bit")
        if not reads and (count > 1 or s.ledger.plain):
            word = bits.shifted_down(s.ledger, s.word(ops[0]), count)
            s.put(ops[0], word)
            s.set_flags(None, None, zero_flag(word))
            return
        word, out = bits.halve(s.ledger, s.word(ops[0]), s.flag("cf") if reads else ZERO)
        s.put(ops[0], word)
        s.flags.update(cf=out, of=None, sf=None)
        if not reads:
            s.flags["zf"] = zero_flag(word)

    return run


def left(reads: bool) -> Handler:
    """shl; rcl by one."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        a = s.word(ops[0])
        if count > 1 and reads:
            raise Unproved("a rotation by more than one bit")
        if not reads and (count > 1 or (s.ledger.plain and a.high >> 63 == 0)):
            word = bits.shifted_up(s.ledger, a, count)
            s.put(ops[0], word)
            s.set_flags(None, None, zero_flag(word))
            return
        word, out = s.ledger.add(a, a, s.flag("cf") if reads else ZERO)
        s.put(ops[0], word)
        s.flags.update(cf=out, of=None, sf=None)
        if not reads:
            s.flags["zf"] = zero_flag(word)

    return run


def double(to_left: bool) -> Handler:
    """shld, shrd: what a shift vacates comes from another word."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        up = count if to_left else 64 - count
        upper, lower = (ops[0], ops[1]) if to_left else (ops[1], ops[0])
        above = bits.shifted_up(s.ledger, s.word(upper), up)
        below = bits.shifted_down(s.ledger, s.word(lower), 64 - up)
        s.put(ops[0], s.ledger.add(above, below, ZERO)[0])
        s.set_flags(None)

    return run


def shlx(s: State, ops: Operands) -> None:
    """shlx by a register with a constant: no flag changes."""
    count = _known_count(s, ops[2]) % 64
    s.put(ops[0], bits.shifted_up(s.ledger, s.word(ops[1]), count) if count else s.word(ops[1]))


def shrx(s: State, ops: Operands) -> None:
    """shrx by a register with a constant: no flag changes."""
    count = _known_count(s, ops[2]) % 64
    s.put(ops[0], bits.shifted_down(s.ledger, s.word(ops[1]), count) if count else s.word(ops[1]))


def bzhi(s: State, ops: Operands) -> None:
    """The low bits of a word, as many as a register with a constant says."""
    count = _known_count(s, ops[2])
    if not 0 < count < 64:
        raise Unproved("bzhi by no constant of 1 to 63")
    word = bits.split(s.ledger, s.word(ops[1]), count)[1]
    s.put(ops[0], word)
    s.set_flags(ZERO, ZERO, zero_flag(word))


def bt(s: State, ops: Operands) -> None:
    """bt: CF is a bit of a word; the lowest of any, another of one that is known."""
    word = s.word(ops[0])
    if not isinstance(ops[1], Imm) or not 0 <= ops[1].value < 64:
        raise Unproved("a test of no bit that a constant names")
    s.flags.update(cf=_bit(s, word, ops[1].value), of=None, sf=None)


def _bit(s: State, word: Word, place: int) -> Word:
    if word.known is not None:
        return constant(word.known >> place & 1)
    if place == 0:
        return bits.low_bit(s.ledger, word)
    if place == 63 and s.ledger.plain:
        return bits.top_bit(s.ledger, word)
    raise Unproved("a test of a bit inside a word")


def bit_changed(value: int) -> Handler:
    """btr, bts: CF is a bit, which becomes 0 or 1."""

    def run(s: State, ops: Operands) -> None:
        word = s.word(ops[0])
        if not isinstance(ops[1], Imm) or not 0 <= ops[1].value < 64:
            raise Unproved("changes no bit that a constant names")
        place = ops[1].value
        if word.known is not None:
            flag, rest = constant(word.known >> place & 1), constant(word.known & ~(1 << place))
        elif place == 63 and s.ledger.plain:
            flag, rest = bits.top_bit(s.ledger, word), bits.split(s.ledger, word, 63)[1]
        else:
            raise Unproved("changes a bit of a word that is not known")
        s.put(ops[0], s.ledger.add(rest, constant(value << place), ZERO)[0])
        s.flags.update(cf=flag, of=None, sf=None)

    return run
