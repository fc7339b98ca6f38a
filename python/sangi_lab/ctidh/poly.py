# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of polynomials by Karatsuba's method, inner products by Winograd's [Win68]: as in src/isogeny."""

from __future__ import annotations

from collections.abc import Sequence

from sangi_lab.ctidh.field import Field


def poly_mul(f: Field, x: Sequence[int], y: Sequence[int]) -> list[int]:
    """The product; coefficients from the lowest."""
    n, m = len(x), len(y)
    if n < m:
        return poly_mul(f, y, x)
    if m == 1:
        return [f.mul(a, y[0]) for a in x]
    if n == 2:
        low, high = f.mul(x[0], y[0]), f.mul(x[1], y[1])
        return [low, _cross(f, x, y, (0, 1), low, high), high]
    if n == m == 3:
        a, b, c = (f.mul(x[i], y[i]) for i in range(3))
        middle = f.add(_cross(f, x, y, (0, 2), a, c), b)
        return [a, _cross(f, x, y, (0, 1), a, b), middle, _cross(f, x, y, (1, 2), b, c), c]
    h = (n + 1) // 2
    if m <= h:
        low_part, high_part = poly_mul(f, x[:h], y), poly_mul(f, x[h:], y)
        return _joined(f, low_part, high_part, h)
    middles = poly_mul(f, _folded(f, x, h), _folded(f, y, h))
    low_part, high_part = poly_mul(f, x[:h], y[:h]), poly_mul(f, x[h:], y[h:])
    for part in (low_part, high_part):
        for i, value in enumerate(part):
            middles[i] = f.sub(middles[i], value)
    gap = [*low_part, *middles[h - 1 : h], *high_part]
    return [
        *gap[:h],
        *(f.add(gap[h + i], v) if i != h - 1 else v for i, v in enumerate(middles)),
        *gap[3 * h - 1 :],
    ]


def _cross(f: Field, x: Sequence[int], y: Sequence[int], pair: tuple[int, int], a: int, b: int) -> int:
    i, j = pair
    return f.sub(f.sub(f.mul(f.add(x[i], x[j]), f.add(y[i], y[j])), a), b)


def _joined(f: Field, low: list[int], high: list[int], h: int) -> list[int]:
    shared = len(low) - h
    return [*low[:h], *(f.add(low[h + i], v) if i < shared else v for i, v in enumerate(high))]


def _folded(f: Field, x: Sequence[int], h: int) -> list[int]:
    return [f.add(x[i], x[h + i]) if h + i < len(x) else x[i] for i in range(h)]


def product(f: Field, factors: Sequence[Sequence[int]]) -> list[int]:
    """The product of polynomials, by recursive halving."""
    if len(factors) == 1:
        return list(factors[0])
    half = len(factors) // 2
    return poly_mul(f, product(f, factors[:half]), product(f, factors[half:]))


def pre_sum(f: Field, x: Sequence[int]) -> int:
    """x_0 x_1 + x_2 x_3 + ..., 0 of one element."""
    total = None
    for i in range(0, len(x) - 1, 2):
        term = f.mul(x[i], x[i + 1])
        total = term if total is None else f.add(total, term)
    return total or 0


def inner(f: Field, x: Sequence[int], x_sum: int, y: Sequence[int], y_sum: int) -> int:
    """sum x_i y_i, from the pre-sums of both."""
    total = None
    for i in range(0, len(x) - 1, 2):
        term = f.mul(f.add(x[i], y[i + 1]), f.add(x[i + 1], y[i]))
        total = term if total is None else f.add(total, term)
    if total is None:
        return f.mul(x[0], y[0])
    total = f.sub(f.sub(total, x_sum), y_sum)
    return f.add(total, f.mul(x[-1], y[-1])) if len(x) % 2 else total
