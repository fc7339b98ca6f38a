# SPDX-License-Identifier: MIT OR Apache-2.0
"""Flags kept in bytes: set, byte moves, movzx, and the byte additions that turn a saved flag back into CF or OF."""

from __future__ import annotations

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic import bits, poly, residue
from sangi.verify.symbolic.code import Operand
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Word, constant
from sangi.verify.symbolic.logic import Handler, Operands, flag_of, whole, zero_flag
from sangi.verify.symbolic.memory import STACK, LowByte, Union, ZeroBit
from sangi.verify.symbolic.state import State


def byte(s: State, op: Operand) -> Word:
    """The low byte of an operand, which must be all of a small word or a flag that was saved."""
    if isinstance(op, Imm):
        return constant(op.value % 256)
    if isinstance(op, Reg):
        value = s.registers[op.name]
    else:
        at = s.address(op)
        if at.object != STACK:
            raise Unproved("a byte of an argument or of a constant")
        value = s.memory.load(at, s.rsp)
    held = value.flag if isinstance(value, LowByte) else value
    if not isinstance(held, Word) or held.high > 255:
        raise Unproved("the low byte of a word that is larger, or of none")
    return s.narrowed(held)


def put_byte(s: State, op: Operand, held: Word) -> None:
    """Writes a byte of at most 255; what is above it is known only where it was 0."""
    if isinstance(op, Reg):
        if op.name == "rsp":
            raise Unproved("writes part of rsp")
        old = s.registers[op.name]
        small = isinstance(old, Word) and old.high < 256
        s.registers[op.name] = held if small else LowByte(held)
        return
    if isinstance(op, Imm):
        raise Unproved("an immediate is written to")
    at = s.address(op)
    if at.object != STACK:
        raise Unproved("writes a byte of an argument")
    s.memory.store(at, LowByte(held), s.rsp)


def byte_sum(s: State, ops: Operands, reads: bool) -> None:
    """add, adc of a byte and a constant: a small sum, or a flag that 0xff or 0x7f turns back into CF or OF."""
    if not isinstance(ops[1], Imm):
        raise Unproved("a sum of two bytes")
    c, held = ops[1].value % 256, byte(s, ops[0])
    carry = s.flag("cf") if reads else ZERO
    total, over = s.ledger.add(held, carry, ZERO)
    if over.known != 0 or (c + total.high > 127 and (total.high > 1 or c not in (0x7F, 0xFF))):
        raise Unproved("a sum of bytes that may pass 127 and takes no flag back")
    if c == 0xFF:
        left = _inverted(total)
        put_byte(s, ops[0], left)
        s.set_flags(total, ZERO, zero_flag(left))
        return
    word = s.ledger.add(total, constant(c), ZERO)[0]
    put_byte(s, ops[0], word)
    s.set_flags(ZERO, total if c == 0x7F else ZERO, zero_flag(word))


def _inverted(flag: Word) -> Word:
    """255 where a flag is 0, and 0 where it is 1."""
    if flag.known is not None:
        return constant(255 * (1 - flag.known))
    full, part = constant(255), bits.times(flag, 255)
    rest = residue.add(full.residue, residue.neg(part.residue))
    return Word(poly.sub(full.value, part.value), poly.sub(full.local, part.local), rest, 0, 255)


def move_byte(s: State, ops: Operands) -> None:
    """mov of a byte."""
    put_byte(s, ops[0], byte(s, ops[1]))


def movzx(s: State, ops: Operands) -> None:
    """movzx of a byte."""
    if not isinstance(ops[1], Imm) and ops[1].size != 1:
        raise Unproved("movzx of something else than a byte")
    held = s.registers[ops[1].name] if isinstance(ops[1], Reg) else None
    if isinstance(held, ZeroBit):
        s.put(whole(ops[0]), ZeroBit(held.of, True))
        return
    s.put(whole(ops[0]), byte(s, ops[1]))


def set_if(condition: str) -> Handler:
    """setc and its kin."""

    def run(s: State, ops: Operands) -> None:
        union = s.flags["zf"]
        if condition == "e" and isinstance(union, Union) and isinstance(ops[0], Reg) and ops[0].name != "rsp":
            old = s.registers[ops[0].name]
            s.registers[ops[0].name] = ZeroBit(union, isinstance(old, Word) and old.high < 256)
            return
        put_byte(s, ops[0], flag_of(s, condition))

    return run
