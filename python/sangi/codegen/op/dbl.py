# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- 2x mod p."""

from __future__ import annotations

from sangi.codegen.op.add import reduced_sum
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- 2x mod p", "@pre 0 <= x < p", "@post 0 <= z < p")


def dbl(shape: Shape) -> Program:
    """z <- 2x mod p.  Pre: 0 <= x < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    x = k.load("x")
    k.store("z", reduced_sum(k, shape, x, x))
    return k.program("dbl", "z x", contract=CONTRACT)
