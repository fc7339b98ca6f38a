# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * y / R mod p, R = 2^(width * limbs) [Mon85]; rows interleaved as CIOS in [KAK96]."""

from __future__ import annotations

from sangi.gen.op.add import reduced_once
from sangi.gen.op.shape import Shape
from sangi.gen.program import Builder, Program, Value

LAZY_CONTRACT = (
    "z = x * y / R mod p, R = 2^(bits of all limbs)",
    "@pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R",
    "@bound 0 <= z < 2p",
)
CONTRACT = ("z <- x * y / R mod p, R = 2^(bits of all limbs)", "@pre 0 <= x, y < p", "@post 0 <= z < p")


def mul(shape: Shape) -> Program:
    """z <- x * y / R mod p.  Pre: 0 <= x, y < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    t, top = montgomery_product(k, shape, k.load("x"), k.load("y"))
    k.store("z", reduced_once(k, shape, t, top))
    return k.program("mul", "z x y", contract=CONTRACT)


def mul_lazy(shape: Shape) -> Program:
    """z <- x * y / R mod p, below 2p, for want of the last subtraction.

    Pre: x < p and y < min(R, 64p), or x, y < 2p where 4p <= R.
    """
    shape.require_spare("mul_lazy")
    k = Builder(shape.width, shape.limbs)
    t, _ = montgomery_product(k, shape, k.load("x"), k.load("y"))
    k.store("z", t)
    return k.program("mul_lazy", "z x y", contract=LAZY_CONTRACT)


def lazy_limit(shape: Shape) -> int:
    """What the second factor of `mul_lazy` must stay below: sums of 64 elements, as far as the limbs hold them."""
    return min(shape.radix, 64 * shape.modulus)


def montgomery_product(
    k: Builder, shape: Shape, x: list[Value], y: list[Value]
) -> tuple[list[Value], Value | None]:
    """x * y / R mod p, below 2p: a row of x * y_i and the multiple of p that clears the lowest limb, in turn.

    Before and after each row t < x + p.  With a spare bit that fits the limbs; without one, t has a limb more, 0 or
    1, which is the second result.
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
        if not shape.spare:
            top = k.widen(over)
            if carry is not None:
                top = k.either(top, k.widen(carry))
    return t, top


def _row(k: Builder, x: list[Value], digit: Value, t: list[Value]) -> tuple[list[Value], Value]:
    """t + x * digit: its limbs, and the one above them."""
    out: list[Value] = []
    carry: list[Value] = []
    for j, limb in enumerate(x):
        low, high = k.mac(limb, digit, *t[j : j + 1], *carry)
        out.append(low)
        carry = [high]
    return out, carry[0]
