# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the C programs of this folder, which CMake builds."""

import subprocess
from pathlib import Path

import pytest

SOURCES = sorted(path.stem for path in Path(__file__).parent.glob("*.c"))


@pytest.mark.parametrize("name", SOURCES)
def test_program(build: Path, name: str) -> None:
    result = subprocess.run([build / "tests" / "unit" / name], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
