# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ohta's products in assembly: exhausted at narrow limbs, run on awkward moduli; objects checked; what that catches."""

from __future__ import annotations

import ctypes
import platform
import random
import re
from pathlib import Path

import numpy as np
import pytest

from sangi import toolchain
from sangi.codegen import mod
from sangi.codegen.emit import x64_ohta
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive import mod_ohta as ohta
from sangi.verify.interp.call import Refused
from sangi.verify.run.mod import Interpreted, Native
from sangi.verify.suites import mod as check
from sangi.verify.vectors import mod_ohta as family

LARGEST = ohta.SIZES[-1]


def programs() -> dict[str, Program]:
    return {symbol: kernel.program for symbol, kernel in mod.ohta_kernels().items()}


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    return (root / "generated/mod/ohta_x64.S").read_text()


@pytest.mark.parametrize(
    ("size", "every"),
    [
        *((size, 1) for size in ohta.SIZES[:-1]),
        (LARGEST, 500),
        pytest.param(LARGEST, 40, marks=pytest.mark.full),
    ],
    ids=str,
)
def test_every_operand(size: tuple[int, int, int], every: int) -> None:
    chosen = ohta.moduli(*size)[::every]
    done = ohta.exhaust(size, every=every)
    # Apart: z new, z is x, z is y; and with y = x two ways.
    points, squares = sum(4 * n * n for n in chosen), sum(2 * n for n in chosen)
    assert done.cases == 3 * points + 4 * squares
    assert done.moduli == len(chosen)


def test_the_sizes_are_inside_the_proof_of_the_bound() -> None:
    for width, limbs, slack in ohta.SIZES:
        assert (4 + limbs) << (slack + 1) < 1 << width
        assert {n % 2 for n in ohta.moduli(width, limbs, slack)} == {0, 1}
        for n in ohta.moduli(width, limbs, slack):
            assert family.data(n, width, limbs, slack) < 1 << width * family.size(limbs)


def test_the_model_is_in_the_class_and_below_twice_the_modulus() -> None:
    for n in ohta.moduli(*LARGEST)[::50]:
        x = np.array([0, 1, n - 1, n, n + 1, 2 * n - 1])
        left = ohta.model(x, x, n, *LARGEST)
        assert (left < 2 * n).all()
        assert ((left - x * x) % n == 0).all()


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("mulx", "nop #", "read|gave"),
        (r"\bor \w+, \w+", "nop", "gave"),
        ("shr", "shl", "gave"),
        (r"sbb \w+, \w+", "nop", "gave"),
    ],
)
def test_what_is_wrong_is_caught(good: str, bad: str, says: str) -> None:
    size = ohta.SIZES[0]
    made, _ = ohta.kernels(*size)
    at = [m.start() for m in re.finditer(good, made)][-1]
    edited = made[:at] + re.sub(good, bad, made[at:], count=1)
    with pytest.raises((CheckFailed, Refused), match=says):
        ohta.exhaust(size, edited)


def test_one_guard_column_less_is_not_enough() -> None:
    n = ohta.moduli(*LARGEST)[0]
    x, y = (a.ravel() for a in np.meshgrid(np.arange(2 * n), np.arange(2 * n - 99, 2 * n)))
    assert (ohta.model(x, y, n, *LARGEST) < 2 * n).all()
    assert (ohta.model(x, y, n, *LARGEST, guards=1) >= 2 * n).any()


def test_interpreted(text: str, seed: int) -> None:
    ran, fault = family.first_fault(Interpreted(text, programs()), programs(), 12, seed)
    assert not fault
    assert ran > 5_000


@pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU")
def test_on_this_cpu(text: str, seed: int, tmp_path: Path) -> None:
    made = toolchain.assemble(text.replace(".hidden name", ""), cwd=tmp_path)
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=tmp_path)))
    ran, fault = family.first_fault(Native(library, programs(), tmp_path), programs(), 80, seed)
    assert not fault
    assert ran > 50_000


def test_awkward_moduli(seed: int) -> None:
    for limbs in x64_ohta.LIMBS:
        bits = 64 * (limbs - 1)
        found = family.awkward(limbs, random.Random(seed))
        assert {(1 << bits) - 1, (1 << bits - 8) + 1, (1 << bits - 1) + 1} <= set(found)
        assert all(1 << bits - 8 < n < 1 << bits for n in found)
        assert {n % 2 for n in found} == {0, 1}


def test_gated(text: str, tmp_path: Path) -> None:
    content = toolchain.assemble(text, cwd=tmp_path).read_bytes()
    check.check_object("x64", content, "x86-64", programs())
