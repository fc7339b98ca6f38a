# SPDX-License-Identifier: MIT OR Apache-2.0
"""Registers, flags and memory of a run on words that are not known, and what operands mean in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from capstone.x86 import X86_OP_IMM, X86_OP_MEM, X86_OP_REG

from sangi_check_certificate.algebra import SCALE, WORD, Atom, Refused, System, Word, refuse
from sangi_check_certificate.elf import Object

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
_OLD = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
NAMES = {f"{p}{n}": (f"r{n}", s) for n in _OLD for p, s in (("r", 8), ("e", 4))}
NAMES |= {f"{n[0]}l" if n[1] == "x" else f"{n}l": (f"r{n}", 1) for n in _OLD}
NAMES |= {f"r{n}{end}": (f"r{n}", s) for n in range(8, 16) for end, s in (("", 8), ("d", 4), ("b", 1))}


@dataclass(frozen=True)
class Pointer:
    """An address: an object, or the stack with rsp on entry at 0, or the file; and an offset in bytes."""

    object: str
    offset: int


@dataclass(frozen=True)
class Other:
    """What is no number: a register on entry, a return address, or a word of which only the low byte is known."""

    what: str
    held: Word = 0


#: A word, a pointer or another; what it is, is asked where it matters.
Value = Any


class State:
    """Registers, flags and memory; `decide` says what a flag is that the path depends on.

    `sizes` are the qwords of each object, `inputs` and `outputs` which of them may be read and written, `shared` the
    object that another is; `any_order` is False if outputs may be the objects of inputs that are read after a write.
    """

    def __init__(self, file: Object, symbol: str, system: System, decide: Callable[[Atom], int]) -> None:
        refuse(symbol not in file.symbols, f"no symbol {symbol}")
        self.file, self.system, self.decide, self.pc = file, system, decide, file.symbols[symbol]
        self.registers: dict[str, Value] = {name: Other(name) for name, size in NAMES.values() if size == 8}
        self.registers["rsp"] = Pointer("stack", 0)
        self.flags: dict[str, Word | None] = dict.fromkeys(("cf", "of", "zf"))
        self.cells: dict[tuple[str, int], Value] = {}
        self.written: set[tuple[str, int]] = set()
        self.sizes: dict[str, int] = {}
        self.outputs: set[str] = set()
        self.shared: dict[str, str] | None = {}
        self.count, self.done = 0, False

    def place(self, insn: Any, op: Any) -> Pointer:
        """The address of a memory operand."""
        names = [insn.reg_name(r) if r else "" for r in (op.mem.base, op.mem.index)]
        refuse(
            op.mem.segment or any(name and name not in ("rip", *self.registers) for name in names),
            "an address of other registers",
        )
        if names[0] == "rip":
            return Pointer("file", insn.address + insn.size + op.mem.disp)
        base: Any = self.registers.get(names[0])
        index = self.known(self.registers[names[1]]) if names[1] else 0
        refuse(
            not isinstance(base, Pointer) or not isinstance(index, int),
            "an address that is no pointer and a constant",
        )
        return Pointer(base.object, base.offset + op.mem.disp + op.mem.scale * signed(index))

    def known(self, value: Value) -> Value:
        """A value; the number where it can only be one."""
        return self.system.known(value) if isinstance(value, Atom) else value

    def get(self, insn: Any, op: Any) -> Value:
        """What an operand holds."""
        if op.type == X86_OP_IMM:
            return int(op.imm) % WORD
        if op.type == X86_OP_REG:
            name, size = NAMES.get(insn.reg_name(op.reg), ("", 0))
            value = self.known(self.registers[name]) if name else Other("")
        else:
            value, size = self.known(self.load(self.place(insn, op))), op.size
        if size == 1 and isinstance(value, Other) and value.what == "byte":
            return self.known(value.held)
        refuse(
            size < 8 and not (isinstance(value, Word) and self.system.range(value)[1] < 1 << 8 * size),
            "part of a word that is not known",
        )
        return value

    def word(self, insn: Any, op: Any) -> Any:
        """What an operand holds, which must be a number."""
        value = self.get(insn, op)
        refuse(not isinstance(value, Word), "arithmetic on what is no number")
        return value

    def put(self, insn: Any, op: Any, value: Value) -> None:
        """Writes an operand; half a register is all of it, and a byte leaves the rest unknown unless that is 0."""
        held = op.size == 8 or (isinstance(value, Word) and self.system.range(value)[1] < 1 << 8 * op.size)
        refuse(op.type == X86_OP_IMM or not held, "a write that is not understood")
        if op.type == X86_OP_MEM:
            refuse(op.size not in (1, 8), "writes part of a word")
            at = self.place(insn, op)
            refuse(op.size == 1 and at.object != "stack", "writes a byte of an argument")
            self.store(at, Other("byte", value) if op.size == 1 and isinstance(value, Word) else value)
            return
        name, size = NAMES[insn.reg_name(op.reg)]
        refuse(
            name == "rsp"
            and not (isinstance(value, Pointer) and value.object == "stack" and value.offset <= 0),
            "rsp leaves the stack",
        )
        if size == 1 and isinstance(value, Word):
            old = self.known(self.registers[name])
            if not (isinstance(old, Word) and self.system.range(old)[1] < 256):
                value = Other("byte", value)
        self.registers[name] = value

    @property
    def rsp(self) -> int:
        """Bytes from rsp on entry."""
        pointer = self.registers["rsp"]
        assert isinstance(pointer, Pointer)
        return pointer.offset

    def _own(self, at: Pointer) -> tuple[str, int]:
        """The cell at an address, which must be one of an argument or of the own stack."""
        if at.object == "stack":
            refuse(at.offset % 8 or not self.rsp - 128 <= at.offset < 0, "an access outside the frame")
        elif at.offset % 8 or not 0 <= at.offset < 8 * self.sizes.get(at.object, 0):
            raise Refused(f"an access outside {at.object}")
        return (self.shared or {}).get(at.object, at.object), at.offset

    def load(self, at: Pointer) -> Value:
        """The qword at an address."""
        if at.object == "file":
            return self.file.word(at.offset)
        where = ("stack", at.offset) if at.object == "stack" and at.offset > 0 else self._own(at)
        refuse(where not in self.cells, f"reads {at.object}{at.offset:+d}, which was not written")
        others = {name for name, offset in self.written if offset == at.offset} - {at.object}
        refuse(
            self.shared is None and at.object != "stack" and others,
            "reads a limb after that of an output was written, which may be the same",
        )
        return self.cells[where]

    def store(self, at: Pointer, value: Value) -> None:
        """Writes the qword at an address."""
        where = self._own(at)
        if at.object != "stack":
            outputs = {(self.shared or {}).get(name, name) for name in self.outputs}
            refuse(
                where[0] not in outputs or not isinstance(value, Word), f"writes {at.object}{at.offset:+d}"
            )
            self.written.add((at.object, at.offset))
        self.cells[where] = value

    def flag(self, name: str) -> Word:
        """A flag that is defined."""
        flag: Any = self.flags[name]
        refuse(flag is None, f"reads {name}, which is not defined or not known")
        return self.system.known(flag)

    def _fork(self, flag: Word) -> int:
        """What a flag is on this path."""
        held = self.system.normal(self.system.form(flag))
        if not isinstance(flag, Atom) or set(held) <= {()}:
            return held.get((), 0) >> SCALE
        value = self.decide(flag)
        self.system.learn(self.system.form(flag), value)
        return value

    def _set(self, cf: Word | None, of: Word | None, result: Word | None) -> None:
        zf = int(result == 0) if isinstance(result, int) else None
        self.flags = {"cf": cf, "of": of, "zf": zf}

    def known_register(self, name: str) -> Any:
        """The number in a register."""
        value = self.known(self.registers[name])
        refuse(not isinstance(value, Word), f"{name} is no number")
        return value


def signed(word: int) -> int:
    """A word as a number with a sign."""
    return word - WORD if word >> 63 else word
