# SPDX-License-Identifier: MIT OR Apache-2.0
"""The quotient of simd kernels at full size: the largest factors and others, with its guard column and without."""

from __future__ import annotations

import random

from sangi.codegen.modsimd.shape import Shape
from sangi.errors import CheckFailed
from sangi.verify.bounds import modsimd as bound
from sangi.verify.vectors import modsimd as check


def attack(shape: Shape, source: random.Random, count: int = 1) -> str:
    """What was tried, in a line; raises CheckFailed where z leaves [n / 2, 2n), or needs no guard column."""
    cases, worst = 0, 0
    for n in check.awkward(shape, source):
        pairs = [
            (2 * n - 1, 2 * n - 1),
            *((source.randrange(2 * n), source.randrange(2 * n)) for _ in range(count)),
        ]
        for x, y in pairs:
            z = check.model(shape, n, x, y)
            if not n // 2 <= z < 2 * n:
                raise CheckFailed(f"{shape.bits} bits: n = {n:#x}, {x:#x} * {y:#x}: leaves {z:#x}")
            worst = max(worst, check.model(shape, n, x, y, guard=False) // n)
            cases += 1
    if not shape.digits // 2 <= worst <= bound.delta(shape, guard=False) + 1:
        raise CheckFailed(f"{shape.bits} bits: without its guard column the quotient is too small by {worst}")
    return (
        f"{shape.bits} bits: {cases} products in [n/2, 2n); without the guard column up to {worst}n is left"
    )
