# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- (x + y) mod p [MIT22]."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Builder, Program, Value

CONTRACT = ("z <- (x + y) mod p", "@pre 0 <= x, y < p", "@post 0 <= z < p")


def add(shape: Shape) -> Program:
    """z <- (x + y) mod p.  Pre: 0 <= x, y < p.  Post: 0 <= z < p."""
    k = Builder(shape.width, shape.limbs)
    k.store("z", reduced_sum(k, shape, k.load("x"), k.load("y")))
    return k.program("add", "z x y", contract=CONTRACT)


def reduced_sum(k: Builder, shape: Shape, x: list[Value], y: list[Value]) -> list[Value]:
    """(x + y) mod p for x, y < p: subtract p, and keep x + y where that borrowed."""
    k.note("s = x + y")
    s, carry = k.add(x, y)
    if shape.spare:
        return reduced_once(k, shape, s, None)
    # The carry is one more limb of s; without it a sum over 2^(width * limbs) passes for a small one.
    k.note("s has one more limb: its carry")
    return reduced_once(k, shape, s, k.widen(carry))


def reduced_once(k: Builder, shape: Shape, s: list[Value], top: Value | None) -> list[Value]:
    """s mod p for s < 2p, where `top` is the limb of s above the others, if there is one."""
    return reduced_by(k, k.const(shape.modulus), s, top)


def reduced_by(k: Builder, p: list[Value], s: list[Value], top: Value | None) -> list[Value]:
    """s mod p for s < 2p and any p, in limbs; `top` as above."""
    k.note("d = s - p")
    d, below = k.sub(s, p)
    if top is not None:
        _, below = k.sub_limb(top, k.word(0), below)
    k.note("s where d < 0, else d")
    return k.select(k.mask(below), s, d)
