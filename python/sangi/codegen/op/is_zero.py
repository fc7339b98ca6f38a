# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether x is zero, as a mask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = ("all ones if x = 0, else 0", "@pre 0 <= x < p")


def is_zero(shape: Shape) -> Program:
    """All ones if x = 0, else 0.  Pre: 0 <= x < p."""
    k = Builder(shape.width, shape.limbs)
    k.give(no_bit_set(k, k.load("x")))
    return k.program("is_zero", "x", contract=CONTRACT)


def no_bit_set(k: Builder, x: Iterable[Value]) -> Value:
    """The mask of x = 0: one less than the union of the limbs borrows only from zero."""
    k.note("the union of the limbs")
    union = reduce(k.either, x)
    k.note("below 1 only if it is 0")
    _, borrow = k.sub_limb(union, k.word(1))
    return k.mask(borrow)
