# SPDX-License-Identifier: MIT OR Apache-2.0
"""Claims: what follows from intervals, and that each page's pairs are timed turn by turn."""

from __future__ import annotations

import pytest
from test_report_data import LINE

from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.claims import Claim, Pair, judge, side, span
from sangi_lab.report.compose import PAPERS
from sangi_lab.report.model import Results, _weights
from sangi_lab.report.paper import Paper


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.key)
def test_all_cases_of_a_pair_are_in_one_group(paper: Paper) -> None:
    """Else no run could ever have its quotient; cases that this bench does not know are left out of groups."""
    groups = [set(group.cases) for group in paper.groups()]
    known = set.union(*groups)
    for claim in paper.claims:
        for pair in claim.pairs:
            cases = {*_weights(pair.a), *_weights(pair.b)}
            assert not cases <= known or any(cases <= group for group in groups), (claim.key, pair)
        assert any({*_weights(p.a), *_weights(p.b)} <= known for p in claim.pairs), claim.key


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.key)
def test_groups_and_claims_have_names_of_their_own(paper: Paper) -> None:
    for names in ([group.name for group in paper.groups()], [claim.key for claim in paper.claims]):
        assert len(names) == len(set(names))


def test_sides() -> None:
    assert side(Quotient(0.9, 0.88, 0.94), 0.95) is True
    assert side(Quotient(0.9, 0.88, 0.96), 0.95) is None
    assert side(Quotient(1.0, 0.96, 1.1), 0.95) is False


@pytest.mark.parametrize(
    ("agree", "verdict"),
    [
        ([True, True], "holds"),
        ([False], "changed"),
        ([True, False, None], "partly"),
        ([True, None], "inconclusive"),
        ([False, None], "inconclusive"),
        ([None], "inconclusive"),
    ],
)
def test_verdicts(agree: list[bool | None], verdict: str) -> None:
    assert claims.verdict(agree) == verdict


def test_what_is_said() -> None:
    low, high = Quotient(0.79, 0.781, 0.80), Quotient(0.85, 0.84, 0.858)
    assert span([low]) == "0.79 [0.78, 0.80]"
    assert span([high, low]) == "0.79 to 0.85 [0.78, 0.86]"
    assert span([Quotient(4.1, 4.08, 4.12)]) == "4.1 [4.1, 4.1]"
    assert span([Quotient(0.034, 0.0331, 0.0349)]) == "0.034 [0.033, 0.035]"


def results(**costs: tuple[float, ...]) -> Results:
    """Six processes of one round; each has its own cost of each case."""
    rows = list(zip(*costs.values(), strict=True))
    rest = {"d": [[0.0] * len(costs)], "w": [[4.0] * len(costs)], "cases": list(costs)}
    return Results.from_lines(LINE | rest | {"v": [list(row)]} for row in rows)


def test_claims_above_the_least_and_in_the_middle() -> None:
    r = results(a=(1.0,) * 6, b=(2.0,) * 6, c=(4.0,) * 6)
    half, quarter = Pair("a", "b", "x"), Pair("a", "c", "x")
    found = judge(r, Claim("k", (half, quarter), 0.3, least=True))
    assert found is not None and found.verdict == "holds" and found.said == "0.25 [0.25, 0.25]"
    found = judge(r, Claim("k", (half, quarter), 0.3, above=True))
    assert found is not None and found.verdict == "partly"
    found = judge(r, Claim("k", (half, quarter), 0.3, middle=True))
    assert found is not None and found.quotients[0].value == 0.375 and found.quotients[0].hi == 0.5
    assert judge(r, Claim("k", (Pair("a", "d"),))) is None
    mean = r.ratio("c", ("a", "b"))
    assert mean is not None and mean.value == pytest.approx(4 / 1.5)


def test_an_interval_over_the_threshold_is_inconclusive() -> None:
    r = results(a=(0.90, 0.91, 0.93, 0.93, 0.94, 0.96), b=(1.0,) * 6)
    found = judge(r, Claim("k", (Pair("a", "b"),)))
    assert found is not None and found.verdict == "inconclusive" and found.said == "0.93 [0.90, 0.96]"
