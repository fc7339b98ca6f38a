# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs vector code with loops: general registers are public numbers, vectors those of `prove/lanes/interp.py`.

A general register is written from others and from numbers in the text alone, never from memory or a vector; so are
flags.  What steers the loops and makes the addresses is then known before the run, whatever the vectors hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from sangi.verify.interp import across
from sangi.verify.interp import vector as interp
from sangi.verify.interp.text import Function, Instruction, Refused
from sangi.verify.interp.vector import Vector

#: Registers that a function has to leave as they were.
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
#: What a run may execute.
MOST_STEPS = 400_000
_APART = 1 << 32
_VECTOR = 64
_WORD = (1 << 64) - 1
_ADDRESS = re.compile(r"zmmword ptr \[(\w+)(?: ([+-]) (\d+))?\]")
_SUM = re.compile(r"\[(?:(\d+) \* )?(\w+)(?: ([+-]) (\w+))?\]")
_MERGED = re.compile(r"(zmm\d+)\{(k[1-7])\}")
_NARROW = {"eax": "rax", "ebx": "rbx", "ecx": "rcx", "edx": "rdx"}


@dataclass
class Memory:
    """Vectors at an address of their own; each is (cases,) words, or None before it is written."""

    rows: list[Vector | None]
    writable: bool = False


@dataclass
class Machine(interp.Machine):
    """The machine of vectors, with general registers and the flags of the last comparison."""

    general: dict[str, int] = field(default_factory=dict)
    memory: list[Memory] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    multiplications: int = 0
    flags: tuple[int, int] | None = None

    def _place(self, text: str) -> tuple[Memory, int]:
        match = _ADDRESS.fullmatch(text)
        if match is None:
            raise Refused(f"{text} is no vector in memory")
        base, sign, offset = match.groups()
        at = self.number(base) + int(offset or 0) * (-1 if sign == "-" else 1)
        which, inside = divmod(at, _APART)
        if not 0 < which <= len(self.memory) or inside % _VECTOR:
            raise Refused(f"{text} is outside the arguments")
        memory = self.memory[which - 1]
        if inside // _VECTOR >= len(memory.rows):
            raise Refused(f"{text} is behind an argument")
        return memory, inside // _VECTOR

    def vector(self, text: str) -> Vector:
        """A register, or what a memory operand means."""
        if not text.startswith("zmmword ptr"):
            return super().vector(text)
        memory, at = self._place(text)
        found = memory.rows[at]
        if found is None:
            raise Refused(f"{text} is read before it is written")
        return found

    def store(self, text: str, value: Vector) -> None:
        """Writes a vector of an argument."""
        memory, at = self._place(text)
        if not memory.writable:
            raise Refused(f"{text} is written")
        memory.rows[at] = value

    def number(self, text: str) -> int:
        """A general register, or a number in the text."""
        if text.isdigit():
            return int(text)
        if text not in self.general:
            raise Refused(f"{text} is no general register, or read before it is written")
        return self.general[text]

    def execute(self, i: Instruction) -> None:
        """Runs an instruction on vectors."""
        _vectors(self, i)

    def put(self, register: str, value: int) -> None:
        """Writes a general register."""
        if register != "rax" and register not in (*SAVED, *ARGUMENTS, "r10", "r11"):
            raise Refused(f"{register} is no general register")
        self.general[register] = value & _WORD


def address(which: int) -> int:
    """Where object `which` begins."""
    return (which + 1) * _APART


def _arithmetic(m: Machine, i: Instruction) -> bool:
    """Runs an instruction on general registers; whether it was one."""
    name, ops = i.mnemonic, i.operands
    match name:
        case "mov":
            register = _NARROW.get(ops[0], ops[0])
            if register != ops[0] and not ops[1].isdigit():
                raise Refused(f"{i}: half a register")
            m.put(register, m.number(ops[1]))
        case "lea":
            match = _SUM.fullmatch(ops[1])
            if match is None:
                raise Refused(f"{i}: not an address")
            factor, base, sign, more = match.groups()
            rest = m.number(more) if more else 0
            m.put(ops[0], int(factor or 1) * m.number(base) + (-rest if sign == "-" else rest))
        case "add" | "sub" | "shl" | "shr" | "and":
            a, b = m.number(ops[0]), m.number(ops[1])
            results = {"add": a + b, "sub": a - b, "shl": a << b % 64, "shr": a >> b % 64, "and": a & b}
            m.put(ops[0], results[name])
            m.flags = (m.general[ops[0]], 0)
        case "inc" | "dec":
            m.put(ops[0], m.number(ops[0]) + (1 if name == "inc" else -1))
            m.flags = (m.general[ops[0]], 0)
        case "cmp":
            m.flags = (m.number(ops[0]), m.number(ops[1]))
        case "test":
            m.flags = (m.number(ops[0]) & m.number(ops[1]), 0)
        case "cmova":
            if m.flags is None:
                raise Refused(f"{i}: without flags")
            if m.flags[0] > m.flags[1]:
                m.put(ops[0], m.number(ops[1]))
        case "push":
            m.stack.append(m.number(ops[0]))
        case "pop":
            if not m.stack:
                raise Refused(f"{i}: nothing was pushed")
            m.put(ops[0], m.stack.pop())
        case _:
            return False
    return True


def _merge(m: Machine, i: Instruction, register: str, mask: str) -> None:
    """A sum or difference in the lanes of a mask; the others keep what they have."""
    if i.mnemonic not in ("vpaddq", "vpsubq") or mask not in m.masks:
        raise Refused(f"line {i.line}: {i} is not understood, or its mask is read before it is written")
    a, b = m.vector(i.operands[1]), m.vector(i.operands[2])
    total = a + b if i.mnemonic == "vpaddq" else a - b
    m.vectors[register] = np.where(m.masks[mask], total, m.vector(register))


def _vectors(m: Machine, i: Instruction) -> None:
    if i.mnemonic == "vpbroadcastq" and i.operands[1] in m.general:
        m.vectors[i.operands[0]] = np.array([m.number(i.operands[1])], np.uint64)
    elif match := _MERGED.fullmatch(i.operands[0] if i.operands else ""):
        _merge(m, i, *match.groups())
    elif not across.step(m, i):
        m.multiplications += i.mnemonic.startswith("vpmadd52")
        interp.step(m, i)


def run(
    function: Function,
    width: int,
    memory: Sequence[Memory],
    arguments: Sequence[int],
    kind: Callable[..., Machine] = Machine,
) -> int:
    """Calls a kernel on objects and numbers, by register; how many vpmadd52 it ran.  Raises `Refused`."""
    m = kind(width, function.tables, memory=list(memory))
    kept = {register: 1000 + n for n, register in enumerate(SAVED)}
    m.general = dict(kept) | dict(zip(ARGUMENTS, arguments, strict=False))
    at = 0
    for _ in range(MOST_STEPS):
        if at >= len(function.instructions):
            raise Refused(f"{function.name}: runs past its end")
        i = function.instructions[at]
        at += 1
        if i.mnemonic == "ret":
            if m.stack or any(m.general[register] != value for register, value in kept.items()):
                raise Refused(f"{function.name}: returns without restoring a register")
            return m.multiplications
        if i.mnemonic in ("jz", "jnz"):
            if m.flags is None or i.operands[0] not in function.labels:
                raise Refused(f"line {i.line}: {i}: without flags or a label")
            if (m.flags[0] == m.flags[1]) == (i.mnemonic == "jz"):
                at = function.labels[i.operands[0]]
        elif not _arithmetic(m, i):
            m.execute(i)
    raise Refused(f"{function.name}: more than {MOST_STEPS} steps")
