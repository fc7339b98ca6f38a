# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every sentence of the page says what the numbers say, both ways."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from test_report_data import COSTS, Costs, codegen, lines, read

from sangi.paths import repo_root
from sangi_lab.report.codegen import Row
from sangi_lab.report.mitsunari import view, words
from sangi_lab.report.mitsunari.cases import FORMS
from sangi_lab.report.model import Results


def paper() -> words.Paper:
    figures = json.loads((repo_root() / "papers/mitsunari/figures.json").read_text())
    return {row["pattern"]: row["values"] for row in figures["tables"][0]["rows"]}


def numbers(costs: Costs | None = None, code: Sequence[Row] | None = None) -> words.Numbers:
    return words.Numbers(paper(), read(lines(costs)), codegen() if code is None else code, "x86-64")


def test_penalty() -> None:
    f = words.penalty(numbers())
    assert f is not None and f.verdict == "holds"
    assert "costs 2.5 [2.5, 2.5] times" in f.text and "(16.2 against 6.6)" in f.text
    assert f.paper == "48 on random data, 2.3 times the mean of its other rows"
    flat = {"ir-branch": (7.0, 7.0, 7.1)}
    f = words.penalty(numbers(flat))
    assert f is not None and f.verdict == "changed" and "still in the object" in f.text
    f = words.penalty(numbers(flat, codegen(branch=0)))
    assert f is not None and f.verdict == "changed" and "turned the branch into a conditional move" in f.text
    f = words.penalty(numbers(flat, []))
    assert f is not None and "does not know what the compiler made" in f.text


@pytest.mark.parametrize(
    ("branch", "verdict", "says"),
    [
        ((7.2, 6.0, 16.2), "holds", "it beats LLVM’s select and the assembly. Its cost"),
        ((8.2, 6.0, 16.2), "partly", "it beats LLVM’s select and it does not clearly beat the assembly"),
        ((12.5, 12.0, 16.2), "changed", "it does not clearly beat LLVM’s select and the assembly"),
    ],
)
def test_predictable(branch: tuple[float, float, float], verdict: str, says: str) -> None:
    f = words.predictable(numbers({"ir-branch": branch}))
    assert f is not None and f.verdict == verdict and says in f.text


@pytest.mark.parametrize(
    ("wide", "asm", "ir", "verdict"),
    [
        ((10.0, 10.0, 10.1), (7.8, 7.8, 7.8), (11.0, 11.0, 11.0), "holds"),
        ((12.0, 9.9, 11.6), (7.8, 7.8, 7.8), (11.0, 11.0, 11.0), "partly"),
        ((12.0, 9.9, 11.6), (7.8, 9.8, 7.8), (11.0, 14.0, 11.0), "changed"),
    ],
)
def test_steady(
    wide: tuple[float, float, float],
    asm: tuple[float, float, float],
    ir: tuple[float, float, float],
    verdict: str,
) -> None:
    f = words.steady(numbers({"ir-wide": wide, "x64": asm, "ir": ir}))
    assert f is not None and f.verdict == verdict
    assert ("more than the paper saw" in f.text) == (verdict != "holds")
    assert f.paper.startswith("12% ") and "10% for the assembly" in f.paper


def test_order() -> None:
    f = words.order(numbers())
    assert f is not None and f.verdict == "holds"
    assert (
        "assembly 7.8, select 11.6, branch 16.2" in f.text
        and "0.67 [0.67, 0.67] times as long as select" in f.text
    )
    f = words.order(numbers({"x64": (20.0, 20.0, 20.0)}))
    assert f is not None and f.verdict == "changed"
    assert (
        "select 11.6, branch 16.2, assembly 20.0" in f.text
        and "1.72 [1.72, 1.72] times as long as select" in f.text
    )


def test_optimiser() -> None:
    f = words.optimiser(numbers())
    assert f is not None and f.verdict == "holds" and "leaves none" in f.text
    assert f.text.endswith(
        "On random data the optimised form takes 0.63 [0.63, 0.63] times as long as the branch as written."
    )
    f = words.optimiser(numbers(None, codegen(optimised=2)))
    assert f is not None and f.verdict == "changed" and "2 conditional branches are left" in f.text


def test_everywhere() -> None:
    f = words.everywhere(numbers())
    assert f is not None and f.text.endswith("in all 6 cases of a field and an operation.")
    f = words.everywhere(numbers({"ir": (5.0, 5.0, 5.0)}))
    assert (
        f is not None
        and "in 0 of 6 cases of a field and an operation; not in p256 add (1.56 [1.56, 1.56] of LLVM IR, by limb)"
        in f.text
    )


def test_limbwise() -> None:
    f = words.limbwise(numbers())
    assert f is not None and "takes as long as the wide integer with select, within 5% [0.96, 0.96]" in f.text
    assert "the wide form has 9 conditional branches there" in f.text
    f = words.limbwise(numbers({"ir": (15.0, 15.0, 15.0)}, codegen(wide_rv=0)))
    assert f is not None and "takes 1.29 [1.29, 1.29] times as long" in f.text
    assert f.text.endswith("on riscv64 it has 0 conditional branches, the wide form 0.")
    f = words.limbwise(numbers(None, []))
    assert f is not None and "riscv64" not in f.text


def test_plain_c() -> None:
    f = words.plain_c(numbers())
    assert f is not None and "gcc it takes 4.3 [4.3, 4.3] times as long as the assembly" in f.text
    f = words.plain_c(numbers({"c": (7.9, 7.9, 7.9)}))
    assert f is not None and "gcc it takes as long as the assembly, within 5% [1.01, 1.01]" in f.text


def test_headline() -> None:
    assert words.headline(numbers()) == (
        "A branch costs 2.5 [2.5, 2.5] times as much on random data as on predictable data; "
        "on random data, assembly without one takes 0.48 [0.48, 0.48] of its time."
    )
    tame = numbers({"ir-branch": (7.0, 7.0, 7.0)})
    assert words.headline(tame) == (
        "Random data does not make the branch dear here: 1.00 [1.00, 1.00] times the predictable cost; "
        "assembly without one gains nothing over it: 1.11 [1.11, 1.11] of its time."
    )


def test_nothing_is_said_without_figures() -> None:
    empty = words.Numbers(paper(), Results(), [], "x86-64")
    assert words.findings(empty) == []
    assert words.headline(empty) == "The run holds no figure for the branching form."


def test_without_assembly_the_rest_is_said() -> None:
    """On a machine that is no x86-64."""
    rest = [line for line in lines() if not line.get("id", "").endswith("/x64")]
    n = words.Numbers(paper(), read(rest), codegen(), "x86-64")
    claims = [f.claim for f in words.findings(n)]
    assert "A branch on random data is paid for" in claims
    assert "On random data: assembly, then select, then branch" not in claims
    assert "assembly" not in words.headline(n)


def test_misprediction_of_the_paper() -> None:
    assert words.misprediction(23, 18, 48) == 55


def test_peers() -> None:
    def said(gmp: float) -> str:
        return view.peer_words(read(lines({"gmp": (0, 0, gmp)})))[0]

    assert (
        said(15.6)
        == "The assembly takes 0.50 [0.50, 0.50] times as long as GMP: it is faster in all 6 cases."
    )
    assert (
        said(5.2)
        == "The assembly takes 1.50 [1.50, 1.50] times as long as GMP: it is faster in none of its cases."
    )
    gone = [line for line in lines() if "peer/gmp" not in line.get("id", "")]
    gone.append({"id": "peer/gmp/p256/add:random", "unavailable": "libgmp-dev is not installed"})
    assert view.peer_words(read(gone))[0] == ("GMP: no figure in this run (libgmp-dev is not installed).")


def test_peers_mixed() -> None:
    slow = [
        line
        | ({"median": 1.0, "p10": 1.0, "p90": 1.0} if line.get("id") == "peer/gmp/p256/add:random" else {})
        for line in lines()
    ]
    assert "it is faster in 5 of 6 cases" in view.peer_words(read(slow))[0]


def test_code_words() -> None:
    said = view.code_words(codegen())
    assert said[0] == (
        "The paper’s wide integer with select has conditional branches that depend on its operands: "
        "9 on riscv64, 9 on sifive-u74, 9 on riscv32; none on x86-64, aarch64, thumbv7em, thumbv7m."
    )
    assert said[1] == "The limb-wise form is straight-line on all 7 targets."
    assert view.code_words(codegen(wide_rv=0))[0].endswith("is straight-line on all 7 targets.")
    assert view.code_words([]) == []


def test_every_cost_is_used() -> None:
    """A form that is added to the experiment gets synthetic data, too."""
    assert {f.key for f in FORMS} | set(view.PEERS) == set(COSTS)
