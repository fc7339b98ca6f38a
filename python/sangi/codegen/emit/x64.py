# SPDX-License-Identifier: MIT OR Apache-2.0
"""x86-64 assembly from a program: registers, flags and memory operands chosen, nothing else changed.

A load stays in memory until something needs it, a carry stays in CF until something else wants the flags, a
value that lives on while its register is overwritten goes to the red zone.  The result is a list of
instructions as data; `emit/x64_text.py` prints it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import ARGUMENTS, CALLEE_SAVED, Assembler, Kernel, NoRegister, qword, saved
from sangi.codegen.program import Node, Op, Program, Value

SCRATCH = ("rax", "rcx", "r8", "r9", "r10", "r11", "rdx", "rsi", "rdi")
RED_ZONE_SLOTS = 16


def lower(program: Program, constants: dict[int, str]) -> Kernel:
    """The kernel with the fewest instructions over how many callee-saved registers it may use.

    `constants` maps a limb to the memory operand that holds it; limbs that are missing there must fit an immediate.
    """
    kernels = []
    for allowed in range(len(CALLEE_SAVED) + 1):
        lowering = _Lowering(program, constants, CALLEE_SAVED[:allowed])
        try:
            kernels.append(lowering.run())
        except NoRegister:
            continue
        if not lowering.short:  # more registers would change nothing
            break
    if not kernels:
        raise NoRegister(f"{program.name}: {program.limbs} limbs of {program.width} bits")
    return min(kernels, key=lambda k: len(k.instructions) + 2 * len(k.saved))


def immediate(width: int, value: int) -> str | None:
    """The limb as a sign-extended 32-bit immediate, if it is one."""
    signed = value - (1 << width) if value >> (width - 1) else value
    return str(signed) if -(1 << 31) <= signed < 1 << 31 else None


@dataclass
class _Lowering(Assembler):
    program: Program
    constants: dict[int, str]
    allowed: tuple[str, ...]
    registers: dict[str, Value | str] = field(default_factory=dict)
    where: dict[Value, str] = field(default_factory=dict)
    slots: dict[Value, int] = field(default_factory=dict)
    memory: dict[Value, Node] = field(default_factory=dict)
    literals: dict[Value, int] = field(default_factory=dict)
    masks: dict[Value, Value] = field(default_factory=dict)
    flags: tuple[str, Value] | None = None
    now: int = 0
    short: bool = False  #: whether all registers were ever in use when one was wanted

    def run(self) -> Kernel:
        """Lowers every node in order."""
        self.last_use = self.program.last_use
        self.uses: dict[Value, list[int]] = {}
        for i, node in enumerate(self.program.nodes):
            for value in node.args:
                self.uses.setdefault(value, []).append(i)
        parameters = self.program.pointers + self.program.scalars
        self.registers = dict(zip(ARGUMENTS, parameters, strict=False))
        for number, node in enumerate(self.program.nodes):
            self.now = number
            self.pending = node.note or self.pending
            self._step(node)
            self._release()
        self.emit("ret")
        return Kernel(self.program, tuple(self.code), saved(self.code))

    # --- what is where -------------------------------------------------------------------------------------------

    def _needed(self, value: Value, after: bool = True) -> bool:
        """Whether a node after this one (or this one too) reads the value, or the mask made of it."""
        last = self.last_use.get(value, -1)
        mask = self.masks.get(value)
        if mask is not None and mask != value:
            last = max(last, self.last_use.get(mask, -1))
        return last > self.now if after else last >= self.now

    def _pointer_needed(self, name: str) -> bool:
        ahead = self.program.nodes[self.now + 1 :]
        if any(n.pointer == name for n in ahead):
            return True
        return any(
            n.pointer == name and self._needed(v) and v not in self.where for v, n in self.memory.items()
        )

    def _release(self) -> None:
        for register, holder in list(self.registers.items()):
            if isinstance(holder, Value):
                if not self._needed(holder):
                    del self.registers[register]
                    self.where.pop(holder, None)
            elif holder in self.program.pointers and not self._pointer_needed(holder):
                del self.registers[register]

    def _take(self, value: Value, register: str) -> None:
        self.registers[register] = value
        self.where[value] = register

    def _drop(self, value: Value) -> str:
        """The value leaves its register, which it returns."""
        register = self.where.pop(value)
        del self.registers[register]
        return register

    def _next_use(self, value: Value) -> int:
        return next((i for i in self.uses.get(value, ()) if i > self.now), len(self.program.nodes))

    def _register(self, keep: tuple[Value, ...] = ()) -> str:
        """A free register: a scratch one, a callee-saved one that is allowed, or the one whose value is needed last."""
        for register in (*SCRATCH, *self.allowed):
            if register not in self.registers:
                return register
        self.short = True
        held = [v for v in self.where if v not in keep and not self._needed_now(v)]
        if not held:
            raise NoRegister(self.program.name)
        victim = max(held, key=self._next_use)
        self._spill(victim)
        return self._drop(victim)

    def _needed_now(self, value: Value) -> bool:
        return self.now in self.uses.get(value, ())

    def _spill(self, value: Value) -> None:
        """The value also has a place in the red zone."""
        if value in self.slots:
            return
        taken = {s for v, s in self.slots.items() if self._needed(v, after=False)}
        free = [s for s in range(RED_ZONE_SLOTS) if s not in taken]
        if not free:
            raise NoRegister(self.program.name)
        self.slots[value] = free[0]
        self.emit("mov", self._slot(value), self.where[value])

    def _slot(self, value: Value) -> str:
        return qword("rsp", -8 * (self.slots[value] + 1))

    def _address(self, node: Node) -> str:
        register = next(r for r, holder in self.registers.items() if holder == node.pointer)
        return qword(register, 8 * node.index)

    def _operand(self, value: Value, immediates: bool = True) -> str:
        """The value as a source operand: register, immediate or memory."""
        if value in self.where:
            return self.where[value]
        if value in self.slots:
            return self._slot(value)
        if value in self.literals:
            literal = immediate(self.program.width, self.literals[value])
            if literal is not None and immediates:
                return literal
            return self.constants[self.literals[value]]
        return self._address(self.memory[value])

    def _copy(self, value: Value) -> str:
        """A register that holds a copy of the value and may be overwritten."""
        source = self._operand(value)
        register = self._last_pointer(value) or self._register()
        self.emit("mov", register, source)
        return register

    def _settle(self, value: Value) -> None:
        """The value, wherever it was, now lives in a register."""
        if value not in self.where:
            source, register = self._operand(value), self._register()
            self.emit("mov", register, source)
            self._take(value, register)

    def _last_pointer(self, value: Value) -> str | None:
        """The register of the pointer through which the value is loaded, if nothing else goes through it any more."""
        node = self.memory.get(value)
        if node is None or value in self.where or value in self.slots or self._needed(value):
            return None
        ahead = any(n.pointer == node.pointer for n in self.program.nodes[self.now :])
        pending = any(
            n.pointer == node.pointer and v != value and v not in self.where and self._needed(v, after=False)
            for v, n in self.memory.items()
        )
        if ahead or pending:
            return None
        return next(r for r, holder in self.registers.items() if holder == node.pointer)

    def _writable(self, value: Value) -> str:
        """A register that holds the value and may be overwritten by this node."""
        if value in self.where:
            if not self._needed(value):
                return self._drop(value)
            free = [r for r in SCRATCH if r not in self.registers]
            if not free:
                self._spill(value)
                return self._drop(value)
        return self._copy(value)

    # --- flags ---------------------------------------------------------------------------------------------------

    def _clobber(self, spent: Value | None = None) -> None:
        """The next instruction overwrites the flags: a carry that is wanted later becomes a mask in a register."""
        if self.flags is not None and self.flags[0] == "carry":
            carry = self.flags[1]
            if carry != spent and self._needed(carry, after=False):
                self._to_mask(carry)
        self.flags = None

    def _to_mask(self, carry: Value) -> str:
        register = self._register()
        self.emit("sbb", register, register)
        self._take(self.masks.get(carry, carry), register)
        return register

    def _in_flags(self, carry: Value) -> bool:
        return self.flags == ("carry", carry)

    def _condition(self, mask: Value) -> tuple[str, str]:
        """The condition codes for a mask that is set and one that is not."""
        carry = next((c for c, m in self.masks.items() if m == mask), None)
        if carry is not None and self._in_flags(carry):
            return "c", "nc"
        if self.flags != ("zero", mask):
            self._settle(mask)
            register = self.where[mask]
            self._clobber()
            self.emit("test", register, register)
            self.flags = ("zero", mask)
        return "nz", "z"

    # --- one node ------------------------------------------------------------------------------------------------

    def _step(self, node: Node) -> None:
        match node.op:
            case Op.LOAD:
                self.memory[node.out[0]] = node
            case Op.CONST:
                self.literals[node.out[0]] = node.imm
            case Op.ARGUMENT:
                register = next(r for r, holder in self.registers.items() if holder == node.pointer)
                self._take(node.out[0], register)
            case Op.HIDE:
                self._take(node.out[0], self._drop(node.args[0]))
            case Op.ADD | Op.SUB:
                self._with_carry(node)
            case Op.SHIFT:
                self._shift(node)
            case Op.AND | Op.OR | Op.XOR:
                self._clobber()
                self._take(node.out[0], self._two_operand(node.op.value, *node.args))
            case Op.LOW_BIT:
                self._clobber()
                self.emit("bt", self._operand(node.args[0]), "0")
                self.flags = ("carry", node.out[0])
            case Op.WIDEN:
                self._widen(node)
            case Op.MASK:
                self._mask(node)
            case Op.SELECT:
                self._select(node)
            case Op.STORE:
                self._store(node)
            case Op.RETURN:
                self._return(node.args[0])
            case Op.MAC | Op.MULLO:
                raise NoRegister(f"{self.program.name}: products are scheduled in emit/x64_mul.py")

    def _two_operand(self, mnemonic: str, a: Value, b: Value) -> str:
        """Emits `mnemonic` on a and b, and returns the register of the result; a and b may be exchanged."""
        exchange = mnemonic not in ("sub", "sbb")
        if exchange and self._better_first(b, a):
            a, b = b, a
        register = self._writable(a)
        operand = register if a == b else self._operand(b)
        self.emit(mnemonic, register, operand)
        return register

    def _better_first(self, b: Value, a: Value) -> bool:
        """Whether b is the one to overwrite: it dies here in a register, and a does not."""

        def dies(v: Value) -> bool:
            return v in self.where and not self._needed(v)

        return dies(b) and not dies(a)

    def _with_carry(self, node: Node) -> None:
        a, b, *rest = node.args
        out, carry = node.out
        if rest and not self._in_flags(rest[0]):
            raise ValueError(
                f"{self.program.name}: a carry was overwritten before node {self.now} could add it"
            )
        if not rest:
            self._clobber()
        if node.op is Op.SUB and not rest and out not in self.last_use and a in self.where:
            self.emit("cmp", self.where[a], self._operand(b))
        else:
            plain, with_carry = ("add", "adc") if node.op is Op.ADD else ("sub", "sbb")
            register = self._two_operand(with_carry if rest else plain, a, b)
            if out in self.last_use:
                self._take(out, register)
        self.flags = ("carry", carry)

    def _shift(self, node: Node) -> None:
        a, *rest = node.args
        if rest and not self._in_flags(rest[0]):
            raise ValueError(
                f"{self.program.name}: a carry was overwritten before node {self.now} could shift it in"
            )
        if not rest:
            self._clobber()
        register = self._writable(a)
        self.emit("rcr" if rest else "shr", register, "1")
        self._take(node.out[0], register)
        self.flags = ("carry", node.out[1])

    def _widen(self, node: Node) -> None:
        if not self._in_flags(node.args[0]):
            raise ValueError(
                f"{self.program.name}: a carry was overwritten before node {self.now} could widen it"
            )
        register = self._register()
        self.emit("mov", register, "0")
        self.emit("adc", register, "0")
        self._take(node.out[0], register)
        self.flags = None

    def _mask(self, node: Node) -> None:
        carry, mask = node.args[0], node.out[0]
        self.masks[carry] = mask
        if carry in self.where:
            self._take(mask, self._drop(carry))

    def _select(self, node: Node) -> None:
        mask, a, b = node.args
        chosen, other = self._condition(mask)
        dies = [v for v in (b, a) if v in self.where and not self._needed(v)]
        if dies and dies[0] == a:
            chosen, a, b = other, b, a
        register = self._writable(b)
        self.emit(f"cmov{chosen}", register, self._operand(a, immediates=False))
        self._take(node.out[0], register)

    def _store(self, node: Node) -> None:
        for value, load in list(self.memory.items()):
            if load.index == node.index and value not in self.where and self._needed(value):
                self._settle(value)
        self._settle(node.args[0])
        self.emit("mov", self._address(node), self.where[node.args[0]])

    def _return(self, value: Value) -> None:
        carry = next((c for c, m in self.masks.items() if m == value), None)
        if carry is not None and self._in_flags(carry):
            self.emit("sbb", "rax", "rax")
        else:
            self.emit("mov", "rax", self._operand(value))
