# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x + y, not reduced."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- x + y, not reduced", "@pre x + y < 2^(bits of all limbs)", "@bound z = x + y")


def add_lazy(shape: Shape) -> Program:
    """z <- x + y.  Pre: the sum fits the limbs: always so for x, y < p, which needs a spare bit."""
    shape.require_spare("add_lazy")
    k = Builder(shape.width, shape.limbs)
    k.note("z = x + y")
    s, _ = k.add(k.load("x"), k.load("y"))
    k.store("z", s)
    return k.program("add_lazy", "z x y", contract=CONTRACT)
