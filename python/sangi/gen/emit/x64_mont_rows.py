# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rows of a Montgomery product in mulx, adcx and adox: one chain of low halves, one of high halves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sangi.gen.emit.x64 import SAVED, Instruction, Kernel, NoRegister
from sangi.gen.op.rows import Multiple, Plan, Row, limbs
from sangi.gen.program import Program

#: A limb's value -> the memory operand of the constant.
Table = Callable[[int], str]

#: Scratch registers in the order in which they are given out; rdx is the multiplier, rdi z, rsi x.
_POOL = ("rax", "rcx", "r8", "r9", "r10", "r11", *SAVED)


def narrow(register: str) -> str:
    """The 32-bit name of a register."""
    return f"{register}d" if register[1:].isdigit() else f"e{register[1:]}"


def stack(slot: int) -> str:
    """A qword of the red zone; slot 0 keeps z where its register is wanted."""
    return f"qword ptr [rsp - {8 * (slot + 1)}]"


def at(register: str, limb: int) -> str:
    """Limb `limb` of the number that a register points to."""
    return f"qword ptr [{register}{f' + {8 * limb}' if limb else ''}]"


@dataclass
class Rows:
    """The accumulator `t` (a register per limb, None where a limb is known to be zero) and what acts on it.

    `others` is how many registers the caller takes besides t, rdx and x.
    """

    plan: Plan
    table: Table
    others: int
    code: list[Instruction] = field(default_factory=list)
    free: list[str] = field(default_factory=list)
    t: list[str | None] = field(default_factory=list)
    slots: int = 0
    _note: str = ""

    def __post_init__(self) -> None:
        """Two registers hold the halves of a product; z stays in rdi if there is room."""
        n = self.plan.shape.limbs
        self.free = list(_POOL)
        self.t = [None] * (n + 2)
        self.keeps_z = self.plan.widest + 2 + self.others > len(_POOL)
        if self.keeps_z:
            self.slots = 1
            self.emit("mov", stack(0), "rdi")
            self.free.insert(0, "rdi")
        self.low, self.high = self.take(), self.take()

    def emit(self, mnemonic: str, *operands: str) -> None:
        """One instruction; the pending note goes with it."""
        self.code.append(Instruction(mnemonic, operands, self._note))
        self._note = ""

    def note(self, text: str) -> None:
        """Says what the next instruction begins."""
        self._note = text

    def take(self) -> str:
        """A register that nothing else uses."""
        if not self.free:
            raise NoRegister(f"{self.plan.shape.limbs} limbs, {self.plan.widest} of them at once")
        return self.free.pop(0)

    def slot(self) -> str:
        """A qword of the red zone that nothing else uses."""
        self.slots += 1
        return stack(self.slots - 1)

    def limb(self, i: int) -> str:
        """The register of limb i of t."""
        register = self.t[i]
        assert register is not None, f"limb {i} of t is not in a register"
        return register

    def clear(self, register: str) -> None:
        """Zero without touching the flags."""
        self.emit("mov", narrow(register), "0")

    def first(self, sources: Sequence[str]) -> None:
        """T <- rdx * sources, for as many sources as limbs; t was zero."""
        n = len(sources)
        self.t[0], self.t[1] = self.take(), self.take()
        self.emit("mulx", self.limb(1), self.limb(0), sources[0])
        for j in range(1, n):
            self.t[j + 1] = self.take()
            self.emit("mulx", self.limb(j + 1), self.low, sources[j])
            self.emit("add" if j == 1 else "adc", self.limb(j), self.low)
        if n > 1:
            self.emit("adc", self.limb(n), "0")

    def row(self, sources: Sequence[str], place: int, keep: bool, extra: str | None = None) -> None:
        """T <- t + W^place * rdx * sources, and W^top * extra; `keep` makes a limb for the carry out of the top.

        A top limb that was zero takes the last high half and both carries; it cannot overflow, so nothing is kept.
        """
        top = place + len(sources)
        self.emit("xor", narrow(self.low), narrow(self.low))
        for j, source in enumerate(sources):
            fresh = self.t[place + j + 1] is None
            if fresh:
                self.t[place + j + 1] = self.take()
            high = self.limb(place + j + 1) if fresh else self.high
            self.emit("mulx", high, self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
            if not fresh:
                self.emit("adox", self.limb(place + j + 1), high)
        if fresh:
            assert not keep, "a carry out of a limb that was zero"
            self.clear(self.low)
            self.emit("adox", self.limb(top), self.low)
            self.emit("adc", self.limb(top), extra or "0")
        elif not keep:
            self.emit("adc", self.limb(top), extra or "0")
        else:
            self._carries(top, extra)

    def _carries(self, top: int, extra: str | None) -> None:
        """Both carries go to the limb above the top one."""
        if self.t[top + 1] is not None:
            self.clear(self.low)
            self.emit("adcx", self.limb(top), extra or self.low)
            self.emit("adcx", self.limb(top + 1), self.low)
            self.emit("adox", self.limb(top + 1), self.low)
            return
        self.t[top + 1] = self.take()
        above = self.limb(top + 1)
        self.clear(above)
        self.emit("adcx", self.limb(top), extra or above)
        self.emit("adox", above, above)
        self.emit("adc", above, "0")

    def reduce(self, row: Row) -> None:
        """T <- t / W modulo p, in the way that the plan has for this row."""
        if row.fold:
            self.note("fold: t <- (t - t_0) / W + t_0 * m")
            self._fold(row)
        else:
            self.note("q = t_0 * n0; t <- (t + q * p) / W")
            self.emit("mov", "rdx", self.limb(0))
            inverse = self.plan.inverse
            if inverse == (1 << self.plan.shape.width) - 1:
                self.emit("neg", "rdx")
            elif inverse != 1:
                self.emit("imul", "rdx", self.table(inverse))
            if self.plan.exact.dense:
                self.row([self.table(limb) for limb in self.plan.limbs], 0, row.overflow)
            else:
                self._signed(row, self.plan.exact, 0)
            self.free.insert(0, self.limb(0))
        self.t = [*self.t[1:], None]

    def _fold(self, row: Row) -> None:
        """T <- t + W * t_0 * m, without t_0."""
        folding = self.plan.folding
        if folding.shifts:
            self._shifts(row)
            return
        self.emit("mov", "rdx", self.limb(0))
        self.free.insert(0, self.limb(0))
        self.t[0] = None
        if folding.dense:
            self.row([self.table(limb) for limb in limbs(self.plan.shape, folding.value)], 1, False)
        else:
            self._signed(row, folding, 1)

    def _signed(self, row: Row, multiple: Multiple, place: int) -> None:
        """T <- t + W^place * rdx * the multiple, by limbs of either sign."""
        self._room(row)
        for first, following, sign in (("add", "adc", 1), ("sub", "sbb", -1)):
            digits = {j + place: d * sign for j, d in multiple.signed if d * sign > 0}
            self._chain(first, following, {j: "rdx" if d == 1 else self.table(d) for j, d in digits.items()})

    def _room(self, row: Row) -> None:
        """Limb N + 1, if a carry reaches it."""
        above = self.plan.shape.limbs + 1
        if row.overflow and self.t[above] is None:
            self.t[above] = self.take()
            self.clear(self.limb(above))

    def _shifts(self, row: Row) -> None:
        """T + W * t_0 * m for an m of few binary digits: the positive ones in one chain, then the others."""
        q = self.limb(0)
        sides: dict[bool, dict[int, str]] = {False: {}, True: {}}
        shifted = next((term.shift for term in self.plan.folding.shifts if term.shift), 0)
        if shifted:
            self.emit("mov", self.low, q)
            self.emit("shl", self.low, str(shifted))
            self.emit("mov", self.high, q)
            self.emit("shr", self.high, str(self.plan.shape.width - shifted))
        for term in self.plan.folding.shifts:
            sides[term.minus][term.limb + 1] = self.low if term.shift else q
            if term.shift:
                sides[term.minus][term.limb + 2] = self.high
        self._room(row)
        self._chain("add", "adc", sides[False])
        self._chain("sub", "sbb", sides[True])
        self.free.insert(0, q)

    def _chain(self, first: str, following: str, side: dict[int, str]) -> None:
        """Adds or subtracts, limb by limb, the register side[j] or the product rdx * side[j]; then the carry."""
        mnemonic, high = first, ""
        for j in range(self.plan.shape.limbs + 2):
            source, high = high or side.get(j, "0"), ""
            if "[" in source:
                self.emit("mulx", self.high, self.low, source)
                source, high = self.low, self.high
            if self.t[j] is not None and (source != "0" or mnemonic == following):
                self.emit(mnemonic, self.limb(j), source)
                mnemonic = following

    def finish(self, program: Program, unused: Sequence[str], reduced: bool = True) -> Kernel:
        """Z <- t, less p where t >= p if `reduced`; `unused` are registers that held operands until here."""
        n = self.plan.shape.limbs
        if self.keeps_z:
            self.emit("mov", "rdi", stack(0))
        self.slots = 0
        t = [self.limb(j) for j in range(n)]
        if reduced:
            self._subtract(t, unused)
        for j in range(n):
            self.emit("mov", at("rdi", j), t[j])
        self.emit("ret")
        used = {r for i in self.code for operand in i.operands for r in SAVED if _names(r, operand)}
        return Kernel(program, tuple(self.code), tuple(r for r in SAVED if r in used))

    def _subtract(self, t: list[str], unused: Sequence[str]) -> None:
        """T <- t - p where t >= p, else t."""
        n = len(t)
        touched = {r for i in self.code for operand in i.operands for r in SAVED if r in operand}
        spare = [r for r in ("rdx", *unused, self.low, self.high, *self.free) if r != "rdi"]
        kept = [r for r in dict.fromkeys(spare) if r not in SAVED or r in touched]
        while len(kept) < n:
            kept.append(self.slot())
        self.note("z = t - p where t >= p, else t")
        for j in range(n):
            self.emit("mov", kept[j], t[j])
        for j, limb in enumerate(self.plan.limbs):
            self.emit("sbb" if j else "sub", t[j], self.table(limb))
        if self.plan.final_carry:
            self.emit("sbb", self.limb(n), "0")
        for j in range(n):
            self.emit("cmovc", t[j], kept[j])


def _names(register: str, operand: str) -> bool:
    return register in operand or operand == narrow(register)
