# SPDX-License-Identifier: MIT OR Apache-2.0
"""Isogenies of every degree and configuration: against plain Velu, and their counts against the cost model and
the figures of an executable specification."""

import random
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sangi import api, toolchain
from sangi.codegen.tables import cost
from sangi.codegen.tables.chains import PRIMES, chain, multiple
from sangi.codegen.tables.cost import ALL, Config, Ops
from sangi.codegen.tables.isogeny import KINDS, best, grouped_configs, pairs_configs, resultant_configs
from sangi.errors import BadInput

METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
#: Files that compile their layer once more for a longer prime.
LONG = ("p1020", "p2047", "ctidh1024", "ctidh2048")
CODOMAINS = ("edwards", "costello-hisil", "castryck")


@dataclass(frozen=True)
class Case:
    """A line for the program `walk`."""

    degree: int
    points: int
    config: Config
    codomain: str = "edwards"
    spoil: bool = False

    def __str__(self) -> str:
        c = self.config
        numbers = (KINDS.index(c.kind), c.baby_steps, c.giant_steps, c.group)
        tail = (CODOMAINS.index(self.codomain), int(self.spoil))
        return " ".join(map(str, (PRIMES.index(self.degree), self.points, *numbers, *tail)))


def compile_program(root: Path, out: Path, inputs: Sequence[Path], *given: str) -> Path:
    """One of the programs beside this file, named by its output, over the counting field, with more flags."""
    here = root / "tests" / "isogeny"
    flags = ["-O2", "-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-DSANGI_LIMB_BITS=64", *given]
    folders = [
        f"-I{folder}" for folder in (here / "counting", root / "bench", root / "include", root / "src", root)
    ]
    files = [here / f"{out.name}.c", *inputs, "-o", out]
    subprocess.run([*toolchain.gcc().command, *flags, *folders, *map(str, files)], check=True)
    return out


@pytest.fixture(scope="module")
def walk(
    root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> Callable[[Sequence[object]], list[str]]:
    """Runs lines through the program `walk`."""
    layers = [root / "src" / "curve", root / "src" / "isogeny"]
    sources = [path for layer in layers for path in layer.rglob("*.c") if path.stem not in LONG]
    sources += [root / "bench" / name for name in ("isogeny/reference.c", "operands.c")]
    out = tmp_path_factory.mktemp("walk") / "walk"
    program = compile_program(root, out, [*sources, build / "libsangi.a"])

    def run(lines: Sequence[object]) -> list[str]:
        text = "".join(f"{line}\n" for line in lines)
        done = subprocess.run(
            [program, str(seed)], input=text, capture_output=True, text=True, check=True, timeout=600
        )
        answers = done.stdout.splitlines()
        assert len(answers) == len(lines)
        return answers

    return run


def read(answer: str) -> tuple[Ops, bool]:
    """An answer: what was counted, and whether the isogeny is that of plain Velu."""
    mul, sqr, add, holds = map(int, answer.split())
    return Ops(mul, sqr, add), holds == 1


def hold(walk: Callable[[Sequence[object]], list[str]], cases: list[Case]) -> None:
    """All cases are right and cost what the model says."""
    cases.sort(key=lambda case: case.degree)
    for case, answer in zip(cases, walk(cases), strict=True):
        counted, right = read(answer)
        assert right, case
        if case.codomain == "edwards":
            assert counted == cost.isogeny(case.config, case.degree, case.points), case


def test_every_degree_by_every_method(walk: Callable[[Sequence[object]], list[str]]) -> None:
    cases = [Case(degree, points, ALL) for degree in PRIMES for points in (0, 1, 2)]
    cases += [Case(degree, 1, ALL, codomain) for degree in PRIMES for codomain in CODOMAINS[1:]]
    for degree in PRIMES:
        for points in range(4):
            cases += [Case(degree, points, best(m, degree)[points]) for m in METHODS[2:]]
    hold(walk, cases)


def test_all_configurations(walk: Callable[[Sequence[object]], list[str]], seed: int) -> None:
    """Algorithm 3 with every n, and the whole search space of the other two methods."""
    draw, cases = random.Random(seed), list[Case]()
    for degree in PRIMES:
        for configs in (pairs_configs, grouped_configs, resultant_configs):
            cases += [Case(degree, draw.randrange(6), config) for config in configs(degree)]
    assert len(cases) > 20_000
    hold(walk, cases)


def test_another_kernel_is_another_isogeny(walk: Callable[[Sequence[object]], list[str]]) -> None:
    spoilt = [Case(d, 1, best(m, d)[1], spoil=True) for d in PRIMES[::9] for m in METHODS[2:]]
    assert not any(read(answer)[1] for answer in walk(spoilt))


def test_invalid_configurations_are_refused(walk: Callable[[Sequence[object]], list[str]]) -> None:
    right = Config("odd", 5, 4, 2)
    assert read(walk([Case(101, 1, right)])[0])[1]
    wrong = [
        *(
            replace(right, baby_steps=7),
            replace(right, giant_steps=6),
            replace(right, group=5),
            replace(right, group=0),
        ),
        *(
            replace(right, giant_steps=0),
            replace(right, baby_steps=0),
            Config("runs", 5, 0, 5),
            Config("pairs", 17),
        ),
        *(Config("runs", 25, 0, 1), replace(right, giant_steps=1), Config("pairs", 0)),
    ]
    cases = [Case(101, 1, config) for config in wrong] + [Case(101, 1, right, CODOMAINS[1])]
    assert set(walk(cases)) == {"refused"}


def figures(root: Path) -> dict[int, dict[str, int]]:
    """The committed counts, by degree."""
    lines = (root / "tests" / "isogeny" / "counts.psv").read_text().splitlines()
    names, *rows = (line.split("|") for line in lines if not line.startswith("#"))
    return {int(row[0]): {n: int(x) for n, x in zip(names, row, strict=True) if x != "-"} for row in rows}


def test_counts(root: Path, walk: Callable[[Sequence[object]], list[str]]) -> None:
    wanted, sums = figures(root), dict.fromkeys(METHODS, 0)
    asked = [(d, points, m) for d in PRIMES for points in range(4) for m in METHODS]
    lines = [f"best {PRIMES.index(d)} {points} {METHODS.index(m)}" for d, points, m in asked]
    for (degree, points, method), answer in zip(asked, walk(lines), strict=True):
        counted, right = read(answer)
        assert right, (degree, points, method)
        if points == 1:
            sums[method] += counted.products
        most = wanted[degree].get(f"{method}_{points}")
        if most is not None and method != "sqrtvelu":
            assert counted.products <= most, (degree, points, method)
    assert sums["grouped"] <= 39_500
    assert sums["sqrtvelu"] <= 61_715, sums
    assert sums["velu"] <= 78_712 and sums["addskip"] <= 71_128


def test_savings_of_the_paper() -> None:
    """Section 4.2: n * q applications, each 2M + 1S + 6a cheaper than two points; and what the formula leaves out."""
    pair, two = cost.pairs(1, 1, 1), 2 * (cost.ADD + cost.update(1))
    assert (two, two.mul - 18, two.sqr - 3, two.add - 14) == (Ops(20, 4, 20), 2, 1, 6)
    assert (pair.mul - 1, pair.sqr - 2, pair.add) == (18, 3, 14)
    for degree in PRIMES[3:]:
        plain, d = cost.isogeny(ALL, degree, 1), degree // 2
        for config in pairs_configs(degree):
            q, r = cost.runs(d, config.baby_steps)
            expected = q * config.baby_steps * Ops(2, 1, 6)
            less = Ops(1, 2, 2 if r == 1 else 0)
            if q > 1 and config.baby_steps + 1 > r:
                less += cost.ADD
            assert plain + less == cost.isogeny(config, degree, 1) + expected


@pytest.fixture(scope="module")
def cover(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program `cover`."""
    out = tmp_path_factory.mktemp("cover") / "cover"
    return compile_program(root, out, [root / "src" / "isogeny" / "kernel.c"])


def covered(program: Path, asked: Sequence[tuple[int, Config]]) -> list[list[int]]:
    """The indices that each degree and configuration updates."""
    lines = (
        f"{d} {int(c.kind in ('odd', 'resultant'))} {c.baby_steps or d} {c.giant_steps}\n" for d, c in asked
    )
    done = subprocess.run([program], input="".join(lines), capture_output=True, text=True, check=True)
    return [[int(x) for x in line.split()] for line in done.stdout.splitlines()]


def test_every_index_once(cover: Path) -> None:
    asked = [
        (d, c) for d in PRIMES for c in (ALL, *pairs_configs(d), *grouped_configs(d), *resultant_configs(d))
    ]
    answers = covered(cover, asked)
    assert len(answers) == len(asked) > 10_000
    for (degree, config), indices in zip(asked, answers, strict=True):
        assert indices == list(range(1, degree // 2 + 1)), (degree, config)
    # A degree that is the product of 2n + 1 and 2q + 1, and a configuration of another degree.
    assert covered(cover, [(101, Config("odd", 5, 4))])[0] != list(range(1, 50))


def test_chains() -> None:
    assert [multiple(chain(prime)) for prime in PRIMES] == list(PRIMES)
    assert multiple((0, 1)) != multiple((0, 0))
    assert sum(6 * (len(chain(prime)) + 1) for prime in PRIMES) == 4554


def test_explain() -> None:
    facts = api.explain("iso101")
    (row,) = (r for r in facts["counts"] if (r["method"], r["points"]) == ("grouped", 1))
    counted = cost.isogeny(best("grouped", 101)[1], 101, 1)
    assert (row["mul"], row["sqr"], row["add"]) == (counted.mul, counted.sqr, counted.add)
    said = api.explain_text(facts)
    assert f"{row['mul'] + row['sqr']:6} {row['add']:6}  b = 6, c = 4, r = 2, groups of 2" in said
    for wrong in ("iso9", "iso2", "iso589"):
        with pytest.raises(BadInput, match=wrong):
            api.explain(wrong)
