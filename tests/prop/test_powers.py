# SPDX-License-Identifier: MIT OR Apache-2.0
"""What powers in lanes are told to take: the calls of the library's kernels, counted, and their vpmadd52."""

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import windows
from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8.counts import Shape
from sangi.codegen.windows import Walk
from sangi.verify.interp import cpu

ACROSS = (1024, 2048, 4096)
#: Bytes of eight moduli, by blocks and by two, four, six and eight 10-digit blocks.
EIGHT = (64, 128, 192, 256, 288, 384, 475, 512)
Run = Callable[[Sequence[str]], list[Walk]]


@pytest.fixture(scope="module")
def run(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """What the program counts for lines."""
    if not cpu.has_ifma():
        pytest.skip("needs an x86-64 CPU: with AVX-512 IFMA")
    program = tmp_path_factory.mktemp("powers") / "powers"
    wrapped = [f"sangi_mod_simd_{op}_{bits}_ifma" for op in ("mul", "sqr") for bits in ACROSS]
    wrapped += [f"sangi_mod_simd_{op}_pair_1024_ifma" for op in ("mul", "sqr")]
    wrapped += [f"sangi_modx8_{name}_ifma" for name in ("mont_mul", "mont_sqr", "full_mul", "full_sqr")]
    wrapped += [f"sangi_modx8_{name}_karatsuba" for name in ("mul", "sqr")]
    command = [
        *(*toolchain.gcc().command, "-O1", "-std=c11", f"-I{root / 'include'}", f"-I{build / 'include'}"),
        *(root / "tests" / "prop" / "power_calls.c", build / "libsangi.a", "-o", program),
        *(f"-Wl,--wrap={name}" for name in wrapped),
    ]
    subprocess.run(command, check=True)

    own = {name: value for name, value in os.environ.items() if name != "SANGI_BACKEND"}

    def walks(given: Sequence[str]) -> list[Walk]:
        done = subprocess.run(
            [program], input="\n".join(given), capture_output=True, text=True, check=True, timeout=60, env=own
        )
        return [Walk(*map(int, line.split())) for line in done.stdout.splitlines()]

    return walks


def test_calls_across_lanes(run: Run) -> None:
    lengths = [bits // 8 for bits in ACROSS]
    assert run([f"one {length}" for length in lengths]) == [windows.one(length) for length in lengths]
    assert run(["pair 128"]) == [windows.one(128)]


def test_calls_of_eight(run: Run) -> None:
    given = [(m, e, ohta) for m in EIGHT for e in (1, 40, 63, 64, m) for ohta in (0, 1)]
    told = [windows.eight(e, montgomery=not ohta) for _, e, ohta in given]
    assert run([f"eight {m} {e} {ohta}" for m, e, ohta in given]) == told
    wrong = [windows.eight(e, montgomery=True) for _, e, _ in given]
    assert wrong != told and len({walk.products for walk in told}) > len(EIGHT)


def test_the_sums_by_hand() -> None:
    """Of 2048 bits: 409 windows of five and 30 products for the table; the same by Ohta's."""
    mul, sqr = MULTIPLICATIONS[2048]
    assert windows.simd(2048) == (409 + 15) * mul + (5 * 409 + 15) * sqr
    shape = Shape(256)
    (mul, sqr), alone = shape.in_powers, shape.montgomery[0]
    assert windows.x8(2048, montgomery=True) == alone + (409 + 15) * mul + (5 * 409 + 15) * sqr
    mul, sqr = shape.ohta
    assert windows.x8(2048, montgomery=False) == (409 + 15) * mul + (5 * 409 + 15) * sqr
    assert windows.eight(512, montgomery=False) == Walk(819 + 15, 5 * 819 + 15)
    assert windows.eight(512, montgomery=True) == Walk(1 + 819 + 15, 5 * 819 + 15)
    assert windows.eight(63, montgomery=True) == Walk(1 + 125 + 7, 4 * 125 + 7)
    assert windows.eight(64, montgomery=True) == Walk(1 + 102 + 15, 5 * 102 + 15)
