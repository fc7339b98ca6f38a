# SPDX-License-Identifier: MIT OR Apache-2.0
"""curve.py X: the points of P-256 with this x (in hex), and the order of its base point times each.

Affine addition as in a textbook, to show a field's operators; nothing here hides a secret.
"""

import sys

import sangi
from sangi.field import Element

F = sangi.Field("p256")
A = F(-3)
B = F(0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B)
ORDER = sangi.Field("p256_order").modulus

Point = tuple[Element, Element] | None  # None is the point at infinity


def add(p: Point, q: Point) -> Point:
    """The sum of two points."""
    if p is None or q is None:
        return p or q
    (x1, y1), (x2, y2) = p, q
    if x1 == x2 and y1 == -y2:
        return None
    slope = (3 * x1**2 + A) / (2 * y1) if p == q else (y2 - y1) / (x2 - x1)
    x = slope**2 - x1 - x2
    return x, slope * (x1 - x) - y1


def times(k: int, p: Point) -> Point:
    """The sum of k points p."""
    total: Point = None
    for bit in bin(k)[2:]:
        total = add(total, total)
        if bit == "1":
            total = add(total, p)
    return total


def main() -> int:
    """Prints both points; exits with 1 where the curve has none, with 2 for a wrong argument."""
    try:
        (text,) = sys.argv[1:]
        x = F(int(text, 16))
    except ValueError:
        print("usage: curve.py X, in hex", file=sys.stderr)
        return 2
    try:
        y = (x**3 + A * x + B).sqrt()
    except ValueError:
        print("curve.py: no point has this x", file=sys.stderr)
        return 1
    for point in ((x, y), (x, -y)):
        print(f"{int(point[1]):064x} {'infinity' if times(ORDER, point) is None else 'a point'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
