# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x mod p for x that a lazy operation left below 2p."""

from __future__ import annotations

from sangi.codegen.op.add import reduced_once
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program

CONTRACT = ("z <- x mod p", "@pre 0 <= x < 2p", "@post 0 <= z < p")


def reduce(shape: Shape) -> Program:
    """z <- x mod p.  Pre: 0 <= x < 2p, which needs a spare bit.  Post: 0 <= z < p."""
    shape.require_spare("reduce")
    k = Builder(shape.width, shape.limbs)
    k.store("z", reduced_once(k, shape, k.load("x"), None))
    return k.program("reduce", "z x", contract=CONTRACT)
