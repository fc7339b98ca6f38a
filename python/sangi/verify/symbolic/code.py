# SPDX-License-Identifier: MIT OR Apache-2.0
"""Decodes a straight-line function into instructions as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import capstone
from capstone import x86

from sangi.verify.interp.text import REGISTERS, Imm, Reg
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image


@dataclass(frozen=True)
class Place:
    """A memory operand of `size` bytes: [base + scale * index + disp], or with base "rip" the absolute address.

    An index is good for `lea` alone; base or index is "" where there is none.
    """

    base: str
    disp: int
    size: int
    index: str = ""
    scale: int = 1


Operand = Reg | Imm | Place

#: Names that capstone and assemblers use for the same condition.
_SAME = {"c": "b", "nc": "ae", "nb": "ae", "z": "e", "nz": "ne"}


@dataclass(frozen=True)
class Instruction:
    """One instruction; `number` counts from 1 in the function."""

    number: int
    mnemonic: str
    operands: tuple[Operand, ...]
    text: str

    def __str__(self) -> str:
        """For a refusal."""
        return f"instruction {self.number}, {self.text}"


@cache
def _decoder() -> capstone.Cs:
    decoder = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    decoder.detail = True
    return decoder


def instructions(image: Image, symbol: str) -> tuple[Instruction, ...]:
    """The instructions of a function to its `ret`; raises `Unproved` at bytes or operands that are none."""
    start, content = image.function(symbol)
    out: list[Instruction] = []
    for insn in _decoder().disasm(content, start):
        text = f"{insn.mnemonic} {insn.op_str}".strip()
        if not image.settled(insn.address, insn.size):
            raise Unproved(
                f"instruction {len(out) + 1}, {text}: relocated against something outside the file"
            )
        out.append(_instruction(insn, len(out) + 1, text))
        if insn.mnemonic == "ret":
            return tuple(out)
    raise Unproved(f"no ret: what follows instruction {len(out)} is no instruction")


def _instruction(insn: Any, number: int, text: str) -> Instruction:
    if any(insn.prefix):
        kept = insn.mnemonic in ("endbr64", "adcx", "adox", "nop")
        if not kept:
            raise Unproved(f"instruction {number}, {text}: has a prefix")
    operands = tuple(_operand(insn, op, f"instruction {number}, {text}") for op in insn.operands)
    name = str(insn.mnemonic)
    for stem in ("cmov", "set"):
        if name.startswith(stem):
            condition = name.removeprefix(stem)
            name = stem + _SAME.get(condition, condition)
    return Instruction(number, name, operands, text)


def _operand(insn: Any, op: Any, what: str) -> Operand:
    if op.type == x86.X86_OP_REG:
        name = insn.reg_name(op.reg)
        if name not in REGISTERS:
            raise Unproved(f"{what}: {name} is no general register")
        return REGISTERS[name]
    if op.type == x86.X86_OP_IMM:
        return Imm(op.imm)
    memory = op.mem
    base, index = (insn.reg_name(r) if r else "" for r in (memory.base, memory.index))
    if memory.segment:
        raise Unproved(f"{what}: the address has a segment")
    if base == "rip":
        return Place("rip", insn.address + insn.size + memory.disp, op.size)
    if any(name and (name not in REGISTERS or REGISTERS[name].size != 8) for name in (base, index)):
        raise Unproved(f"{what}: the address is not of 64-bit registers")
    return Place(base, memory.disp, op.size, index, memory.scale)
