# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations of the action of CTIDH in C: those of the model for the same outcomes, for every key."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import mean

import pytest
from test_isogeny import compile_program

from sangi.codegen.tables.cost import Ops, total
from sangi.codegen.tables.ctidh import SIZES
from sangi.codegen.tables.ctidh_counts import action
from sangi.named import NAMED

P = NAMED["p511"].modulus
#: At most so many multiplications and squarings on average, with 80 for each symbol and for the inversion.
MOST = {511: 240_000, 512: 345_000}

Act = Callable[[int, list[list[int]]], list[tuple[Ops, str, str]]]


@pytest.fixture(scope="module")
def act(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Act:
    """Runs actions from A = 0 over the counting field."""
    source = root / "src"
    paths = [path for layer in ("curve", "isogeny", "csidh/ctidh") for path in (source / layer).glob("*.c")]
    left_out = {"action.c", "ctidh511.c", "ctidh512.c"}
    out = tmp_path_factory.mktemp("ctidh") / "ctidh"
    used = [*(path for path in paths if path.name not in left_out), build / "libsangi.a"]
    program = compile_program(root, out, used)

    def run(size: int, exponents: list[list[int]]) -> list[tuple[Ops, str, str]]:
        text = "".join(f"{size} {' '.join(map(str, e))}\n" for e in exponents)
        done = subprocess.run([program], input=text, capture_output=True, text=True, check=True, timeout=300)
        rows = [line.split() for line in done.stdout.splitlines()]
        assert len(rows) == len(exponents)
        return [(Ops(*map(int, row[:3])), row[3], row[4]) for row in rows]

    return run


@pytest.mark.parametrize("size", SIZES)
def test_counts(act: Act, root: Path, size: int) -> None:
    known = json.loads((root / "tests" / "kat" / "ctidh.json").read_text())[str(size)]
    keys = [(bytes.fromhex(row[f"sk{side}"]), row[f"pk{side}"]) for row in known for side in "ab"]
    found = act(size, [*(list(memoryview(key).cast("b")) for key, _ in keys), *[[0] * 74] * 20])
    for (_, _, reached), (_, public) in zip(found, keys, strict=False):
        a = int.from_bytes(bytes.fromhex(reached), "little")
        assert (a * 2**512 % P).to_bytes(64, "little").hex() == public
    products = []
    for cost, outcomes, _ in found:
        succeeded = iter(outcomes)
        count = action(SIZES[size], lambda _, outcome=succeeded: next(outcome) == "1")
        assert next(succeeded, None) is None
        assert cost == total(list(count.parts.values()))
        products.append(count.products)
    assert mean(products) <= MOST[size]
