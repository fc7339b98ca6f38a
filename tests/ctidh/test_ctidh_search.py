# SPDX-License-Identifier: MIT OR Apache-2.0
"""The expected cost against drawn actions, and a short search."""

import random
import re
from pathlib import Path

import pytest

from sangi.codegen.tables import ctidh_counts
from sangi.codegen.tables.ctidh import SIZES
from sangi.codegen.tables.ctidh_layout import LAYOUTS, PRIMES
from sangi.codegen.tables.ctidh_strategy import cut, flat, leaves, points
from sangi_lab.ctidh import tune
from sangi_lab.ctidh.search import Search, cost, start


@pytest.mark.parametrize("name", LAYOUTS)
def test_expected_cost(name: str) -> None:
    assert cost(LAYOUTS[name]) == pytest.approx(ctidh_counts.usual(LAYOUTS[name])["products"], rel=0.005)


def test_a_search_keeps_the_key_space() -> None:
    first = start(PRIMES[512], 18, 256)
    best = Search(first, 300, random.Random(1), 256).run(lambda *_: None)
    assert cost(best) < cost(first) and best.bits >= 256
    assert sorted(leaves(best.tree)) == list(range(18))


def test_a_search_of_the_tree_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(["highctidh511", "--steps", "30"]) == 0
    layout = LAYOUTS["highctidh511"]
    assert f"{layout.sizes},\n    {layout.bounds},\n" in capsys.readouterr().out


def test_the_library_has_room_for_its_trees(root: Path) -> None:
    text = (root / "src" / "csidh" / "ctidh" / "parameters.h").read_text()
    room = re.search(r"SANGI_CTIDH_POINTS = (\d+)", text)
    assert room is not None
    assert int(room[1]) == max(points(layout.tree) for layout in SIZES.values())


def test_trees_as_tables() -> None:
    tree = ((3, 0), (1, 2))
    assert flat(tree) == ((3, 0, 1, 2), (2, 1, 3))
    assert cut(tree, {0, 2}) == (0, 2) and cut(tree, {1}) == 1 and cut(tree, set()) is None
