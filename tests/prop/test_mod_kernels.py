# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products whose modulus is in memory: exhausted, run on awkward moduli; objects checked; what that catches."""

from __future__ import annotations

import ctypes
import platform
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sangi import api, toolchain
from sangi.codegen import mod
from sangi.codegen.op.any_modulus import FILES, LIMBS
from sangi.codegen.op.mont import mont_mul
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive import mod as exhaust
from sangi.verify.mutation import mod as mutate
from sangi.verify.mutation import programs as mutants
from sangi.verify.mutation.field import judge
from sangi.verify.run.mod import Interpreted, Native
from sangi.verify.suites import field as emitted
from sangi.verify.suites import mod as check
from sangi.verify.symbolic import fields
from sangi.verify.vectors import mod as family

X86 = platform.machine().lower() in ("x86_64", "amd64")
needs_x86 = pytest.mark.skipif(not X86, reason="needs an x86-64 CPU")


@pytest.mark.parametrize("size", exhaust.SIZES, ids=lambda s: f"{s[1]}x{s[0]}")
@pytest.mark.parametrize("backend", exhaust.BACKENDS)
def test_every_operand_of_every_modulus(
    backend: str, size: tuple[int, int, int, int], tmp_path: Path
) -> None:
    width, limbs, largest, operands = size
    done = exhaust.exhaust(backend, size, tmp_path)
    odd = range(3, largest + 1, 2)
    points, squares = sum(m * m for m in odd), sum(odd)
    # Apart: z new, z is x, z is y; and with y = x two ways.
    assert done.cases == (3 * points + 2 * squares) * (operands == 2) + 2 * squares
    assert done.moduli == len(odd)
    assert largest == 2 ** (width * limbs) - 1


@pytest.mark.parametrize("size", exhaust.SIZES[:3], ids=lambda s: f"{s[1]}x{s[0]}")
def test_every_sum_and_difference(size: tuple[int, int, int, int], tmp_path: Path) -> None:
    done = exhaust.exhaust("x64", size, tmp_path, file="sum")
    every = range(2, size[2] + 1)
    assert done.cases == 2 * (3 * sum(m * m for m in every) + 2 * sum(every))
    assert done.moduli == len(every)


def breaking(monkeypatch: pytest.MonkeyPatch, damage: Callable[[Program], Program]) -> None:
    """The product's builder leaves damaged programs."""
    product, square = FILES["mont"]
    broken = replace(product, build=lambda w, n: damage(mont_mul(w, n)))
    monkeypatch.setitem(FILES, "mont", (broken, square))


def test_a_lost_top_carry_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = next(m.what for m in mutants.of(mont_mul(4, 2)) if m.what.startswith("or takes only its first"))
    breaking(monkeypatch, lambda p: next(m.program for m in mutants.of(p) if m.what == found))
    with pytest.raises(
        CheckFailed, match=r"^c, 2 limbs of 4 bits: mont_mul: m = \d+, x = \d+, y = \d+: gave"
    ):
        exhaust.exhaust("c", exhaust.SIZES[1], tmp_path)


def test_a_missing_subtraction_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    breaking(
        monkeypatch, lambda p: next(m.program for m in mutants.of(p) if "first is always taken" in m.what)
    )
    with pytest.raises(CheckFailed, match=r"^c, 1 limbs of 4 bits: mont_mul: m = "):
        exhaust.exhaust("c", exhaust.SIZES[0], tmp_path)


def test_mutants_are_caught() -> None:
    fates = list(mutate.fates(every=29))
    assert len(fates) > 20
    missed = {(f.backend, f.key) for f in fates if not f.fault} - {
        (f.backend, f.key) for f in fates if f.fault
    }
    # One size may not show what another does.
    assert len(missed) <= len(fates) / 20


def test_mutants_of_code_that_is_not_run_would_be_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaust, "operands", lambda *_: (np.array([0]), np.array([0]), np.array([3])))
    fates = list(mutate.fates(every=90))
    assert any(not f.fault for f in fates)


@pytest.mark.full
def test_every_mutant_is_caught() -> None:
    survivors = judge(list(mutate.fates()), mutate.EQUIVALENT)
    assert {f.key for f in survivors} == set(mutate.EQUIVALENT)


def test_families_have_the_moduli_that_break_kernels(seed: int) -> None:
    for width in (64, 32, 16):
        for limbs in LIMBS:
            moduli = family.moduli(width, limbs, random.Random(seed))
            R, word = 1 << width * limbs, 1 << width
            assert {R - 1, R - 3, R // 2 + 1, R // 2 - 1, 3} <= set(moduli)
            assert all(m % 2 and 3 <= m < R for m in moduli)
            assert limbs == 1 or R // word + 1 in moduli
            inverses = {family.in_memory(m, width, limbs) >> width * limbs for m in moduli}
            assert {1, word - 1 if limbs > 1 else 1} <= inverses
            assert all(
                m * (family.in_memory(m, width, limbs) >> width * limbs) % word == word - 1 for m in moduli
            )


@pytest.mark.parametrize("file", FILES)
def test_interpreted(file: str, seed: int) -> None:
    programs = mod.programs(64, "x64", file)
    run = Interpreted(mod.assembly(programs, hidden=False), programs)
    ran, fault = family.first_fault(run, programs, 9, seed)
    assert not fault
    assert ran > 10_000


@needs_x86
@pytest.mark.parametrize("file", FILES)
def test_assembly_on_this_cpu(root: Path, file: str, seed: int, tmp_path: Path) -> None:
    programs, text = mod.programs(64, "x64", file), (root / f"generated/mod/{file}_x64.S").read_text()
    made = toolchain.assemble(re.sub(r"\.hidden name", "", text), cwd=tmp_path)
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=tmp_path)))
    run = Native(library, programs, tmp_path)
    ran, fault = family.first_fault(run, programs, 60, seed)
    assert not fault
    assert ran > 50_000


@pytest.mark.parametrize("width", check.WIDTHS)
def test_portable_c(root: Path, width: int, seed: int, tmp_path: Path) -> None:
    programs = mod.programs(width, "c")
    include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", f"-DSANGI_LIMB_BITS={width}")
    source = root / f"generated/mod/mont_c{width}.c"
    made = toolchain.shared([source], cwd=tmp_path, flags=(*toolchain.C11, "-O1", *include))
    run = Native(ctypes.CDLL(str(made)), programs, tmp_path)
    ran, fault = family.first_fault(run, programs, 30, seed)
    assert not fault
    assert ran > 20_000


def test_a_wrong_answer_is_told(seed: int, tmp_path: Path) -> None:
    programs = {"mul_2": mont_mul(64, 2)}
    text = mod.assembly(programs, hidden=False)
    head, tail = text.rsplit("adox", 1)
    run = Interpreted(f"{head}adcx{tail}", programs)
    _, fault = family.first_fault(run, programs, 60, seed)
    assert re.match(r"mul_2: m = 0x\w+, x = 0x\w+, y = 0x\w+.*: left 0x\w+, expected 0x\w+", fault)


@pytest.mark.parametrize("file", FILES)
def test_gated(root: Path, file: str) -> None:
    programs = mod.programs(64, "x64", file)
    obj = fields.assembled((root / f"generated/mod/{file}_x64.S").read_text())
    check.check_object("x64", obj, "x86-64", programs)
    with pytest.raises(CheckFailed, match=r"x64 is not straight-line code: .*not in the object"):
        check.check_object("x64", obj, "x86-64", {**programs, "missing": mont_mul(64, 2)})


@pytest.mark.parametrize("width", (64, 32))
@pytest.mark.parametrize("levels", [pytest.param(emitted.LEVELS, marks=pytest.mark.full)])
def test_portable_c_is_straight_line(root: Path, width: int, levels: tuple[str, ...], tmp_path: Path) -> None:
    include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", f"-DSANGI_LIMB_BITS={width}")
    text = (root / f"generated/mod/mont_c{width}.c").read_text()
    made = list(emitted.c_objects(text, width, tmp_path, lambda _: None, include, levels))
    assert len(made) >= 3 * len(levels)
    for what, target, content in made:
        check.check_object(what, content, target, mod.programs(width, "c"))


@pytest.mark.full
def test_the_check_says_what_it_did(seed: int) -> None:
    lines = [str(line) for line in check.check(seed, count=20, levels=("-O2",))]
    for wanted in (
        "builders, x64: exhausted at 2 limbs of 4 bits",
        "x64, mont: proved from its bytes",
        "18 kernels, every odd modulus",
        "18 kernels, every modulus",
        "x64, Ohta: straight line",
        "C, limbs of 64 bits: proved through the object",
        "C, limbs of 16 bits",
    ):
        assert any(wanted in line for line in lines), wanted
    assert "mod" in api.PARTS
