# SPDX-License-Identifier: MIT OR Apache-2.0
"""The machine code that calls kernels that are not trusted is what its assembly says."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.verify.objects import trampoline
from sangi.verify.symbolic import image


def test_the_bytes_are_the_assembly(tmp_path: Path) -> None:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    made = image.read(toolchain.assemble(trampoline.text(), cwd=tmp_path).read_bytes())
    (code,) = (piece.content for piece in made.pieces if piece.code)
    assert code == trampoline.CODE
