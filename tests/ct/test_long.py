# SPDX-License-Identifier: MIT OR Apache-2.0
"""Karatsuba products with poisoned operands: moduli of the other checks are too short to have them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from sangi import toolchain


@pytest.mark.parametrize(("family", "width"), [("gcc", 64), ("clang", 64), ("gcc", 32)])
def test_no_limb_decides(family: str, width: int, root: Path, tmp_path: Path) -> None:
    compiler = (toolchain.gcc() if family == "gcc" else toolchain.clang()).command
    include = [f"-I{root / part}" for part in ("include", "src", ".")]
    sources = [root / "tests/ct/long.c", *(root / "src/mp").glob("*.c"), *(root / "src/word").glob("*.c")]
    flags = ("-std=c11", "-O3", f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0")
    made = tmp_path / "long"
    subprocess.run([*compiler, *flags, *include, *map(str, sources), "-o", str(made)], check=True)
    run = ["valgrind", "--quiet", "--error-exitcode=9", str(made)]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    control = subprocess.run([*run, "control"], capture_output=True, text=True)
    assert control.returncode == 9 and "depends on uninitialised value" in control.stderr
