# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where a straight line of x86-64 code may load and store: at arguments, rsp and rip, plus constants.

Pointers are followed through registers, the stack and `lea`; everything else that is written is no pointer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from capstone import x86

from sangi.prove.asmtext import REGISTERS
from sangi.prove.machine import ARGUMENTS

_PARENT = {name: reg.name for name, reg in REGISTERS.items()}
_PARENT |= {f"{letter}{part}": f"r{letter}x" for letter in "abcd" for part in ("x", "h")}
_PARENT |= {name: f"r{name}" for name in ("si", "di", "bp", "sp")}
_PARENT |= {f"r{number}w": f"r{number}" for number in range(8, 16)}


@dataclass(frozen=True)
class Known:
    """A pointer: to an argument's object, or `stack` bytes from rsp at entry."""

    stack: int | None = None


@dataclass
class Addresses:
    """Follows pointers through one function; `look` takes its capstone instructions in order."""

    registers: dict[str, Known] = field(
        default_factory=lambda: {"rsp": Known(0)} | {name: Known() for name in ARGUMENTS}
    )
    slots: dict[int, Known] = field(default_factory=dict)

    def look(self, insn: Any) -> str | None:
        """Why an address of this instruction is refused, or None; then applies what it writes."""
        memory = [op for op in insn.operands if op.type == x86.X86_OP_MEM]
        complaint: str | None = None
        if insn.mnemonic not in ("lea", "nop"):
            for op in memory:
                complaint = complaint or self._complaint(insn, op.mem)
        self._apply(insn, memory)
        return complaint

    def _complaint(self, insn: Any, mem: Any) -> str | None:
        base = insn.reg_name(mem.base) if mem.base else ""
        if mem.index:
            return f"address with index register {insn.reg_name(mem.index)}"
        if mem.segment or (base != "rip" and base not in self.registers):
            return f"address from {base or 'a segment'}, which is no argument, rsp or rip"
        return None

    def _place(self, insn: Any, mem: Any) -> Known | None:
        base = self.registers.get(insn.reg_name(mem.base)) if mem.base and not mem.index else None
        return Known(base.stack + mem.disp) if base is not None and base.stack is not None else base

    def _set(self, register: str, value: Known | None) -> None:
        if value is None:
            self.registers.pop(register, None)
        else:
            self.registers[register] = value

    def _save(self, at: int, size: int, value: Known | None) -> None:
        self.slots = {s: v for s, v in self.slots.items() if s + 8 <= at or s >= at + size}
        if value is not None and size == 8:
            self.slots[at] = value

    def _apply(self, insn: Any, memory: list[Any]) -> None:
        name, ops = insn.mnemonic, insn.operands
        is_reg = [op.type == x86.X86_OP_REG for op in ops]
        regs = [insn.reg_name(op.reg) if r else "" for op, r in zip(ops, is_reg, strict=True)]
        rsp = self.registers.get("rsp")
        here = rsp.stack if rsp is not None else None
        value: Known | None = None
        if name in ("push", "pop") and here is not None and is_reg[0]:
            if name == "push":
                self.registers["rsp"] = Known(here - 8)
                self._save(here - 8, 8, self.registers.get(regs[0]))
            else:
                self.registers["rsp"] = Known(here + 8)
                self._set(regs[0], self.slots.get(here))
            return
        if name == "mov" and len(ops) == 2 and is_reg[0] and ops[0].size == 8:
            if is_reg[1]:
                value = self.registers.get(regs[1])
            elif memory:
                place = self._place(insn, memory[0].mem)
                value = self.slots.get(place.stack) if place is not None and place.stack is not None else None
        elif name == "lea" and ops[0].size == 8:
            value = self._place(insn, memory[0].mem)
        elif name in ("add", "sub") and is_reg[0] and ops[0].size == 8 and ops[1].type == x86.X86_OP_IMM:
            value = self.registers.get(regs[0])
            if value is not None and value.stack is not None:
                value = Known(value.stack + (ops[1].imm if name == "add" else -ops[1].imm))
        for op in memory:
            place = self._place(insn, op.mem)
            if place is not None and place.stack is not None and op.access & 2:
                moved = self.registers.get(regs[1]) if name == "mov" and is_reg[1] else None
                self._save(place.stack, op.size, moved)
        for number in insn.regs_access()[1]:
            written = _PARENT.get(insn.reg_name(number))
            if written is not None:
                self._set(
                    written, value if is_reg[:1] == [True] and _PARENT.get(regs[0]) == written else None
                )
