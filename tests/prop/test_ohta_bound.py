# SPDX-License-Identifier: MIT OR Apache-2.0
"""The truncated quotient: its bound, exhausted and attacked; and that what breaks it is caught."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from sangi.codegen.modsimd.shape import SIZES
from sangi.errors import CheckFailed
from sangi.explain import reduction
from sangi.verify.bounds.quotient import Plan, lazy, paper
from sangi.verify.exhaustive import quotient as exhaust
from sangi.verify.suites import ohta as check
from sangi.verify.vectors import quotient as attack

SMALL = ((4, 2), (6, 2), (6, 3))
#: Lines of a check besides those of exhaustions.
OTHERS = 2 * len(attack.FULL) + len(attack.LAZY) + 2 * len(SIZES)


def test_the_check(seed: int) -> None:
    lines = list(check.check(seed, sizes=SMALL))
    assert len(lines) == 4 * len(SMALL) + OTHERS
    assert all("\n" not in str(line) for line in lines)


@pytest.mark.full
def test_the_check_with_every_size(seed: int) -> None:
    assert len(list(check.check(seed))) == 4 * len(exhaust.SIZES) + OTHERS


@pytest.mark.parametrize(("width", "limbs"), check.MUST_FAIL)
def test_one_guard_column_fails_by_m_and_two_by_no_more_than_one(width: int, limbs: int) -> None:
    plans = {g: [paper(p, width, g) for p in attack.moduli(width * limbs, random.Random(1))] for g in (1, 2)}
    one = attack.attack("one", plans[1], random.Random(2))
    assert one.error == limbs and one.bound in (limbs, limbs + 1)
    two = attack.attack("two", plans[2], random.Random(2))
    assert two.lost == 1 and two.error == two.bound == 2


def test_the_paper_needs_both_of_its_subtractions() -> None:
    """At 220 bits, limbs of 14: x = y = p - 1 for a modulus whose eps is nearly 1."""
    plan = Plan(2**220 - 2**110 + 1, 14, 440, 30)
    assert plan.subtractions == 2 == plan.error(plan.top)


@pytest.mark.parametrize("bits", [12, 20])
def test_the_worst_omission_is_the_formula(bits: int) -> None:
    for p in random.Random(bits).sample(range((1 << bits - 1) + 1, 1 << bits), 20):
        for guards in (1, 2, 3):
            plan = paper(p, 4, guards)
            ones = (1 << 4 * plan.column) - 1
            assert Fraction(plan.omitted(ones), 1 << plan.shift) == plan.truncation


def test_two_ways_to_the_quotient_agree(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(30):
        plan = paper(source.randrange(129, 256), 2, source.randint(0, 4))
        h = np.array([source.randint(0, plan.top) for _ in range(50)], dtype=np.int64)
        assert exhaust._quotients(plan, h).tolist() == [plan.quotient(int(x)) for x in h]


def test_what_is_left_out_is_as_much_as_costs_nothing() -> None:
    for p, width in ((2**220 - 77, 14), (2**512 - 569, 52), (2**256 - 189, 64)):
        plan = lazy(p, width)
        assert plan.delta < 1 and plan.width * plan.limbs >= p.bit_length() + 3
        assert replace(plan, column=plan.column + 1).delta >= 1
        assert plan.limbs == -(-(p.bit_length() + 3) // width)


def wrong_quotient(self: Plan, h: int) -> int:
    """One column more is left out."""
    return replace(self, column=self.column + 1).quotient_of(h)  # type: ignore[attr-defined]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every program leaves out one column more than its plan says."""
    right, every = Plan.quotient, exhaust._quotients
    monkeypatch.setattr(Plan, "quotient_of", right, raising=False)
    monkeypatch.setattr(Plan, "quotient", wrong_quotient)
    monkeypatch.setattr(
        exhaust, "_quotients", lambda plan, h: every(replace(plan, column=plan.column + 1), h)
    )


@pytest.mark.usefixtures("broken")
def test_a_column_too_few_is_caught() -> None:
    """Not under every plan, where one more column costs nothing or the bound is above its cost."""
    (_, plans), *_ = [found for found in exhaust.plans(6, 3) if "columns 2" in found[0]]
    with pytest.raises(CheckFailed, match="leaves 0"):
        exhaust.exhaust("control", plans)
    with pytest.raises(CheckFailed, match="and the bound is"):
        attack.attack(
            "control", [paper(p, 14, 2) for p in attack.moduli(224, random.Random(1))], random.Random(2)
        )
    with pytest.raises(CheckFailed):
        attack.attack(
            "control", [lazy(p, 14) for p in attack.moduli(224, random.Random(1))], random.Random(2)
        )


def plans_with(change: str) -> Iterator[Plan]:
    for p in range(33, 64):
        plan = paper(p, 3, 2)
        k = {"large": plan.k + 1, "small": plan.k - 2}[change]
        plan.__dict__["k"] = k
        yield plan


@pytest.mark.parametrize("change", ["large", "small"])
def test_a_wrong_constant_is_caught(change: str) -> None:
    with pytest.raises(CheckFailed, match="leaves 0"):
        exhaust.exhaust("control", list(plans_with(change)))


def test_a_limb_too_few_for_no_subtraction_is_caught() -> None:
    """t of a limb of 2 bits less: results reach 2p."""
    plans = [replace(lazy(p, 2), shift=lazy(p, 2).shift - 3, column=0) for p in range(33, 64)]
    with pytest.raises(CheckFailed, match="reaches 2p"):
        exhaust.exhaust("control", plans)


def test_an_attack_that_reaches_nothing_is_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "factors", lambda plan, source: iter([(1, 1)]))
    with pytest.raises(CheckFailed, match=r"an error of 16 is known, and only 0 was reached"):
        list(check.check(1, sizes=()))


def test_explained_for_a_modulus_and_for_any_of_its_length(seed: int) -> None:
    source = random.Random(seed)
    for width, bits in ((14, 220), (64, 256), (64, 2048), (16, 65), (52, 1024)):
        general = reduction.facts("any", None, bits, width)["ways"]
        for _ in range(3):
            p = source.getrandbits(bits) | 1 << bits - 1 | 1
            for own, any_ in zip(reduction.facts("one", p, bits, width)["ways"], general, strict=True):
                assert own["subtractions"] <= any_["subtractions"] or own["name"] == "Montgomery"
                assert {**own, "delta": 0, "subtractions": 0} == {**any_, "delta": 0, "subtractions": 0}
    assert reduction.facts("paper", None, 220, 14)["ways"][0]["mul"] == 544
    assert [w["name"] for w in reduction.facts("even", 2**64 + 2, 65, 64)["ways"]][-1] != "Montgomery"


def test_products_explained_are_those_of_the_columns() -> None:
    way = reduction.facts("full", 2**224 - 63, 224, 14)["ways"][1]
    assert way["mul"] == 2 * 16**2 + 4 * 16 + 3 - 1, (
        "Table 3.1 corrected; it counts one product by a limb that is zero"
    )
