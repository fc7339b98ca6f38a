# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cost model of the vectorised code counts the kernels that the library calls: exactly for isogenies, nearly for
actions."""

import random
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean

import pytest

from sangi import api, toolchain
from sangi.codegen.tables import action_simd
from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost_simd import ALL, Config, configs, isogeny, steps
from sangi.codegen.tables.isogeny_simd import COLUMNS, best
from sangi.verify.interp import cpu

KERNELS = ("mul", "sqr", "dot2", "dot3", "dot4")
Run = Callable[[Sequence[str]], list[list[int]]]

pytestmark = pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")


@pytest.fixture(scope="module")
def run(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """What the program prints for lines."""
    program = tmp_path_factory.mktemp("cost") / "cost_simd"
    wrapped = [f"sangi_p511x8_{name}_ifma" for name in KERNELS] + ["sangi_curve52_step"]
    command = [
        *(*toolchain.gcc().command, "-O1", "-std=c11", "-DSANGI_ASM=1", "-DSANGI_LIMB_BITS=64"),
        *(f"-I{folder}" for folder in (root / "include", root / "src", root)),
        *(root / "tests" / "isogeny" / "cost_simd.c", build / "libsangi.a", "-o", program),
        *(f"-Wl,--wrap={name}" for name in wrapped),
    ]
    subprocess.run(command, check=True)

    def lines(given: Sequence[str]) -> list[list[int]]:
        done = subprocess.run(
            [program], input="\n".join(given), capture_output=True, text=True, check=True, timeout=60
        )
        return [[int(word) for word in line.split()] for line in done.stdout.splitlines()]

    return lines


def test_isogenies(run: Run, rng: random.Random) -> None:
    wanted: list[tuple[int, int, Config]] = []
    for index, degree in enumerate(PRIMES):
        wanted += [
            (index, points, best(degree)[min(points, COLUMNS - 1)]) for points in (*range(COLUMNS), 14)
        ]
        wanted += [(index, rng.randrange(9), rng.choice(list(configs(degree)))) for _ in range(3)]
    found = run([f"i {index} {points} {' '.join(map(str, config))}" for index, points, config in wanted])
    assert len(found) == len(wanted)
    for (index, points, config), printed in zip(wanted, found, strict=True):
        count = isogeny(config, PRIMES[index], points)
        told = [count[name] for name in KERNELS] + [count["step"]]
        told[0] += action_simd.ROUNDS * count["step"]
        assert printed == told, (PRIMES[index], points, config)


def test_actions(run: Run) -> None:
    keys = range(action_simd.KEYS)
    lines = ["a " + " ".join(map(str, action_simd.exponents(n))) for n in keys]
    called = mean(sum(printed[: len(KERNELS)]) for printed in run(lines))
    assert 0.95 < called / action_simd.usual()["products"] < 1.05


def test_eight_actions_at_once(run: Run) -> None:
    """Together they take less than eight by themselves, and as much as is told of one of them."""
    exponents = [number for n in range(8) for number in action_simd.exponents(n)]
    ((*called, _),) = run(["e " + " ".join(map(str, exponents))])
    one, eight = (action_simd.usual(shared) for shared in (1, 2))
    assert 0.95 < sum(called) / (8 * eight["products"]) < 1.05
    madds = sum(n * action_simd.MADDS[name] for n, name in zip(called, KERNELS, strict=True))
    assert 0.95 < madds / (8 * 2 * eight["limit"]) < 1.05
    assert eight["products"] < 0.9 * one["products"]


def test_the_tables_choose_well() -> None:
    """No other configuration is cheaper, and few points stand by themselves where the degree is large."""
    assert best(3)[0] == ALL and best(587)[0].baby_steps >= 8
    assert steps(1, 0, 0) == 0 and steps(8, 0, 0) == 3
    for degree in PRIMES:
        assert all(config.baby_steps * config.giant_steps * 2 <= degree // 2 for config in best(degree))


def test_what_is_told() -> None:
    told = api.explain("csidh512")["csidh512"]
    assert 35_000 < told["action"]["products"] < 45_000 and 8e6 < told["action"]["limit"] < 10e6
    assert 0.8 < told["of_eight"]["limit"] / told["action"]["limit"] < 0.9 and told["of_eight"]["bits"] == 0
    assert told["madds"] == {"mul": 400, "sqr": 310, "dot2": 600, "dot3": 800, "dot4": 1000}
    lines = api.explain_text({"csidh512": told}).splitlines()
    assert any("an action takes at least 8.8 million cycles" in line for line in lines)
    assert any("at least 7.6 million cycles" in line for line in lines) and all(
        len(line) <= 120 for line in lines
    )


@pytest.fixture
def rng(seed: int) -> random.Random:
    """What a test draws."""
    return random.Random(seed)
