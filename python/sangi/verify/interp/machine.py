# SPDX-License-Identifier: MIT OR Apache-2.0
"""The state that emitted x86-64 code runs on: words in numpy lanes, tagged pointers, checked memory.

A word is an array of shape (lanes,) or (1,), every element below 2^w, of the smallest unsigned dtype that
holds w bits.  Addresses are (object, byte offset); a limb is a qword whatever w is, so limb i lies at 8 * i.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from sangi.verify.interp.text import Imm, Mem, Operand, Refused, Reg

Words = npt.NDArray[Any]

#: Bytes below rsp that the System V ABI leaves alone.
RED_ZONE = 128
CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
FLAGS = ("cf", "zf", "sf", "of")


@dataclass(frozen=True)
class Pointer:
    """An address: an object's name and an offset in bytes."""

    block: str
    offset: int = 0

    def moved(self, disp: int) -> Pointer:
        """The address `disp` bytes further."""
        return Pointer(self.block, self.offset + disp)


@dataclass(frozen=True)
class Saved:
    """The unknown value that a callee-saved register holds at entry; it may only be moved and restored."""

    register: str


@dataclass
class Block:
    """An object in memory: `words[i]` is limb i, None while unwritten."""

    words: list[Words | None]
    writable: bool


@dataclass(frozen=True)
class Access:
    """One memory access: 'r' or 'w', and the address."""

    kind: str
    at: Pointer


Value = Words | Pointer | Saved
Flag = Words | Callable[[], Words] | None


def dtype_for(width: int) -> np.dtype[Any]:
    """The smallest unsigned dtype that holds words of `width` bits (2 to 32, or 64)."""
    if not (2 <= width <= 32 or width == 64):
        raise ValueError(f"width {width} is neither 2 to 32 nor 64")
    bits = next(b for b in (8, 16, 32, 64) if width <= b)
    return np.dtype(f"uint{bits}")


@dataclass
class Machine:
    """Registers, flags and memory.  `tables` maps labels to 64-bit constants, taken mod 2^width."""

    width: int
    tables: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    blocks: dict[str, Block] = field(default_factory=dict)
    registers: dict[str, Value] = field(default_factory=dict)
    flags: dict[str, Flag] = field(default_factory=lambda: dict.fromkeys(FLAGS))
    stack: dict[int, Value] = field(default_factory=dict)
    trace: list[Access] = field(default_factory=list)
    returned: bool = False
    #: how much of a register is known after setcc: 'zero' by idiom, 'bit' (whole word is 0 or 1),
    #: 'partial' (only its low byte was written)
    known: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Derives what follows from the width."""
        self.dtype = dtype_for(self.width)
        self.mask = (1 << self.width) - 1
        self.exact = self.dtype.itemsize * 8 == self.width
        self.registers.setdefault("rsp", Pointer("stack"))

    def constant(self, value: int) -> Words:
        """`value` mod 2^width, as one lane."""
        return np.array([value & self.mask], dtype=self.dtype)

    def cut(self, word: Words) -> Words:
        """The low `width` bits of each element."""
        return word if self.exact else word & self.dtype.type(self.mask)

    # -- flags ---------------------------------------------------------------------------------------------

    def flag(self, name: str) -> Words:
        """The flag as 0 or 1 per lane; raises if the last writer left it undefined."""
        value = self.flags[name]
        if callable(value):
            value = self.flags[name] = value()
        if value is None:
            raise Refused(f"{name.upper()} is undefined here")
        return value

    def set_flags(self, cf: Flag, zf: Flag, sf: Flag, of: Flag) -> None:
        """Sets all four; None is undefined, a callable is evaluated when first read."""
        self.flags.update(cf=cf, zf=zf, sf=sf, of=of)

    # -- registers -----------------------------------------------------------------------------------------

    def get(self, name: str) -> Value:
        """A whole register; raises if it is undefined or only its low byte is known."""
        if self.known.get(name) == "partial":
            raise Refused(f"{name}: only its low byte was written by setcc")
        value = self.registers.get(name)
        if value is None:
            raise Refused(f"{name} is read before it is written")
        return value

    def put(self, name: str, value: Value) -> None:
        """Writes a whole register; rsp takes stack addresses only."""
        if name == "rsp":
            if not isinstance(value, Pointer) or value.block != "stack" or value.offset % 8:
                raise Refused("rsp leaves the stack")
            self.stack = {at: v for at, v in self.stack.items() if at >= value.offset - RED_ZONE}
        self.known.pop(name, None)
        self.registers[name] = value

    @property
    def rsp(self) -> int:
        """Bytes from rsp at entry (where the return address lies) to rsp; never positive."""
        value = self.registers["rsp"]
        assert isinstance(value, Pointer)
        return value.offset

    # -- memory --------------------------------------------------------------------------------------------

    def address(self, mem: Mem) -> Pointer:
        """The address of a memory operand; raises unless it is a pointer plus a constant."""
        if mem.symbol is not None:
            return Pointer(mem.symbol, mem.disp)
        if mem.index is not None or mem.base is None:
            raise Refused("an address is not pointer + constant")
        base = self.get(mem.base)
        if not isinstance(base, Pointer):
            raise Refused(f"{mem.base} is used as an address and is no pointer")
        return base.moved(mem.disp)

    def load(self, at: Pointer) -> Value:
        """The qword at an address that may be read and was written."""
        self.trace.append(Access("r", at))
        if at.offset % 8:
            raise Refused(f"misaligned read at {at.block}{at.offset:+d}")
        if at.block == "stack":
            if at.offset not in self.stack:
                raise Refused(f"read of unwritten stack at {at.offset:+d}")
            return self.stack[at.offset]
        index = at.offset // 8
        if at.block in self.tables:
            if not 0 <= index < len(self.tables[at.block]):
                raise Refused(f"read outside table {at.block} at {at.offset:+d}")
            return self.constant(self.tables[at.block][index])
        block = self.blocks.get(at.block)
        if block is None or not 0 <= index < len(block.words):
            raise Refused(f"read outside the arguments at {at.block}{at.offset:+d}")
        word = block.words[index]
        if word is None:
            raise Refused(f"read of unwritten {at.block}[{index}]")
        return word

    def store(self, at: Pointer, value: Value) -> None:
        """Writes the qword at an address that may be written."""
        self.trace.append(Access("w", at))
        if at.offset % 8:
            raise Refused(f"misaligned write at {at.block}{at.offset:+d}")
        if at.block == "stack":
            if not self.rsp - RED_ZONE <= at.offset < 0:
                raise Refused(f"write outside the frame at stack{at.offset:+d}, rsp{self.rsp:+d}")
            self.stack[at.offset] = value
            return
        block = self.blocks.get(at.block)
        index = at.offset // 8
        if block is None or not 0 <= index < len(block.words):
            raise Refused(f"write outside the arguments at {at.block}{at.offset:+d}")
        if not block.writable:
            raise Refused(f"write to the input {at.block}[{index}]")
        if isinstance(value, Pointer | Saved):
            raise Refused(f"{at.block}[{index}] <- an address or a saved register")
        block.words[index] = value

    # -- operands ------------------------------------------------------------------------------------------

    def value(self, op: Operand) -> Value:
        """What an operand holds, which may be a pointer."""
        if isinstance(op, Reg):
            return self.get(op.name)
        return self.constant(op.value) if isinstance(op, Imm) else self.load(self.address(op))

    def word(self, op: Operand) -> Words:
        """What an operand holds, which must be a number."""
        value = self.value(op)
        if isinstance(value, Pointer | Saved):
            raise Refused(f"arithmetic on {value}")
        return value

    def write(self, op: Operand, value: Value) -> None:
        """Writes a register or memory operand."""
        if isinstance(op, Reg):
            self.put(op.name, value)
        elif isinstance(op, Mem):
            self.store(self.address(op), value)
        else:
            raise Refused("an immediate is written to")
