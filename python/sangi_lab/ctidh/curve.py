# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery curves by x-coordinates [Mon87]: doubling, differential addition, and masked moves of points.

A point is (X : Z); the neutral element has Z = 0.  A curve is (A : C).
"""

from __future__ import annotations

from typing import NamedTuple

from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.secret import Secret


class Point(NamedTuple):
    """(X : Z), or a curve's (A : C)."""

    x: int
    z: int


def dbl(f: Field, p: Point, curve: Point) -> Point:
    """2p"""
    plus, minus = f.sqr(f.add(p.x, p.z)), f.sqr(f.sub(p.x, p.z))
    xz = f.sub(plus, minus)
    minus = f.mul(f.dbl(f.dbl(minus)), curve.z)
    a24 = f.add(f.dbl(curve.z), curve.x)
    return Point(f.mul(plus, minus), f.mul(f.add(f.mul(a24, xz), minus), xz))


def add(f: Field, p: Point, q: Point, difference: Point) -> Point:
    """p + q, or (0 : 0) if the difference is the neutral element."""
    a = f.mul(f.add(p.x, p.z), f.sub(q.x, q.z))
    b = f.mul(f.sub(p.x, p.z), f.add(q.x, q.z))
    x, z = f.sqr(f.add(a, b)), f.sqr(f.sub(a, b))
    return Point(f.mul(x, difference.z), f.mul(z, difference.x))


def select(f: Field, chosen: Point, other: Point, bit: Secret) -> Point:
    """`chosen` if the bit is set."""
    return Point(f.select(chosen.x, other.x, bit), f.select(chosen.z, other.z, bit))


def swap(f: Field, p: Point, q: Point, bit: Secret) -> tuple[Point, Point]:
    """(q, p) if the bit is set."""
    (px, qx), (pz, qz) = f.swap(p.x, q.x, bit), f.swap(p.z, q.z, bit)
    return Point(px, pz), Point(qx, qz)
