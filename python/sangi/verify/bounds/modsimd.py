# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the columns, the digits and the quotient of a simd kernel can come to, for every modulus of a size.

A digit is at most W - 1 and what a column passes on.  A column has at most `digits` low halves and as many high ones,
which weigh two; one of z has those of h besides.

The quotient is read from s, the products of h's digits i >= digits - 2 with K in column c - 1 and above, less W^c / 2.
Against h K that lacks, and never has too much:

    h eps, eps = 2^(width c) / n - K < 1 for W^c = 2^(width c);
    what stands below those digits of h: columns whose sums reach `most` at most, times K < W^digits;
    low halves of i + j <= c - 2 and high halves of i + j <= c - 3.

So 1/2 <= h / n - s / W^c <= 1/2 + delta, and z = h - floor(s / W^c) n lies in [n / 2, (3/2 + delta) n).
"""

from __future__ import annotations

from fractions import Fraction

from sangi.codegen.modsimd.shape import Shape
from sangi.errors import CheckFailed

WORD_BITS = 64


def most(shape: Shape) -> tuple[int, int]:
    """The largest digit and the largest column; raises CheckFailed where one is no factor, or leaves its word."""
    top, factor = (1 << shape.width) - 1, 1 << shape.width + 1
    digit = column = 0
    while True:
        low, high = factor - 1, digit * digit // factor
        column = 2 * shape.digits * (low + 2 * high) + top
        larger = top + (column >> shape.width)
        if larger >= factor or column >> WORD_BITS:
            raise CheckFailed(f"{shape}: a digit of {larger}, a column of {column}")
        if larger == digit:
            return digit, column
        digit = larger


def delta(shape: Shape, *, guard: bool = True) -> Fraction:
    """The bound above 1/2 of h / n - s / W^c, for any n of so many bits; without the guard column, too."""
    digit, column = most(shape)
    w, c, d = shape.width, shape.point, shape.digits
    whole = 1 << w * c
    below = 0 if guard else 1
    constant = Fraction(4 << 2 * shape.bits, whole)
    tail = (
        Fraction(2 * column << w * (shape.first_digit - 1 + d), whole) if shape.first_digit else Fraction(0)
    )
    halves = d * (1 << shape.width + 1) + 2 * d * (digit * digit >> shape.width + 1)
    columns = Fraction(2 * halves << w * (c - 2 + below), whole)
    return constant + tail + columns


def check(shape: Shape) -> str:
    """Everything that a size promises, in a line; raises CheckFailed."""
    digit, column = most(shape)
    w, d = shape.width, shape.digits
    found = delta(shape)
    constant = (1 << w * shape.point) >> shape.bits - 1
    lower = sum(digit << w * i for i in range(d - 1))
    promises = {
        "K has more digits": constant < 1 << w * d,
        "h has more columns": 4 << 2 * shape.bits <= 1 << w * shape.point,
        "the quotient is too small": found <= Fraction(1, 1 << 16) or shape.width < 51,
        "z reaches 2n": found < Fraction(1, 2),
        "the highest digit of z is mistaken": lower < 1 << shape.bits - 2,
    }
    for what, holds in promises.items():
        if not holds:
            raise CheckFailed(f"{shape}: {what}")
    within = (found.denominator // found.numerator).bit_length() - 1
    return (
        f"{shape.bits} bits in {d} digits of {w}: digits below 2^{w} + {digit - (1 << w) + 1}, "
        f"columns below 2^{column.bit_length()}, the quotient within 1/2 + 2^-{within}"
    )
