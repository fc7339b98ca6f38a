# SPDX-License-Identifier: MIT OR Apache-2.0
"""A straight line of x86-64 instructions as values: what each instruction reads, what it makes, and which flags.

A value is what an instruction leaves in a register; an instruction that updates a register replaces one value by the
next.  A register is only a place for values, so two kernels whose instructions read the same values compute the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sangi.codegen.emit.assembler import ARGUMENTS, CALLEE_SAVED, Instruction, narrow

#: Registers that hold values, in the order in which they are given: those that nobody has to save come first.
REGISTERS = ("rax", "rcx", "r8", "r9", "r10", "r11", *CALLEE_SAVED, "rdx", "rsi", "rdi")
_WIDE = {narrow(register): register for register in REGISTERS}
_NAME = re.compile(r"\b(" + "|".join((*REGISTERS, *_WIDE)) + r")\b")
_PLACE = re.compile(r"%(\d+)(n?)")


@dataclass(frozen=True)
class Effect:
    """What an instruction does with its first operand, and the flags (c, o) that it reads and writes."""

    reads_first: bool
    writes_first: bool = True
    flags_read: str = ""
    flags_written: str = ""


_SET, _UPDATE = Effect(reads_first=False), Effect(reads_first=True, flags_written="co")
EFFECTS = {
    **dict.fromkeys(("mov", "lea", "shlx", "shrx"), _SET),
    **dict.fromkeys(("add", "sub", "and", "or", "xor", "shl", "shr", "shld", "shrd", "btr", "neg"), _UPDATE),
    **dict.fromkeys(("adc", "sbb"), Effect(True, flags_read="c", flags_written="co")),
    **dict.fromkeys(("cmovc", "cmovnc"), Effect(True, flags_read="c")),
    "adcx": Effect(True, flags_read="c", flags_written="c"),
    "adox": Effect(True, flags_read="o", flags_written="o"),
    "cmp": Effect(True, writes_first=False, flags_written="co"),
    "stc": Effect(False, writes_first=False, flags_written="c"),
}
#: What these leave does not depend on the register, if both operands are the same one.
_IDIOMS = frozenset({"xor", "sbb"})


@dataclass(frozen=True)
class Step:
    """One instruction; operands have %N in the place of value N, and %Nn where its lower half is meant."""

    mnemonic: str
    operands: tuple[str, ...]
    reads: tuple[int, ...]
    #: Each value that is made, and the one that it replaces.
    makes: tuple[tuple[int, int | None], ...]
    #: Each flag that is read, and the step that set it (-1: whoever called).
    flags: tuple[tuple[str, int], ...]
    flags_written: str
    #: Whether memory is written, and where, in the way of an operand.
    memory: tuple[tuple[bool, str], ...]
    #: The value that has to be in rdx.
    multiplier: int | None


@dataclass(frozen=True)
class Line:
    """The steps of a kernel, and the value that each argument's register brings."""

    steps: tuple[Step, ...]
    arguments: dict[int, str]

    @classmethod
    def of(cls, code: Iterable[Instruction]) -> Line:
        """The values of a kernel's instructions; raises `ValueError` at one whose effect is not listed."""
        reader = _Reader()
        return cls(tuple(reader.step(i) for i in code), reader.arguments)


class _Reader:
    """Goes through a kernel once; `held` is the value in each register."""

    def __init__(self) -> None:
        self.arguments = dict(enumerate(ARGUMENTS))
        self.held = {register: value for value, register in self.arguments.items()}
        self.count, self.at = len(ARGUMENTS), 0
        self.setter = {"c": -1, "o": -1}

    def step(self, i: Instruction) -> Step:
        """The next instruction."""
        reads: list[int] = []
        if i.mnemonic == "mulx":
            source = self._read(i.operands[2], reads)
            multiplier = self.held["rdx"]
            reads.append(multiplier)
            # The upper half is written last: it is what stays where both halves name one register.
            low, high = (self._make(register) for register in (i.operands[1], i.operands[0]))
            makes = ((high, None),) if i.operands[0] == i.operands[1] else ((low, None), (high, None))
            low = high if i.operands[0] == i.operands[1] else low
            operands = (f"%{high}", f"%{low}", source)
            step = Step("mulx", operands, tuple(reads), makes, (), "", _touched("mulx", operands), multiplier)
        else:
            step = self._other(i, reads)
        for flag in step.flags_written:
            self.setter[flag] = self.at
        self.at += 1
        return step

    def _other(self, i: Instruction, reads: list[int]) -> Step:
        effect = self._effect(i)
        if i.mnemonic in _IDIOMS and len(set(i.operands)) == 1:
            effect, sources = replace(effect, reads_first=False), []
        else:
            sources = [self._read(operand, reads) for operand in i.operands[1:]]
        makes: tuple[tuple[int, int | None], ...] = ()
        operands = tuple(sources)
        if i.operands:
            first = i.operands[0]
            register = _WIDE.get(first, first)
            if register in REGISTERS and effect.writes_first:
                replaced = self.held[register] if effect.reads_first else None
                reads += [] if replaced is None else [replaced]
                made = self._make(register)
                makes = ((made, replaced),)
                named = f"%{made}{'n' if first in _WIDE else ''}"
                operands = (named, *(sources or [named] * (len(i.operands) - 1)))
            else:
                operands = (self._read(first, reads), *sources)
        flags = tuple((flag, self.setter[flag]) for flag in effect.flags_read)
        memory = _touched(i.mnemonic, operands)
        return Step(i.mnemonic, operands, tuple(reads), makes, flags, effect.flags_written, memory, None)

    def _effect(self, i: Instruction) -> Effect:
        if i.mnemonic == "imul":
            return _UPDATE if len(i.operands) == 2 else Effect(False, flags_written="co")
        if i.mnemonic not in EFFECTS:
            raise ValueError(f"{i.mnemonic}: its effect on registers and flags is not listed")
        return EFFECTS[i.mnemonic]

    def _make(self, register: str) -> int:
        self.held[register] = self.count
        self.count += 1
        return self.held[register]

    def _read(self, operand: str, reads: list[int]) -> str:
        def value(name: re.Match[str]) -> str:
            found = self.held[_WIDE.get(name[1], name[1])]
            reads.append(found)
            return f"%{found}{'n' if name[1] in _WIDE else ''}"

        return _NAME.sub(value, operand)


def _touched(mnemonic: str, operands: Sequence[str]) -> tuple[tuple[bool, str], ...]:
    """The memory of an instruction; constants are never written, so their order is free."""
    return tuple(
        (k == 0 and mnemonic == "mov", operand[operand.index("[") :])
        for k, operand in enumerate(operands)
        if "[" in operand and "rip" not in operand and mnemonic != "lea"
    )


def written(steps: Sequence[Step], register: dict[int, str]) -> tuple[Instruction, ...]:
    """The instructions of steps whose values are in these registers."""

    def named(place: re.Match[str]) -> str:
        name = register[int(place[1])]
        return narrow(name) if place[2] else name

    return tuple(Instruction(s.mnemonic, tuple(_PLACE.sub(named, o) for o in s.operands)) for s in steps)
