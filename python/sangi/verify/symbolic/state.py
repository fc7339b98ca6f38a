# SPDX-License-Identifier: MIT OR Apache-2.0
"""Registers, flags and memory of one symbolic run, and what operands mean in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED
from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic.code import Operand, Place
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.memory import FILE, STACK, Entry, Memory, Pointer, Value
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.words import Ledger, Word, constant

FLAGS = ("cf", "of", "zf")
_REGISTERS = ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", *(f"r{n}" for n in range(8, 16)))


class Undecided(Exception):
    """The run depends on a flag that has both values: each becomes a path."""

    def __init__(self, flag: Word) -> None:
        super().__init__()
        self.flag = flag


@dataclass
class State:
    """One path; a flag that is None is undefined or not modelled, and may not be read.

    `decided` are the flags that the path depends on, in order, with the value each has on it; `words` the atoms
    of each input's limbs, `scalars` the word parameters.
    """

    image: Image
    ledger: Ledger
    memory: Memory
    registers: dict[str, Value]
    flags: dict[str, Word | None] = field(default_factory=lambda: dict.fromkeys(FLAGS))
    decided: dict[int, tuple[Word, int]] = field(default_factory=dict)
    words: dict[str, tuple[int, ...]] = field(default_factory=dict)
    scalars: dict[str, Word] = field(default_factory=dict)
    returned: bool = False

    def clone(self) -> State:
        """A copy that goes its own way."""
        return State(
            self.image, self.ledger.clone(), self.memory.clone(), dict(self.registers), dict(self.flags),
            dict(self.decided), self.words, self.scalars, self.returned,
        )  # fmt: skip

    # -- flags ---------------------------------------------------------------------------------------------

    def flag(self, name: str) -> Word:
        """A flag; a constant where this path has decided it."""
        flag = self.flags[name]
        if flag is None:
            raise Unproved(f"reads {name.upper()}, which is undefined here")
        return self.narrowed(flag)

    def decide(self, name: str) -> int:
        """A flag's value on this path; raises `Undecided`."""
        flag = self.flag(name)
        if flag.known is None:
            raise Undecided(flag)
        return flag.known

    def choose(self, flag: Word, value: int) -> None:
        """From here on the flag has this value."""
        assert flag.atom is not None
        self.decided[flag.atom] = (flag, value)
        self.ledger.decided(flag.atom, value)

    def set_flags(self, cf: Word | None, of: Word | None = None, zf: Word | None = None) -> None:
        """Sets all three."""
        self.flags = {"cf": cf, "of": of, "zf": zf}

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
        if not isinstance(base, Pointer) or place.index:
            raise Unproved("the address is not pointer + constant")
        return Pointer(base.object, base.offset + place.disp)

    def get(self, op: Operand) -> Value:
        """What an operand holds."""
        if isinstance(op, Imm):
            return constant(op.value % WORD)
        if op.size != 8:
            raise Unproved("an operand of less than 64 bits")
        if isinstance(op, Reg):
            return self.registers[op.name]
        if op.base == "rip":
            return constant(self.image.constant(op.disp))
        at = self.address(op)
        if at.object == FILE:
            return constant(self.image.constant(at.offset))
        return self.memory.load(at, self.rsp)

    def word(self, op: Operand) -> Word:
        """What an operand holds, which must be a number."""
        value = self.get(op)
        if isinstance(value, Entry):
            raise Unproved(f"{value.register} is read and was never set")
        if not isinstance(value, Word):
            raise Unproved("arithmetic on an address or on part of a register")
        return self.narrowed(value)

    def narrowed(self, word: Word) -> Word:
        """A word; a constant where this path has decided it."""
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
        if op.name == "rsp" and not (
            isinstance(value, Pointer)
            and value.object == STACK
            and value.offset % 8 == 0
            and value.offset <= 0
        ):
            raise Unproved("rsp leaves the stack")
        self.registers[op.name] = value

    def finish(self) -> None:
        """Raises `Unproved` unless the function returned as the ABI wants."""
        if not self.returned:
            raise Unproved("runs past its end")
        if self.rsp:
            raise Unproved(f"returns with rsp{self.rsp:+d}")
        for name in CALLEE_SAVED:
            if self.registers[name] != Entry(name):
                raise Unproved(f"returns without restoring {name}")


def start(image: Image, spec: Spec, mask: int | None, ledger: Ledger | None = None) -> State:
    """The state on entry; `mask` is the value of that parameter, where the operation has one."""
    kind, ledger = spec.kind, ledger or Ledger()
    memory = Memory({name: spec.size(name) for name in kind.pointers}, kind.inputs, tuple(kind.goals), {}, {})
    registers: dict[str, Value] = {name: Entry(name) for name in _REGISTERS}
    registers["rsp"] = Pointer(STACK, 0)
    state = State(image, ledger, memory, registers)
    for register, name in zip(ARGUMENTS, kind.parameters, strict=False):
        if name == "mask":
            registers[register] = constant(mask or 0)
        elif name in kind.words:
            registers[register] = state.scalars[name] = ledger.input(name, WORD - 1)[1]
        else:
            registers[register] = Pointer(name, 0)
    for name in kind.inputs:
        most = spec.limit(name) - 1
        atoms = []
        for i in range(spec.limbs):
            atom, word = ledger.input(f"{name}[{i}]", min(WORD - 1, most >> 64 * i))
            memory.cells[name, 8 * i] = word
            atoms.append(atom)
        state.words[name] = tuple(atoms)
        if kind.inverse and name == kind.modulus:
            above, word = ledger.input("n0", WORD - 1)
            memory.cells[name, 8 * spec.limbs] = word
            ledger.inverse = (atoms[0], above)
    return state
