# SPDX-License-Identifier: MIT OR Apache-2.0
"""The prover against wrong kernels: mutants, each proved and run, none of them both proved and wrong."""

from __future__ import annotations

import platform
import random
from collections import Counter

import pytest
from sampling import chosen

from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.interp.text import Function, parse
from sangi.verify.symbolic import Spec, campaign, contracts

MODULI = {
    "p256": NAMED["p256"].modulus,
    "p381": NAMED["p381"].modulus,
    "p511": NAMED["p511"].modulus,
    "bn254": 0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47,
    "p192": 2**192 - 2**64 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
    "p25519": NAMED["p25519"].modulus,
    "p190": 2**190 - 11,
    "p128": 2**128 - 159,
}
#: Modulus, operation, mutants in the ordinary run, which has four of those with any, and in the full one.
PLAN = (
    ("bn254", "mul", 60, 300),
    ("bn254", "sqr", 30, 150),
    ("p25519", "mul", 30, 150),
    ("p190", "mul_lazy", 30, 150),
    ("p128", "mul", 30, 100),
    ("p256", "add", 30, 100),
    ("p381", "sub", 20, 100),
    ("p256", "half", 20, 100),
    ("p190", "select", 10, 40),
    ("secp256k1", "sqr", 0, 120),
    ("p256", "mul", 0, 120),
    ("p192", "mul", 0, 80),
    ("p381", "sqr", 0, 100),
    ("p511", "mul", 0, 60),
)


def kernel(name: str, operation: str) -> tuple[Function, Spec]:
    """An emitted kernel as text, with the constants that it reads, and the first case of its contract."""
    shape = Shape.of(MODULI[name], 64)
    program = OPERATIONS[operation].build(shape)
    text = x64_text.text({"f": program}, shape.modulus, "constants", hidden=False)
    return parse(text)["f"], contracts.specs(operation, shape.modulus, shape.limbs)[0]


def random_kernel(source: random.Random) -> tuple[str, Function, Spec]:
    """A kernel for a random modulus of 2 to 6 limbs that ends anywhere in its top limb, and its specification."""
    limbs = source.randrange(2, 7)
    bits = 64 * limbs - source.choice((0, 1, 2, 3, 7, 20))
    shape = Shape.of(source.getrandbits(bits) | 1 | 1 << bits - 1, 64)
    operations = [o for o in ("mul", "sqr", "add", "sub", "neg", "dbl", "half") if available(shape, (o,))]
    operation = source.choice(operations)
    text = x64_text.text({"f": OPERATIONS[operation].build(shape)}, shape.modulus, "constants", hidden=False)
    spec = contracts.specs(operation, shape.modulus, shape.limbs)[0]
    return f"{operation} of {bits} bits", parse(text)["f"], spec


def _random_kernels(kernels: int, seed: int, vectors: int) -> Counter[str]:
    """A right kernel and four broken ones for each of some random moduli; every verdict with what ran."""
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    source, counts = random.Random(seed), Counter[str]()
    for number in range(kernels):
        name, function, spec = random_kernel(source)
        counts["right"] += 1
        for verdict in campaign.run(function, spec, 4, seed=number, vectors=vectors):
            counts[verdict.label] += 1
            assert verdict.refusal or verdict.outcome.verdict == "ok", f"{name}: {verdict.mutant.what}"
    return counts


def test_random_kernels_are_proved_and_broken_ones_are_not() -> None:
    counts = _random_kernels(2, 3, 2_000)
    assert counts["right"] == 2
    assert counts.total() == 10


@pytest.mark.full
def test_forty_random_kernels_and_four_mutants_of_each() -> None:
    """A kernel of few instructions may have fewer mutants than that."""
    counts = _random_kernels(40, 4, 30_000)
    assert counts["right"] == 40
    assert 190 <= counts.total() <= 200
    assert counts["refused + ok"] <= 6


def _run(full: bool, seed: int) -> Counter[str]:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    found: dict[str, list[campaign.Verdict]] = {}
    for name, operation, few, many in PLAN if full else chosen([row for row in PLAN if row[2]], 4):
        count = many if full else few
        if count:
            function, spec = kernel(name, operation)
            vectors = 20_000 if full else 5_000
            found[f"{name} {operation}"] = campaign.run(function, spec, count, seed=seed, vectors=vectors)
    print(campaign.table(found))
    verdicts = [v for of in found.values() for v in of]
    for verdict in verdicts:
        if verdict.label == "refused + ok":
            print(f"refused, and right wherever it was run: {verdict.mutant.what}: {verdict.refusal}")
    unsound = [v for v in verdicts if not v.refusal and v.outcome.verdict != "ok"]
    assert not unsound, f"proved and {unsound[0].outcome}: {unsound[0].mutant.what}"
    return Counter(verdict.label for verdict in verdicts)


def test_no_mutant_is_both_proved_and_wrong() -> None:
    counts = _run(full=False, seed=1)
    assert counts.total() >= 70
    assert counts["refused + wrong"] > counts.total() / 2
    assert counts["refused + ok"] < counts.total() / 10


@pytest.mark.full
def test_no_mutant_of_many_is_both_proved_and_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        counts = _run(full=True, seed=2)
    assert counts.total() >= 1000
    assert counts["refused + wrong"] > counts.total() / 2
    assert counts["refused + ok"] < counts.total() / 20


def test_a_kernel_that_is_wrong_itself_starts_no_campaign() -> None:
    function, _ = kernel("p190", "mul_lazy")
    spec = Spec("mul", MODULI["p190"], 3)
    with pytest.raises(CheckFailed, match="refused"):
        campaign.run(function, spec, 5, seed=1, vectors=1000)
