# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- (x - y) mod p [MIT22]."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = ("z <- (x - y) mod p", "@pre 0 <= x, y < p", "@post 0 <= z < p")


def sub(shape: Shape) -> Program:
    """z <- (x - y) mod p.  Pre: 0 <= x, y < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    k.store("z", reduced_difference(k, shape, k.load("x"), k.load("y")))
    return k.program("sub", "z x y", contract=CONTRACT)


def reduced_difference(k: Builder, shape: Shape, x: list[Value], y: list[Value]) -> list[Value]:
    """(x - y) mod p for x, y < p: add p, and take that where x - y borrowed."""
    k.note("d = x - y")
    d, negative = k.sub(x, y)
    k.note("t = d + p")
    t, wrapped = k.add(d, k.const(shape.modulus))
    k.note("t where d < 0, else d")
    # With a spare bit the sum d + p carries out exactly where x - y borrowed, and the newer carry is the nearer one.
    return k.select(k.mask(wrapped if shape.spare else negative), t, d)
