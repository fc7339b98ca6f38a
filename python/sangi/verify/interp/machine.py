# SPDX-License-Identifier: MIT OR Apache-2.0
"""The state that emitted x86-64 code runs on: words and vectors in numpy arrays, tagged pointers, checked memory.

A word of all test cases is an array of shape (cases,) or (1,), every element below 2^w, of the smallest unsigned dtype
that holds w bits.  A vector is an array of shape (8, cases), in which 1 stands for 8 lanes alike or cases alike; its
lanes have 64 bits, and only its multiplier takes narrower digits.  Addresses are (object, byte offset); a limb is a
qword whatever w is, so limb i lies at 8 * i.

A number is public if it follows from immediates and public arguments alone.  Only public numbers are added to pointers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from sangi.verify.interp.text import Imm, Mem, Operand, Refused, Reg, Vec

Words = npt.NDArray[Any]
Bits = npt.NDArray[np.bool_]

#: Bytes below rsp that the System V ABI leaves alone.
RED_ZONE = 128
CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
FLAGS = ("cf", "zf", "sf", "of")
#: Lanes of a vector register, and its bytes.
LANES, VECTOR = 8, 64


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
    """An object in memory: `words[i]` is limb i, None while unwritten.

    `rows[i]` is the vector of the limbs from i on, where it is known; `aligned` says that the object begins at a
    multiple of 64 bytes.
    """

    words: list[Words | None]
    writable: bool
    aligned: bool = False
    rows: dict[int, Words] = field(default_factory=dict, repr=False, compare=False)

    def put(self, index: int, word: Words) -> None:
        """Writes a limb."""
        if self.rows:
            self._evict(index, 1)
        self.words[index] = word

    def vector(self, index: int) -> Words | None:
        """Eight limbs, or None if one of them is unwritten."""
        row = self.rows.get(index)
        if row is None:
            words = [word for word in self.words[index : index + LANES] if word is not None]
            if len(words) < LANES:
                return None
            same = all(word.shape == words[0].shape for word in words)
            row = self.rows[index] = np.stack(words if same else np.broadcast_arrays(*words))
        return row

    def put_vector(self, index: int, row: Words) -> None:
        """Writes eight limbs."""
        self._evict(index, LANES)
        self.words[index : index + LANES] = list(row) if len(row) == LANES else [row[0]] * LANES
        self.rows[index] = row

    def _evict(self, index: int, count: int) -> None:
        for at in range(index - LANES + 1, index + count):
            self.rows.pop(at, None)


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
    """Registers, flags and memory.  `tables` maps labels to 64-bit constants, taken mod 2^width.

    `digit` is how many bits the multiplier of vectors takes of each lane, 52 on the CPU.
    """

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
    digit: int = 52
    vectors: dict[str, Words] = field(default_factory=dict)
    masks: dict[str, Bits] = field(default_factory=dict)
    #: registers and flags that hold public numbers, and whether all that the instruction has read is public
    public: set[str] = field(default_factory=set)
    pure: bool = False
    #: vpmadd52 that were run, and whether vector registers were written since vzeroupper
    multiplications: int = 0
    upper: bool = False

    def __post_init__(self) -> None:
        """Derives what follows from the width."""
        self.dtype = dtype_for(self.width)
        self.mask = (1 << self.width) - 1
        self.exact = self.dtype.itemsize * 8 == self.width
        self.registers.setdefault("rsp", Pointer("stack"))

    def constant(self, value: int) -> Words:
        """`value` mod 2^width, for all cases."""
        return np.array([value & self.mask], dtype=self.dtype)

    def cut(self, word: Words) -> Words:
        """The low `width` bits of each element."""
        return word if self.exact else word & self.dtype.type(self.mask)

    # -- flags ---------------------------------------------------------------------------------------------

    def flag(self, name: str) -> Words:
        """The flag as 0 or 1 per case; raises if the last writer left it undefined."""
        value = self.flags[name]
        if callable(value):
            value = self.flags[name] = value()
        if value is None:
            raise Refused(f"{name.upper()} is undefined here")
        if name not in self.public:
            self.pure = False
        return value

    def put_flags(self, **flags: Flag) -> None:
        """Sets some; None is undefined, a callable is evaluated when first read."""
        self.flags.update(flags)
        if self.pure:
            self.public.update(flags)
        else:
            self.public.difference_update(flags)

    def set_flags(self, cf: Flag, zf: Flag, sf: Flag, of: Flag) -> None:
        """Sets all four."""
        self.put_flags(cf=cf, zf=zf, sf=sf, of=of)

    # -- registers -----------------------------------------------------------------------------------------

    def get(self, name: str) -> Value:
        """A whole register; raises if it is undefined or only its low byte is known."""
        if self.known.get(name) == "partial":
            raise Refused(f"{name}: only its low byte was written by setcc")
        value = self.registers.get(name)
        if value is None:
            raise Refused(f"{name} is read before it is written")
        if name not in self.public:
            self.pure = False
        return value

    def put(self, name: str, value: Value) -> None:
        """Writes a whole register; rsp takes stack addresses only."""
        if name == "rsp":
            if not isinstance(value, Pointer) or value.block != "stack" or value.offset % 8:
                raise Refused("rsp leaves the stack")
            self.stack = {at: v for at, v in self.stack.items() if at >= value.offset - RED_ZONE}
        self.known.pop(name, None)
        self.registers[name] = value
        if self.pure:
            self.public.add(name)
        else:
            self.public.discard(name)

    def public_number(self, op: Operand) -> int | None:
        """What an operand adds to a pointer: an immediate, or at 64 bits a public number, signed; or None."""
        if isinstance(op, Imm):
            return op.value
        if not isinstance(op, Reg) or op.name not in self.public or self.width != 64:
            return None
        if self.known.get(op.name) == "partial":
            return None
        value = self.registers[op.name]
        if not isinstance(value, np.ndarray) or value.size != 1:
            return None
        number = int(value[0])
        return number - (number >> 63 << 64)

    @property
    def rsp(self) -> int:
        """Bytes from rsp at entry (where the return address lies) to rsp; never positive."""
        value = self.registers["rsp"]
        assert isinstance(value, Pointer)
        return value.offset

    # -- memory --------------------------------------------------------------------------------------------

    def address(self, mem: Mem) -> Pointer:
        """The address of a memory operand; raises unless it is a pointer plus constants and public numbers."""
        if mem.symbol is not None:
            return Pointer(mem.symbol, mem.disp)
        terms = [(name, scale) for name, scale in ((mem.base, 1), (mem.index, mem.scale)) if name is not None]
        found: Pointer | None = None
        total = mem.disp
        for name, scale in terms:
            value = self.get(name)
            if isinstance(value, Pointer) and found is None and scale == 1:
                found = value
                continue
            number = self.public_number(Reg(name, 8))
            if number is None and len(terms) == 1:
                raise Refused(f"{name} is used as an address and is no pointer")
            if number is None:
                raise Refused("an address is not pointer + constant")
            total += number * scale
        if found is None:
            raise Refused("an address is not pointer + constant")
        return found.moved(total)

    def load(self, at: Pointer) -> Value:
        """The qword at an address that may be read and was written."""
        self.trace.append(Access("r", at))
        return self.read(at)

    def read(self, at: Pointer) -> Value:
        """The same, which the trace does not record."""
        self.pure = False
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
        block = self._written(at, 1)
        if isinstance(value, Pointer | Saved):
            raise Refused(f"{at.block}[{at.offset // 8}] <- an address or a saved register")
        block.put(at.offset // 8, value)

    def _written(self, at: Pointer, count: int) -> Block:
        """The object of an address that may be written, with so many words from there on."""
        block, index = self.blocks.get(at.block), at.offset // 8
        if block is None or not 0 <= index <= len(block.words) - count:
            raise Refused(f"write outside the arguments at {at.block}{at.offset:+d}")
        if not block.writable:
            raise Refused(f"write to the input {at.block}[{index}]")
        return block

    # -- operands ------------------------------------------------------------------------------------------

    def value(self, op: Operand) -> Value:
        """What an operand holds, which may be a pointer."""
        if isinstance(op, Reg):
            return self.get(op.name)
        if isinstance(op, Imm):
            return self.constant(op.value)
        if isinstance(op, Mem):
            return self.load(self.address(op))
        raise Refused("a vector where a word is wanted")

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

    # -- vectors -------------------------------------------------------------------------------------------

    def vector(self, op: Operand) -> Words:
        """A vector register, eight words of memory, or one word that stands for all eight lanes."""
        if isinstance(op, Vec):
            if op.name not in self.vectors:
                raise Refused(f"{op.name} is read before it is written")
            return self.vectors[op.name]
        if not isinstance(op, Mem) or (op.size != VECTOR and not op.spread):
            raise Refused("an operand that is no vector")
        at = self.address(op)
        if op.spread:
            word = self.read(at)
            if isinstance(word, Pointer | Saved):
                raise Refused(f"arithmetic on {word}")
            return word[None, :]
        return self._row(at)

    def _row(self, at: Pointer) -> Words:
        index = at.offset // 8
        if at.offset % 8:
            raise Refused(f"misaligned read at {at.block}{at.offset:+d}")
        if at.block in self.tables:
            table = self.tables[at.block]
            if not 0 <= index <= len(table) - LANES:
                raise Refused(f"read outside table {at.block} at {at.offset:+d}")
            return np.array(table[index : index + LANES], np.uint64)[:, None]
        block = self.blocks.get(at.block)
        if block is None or not 0 <= index <= len(block.words) - LANES:
            raise Refused(f"read outside the arguments at {at.block}{at.offset:+d}")
        row = block.vector(index)
        if row is None:
            raise Refused(f"read of unwritten {at.block}[{index}..]")
        return row

    def write_vector(self, op: Operand, value: Words) -> None:
        """Writes a vector register, under its mask if it has one, or eight words of memory."""
        if isinstance(op, Vec):
            if op.mask is not None:
                other = np.zeros((1, 1), value.dtype) if op.zeroing else self.vector(op)
                value = np.where(self.mask_of(op.mask), value, other)
            self.vectors[op.name] = value
            self.upper = True
            return
        if not isinstance(op, Mem) or op.size != VECTOR:
            raise Refused("a vector is written to something else")
        at = self.address(op)
        if at.offset % 8:
            raise Refused(f"misaligned write at {at.block}{at.offset:+d}")
        self._written(at, LANES).put_vector(at.offset // 8, value)

    def mask_of(self, name: str) -> Bits:
        """A mask register, (8, cases)."""
        if name not in self.masks:
            raise Refused(f"{name} is read before it is written")
        return self.masks[name]
