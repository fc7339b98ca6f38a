# SPDX-License-Identifier: MIT OR Apache-2.0
"""Code that holds its secrets in vector registers only: nothing leads from there to a branch or an address.

For what neither valgrind nor unicorn executes.  In an x86-64 object whose pointers and lengths are public, general
registers start public, and stay so when none is written from a vector or mask register, or from memory that is
not a spilled general register.  Flags then come from general registers as well, so that every branch and every
address is public.  Loops are allowed; calls only to what is in the object, which is examined, too.

The order of instructions is not followed: a word of the stack that holds a general register at one time and part
of a vector at another is refused, as -Os may have it.  A store of vectors with an index is taken to stay in its
array.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import capstone
from capstone import x86

from sangi.verify.binary import elf

_VECTOR = re.compile(r"[xyz]mm\d+|k[0-7]")
_SLOW = re.compile(r"i?div|v?div[ps][sd]|v?sqrt|v?p?gather|v?p?scatter|v?gather|v?scatter|rep\w* (cmps|scas)")
#: What compilers call for a copy, and what wipes; the their time does not depend on the bytes that are moved.
_COPIES = {"memcpy", "memset", "memmove", "sangi_wipe"}
_FLAGS = re.compile(r"v?ptest|vtestp|kortest|ktest|v?u?comis")


def check(content: bytes) -> list[str]:
    """One line for each instruction that could let a secret out; raises `BadInput` for what is no object."""
    found = []
    for section in elf.read(content).sections:
        starts = {symbol.offset for symbol in section.symbols}
        for symbol in section.symbols:
            found += list(_function(section, symbol, starts))
    return found


def functions(content: bytes) -> list[str]:
    """The functions that `check` examines."""
    return [symbol.name for section in elf.read(content).sections for symbol in section.symbols]


def _function(section: elf.Code, symbol: elf.Symbol, starts: set[int]) -> Iterator[str]:
    engine = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    engine.detail = True
    code = section.content[symbol.offset : symbol.offset + symbol.size]
    steps = list(engine.disasm(code, symbol.offset))
    if not steps or steps[-1].address + steps[-1].size != symbol.offset + symbol.size:
        yield f"{symbol.name}: an instruction that is not understood"
    stack = _Stack(steps)
    for step in steps:
        if why := _why(step, stack, starts, _called(section, step)):
            yield f"{symbol.name}+{step.address - symbol.offset:#x}: {step.mnemonic} {step.op_str}: {why}"


class _Stack:
    """Which words of the stack are spilled general registers, and which hold vectors."""

    def __init__(self, steps: list[Any]) -> None:
        self.bases = {"rsp"}
        for step in steps:
            if step.mnemonic in ("mov", "lea") and re.match(r"rbp, (rsp|\[rsp)", step.op_str):
                self.bases.add("rbp")
        self.spilled: set[tuple[str, int]] = set()
        self.vectors: list[tuple[str, int, int]] = []
        pushed = 0
        for step in steps:
            pushed += step.mnemonic == "push"
            if step.mnemonic == "mov" and step.op_str == "rbp, rsp":
                pushed = 0
            self.spilled.add(("rbp", -8 * pushed))  # what the end of a function takes back
            first = step.operands[0] if step.operands else None
            if first is None or first.type != x86.X86_OP_MEM or len(step.operands) < 2:
                continue
            place = self.place(step, first)
            if place is None:
                continue
            source = step.operands[1]
            if source.type == x86.X86_OP_REG and _VECTOR.fullmatch(step.reg_name(source.reg)):
                self.vectors.append((*place, first.size))
            else:
                self.spilled.add(place)

    def place(self, step: Any, operand: Any) -> tuple[str, int] | None:
        """A word of the stack without an index, or None."""
        base = step.reg_name(operand.mem.base) if operand.mem.base else ""
        return (base, operand.mem.disp) if base in self.bases and not operand.mem.index else None

    def public(self, step: Any, operand: Any) -> bool:
        """Whether a memory operand is a spilled general register, or a constant."""
        if operand.mem.base and step.reg_name(operand.mem.base) == "rip" and not operand.mem.index:
            return True
        place = self.place(step, operand)
        return place in self.spilled and not any(
            base == place[0] and at < place[1] + operand.size and place[1] < at + size
            for base, at, size in self.vectors
        )


def _called(section: elf.Code, step: Any) -> str:
    """The symbol that the relocation inside an instruction names, or an empty string."""
    places = range(step.address, step.address + step.size)
    return next((section.relocations[at] for at in places if at in section.relocations), "")


def _why(step: Any, stack: _Stack, starts: set[int], called: str) -> str | None:
    """What is wrong with an instruction, or None."""
    name = step.mnemonic
    if _SLOW.match(name):
        return "variable latency or an address in a vector"
    if _FLAGS.match(name):
        return "flags from a vector"
    if name == "call":
        local = step.operands[0].type == x86.X86_OP_IMM and step.operands[0].imm in starts
        return None if called in _COPIES or (local and not called) else "a call out of the object"
    read, written = (set(map(step.reg_name, regs)) for regs in step.regs_access())
    general = {r for r in written if not _VECTOR.fullmatch(r) and r not in ("rsp", "rip")}
    if name.startswith(("push", "pop", "ret", "lea", "nop", "endbr", "rep movs", "rep stos")):
        return None
    if general and any(_VECTOR.fullmatch(r) for r in read):
        return "a general register or the flags from a vector"
    if any(
        o.type == x86.X86_OP_MEM and o.mem.index and _VECTOR.fullmatch(step.reg_name(o.mem.index))
        for o in step.operands
    ):
        return "an address in a vector"
    if not general:
        return None
    for operand in step.operands:
        if (
            operand.type == x86.X86_OP_MEM
            and operand.access & capstone.CS_AC_READ
            and not stack.public(step, operand)
        ):
            return "a general register or the flags from memory"
    return None
