# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs kernels across lanes, as text parsed back, over numpy: every test case at once, lanes and memory by words.

The multiplier takes `factor` bits where the processor's takes 52.  Refused is whatever a kernel must not do: an
instruction that is not known, a register or memory read before it is written, an address outside the arguments, a
write to an input, a stack that is left as it was not found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from sangi.codegen.modsimd.shape import LANES, WORD
from sangi.verify.interp.text import Function, Instruction, Refused
from sangi.verify.interp.vector import product

Words = npt.NDArray[np.uint64]
Bits = npt.NDArray[np.bool_]

_MEMORY = re.compile(r"(zmmword|qword) ptr \[([^\]]+)\](\{1to8\})?")
_MASKED = re.compile(r"(\w+)(?:\{(k\d)\})?(\{z\})?")
_TERM = re.compile(r"(?:^|([+-]) )(\w+)")


#: The one truth table that is understood: a | (b & c).
_OR_AND = 0xF8


@dataclass
class Block:
    """Words of memory, (words, cases); `known` are those that hold something, `first` the index of the lowest."""

    words: Words
    known: Bits
    writable: bool = False
    first: int = 0

    @classmethod
    def of(cls, words: Words) -> Block:
        """An input."""
        return cls(words, np.ones(len(words), np.bool_))

    @classmethod
    def empty(cls, count: int, cases: int) -> Block:
        """Room that holds nothing."""
        return cls(np.zeros((count, cases), np.uint64), np.zeros(count, np.bool_), True)


@dataclass
class Machine:
    """Registers and memory; vectors are (lanes, cases), blocks by the register that points to them."""

    factor: int
    tables: Mapping[str, tuple[int, ...]]
    blocks: dict[str, Block]
    scalars: dict[str, Words] = field(default_factory=dict)
    vectors: dict[str, Words] = field(default_factory=dict)
    masks: dict[str, Bits] = field(default_factory=dict)
    depth: int = 0
    scratch: int = 0

    def vector(self, text: str) -> Words:
        """A register, or eight words of memory."""
        if " ptr " not in text:
            name = text.replace("xmm", "zmm")
            if name not in self.vectors:
                raise Refused(f"{text} is read before it is written")
            return self.vectors[name]
        size, at, spread = self._operand(text)
        base, offset = self._place(at)
        count = LANES if size == "zmmword" else 1
        if (size == "qword") != bool(spread):
            raise Refused(f"{text} is no vector")
        return self._words(base, offset, count)

    def word(self, text: str) -> Words:
        """A word of memory, for every lane."""
        size, at, spread = self._operand(text)
        if size != "qword" or spread:
            raise Refused(f"{text} is no word")
        return self._words(*self._place(at), 1)

    def _operand(self, text: str) -> tuple[str, str, str]:
        match = _MEMORY.fullmatch(text)
        if match is None:
            raise Refused(f"{text} is not an operand")
        return match[1], match[2], match[3] or ""

    def _place(self, text: str) -> tuple[str, int]:
        """What an address is relative to, and the word there."""
        base, offset = "", 0
        for sign, term in _TERM.findall(text):
            if term.isdigit():
                offset += -int(term) if sign == "-" else int(term)
            elif term != "rip":
                base = term
        if offset % WORD:
            raise Refused(f"[{text}] is not on a word")
        return base, offset // WORD

    def _words(self, base: str, at: int, count: int) -> Words:
        if base in self.tables:
            table = self.tables[base]
            if not 0 <= at <= len(table) - count:
                raise Refused(f"{base} + {at} words is no constant")
            return np.array(table[at : at + count], np.uint64)[:, None]
        block = self._block(base, at, count)
        if not block.known[at : at + count].all():
            raise Refused(f"[{base}] + {at} words is read before it is written")
        return block.words[at : at + count]

    def _block(self, base: str, at: int, count: int) -> Block:
        block = self.blocks.get(base)
        if block is None or not 0 <= at <= len(block.words) - count:
            raise Refused(f"[{base}] + {at} words is outside the arguments")
        return block

    def store(self, text: str, value: Words) -> None:
        """Eight words of an argument or of the stack."""
        size, at, spread = self._operand(text)
        base, offset = self._place(at)
        block = self._block(base, offset, LANES)
        if size != "zmmword" or spread or not block.writable:
            raise Refused(f"{text} is written")
        block.words[offset : offset + LANES] = value
        block.known[offset : offset + LANES] = True

    def general(self, i: Instruction) -> None:
        """Instructions on general registers: the stack, its aligned part, and masks of constants."""
        name, ops = i.mnemonic, i.operands
        if name in ("sub", "add") and ops[0] == "rsp":
            self.depth += int(ops[1]) if name == "sub" else -int(ops[1])
        elif (name, ops) == ("lea", ("rax", "[rsp + 63]")):
            self.scratch = self.depth - 63
        elif (name, ops) == ("and", ("rax", "-64")):
            cases = next(iter(self.blocks.values())).words.shape[1]
            self.blocks["rax"] = Block.empty(max(0, self.scratch // WORD), cases)
        elif name == "mov" and ops[1].isdigit():
            self.scalars[ops[0]] = np.array([int(ops[1])], np.uint64)
        elif name == "kmovb" and ops[1] in self.scalars:
            bits = self.scalars[ops[1]][None, :] >> np.arange(LANES, dtype=np.uint64)[:, None]
            self.masks[ops[0]] = bits & np.uint64(1) == 1
        else:
            raise Refused(f"line {i.line}: {i} is not understood")


_TWO: Mapping[str, Callable[[Words, Words], Words]] = MappingProxyType(
    {"vpaddq": lambda a, b: a + b, "vpandq": lambda a, b: a & b}
)
#: Every mnemonic that is understood.
MNEMONICS = frozenset(
    (
        *_TWO,
        *("vpxorq", "vpsrlq", "vpmadd52luq", "vpmadd52huq", "valignq", "vpermi2q", "vpternlogq", "vpcmpeqq"),
        *("vpmovm2q", "vmovdqu64", "vmovdqa64", "vpbroadcastq", "vzeroupper", "kmovb"),
        *("lea", "and", "sub", "add", "mov", "endbr64", "ret"),
    )
)


def _lanes(value: Words) -> Words:
    """All eight of them, where a vector has one for each."""
    return np.broadcast_to(value, (LANES, value.shape[1]))


def _moved(high: Words, low: Words, count: int) -> Words:
    """X8Shape `count` and above of two vectors as one number."""
    cases = np.broadcast_shapes(high.shape[1:], low.shape[1:])
    both = [np.broadcast_to(v, (LANES, *cases)) for v in (low, high)]
    return np.concatenate(both)[count : count + LANES]


def step(m: Machine, i: Instruction) -> None:
    """Runs one instruction; raises `Refused`."""
    name, ops = i.mnemonic, i.operands
    if name not in MNEMONICS:
        raise Refused(f"line {i.line}: {i} is not understood")
    if name in ("endbr64", "vzeroupper"):
        return
    if not name.startswith("v"):
        m.general(i)
        return
    if " ptr " in ops[0]:
        m.store(ops[0], m.vector(ops[1]))
        return
    match = _MASKED.fullmatch(ops[0])
    if match is None or (match[2] and match[2] not in m.masks):
        raise Refused(f"line {i.line}: {i} is not understood")
    register, mask, zeros = match.groups()
    if name == "vpcmpeqq":
        m.masks[register] = _lanes(m.vector(ops[1])) == m.vector(ops[2])
        return
    value = _value(m, name, ops, register)
    if mask:
        other = np.zeros((1, 1), np.uint64) if zeros else m.vector(register)
        value = np.where(m.masks[mask], value, other)
    m.vectors[register] = value


def _value(m: Machine, name: str, ops: tuple[str, ...], register: str) -> Words:
    if name in _TWO:
        return _TWO[name](m.vector(ops[1]), m.vector(ops[2]))
    if name == "vpxorq":
        if ops[1] == ops[2]:
            return np.zeros((1, 1), np.uint64)
        return m.vector(ops[1]) ^ m.vector(ops[2])
    if name == "vpsrlq":
        return m.vector(ops[1]) >> np.uint64(int(ops[2]))
    if name == "valignq":
        return _moved(m.vector(ops[1]), m.vector(ops[2]), int(ops[3]))
    if name == "vpmovm2q":
        if ops[1] not in m.masks:
            raise Refused(f"{ops[1]} is read before it is written")
        return np.where(m.masks[ops[1]], ~np.uint64(0), np.uint64(0))
    if name == "vpternlogq" and int(ops[3], 0) == _OR_AND:
        return m.vector(register) | m.vector(ops[1]) & m.vector(ops[2])
    if name == "vpermi2q":
        which = (_lanes(m.vector(register))[:, 0] & np.uint64(2 * LANES - 1)).astype(np.int64)
        return np.concatenate(np.broadcast_arrays(_lanes(m.vector(ops[1])), _lanes(m.vector(ops[2]))))[which]
    if name == "vpbroadcastq":
        return m.scalars[ops[1]][None, :] if ops[1] in m.scalars else m.word(ops[1])
    if name in ("vmovdqu64", "vmovdqa64"):
        return m.vector(ops[1])
    if name not in ("vpmadd52luq", "vpmadd52huq"):
        raise Refused(f"{name} {', '.join(ops)} is not understood")
    halves = product(m.vector(ops[1]), m.vector(ops[2]), m.factor)
    return m.vector(register) + halves[name == "vpmadd52huq"]


def run(
    function: Function, factor: int, blocks: dict[str, Block], scalars: Mapping[str, Words] | None = None
) -> None:
    """Runs a kernel on memory by its argument registers, which it changes; raises `Refused`."""
    m = Machine(factor, function.tables, blocks, dict(scalars or {}))
    for at, instruction in enumerate(function.instructions):
        if instruction.mnemonic == "ret":
            names = [i.mnemonic for i in function.instructions[:at]]
            if at + 1 != len(function.instructions) or "vzeroupper" not in names[-2:] or m.depth:
                raise Refused(f"{function.name}: returns early, with upper halves in use or its stack taken")
            return
        step(m, instruction)
    raise Refused(f"{function.name}: runs past its end")
