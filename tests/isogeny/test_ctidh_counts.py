# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations of the action of CTIDH in C: those of the model for the same outcomes, for every key."""

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import mean

import pytest
from test_isogeny import LONG, compile_program

from sangi.codegen.tables.cost import Ops, total
from sangi.codegen.tables.ctidh import SIZES, Size
from sangi.codegen.tables.ctidh_counts import action

#: At most so many multiplications and squarings on average, with 80 for each symbol and for the inversion.
MOST: dict[Size, int] = {511: 240_000, 512: 345_000, "512f": 318_000, 1024: 275_000, 2048: 270_000}
#: Known keys and zero keys whose actions are counted.
KNOWN: dict[Size, tuple[int, int]] = {511: (4, 20), 512: (4, 20), "512f": (4, 20), 1024: (2, 2), 2048: (1, 1)}

Act = Callable[[Size, list[list[int]]], list[tuple[Ops, str, str]]]


def answers(root: Path, size: Size) -> list[dict[str, str]]:
    """The known answers of a size."""
    paths = (root / "tests" / "kat" / f"{name}.json" for name in ("ctidh", "ctidh512f"))
    return next(rows[str(size)] for rows in map(json.loads, map(Path.read_text, paths)) if str(size) in rows)


@pytest.fixture(scope="module")
def act(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Act:
    """Runs actions from A = 0 over the counting field."""
    source = root / "src"
    paths = [path for layer in ("curve", "isogeny", "csidh/ctidh") for path in (source / layer).glob("*.c")]
    left_out = {"action", "ctidh511", "ctidh512", "ctidh512f", *LONG}
    used = [*(path for path in paths if path.stem not in left_out), build / "libsangi.a"]

    @cache
    def program(bits: int) -> Path:
        out = tmp_path_factory.mktemp("ctidh") / "ctidh"
        return compile_program(root, out, used, f"-DSANGI_CURVE_BITS={bits}")

    def run(size: Size, exponents: list[list[int]]) -> list[tuple[Ops, str, str]]:
        text = "".join(f"{size} {' '.join(map(str, e))}\n" for e in exponents)
        made = program(SIZES[size].modulus.bit_length())
        done = subprocess.run([made], input=text, capture_output=True, text=True, check=True, timeout=300)
        rows = [line.split() for line in done.stdout.splitlines()]
        assert len(rows) == len(exponents)
        return [(Ops(*map(int, row[:3])), row[3], row[4]) for row in rows]

    return run


@pytest.mark.parametrize("size", SIZES)
def test_counts(act: Act, root: Path, size: Size) -> None:
    keys = [
        (bytes.fromhex(row[f"sk{side}"]), row[f"pk{side}"]) for row in answers(root, size) for side in "ab"
    ]
    kept, zeros = KNOWN[size]
    keys = keys[:kept]
    nothing = [0] * len(SIZES[size].primes)
    found = act(size, [*(list(memoryview(key).cast("b")) for key, _ in keys), *[nothing] * zeros])
    for (_, _, reached), (_, public) in zip(found, keys, strict=False):
        assert reached == public
    products = []
    for cost, outcomes, _ in found:
        succeeded = iter(outcomes)
        count = action(SIZES[size], lambda _, outcome=succeeded: next(outcome) == "1")
        assert next(succeeded, None) is None
        assert cost == total(list(count.parts.values()))
        products.append(count.products)
    assert mean(products) <= MOST[size]
