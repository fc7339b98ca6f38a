# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every way to multiply in Saber's ring under memcheck, also those that this processor would not choose."""

import subprocess
from pathlib import Path

import pytest

from sangi import toolchain

FAULT = 5
RING = (
    "classic/karatsuba256",
    "classic/karatsuba64",
    "classic/schoolbook",
    "classic/toom4",
    "ntt16/ntt16",
    "ntt16/ntt16_avx2",
    "ntt32/ntt32",
    "ring256",
)
FILES = (*(f"ring/{name}" for name in RING), "word/cpu", "word/wipe")
SLOW = pytest.mark.full


def memcheck(root: Path, folder: Path, compiler: toolchain.Compiler, *flags: str) -> int:
    """Builds the program and runs it; `FAULT` where a branch or an address depends on an operand, else its status."""
    layers = [root / "src" / f"{name}.c" for name in FILES]
    includes = [flag for path in ("include", "src", "") for flag in ("-I", str(root / path))]
    program, source = folder / "program", root / "tests" / "ct" / "methods" / "ring256.c"
    command = [*compiler.command, "-std=c11", "-DSANGI_ASM=1", *flags, *includes, source, *layers]
    subprocess.run([*map(str, command), "-o", str(program)], check=True)
    run = ["valgrind", "--quiet", f"--error-exitcode={FAULT}", str(program)]
    return subprocess.run(run, capture_output=True, timeout=120).returncode


@pytest.mark.parametrize(
    ("family", "level"),
    [
        ("gcc", "-O3"),
        ("clang", "-O2"),
        pytest.param("gcc", "-O2", marks=SLOW),
        pytest.param("clang", "-O3", marks=SLOW),
    ],
)
def test_methods(family: str, level: str, root: Path, tmp_path: Path) -> None:
    compiler = toolchain.gcc() if family == "gcc" else toolchain.clang()
    assert memcheck(root, tmp_path, compiler, level) == 0


@pytest.mark.parametrize(
    ("form", "family", "level"),
    [
        (2, "gcc", "-O2"),
        *(pytest.param(form, family, "-O3", marks=SLOW) for form in (2, 3, 4) for family in ("gcc", "clang")),
    ],
)
def test_forms_for_small_cores(form: int, family: str, level: str, root: Path, tmp_path: Path) -> None:
    compiler = toolchain.gcc() if family == "gcc" else toolchain.clang()
    flags = (f"-DSANGI_RING_FORM={form}", "-DSANGI_RING_AUTOVEC=0")
    assert memcheck(root, tmp_path, compiler, level, *flags) == 0


def test_a_branch_is_caught(root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, toolchain.gcc(), "-O2", "-DCONTROL") == FAULT
