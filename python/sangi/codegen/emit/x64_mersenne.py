# SPDX-License-Identifier: MIT OR Apache-2.0
"""Rows of a Montgomery product modulo p = 2^k - 1 for x86-64 with BMI2 and ADX: a rotation at the end.

With R = W^N = 2^(k + s), -1/p mod R is 2^k + 1: the quotient is Q = t + 2^k t_0 mod R, and (t + Q p) / R is t / R plus
Q / 2^s, rounded down.  No row waits for another.  Row 0 adds 2^k t_0 mod R, and each limb of Q, when it is complete,
is shifted into the one below.
Multiplications: N^2 or N(N + 1)/2.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import Kernel, narrow, qword
from sangi.codegen.emit.x64 import immediate
from sangi.codegen.emit.x64_mont_rows import Rows, Table
from sangi.codegen.op.rows import Plan, Row
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Program


def is_mersenne(shape: Shape) -> bool:
    """Whether p is 2^k - 1, of two limbs or more, with a bit to spare in the highest."""
    p, n = shape.modulus, shape.limbs
    return shape.spare and n > 1 and p & p + 1 == 0 and p >> shape.width * (n - 1) != 0


class MersenneRows(Rows):
    """The accumulator; Q / 2^s limb by limb on the stack, but for the highest limb that is complete, `last`."""

    def __init__(self, plan: Plan, table: Table, others: int) -> None:
        """The fresh limb of a row holds the high halves of its products."""
        super().__init__(plan, table, others)
        self.free.insert(0, self.high)
        self.high, self.last, self.dense = "", "", False
        self.shifted: list[str] = []
        self.spare = plan.shape.width * plan.shape.limbs - plan.shape.modulus.bit_length()

    def clear(self, register: str) -> None:
        """Zero without touching the flags: a word of memory, as an immediate takes the place of a product on Zen 4."""
        self.emit("mov", register, self.nothing)

    def row(self, sources: Sequence[str], place: int, keep: bool, extra: str | None = None) -> None:
        """T <- t + W^place * rdx * sources, which fits N + 1 limbs as t < W^N: nothing is kept above."""
        super().row(sources, place, False, extra)

    def reduce(self, row: Row) -> None:
        """T <- t / W; its lowest limb is one of Q."""
        n, limb = self.limbs, self.limb(0)
        if not self.last:
            self.note("t <- t + 2^k t_0, but for what belongs to limb N and above")
            self.emit("mov", self.low, limb)
            self.emit("shl", self.low, str(self.plan.shape.width - self.spare))
            self.emit("add", self.limb(n - 1), self.low)
            self.emit("adc", self.limb(n), "0")
        else:
            self._shift(limb)
        self.last = limb
        self.t = [*self.t[1:], None]

    def _shift(self, above: str) -> None:
        """The limb of Q / 2^s that is complete with the one above."""
        self.emit("shrd", self.last, above, str(self.spare))
        self.shifted.append(self.slot())
        self.emit("mov", self.shifted[-1], self.last)
        self.free.insert(0, self.last)

    def finish(self, program: Program, unused: Sequence[str], reduced: bool = True) -> Kernel:
        """Z <- t + Q / 2^s, less p where that is p or more if `reduced`."""
        t, width = [self.limb(j) for j in range(self.limbs)], self.plan.shape.width
        self.note("z <- t + Q / 2^s")
        self.emit("shr", self.last, str(self.spare))
        q = (*self.shifted, "rdx")
        self.emit("mov", q[-1], self.last)
        if self.keeps_z:
            self.emit("mov", "rdi", self.kept)
        if not reduced:
            for j, limb in enumerate(t):
                self.emit("adc" if j else "add", limb, q[j])
            return self.end(program, t)
        below = (1 << width - self.spare) - 1
        self.emit("or", q[-1], self._operand((1 << width) - 1 - below))
        self.note("and one more, which is right where it reaches 2^k: two chains of carries")
        spare = [r for r in dict.fromkeys((self.last, self.low, "rsi")) if r not in (*t, "rdi", q[-1])]
        less = self.limbs - len(spare)
        more = [qword("rdi", 8 * j) if j < less else spare[j - less] for j in range(self.limbs)]
        self.emit("xor", narrow(spare[0]), narrow(spare[0]))
        self.emit("stc")
        for j, limb in enumerate(t):
            held = spare[max(j - less, 0)]
            self.emit("mov", held, limb)
            self.emit("adcx", held, q[j])
            self.emit("adox", limb, q[j])
            if held != more[j]:
                self.emit("mov", more[j], held)
        for limb, other in zip(t, more, strict=True):
            self.emit("cmovc", limb, other)
        self.emit("and", t[-1], self._operand(below))
        return self.end(program, t)

    def _operand(self, value: int) -> str:
        return immediate(self.plan.shape.width, value) or self.table(value)
