# SPDX-License-Identifier: MIT OR Apache-2.0
"""An accumulator in registers to which rows of products are added: mulx, adcx and adox, two carry chains at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import CALLEE_SAVED, Assembler, Kernel, NoRegister, narrow, qword
from sangi.codegen.program import Program

#: Scratch registers in the order in which they are given out; rdx is the multiplier, rdi z, rsi x.
POOL = ("rax", "rcx", "r8", "r9", "r10", "r11", *CALLEE_SAVED)


#: Limbs from which on rows are long enough for `drop` to pay.
LONG = 5
#: Qwords of the red zone.
RED_ZONE = 16


def stack(slot: int) -> str:
    """A qword of the red zone, or above rsp in the frame when that is full."""
    if slot >= RED_ZONE:
        return at("rsp", slot - RED_ZONE)
    return qword("rsp", -8 * (slot + 1))


def at(register: str, limb: int) -> str:
    """Limb `limb` of the number that a register points to."""
    return qword(register, 8 * limb)


@dataclass
class Accumulator(Assembler):
    """The limbs `t` (a register each, None where a limb is known to be zero), and `limbs` of them in a number.

    `low` and `high` are the registers for the halves of a product, `free` those that nothing uses, `nothing` a word of
    memory that is 0, `spent` the qwords of the red zone that were used, `dense` says that rows of products follow
    each other with nothing but products and additions between, `surplus` how many more additions than two to a product
    there were.
    """

    limbs: int
    free: list[str]
    t: list[str | None] = field(default_factory=list)
    slots: int = 0
    most_slots: int = 0
    low: str = ""
    high: str = ""
    nothing: str = ""
    dense: bool = False
    surplus: int = 0
    spent: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """An accumulator that is zero."""
        self.t = [None] * (self.limbs + 2)

    def take(self) -> str:
        """A register that nothing else uses."""
        if not self.free:
            raise NoRegister(f"{self.limbs} limbs")
        return self.free.pop(0)

    def slot(self) -> str:
        """A qword of the red zone that nothing else uses."""
        if self.spent:
            return self.spent.pop()
        self.slots += 1
        self.most_slots = max(self.most_slots, self.slots)
        return stack(self.slots - 1)

    def zero_slot(self) -> str:
        """A qword of the red zone that is 0."""
        self.clear(self.low)
        slot = self.slot()
        self.emit("mov", slot, self.low)
        return slot

    def limb(self, i: int) -> str:
        """The register of limb i of t."""
        register = self.t[i]
        assert register is not None, f"limb {i} of t is not in a register"
        return register

    def clear(self, register: str) -> None:
        """Zero without touching the flags."""
        self.emit("mov", narrow(register), "0")

    def first(self, sources: Sequence[str]) -> None:
        """T <- rdx * sources, for as many sources as limbs; t was zero.

        The chain is one of adcx from a CF that is 0: add and adc are given a port of mulx on some cores, and calls that
        wait for each other then take up to a third longer (docs/algorithms/field.md).
        """
        n = len(sources)
        self.t[0], self.t[1] = self.take(), self.take()
        if n > 1:
            self.emit("xor", narrow(self.low), narrow(self.low))
        self.emit("mulx", self.limb(1), self.limb(0), sources[0])
        for j in range(1, n):
            self.t[j + 1] = self.take()
            self.emit("mulx", self.limb(j + 1), self.low, sources[j])
            self.emit("adcx", self.limb(j), self.low)
        if n > 1:
            self.emit("adcx", self.limb(n), self.nothing)

    def row(self, sources: Sequence[str], place: int, keep: bool, extra: str | None = None) -> None:
        """T <- t + W^place * rdx * sources, and W^top * extra; `keep` makes a limb for the carry out of the top.

        A top limb that was zero takes the last high half and both carries; it cannot overflow, so nothing is kept.
        Without a register for high halves they are in that of the top limb, which was zero then.
        """
        top = place + len(sources)
        upcoming = "" if self.high else self.take()
        self.emit("xor", narrow(self.low), narrow(self.low))
        for j, source in enumerate(sources):
            fresh = self.t[place + j + 1] is None
            if fresh:
                self.t[place + j + 1] = upcoming or self.take()
            high = self.limb(place + j + 1) if fresh else self.high or upcoming
            self.emit("mulx", high, self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
            if not fresh:
                self.emit("adox", self.limb(place + j + 1), high)
        assert not (fresh and keep), "a carry out of a limb that was zero"
        if fresh:
            self.emit("adox", self.limb(top), self.nothing)
        self.surplus += 1 + 2 * keep
        if self.dense and self.surplus > 1 and self.limbs >= LONG:
            self.drop(self.low)
            self.surplus -= 2
        if keep or self.dense:
            self.emit("adcx", self.limb(top), extra or self.nothing)
        else:
            self.emit("adc", self.limb(top), extra or "0")
        if keep:
            self._carries(top + 1)

    def _carries(self, above: int) -> None:
        """Both carries go to the limb above the top one."""
        if self.t[above] is None:
            self.t[above] = self.take()
            self.emit("mov", self.limb(above), self.nothing)
        self.emit("adcx", self.limb(above), self.nothing)
        self.emit("adox", self.limb(above), self.nothing)

    def end(self, program: Program, t: Sequence[str]) -> Kernel:
        """Z <- t, and the kernel is done."""
        for j, limb in enumerate(t):
            self.emit("mov", at("rdi", j), limb)
        return self.kernel(program)

    def kernel(self, program: Program) -> Kernel:
        """What was emitted, and the return."""
        self.emit("ret")
        used = {r for i in self.code for operand in i.operands for r in CALLEE_SAVED if _names(r, operand)}
        frame = 8 * max(self.most_slots - RED_ZONE, 0)
        return Kernel(program, tuple(self.code), tuple(r for r in CALLEE_SAVED if r in used), frame)

    def choose(self, t: list[str], modulus: Sequence[str], top: str | None, spare: Sequence[str]) -> None:
        """T <- t - p where t >= p, else t; `top` is the limb of t above the others, `spare` are registers to use."""
        touched = {r for i in self.code for operand in i.operands for r in CALLEE_SAVED if r in operand}
        kept = [r for r in dict.fromkeys(spare) if r not in CALLEE_SAVED or r in touched]
        while len(kept) < len(t):
            kept.append(self.slot())
        self.note("z = t - p where t >= p, else t")
        for limb, copy in zip(t, kept, strict=False):
            self.emit("mov", copy, limb)
        for j, limb in enumerate(modulus):
            self.emit("sbb" if j else "sub", t[j], limb)
        if top is not None:
            self.emit("sbb", top, "0")
        for limb, copy in zip(t, kept, strict=False):
            self.emit("cmovc", limb, copy)


def _names(register: str, operand: str) -> bool:
    return register in operand or operand == narrow(register)
