# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proofs of products whose modulus is in memory, each for every odd modulus, and what is refused."""

from __future__ import annotations

import platform
import re
from pathlib import Path

import pytest
from sampling import sampled

from sangi import toolchain
from sangi.codegen import mod
from sangi.codegen.op.any_modulus import FILES, KERNELS, LIMBS
from sangi.codegen.op.mont import mont_mul
from sangi.errors import BadInput
from sangi.verify.interp.text import parse
from sangi.verify.suites import mod as check
from sangi.verify.symbolic import Spec, Unproved, campaign, compiled, fields, image, prove, shadow, witness

#: Counts of limbs that differ in where their pointers are; the others are proved with --full.
TELLING = (1, 2, 4, 6, 8, 9)

#: The kernel, its limbs and its mutants in the full run.
MANY = (
    ("mont_mul", 4, 200),
    ("mont_sqr", 4, 100),
    ("mont_mul", 8, 60),
    ("mont_mul", 9, 40),
    ("mod_sub", 8, 80),
)


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    """Every file of these kernels, one behind the other."""
    return "\n".join((root / f"generated/mod/{file}_x64.S").read_text() for file in FILES)


@pytest.fixture(scope="module")
def objects(root: Path) -> dict[str, bytes]:
    """The object of each kernel's file."""
    made = {f: fields.assembled((root / f"generated/mod/{f}_x64.S").read_text()) for f in FILES}
    return {kernel.name: made[file] for file, kernels in FILES.items() for kernel in kernels}


def symbol_of(name: str, limbs: int) -> str:
    return mod.symbol(name, limbs, "x64")


@pytest.mark.parametrize(
    "limbs", [n if n in TELLING else pytest.param(n, marks=pytest.mark.full) for n in LIMBS]
)
@pytest.mark.parametrize("name", KERNELS)
def test_proved_for_every_modulus(objects: dict[str, bytes], name: str, limbs: int) -> None:
    proof = prove(objects[name], symbol_of(name, limbs), Spec.any_modulus(name, limbs))
    assert proof.bound <= 2
    assert proof.paths in (2, 4)


@pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU")
def test_portable_c_is_proved_through_its_object(root: Path, tmp_path: Path) -> None:
    include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", "-DSANGI_LIMB_BITS=64")
    text = (root / "generated/mod/mont_c64.c").read_text()
    flags = (*toolchain.C11, *compiled.FLAGS, *include)
    gcc = toolchain.gcc()
    made = toolchain.compile_c(text, cwd=tmp_path, compiler=gcc, flags=flags)
    wanted = {s: p for s, p in mod.programs(64, "c").items() if p.limbs in (1, 2, 4)}
    proved, refused = check.proved_of(made.read_bytes(), wanted)
    assert not refused
    assert len(proved) == 6
    broken = toolchain.compile_c(
        text.replace("sangi_limb_mask", "sangi_limb_hide"), cwd=tmp_path, compiler=gcc, flags=flags
    )
    assert not check.proved_of(broken.read_bytes(), wanted)[0]


#: What is changed in a kernel of two limbs, and what the prover then says.
DAMAGES = {
    "n0 is another limb": (
        r"imul rdx, \[rcx \+ 16\]",
        "imul rdx, [rcx + 8]",
        "congruence fails",
    ),
    "no choice": ("cmovc rbx, rdx", "nop", "not shown to be below|reads|congruence"),
    "a borrow lost": (r"sbb r10, 0", "nop", "is dropped and not shown to be 0|not shown to be below"),
    "another modulus": (
        r"sbb rbp, \[rcx \+ 8\]",
        "sbb rbp, [rcx]",
        "not shown|congruence",
    ),
    "past n0": (
        r"imul rdx, \[rcx \+ 16\]",
        "imul rdx, [rcx + 24]",
        "reads outside the arguments",
    ),
    "the modulus written": (
        r"mov \[rdi\], rbx",
        "mov [rcx], rbx",
        r"writes to the input m\[0\]",
    ),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_the_prover_refuses(what: str) -> None:
    good, bad, says = DAMAGES[what]
    text = mod.assembly({"f": mont_mul(64, 2)}, hidden=False)
    *_, found = re.findall(good, text)
    before, after = text.rsplit(found, 1)
    with pytest.raises(Unproved, match=says):
        prove(fields.assembled(before + bad + after), "f", Spec.any_modulus("mont_mul", 2))


@pytest.mark.parametrize("name", sampled(KERNELS, 2))
def test_all_forms_of_every_word_have_the_value_that_the_interpreter_finds(
    objects: dict[str, bytes], text: str, name: str
) -> None:
    symbol, spec = symbol_of(name, 3), Spec.any_modulus(name, 3)
    loaded, function = image.read(objects[name]), parse(text)[symbol]
    compared = sum(shadow.check(loaded, symbol, function, spec, v) for v in witness.vectors(spec, 60))
    assert compared > 1_500


def test_operands_up_to_the_radix_are_refused(objects: dict[str, bytes]) -> None:
    for name in ("mont_mul", "mod_add"):
        spec = Spec(name, 2**128 - 1, 2, {"m": 2**128, "x": 2**128, "y": 2**128})
        with pytest.raises(Unproved, match="not shown"):
            prove(objects[name], symbol_of(name, 2), spec)


def test_a_sum_is_no_difference(objects: dict[str, bytes]) -> None:
    with pytest.raises(Unproved, match=r"congruence fails|not shown"):
        prove(objects["mod_add"], symbol_of("mod_add", 2), Spec.any_modulus("mod_sub", 2))


def test_an_operation_of_one_modulus_takes_no_other() -> None:
    with pytest.raises(BadInput, match="no bound of"):
        Spec.any_modulus("mul", 2)


@pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU")
@pytest.mark.matrix(3)
@pytest.mark.parametrize(
    ("name", "limbs", "count"),
    [
        *sampled((("mont_mul", 1, 30), ("mont_mul", 3, 40), ("mont_sqr", 2, 30))),
        *(("mod_add", 2, 20), ("mod_sub", 3, 20)),
        *(pytest.param(*row, marks=pytest.mark.full) for row in MANY),
    ],
)
def test_no_mutant_is_both_proved_and_wrong(text: str, name: str, limbs: int, count: int) -> None:
    symbol, spec = symbol_of(name, limbs), Spec.any_modulus(name, limbs)
    verdicts = campaign.run(parse(text)[symbol], spec, count, seed=1, vectors=5000)
    unsound = [v for v in verdicts if not v.refusal and v.outcome.verdict != "ok"]
    assert not unsound, f"proved and {unsound[0].outcome}: {unsound[0].mutant.what}"
    assert sum(v.label == "refused + wrong" for v in verdicts) > count / 2
