# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * y / R mod p, R = 2^(width * limbs) [Mon85]: a row of the product and its reduction, in turn.

The rows, and which carries can be there at all, are planned for the modulus at hand (`codegen/op/rows.py`).
Where p is pseudo-Mersenne, z <- x * y mod p: all rows of the product, then a fold (`codegen/op/fold.py`).
"""

from __future__ import annotations

from sangi.codegen.op.add import reduced_once
from sangi.codegen.op.fold import folded
from sangi.codegen.op.rows import Kind, limbs, plan
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = ("z <- x * y / R mod p, R = 2^(bits of all limbs)", "@pre 0 <= x, y < p", "@post 0 <= z < p")
LAZY_CONTRACT = (
    "z = x * y / R mod p, R = 2^(bits of all limbs)",
    "@pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R",
    "@bound 0 <= z < 2p",
)
PLAIN_CONTRACT = ("z <- x * y mod p", *CONTRACT[1:])
PLAIN_LAZY_CONTRACT = ("z = x * y mod p", *LAZY_CONTRACT[1:])


def mul(shape: Shape) -> Program:
    """z <- x * y / f mod p, f = `shape.factor`.  Pre: 0 <= x, y < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    if form := shape.pseudo_mersenne:
        k.store("z", folded(k, form, product(k, k.load("x"), k.load("y")), lazy=False))
        return k.program("mul", "z x y", contract=PLAIN_CONTRACT)
    t, top = montgomery_product(k, shape, Kind.PRODUCT, k.load("x"), k.load("y"))
    k.store("z", reduced_once(k, shape, t, top))
    return k.program("mul", "z x y", contract=CONTRACT)


def mul_lazy(shape: Shape) -> Program:
    """z <- x * y / f mod p, f = `shape.factor`, below 2p, for want of the last subtraction.

    Pre: x < p and y < min(R, 64p), or x, y < 2p where 4p <= R.
    """
    shape.require_spare("mul_lazy")
    k = Builder(shape.width, shape.limbs)
    if form := shape.pseudo_mersenne:
        k.store("z", folded(k, form, product(k, k.load("x"), k.load("y")), lazy=True))
        return k.program("mul_lazy", "z x y", contract=PLAIN_LAZY_CONTRACT)
    t, _ = montgomery_product(k, shape, Kind.LAZY, k.load("x"), k.load("y"))
    k.store("z", t)
    return k.program("mul_lazy", "z x y", contract=LAZY_CONTRACT)


def montgomery_product(
    k: Builder, shape: Shape, kind: Kind, x: list[Value], y: list[Value]
) -> tuple[list[Value], Value | None]:
    """x * y / R mod p, below 2p; the second result is the limb above the others, where that can be other than 0."""
    chosen = plan(shape, kind)
    p, m, n0 = (
        k.const(shape.modulus),
        k.const_limbs(limbs(shape, chosen.folding.value)),
        k.word(chosen.inverse),
    )
    t: list[Value] = []
    top: Value | None = None
    for i, (digit, row) in enumerate(zip(x, chosen.rows, strict=True)):
        k.note(f"t += x[{i}] * y")
        t, high = row_of(k, y, digit, t)
        above, carry = (high, None) if top is None else k.add_limb(top, high)
        beyond = k.widen(carry) if carry is not None and row.wide else None
        if row.fold:
            k.note("t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p")
            t, last = row_of(k, m, t[0], [*t[1:], above])
            top = last if beyond is None else k.add_limb(last, beyond)[0]
        else:
            k.note("t = (t + q * p) / 2^width, which is exact")
            reduced, high = row_of(k, p, k.mul_low(t[0], n0), t)
            last, over = k.add_limb(above, high)
            t = [*reduced[1:], last]
            top = k.widen(over) if beyond is None else k.add_limb(beyond, k.widen(over))[0]
        if row.after < shape.radix:
            top = None
    return t, top


def product(k: Builder, x: list[Value], y: list[Value]) -> list[Value]:
    """x * y in twice the limbs."""
    low: list[Value] = []
    t: list[Value] = []
    for i, digit in enumerate(x):
        k.note(f"t += x[{i}] * y")
        row, high = row_of(k, y, digit, t)
        low.append(row[0])
        t = [*row[1:], high]
    return low + t


def row_of(k: Builder, x: list[Value], digit: Value, t: list[Value]) -> tuple[list[Value], Value]:
    """t + x * digit: its limbs, and the one above them."""
    out: list[Value] = []
    carry: list[Value] = []
    for j, limb in enumerate(x):
        low, high = k.mac(limb, digit, *t[j : j + 1], *carry)
        out.append(low)
        carry = [high]
    return out, carry[0]
