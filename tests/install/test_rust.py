# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rust crates: their tests, their package, and a client's precompile over them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest


def cargo(root: Path, folder: str, target: Path, *arguments: str) -> str:
    """Runs cargo in a folder of bindings/rust; fails with what it said."""
    if not shutil.which("cargo"):
        pytest.skip("needs cargo: the Rust crates")
    done = subprocess.run(
        ["cargo", *arguments],
        cwd=root / "bindings" / "rust" / folder,
        env={**os.environ, "CARGO_TARGET_DIR": str(target)},
        capture_output=True,
        text=True,
        timeout=3000,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where cargo builds."""
    return tmp_path_factory.mktemp("rust")


def test_crates(root: Path, target: Path) -> None:
    assert "every_short_length ... ok" in cargo(root, ".", target, "test", "--workspace")


@pytest.mark.full
def test_portable(root: Path, target: Path) -> None:
    """Without assembly."""
    cargo(root, ".", target, "test", "--workspace", "--features", "portable")


@pytest.mark.full
def test_package(root: Path, target: Path) -> None:
    """What would be published compiles alone."""
    cargo(root, ".", target, "package", "--workspace", "--allow-dirty")


@pytest.mark.full
def test_precompile_of_revm(root: Path, target: Path) -> None:
    """go-ethereum's known answers through the crate revm-precompile, with sangi installed as its arithmetic."""
    assert "known_answers ... ok" in cargo(root, "revm", target, "test", "--locked")
