# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * y / R mod p, R = 2^(width * limbs) [Mon85]; rows interleaved as CIOS in [KAK96]."""

from __future__ import annotations

from sangi.gen.op.add import reduced_once
from sangi.gen.op.shape import Shape
from sangi.gen.program import Builder, Program, Value

CONTRACT = ("z <- x * y / R mod p, R = 2^(bits of all limbs)", "@pre 0 <= x, y < p", "@post 0 <= z < p")


def mul(shape: Shape) -> Program:
    """z <- x * y / R mod p.  Pre: 0 <= x, y < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    k.store("z", montgomery_product(k, shape, k.load("x"), k.load("y")))
    return k.program("mul", "z x y", contract=CONTRACT)


def montgomery_product(k: Builder, shape: Shape, x: list[Value], y: list[Value]) -> list[Value]:
    """x * y / R mod p: a row of x * y_i and the multiple of p that clears the lowest limb, in turn.

    Before each row t < 2p.  Where p leaves room (`rows_fit`) a row's top limb takes both carries without
    passing over; else t has one more limb, 0 or 1.
    """
    p, n0 = k.const(shape.modulus), k.word(shape.negated_inverse)
    t: list[Value] = []
    top: Value | None = None
    for i, digit in enumerate(y):
        k.note(f"t += x * y[{i}]")
        row, high = _row(k, x, digit, t)
        above, carry = (high, None) if top is None else k.add_limb(top, high)
        k.note("t = (t + q * p) / 2^width, which is exact")
        q = k.mul_low(row[0], n0)
        row, high = _row(k, p, q, row)
        last, over = k.add_limb(above, high)
        t = [*row[1:], last]
        if not rows_fit(shape):
            top = k.widen(over)
            if carry is not None:
                top = k.either(top, k.widen(carry))
    return reduced_once(k, shape, t, None if shape.spare else top)


def _row(k: Builder, x: list[Value], digit: Value, t: list[Value]) -> tuple[list[Value], Value]:
    """t + x * digit: its limbs, and the one above them."""
    out: list[Value] = []
    carry: list[Value] = []
    for j, limb in enumerate(x):
        low, high = k.mac(limb, digit, *t[j : j + 1], *carry)
        out.append(low)
        carry = [high]
    return out, carry[0]


def rows_fit(shape: Shape) -> bool:
    """Whether no row can pass over the limb above it: the top limb of p is below 2^(width - 1) - 1."""
    return shape.modulus >> shape.width * (shape.limbs - 1) < (1 << (shape.width - 1)) - 1
