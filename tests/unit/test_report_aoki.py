# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page of `aoki`: the paper's table and its slips, every sentence both ways, and figures that are missing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import test_report_page
from test_report_data import RUN, fake, read

from sangi.paths import repo_root
from sangi_lab.boards.board import Figure
from sangi_lab.report import build
from sangi_lab.report.aoki import boards, counts, paper, words
from sangi_lab.report.aoki.counts import BOARDS, Mix
from sangi_lab.report.aoki.view import Study
from sangi_lab.report.onboards import Counted

MIXES = {(core, method): Mix(1000, 100, 200, 300, 150, 8000) for core in BOARDS for method in counts.METHODS}
MIXES |= {(core, "toom4"): Mix(4000, 400, 900, 1200, 800, 36000) for core in BOARDS}
PAPER = paper.PAPER
FIGURES = json.loads((repo_root() / "papers" / "aoki" / "figures.json").read_text(encoding="utf-8"))
(TABLE,) = FIGURES["tables"]


def cost(case: str, transform: float) -> float:
    """A made-up cost: a transform takes `transform` of Toom-Cook's 1000, and with it Saber half as much."""
    if case.startswith("sntrup761"):
        form = case.split("/")[2]
        return {"ref@O2": 50_000.0, "ref": 20_000.0, "avx2": 1000.0}.get(form, 4000.0) / (
            1 if case.split("/")[1] in ("keygen", "encaps", "decaps") else 4
        )
    if "c-toom" in case or "peer" in case:
        return 4000.0
    if any(f"/{op}/" in case for op in ("keygen", "encaps", "decaps")):
        return 2000.0
    method = case.split("/")[2].partition("@")[0]
    return {"ntt32": 1000 * transform, "ntt16": 1200 * transform, "avx2": 200.0, "avx512": 100.0}.get(
        method, 1000.0
    )


def lines(transform: float = 0.3, without: str = "?") -> list[dict[str, Any]]:
    """A run's lines, but for the cases whose ids hold `without`."""
    made: list[dict[str, Any]] = [{"run": RUN}]
    for case in PAPER.cases():
        if without not in case:
            m = cost(case, transform)
            of = {"id": case, "metric": "latency", "unit": "cycles", "n": 40}
            made.append({**of, "median": m, "p10": m * 0.98, "p90": m * 1.02})
    return made


def figure(board: str, case: str, cost: int, cycles: bool = True) -> Figure:
    """What a case is made to cost on a board."""
    return Figure(
        *(board, case, "O3", "gcc 12.2", "-O3", "unicorn 2.1", "a model"),
        *(cost, 1, cost + 7 if cycles else None, None, 4321, 2345, "0123", {}, None),
    )


def counted(toom: int = 90_000, cycles: Sequence[str] = ("cortex-m4", "cortex-m3", "rv64")) -> Counted:
    """Figures of every board, those of a product by Toom-Cook given, the others 30,000 instructions."""
    return {
        (board, case): figure(board, case, toom if case.endswith("toom4") else 30_000, board in cycles)
        for board in boards.BOARDS
        for case in boards.ids()
    }


def page(
    out: Path,
    given: Sequence[Mapping[str, Any]],
    mixes: Mapping[tuple[str, str], Mix] = MIXES,
    figures: Counted | None = None,
) -> str:
    """The page of a run."""
    study = Study(mixes, counted() if figures is None else figures)
    papers = (replace(PAPER, study=lambda: study),)
    build(out, False, (), fake(given), lambda _: None, papers)
    return re.sub(r"\s+", " ", (out / "aoki.html").read_text())


def findings(mixes: Mapping[tuple[str, str], Mix] = MIXES, **given: Any) -> dict[str, words.Finding]:
    """The sentences of a run by what they are of."""
    n = words.Numbers(TABLE["columns"], read(lines(**given)), mixes)
    return {f.claim: f for f in words.findings(n)}


def test_the_papers_table() -> None:
    assert {
        c["printed"]: (c["values"]["ntt"], c["values"]["toom4"], c["more_printed"]) for c in TABLE["columns"]
    } == {
        "K210": (143, 184, 30),
        "F104RB": (219, 298, 36),
        "F411RE": (184, 212, 15),
    }
    more = {c["board"]: 100 * (c["values"]["toom4"] / c["values"]["ntt"] - 1) for c in TABLE["columns"]}
    assert {board: f"{value:.1f}" for board, value in more.items()} == {
        "K210": "28.7",
        "F103RB": "36.1",
        "F411RE": "15.2",
    }
    errata = (repo_root() / "papers" / "aoki" / "errata.md").read_text()
    assert all(
        said in errata
        for said in ("+28.7 %", "+36.1 %", "+15.2 %", "F103RB", f"misses 2²³ by {2**23 - 8380417}")
    )
    assert 2 * 256 * 4096 * 4 == 2**23 and 2 * 3 * 256 * 4096 * 4 == 25165824


@pytest.mark.parametrize(("transform", "verdict"), [(0.3, "holds"), (1.4, "changed")])
def test_what_is_faster_is_said(transform: float, verdict: str) -> None:
    found = findings(transform=transform)
    assert found["In C alone the transform is faster"].verdict == verdict
    assert "219k against 298k on the F103RB" in found["In C alone the transform is faster"].paper
    assert "0.50 [0.50, 0.50] of their time" in found["The whole mechanism gains"].text
    assert "0.20 [0.20, 0.20] of what gcc makes" in found["In vectors by hand"].text
    assert "0.50 [0.50, 0.50] of that" in found["In vectors by hand"].text


def test_cores_are_told_apart() -> None:
    claim = "It is so on each of the paper’s cores"
    assert findings()[claim].verdict == "holds"
    slow = {**MIXES, ("thumbv7m", "ntt16"): Mix(5000, 1, 1, 1, 1, 1)}
    assert findings(slow)[claim].verdict == "partly" and "1.25 for the F103RB" in findings(slow)[claim].text
    assert claim not in findings({})


def test_the_page(tmp_path: Path) -> None:
    text = page(tmp_path, lines())
    assert "28.7 %<small>printed: 30 %</small>" in text and "printed: 36" not in text
    assert "the table prints F104RB" in text and "4,000" in text and "300 %" in text
    assert "0.30 [0.30, 0.30] of Toom–Cook’s time" in text and 'class="errata"' in text
    kept = [json.loads(line) for line in (tmp_path / "data.jsonl").read_text().splitlines()]
    assert sum("executed" in line for line in kept) == len(MIXES)


@pytest.mark.skipif(
    test_report_page.CHROMIUM is None, reason="no headless browser: chromium is not installed"
)
def test_it_fits_in_a_browser(tmp_path: Path) -> None:
    """On a phone its first table is wider than the screen, and scrolls."""
    page(tmp_path, lines())
    found = test_report_page.measure(tmp_path, page="aoki.html")
    for said in found.values():
        assert said["faults"] == [] and said["loaded"] == [] and said["wide"] == []
        for plot in said["plots"]:
            assert plot["cut"] == [] and plot["smallest"] >= 9
    first = found[390]["scrolls"][0]
    assert first["name"] == "The paper's figures beside instructions counted here"
    assert first["over"] > 0 and first["shadows"] == 4


def test_bars_over_two_orders_have_a_logarithmic_axis(tmp_path: Path) -> None:
    page(tmp_path, [line | ({"median": 1e6} if "toom4" in line.get("id", "") else {}) for line in lines()])
    assert "cycles, logarithmic" in (tmp_path / "aoki-products.svg").read_text()
    page(tmp_path, lines())
    assert "logarithmic" not in (tmp_path / "aoki-products.svg").read_text()


def test_titles_are_romanised_too(tmp_path: Path) -> None:
    text = page(tmp_path, lines())
    assert '<cite lang="ja-Latn">SABER ni okeru sūron henkan no C gengo jissō</cite>' in text
    assert FIGURES["title_romanised"] in (tmp_path / "index.html").read_text()
    for key in ("mitsunari", "ohta", "kodera"):
        figures = json.loads((repo_root() / "papers" / key / "figures.json").read_text(encoding="utf-8"))
        assert re.fullmatch(r"[ -~āīūēōŌ]+", figures["title_romanised"])


def test_sntrup761(tmp_path: Path) -> None:
    """Its ladder, the share of its parts, and the sentence; nothing of it where nothing was measured."""
    said = findings()["It pays in another ring"]
    assert said.verdict == "new" and "0.080 [0.080, 0.080] of schoolbook’s time for keygen" in said.text
    assert "decaps takes 0.25 [0.25, 0.25] of PQClean’s time" in said.text
    text = page(tmp_path, lines())
    assert "decaps, sangi, AVX2: 50.0" in text
    assert "schoolbook, C, gcc -O2</th>" in text and "75 %" in text and "25 %" in text
    assert "It pays in another ring" not in findings(without="sntrup761")


@pytest.mark.parametrize("without", ["toom4", "ntt", "avx", "gen", "peer", "mul", "sntrup761"])
def test_missing_cases_leave_a_page(tmp_path: Path, without: str) -> None:
    text = page(tmp_path, lines(without=without), {})
    assert "none" in text and "has no cross compiler" in text
    assert ("lacks the products" in text) == (without in ("toom4", "ntt", "mul"))


@pytest.mark.full
def test_counts_are_of_programs_that_ran() -> None:
    found = counts.measure()
    assert {method for _, method in found} == {*counts.METHODS}
    for mix in found.values():
        assert mix.multiplications > 2500 and mix.loads > 2000 and mix.stores > 2000
        assert mix.multiplications + mix.additions < mix.instructions < mix.matvec
    for core in {core for core, _ in found}:
        assert found[core, "ntt32"].instructions < found[core, "toom4"].instructions / 3


def test_boards_stand_beside_the_paper(tmp_path: Path) -> None:
    text = page(tmp_path, lines())
    assert 'id="boards"' in text and text.count("90,000<small>90,007</small>") == 6
    assert "<td>3.00</td>" in text.replace(' class="part"', "")
    for board in boards.BOARDS.values():
        assert f'<th scope="row">{board}</th>' in text
    assert 'class="part">1.15</td>' in text and "4,321" in text and "2,345" in text


def test_without_a_board_or_a_clock(tmp_path: Path) -> None:
    text = page(tmp_path / "none", lines(), figures={})
    assert "no compiler for a board" in text and "The gap in cycles" not in text
    text = page(
        tmp_path / "one", lines(), figures={k: f for k, f in counted(cycles=()).items() if k[0] == "rv32"}
    )
    assert '<th scope="row">RV32</th>' in text and "<small>90,007</small>" not in text


@pytest.mark.parametrize(("toom", "verdict"), [(90_000, "holds"), (38_000, "partly"), (30_000, "changed")])
def test_the_gap_in_cycles_both_ways(toom: int, verdict: str) -> None:
    found = boards.finding(counted(toom), TABLE["columns"])
    assert found is not None and found.verdict == verdict
    assert boards.finding(counted(cycles=()), TABLE["columns"]) is None
