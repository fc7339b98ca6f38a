# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where control goes: calls inside the file, jumps on what is public, the stack that returns are on."""

from __future__ import annotations

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.logic import CONDITIONS, Handler, Operands
from sangi.verify.symbolic.memory import STACK, Pointer, Return
from sangi.verify.symbolic.state import State


def push(s: State, ops: Operands) -> None:
    """push."""
    value = s.get(ops[0])
    s.move_stack(s.rsp - 8)
    s.memory.store(Pointer(STACK, s.rsp), value, s.rsp)


def pop(s: State, ops: Operands) -> None:
    """pop into a register."""
    if not isinstance(ops[0], Reg) or ops[0].name == "rsp":
        raise Unproved("pop into something else than a register")
    value = s.memory.load(Pointer(STACK, s.rsp), s.rsp)
    s.move_stack(s.rsp + 8)
    s.put(ops[0], value)


def leave(s: State, ops: Operands) -> None:
    """leave: rsp from rbp, and rbp from the stack."""
    s.put(Reg("rsp", 8), s.registers["rbp"])
    pop(s, (Reg("rbp", 8),))


def call(s: State, ops: Operands) -> None:
    """A call of this file; it pushes a return address that only a return may take."""
    target = _target(ops)
    s.move_stack(s.rsp - 8)
    s.memory.store(Pointer(STACK, s.rsp), Return(s.pc), s.rsp)
    s.pc = target
    s.calls += 1


def ret(s: State, ops: Operands) -> None:
    """The return of the function, or of a call that it made."""
    if ops:
        raise Unproved("ret takes arguments off the stack")
    if s.rsp == 0:
        s.returned = True
        return
    back = s.memory.load(Pointer(STACK, s.rsp), s.rsp) if s.rsp < 0 else None
    if not isinstance(back, Return):
        raise Unproved(f"returns with rsp{s.rsp:+d}")
    s.move_stack(s.rsp + 8)
    s.pc = back.address
    s.calls -= 1


def jump(s: State, ops: Operands) -> None:
    """jmp to an address of this file."""
    s.pc = _target(ops)


def jump_if(condition: str) -> Handler:
    """A jump on a flag that depends on no input."""

    def run(s: State, ops: Operands) -> None:
        name, wanted = CONDITIONS[condition]
        if s.public(name) == wanted:
            s.pc = _target(ops)

    return run


def jump_if_not_above(s: State, ops: Operands) -> None:
    """jbe on flags that depend on no input."""
    if s.public("cf") or s.public("zf"):
        s.pc = _target(ops)


def _target(ops: Operands) -> int:
    if not isinstance(ops[0], Imm):
        raise Unproved("jumps or calls through a register or memory")
    return ops[0].value
