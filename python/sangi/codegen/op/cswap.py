# SPDX-License-Identifier: MIT OR Apache-2.0
"""Exchanges x and y, by a mask."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("(x, y) <- (y, x) where mask is all ones; unchanged where it is 0", "@pre mask is 0 or all ones")


def cswap(shape: Shape) -> Program:
    """(x, y) <- mask ? (y, x) : (x, y).  Pre: mask is 0 or all ones.  Limb by limb, so few registers are live."""
    k = Builder(shape.width, shape.limbs)
    mask = k.hide(k.argument("mask"))
    for i in range(shape.limbs):
        x, y = k.load_limb("x", i), k.load_limb("y", i)
        (new_x,), (new_y,) = k.select(mask, [y], [x]), k.select(mask, [x], [y])
        k.store_limb("x", i, new_x)
        k.store_limb("y", i, new_y)
    return k.program("cswap", "x y", "mask", CONTRACT)
