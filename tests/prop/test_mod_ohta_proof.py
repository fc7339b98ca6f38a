# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proofs of Ohta's products, each for every modulus of its length, and what is refused."""

from __future__ import annotations

import platform
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from sampling import sampled

from sangi.codegen.emit import x64_ohta, x64_text
from sangi.errors import BadInput
from sangi.verify.interp.text import parse
from sangi.verify.symbolic import Spec, Unproved, campaign, fields, image, prove, shadow, witness

KERNELS = [(name, limbs) for limbs in x64_ohta.LIMBS for name in x64_ohta.SCHEDULED]
HERE = platform.machine().lower() in ("x86_64", "amd64")
#: Every way in which the library and its users share objects, by operation.
SHARED: Mapping[str, tuple[Mapping[str, str], ...]] = {
    "ohta_mul": ({}, {"z": "x"}, {"z": "y"}, {"y": "x"}, {"z": "x", "y": "x"}),
    "ohta_sqr": ({}, {"z": "x"}),
}
#: The kernel, its limbs and its mutants: two kernels in every run, all in the full one.
SOME = (("ohta_mul", 2, 60), ("ohta_sqr", 2, 60), ("ohta_mul", 3, 40), ("ohta_sqr", 3, 40))
MANY = (
    *(("ohta_mul", 2, 400), ("ohta_sqr", 2, 300), ("ohta_sqr", 3, 300), ("ohta_mul", 4, 250)),
    *(("ohta_sqr", 6, 120), ("ohta_mul", 9, 80), ("ohta_sqr", 9, 80)),
)


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    return (root / "generated/mod/ohta_x64.S").read_text()


@pytest.fixture(scope="module")
def loaded(text: str) -> image.Image:
    return image.read(fields.assembled(text))


def symbol_of(name: str, limbs: int) -> str:
    return f"sangi_mod_{name}_{limbs}_x64"


@pytest.mark.parametrize(("name", "limbs"), KERNELS)
def test_proved_for_every_modulus(loaded: image.Image, name: str, limbs: int) -> None:
    proof = prove(loaded, symbol_of(name, limbs), Spec.any_modulus(name, limbs))
    assert proof.paths == 1
    assert 1 <= proof.bound < 1 + 2**-50
    assert proof.carries == 3


@pytest.mark.parametrize(("name", "limbs"), sampled(KERNELS, 3))
def test_every_sharing_is_a_claim_that_is_proved(loaded: image.Image, name: str, limbs: int) -> None:
    for share in SHARED[name]:
        prove(loaded, symbol_of(name, limbs), replace(Spec.any_modulus(name, limbs), share=share))


def two_limbs(good: str, bad: str) -> bytes:
    """The product of two limbs with the last match of a pattern replaced."""
    made = x64_text.file({"f": x64_ohta.multiply(2)}, hidden=False)
    *_, found = re.finditer(good, made)
    return fields.assembled(made[: found.start()] + found.expand(bad) + made[found.end() :])


#: What is changed in the product of two limbs, and what the prover then says.
DAMAGES = {
    "a borrow lost": (r"sbb (r8, rdi)", r"sub \1", "carry .* is dropped and not shown to be 0|no difference"),
    "a carry of x y lost": (
        r"adcx (rbx), qword ptr \[FRAME",
        r"add \1, [FRAME",
        "x y: carry c17 .* is dropped",
    ),
    "a carry of K h lost": (r"adcx (r14, r8)", r"add \1", "not shown to be below 2 n"),
    "a product with K lost": (r"adox (r14, r9)", "nop", "not shown to be below 2 n"),
    "another limb of K": (r"\[rbp \+ 48\]", "[rbp + 40]", "K multiplies another number than x y"),
    "2n instead of K": (r"\[rbp \+ 48\]", "[rbp + 32]", "may be too large|K multiplies"),
    "a shift by one less": (r"shr (r14), 55", r"shr \1, 54", "may be too large"),
    "a shift by one more": (r"shr (r14), 55", r"shr \1, 56", "."),
    "another n": (
        r"(mulx r9, r8), qword ptr \[rbp\]",
        r"\1, [rbp + 24]",
        "no difference of x y and a multiple",
    ),
    "past K": (r"\[rbp \+ 48\]", "[rbp + 56]", "reads outside the arguments"),
    "K written": (r"mov qword ptr \[rdx\], r8", "mov [rbp + 40], r8", r"writes to the input data\[5\]"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_the_prover_refuses(what: str) -> None:
    good, bad, says = DAMAGES[what]
    with pytest.raises(Unproved, match=says):
        prove(two_limbs(good, bad), "f", Spec.any_modulus("ohta_mul", 2))


def test_a_kernel_that_is_right_apart_and_wrong_in_place() -> None:
    content = two_limbs(r"mov (rax, rdx)\n", r"mov \1\n    xor r8d, r8d\n    mov [rdi + 8], r8\n")
    spec = Spec.any_modulus("ohta_mul", 2)
    prove(content, "f", replace(spec, share={}))
    with pytest.raises(Unproved, match=r"reads y\[1\] after z\[1\] was written|reads x\[1\] after z\[1\]"):
        prove(content, "f", spec)
    for share in SHARED["ohta_mul"][1:]:
        if "z" in share:
            with pytest.raises(Unproved):
                prove(content, "f", replace(spec, share=share))


@pytest.mark.skipif(not HERE, reason="needs an x86-64 CPU")
def test_what_is_wrong_is_shown_by_operands() -> None:
    content = two_limbs(r"adox r14, r9", "nop")
    with pytest.raises(Unproved, match=r"wrong for x = 0x[0-9a-f]+, y = 0x[0-9a-f]+, data = 0x"):
        prove(content, "f", Spec.any_modulus("ohta_mul", 2), witness=witness.searcher(content))


def test_the_bounds_are_fixed() -> None:
    spec = Spec.any_modulus("ohta_mul", 3)
    with pytest.raises(BadInput, match="below 2n"):
        replace(spec, inputs={**spec.inputs, "x": 4 * spec.modulus})
    with pytest.raises(BadInput, match="below 2n"):
        replace(spec, output=spec.modulus)


def test_a_product_is_no_square(loaded: image.Image) -> None:
    with pytest.raises(Unproved):
        prove(loaded, symbol_of("ohta_mul", 2), Spec.any_modulus("ohta_sqr", 2))


@pytest.mark.parametrize(("name", "limbs"), sampled(KERNELS))
def test_all_forms_of_every_word_have_the_value_that_the_interpreter_finds(
    loaded: image.Image, text: str, name: str, limbs: int
) -> None:
    spec, symbol = Spec.any_modulus(name, limbs), symbol_of(name, limbs)
    function = parse(text)[symbol]
    vectors = witness.vectors(spec, 60)[:5]
    assert sum(shadow.check(loaded, symbol, function, spec, vector) for vector in vectors) > 1_000


@pytest.mark.skipif(not HERE, reason="needs an x86-64 CPU")
@pytest.mark.matrix(3)
@pytest.mark.parametrize(
    ("name", "limbs", "count"),
    [*sampled(SOME, 2), *(pytest.param(*row, marks=pytest.mark.full) for row in MANY)],
)
def test_no_mutant_is_both_proved_and_wrong(text: str, name: str, limbs: int, count: int) -> None:
    function, spec = parse(text)[symbol_of(name, limbs)], Spec.any_modulus(name, limbs)
    verdicts = campaign.run(function, spec, count, seed=1, vectors=5000)
    unsound = [v for v in verdicts if not v.refusal and v.outcome.verdict != "ok"]
    assert not unsound, f"proved and {unsound[0].outcome}: {unsound[0].mutant.what}"
    assert sum(v.label == "refused + wrong" for v in verdicts) > count / 2
