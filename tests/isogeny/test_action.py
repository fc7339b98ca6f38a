# SPDX-License-Identifier: MIT OR Apache-2.0
"""The action of CSIDH-512 by every method and strategy: where it arrives, and what it costs."""

import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import pytest
from test_isogeny import compile_program

from sangi.codegen.tables.cost import Ops

METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
STRATEGIES = ("basic", "optimal")
#: At most so many multiplications and squarings in the median, symbols apart: what an executable specification took,
#: and a little.
MOST = {
    ("velu", "basic"): 460_000,
    ("addskip", "basic"): 440_000,
    ("grouped", "basic"): 350_000,
    ("velu", "optimal"): 320_000,
    ("addskip", "optimal"): 300_000,
    ("sqrtvelu", "optimal"): 260_000,
    ("grouped", "optimal"): 205_000,
}

Act = Callable[[str, str, Sequence[Sequence[int]]], list[tuple[Ops, str]]]


@pytest.fixture(scope="module")
def keys(root: Path) -> list[tuple[list[int], str]]:
    """Both keys of every known answer: exponents and public key."""
    vectors = json.loads((root / "tests" / "kat" / "csidh512.json").read_text())["vectors"]
    return [(v[f"e_{side}"], v[f"A_{side}"]) for v in vectors for side in "ab"]


@pytest.fixture(scope="module")
def act(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Act:
    """Runs actions from A = 0 over the counting field."""
    sources = [
        path for layer in ("curve", "isogeny", "csidh") for path in (root / "src" / layer).rglob("*.c")
    ]
    out = tmp_path_factory.mktemp("action") / "action"
    program = compile_program(root, out, [*sources, build / "libsangi.a"])

    def run(method: str, strategy: str, exponents: Sequence[Sequence[int]]) -> list[tuple[Ops, str]]:
        head = f"{METHODS.index(method)} {STRATEGIES.index(strategy)} "
        text = "".join(head + " ".join(map(str, e)) + "\n" for e in exponents)
        done = subprocess.run([program], input=text, capture_output=True, text=True, check=True, timeout=300)
        rows = [line.split() for line in done.stdout.splitlines()]
        assert len(rows) == len(exponents)
        return [(Ops(*map(int, row[:3])), row[3]) for row in rows]

    return run


@pytest.mark.parametrize(("method", "strategy"), MOST)
def test_cost(act: Act, keys: list[tuple[list[int], str]], method: str, strategy: str) -> None:
    found = act(method, strategy, [e for e, _ in keys])
    assert [reached for _, reached in found] == [public for _, public in keys]
    assert median(cost.products for cost, _ in found) <= MOST[method, strategy]


def test_the_other_methods_arrive(act: Act, keys: list[tuple[list[int], str]]) -> None:
    for method, strategy in (("sqrtvelu", "basic"), ("velu", "basic")):
        assert [reached for _, reached in act(method, strategy, [keys[0][0]])] == [keys[0][1]]


def test_cost_of_few_steps(act: Act) -> None:
    """No step costs nothing; more steps cost more."""
    none, one, two = ([0] * 73 + [n] for n in (0, 1, 2))
    costs = [cost for cost, _ in act("grouped", "optimal", [none, one, two])]
    assert costs[0].products <= 1 and costs[1].products < costs[2].products
    assert costs[1].products > 4000
