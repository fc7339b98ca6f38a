# SPDX-License-Identifier: MIT OR Apache-2.0
"""What errata.md claims of the paper's formulas, by exhaustion over small primes."""

from __future__ import annotations

import json

import pytest

from sangi.paths import repo_root

PRIMES = (3, 5, 7, 11, 13, 127, 251)
BIT, UNIT = 8, 4
WIDE = 1 << (BIT + UNIT)


def pairs(p: int) -> list[tuple[int, int]]:
    return [(x, y) for x in range(p) for y in range(p)]


@pytest.mark.parametrize("p", PRIMES)
def test_sub_with_select_as_printed_is_wrong_exactly_where_x_is_not_below_y(p: int) -> None:
    for x, y in pairs(p):
        d, t = x - y, x - y + p
        printed = d if t < 0 else t
        corrected = t if d < 0 else d
        assert (printed == (x - y) % p) == (x < y)
        assert corrected == (x - y) % p


@pytest.mark.parametrize("p", PRIMES)
def test_high_word_of_add_and_of_the_derived_sub(p: int) -> None:
    for x, y in pairs(p):
        d = (x + y - p) % WIDE
        assert d >> BIT == (0 if x + y >= p else (1 << UNIT) - 1)
        d = (x - y) % WIDE
        borrow = d >> BIT & 1
        assert d >> BIT == (0 if x >= y else (1 << UNIT) - 1)
        chosen = (d + p) % WIDE if borrow else d
        assert chosen % (1 << BIT) == (x - y) % p
        low = d % (1 << BIT)
        assert (low + borrow * p) % (1 << BIT) == (x - y) % p


@pytest.mark.parametrize("p", PRIMES)
def test_how_often_a_sum_reaches_p(p: int) -> None:
    assert 2 * sum(x + y >= p for x, y in pairs(p)) == p * (p - 1)


@pytest.mark.parametrize("p", PRIMES)
def test_always_and_never(p: int) -> None:
    for x in range(p):
        assert (x + p - 1 >= p) == (x != 0)
        assert (x + 1 >= p) == (x == p - 1)
        assert (x < p - 1) == (x != p - 1)
        assert (x < 1) == (x == 0)


def test_figures_are_the_papers() -> None:
    figures = json.loads((repo_root() / "papers/mitsunari/figures.json").read_text(encoding="utf-8"))
    (table,) = figures["tables"]
    forms = [column["form"] for column in table["columns"]]
    assert forms == ["ir-branch", "ir-wide", "x64"]
    assert {row["pattern"]: [row["values"][f] for f in forms] for row in table["rows"]} == {
        "always": [23, 36, 29],
        "never": [18, 34, 29],
        "random": [48, 38, 32],
    }
    assert table["unit_printed"] is None
