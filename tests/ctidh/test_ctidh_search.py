# SPDX-License-Identifier: MIT OR Apache-2.0
"""The expected cost against drawn actions, and a short search."""

import re
from pathlib import Path

import pytest

from sangi.codegen.tables import ctidh_counts
from sangi.codegen.tables.ctidh import SIZES
from sangi.codegen.tables.ctidh_layout import LAYOUTS, PRIMES
from sangi.codegen.tables.ctidh_strategy import cut, flat, leaves, points
from sangi_lab.ctidh.search import Search, cost, start


@pytest.mark.parametrize("name", LAYOUTS)
def test_expected_cost(name: str) -> None:
    assert cost(LAYOUTS[name]) == pytest.approx(ctidh_counts.usual(LAYOUTS[name])["products"], rel=0.005)


def test_a_search_keeps_the_key_space() -> None:
    search = Search(start(PRIMES[512], 18, 256), 300, 1, 256)
    found = search.advance(search.begin())
    assert found.step == 300 and cost(found.best) < cost(search.layout) and found.best.bits >= 256
    assert sorted(leaves(found.best.tree)) == list(range(18))


def test_the_library_has_room_for_its_trees(root: Path) -> None:
    text = (root / "src" / "csidh" / "ctidh" / "parameters.h").read_text()
    names = ("BATCHES", "BATCH_PRIMES", "BOUND", "POINTS")
    rooms = zip(*(map(int, re.findall(rf"SANGI_CTIDH_{name} = (\d+)", text)) for name in names), strict=True)
    primes = sorted({layout.modulus for layout in SIZES.values()})
    for p, room in zip(primes, rooms, strict=True):
        found = [layout for layout in SIZES.values() if layout.modulus == p]
        needed = [(len(x.sizes), max(x.sizes), max(x.bounds), points(x.tree)) for x in found]
        assert room == tuple(map(max, *needed, needed[0]))


def test_trees_as_tables() -> None:
    tree = ((3, 0), (1, 2))
    assert flat(tree) == ((3, 0, 1, 2), (2, 1, 3))
    assert cut(tree, {0, 2}) == (0, 2) and cut(tree, {1}) == 1 and cut(tree, set()) is None
