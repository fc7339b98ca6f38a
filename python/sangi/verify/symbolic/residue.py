# SPDX-License-Identifier: MIT OR Apache-2.0
"""Polynomials over the same atoms with coefficients mod 2^64: what a word is, whatever was carried out of it."""

from __future__ import annotations

from collections.abc import Callable

from sangi.verify.symbolic.poly import Monomial

WORD = 1 << 64

Residue = dict[Monomial, int]


def const(c: int) -> Residue:
    """The constant c mod 2^64."""
    return {(): c % WORD} if c % WORD else {}


def var(atom: int) -> Residue:
    """One atom."""
    return {(atom,): 1}


def add(*terms: Residue) -> Residue:
    """The sum."""
    total = dict(terms[0])
    for term in terms[1:]:
        for monomial, c in term.items():
            value = (total.get(monomial, 0) + c) % WORD
            if value:
                total[monomial] = value
            else:
                total.pop(monomial, None)
    return total


def neg(p: Residue) -> Residue:
    """-p."""
    return {monomial: WORD - c for monomial, c in p.items()}


def mul(p: Residue, q: Residue) -> Residue:
    """p * q."""
    out: Residue = {}
    for left, c in p.items():
        for right, d in q.items():
            monomial = tuple(sorted(left + right))
            value = (out.get(monomial, 0) + c * d) % WORD
            if value:
                out[monomial] = value
            else:
                out.pop(monomial, None)
    return out


def subst(p: Residue, atom: int, by: Residue) -> Residue:
    """p with one occurrence of an atom in each monomial replaced."""
    out: Residue = {}
    parts = []
    for monomial, c in p.items():
        if atom in monomial:
            i = monomial.index(atom)
            parts.append(mul({monomial[:i] + monomial[i + 1 :]: c}, by))
        else:
            out[monomial] = c
    return add(out, *parts)


def cancelled(p: Residue, pair: tuple[int, int]) -> Residue:
    """p where the product of two atoms is -1."""
    out: Residue = {}
    for monomial, c in p.items():
        rest = list(monomial)
        while pair[0] in rest and pair[1] in rest:
            rest.remove(pair[0])
            rest.remove(pair[1])
            c = -c
        value = (out.get(tuple(rest), 0) + c) % WORD
        if value:
            out[tuple(rest)] = value
        else:
            out.pop(tuple(rest), None)
    return out


def evaluate(p: Residue, values: Callable[[int], int]) -> int:
    """The value mod 2^64 where every atom has the given one."""
    total = 0
    for monomial, c in p.items():
        for atom in monomial:
            c = c * values(atom) % WORD
        total += c
    return total % WORD
