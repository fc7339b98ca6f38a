# SPDX-License-Identifier: MIT OR Apache-2.0
"""A Matryoshka isogeny: the operations are those of the largest prime of a batch, the degree is a secret one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from sangi.codegen.tables.cost import Config
from sangi_lab.ctidh.curve import Point, add, dbl
from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.grouped import (
    codomain_values,
    group_sizes,
    image_values,
    set_column,
    set_giant_step,
    set_pushed,
)
from sangi_lab.ctidh.secret import Secret


@dataclass
class State:
    """The products that an isogeny accumulates: pi_Y, pi_Z, then S_X, S_Z of each point."""

    f: Field
    plus: list[int]
    minus: list[int]
    products: list[int] = field(default_factory=list)

    def multiply(self, factors: Sequence[int], wanted: Secret | None = None) -> None:
        """Multiplies the factors in; with a bit, by a mask."""
        if not self.products:
            self.products = list(factors)
            return
        for i, value in enumerate(factors):
            found = self.f.mul(self.products[i], value)
            self.products[i] = found if wanted is None else self.f.select(found, self.products[i], wanted)

    def update(self, p: Point, wanted: Secret | None = None) -> None:
        """The factors of one kernel point."""
        f = self.f
        z, y = f.add(p.x, p.z), f.sub(p.x, p.z)
        factors = [y, z]
        for plus, minus in zip(self.plus, self.minus, strict=True):
            t, u = f.mul(minus, z), f.mul(plus, y)
            factors += [f.add(t, u), f.sub(t, u)]
        self.multiply(factors, wanted)


def isogeny(
    f: Field,
    curve: Point,
    kernel: Point,
    points: Sequence[Point],
    degree: Secret,
    bounds: tuple[int, int],
    config: Config,
) -> tuple[Point, list[Point]]:
    """(codomain, images).  `bounds` are the smallest and the largest prime of the batch."""
    s = State(f, [f.add(p.x, p.z) for p in points], [f.sub(p.x, p.z) for p in points])
    if config.kind == "all":
        _individually(s, curve, kernel, degree, bounds)
    else:
        _grid(s, curve, kernel, points, degree, bounds, config)
    images = []
    for i, p in enumerate(points):
        x, z = s.products[2 + 2 * i : 4 + 2 * i]
        images.append(Point(f.mul(p.x, f.sqr(x)), f.mul(p.z, f.sqr(z))))
    c2 = f.dbl(curve.z)
    a = power(f, f.add(curve.x, c2), s.products[1], degree, bounds[1])
    d = power(f, f.sub(curve.x, c2), s.products[0], degree, bounds[1])
    return Point(f.dbl(f.add(a, d)), f.sub(a, d)), images


def _individually(s: State, curve: Point, kernel: Point, degree: Secret, bounds: tuple[int, int]) -> None:
    """The indices 1 .. d one by one, those beyond the secret degree masked."""
    at, before = kernel, kernel
    for i in range(1, bounds[1] // 2 + 1):
        if i == 2:
            at = dbl(s.f, kernel, curve)
        elif i > 2:
            at, before = add(s.f, at, kernel, before), at
        s.update(at, _within(i, 0, degree, bounds))


def _within(i: int, grid: int, degree: Secret, bounds: tuple[int, int]) -> Secret | None:
    """Whether index i of those evaluated one by one belongs to the degree; None if it does for every prime."""
    return None if i <= bounds[0] // 2 - grid else degree.of(lambda n: i <= n // 2 - grid)


def _grid(
    s: State,
    curve: Point,
    kernel: Point,
    points: Sequence[Point],
    degree: Secret,
    bounds: tuple[int, int],
    config: Config,
) -> None:
    """Baby steps 1, 3, ... 2b - 1, giant steps 2b(2i + 1), and the indices 2, 4, ... 2r one by one."""
    f, b, c = s.f, config.baby_steps, config.giant_steps
    grid = 2 * b * c
    assert grid <= bounds[0] // 2
    multiples = _multiples(f, curve, kernel, b, c, bounds[1] // 2 - grid)
    giant_steps = [multiples[2 * b]]
    for i in range(1, c):
        giant_steps.append(add(f, giant_steps[-1], multiples[4 * b], giant_steps[max(0, i - 2)]))
    pushes, winograd = bool(points), len(points) > 1 and c > 1
    pushed = [
        set_pushed(f, p, plus, minus, curve, winograd)
        for p, plus, minus in zip(points, s.plus, s.minus, strict=True)
    ]
    groups = group_sizes(c, config.group)
    columns = [set_column(f, multiples[j], sorted(set(groups)), pushes) for j in range(1, 2 * b, 2)]
    at = 0
    for size in groups:
        steps = [set_giant_step(f, p, curve, pushes, winograd) for p in giant_steps[at : at + size]]
        at += size
        values = [codomain_values(f, steps, columns)]
        values += [image_values(f, steps, push, columns, winograd) for push in pushed]
        for factors in zip(*values, strict=True):
            s.multiply([value for pair in factors for value in pair])
    for i in range(1, bounds[1] // 2 - grid + 1):
        s.update(multiples[2 * i], _within(i, grid, degree, bounds))


def _multiples(f: Field, curve: Point, kernel: Point, b: int, c: int, r: int) -> dict[int, Point]:
    """1, 3, ... 2b - 1; 2, 4, ... 2r; 2b; 4b if there are giant steps beyond the first."""
    found = {1: kernel, 2: dbl(f, kernel, curve)}
    for j in range(3, 2 * b, 2):
        found[j] = add(f, found[j - 2], found[2], found[max(1, j - 4)])
    for j in range(4, 2 * r + 1, 2):
        found[j] = dbl(f, found[2], curve) if j == 4 else add(f, found[j - 2], found[2], found[j - 4])
    if 2 * b not in found:
        found[2 * b] = dbl(f, found[b], curve) if b in found else add(f, found[b + 1], found[b - 1], found[2])
    if c > 1 and 4 * b not in found:
        found[4 * b] = dbl(f, found[2 * b], curve)
    return found


def power(f: Field, x: int, y: int, degree: Secret, greatest: int) -> int:
    """x^l y^8 for the secret l, by windows of two bits of the public length of `greatest`."""
    windows = max(3, (greatest.bit_length() + 1) // 2)
    square = f.sqr(x)
    table = (1, x, square, f.mul(square, x))
    result: int | None = None
    for i in range(2 * windows - 2, -1, -2):
        low, high = degree.of(partial(_bit, i)), degree.of(partial(_bit, i + 1))
        value = f.select(f.select(table[3], table[2], low), f.select(x, 1, low), high)
        if result is None:
            result = value
            continue
        result = f.sqr(result)
        if i == 2:
            result = f.mul(result, y)
        result = f.mul(f.sqr(result), value)
    assert result is not None
    return result


def _bit(i: int, number: int) -> int:
    return number >> i & 1
