# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x * c mod p for a small c: one row and a quotient from its top bits, after Barrett [Bar86]."""

from __future__ import annotations

from sangi.codegen.op.add import reduced_once
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = (
    "z <- x * c mod p, for a number c, not an element",
    "@pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)",
    "@post 0 <= z < p",
)


def mul_small(shape: Shape) -> Program:
    """z <- x * c mod p.  Pre: 0 <= x < p, c < 2^(width - 3).  Post: 0 <= z < p.

    With b the bits of p, T = floor(x * c / 2^(b - 2)) < 2^(width - 1) fits a limb, and so does
    mu = floor(2^(b - 2 + width) / p).  Then q = floor(T * mu / 2^width) is x * c / p less at most
    1/2 (for T), 1/2 (for mu) and 1 (for the floor), each below its bound: x * c - q * p lies in [0, 2p).
    """
    k = Builder(shape.width, shape.limbs)
    x, c = k.load("x"), k.argument("c")
    k.note("t = x * c")
    t: list[Value] = []
    high: list[Value] = []
    for limb in x:
        low, above = k.mac(limb, c, *high)
        t.append(low)
        high = [above]
    t.append(high[0])
    k.note("q, at most one below the quotient of t by p")
    _, q = k.mac(_top_bits(k, shape, t), k.word(_reciprocal(shape)))
    k.note("t - q * p")
    product: list[Value] = []
    high = []
    for digit in k.const(shape.modulus):
        low, above = k.mac(digit, q, *high)
        product.append(low)
        high = [above]
    rest, borrow = k.sub(t[:-1], product)
    top = None
    if not shape.spare:
        top, _ = k.sub_limb(t[-1], high[0], borrow)
    k.store("z", reduced_once(k, shape, rest, top))
    return k.program("mul_small", "z x", "c", CONTRACT)


def _reciprocal(shape: Shape) -> int:
    return (1 << (shape.modulus.bit_length() - 2 + shape.width)) // shape.modulus


def _top_bits(k: Builder, shape: Shape, t: list[Value]) -> Value:
    """floor(t / 2^(b - 2)): the limb of t that starts at that bit, by a product with a power of two."""
    at, shift = divmod(shape.modulus.bit_length() - 2, shape.width)
    if shift == 0:
        return t[at]
    power = k.word(1 << (shape.width - shift))
    _, below = k.mac(t[at], power)
    if at + 1 == len(t):
        return below
    bits, _ = k.mac(t[at + 1], power, below)
    return bits
