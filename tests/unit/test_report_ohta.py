# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page of `ohta`: from made-up figures to every sentence both ways, and with figures missing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import test_report_page
from test_report_data import PAPERS, RUN, Bench, fake, read
from test_report_data import lines as mitsunari_lines

from sangi.codegen.modsimd import mont
from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8 import counts
from sangi.verify.vectors.quotient import Attacked
from sangi_lab.bench.interleave import Group, Step
from sangi_lab.bench.samples import Quotient
from sangi_lab.boards.board import Figure
from sangi_lab.report import build
from sangi_lab.report.ohta import boards, charts, paper, vectors, words
from sangi_lab.report.ohta.cases import (
    BUILDS,
    BY_VARIANT,
    EXP_SIZES,
    FORMS,
    SIZES,
    mod_case,
    products,
)
from sangi_lab.report.ohta.counts import Operations
from sangi_lab.report.ohta.view import Study
from sangi_lab.report.onboards import Counted

COSTS = {
    "alg1": 720.0,
    "alg1-unrolled": 610.0,
    "mont-carrysave": 470.0,
    "mont-lazy": 440.0,
    "alg2": 1800.0,
    "alg3-plain": 1900.0,
    "alg3-carrysave": 1300.0,
    "alg3-unrolled": 900.0,
    "alg3-blocked": 600.0,
    "alg3-1x1": 530.0,
    "alg3-2x2": 530.0,
    "alg3-3x3": 528.0,
    "alg3-4x4": 529.0,
    "alg3-lazy": 420.0,
    "alg3-float": 190.0,
    "mont-float": 330.0,
}
STUDY = Study(
    {form.variant: Operations(544, 638, 388, 0) for form in FORMS} | {"alg1": Operations(406, 798, 854, 0)},
    [Attacked("16 limbs of 14 bits", 16, 16, 16, 500)],
    [Attacked("16 limbs of 14 bits", 2, 1, 2, 500)],
)
PAPER = replace(paper.PAPER, study=lambda: STUDY)


def lines(
    costs: Mapping[str, float] | None = None,
    ohta: float = 1.1,
    sizes: bool = True,
    across: Mapping[str, float] | None = None,
) -> list[dict[str, Any]]:
    """A run's lines: `costs` in place of some of COSTS, Ohta's over Montgomery's at run time, costs in vectors."""
    table = COSTS | dict(costs or {})
    values = {form.case(build): table[form.variant] for form in FORMS for build in BUILDS}
    for bits in SIZES if sizes else ():
        for op in ("mul", "sqr", *(["exp"] if bits in EXP_SIZES else [])):
            values[mod_case(bits, op, "mont")] = 1.5 * products(bits)
            values[mod_case(bits, op, "ohta")] = ohta * 1.5 * products(bits)
    given = dict(across or {})
    for bits in vectors.SIZES if given else ():
        values |= {way.case(bits): given.get(way.variant, 1.5) * vectors.limit(bits) for way in vectors.WAYS}
    line = {"metric": "latency", "unit": "cycles", "n": 40}
    made: list[dict[str, Any]] = [{"run": RUN}]
    for case, m in values.items():
        made.append({"id": case, **line, "median": m, "p10": m * 0.98, "p90": m * 1.06})
    return made


def report(out: Path, given: Sequence[Mapping[str, Any]], papers: Any = (PAPER,)) -> str:
    build(out, False, (), fake(given), lambda _: None, papers)
    return (out / "ohta.html").read_text()


def finding(claim: str, **given: Any) -> words.Finding:
    counts = given.pop("counts", STUDY.counts)
    n = words.Numbers({"alg1": 1.79, "alg3-3x3": 1.74}, read(lines(**given)), counts, STUDY.one)
    (found,) = [f for f in words.findings(n) if f.claim == claim]
    return found


@pytest.mark.parametrize(
    ("claim", "verdict", "given", "said"),
    [
        ("Ohta’s multiplication is faster", "holds", {}, "0.73 [0.73, 0.73] times as long"),
        (
            "Ohta’s multiplication is faster",
            "changed",
            {"costs": {"alg1": 500.0}},
            "1.06 [1.06, 1.06] times as long",
        ),
        (
            "Without the techniques",
            "new",
            {},
            "1.48 [1.48, 1.48] times as long, for 1.34 times as many products",
        ),
        ("Both techniques make it fast", "partly", {}, "adds nothing"),
        (
            "Both techniques make it fast",
            "holds",
            {"costs": {"alg3-1x1": 700.0}},
            "takes 0.75 [0.75, 0.75] of the time.",
        ),
        ("A block of 3×3 is the best", "changed", {}, "the same within 5%"),
        ("A block of 3×3 is the best", "holds", {"costs": {"alg3-4x4": 700.0}}, "3×3 is best by gcc-O1"),
        ("A block of 3×3 is the best", "changed", {"costs": {"alg3-2x2": 300.0}}, "beaten by clang-O3"),
        ("Montgomery’s cannot save carries", "changed", {}, "0.65 [0.65, 0.65] of the time"),
        (
            "Montgomery’s cannot save carries",
            "partly",
            {"costs": {"mont-carrysave": 800.0}},
            "1.11 [1.11, 1.11] of the time",
        ),
        ("No subtraction at the end", "new", {}, "0.80 [0.80, 0.80] of the time with two subtractions"),
        ("Floating-point registers promise more", "holds", {}, "0.45 [0.45, 0.45] of the time"),
        (
            "Floating-point registers promise more",
            "changed",
            {"costs": {"alg3-float": 500.0}},
            "1.19 [1.19, 1.19] of",
        ),
        (
            "The larger the number, the better for Ohta’s",
            "changed",
            {},
            "wins at every size from 220 to 4096",
        ),
        ("The larger the number, the better for Ohta’s", "holds", {"ohta": 0.9}, "Ohta’s wins at every size"),
        (
            "The larger the number, the better for Ohta’s",
            "changed",
            {"ohta": 1.0},
            "they are even at every size",
        ),
        (
            "More and wider registers favour Ohta’s",
            "holds",
            {"across": {"ohta-ifma": 1.2, "ohta-ifma-x8": 1.1}},
            "0.80 [0.80, 0.80] at 256",
        ),
        (
            "More and wider registers favour Ohta’s",
            "partly",
            {"across": {"ohta-ifma": 1.2}},
            "it is 1.00 [1.00, 1.00] at 256",
        ),
        (
            "More and wider registers favour Ohta’s",
            "changed",
            {"across": {"ohta-ifma": 2.0}},
            "1.33 [1.33, 1.33] at 256",
        ),
        ("Leaving out low columns costs an error of 1", "changed", {}, "16 for 16 limbs of 14 bits"),
        ("Slightly more operations", "new", {}, "1,570 against 2,058"),
    ],
)
def test_every_sentence(claim: str, verdict: str, given: dict[str, Any], said: str) -> None:
    found = finding(claim, **given)
    assert found.verdict == verdict and said in found.text


def test_sizes_that_differ() -> None:
    values = {256: 2.0, 512: 1.0, 1024: 0.8, 2048: 0.7, 4096: 0.95}
    found = {bits: Quotient(value, value - 0.01, value + 0.01) for bits, value in values.items()}
    undecided = words.over_sizes(found)
    assert "and it is not decided at 4096 bits" in undecided
    del found[4096]
    said = words.over_sizes(found)
    assert (
        "Ohta’s wins at 1024 and 2048 bits, they are even at 512 bits and Montgomery’s wins at 256 bits"
        in said
    )
    assert said.endswith("2.0 [2.0, 2.0] times as long at 256 bits, 0.70 [0.69, 0.71] at 2048.")


def test_a_gap_that_closes_is_half_the_claim() -> None:
    given = [
        {**line, **({"p90": 1e5, "median": 90.0} if line.get("id") == "mod220/mul/ohta" else {})}
        for line in lines()
    ]
    found = words.larger(words.Numbers({}, read(given), {}, []))
    assert found is not None and found.verdict == "partly"


def test_the_page(tmp_path: Path) -> None:
    text = report(tmp_path, lines())
    assert {path.name for path in tmp_path.iterdir()} == {
        *("index.html", "data.jsonl", "ohta.html", "ohta-forms.svg", "ohta-sizes.svg")
    }
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', text)) <= set(ids)
    assert text.count("<table") == text.count("<caption")
    assert "1.74" in text and "1.79" in text and "2m^2 + 4m + 3" in text and "406 and 826" in text
    assert "one product a cycle" in text and "0x" not in text.split('id="bound"')[1].split("<pre>")[0]
    data = [json.loads(line) for line in (tmp_path / "data.jsonl").read_text().splitlines()]
    assert {"operations": "ohta220/mul/alg1", "mul": 406, "add": 798, "logic": 854, "fma": 0} in data
    assert {"quotient": "16 limbs of 14 bits", "guard_columns": 1, "error": 16, "bound": 16} in data
    index = (tmp_path / "index.html").read_text()
    assert "takes 0.73 [0.73, 0.73] times as long" in index and "in floating-point registers 0.58 [" in index


def test_without_sizes_and_floats(tmp_path: Path) -> None:
    few = [line for line in lines(sizes=False) if "float" not in line.get("id", "")]
    text = report(tmp_path, few)
    assert "This run has no case of other sizes." in text and "Floating-point registers promise" not in text
    assert not (tmp_path / "ohta-sizes.svg").exists()


def test_with_next_to_nothing(tmp_path: Path) -> None:
    text = report(
        tmp_path, [line for line in lines(sizes=False) if line.get("id") == BY_VARIANT["alg2"].case("gcc-O3")]
    )
    assert "The run lacks the forms that the paper compares." in text and "no figures to judge by" in text


def test_no_limit_where_the_unit_is_no_cycle() -> None:
    found = read([line | ({"unit": "ns"} if "id" in line else {}) for line in lines()])
    assert "product a cycle" not in charts.charts(found)["sizes"].wide


def test_both_papers_in_one_report(tmp_path: Path) -> None:
    both = fake([*mitsunari_lines(), *lines()[1:]])

    def run(
        groups: Sequence[Group], quick: bool, step: Callable[[Step], None]
    ) -> Iterator[Mapping[str, Any]]:
        names = {group.name for group in groups}
        assert {"p381/add", "ohta220/mul", "mod2048"} <= names
        return both(groups, quick, step)

    build(tmp_path, False, (), run, lambda _: None, (*PAPERS, PAPER))
    index = (tmp_path / "index.html").read_text()
    assert 'href="mitsunari.html"' in index and 'href="ohta.html"' in index
    assert "ohta220/mul" in (tmp_path / "ohta.html").read_text()
    build(tmp_path, False, ("ohta",), alone(fake(lines())), lambda _: None, (*PAPERS, PAPER))
    assert not (tmp_path / "mitsunari.html").exists() and not (tmp_path / "mitsunari-add.svg").exists()


def alone(bench: Bench) -> Bench:
    """A bench function that wants the groups of `ohta` only."""

    def run(
        groups: Sequence[Group], quick: bool, step: Callable[[Step], None]
    ) -> Iterator[Mapping[str, Any]]:
        assert list(groups) == list(PAPER.groups())
        return iter(bench(groups, quick, step))

    return run


@pytest.mark.skipif(
    test_report_page.CHROMIUM is None, reason="no headless browser: chromium is not installed"
)
def test_it_fits_in_a_browser(tmp_path: Path) -> None:
    report(tmp_path, lines())
    for said in test_report_page.measure(tmp_path, page="ohta.html").values():
        assert said["faults"] == [] and said["loaded"] == [] and said["wide"] == []
        assert [plot["title"].split(" ")[0] for plot in said["plots"]] == ["Every", "One"]
        for plot in said["plots"]:
            assert plot["cut"] == [] and plot["smallest"] >= 9


def test_vectors(tmp_path: Path) -> None:
    given = lines(across={"ohta-ifma": 1.25, "ohta-ifma-x8": 1.65})
    results = read(given)
    assert vectors.limit(2048) == 400
    assert [row.bits for row in vectors.rows(results)] == list(vectors.SIZES)
    one, eight, openssl, near = vectors.verdict(results)
    assert "Ohta’s wins" in one and "0.83 [0.83, 0.83] at 2048" in one
    assert "Montgomery’s wins" in eight and "1.10 [1.10, 1.10] at 2048" in eight
    assert "0.83 [0.83, 0.83] at 1024" in openssl
    assert "Ohta, one message, 0.80 to 1.09;" in near and "OpenSSL" not in near
    in_ns = read([line | ({"unit": "ns"} if "id" in line else {}) for line in given])
    assert vectors.near(in_ns) == ""
    page = report(tmp_path, given)
    assert 'id="vectors"' in page and "the multiplier’s limit" in page
    assert len(re.findall(r"<small>[\d.]+: ≥ [\d.]+</small>", page)) == sum(
        way.each(bits) is not None for bits in vectors.SIZES for way in vectors.WAYS
    )
    assert vectors.rows(read(lines())) == [] == vectors.verdict(read(lines()))
    assert "This run has no case in vectors." in report(tmp_path / "none", lines())


def test_every_cost_in_lanes_stands_beside_its_multiplications() -> None:
    """Those of the committed kernels, which other tests count; eight messages share theirs."""
    given = read(lines(across={"ohta-ifma": 1.25}))
    (row,) = [row for row in vectors.rows(given) if row.bits == 2048]
    told = {way.variant: cell for way, cell in zip(vectors.WAYS, row.cells, strict=True)}
    shape = counts.Shape(256)
    assert told["ohta-ifma"].products == MULTIPLICATIONS[2048][0] == 2 * (told["ohta-ifma"].limit or 0)
    assert told["mont-ifma"].products == mont.multiplications(2048)
    assert told["ohta-ifma-x8"].products == shape.ohta[0] / 8
    assert told["mont-ifma-x8"].products == shape.montgomery[0] / 8
    assert told["ifma"].cost is not None and told["ifma"].products is told["ifma"].limit is None
    (least,) = [row for row in vectors.rows(given) if row.bits == 256]
    assert least.cells[0].products is None and least.cells[-1].products == counts.Shape(32).montgomery[0] / 8


def on_boards(few: int, many: int, blocked: int) -> Counted:
    """Figures of both boards: 3,000 for a form, but `blocked` for 1 x 1, and what is given for larger blocks."""
    made = {}
    for board, cost in (("cortex-m4", few), ("rv64", many)):
        for form in (*boards.FORMS, *boards.LAZY):
            n = blocked if form == "alg3-1x1" else cost if form in boards.BLOCKED else 3000
            case = f"ohta220/mul/{form}"
            text = (board, case, "O3", "gcc 12.2", "-O3", "QEMU", "a model")
            made[board, case] = Figure(*text, n, 1, n + 5, None, 400, 5000, "0123", {}, None)
    return made


@pytest.mark.parametrize(
    ("figures", "verdict"),
    [((3100, 2500, 3200), "holds"), ((3100, 3100, 3200), "changed"), ((2500, 3100, 3200), "changed")],
)
def test_registers_both_ways(figures: tuple[int, int, int], verdict: str) -> None:
    found = boards.finding(on_boards(*figures))
    assert found is not None and found.verdict == verdict
    assert boards.finding({}) is None
    assert boards.finding({k: f for k, f in on_boards(*figures).items() if k[0] == "rv64"}) is None


def test_the_forms_on_boards(tmp_path: Path) -> None:
    study = replace(STUDY, figures=on_boards(3100, 2500, 3200))
    papers = (replace(PAPER, study=lambda: study),)
    build(tmp_path, False, (), fake(lines()), lambda _: None, papers)
    text = (tmp_path / "ohta.html").read_text()
    assert (
        'id="boards"' in text
        and "<td>3,100<small>3,105</small></td><td>2,500<small>2,505</small></td>" in text
    )
