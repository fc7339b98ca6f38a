# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * x / R mod p for x86-64 with BMI2 and ADX: each cross product once.

Row i multiplies x_i by x_i, then by twice what lies above it: (2 x_(i+1) mod W), then the limbs of 2x from
i + 2 on, which carry the top bit of the limb below them.  So rows get shorter and need no doubling of the
product; they are reduced as those of the multiplication are.  If 2x does not fit its limbs, its top bit
adds W^N * x_i.
Multiplications: N(N+1)/2 + N^2 + 2 for most moduli, N(N+1)/2 + N^2 + N at most, N(N+1)/2 where p is sparse.
"""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.emit.x64_mont import Kind, plan
from sangi.gen.emit.x64_mont_rows import Rows, Table, at
from sangi.gen.op.shape import Shape
from sangi.gen.program import Program


def square(program: Program, shape: Shape, table: Table) -> Kernel:
    """The kernel (z, x) in (rdi, rsi).  Pre: x < p.  Post: z < p; z may be x.

    `table` maps a limb to the memory operand that holds it.  Raises `NoRegister` beyond 9 limbs, and for 9
    limbs that p fills.
    """
    n = shape.limbs
    chosen = plan(shape, Kind.SQUARE)
    overflows = 2 * (shape.modulus - 1) >> shape.width * n != 0
    rows = Rows(chosen, table, others=overflows)
    extra = rows.take() if overflows else None
    twice, doubled, mask = _double(rows, n, overflows)
    for i, row in enumerate(chosen.rows):
        rows.note(f"t <- t + x_{i} * (x_{i} + 2 * the limbs above it)")
        rows.emit("mov", "rdx", at("rsi", i))
        top = extra if i + 1 < n else None
        if top:
            rows.emit("mov", top, mask)
            rows.emit("and", top, "rdx")
        sources = ["rdx", *twice[i + 1 : i + 2], *doubled[i + 2 :]]
        if i:
            rows.row(sources, i, row.wide, top)
        else:
            rows.first(sources, row.wide, top)
        rows.reduce(row)
    return rows.finish(program, ("rsi", extra) if extra else ("rsi",))


def _double(rows: Rows, n: int, overflows: bool) -> tuple[list[str], list[str], str]:
    """In the red zone: 2 x_j mod W from j = 1 on, the limbs of 2x from j = 2 on, the mask of the carry of 2x."""
    rows.note("2x")
    twice, doubled = [""] * n, [""] * n
    for j in range(n > 1, n):
        rows.emit("mov", rows.low, at("rsi", j))
        if j > 1:
            rows.emit("lea", rows.high, f"[{rows.low} + {rows.low}]")
        rows.emit("adc" if j > 1 else "add", rows.low, rows.low)
        if j:
            twice[j] = rows.slot()
            rows.emit("mov", twice[j], rows.high if j > 1 else rows.low)
        if j > 1:
            doubled[j] = rows.slot()
            rows.emit("mov", doubled[j], rows.low)
    mask = rows.slot() if overflows else ""
    if overflows:
        rows.emit("sbb", rows.low, rows.low)
        rows.emit("mov", mask, rows.low)
    return twice, doubled, mask
