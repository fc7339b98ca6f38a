# SPDX-License-Identifier: MIT OR Apache-2.0
"""Follows pointers through x86-64 code, by capstone's operands."""

from __future__ import annotations

from typing import Any

from capstone import x86

from sangi.verify.constant_time.addresses import Follower, Known
from sangi.verify.interp.machine import ARGUMENTS
from sangi.verify.interp.text import REGISTERS

PARENT = {name: reg.name for name, reg in REGISTERS.items()}
PARENT |= {f"{letter}{part}": f"r{letter}x" for letter in "abcd" for part in ("x", "h")}
PARENT |= {name: f"r{name}" for name in ("si", "di", "bp", "sp")}
PARENT |= {f"r{number}w": f"r{number}" for number in range(8, 16)}

#: With a register, these address the bit at that distance from their memory operand.
_BIT_TESTS = frozenset({"bt", "btc", "btr", "bts"})


class X86(Follower):
    """The follower of x86-64 code."""

    def __init__(self) -> None:
        """Every argument register may hold a pointer."""
        super().__init__("rsp", ARGUMENTS)

    def look(self, insn: Any) -> str | None:
        """As `Follower.look`."""
        memory = [op for op in insn.operands if op.type == x86.X86_OP_MEM]
        complaint: str | None = None
        if insn.mnemonic not in ("lea", "nop"):
            for op in memory:
                complaint = complaint or self._complaint(insn, op.mem)
        if memory and insn.mnemonic in _BIT_TESTS and insn.operands[1].type == x86.X86_OP_REG:
            complaint = "address with a bit index"
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
        if mem.index or not mem.base:
            return None
        if insn.reg_name(mem.base) == "rip":
            return Known()
        base = self.registers.get(insn.reg_name(mem.base))
        return base.moved(mem.disp) if base is not None else None

    def _apply(self, insn: Any, memory: list[Any]) -> None:
        name, ops = insn.mnemonic, insn.operands
        is_reg = [op.type == x86.X86_OP_REG for op in ops]
        regs = [insn.reg_name(op.reg) if r else "" for op, r in zip(ops, is_reg, strict=True)]
        rsp = self.registers.get("rsp")
        value: Known | None = None
        if name in ("push", "pop") and rsp is not None and is_reg[0]:
            if name == "push":
                self.registers["rsp"] = rsp.moved(-8)
                self.save(rsp.moved(-8), 8, self.registers.get(regs[0]))
            else:
                self.registers["rsp"] = rsp.moved(8)
                self.set(regs[0], self.saved(rsp, 8))
            return
        if name == "mov" and is_reg[0] and ops[0].size == 8:
            if is_reg[1]:
                value = self.registers.get(regs[1])
            elif memory:
                value = self.saved(self._place(insn, memory[0].mem), 8)
        elif name == "lea" and ops[0].size == 8:
            value = self._place(insn, memory[0].mem)
        elif name in ("add", "sub") and is_reg[0] and ops[0].size == 8 and ops[1].type == x86.X86_OP_IMM:
            value = self.registers.get(regs[0])
            if value is not None:
                value = value.moved(ops[1].imm if name == "add" else -ops[1].imm)
        elif name == "and" and is_reg[0] and ops[0].size == 8 and ops[1].type == x86.X86_OP_IMM:
            value = self.rounded(self.registers.get(regs[0]), ops[1].imm)
        for op in memory:
            place = self._place(insn, op.mem)
            if place is not None and op.access & 2:
                whole = name == "mov" and is_reg[1] and op.size == 8
                self.save(place, op.size, self.registers.get(regs[1]) if whole else None)
        for number in insn.regs_access()[1]:
            written = PARENT.get(insn.reg_name(number))
            if written is not None:
                self.set(written, value if is_reg[:1] == [True] and PARENT.get(regs[0]) == written else None)
