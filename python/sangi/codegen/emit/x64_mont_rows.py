# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rows of a Montgomery product in mulx, adcx and adox: one chain of low halves, one of high halves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_rows import POOL, Accumulator
from sangi.codegen.op.rows import Multiple, Plan, Row, limbs
from sangi.codegen.program import Program

#: A limb's value -> the memory operand of the constant.
Table = Callable[[int], str]


class Rows(Accumulator):
    """The accumulator of one modulus, and its rows as planned."""

    def __init__(self, plan: Plan, table: Table, others: int) -> None:
        """Two registers hold the halves of a product; z stays in rdi if there is room.

        `others` is how many registers the caller takes besides t, rdx and x.
        """
        super().__init__(plan.shape.limbs, list(POOL))
        self.plan, self.table, self.nothing = plan, table, table(0)
        self.dense = all((plan.folding if row.fold else plan.exact).dense for row in plan.rows)
        self.keeps_z = plan.widest + 2 + others > len(POOL)
        if self.keeps_z:
            self.kept = self.slot()
            self.emit("mov", self.kept, "rdi")
            self.free.insert(0, "rdi")
        self.low, self.high = self.take(), self.take()

    def reduce(self, row: Row) -> None:
        """T <- t / W modulo p, in the way that the plan has for this row."""
        if row.fold:
            self.note("fold: t <- (t - t_0) / W + t_0 * m")
            self._fold(row)
        else:
            self.note("q = t_0 * n0; t <- (t + q * p) / W")
            self.emit("mov", "rdx", self.limb(0))
            self.quotient()
            if self.plan.exact.dense:
                self.row([self.table(limb) for limb in self.plan.limbs], 0, row.overflow)
            else:
                self._signed(row, self.plan.exact, 0)
            self.free.insert(0, self.limb(0))
        self.t = [*self.t[1:], None]

    def quotient(self) -> None:
        """Rdx <- rdx * n0 mod W."""
        inverse = self.plan.inverse
        if inverse == (1 << self.plan.shape.width) - 1:
            self.emit("neg", "rdx")
        elif inverse != 1:
            self.emit("imul", "rdx", self.table(inverse))
            self.surplus -= 2

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
        self.room(row)
        for first, following, sign in (("add", "adc", 1), ("sub", "sbb", -1)):
            digits = {j + place: d * sign for j, d in multiple.signed if d * sign > 0}
            self._chain(first, following, {j: "rdx" if d == 1 else self.table(d) for j, d in digits.items()})

    def room(self, row: Row) -> None:
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
        self.room(row)
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
        if self.keeps_z:
            self.emit("mov", "rdi", self.kept)
        self.slots, self.spent = 0, []
        t = [self.limb(j) for j in range(self.limbs)]
        if reduced:
            modulus = [self.table(limb) for limb in self.plan.limbs]
            spare = [r for r in ("rdx", *unused, self.low, self.high, *self.free) if r != "rdi"]
            top = self.limb(self.limbs) if self.plan.final_carry else None
            self.choose(t, modulus, top, spare)
        return self.end(program, t)
