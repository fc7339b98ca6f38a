# SPDX-License-Identifier: MIT OR Apache-2.0
"""Rows of a Montgomery product modulo p = R - M for x86-64 with BMI2 and ADX: M in two limbs, or two and a bit.

The plan is that of `op/complement.py`.  A row of the reduction is two products and touches five limbs of t.
"""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_mont_rows import Rows, Table
from sangi.codegen.op.complement import Complement
from sangi.codegen.op.rows import Row
from sangi.codegen.program import Program


class ComplementRows(Rows):
    """The accumulator, and the word `owed`, which is yet to be taken off limb 2 of t."""

    def __init__(self, form: Complement, table: Table, others: int) -> None:
        """`others` is how many registers the caller takes besides t, rdx and x."""
        super().__init__(form.plan, table, others + 1)
        self.form, self.owed = form, self.take()
        self.owes = self.dense = False

    def reduce(self, row: Row) -> None:
        """T <- (t + q * p) / W."""
        n, lowest = self.limbs, self.limb(0)
        self.note("q = t_0 * n0; t <- (t + q * R - q * M) / W, what is borrowed from limb 3 is owed")
        self.emit("mov", "rdx", lowest)
        self.quotient()
        self.emit("mulx", lowest, self.low, self.table(self.form.lower))
        self.emit("mulx", self.high, self.low, self.table(self.form.upper))
        if self.owes:
            self.emit("lea", self.high, f"[{self.high} + {self.owed}]")
        self.clear(self.owed)
        self.emit("add", self.low, lowest)
        self.emit("adc", self.high, "rdx" if self.form.above else "0")
        if self.form.above:
            self.emit("adc", self.owed, "0")
        self.emit("sub", self.limb(1), self.low)
        self.emit("sbb", self.limb(2), self.high)
        self.emit("adc", self.owed, "0")
        self.owes = True
        self.room(row)
        self.emit("add", self.limb(n), "rdx")
        if row.overflow:
            self.emit("adc", self.limb(n + 1), "0")
        self.free.insert(0, lowest)
        self.t = [*self.t[1:], None]

    def finish(self, program: Program, unused: Sequence[str], reduced: bool = True) -> Kernel:
        """Z <- t without what is owed, less p where t >= p if `reduced`."""
        self.emit("sub", self.limb(2), self.owed)
        for limb in self.t[3 : self.limbs + 1]:
            if limb is not None:
                self.emit("sbb", limb, "0")
        self.free.append(self.owed)
        return super().finish(program, unused, reduced)
