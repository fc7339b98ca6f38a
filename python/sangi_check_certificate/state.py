# SPDX-License-Identifier: MIT OR Apache-2.0
"""Registers, flags and memory of a run on words that are not known, and what operands mean in it.

An address is a word as any other: where an object begins, which is an atom, and a constant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from capstone import x86

from sangi_check_certificate.algebra import ONE, Poly, System, const, number, plus, refuse
from sangi_check_certificate.elf import Object, Place

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
_OLD = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
_PARTS = {f"r{n}": (f"r{n}", f"e{n}", f"{n.rstrip('x')}l") for n in _OLD}
_PARTS |= {f"r{n}": (f"r{n}", f"r{n}d", f"r{n}b") for n in range(8, 16)}
#: The decoder's number of a register, or of its lower half or byte -> the register.
_NAMES = {getattr(x86, f"X86_REG_{part.upper()}"): name for name in _PARTS for part in _PARTS[name]}
_WHOLE = {getattr(x86, f"X86_REG_{name.upper()}"): name for name in _PARTS}
_WHOLE |= {x86.X86_REG_RIP: "rip", 0: "none"}


class State:
    """Registers, flags and memory; `decide` says what a flag is that the path depends on.

    `target` is what the instruction that runs refers to by a relocation, `calls` how many calls have not returned.
    `objects` are the names of the atoms where they begin, `sizes` the qwords of arguments, `shared` the object that
    another is; None if z may be any inputs, so that no limb of these is read after the same one of z was written.
    """

    def __init__(self, file: Object, symbol: str, system: System, decide: Callable[[Poly], int]) -> None:
        self.extent = file.extent(symbol)
        self.file, self.system, self.decide, self.pc = file, system, decide, file.symbols[symbol] or ("", 0)
        self.objects: dict[tuple[int, ...], str] = {}
        self.sizes: dict[str, int] = {}
        self.shared: dict[str, str] | None = {}
        self.entry = {name: self.system.new(0, (1 << 64) - 1) for name in _PARTS}
        self.registers = self.entry | {"rsp": self.begin("stack")}
        self.flags: dict[str, Poly | None] = dict.fromkeys(("cf", "of", "zf"))
        self.regions: dict[str, Poly] = {}
        self.target: Place | None = None
        self.cells = {("stack", 0): self.begin("caller")}
        self.written: set[tuple[str, int]] = set()
        self.count, self.calls, self.done, self.red_zone = 0, 0, False, 128

    def begin(self, name: str) -> Poly:
        """The address of an object, of which none is in the first 64 kB of memory or the last TB."""
        start = self.system.new(1 << 16, (1 << 64) - (1 << 40))
        self.objects[next(iter(start))] = name
        return start

    def at(self, place: Place) -> Poly:
        """The address of a place of the file."""
        region, offset = place
        if region not in self.regions:
            self.regions[region] = self.begin(f"file {region}")
        return plus(self.regions[region], const(offset))

    # -- operands ------------------------------------------------------------------------------------------

    def get(self, op: Any, width: int = 8) -> Poly:
        """What an operand holds; an immediate as wide as the destination is."""
        if op.type == x86.X86_OP_IMM:
            return const(op.imm % (1 << 8 * width))
        held = self.registers[_NAMES[op.reg]] if op.type == x86.X86_OP_REG else self.load(self.address(op))
        return self.system.split(held, 8 * op.size)[1]

    def put(self, op: Any, value: Poly) -> None:
        """Writes an operand; half a register is all of it, and a byte leaves the rest as it is."""
        memory = op.type != x86.X86_OP_REG
        refuse(memory and op.size not in (1, 8), "writes part of a word")
        at: Any = self._own(self.address(op)) if memory else _NAMES[op.reg]
        if op.size == 1:
            old = (self.cells if memory else self.registers).get(at, self.system.new(0, (1 << 64) - 1))
            value = plus(value, self.system.split(old, 8)[0], 256)
        if memory:
            return self.store(self.address(op), value)
        self.registers[at] = value
        return self.moved(0) if at == "rsp" else None

    def flag(self, name: str) -> Poly:
        """A flag that is defined."""
        refuse(self.flags[name] is None, f"reads {name}, which is not defined or not known")
        return self.system.known(self.flags[name] or {})

    def fork(self, name: str) -> int:
        """What a flag is on this path."""
        held = number(self.system.normal(self.flag(name), self.system.rules))
        if held is None:
            held = self.decide(self.flag(name))
            self.system.learn(self.flag(name), held)
        return held

    # -- memory --------------------------------------------------------------------------------------------

    def address(self, op: Any) -> Poly:
        """The address of a memory operand."""
        refuse(op.mem.segment or not {op.mem.base, op.mem.index} <= _WHOLE.keys(), "a strange address")
        after = plus(self.at(self.target), const(-op.mem.disp)) if self.target else self.at(self.pc)
        held = self.registers | {"rip": after, "none": {}}
        index = self.system.split(plus({}, held[_WHOLE[op.mem.index]], op.mem.scale), 64)[1]
        base = self.system.split(plus(held[_WHOLE[op.mem.base]], const(op.mem.disp)), 64)[1]
        return self.system.split(plus(base, index), 64)[1]

    def place(self, address: Poly) -> tuple[str, int]:
        """The object and the byte of it that an address is of; of numbers there is none."""
        start = max(address, default=())
        offset = number(plus(address, {start: ONE}, -1))
        refuse(offset is None or start not in self.objects, "an address that is no object and a constant")
        return self.objects[start], offset or 0

    def rsp(self) -> int:
        """Bytes from rsp on entry."""
        name, offset = self.place(self.registers["rsp"])
        refuse(name != "stack", "rsp leaves the stack")
        return offset

    def moved(self, by: int) -> None:
        """Moves rsp; what lies below the red zone is lost, since a signal may be handled there."""
        self.registers["rsp"] = plus(self.registers["rsp"], const(by))
        rsp = self.rsp()
        refuse(rsp > 8 or rsp % 8, "rsp leaves the stack")
        for where in [w for w in self.cells if w[0] == "stack" and w[1] < min(rsp, 0) - self.red_zone]:
            del self.cells[where]

    def _own(self, address: Poly) -> tuple[str, int]:
        """The cell at an address, which must be one of an argument or of the own stack."""
        name, at = self.place(address)
        low, high = (self.rsp() - self.red_zone, 0) if name == "stack" else (0, 8 * self.sizes.get(name, 0))
        refuse(at % 8 or not low <= at < high, f"an access outside {name}")
        return (self.shared or {}).get(name, name), at

    def load(self, address: Poly) -> Poly:
        """The qword at an address."""
        name, at = self.place(address)
        if name.startswith("file "):
            return const(self.file.word((name[5:], at)))
        where = (name, at) if name == "stack" and at >= 0 else self._own(address)
        refuse(where not in self.cells, f"reads {where}, which was not written")
        after = self.shared is None and name not in ("z", "stack") and ("z", at) in self.written
        refuse(after, "reads a limb after that of z was written, which may be the same")
        return self.cells[where]

    def store(self, address: Poly, value: Poly) -> None:
        """Writes the qword at an address."""
        where = self._own(address)
        refuse(where[0] not in ("stack", (self.shared or {}).get("z", "z")), f"writes {where}")
        self.written.add(where)
        self.cells[where] = value
