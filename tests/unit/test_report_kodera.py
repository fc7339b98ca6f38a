# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page of `kodera`: the paper's table and counts, every sentence both ways, and figures that are missing."""

from __future__ import annotations

import csv
import functools
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import test_report_page
from test_report_data import RUN, fake, read

from sangi.codegen.tables import action_simd
from sangi.codegen.tables.cost import Ops
from sangi.codegen.tables.ctidh_counts import usual
from sangi.codegen.tables.ctidh_layout import LAYOUTS
from sangi.paths import repo_root
from sangi_lab.bench.cases.csidh import KEYS
from sangi_lab.report import build
from sangi_lab.report.kodera import constant, counts, paper, words
from sangi_lab.report.kodera.cases import CONSTANT, DEGREES, PEER
from sangi_lab.report.phrases import Finding

FIGURES = json.loads((repo_root() / "papers" / "kodera" / "figures.json").read_text(encoding="utf-8"))
#: The cost of a method's isogeny over its count of products, and of an action in millions.
ISOGENIES = {"velu": 100.0, "addskip2": 100.0, "addskip": 100.0, "sqrtvelu": 100.0, "grouped": 100.0}
ACTIONS = {
    "velu-basic": 50.0,
    "sqrtvelu-basic": 49.5,
    "addskip-basic": 47.4,
    "grouped-basic": 40.0,
    "grouped-optimal": 22.5,
    "ifma": 9.0,
}


@functools.cache
def study() -> counts.Study:
    """What the library computes, counted once."""
    return counts.measure()


def cost(case: str, changed: Mapping[str, float]) -> float:
    """A made-up cost."""
    variant = case.split("/")[-1]
    if "/isogeny/" in case:
        degree = int(case.split("/")[0].removeprefix("iso"))
        return study().ops[degree, variant, 1].products * (ISOGENIES | dict(changed))[variant]
    if ":key" in case:
        return (ACTIONS | dict(changed))[variant] * 1e6 * (1 + int(case.split(":key")[1][:2]) / 1000)
    return 80e6 if case == PEER else 60e6 if case.startswith("peer/highctidh") else 30e6


def lines(changed: Mapping[str, float] | None = None, without: str = "?") -> list[dict[str, Any]]:
    """A run's lines, but for the cases whose ids hold `without`."""
    made: list[dict[str, Any]] = [{"run": RUN}]
    for case in paper.PAPER.cases():
        if without not in case:
            m = cost(case, changed or {})
            of = {"id": case, "metric": "latency", "unit": "cycles", "n": 12}
            made.append({**of, "median": m, "p10": m * 0.98, "p90": m * 1.02})
    return made


def page(out: Path, given: Sequence[Mapping[str, Any]]) -> str:
    """The page of a run."""
    build(out, False, (), fake(given), lambda _: None, (paper.PAPER,))
    return re.sub(r"\s+", " ", (out / "kodera.html").read_text())


def findings(changed: Mapping[str, float] | None = None, without: str = "?") -> dict[str, Finding]:
    """The sentences of a run by their claims."""
    n = words.Numbers(read(lines(changed, without)), study())
    return {f.claim: f for f in words.findings(n)}


def ops(printed: str) -> Ops:
    """`8M + 4S + 12a` as operations."""
    found = {m[2]: int(m[1].replace("−", "-")) for m in re.finditer(r"(−?\d+)([MSa])", printed)}
    return Ops(found.get("M", 0), found.get("S", 0), found.get("a", 0))


def test_table_1() -> None:
    *parts, total = [[ops(v) for v in row["values"][:2]] for row in FIGURES["tables"][0]["rows"]]
    assert [sum((p[i] for p in parts), Ops()) for i in (0, 1)] == total
    assert counts.two_points() == tuple(total)


def test_cases() -> None:
    assert len(paper.PAPER.cases()) == 74 * 5 + KEYS * 6 + 4 + 2 * len(CONSTANT)


def test_counts() -> None:
    rows = list(csv.DictReader(counts.as_csv(study()).splitlines()))
    assert len(rows) == 74 * 5 * counts.POINTS
    (row,) = (r for r in rows if (r["degree"], r["method"], r["points"]) == ("101", "velu", "1"))
    assert int(row["mul"]) + int(row["sqr"]) <= 620 and row["kind"] == "all"
    sums = [study().total(method) for method in ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")]
    assert sums == sorted(sums, reverse=True) and sums[0] <= 78_712 and sums[-1] <= 39_500
    assert study().best_n[373] == 9 and study().best_n[587] == 7 and 7 not in study().best_n


SMALL = "Algorithm 3 is the fastest for 19 ≤ ℓ ≤ 373"
TWO = "Algorithm 2 saves 8% of an isogeny of large degree"
THREE = "Algorithm 3 saves 12% of an isogeny of large degree"
KEY = "Algorithm 3 saves 5.2 % of a public key"
ROOT = "Square-root Vélu saves 1.0 % of a public key"


@pytest.mark.parametrize(
    ("claim", "verdict", "changed", "said"),
    [
        (SMALL, "partly", {}, "58,421 multiplications"),
        (SMALL, "holds", {"sqrtvelu": 300.0, "velu": 110.0}, "for 74 of 74 degrees: 3 to 587"),
        (SMALL, "changed", {"addskip": 300.0}, "for 0 of 74 degrees."),
        (TWO, "holds", {}, "7.8 % less time ["),
        (TWO, "partly", {"addskip2": 106.0}, "% less time"),
        (TWO, "changed", {"addskip2": 120.0}, "% more time"),
        (THREE, "holds", {}, "with 10.3 % fewer multiplications"),
        (THREE, "changed", {"addskip": 120.0}, "% more time"),
        (KEY, "holds", {}, "5.2 % less time [5.2, 5.2]"),
        (KEY, "partly", {"addskip-basic": 49.0}, "2.0 % less time [2.0, 2.0]"),
        (KEY, "changed", {"addskip-basic": 51.0}, "2.0 % more time [2.0, 2.0]"),
        (ROOT, "holds", {}, "1.0 % less time [1.0, 1.0]"),
        (ROOT, "changed", {"sqrtvelu-basic": 52.0}, "4.0 % more time [4.0, 4.0]"),
        ("The best n is about (√ℓ − 1)/2", "partly", {}, "n has to be searched"),
        ("Each application saves 2M + 1S + 6a", "holds", {}, "18M + 3S + 14a by 2-ADD-Skip"),
        ("The idea goes further", "new", {}, "38,598 multiplications"),
        ("The idea goes further", "new", {"grouped": 900.0}, "for 0 of 74 degrees."),
        ("Most of an action is not isogenies", "new", {}, "takes 0.80 [0.80, 0.80] of the time"),
        (
            "One action can be vectorised",
            "new",
            {},
            "0.40 [0.40, 0.40] of the time, 0.19 [0.19, 0.19] of that of the",
        ),
        ("The exchange against another library", "new", {}, "0.38 [0.38, 0.38] of CIRCL’s time"),
        ("Constant time against another library", "new", {}, "0.50 [0.50, 0.50] of highctidh’s time"),
        ("Constant time against another library", "new", {}, "of its own 315,042 remain"),
    ],
)
def test_every_sentence(claim: str, verdict: str, changed: dict[str, float], said: str) -> None:
    found = findings(changed)[claim]
    assert (found.verdict, said in found.text) == (verdict, True), found


def test_ranges() -> None:
    assert words.runs([3, 7, 11, 13, 373, 587]) == "3, 7 to 13, 373 to 587"
    assert words.runs(DEGREES) == "3 to 587"


def test_the_page(tmp_path: Path) -> None:
    text = page(tmp_path, lines())
    plots = {f"kodera-{name}.svg" for name in ("degrees", "keys", "optimum", "constant")}
    assert {path.name for path in tmp_path.iterdir()} == {
        *("index.html", "data.jsonl", "kodera.html", "kodera-counts.csv", *plots)
    }
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', text)) <= set(ids)
    assert text.count("<table") == text.count("<caption")
    assert "takes 5.2 % less time [5.2, 5.2] than with Algorithm 1" in text and "55.0 % less" in text
    ladder = text.split('aria-label="The ladder of speeds"')[1].partition("</table>")[0]
    rungs = re.findall(
        r'<th scope="row">([^<]*)</th><td>([\d.]+)</td><td>([\d.]*)</td><td>([\d.]*)</td><td>([\d.]+)</td>',
        re.sub(r"<small>[\d.]+–[\d.]+</small>", "", ladder),
    )
    assert [name for name, *_ in rungs][-2:] == ["vectorised", "eight derivations at once, each"]
    limits = [f"{action_simd.usual(shared)['limit'] / 1e6:.1f}" for shared in (1, 2)]
    assert rungs[-2][1:] == ("9.3", limits[0], "0.400", "0.180") and rungs[0][2:] == ("", "", "1.000")
    assert rungs[-1][2] == limits[1] and [limit for _, _, limit, *_ in rungs[:-2]] == [""] * 4
    data = [json.loads(line) for line in (tmp_path / "data.jsonl").read_text().splitlines()]
    assert {"operations": "iso3/isogeny/velu", "mul": 8, "sqr": 8, "add": 12} in data


def test_constant_time(tmp_path: Path) -> None:
    """Each idea takes less than the one before; the closed form is what is shown for every layout."""
    products = [design.products for design in constant.ladder()]
    assert (
        products == sorted(products, reverse=True)
        and products[2] == usual(LAYOUTS["highctidh512"])["products"]
    )
    shown = constant.sizes(repo_root() / "papers" / "kodera")
    assert [design.name for design in shown] == list(LAYOUTS)
    assert all(d.products < 0.8 * d.published["products"] for d in shown if d.published)
    text = page(tmp_path, lines(without="highctidh"))
    assert "<td>470.8</td><td></td>" in text and "438.0<small>eprint 2021/633</small>" in text
    assert "highctidh’s time" not in text and "<code>ctidh512/action/scalar</code>" in text


def test_without_keys_or_degrees(tmp_path: Path) -> None:
    text = page(tmp_path, lines(without=":key"))
    assert "The run lacks the keys" in text and "This run has no key." in text and KEY not in text
    text = page(tmp_path, lines(without="/isogeny/"))
    assert "This run has no degree." in text and SMALL not in text
    assert not (tmp_path / "kodera-degrees.svg").exists()
    text = page(tmp_path, lines(without="circl"))
    assert "CIRCL’s time" not in text


@pytest.mark.skipif(
    test_report_page.CHROMIUM is None, reason="no headless browser: chromium is not installed"
)
def test_it_fits_in_a_browser(tmp_path: Path) -> None:
    page(tmp_path, lines())
    for said in test_report_page.measure(tmp_path, page="kodera.html").values():
        assert said["faults"] == [] and said["loaded"] == [] and said["wide"] == []
        assert [plot["title"].split(" ")[0] for plot in said["plots"]] == ["Figure", "Figure", "The", "Where"]
        for plot in said["plots"]:
            assert plot["cut"] == [] and plot["smallest"] >= 9
