# SPDX-License-Identifier: MIT OR Apache-2.0
"""Verdicts beside a load are those of a quiet machine: on samples that were recorded so, and live."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from statistics import median

import noise
import pytest

from sangi_lab.bench import list_cases, program, ratio
from sangi_lab.bench.interleave import Group, interleaved
from sangi_lab.bench.samples import ENOUGH, Samples
from sangi_lab.report import claims
from sangi_lab.report.claims import Claim, Verdict, judge
from sangi_lab.report.compose import PAPERS
from sangi_lab.report.model import Results

#: What `sangi ratio` says of the recorded claims where the machine is quiet.
QUIET: dict[str, Verdict] = {
    "penalty": "holds",
    "predictable ir-wide": "holds",
    "predictable x64": "partly",
    "steady ir-wide": "holds",
    "steady x64": "holds",
    "order": "holds",
    "assembly over branch": "holds",
    "blocking": "changed",
    "carry save": "holds",
    "Montgomery’s carry save": "holds",
    "both save": "changed",
    "shape": "changed",
    "sizes mul": "changed",
    "matvec scalar": "holds",
    "AVX2": "holds",
    "AVX-512": "holds",
    "addskip over velu": "holds",
    "isogeny addskip2": "holds",
    "isogeny addskip": "holds",
}
#: Those of which quotients of medians of separate runs would say something else, on the same samples.
MISJUDGED = ("predictable ir-wide", "steady ir-wide", "steady x64", "AVX-512", "addskip over velu")


def claim(key: str) -> Claim:
    """A claim of some page."""
    (found,) = (one for paper in PAPERS for one in paper.claims if one.key == key)
    return found


@pytest.fixture(scope="module")
def recorded() -> Results:
    return Results.from_lines(map(json.loads, noise.RECORD.read_text().splitlines()))


@pytest.mark.parametrize("key", QUIET)
def test_verdicts_on_recorded_samples_are_those_of_a_quiet_machine(recorded: Results, key: str) -> None:
    found = judge(recorded, claim(key))
    assert found is not None and found.verdict == QUIET[key], found.said


def test_the_record_is_of_a_noisy_machine(recorded: Results) -> None:
    assert recorded.care.shared > 0
    assert all(len(samples.processes) >= 2 * ENOUGH for samples in recorded.groups.values())


def separate(of: Claim, samples: Samples) -> set[Verdict]:
    """The verdicts of quotients of medians, cases a from one process and cases b from another, for all such two."""

    def cost(process: int, case: object) -> float:
        at = samples.cases.index(str(case))
        return median(row[at] for row in samples.processes[process].costs)

    pairs = [pair for pair in of.pairs if {pair.a, pair.b} <= set(samples.cases)]
    return {
        claims.verdict([(cost(i, p.a) / cost(j, p.b) < of.threshold) != of.above for p in pairs])
        for i, j in permutations(range(len(samples.processes)), 2)
    }


@pytest.mark.parametrize("key", MISJUDGED)
def test_separate_runs_would_misjudge(recorded: Results, key: str) -> None:
    """The control: what is told apart by turns is not by medians of two runs beside the load."""
    of = claim(key)
    (samples,) = (one for one in recorded.groups.values() if any(p.a in one.cases for p in of.pairs))
    assert separate(of, samples) - {QUIET[key]}


LIVE = {
    "matvec scalar": Group(
        "saber/matvec", ("saber/matvec/toom4@scalar", "saber/matvec/ntt32@scalar"), 200, 12, look=0
    ),
    "sizes mul": Group("mod220", ("mod220/mul/ohta", "mod220/mul/mont"), 200, 12, look=0),
}


@pytest.mark.full
def test_two_claims_live_beside_a_load(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(program.VARIABLE, str(build / "bench" / "sangi_bench"))
    missing = {info.id for info in list_cases() if info.unavailable}
    assert not missing & {case for group in LIVE.values() for case in group.cases}
    with noise.load():
        results = Results.from_lines(
            line for line in interleaved(list(LIVE.values()), False, lambda _: None) if "look" not in line
        )
        for key in LIVE:
            found = judge(results, claim(key))
            assert found is not None and found.verdict == QUIET[key], found.said
            (pair, here), *_ = found.found
            alone = ratio(str(pair.a), str(pair.b))
            assert claims.side(here, found.claim.threshold) == (alone.hi < found.claim.threshold)
