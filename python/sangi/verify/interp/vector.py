# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs emitted vector code, parsed back, over numpy: every lane of every test case at once, for digits of any width.

A word has 64 bits whatever the width of a digit; the multiplier takes `width` bits where the processor's takes
52, and shifts are by what is written.  Refused is whatever a kernel must not do: an instruction that is not known,
a register or memory read before it is written, an address outside the arguments, a write to an input.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from sangi.verify.interp.text import Function, Instruction, Refused

Vector = npt.NDArray[np.uint64]
Lanes = npt.NDArray[np.bool_]

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_MEMORY = re.compile(r"(zmmword|qword) ptr \[(r\w+)((?: \+ \w+)*)\](\{1to8\})?")
_HALF = 26
_LOW_HALF = np.uint64((1 << _HALF) - 1)
_WORD, _NONE = np.uint64(64), np.uint64(0)
#: vpternlogq's one table of truth values that is understood: c ? b : a.
_SELECT = "216"


@dataclass
class Machine:
    """Registers and memory; `blocks` are objects of digits, (digits, cases), by argument register.

    A case is one lane of one call: no instruction moves a number from lane to lane.
    """

    width: int
    tables: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    blocks: dict[str, list[Vector | None]] = field(default_factory=dict)
    writable: frozenset[str] = frozenset()
    scalars: dict[str, Lanes] = field(default_factory=dict)
    vectors: dict[str, Vector] = field(default_factory=dict)
    masks: dict[str, Lanes] = field(default_factory=dict)

    def vector(self, text: str) -> Vector:
        """A register, or what a memory operand means."""
        if " ptr " not in text:
            if text not in self.vectors:
                raise Refused(f"{text} is read before it is written")
            return self.vectors[text]
        size, base, terms, spread = self._memory(text)
        numbers = [t for t in re.findall(r"\w+", terms) if t.isdigit()]
        at = sum(map(int, numbers))
        if base == "rip":
            (label,) = [t for t in re.findall(r"\w+", terms) if not t.isdigit()]
            if size != "qword" or at % 8 or at // 8 >= len(self.tables.get(label, ())):
                raise Refused(f"{text} is no constant")
            return np.array([self.tables[label][at // 8]], np.uint64)
        if size != "zmmword" or spread:
            raise Refused(f"{text} is not a vector of an argument")
        found = self._block(base, at)[at // 64]
        if found is None:
            raise Refused(f"{text} is read before it is written")
        return found

    def _memory(self, text: str) -> tuple[str, str, str, str]:
        match = _MEMORY.fullmatch(text)
        if match is None:
            raise Refused(f"{text} is not an operand")
        size, base, terms, spread = match.groups()
        return size, base, terms, spread or ""

    def _block(self, base: str, at: int) -> list[Vector | None]:
        block = self.blocks.get(base)
        if block is None or at % 64 or at // 64 >= len(block):
            raise Refused(f"[{base} + {at}] is outside the arguments")
        return block

    def store(self, text: str, value: Vector) -> None:
        """Writes a vector of an argument."""
        size, base, terms, spread = self._memory(text)
        at = sum(int(t) for t in re.findall(r"\w+", terms))
        if size != "zmmword" or spread or base not in self.writable:
            raise Refused(f"{text} is written")
        self._block(base, at)[at // 64] = value


def product(a: Vector, b: Vector, width: int) -> tuple[Vector, Vector]:
    """The low and the high digit of the product of two low digits."""
    mask, bits = np.uint64((1 << width) - 1), np.uint64(width)
    a, b = a & mask, b & mask
    if width <= 32:
        return a * b & mask, a * b >> bits
    if width != 2 * _HALF:
        raise Refused(f"digits of {width} bits")
    half = np.uint64(_HALF)
    middle = (a & _LOW_HALF) * (b >> half) + (a >> half) * (b & _LOW_HALF)
    low = (a & _LOW_HALF) * (b & _LOW_HALF) + ((middle & _LOW_HALF) << half)
    return low & mask, (a >> half) * (b >> half) + (middle >> half) + (low >> bits)


def _signed_shift(a: Vector, bits: str) -> Vector:
    return (a.view(np.int64) >> np.int64(int(bits))).view(np.uint64)


_THREE: Mapping[str, Callable[[Vector, Vector], Vector]] = MappingProxyType(
    {
        "vpaddq": lambda a, b: a + b,
        "vpsubq": lambda a, b: a - b,
        "vpandq": lambda a, b: a & b,
        "vpxorq": lambda a, b: a ^ b,
        "vporq": lambda a, b: a | b,
        "vpsrlvq": lambda a, b: np.where(b < _WORD, a >> (b % _WORD), _NONE),
        "vpsllvq": lambda a, b: np.where(b < _WORD, a << (b % _WORD), _NONE),
    }
)
_SHIFTS: Mapping[str, Callable[[Vector, str], Vector]] = MappingProxyType(
    {"vpsrlq": lambda a, bits: a >> np.uint64(int(bits)), "vpsraq": _signed_shift}
)
_MOVES = frozenset({"vmovdqu64", "vmovdqa64", "vpbroadcastq"})
#: Every mnemonic that is understood.
MNEMONICS = frozenset(
    {*_THREE, *_SHIFTS, *_MOVES, "vpmadd52luq", "vpmadd52huq", "vpmovq2m", "kmovb", "vpblendmq"}
    | {"vpternlogq", "endbr64", "vzeroupper", "ret"}
)


def step(m: Machine, i: Instruction) -> None:
    """Runs one instruction; raises `Refused`."""
    name, ops = i.mnemonic, i.operands
    if name in _THREE:
        if name == "vpxorq" and ops[1] == ops[2]:
            m.vectors[ops[0]] = np.zeros(1, np.uint64)
        else:
            m.vectors[ops[0]] = _THREE[name](m.vector(ops[1]), m.vector(ops[2]))
    elif name in _SHIFTS:
        m.vectors[ops[0]] = _SHIFTS[name](m.vector(ops[1]), ops[2])
    elif name in ("vpmadd52luq", "vpmadd52huq"):
        digits = product(m.vector(ops[1]), m.vector(ops[2]), m.width)
        m.vectors[ops[0]] = m.vector(ops[0]) + digits[name == "vpmadd52huq"]
    elif name in _MOVES and " ptr " not in ops[0]:
        m.vectors[ops[0]] = m.vector(ops[1])
    elif name == "vmovdqu64":
        m.store(ops[0], m.vector(ops[1]))
    elif name == "vpmovq2m":
        m.masks[ops[0]] = m.vector(ops[1]) >> np.uint64(63) == 1
    elif name == "vpternlogq" and ops[3] == _SELECT:
        a, b, c = (m.vector(text) for text in ops[:3])
        m.vectors[ops[0]] = a & ~c | b & c
    elif name == "kmovb" and ops[1] in m.scalars:
        m.masks[ops[0]] = m.scalars[ops[1]]
    elif name == "vpblendmq":
        register, mask = ops[0].rstrip("}").split("{")
        if mask not in m.masks:
            raise Refused(f"{mask} is read before it is written")
        m.vectors[register] = np.where(m.masks[mask], m.vector(ops[2]), m.vector(ops[1]))
    elif name not in ("endbr64", "vzeroupper"):
        raise Refused(f"line {i.line}: {i} is not understood")


def run(
    function: Function,
    arguments: Mapping[str, Vector | None],
    *,
    width: int,
    digits: int,
    mask: Lanes | None = None,
    alias: str = "",
) -> Vector:
    """What a kernel leaves in z, (digits, cases); arguments by name in order, z first.

    `alias` names the argument whose memory z shares.
    """
    m = Machine(width, function.tables, writable=frozenset({ARGUMENTS[0]}))
    for register, (name, value) in zip(ARGUMENTS, arguments.items(), strict=False):
        rows: list[Vector | None] = [None] * digits if value is None else list(value)
        m.blocks[register] = rows
        if name == alias:
            m.blocks[ARGUMENTS[0]] = rows
    if mask is not None:
        m.scalars["ecx"] = mask
    for at, instruction in enumerate(function.instructions):
        if instruction.mnemonic == "ret":
            cleared = at and function.instructions[at - 1].mnemonic == "vzeroupper"
            if at + 1 != len(function.instructions) or not cleared:
                raise Refused(f"{function.name}: returns early, or with the upper halves in use")
            break
        step(m, instruction)
    else:
        raise Refused(f"{function.name}: runs past its end")
    left = [row for row in m.blocks[ARGUMENTS[0]] if row is not None]
    if len(left) != digits:
        raise Refused(f"{function.name}: leaves a digit unwritten")
    return np.stack(np.broadcast_arrays(*left))
