# SPDX-License-Identifier: MIT OR Apache-2.0
"""What stands around the vector kernels of powers, under memcheck: valgrind does not run those themselves."""

import platform
import subprocess
from pathlib import Path

import pytest

from sangi import toolchain

FAULT = 5


def memcheck(root: Path, build: Path, folder: Path, *flags: str) -> int:
    """Links the program and runs it; `FAULT` where a branch or an address depends on a secret, else its status."""
    includes = [flag for path in ("include", "src", "") for flag in ("-I", str(root / path))]
    source, program = root / "tests" / "ct" / "methods" / "mod_simd.c", folder / "program"
    given = ["-std=c11", "-O2", "-DSANGI_ASM=1", "-DSANGI_LIMB_BITS=64", *flags, *includes]
    command = [*toolchain.gcc().command, *given, source, build / "libsangi.a", "-o", program]
    subprocess.run(list(map(str, command)), check=True)
    run = ["valgrind", "--quiet", f"--error-exitcode={FAULT}", str(program)]
    return subprocess.run(run, capture_output=True, timeout=120).returncode


@pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU")
@pytest.mark.parametrize(("flags", "status"), [((), 0), (("-DCONTROL",), FAULT)], ids=["library", "control"])
def test_powers_with_simd(
    flags: tuple[str, ...], status: int, root: Path, build: Path, tmp_path: Path
) -> None:
    assert memcheck(root, build, tmp_path, *flags) == status
