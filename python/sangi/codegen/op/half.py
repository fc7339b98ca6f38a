# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x / 2 mod p."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- x / 2 mod p", "@pre 0 <= x < p", "@post 0 <= z < p")


def half(shape: Shape) -> Program:
    """z <- x / 2 mod p.  Pre: 0 <= x < p.  Post: 0 <= z < p.  An odd x becomes the even x + p first."""
    k = Builder(shape.width, shape.limbs)
    x = k.load("x")
    k.note("s = x + p where x is odd, else x")
    odd = k.mask(k.low_bit(x[0]))
    s, carry = k.add(x, [k.both(p, odd) for p in k.const(shape.modulus)])
    k.note("s / 2")
    k.store("z", k.shift(s, None if shape.spare else carry))
    return k.program("half", "z x", contract=CONTRACT)
