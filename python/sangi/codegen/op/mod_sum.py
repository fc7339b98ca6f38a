# SPDX-License-Identifier: MIT OR Apache-2.0
"""z <- x + y and x - y mod m for any modulus m in memory, odd or even, which may fill its limbs [MIT22]."""

from __future__ import annotations

from sangi.codegen.op.add import reduced_by
from sangi.codegen.program import Builder, Program


def mod_add(width: int, limbs: int) -> Program:
    """z <- (x + y) mod m.  Pre: x, y < m.  Post: z < m."""
    k = Builder(width, limbs)
    x, y, m = k.load("x"), k.load("y"), k.load("m")
    k.note("s = x + y, its carry a limb more")
    s, carry = k.add(x, y)
    k.store("z", reduced_by(k, m, s, k.widen(carry)))
    return k.program("mod_add", "z x y m", contract=_contract("x + y"))


def mod_sub(width: int, limbs: int) -> Program:
    """z <- (x - y) mod m.  Pre: x, y < m.  Post: z < m."""
    k = Builder(width, limbs)
    x, y, m = k.load("x"), k.load("y"), k.load("m")
    k.note("d = x - y")
    d, negative = k.sub(x, y)
    k.note("m where d < 0, else 0")
    mask = k.mask(negative)
    masked = [k.both(limb, mask) for limb in m]
    k.note("z = d + that")
    z, _ = k.add(d, masked)
    k.store("z", z)
    return k.program("mod_sub", "z x y m", contract=_contract("x - y"))


def _contract(what: str) -> tuple[str, ...]:
    return (f"z <- ({what}) mod m", "@pre 0 <= x, y < m", "@post 0 <= z < m")
