# SPDX-License-Identifier: MIT OR Apache-2.0
"""Quotients of samples: round by round, without what was sampled on a shared core; and sweeps over groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from sangi.errors import Unavailable
from sangi_lab.bench import interleave
from sangi_lab.bench.interleave import LOOKED, Group, Step, interleaved
from sangi_lab.bench.samples import ALONE, ENOUGH, Samples, Sampling

FULL, HALF = 3.8, 1.9


def process(costs: Sequence[Sequence[float]], widths: Sequence[float] = (), drift: float = 0.0) -> Sampling:
    """A process with these rounds of two cases; both see the same width in a round."""
    wide = list(widths) or [FULL] * len(costs)
    drifts = [[drift, drift] for _ in costs]
    return Sampling("cycles", [list(row) for row in costs], drifts, [[w, w] for w in wide])


def samples(*processes: Sampling) -> Samples:
    made = Samples(("a", "b"))
    for one in processes:
        made.add(one)
    return made


def test_a_quotient_is_taken_round_by_round() -> None:
    """The machine is slower by half in the later rounds, in which more was measured of b: medians would say 0.5."""
    made = samples(*[process([(10, 20), (10, 20), (30, 60)])] * ENOUGH)
    found = made.quotient({"a": 1.0}, {"b": 1.0})
    assert found is not None and (found.value, found.lo, found.hi, found.n) == (0.5, 0.5, 0.5, 3 * ENOUGH)
    both = made.quotient({"a": 2.0, "b": 1.0}, {"b": 1.0})
    assert both is not None and both.value == 2.0


def test_the_interval_is_over_processes() -> None:
    made = samples(*[process([(10 + k, 10)]) for k in range(ENOUGH)])
    found = made.quotient({"a": 1.0}, {"b": 1.0})
    assert found is not None and (found.lo, found.value, found.hi) == (1.0, 1.25, 1.5)


def test_rounds_on_a_shared_core_are_left_out() -> None:
    made = samples(*[process([(10, 20), (40, 20), (10, 20)], [FULL, HALF, FULL])] * ENOUGH)
    found = made.quotient({"a": 1.0}, {"b": 1.0})
    assert found is not None and (found.lo, found.hi, found.n) == (0.5, 0.5, 2 * ENOUGH)
    assert made.shared(made.processes[0]) == 2 and not made.spoilt(made.processes[0])
    assert made.costs("a") == [10] * 2 * ENOUGH


def test_processes_on_a_shared_core_do_not_count_where_enough_others_are_left() -> None:
    good, bad = process([(10, 20)] * 4), process([(40, 20)] * 4, [HALF] * 4)
    made = samples(*[good] * ENOUGH, bad, bad)
    found = made.quotient({"a": 1.0}, {"b": 1.0})
    assert found is not None and found.hi == 0.5 and made.spoilt(bad)
    few = samples(*[good] * 4, *[bad] * 4).quotient({"a": 1.0}, {"b": 1.0})
    assert few is not None and (few.lo, few.hi) == (0.5, 2.0)


def test_what_a_core_does_alone_is_seen_through_disturbed_samples() -> None:
    """One sample in three is too wide, as after a disturbed chain; few samples say nothing."""
    wide = samples(process([(10, 20)] * 6, [FULL, FULL, 40.0] * 2), process([(10, 20)] * 2, [40.0] * 2))
    assert wide.alone == FULL and not any(map(wide.spoilt, wide.processes))


def test_a_core_that_is_always_shared_is_what_is_measured() -> None:
    made = samples(*[process([(40, 20)] * 2, [HALF] * 2)] * ENOUGH)
    found = made.quotient({"a": 1.0}, {"b": 1.0})
    assert HALF < ALONE and made.alone == ALONE
    assert found is not None and found.value == 2.0 and made.spoilt(made.processes[0])


GROUPS = [
    Group("x", ("p256/add:random/c", "p256/add:random/x64"), 7),
    Group("y", ("p256/neg/c",), 9, 2, look=1),
]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Which group was sampled for how many milliseconds; the second process of all runs on a shared core."""
    seen: list[tuple[str, int]] = []

    def sample(cases: Any, metric: str, plan: Any, copies: Any) -> Sampling:
        if plan.rounds > 1:
            seen.append((cases[0].op, plan.milliseconds))
        n = len(cases)
        return Sampling("cycles", [[1.0] * n], [[0.0] * n], [[HALF if len(seen) == 2 else FULL] * n])

    monkeypatch.setattr(interleave, "sample", sample)
    monkeypatch.setattr(interleave, "why_not", lambda case: "is not here" if case.variant == "x64" else "")
    monkeypatch.setattr(interleave, "run_record", lambda head: {"cpu": "made up"})
    return seen


def kinds(lines: Iterator[dict[str, Any]]) -> list[str]:
    return [next(key for key in ("run", "unavailable", "group", "look") if key in line) for line in lines]


def test_sweeps_go_over_all_groups(asked: list[tuple[str, int]]) -> None:
    steps: list[Step] = []
    lines = list(interleaved(GROUPS, False, steps.append))
    assert kinds(iter(lines)) == ["run", "unavailable", *["group"] * 8, "look", *["group"] * 8]
    look = [("add", interleave.LOOK), ("neg", interleave.LOOK), *[("add", interleave.LOOK)] * 5]
    again = [("neg", interleave.LOOK)]
    whole = [("add", 7), ("neg", 9), ("add", 7), ("neg", 9), *[("add", 7)] * 4]
    assert asked == [*look, *again, *whole]
    assert [line["again"] for line in lines if "again" in line] == [False] * 7 + [True] + [False] * 8
    assert lines[1] == {"id": "p256/add:random/x64", "unavailable": "is not here"}
    assert {tuple(line["cases"]) for line in lines if "cases" in line} == {
        GROUPS[0].cases[:1],
        GROUPS[1].cases,
    }
    assert len(steps) == len(asked) and steps[0].left > steps[-1].left >= 0 and steps[-1].taken >= 0


def test_the_first_look_alone(asked: list[tuple[str, int]]) -> None:
    lines = list(interleaved(GROUPS, True, lambda _: None))
    assert lines[-1] == LOOKED and len(asked) == 8


def test_nothing_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interleave, "why_not", lambda case: "is not here")
    with pytest.raises(Unavailable, match="p256/neg/c: is not here"):
        next(interleaved(GROUPS[1:], True, lambda _: None))
