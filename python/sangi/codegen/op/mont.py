# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * y / R mod m [Mon85] for any odd modulus m in memory, followed there by n0 = -1/m mod 2^width.

R = 2^(width * limbs).  Every row is exact: with x, y < m < R the accumulator stays below 2m after each, so that
one bit stands above its limbs; a row of x_i * y may need a limb more before it is divided.
"""

from __future__ import annotations

from sangi.codegen.op.add import reduced_by
from sangi.codegen.op.mul import row_of
from sangi.codegen.op.sqr import divided, square
from sangi.codegen.program import Builder, Program, Value


def mont_mul(width: int, limbs: int) -> Program:
    """z <- x * y / R mod m.  Pre: x, y < m, m odd and below R.  Post: z < m."""
    k = Builder(width, limbs)
    x, y, (m, n0) = k.load("x"), k.load("y"), _modulus(k)
    t: list[Value] = []
    top: Value | None = None
    for i, digit in enumerate(x):
        k.note(f"t += x[{i}] * y")
        t, high = row_of(k, y, digit, t)
        above, carry = (high, None) if top is None else k.add_limb(top, high)
        k.note("t = (t + q * m) / 2^width, which is exact")
        reduced, high = row_of(k, m, k.mul_low(t[0], n0), t)
        last, over = k.add_limb(above, high)
        t = [*reduced[1:], last]
        # At most one of the two carries is there: t < 2m.
        top = k.widen(over) if carry is None else k.either(k.widen(carry), k.widen(over))
    k.store("z", reduced_by(k, m, t, top))
    return k.program("mont_mul", "z x y m", contract=_contract("x * y", "x, y"))


def mont_sqr(width: int, limbs: int) -> Program:
    """z <- x^2 / R mod m.  Pre: x < m, m odd and below R.  Post: z < m."""
    k = Builder(width, limbs)
    x, (m, n0) = k.load("x"), _modulus(k)
    t, over = divided(k, m, n0, square(k, x, spare=False))
    k.store("z", reduced_by(k, m, t, k.widen(over)))
    return k.program("mont_sqr", "z x m", contract=_contract("x^2", "x"))


def _modulus(k: Builder) -> tuple[list[Value], Value]:
    return k.load("m"), k.load_limb("m", k.limbs)


def _contract(product: str, operands: str) -> tuple[str, ...]:
    return (
        f"z <- {product} / R mod m, R = 2^(bits of all limbs)",
        f"@pre 0 <= {operands} < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory",
        "@post 0 <= z < m",
    )
