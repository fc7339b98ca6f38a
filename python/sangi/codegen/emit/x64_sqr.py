# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * x / R mod p for x86-64 with BMI2 and ADX: each cross product once.

Row i multiplies x_i by x_i, then by twice what lies above it: (2 x_(i+1) mod W), then the limbs of 2x from
i + 2 on, which carry the top bit of the limb below them.  So rows get shorter and need no doubling of the
product; they are reduced as those of the multiplication are.  If 2x does not fit its limbs, its top bit
adds W^N * x_i.  Row 0 doubles as it multiplies: CF carries in 2x, OF in t.
Multiplications: N(N+1)/2 + N^2 + 1 for most moduli, N(N+1)/2 + N^2 + N at most, N(N+1)/2 where p is sparse.
"""

from __future__ import annotations

from sangi.codegen.emit import x64_pairs
from sangi.codegen.emit.assembler import Kernel, narrow
from sangi.codegen.emit.x64_forms import rows_of
from sangi.codegen.emit.x64_mont_rows import Rows, Table
from sangi.codegen.emit.x64_rows import at
from sangi.codegen.op.pairs import paired
from sangi.codegen.op.rows import Kind
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Program


def square(program: Program, shape: Shape, table: Table) -> Kernel:
    """The kernel (z, x) in (rdi, rsi).  Pre: x < p.  Post: z < p; z may be x.

    `table` maps a limb to the memory operand that holds it.  Raises `NoRegister` beyond 9 limbs, and for 9
    limbs that p fills.
    """
    n = shape.limbs
    if n == 4 and (pairs := paired(shape, Kind.PRODUCT)):
        return x64_pairs.square(program, pairs, table)
    overflows = n > 1 and 2 * (shape.modulus - 1) >> shape.width * n != 0
    rows = rows_of(shape, Kind.SQUARE, table, others=overflows)
    extra = rows.take() if overflows else None
    mask = rows.slot() if overflows else ""
    rows.note("t <- x_0 * (x_0 + 2 * the limbs above it)")
    twice, doubled = _first(rows, n)
    if extra:
        _top_bit(rows, n, extra, mask, rows.plan.rows[0].wide)
    rows.reduce(rows.plan.rows[0])
    for i, row in enumerate(rows.plan.rows[1:], 1):
        rows.note(f"t <- t + x_{i} * (x_{i} + 2 * the limbs above it)")
        rows.emit("mov", "rdx", at("rsi", i))
        top = extra if i + 1 < n else None
        if top:
            rows.emit("mov", top, mask)
            rows.emit("and", top, "rdx")
        rows.row(["rdx", *twice[i + 1 : i + 2], *doubled[i + 2 :]], i, row.wide, top)
        rows.spent += [*twice[i + 1 : i + 2], *doubled[i + 2 : i + 3]]
        rows.reduce(row)
    return rows.finish(program, ("rsi", extra) if extra else ("rsi",))


def _first(rows: Rows, n: int) -> tuple[list[str], list[str]]:
    """Row 0, and from j = 2 on in the red zone 2 x_j mod W and limb j of 2x; leaves the carry of 2x in CF."""
    twice, doubled, high = [""] * n, [""] * n, rows.high or rows.take()
    rows.t[0], rows.t[1] = rows.take(), rows.take()
    rows.emit("mov", "rdx", at("rsi", 0))
    rows.emit("mulx", rows.limb(1), rows.limb(0), "rdx")
    if n == 1:
        return twice, doubled
    rows.emit("xor", narrow(rows.low), narrow(rows.low))
    for j in range(1, n):
        rows.emit("mov", high, at("rsi", j))
        if j > 1:
            twice[j], doubled[j] = rows.slot(), rows.slot()
            rows.emit("lea", rows.low, f"[{high} + {high}]")
            rows.emit("mov", twice[j], rows.low)
        rows.emit("adcx", high, high)
        if j > 1:
            rows.emit("mov", doubled[j], high)
        rows.t[j + 1] = rows.take()
        rows.emit("mulx", rows.limb(j + 1), rows.low, high)
        rows.emit("adox", rows.limb(j), rows.low)
    rows.clear(rows.low)
    rows.emit("adox", rows.limb(n), rows.low)
    if not rows.high:
        rows.free.insert(0, high)
    return twice, doubled


def _top_bit(rows: Rows, n: int, extra: str, mask: str, wide: bool) -> None:
    """T <- t + W^N * x_0 where 2x carried; the mask stays for the other rows."""
    rows.emit("sbb", extra, extra)
    rows.emit("mov", mask, extra)
    rows.emit("and", extra, "rdx")
    rows.emit("add", rows.limb(n), extra)
    if wide:
        rows.t[n + 1] = rows.take()
        rows.clear(rows.limb(n + 1))
        rows.emit("adc", rows.limb(n + 1), "0")
