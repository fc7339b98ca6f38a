# SPDX-License-Identifier: MIT OR Apache-2.0
"""A random point of a curve and one of its twist, from one field element [BHKL13], in the form of highctidh."""

from __future__ import annotations

from sangi_lab.ctidh.curve import Point
from sangi_lab.ctidh.field import Field


def elligator(f: Field, curve: Point, u: int) -> tuple[Point, Point]:
    """(on the curve, on the twist).  The two depend on each other."""
    u2 = f.sqr(u)
    z = f.mul(f.sub(u2, 1), curve.z)
    other = f.mul(curve.x, u2)
    root = f.mul(curve.x, other)
    start = f.is_zero(curve.x)
    x, other, root = (f.select(1, value, start) for value in (curve.x, other, root))
    on_curve = f.is_square(f.mul(f.mul(f.add(root, f.sqr(z)), z), x))
    first, second = f.swap(x, f.neg(other), on_curve.negated())
    return Point(first, z), Point(second, z)
