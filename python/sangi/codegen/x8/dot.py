# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inner products: the products of a row are added before its multiple of p, so one reduction serves all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from sangi.codegen.x8.product import Reduction
from sangi.codegen.x8.program import Program
from sangi.codegen.x8.shape import X8Shape


def dot(terms: int, shape: X8Shape) -> Program:
    """With two terms there are four arguments; with more, the factors y are consecutive in one array.

    If the sum S is below R p, and m below R, then (S + m p) / R is below 2p.
    """
    n = shape.limbs
    together = terms > 2
    ys = [("y", t * n) if together else (f"y{t}", 0) for t in range(terms)]
    pairs = [name for t in range(terms) for name in (f"x{t}", f"y{t}")]
    pointers = ("z", "y", *(f"x{t}" for t in range(terms))) if together else ("z", *pairs)
    sum_of_products = "x0 * y0 + x1 * y1" + (" + ..." if together else "")
    contract = (
        f"z <- ({sum_of_products}) / R mod p, in [0, 2p); R = 2^(digits of all bits)",
        f"@pre 0 <= x0, y0 ..., {sum_of_products} < R * p: all below 2p if R >= {4 * terms}p, or as the headers say",
        "@post 0 <= z < 2p",
    )
    p = Program(f"dot{terms}", contract, pointers, n, shape.constants())
    sums = Reduction(p)
    x = [[p.load(f"x{t}", j) for j in range(n)] for t in range(terms)]

    def row(i: int) -> None:
        for t, (place, first) in enumerate(ys):
            y = p.load(place, first + i)
            for j, digit in enumerate(x[t]):
                sums.mad(i + j, digit, y, high=False)
                sums.mad(i + j, digit, y, high=True)

    row(0)
    for i in range(n):
        m = sums.factor(i)
        if i + 1 < n:
            row(i + 1)
        sums.clear(i, m)
    sums.store(n, 2 * shape.modulus - 1)
    return p


#: Those of more than two terms, by their names.
DOTS: Mapping[str, Callable[[X8Shape], Program]] = {f"dot{terms}": partial(dot, terms) for terms in (3, 4)}
