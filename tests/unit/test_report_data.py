# SPDX-License-Identifier: MIT OR Apache-2.0
"""Synthetic samples and code counts for the tests of the report; and that reading them is strict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from sangi.errors import CheckFailed
from sangi_lab.bench.interleave import LOOKED, Group, Step
from sangi_lab.report.codegen import TARGETS, Counts, Row
from sangi_lab.report.mitsunari import paper as mitsunari
from sangi_lab.report.mitsunari.cases import COUNTED, OPS, OPTIMISED
from sangi_lab.report.model import Results

COSTS = {  # p381, add: always, never, random
    "c-branch": (14.1, 12.0, 24.0),
    "c-branch@clang-O3": (13.0, 11.5, 22.0),
    "c": (33.0, 33.0, 33.2),
    "c@clang-O3": (15.0, 15.0, 15.1),
    "ir-branch": (7.2, 6.0, 16.2),
    "ir-branch@llvm-O3": (10.1, 10.0, 10.2),
    "ir-wide": (12.0, 9.9, 11.6),
    "ir": (11.0, 11.0, 11.1),
    "x64": (7.8, 7.8, 7.8),
    "gmp": (0, 0, 19.0),
    "openssl": (0, 0, 27.0),
}
SCALE = {"p256": 0.65, "p381": 1.0, "p511": 1.35}
RUN = {
    "commit": "0123456789abcdef",
    "date": "2026-11-21T22:00:00Z",
    "cpu": "A CPU for tests <&> $x^2$ of the Widest Name Possible",
    "features": ["adx", "bmi2"],
    "clock": {"source": "rdtsc", "hz": 2.1e9},
    "compilers": {"gcc": "gcc 12.2.0 -O3", "clang-O3": "clang 14.0.6 -O3"},
}
Costs = dict[str, tuple[float, float, float]]
Bench = Callable[[Sequence[Group], bool, Callable[[Step], None]], Iterator[Mapping[str, Any]]]
#: Processes and rounds of what is made up, and the core's additions per cycle.
PROCESSES, ROUNDS, WIDTH = 6, 2, 4.0


def sampled(lines: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Lines with a cost for each case as a run gives them: samples without spread, all timed turn by turn."""
    costs: dict[str, float] = {}
    unit = "cycles"
    for line in lines:
        if "median" in line:
            costs[line["id"]], unit = line["median"], line["unit"]
        else:
            yield dict(line)
    for _ in range(PROCESSES if costs else 0):
        rows = {"v": list(costs.values()), "d": [0.0] * len(costs), "w": [WIDTH] * len(costs)}
        yield {
            "group": "all",
            "metric": "latency",
            "unit": unit,
            "cases": list(costs),
            "again": False,
            **{key: [row] * ROUNDS for key, row in rows.items()},
        }


def read(lines: Iterable[Mapping[str, Any]]) -> Results:
    """Lines with a cost for each case, as they are read."""
    return Results.from_lines(sampled(lines))


def fake(lines: Iterable[Mapping[str, Any]], looks: bool = False) -> Bench:
    """A bench function that gives these, in the first look if there is one."""

    def run(
        groups: Sequence[Group], quick: bool, step: Callable[[Step], None]
    ) -> Iterator[Mapping[str, Any]]:
        step(Step(1.0, 3.0, groups[0].name))
        yield from sampled(lines)
        if looks:
            yield LOOKED

    return run


def lines(costs: Costs | None = None) -> list[dict[str, Any]]:
    """A run's lines, with `costs` in place of some of COSTS."""
    table = COSTS | (costs or {})
    made: list[dict[str, Any]] = [{"run": RUN}]
    for case in mitsunari.PAPER.cases():
        peer = case.startswith("peer/")
        field = case.split("/")[2 if peer else 0]
        form = case.split("/")[1] if peer else case.split("/", 2)[2]
        pattern = "random" if peer else case.split("/")[1].split(":")[1]
        m = table[form][("always", "never", "random").index(pattern)] * SCALE[field]
        line = {"id": case, "metric": "latency", "unit": "cycles", "n": 40}
        made.append(line | {"median": round(m, 2), "p10": round(m * 0.98, 2), "p90": round(m * 1.06, 2)})
    return made


def bench(costs: Costs | None = None) -> Bench:
    """A bench function that answers with `lines`."""
    return fake(lines(costs))


def codegen(branch: int = 3, wide_rv: int = 9, optimised: int = 0) -> list[Row]:
    """Counts as the compilers of today would give them."""
    rows = []
    for op in OPS:
        for form in COUNTED:
            compiler = {"c": "gcc 12.2.0", "x": "as", "i": "LLVM 22.1.0"}[form.variant[0]]
            host_only = form.variant == "x64" or (form.variant.startswith("c") and not form.build)
            cells: dict[str, Counts | None] = {}
            for t in TARGETS[:1] if host_only else TARGETS:
                count = {"ir-branch": branch, "c-branch": 7, f"ir-branch@{OPTIMISED}": optimised}.get(
                    form.key, 0
                )
                if form.variant == "ir-wide" and t.startswith(("riscv", "sifive")):
                    count = wide_rv
                cells[t] = Counts(60 + 40 * (t[-2:] in ("32", "em", "7m")), count, 0)
            if form.variant == "c-branch" and not host_only:
                cells["thumbv7m"] = None
            rows.append(Row(op, form.key, "clang 14.0.6" if form.build else compiler, cells))
    return rows


#: `mitsunari` alone, with counts that are made up.
PAPERS = (replace(mitsunari.PAPER, study=codegen),)


def test_results_are_read() -> None:
    r = read([*lines(), {"id": "peer/gmp/p256/add:random", "unavailable": "GMP is not installed"}])
    assert r.run["commit"] == RUN["commit"]
    assert r.median("p381/add:random/x64") == 7.8
    assert r.missing == {"peer/gmp/p256/add:random": "GMP is not installed"}
    assert r.unit == "cycles"
    ratio = r.ratio("p381/add:random/x64", "p381/add:random/ir-branch")
    assert ratio is not None and ratio.value == 7.8 / 16.2 and ratio.n == PROCESSES * ROUNDS
    assert r.ratio("p381/add:random/x64", "nothing") is None
    assert r.care.taken == PROCESSES * ROUNDS * len(mitsunari.PAPER.cases()) and r.care.shared == 0


LINE = {"group": "g", "metric": "latency", "unit": "cycles", "cases": ["a", "b"], "again": False}
ROWS = {"v": [[8.0, 9.0]], "d": [[0.0, 0.0]], "w": [[4.0, 4.0]]}


@pytest.mark.parametrize(
    "change",
    [
        {"v": [[8.0, float("nan")]]},
        {"v": [[8.0]]},
        {"v": [["fast", 9.0]]},
        {"v": [[0.0, 9.0]]},
        {"v": []},
        {"w": [[4.0, float("inf")]]},
        {"w": None},
        {"cases": None},
        {"group": "other", "cases": ["a"]},
    ],
)
def test_wrong_lines_are_refused(change: dict[str, Any]) -> None:
    assert Results.from_lines([LINE | ROWS]).ratio("a", "b") is not None
    with pytest.raises(CheckFailed):
        Results.from_lines([LINE | ROWS | change])


def test_cases_of_two_groups_have_no_quotient() -> None:
    """Neither do cases of two processes: there is no way to ask for one."""
    other = LINE | ROWS | {"group": "other", "cases": ["c", "d"]}
    r = Results.from_lines([LINE | ROWS, other])
    assert r.ratio("a", "c") is None and r.ratio("c", "d") is not None
    with pytest.raises(CheckFailed):
        Results.from_lines([LINE | ROWS, LINE | ROWS | {"cases": ["b", "a"]}])
