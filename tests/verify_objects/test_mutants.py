# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of kernels in the manner of others: none is both proved and wrong, registers and guards included."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Iterable

import kernels
import mutation
import pytest
from sampling import chosen

from sangi.verify.objects.contract import Contract
from sangi.verify.symbolic import image

PRODUCT = Contract("2^255-19", "mul", limbs="51x5", form="plain", given="loose", out="tight")
Campaign = tuple[str, Contract, int, int]
#: A kernel's text, its contract, how many mutants in the ordinary run, which has two of these, and in the full one.
PLAN = (
    (kernels.product_25519(), PRODUCT, 40, 300),
    (kernels.product_25519(in_place=False), PRODUCT, 10, 100),
    (kernels.sum_with_saved_flags(2**127 - 1), Contract("2^127-1", "add"), 30, 200),
    (kernels.sum_in_a_loop(), Contract("2^127-1", "add", convention="out,x,y,2", out="<2p"), 20, 100),
)


def _campaign(plan: Iterable[Campaign], *, full: bool, seed: int) -> Counter[str]:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    counts: Counter[str] = Counter()
    for body, contract, few, many in plan:
        for verdict in mutation.campaign(body, contract, many if full else few, seed):
            assert not verdict.wrong, f"proved and wrong: {verdict.what}"
            if verdict.verdict == "undecided":
                print(f"undecided: {verdict.what}: {verdict.why[:150]}")
            counts[verdict.verdict] += 1
    return counts


def test_no_mutant_is_proved_and_wrong() -> None:
    counts = _campaign(chosen(PLAN, 2), full=False, seed=1)
    assert counts["refuted"] > counts.total() / 3
    assert counts["undecided"] <= 0.1 * counts.total()


def test_what_is_proved_and_wrong_is_seen() -> None:
    """A prover that believes every claim: the campaign's execution finds it out."""
    body = kernels.sum_in_a_loop().replace("adc rax, 0", "clc")
    loaded = image.read(kernels.assembled(body))
    contract = Contract("2^127-1", "add", convention="out,x,y,2", out="<2p")
    assert mutation.judged(loaded, contract, "a carry less", 1, 300).verdict == "refuted"
    with pytest.MonkeyPatch.context() as patch:
        answer = next(
            iter(mutation.judge(image.read(kernels.assembled(kernels.sum_in_a_loop())), "f", contract))
        )
        patch.setattr(mutation, "judge", lambda *given, **more: iter([answer]))
        assert mutation.judged(loaded, contract, "a carry less", 1, 300).wrong


@pytest.mark.full
@pytest.mark.matrix(2)
@pytest.mark.parametrize("of", range(4))
def test_no_mutant_of_many_is_proved_and_wrong(of: int) -> None:
    counts = _campaign([PLAN[of]], full=True, seed=2)
    assert counts.total() >= 0.8 * PLAN[of][3]
    assert counts["undecided"] <= 0.1 * counts.total()
