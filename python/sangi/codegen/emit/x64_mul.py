# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * y / R mod p for x86-64 with BMI2 and ADX: the plan of `op/rows.py`, its rows one after another.

Row i multiplies x_i by all of y, adds to t in two carry chains (low halves in CF, high halves in OF) and
divides t by W.  x is read one limb per row, so that in z <- z * y the new limbs are waited for one by one.
Multiplications: 2N^2 + 2 for most moduli, 2N^2 + N at most, N^2 where n0 = 1 and p is sparse.
"""

from __future__ import annotations

from sangi.codegen.emit import x64_pairs
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_forms import rows_of
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_rows import at
from sangi.codegen.op.pairs import paired
from sangi.codegen.op.rows import Kind
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Program


def multiply_lazy(program: Program, shape: Shape, table: Table) -> Kernel:
    """The kernel (z, x, y) without its last subtraction.  Pre and post: as `gen/op/mul.py` says of `mul_lazy`."""
    return multiply(program, shape, table, Kind.LAZY)


def multiply(program: Program, shape: Shape, table: Table, kind: Kind = Kind.PRODUCT) -> Kernel:
    """The kernel (z, x, y) in (rdi, rsi, rdx).  Pre: x, y < p.  Post: z < p; z may be x or y.

    `table` maps a limb to the memory operand that holds it.  Raises `NoRegister` beyond 9 limbs, and for 9
    limbs that p fills.
    """
    if pairs := paired(shape, kind):
        return x64_pairs.multiply(program, pairs, table, reduced=kind is not Kind.LAZY)
    rows = rows_of(shape, kind, table, others=1)
    y = rows.take()
    rows.emit("mov", y, "rdx")
    limbs = [at(y, j) for j in range(shape.limbs)]
    for i, row in enumerate(rows.plan.rows):
        rows.note(f"t <- t + x_{i} * y")
        rows.emit("mov", "rdx", at("rsi", i))
        if i:
            rows.row(limbs, 0, row.wide)
        else:
            rows.first(limbs)
        rows.reduce(row)
    return rows.finish(program, ("rsi", y), reduced=kind is not Kind.LAZY)
