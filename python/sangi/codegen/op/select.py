# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x or y, by a mask."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- x where mask is all ones, y where it is 0", "@pre mask is 0 or all ones")


def select(shape: Shape) -> Program:
    """z <- mask ? x : y.  Pre: mask is 0 or all ones."""
    k = Builder(shape.width, shape.limbs)
    mask = k.hide(k.argument("mask"))
    k.store("z", k.select(mask, k.load("x"), k.load("y")))
    return k.program("select", "z x y", "mask", CONTRACT)
