# SPDX-License-Identifier: MIT OR Apache-2.0
"""Decodes the instructions of an image into plain data, where control goes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import capstone
from capstone import x86

from sangi.verify.interp.text import REGISTERS, Imm, Reg
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.pieces import Reference
from sangi.verify.symbolic.prefixes import check_prefixes


@dataclass(frozen=True)
class Place:
    """A memory operand of `size` bytes: [base + scale * index + disp], or with base "rip" an address of a region.

    An index is good for `lea` alone; base or index is "" where there is none.
    """

    base: str
    disp: int
    size: int
    index: str = ""
    scale: int = 1
    region: str = ""


Operand = Reg | Imm | Place

#: Names that capstone and assemblers use for the same condition.
_SAME = {"c": "b", "nc": "ae", "nb": "ae", "z": "e", "nz": "ne"}
#: Where Go keeps the address of what it knows of a goroutine.
_THREAD = -8
_ENDS = frozenset({"ret", "jmp"})


@dataclass(frozen=True)
class Instruction:
    """One instruction; `number` counts from 1 as they were decoded, `after` is the address of the next.

    `replaceable` is the symbol that it refers to, where another file may define that in place of this one.
    """

    number: int
    mnemonic: str
    operands: tuple[Operand, ...]
    text: str
    address: int = 0
    after: int = 0
    replaceable: str = ""

    def __str__(self) -> str:
        """For a refusal."""
        return f"instruction {self.number}, {self.text}"


class Program:
    """The instructions of an image by address, decoded when control first gets there."""

    def __init__(self, image: Image) -> None:
        self.image = image
        self._known: dict[int, Instruction | Unproved] = {}

    def at(self, address: int) -> Instruction:
        """The instruction at an address; raises `Unproved` at bytes or operands that are none."""
        if address not in self._known:
            self._decode(address)
        found = self._known[address]
        if isinstance(found, Unproved):
            raise found
        return found

    def _decode(self, start: int) -> None:
        """From an address to where control leaves the line."""
        for insn in _decoder().disasm(self.image.code(start), start):
            if insn.address in self._known:
                return
            number = len(self._known) + 1
            try:
                found: Instruction | Unproved = _decoded(insn, number, self.image)
            except Unproved as error:
                found = error
            self._known[insn.address] = found
            if not isinstance(found, Instruction) or found.mnemonic in _ENDS:
                return
            end = found.after
        if start not in self._known:
            raise Unproved(f"the bytes at {start:#x} are no instruction")
        self._known.setdefault(end, Unproved(f"no ret: what follows instruction {number} is no instruction"))


@cache
def _decoder() -> capstone.Cs:
    decoder = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    decoder.detail = True
    return decoder


def instructions(image: Image, symbol: str) -> tuple[Instruction, ...]:
    """The instructions of a function one after another, to its `ret`; raises `Unproved` as `Program.at`."""
    program, address = Program(image), image.function(symbol)
    out = [program.at(address)]
    while out[-1].mnemonic not in _ENDS:
        out.append(program.at(out[-1].after))
    return tuple(out)


def _decoded(insn: Any, number: int, image: Image) -> Instruction:
    name, text = str(insn.mnemonic), f"{insn.mnemonic} {insn.op_str}".strip()
    bare = Instruction(number, name, (), text, insn.address, insn.address + insn.size)
    try:
        found = reference(insn, image)
        check_prefixes(bytes(insn.bytes), name)
        operands = tuple(_operand(insn, op, found, image) for op in insn.operands)
        _check_target(insn, found, image)
    except Unproved as error:
        raise Unproved(f"{bare}: {error}", bare) from None
    replaceable = found.replaceable if found else ""
    for stem in ("cmov", "set", "j"):
        if name.startswith(stem) and name != "jmp":
            condition = name.removeprefix(stem)
            name = stem + _SAME.get(condition, condition)
            break
    return replace(bare, mnemonic=name.split()[-1], operands=operands, replaceable=replaceable)


def reference(insn: Any, image: Image) -> Reference | None:
    """What the distance in an instruction refers to if a linker fills it in; raises `Unproved` for other bytes."""
    if image.settled(insn.address, insn.size):
        return None
    branch = insn.group(x86.X86_GRP_BRANCH_RELATIVE)
    offset, size = (insn.imm_offset, insn.imm_size) if branch else (insn.disp_offset, insn.disp_size)
    start = insn.address + offset
    rest = insn.size - offset - size
    settled = image.settled(insn.address, offset) and image.settled(start + size, rest)
    if not offset or size != 4 or not settled or start not in image.references:
        raise Unproved("relocated against something outside the file, or in a way that is not known")
    return image.references[start]


def _check_target(insn: Any, found: Reference | None, image: Image) -> None:
    """Refuses a jump or call out of its region, unless a relocation says where to."""
    if insn.group(x86.X86_GRP_BRANCH_RELATIVE):
        wanted = found.region if found else image.region(insn.address)
        if image.region(insn.operands[0].imm) != wanted:
            raise Unproved("goes to what a linker may move, or to another file")


def _operand(insn: Any, op: Any, found: Reference | None, image: Image) -> Operand:
    if op.type == x86.X86_OP_REG:
        name = insn.reg_name(op.reg)
        if name not in REGISTERS:
            raise Unproved(f"{name} is no general register")
        return REGISTERS[name]
    if op.type == x86.X86_OP_IMM:
        return Imm(op.imm)
    memory = op.mem
    base, index = (insn.reg_name(r) if r else "" for r in (memory.base, memory.index))
    if memory.segment:
        if insn.reg_name(memory.segment) == "fs" and not base and not index and memory.disp == _THREAD:
            return Place("fs", memory.disp, op.size)
        raise Unproved("the address has a segment")
    if base == "rip":
        region = found.region if found else image.region(insn.address)
        return Place("rip", insn.address + insn.size + memory.disp, op.size, region=region)
    if any(name and (name not in REGISTERS or REGISTERS[name].size != 8) for name in (base, index)):
        raise Unproved("the address is not of 64-bit registers")
    return Place(base, memory.disp, op.size, index, memory.scale)
