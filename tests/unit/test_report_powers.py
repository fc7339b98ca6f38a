# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers on the page of `ohta`: every operation beside its limit, and with figures missing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import test_report_page
from test_report_data import RUN, read
from test_report_ohta import lines as ohta_lines
from test_report_ohta import report

from sangi.codegen import windows
from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi_lab.bench.cases import find_case
from sangi_lab.report.ohta import powers
from sangi_lab.report.ohta.paper import PAPER
from sangi_lab.report.ohta.powers import GMP, MONT8, NEWER, OHTA8, ONE, OPENSSL, POWERS, WAYS, WORKS, Way

COSTS = {ONE: 3.0, MONT8: 1.0, OHTA8: 1.1, GMP: 10.0, OPENSSL: 6.0, NEWER: 6.0}


def lines(
    costs: Mapping[Way, float] | None = None, features: tuple[str, ...] = ("avx512f", "avx512ifma")
) -> list[dict[str, Any]]:
    """A run of nothing else: each way's cost for each 1000 bits of the power, some of them missing."""
    made: list[dict[str, Any]] = [{"run": RUN | {"features": list(features)}}]
    for work in WORKS:
        for way, cost in (COSTS if costs is None else costs).items():
            if case := way.case(work):
                m = 1e5 * cost * work.bits
                line = {"id": case, "metric": "latency", "unit": "cycles", "n": 12}
                made.append(line | {"median": m, "p10": m * 0.98, "p90": m * 1.06})
    return made


def test_every_case_is_of_the_bench_and_takes_long() -> None:
    ids = [case for group in powers.groups() for case in group.cases]
    assert len(ids) == len(set(ids)) == len(WORKS) * len(WAYS) - 1
    assert [find_case(case).id for case in ids] == ids
    assert set(ids) < set(PAPER.cases()) and not any(group.look for group in powers.groups())


def test_every_cost_stands_beside_its_multiplications() -> None:
    """For each message, in thousands; RSA's are those of two powers."""
    *shown, rsa = powers.rows(read(lines()))
    assert [row.name for row in (*shown, rsa)] == [work.name for work in WORKS]
    for work, row in zip(POWERS, shown, strict=True):
        told = {way: cell for way, cell in zip(WAYS, row.cells, strict=True)}
        across, mont8, ohta8 = (told[way].products or 0 for way in (ONE, MONT8, OHTA8))
        assert across == windows.simd(work.bits) / 1000
        assert 8000 * mont8 == pytest.approx(windows.x8(work.bits, montgomery=True))
        assert 8000 * ohta8 == pytest.approx(windows.x8(work.bits, montgomery=False))
        assert told[ONE].limit == across / 2 and mont8 < ohta8
        assert all(told[way].products is None for way in (GMP, OPENSSL, NEWER))
        assert row.gain is not None and row.gain.value == pytest.approx(1 / 3)
    for cell, half in zip(rsa.cells, shown[0].cells, strict=True):
        assert cell.products == (None if half.products is None else 2 * half.products)
    assert rsa.cells[3].cost is None and rsa.cells[4].cost is not None
    (mul, sqr), first = MULTIPLICATIONS[1024], shown[0].cells[0]
    assert first.products == (219 * mul + 1035 * sqr) / 1000
    assert first.cost is not None and first.cost.median == 3e5 * 1024 / 1000


def test_a_wrong_walk_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    right = powers.rows(read(lines()))
    walk = windows.one
    monkeypatch.setattr(windows, "one", lambda n: replace(walk(n), squares=walk(n).squares + 1))
    for row, wrong in zip(right, powers.rows(read(lines())), strict=True):
        assert row.cells[0].products != wrong.cells[0].products and row.cells[1:] == wrong.cells[1:]


def test_the_page(tmp_path: Path) -> None:
    text = report(tmp_path, [*ohta_lines(), *lines()])
    assert text.count("<table") == text.count("<caption") and "Whole powers, and RSA" in text
    part = text.split('id="powers"')[1].split("</section>")[0]
    assert len(re.findall(r"<small>[\d.]+: ≥ [\d.]+</small>", part)) == 3 * len(WORKS)
    for work in WORKS:
        assert f'<th scope="row">{work.name}</th>' in part
    assert "Cost of a message over that of GMP: one message 0.30 [0.30, 0.30] at 1024 bits" in part
    assert "eight by Montgomery’s 0.17 [0.17, 0.17] at 1024 bits" in part
    assert part.count("for RSA-2048") == 2 * 2
    data = [json.loads(line) for line in (tmp_path / "data.jsonl").read_text().splitlines()]
    assert {line.get("id") for line in data} >= {case for group in powers.groups() for case in group.cases}


def test_with_figures_missing(tmp_path: Path) -> None:
    """Without the newer OpenSSL, without any other library, and where there is no such case."""
    few = [line for line in lines() if "openssl-new" not in line.get("id", "")]
    assert [row.cells[-1].cost for row in powers.rows(read(few))] == [None] * len(WORKS)
    assert "of newer OpenSSL:" not in report(tmp_path / "few", [*ohta_lines(), *few])
    alone = read(lines({MONT8: 1.0}))
    assert powers.against(alone) == [] and all(row.gain is None for row in powers.rows(alone))
    assert powers.rows(read(ohta_lines())) == []
    assert 'id="powers"' not in report(tmp_path / "none", ohta_lines())


def test_scalars_have_no_limit_in_lanes() -> None:
    """Without the instructions a lone message's power is one by words."""
    row = powers.rows(read(lines({ONE: 30.0, GMP: 10.0}, ("avx2",))))[0]
    assert row.cells[0].cost is not None and row.cells[0].products is row.cells[0].limit is None


@pytest.mark.skipif(
    test_report_page.CHROMIUM is None, reason="no headless browser: chromium is not installed"
)
def test_it_fits_in_a_browser(tmp_path: Path) -> None:
    report(tmp_path, [*ohta_lines(), *lines()])
    for said in test_report_page.measure(tmp_path, page="ohta.html").values():
        assert said["faults"] == [] and said["loaded"] == [] and said["wide"] == []
