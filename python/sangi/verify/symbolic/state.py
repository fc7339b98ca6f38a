# SPDX-License-Identifier: MIT OR Apache-2.0
"""Registers, flags and memory of one symbolic run, and what operands mean in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic import bits, poly, residue
from sangi.verify.symbolic.code import Instruction, Operand, Place, Program
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Word, constant
from sangi.verify.symbolic.memory import GOROUTINE, STACK, Entry, Memory, Pointer, Return, Union, Value
from sangi.verify.symbolic.pieces import shown
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.words import Ledger

FLAGS = ("cf", "of", "zf", "sf")


def signed(word: int) -> int:
    """A word as a number with a sign."""
    return word - WORD if word >> 63 else word


class Undecided(Exception):
    """The run depends on a flag that has both values: each becomes a path."""

    def __init__(self, flag: Word) -> None:
        super().__init__()
        self.flag = flag


@dataclass(frozen=True)
class ZeroOf:
    """ZF of a word that is a sum of carries: 1 if all of them are 0."""

    word: Word


@dataclass(frozen=True)
class SignOf:
    """SF of a word: its top bit."""

    word: Word


#: ZF of a sum of carries; SF; or a union, for ZF and for the carry of the union less 1: 1 if the union is 0.
Flag = Word | ZeroOf | SignOf | Union | None


@dataclass
class State:
    """One path; a flag that is None is undefined or not modelled, and may not be read.

    `pc` is the address of the next instruction, `count` how many ran; `saved` are the registers to be restored.
    `decided` are the flags that the path depends on, in order, with the value each has on it; `words` the atoms
    of each input's limbs, `scalars` the word parameters; `assumed` are bytes and words that can be written, by
    region, address and size, and what they are assumed to hold.  `goroutine` says that fs is Go's.

    `extent` are the addresses of the function, where its symbol has no size to say so, and `calls` the calls that have
    not returned: the function itself may not run into another one.  `kept` are the symbols that are assumed to be
    those of this file, and `relied` those that this path needs.
    """

    program: Program
    ledger: Ledger
    memory: Memory
    registers: dict[str, Value]
    saved: tuple[str, ...]
    pc: int = 0
    count: int = 0
    flags: dict[str, Flag] = field(default_factory=lambda: dict.fromkeys(FLAGS))
    decided: dict[int, tuple[Word, int]] = field(default_factory=dict)
    words: dict[str, tuple[int, ...]] = field(default_factory=dict)
    scalars: dict[str, Word] = field(default_factory=dict)
    returned: bool = False
    assumed: Mapping[tuple[str, int, int], int] = field(default_factory=dict)
    goroutine: bool = False
    extent: tuple[int, int] = (0, WORD)
    calls: int = 0
    kept: frozenset[str] = frozenset()
    relied: frozenset[str] = frozenset()

    def clone(self) -> State:
        """A copy that goes its own way."""
        return State(
            self.program, self.ledger.clone(), self.memory.clone(), dict(self.registers), self.saved,
            self.pc, self.count, dict(self.flags), dict(self.decided), self.words, self.scalars, self.returned,
            self.assumed, self.goroutine, self.extent, self.calls, self.kept, self.relied,
        )  # fmt: skip

    def enter(self, instruction: Instruction) -> None:
        """Refuses an instruction outside the function, or one that needs a symbol which another file may define."""
        start, end = self.extent
        if not self.calls and not start <= instruction.address < end:
            raise Unproved("runs into another function; the symbol has no size that says otherwise")
        name = instruction.replaceable
        if name and all(self._held(op) is None for op in instruction.operands):
            if name not in self.kept:
                raise Unproved(
                    f"refers to {shown(name)}, which another file may define in place of this one; "
                    f"--assume {shown(name)} takes it to be this file's"
                )
            self.relied |= {name}

    # -- flags ---------------------------------------------------------------------------------------------

    def flag(self, name: str) -> Word:
        """A flag; a constant where this path has decided it."""
        flag = self.flags[name]
        if isinstance(flag, ZeroOf):
            return self._zero(flag.word)
        if isinstance(flag, SignOf) and self.ledger.plain:
            return self.narrowed(bits.top_bit(self.ledger, flag.word))
        if flag is None or isinstance(flag, Union | SignOf):
            raise Unproved(f"reads {name.upper()}, which is undefined here")
        return self.narrowed(flag)

    def _zero(self, word: Word) -> Word:
        """ZF of a sum of carries; raises `Undecided` for the first carry that is to be known."""
        ledger, total, left = self.ledger, 0, list[int]()
        for monomial, c in word.value.items():
            bit = monomial[0] if len(monomial) == 1 else -1
            if c < 0 or (monomial and bit not in ledger.carry):
                raise Unproved("reads ZF of a word that is no sum of carries")
            if monomial and bit not in self.decided:
                left.append(bit)
            else:
                total += c * self.decided[bit][1] if monomial else c
        if left and not total:
            bit = left[0]
            raise Undecided(Word(poly.var(bit), ledger.carry[bit], residue.var(bit), 0, 1, bit))
        return constant(int(total == 0))

    def decide(self, name: str) -> int:
        """A flag's value on this path; raises `Undecided`."""
        flag = self.flag(name)
        if flag.known is not None:
            return flag.known
        if flag.atom is None:
            flag = self.flags[name] = self.ledger.named(flag)
        raise Undecided(flag)

    def public(self, name: str) -> int:
        """A flag's value, which must not depend on an input; raises `Unproved`."""
        flag = self.flag(name)
        if flag.known is None:
            raise Unproved("branches on an input")
        return flag.known

    def choose(self, flag: Word, value: int) -> None:
        """From here on the flag has this value."""
        assert flag.atom is not None
        self.decided[flag.atom] = (flag, value)
        bits.decided(self.ledger, flag.atom, value)

    def set_flags(self, cf: Word | None, of: Word | None = None, zf: Flag = None, sf: Flag = None) -> None:
        """Sets all four."""
        self.flags = {"cf": cf, "of": of, "zf": zf, "sf": sf}

    # -- operands ------------------------------------------------------------------------------------------

    @property
    def rsp(self) -> int:
        """Bytes from rsp on entry."""
        pointer = self.registers["rsp"]
        if not isinstance(pointer, Pointer):
            raise Unproved("rsp is no address")
        return pointer.offset

    def address(self, place: Place) -> Pointer:
        """The address of a memory operand, which must be a pointer and a constant."""
        base = self.registers.get(place.base)
        index = self.registers[place.index] if place.index else ZERO
        if not isinstance(base, Pointer) or not isinstance(index, Word) or index.known is None:
            raise Unproved("the address is not pointer + constant")
        return Pointer(base.object, base.offset + place.disp + place.scale * signed(index.known))

    def _held(self, op: Operand) -> int | None:
        """What a byte or word of the file is assumed to hold."""
        if not isinstance(op, Place) or not self.assumed or op.index:
            return None
        if op.base == "rip":
            return self.assumed.get((op.region, op.disp, op.size))
        base = self.registers.get(op.base)
        return (
            self.assumed.get((base.object, base.offset + op.disp, op.size))
            if isinstance(base, Pointer)
            else None
        )

    def get(self, op: Operand) -> Value:
        """What an operand holds."""
        if isinstance(op, Imm):
            return constant(op.value % WORD)
        if (held := self._held(op)) is not None:
            return constant(held)
        if isinstance(op, Place) and op.base == "fs" and self.goroutine:
            return Pointer(GOROUTINE, 0)
        if op.size != 8:
            raise Unproved("an operand of less than 64 bits")
        if isinstance(op, Reg):
            return self.registers[op.name]
        if op.base == "rip":
            return constant(self.program.image.constant(op.region, op.disp))
        at = self.address(op)
        if at.constant:
            return constant(self.program.image.constant(at.object, at.offset))
        return self.memory.load(at, self.rsp)

    def word(self, op: Operand) -> Word:
        """What an operand holds, which must be a number."""
        value = self.get(op)
        if isinstance(value, Entry):
            raise Unproved(f"{value.register} is read and was never set")
        if isinstance(value, Return):
            raise Unproved("arithmetic on a return address")
        if not isinstance(value, Word):
            raise Unproved("arithmetic on an address or on part of a register")
        return self.narrowed(value)

    def narrowed(self, word: Word) -> Word:
        """A word; a constant where this path has decided it."""
        flag = self.ledger.masks.get(word)
        if flag is not None and flag.atom in self.decided:
            return constant((WORD - 1) * self.decided[flag.atom][1])
        return constant(self.decided[word.atom][1]) if word.atom in self.decided else word

    def put(self, op: Operand, value: Value) -> None:
        """Writes a whole register or a qword of memory."""
        if isinstance(op, Imm):
            raise Unproved("an immediate is written to")
        if isinstance(op, Place):
            if op.size != 8 or op.base == "rip":
                raise Unproved("writes part of a qword, or a constant")
            self.memory.store(self.address(op), value, self.rsp)
            return
        if op.size != 8:
            raise Unproved("writes part of a register")
        if op.name == "rsp":
            if not isinstance(value, Pointer) or value.object != STACK:
                raise Unproved("rsp leaves the stack")
            self.move_stack(value.offset)
            return
        self.registers[op.name] = value

    def move_stack(self, offset: int) -> None:
        """Moves rsp to some bytes from where it was on entry."""
        if offset % 8 or offset > 0:
            raise Unproved("rsp leaves the stack")
        self.registers["rsp"] = Pointer(STACK, offset)
        self.memory.risen(offset)

    def finish(self) -> None:
        """Raises `Unproved` unless the function returned as the ABI wants."""
        if not self.returned:
            raise Unproved("runs past its end")
        if self.rsp:
            raise Unproved(f"returns with rsp{self.rsp:+d}")
        for name in self.saved:
            if self.registers[name] != Entry(name):
                raise Unproved(f"returns without restoring {name}")
