# SPDX-License-Identifier: MIT OR Apache-2.0
"""The model of eight CTIDH actions in lanes counts the kernels that the library calls, for given outcomes."""

import subprocess
from pathlib import Path

import pytest
from test_cost_simd import KERNELS
from test_ctidh_counts import answers
from test_ctidh_simd_counts import DIGITS

from sangi import toolchain
from sangi.codegen.tables import ctidh_simd, ctidh_x8
from sangi.codegen.tables.ctidh import EIGHT, SIZES, Size
from sangi.verify.interp import cpu


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
@pytest.mark.parametrize("size", EIGHT)
def test_counts(root: Path, build: Path, tmp_path: Path, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "ctidh_x8"
    bits, primes = SIZES[size].modulus.bit_length(), len(SIZES[size].primes)
    step = "sangi_curve52_step" if bits == 511 else f"sangi_p{bits}_curve52_step"
    wrapped = [*(f"sangi_p{bits}x8_{name}_ifma" for name in KERNELS), step]
    command = [
        *(*toolchain.gcc().command, "-O1", "-std=c11", "-DSANGI_ASM=1", "-DSANGI_LIMB_BITS=64"),
        f"-DSANGI_CURVE_BITS={bits}",
        *(f"-I{folder}" for folder in (root / "include", root / "src", root)),
        *(root / "tests" / "isogeny" / "ctidh_x8.c", build / "libsangi.a", "-o", program),
        *(f"-Wl,--wrap={name}" for name in wrapped),
    ]
    subprocess.run(command, check=True)
    rows = answers(root, size)
    keys = [list(memoryview(bytes.fromhex(rows[0][name])).cast("b")) for name in ("ska", "skb")]
    given = [[*keys[0], *keys[1], *[0] * primes] * 2 + keys[0] + keys[1], [0] * (8 * primes)]
    text = "".join(f"{size} {' '.join(map(str, e))}\n" for e in given)
    monkeypatch.delenv("SANGI_BACKEND", raising=False)  # conversions by a forced back end are not counted
    done = subprocess.run([program], input=text, capture_output=True, text=True, check=True, timeout=60)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert len(lines) == len(given)
    for *calls, outcomes in lines:
        succeeded = iter(outcomes)
        count = ctidh_x8.call(SIZES[size], lambda _, outcome=succeeded: next(outcome) == "1")
        assert next(succeeded, None) is None
        assert list(map(int, calls)) == [count.calls[name] for name in KERNELS]


@pytest.mark.parametrize("size", EIGHT)
def test_what_an_action_takes(size: Size) -> None:
    """One of eight takes fewer multiplications of digits than one alone, in vectors as they are."""
    found = ctidh_x8.usual(SIZES[size])
    assert found["limit"] < 0.75 * ctidh_simd.usual(SIZES[size])["limit"]
    assert 8 * found["limit"] < 2.1 * DIGITS[size] ** 2 * found["products"]
