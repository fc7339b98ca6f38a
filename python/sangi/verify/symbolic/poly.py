# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sparse polynomials over numbered atoms with dyadic rational coefficients, exact: c is stored as c * 2^SCALE."""

from __future__ import annotations

from collections.abc import Callable

#: Bits behind the point.  A kernel of n limbs divides by at most 2^(64 * 3n); what needs more is refused.
SCALE = 4096
ONE = 1 << SCALE

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]


class Precision(ArithmeticError):
    """A coefficient has more bits behind the point than are kept."""


def const(c: int) -> Poly:
    """The constant c."""
    return {(): c << SCALE} if c else {}


def var(atom: int) -> Poly:
    """One atom."""
    return {(atom,): ONE}


def add(*terms: Poly) -> Poly:
    """The sum."""
    total = dict(terms[0])
    for term in terms[1:]:
        for monomial, c in term.items():
            value = total.get(monomial, 0) + c
            if value:
                total[monomial] = value
            else:
                total.pop(monomial, None)
    return total


def scale(p: Poly, k: int, shift: int = 0) -> Poly:
    """k * 2^shift * p; raises `Precision`."""
    if not k:
        return {}
    if shift >= 0:
        return {monomial: c * k << shift for monomial, c in p.items()}
    lost = (1 << -shift) - 1
    out = {}
    for monomial, c in p.items():
        c *= k
        if c & lost:
            raise Precision
        out[monomial] = c >> -shift
    return out


def sub(p: Poly, q: Poly) -> Poly:
    """p - q."""
    return add(p, scale(q, -1))


def times(p: Poly, c: int) -> Poly:
    """p * c / 2^SCALE, for a stored coefficient c; raises `Precision`."""
    zeros = (c & -c).bit_length() - 1
    return scale(p, c >> zeros, zeros - SCALE) if c else {}


def mul(p: Poly, q: Poly) -> Poly:
    """p * q; raises `Precision`."""
    out: Poly = {}
    for left, c in p.items():
        for right, product in times(q, c).items():
            monomial = tuple(sorted(left + right)) if left and right else left or right
            value = out.get(monomial, 0) + product
            if value:
                out[monomial] = value
            else:
                out.pop(monomial, None)
    return out


def subst(p: Poly, atom: int, by: Poly) -> Poly:
    """p with every occurrence of an atom replaced."""
    hit = [monomial for monomial in p if atom in monomial]
    if not hit:
        return p
    out = {monomial: c for monomial, c in p.items() if atom not in monomial}
    for monomial in hit:
        i = monomial.index(atom)
        out = add(out, mul({monomial[:i] + monomial[i + 1 :]: p[monomial]}, by))
    return subst(out, atom, by) if any(atom in monomial for monomial in out) else out


def evaluate(p: Poly, values: Callable[[int], int]) -> int:
    """The value where every atom has the given one; raises `Precision` if it is no whole number."""
    total = 0
    for monomial, c in p.items():
        for atom in monomial:
            c *= values(atom)
        total += c
    if total & (ONE - 1):
        raise Precision
    return total >> SCALE
