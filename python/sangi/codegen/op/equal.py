# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether x equals y, as a mask."""

from __future__ import annotations

from sangi.codegen.op.is_zero import no_bit_set
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("all ones if x = y, else 0", "@pre 0 <= x, y < p")


def equal(shape: Shape) -> Program:
    """All ones if x = y, else 0.  Pre: 0 <= x, y < p."""
    k = Builder(shape.width, shape.limbs)
    k.give(no_bit_set(k, (k.differ(a, b) for a, b in zip(k.load("x"), k.load("y"), strict=True))))
    return k.program("equal", "x y", contract=CONTRACT)
