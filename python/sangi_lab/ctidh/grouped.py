# SPDX-License-Identifier: MIT OR Apache-2.0
"""The factors of a grid of baby and giant steps, by inner products over groups of giant steps: src/isogeny/grouped.c.

The form of a giant step, seen from a baby step (X : Z), is a polynomial in w = XZ, e = X^2 + Z^2 and f = X^2 - Z^2.
The forms of a group are multiplied once; each baby step then takes an inner product with its monomials.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sangi_lab.ctidh.curve import Point
from sangi_lab.ctidh.field import Field
from sangi_lab.ctidh.poly import inner, pre_sum, product


class Pushed(NamedTuple):
    """What the forms need of a point to push: e, w, f times C, and e w where Winograd's trick is used."""

    e: int
    w: int
    fc: int
    ew: int


class GiantStep(NamedTuple):
    """The linear factors of the codomain, and the values that the forms of all pushed points share."""

    pi_y: tuple[int, int]
    pi_z: tuple[int, int]
    f: int
    e: int
    w: int
    ea: int
    ew: int
    eaw: int


class Row(NamedTuple):
    """Coefficients or monomials, with their pre-sum."""

    terms: list[int]
    total: int


@dataclass
class Column:
    """A baby step: monomials by degree, those in w and e, and f times those of one degree less."""

    w: int
    e: int
    f: int
    even: dict[int, list[int]]
    rows: dict[int, tuple[Row, Row | None]]


def _row(f: Field, terms: list[int]) -> Row:
    return Row(terms, pre_sum(f, terms))


def set_pushed(f: Field, p: Point, plus: int, minus: int, curve: Point, winograd: bool) -> Pushed:
    """The values of a point to push; plus and minus are X + Z and X - Z."""
    w = f.dbl(f.mul(p.x, p.z))
    e = f.sub(f.sqr(plus), w)
    fc = f.dbl(f.mul(f.mul(plus, minus), curve.z))
    return Pushed(e, w, fc, f.mul(e, w) if winograd else 0)


def set_giant_step(f: Field, p: Point, curve: Point, pushes: bool, winograd: bool) -> GiantStep:
    """The values of a giant step."""
    plus, minus = f.add(p.x, p.z), f.sub(p.x, p.z)
    form = f.mul(plus, minus) if pushes else 0
    plus, minus = f.sqr(plus), f.sqr(minus)
    xz = f.mul(f.sub(plus, minus), curve.x)
    z1, y1 = f.mul(plus, curve.z), f.mul(minus, curve.z)
    pi_y = (f.neg(f.add(f.dbl(z1), xz)), y1)
    pi_z = (f.add(f.dbl(y1), xz), z1)
    if not pushes:
        return GiantStep(pi_y, pi_z, 0, 0, 0, 0, 0, 0)
    e, w = f.add(z1, y1), f.sub(z1, y1)
    ea = f.add(e, xz)
    ew, eaw = (f.mul(e, w), f.mul(ea, w)) if winograd else (0, 0)
    return GiantStep(pi_y, pi_z, form, e, w, ea, ew, eaw)


def image_form(f: Field, m: GiantStep, push: Pushed, winograd: bool) -> list[int]:
    """The quadratic factor of a giant step for one pushed point."""
    if winograd:
        u = f.mul(f.add(push.e, m.w), f.sub(m.e, push.w))
        u = f.sub(f.add(u, push.ew), m.ew)
        t = f.mul(f.add(push.e, m.ea), f.add(push.w, m.w))
        t = f.sub(f.sub(t, push.ew), m.eaw)
    else:
        u = f.sub(f.mul(push.e, m.e), f.mul(push.w, m.w))
        t = f.add(f.mul(push.e, m.w), f.mul(push.w, m.ea))
    v = f.mul(push.fc, m.f)
    return [f.sub(u, v), f.neg(f.dbl(t)), f.add(u, v)]


def set_column(f: Field, p: Point, sizes: Sequence[int], pushes: bool) -> Column:
    """The monomials of a baby step for groups of these sizes, ascending."""
    plus = f.add(p.x, p.z)
    w = f.mul(p.x, p.z)
    form = f.mul(plus, f.sub(p.x, p.z)) if pushes else 0
    e = f.sub(f.sqr(plus), f.dbl(w))
    column = Column(w, e, form, {}, {})
    for size in sizes:
        lowest = size - 1 if pushes and size > 1 else size
        _reach(f, column, lowest)
        odd = None
        if pushes:
            odd = _row(f, [form] if size == 1 else [f.mul(x, form) for x in column.even[size - 1]])
        _reach(f, column, size)
        column.rows[size] = (_row(f, column.even[size]), odd)
    return column


def _reach(f: Field, column: Column, degree: int) -> None:
    """Computes the monomials up to a degree."""
    if not column.even:
        w, e = [1, column.w], [1, column.e]
        for i in range(2, degree + 1):
            w.append(f.sqr(w[1]) if i == 2 else f.mul(w[-1], w[1]))
            e.append(f.sqr(e[1]) if i == 2 else f.mul(e[-1], e[1]))
        column.even[degree] = [w[degree], *(f.mul(w[degree - i], e[i]) for i in range(1, degree)), e[degree]]
    for d in range(max(column.even) + 1, degree + 1):
        before = column.even[d - 1]
        column.even[d] = [f.mul(before[0], column.w), *(f.mul(x, column.e) for x in before)]


def split(f: Field, form: Sequence[int], t: int) -> tuple[Row, Row]:
    """A form of degree 2t, doubled, as one in the even monomials and f times one in those of degree t - 1."""
    even, odd = [f.dbl(form[t])], []
    for k in range(1, t + 1):
        even.append(f.add(form[t + k], form[t - k]))
        odd.append(f.sub(form[t + k], form[t - k]))
    for k in range(t - 1):
        even[k] = f.sub(even[k], even[k + 2])
    return _row(f, _to_monomials(f, even)), _row(f, _to_monomials(f, odd))


def _to_monomials(f: Field, c: list[int]) -> list[int]:
    """From U_k = e U_(k-1) - w^2 U_(k-2), U_0 = 1, U_1 = e, to e^k."""
    for low in range(len(c) - 2):
        for i in range(len(c) - 1, low + 1, -1):
            c[i - 2] = f.sub(c[i - 2], c[i])
    return c


def group_sizes(giant_steps: int, group: int) -> list[int]:
    """The sizes of the groups; a smaller one comes first."""
    full, rest = divmod(giant_steps, group)
    return [*([rest] if rest else []), *([group] * full)]


def codomain_values(f: Field, steps: Sequence[GiantStep], columns: Sequence[Column]) -> list[tuple[int, int]]:
    """The factors of pi_Y and pi_Z of a group, by baby step."""
    rows = [_row(f, product(f, [getattr(m, name) for m in steps])) for name in ("pi_y", "pi_z")]
    found = []
    for column in columns:
        even = column.rows[len(steps)][0]
        y, z = (inner(f, row.terms, row.total, even.terms, even.total) for row in rows)
        found.append((y, z))
    return found


def image_values(
    f: Field, steps: Sequence[GiantStep], push: Pushed, columns: Sequence[Column], winograd: bool
) -> list[tuple[int, int]]:
    """The factors of S_X and S_Z of a group and a pushed point, by baby step."""
    forms = [image_form(f, m, push, winograd) for m in steps]
    even, odd = split(f, product(f, forms), len(steps))
    found = []
    for column in columns:
        own, own_odd = column.rows[len(steps)]
        assert own_odd is not None
        u = inner(f, even.terms, even.total, own.terms, own.total)
        v = inner(f, odd.terms, odd.total, own_odd.terms, own_odd.total)
        found.append((f.add(u, v), f.sub(u, v)))
    return found
