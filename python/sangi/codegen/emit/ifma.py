# SPDX-License-Identifier: MIT OR Apache-2.0
"""AVX-512 IFMA assembly from a program over vectors: register allocation and memory operands; the order is kept.

Arguments and constants are loaded once if a register is free, and otherwise stay memory operands; they are evicted
first when sums need a register.  All other values fit into registers, so nothing is spilled.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import (
    ARGUMENTS,
    VECTOR,
    Assembler,
    Instruction,
    NoRegister,
    constants,
    narrow,
    qword,
    spread,
    zmmword,
)
from sangi.codegen.x8.program import Constants, Node, Op, Program, Value

REGISTERS = tuple(f"zmm{i}" for i in range(32))
#: The mask register of a selection; a kernel has at most one selection.
MASK = "k1"


@dataclass(frozen=True)
class Table:
    """Constants in memory: a label, and the numbers behind it in order."""

    label: str
    constants: Constants

    def operand(self, place: str, index: int) -> str:
        """A digit as a qword in memory."""
        at = index
        for name, digits in self.constants.digits.items():
            if name == place:
                break
            at += len(digits)
        return qword(constants(self.label), 8 * at)

    def words(self) -> list[int]:
        """Every number, in order."""
        return [digit for digits in self.constants.digits.values() for digit in digits]


def lower(program: Program, table: Table) -> tuple[Instruction, ...]:
    """The instructions of a program, without its ret."""
    return _Lowering(program, table).run()


@dataclass
class _Lowering(Assembler):
    program: Program
    table: Table
    where: dict[int, str] = field(default_factory=dict)
    same: dict[int, int] = field(default_factory=dict)
    memory: dict[int, Node] = field(default_factory=dict)
    zeros: set[int] = field(default_factory=set)
    now: int = 0

    def run(self) -> tuple[Instruction, ...]:
        """Lowers every step in order."""
        self.uses = self._uses()
        for number, node in enumerate(self.program.nodes):
            self.now = number
            self._step(node)
            for ended in [n for n in self.where if self._next(n) is None]:
                del self.where[ended]
        return tuple(self.code)

    def _uses(self) -> Mapping[int, list[int]]:
        uses: dict[int, list[int]] = {}
        for i, node in enumerate(self.program.nodes):
            if node.op in (Op.LOW, Op.CLAIM):
                self.same[node.out.number] = self._root(node.args[0])
                continue
            for arg in node.args:
                uses.setdefault(self._root(arg), []).append(i)
        return uses

    def _root(self, value: Value) -> int:
        """The step that made a value; a bound that is known of it makes no other."""
        return self.same.get(value.number, value.number)

    def _next(self, number: int) -> int | None:
        return next((i for i in self.uses.get(number, ()) if i > self.now), None)

    def _free(self) -> str | None:
        return next((r for r in REGISTERS if r not in self.where.values()), None)

    def _register(self) -> str:
        """A free register, or that of a value in memory which is needed last."""
        free = self._free()
        if free is not None:
            return free
        busy = {self._root(a) for a in self.program.nodes[self.now].args}
        held = {n: self._next(n) or 0 for n in self.where if n in self.memory and n not in busy}
        if not held:
            raise NoRegister(f"{self.program.name} in {self.program.limbs} digits")
        return self.where.pop(max(held, key=lambda n: held[n]))

    def _address(self, number: int, *, whole: bool) -> str:
        node = self.memory[number]
        if node.op is Op.CONST:
            word = self.table.operand(node.place, node.index)
            return spread(word) if whole else word
        register = ARGUMENTS[self.program.pointers.index(node.place)]
        return zmmword(register, VECTOR * node.index)

    def _in_register(self, value: Value) -> str:
        """The register of a value, into which it is loaded or cleared if it has none."""
        number = self._root(value)
        if number not in self.where:
            register = self._register()
            if number in self.zeros:
                self.emit("vpxorq", register, register, register)
            else:
                load = "vpbroadcastq" if self.memory[number].op is Op.CONST else "vmovdqu64"
                self.emit(load, register, self._address(number, whole=False))
            self.where[number] = register
        return self.where[number]

    def _operand(self, value: Value) -> str:
        """A value as the last operand: in memory where it is not needed again, or no register is free."""
        number = self._root(value)
        if number in self.where:
            return self.where[number]
        if number in self.memory and (self._next(number) is None or self._free() is None):
            return self._address(number, whole=True)
        return self._in_register(value)

    def _out(self, node: Node) -> str:
        """The register of a result: that of an operand which ends here, or another."""
        for arg in node.args:
            number = self._root(arg)
            if number in self.where and self._next(number) is None and self.where[number] != MASK:
                return self.where.pop(number)
        return self._register()

    def _result(self, node: Node, register: str) -> None:
        self.where[node.out.number] = register

    def _pair(self, a: Value, b: Value) -> tuple[str, str]:
        """Two factors or terms: one in a register first, the other wherever it is.

        Where no register is free, of two in memory the one that is needed again sooner is loaded.
        """
        here = [self._root(value) in self.where for value in (a, b)]
        if here == [False, True] or (not any(here) and self._free() is None and self._sooner(b, a)):
            a, b = b, a
        first = self._in_register(a)
        return first, self._operand(b)

    def _sooner(self, a: Value, b: Value) -> bool:
        """Whether a is needed again before b is, or its second time if both are needed in the same step."""
        return self._after(a) < self._after(b)

    def _after(self, value: Value) -> list[int]:
        """The next two steps that need a value; where there are none, one behind all steps."""
        uses, end = self.uses.get(self._root(value), []), len(self.program.nodes)
        at = bisect_right(uses, self.now)
        return [*uses[at : at + 2], end][:2]

    def _step(self, node: Node) -> None:
        number = node.out.number
        match node.op:
            case Op.LOAD | Op.CONST:
                self.memory[number] = node
            case Op.ZERO:
                self.zeros.add(number)
            case Op.LOW | Op.CLAIM:
                pass
            case Op.MAD_LOW | Op.MAD_HIGH:
                self._multiply(node)
            case Op.ADD:
                first, second = self._pair(*node.args)
                self._three("vpaddq", node, first, second)
            case Op.SUB:
                first = self._in_register(node.args[0])
                self._three("vpsubq", node, first, self._operand(node.args[1]))
            case Op.DIGIT:
                first = self._in_register(node.args[0])
                mask = next((n for n, m in self.memory.items() if m.place == "top" and n in self.where), None)
                second = self.where[mask] if mask is not None else spread(self.table.operand("top", 0))
                self._three("vpandq", node, first, second)
            case Op.CARRY | Op.BORROW:
                shift = "vpsrlq" if node.op is Op.CARRY else "vpsraq"
                self._three(shift, node, self._in_register(node.args[0]), str(self.program.width))
            case Op.SIGN:
                self.emit("vpmovq2m", MASK, self._in_register(node.args[0]))
                self._result(node, MASK)
            case Op.ARGUMENT:
                place = len(self.program.pointers) + self.program.scalars.index(node.place)
                self.emit("kmovb", MASK, narrow(ARGUMENTS[place]))
                self._result(node, MASK)
            case Op.CHOOSE:
                _, these, others = node.args
                first = self._in_register(others)
                second = self._operand(these)
                self.emit("vpblendmq", f"{self._chosen(node)}{{{MASK}}}", first, second)
            case Op.STORE:
                register = ARGUMENTS[self.program.pointers.index(node.place)]
                at = zmmword(register, VECTOR * node.index)
                self.emit("vmovdqu64", at, self._in_register(node.args[0]))

    def _three(self, mnemonic: str, node: Node, first: str, second: str) -> None:
        register = self._out(node)
        self.emit(mnemonic, register, first, second)
        self._result(node, register)

    def _chosen(self, node: Node) -> str:
        register = self._out(node)
        self._result(node, register)
        return register

    def _multiply(self, node: Node) -> None:
        acc, a, b = node.args
        number = self._root(acc)
        first, second = self._pair(a, b)
        if number in self.zeros:
            register = self._register()
            self.emit("vpxorq", register, register, register)
        elif self._next(number) is None:
            register = self.where.pop(number)
        else:
            register = self._register()
            self.emit("vmovdqa64", register, self.where[number])
        self.emit("vpmadd52luq" if node.op is Op.MAD_LOW else "vpmadd52huq", register, first, second)
        self._result(node, register)
