# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- -x mod p."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.op.sub import reduced_difference
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- -x mod p", "@pre 0 <= x < p", "@post 0 <= z < p, and z = 0 for x = 0")


def neg(shape: Shape) -> Program:
    """z <- -x mod p.  Pre: 0 <= x < p.  Post: 0 <= z < p; 0 stays 0."""
    k = Builder(shape.width, shape.limbs)
    k.store("z", reduced_difference(k, shape, k.const(0), k.load("x")))
    return k.program("neg", "z x", contract=CONTRACT)
