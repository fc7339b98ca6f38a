# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x^2 / R mod p, R = 2^(width * limbs) [Mon85]: each cross product once, then the reduction.

Where p is pseudo-Mersenne, z <- x^2 mod p: the reduction is a fold (`codegen/op/fold.py`).
"""

from __future__ import annotations

from sangi.codegen.op.add import reduced_once
from sangi.codegen.op.fold import folded
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = ("z <- x^2 / R mod p, R = 2^(bits of all limbs)", "@pre 0 <= x < p", "@post 0 <= z < p")
PLAIN_CONTRACT = ("z <- x^2 mod p", *CONTRACT[1:])


def sqr(shape: Shape) -> Program:
    """z <- x^2 / f mod p, f = `shape.factor`.  Pre: 0 <= x < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    t = square(k, k.load("x"), spare=shape.spare)
    if form := shape.pseudo_mersenne:
        k.store("z", folded(k, form, t, lazy=False))
        return k.program("sqr", "z x", contract=PLAIN_CONTRACT)
    k.store("z", montgomery_reduced(k, shape, t))
    return k.program("sqr", "z x", contract=CONTRACT)


def square(k: Builder, x: list[Value], *, spare: bool) -> list[Value]:
    """x^2 in twice as many limbs.

    Where the top limb of x is below half of what it holds (`spare`), twice the cross products stay below the top
    limb: with B = 2^width they are at most (B - 2)(B^(n-1) - 1) B^(n-1) + (B^(n-1) - 1)^2 < B^(2n-1).
    """
    n = len(x)
    zero = k.word(0)
    t = [zero] * (2 * n)
    k.note("the products x[i] * x[j] with i < j")
    for i in range(n - 1):
        carry: list[Value] = []
        for j in range(i + 1, n):
            t[i + j], high = k.mac(x[i], x[j], *([] if t[i + j] is zero else [t[i + j]]), *carry)
            carry = [high]
        t[i + n] = carry[0]
    if n > 1:
        k.note("twice these")
        doubled, over = k.add(t[1 : 2 * n - 1], t[1 : 2 * n - 1])
        t = [zero, *doubled, zero if spare else k.widen(over)]
    k.note("and the squares x[i]^2")
    squares = [limb for digit in x for limb in k.mac(digit, digit)]
    total, _ = k.add(t[1:], squares[1:])
    return [squares[0], *total]


def montgomery_reduced(k: Builder, shape: Shape, t: list[Value]) -> list[Value]:
    """t / R mod p for t < R * p in twice the limbs, cleared from below, a limb at a time."""
    p, n0 = k.const(shape.modulus), k.word(shape.negated_inverse)
    z, over = divided(k, p, n0, t)
    return reduced_once(k, shape, z, None if shape.spare else k.widen(over))


def divided(k: Builder, p: list[Value], n0: Value, t: list[Value]) -> tuple[list[Value], Value]:
    """(t + q * p) / R, q such that this is exact: its limbs, and the carry out of them; t is overwritten."""
    n = len(p)
    over: Value | None = None
    for i in range(n):
        k.note(f"t += q * p * 2^(width * {i}), which clears limb {i}")
        q = k.mul_low(t[i], n0)
        carry: list[Value] = []
        for j in range(n):
            t[i + j], high = k.mac(q, p[j], t[i + j], *carry)
            carry = [high]
        t[i + n], over = k.add_limb(t[i + n], carry[0], over)
    assert over is not None
    return t[n:], over
