# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rust crates: their tests, their package, and a client's precompile over them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sangi_lab.bench.cases.modexp import MIXED

#: Rust's name of another target, the prefix of its compiler, and its emulator.
TARGETS = {
    "i686-unknown-linux-gnu": ("i686-linux-gnu", "qemu-i386"),
    "aarch64-unknown-linux-gnu": ("aarch64-linux-gnu", "qemu-aarch64"),
}


def cargo(root: Path, folder: str, target: Path, *arguments: str, **more: str) -> str:
    """Runs cargo in a folder of bindings/rust, with more in its environment; fails with what it said."""
    if not shutil.which("cargo"):
        pytest.skip("needs cargo: the Rust crates")
    done = subprocess.run(
        ["cargo", *arguments],
        cwd=root / "bindings" / "rust" / folder,
        env={**os.environ, "CARGO_TARGET_DIR": str(target), **more},
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
@pytest.mark.parametrize("name", TARGETS)
def test_another_target(root: Path, target: Path, name: str) -> None:
    """Limbs of 32 bits, and a CPU without assembly of ours, under an emulator."""
    tools, emulator = TARGETS[name]
    if not shutil.which("rustc"):
        pytest.skip("needs cargo: the Rust crates")
    done = subprocess.run(["rustc", "--print", "sysroot"], capture_output=True, text=True, check=True)
    if not (Path(done.stdout.strip()) / "lib" / "rustlib" / name / "lib").is_dir():
        pytest.skip(f"needs a target of Rust: rustup target add {name}")
    word, upper = name.replace("-", "_"), name.replace("-", "_").upper()
    more = {
        f"CC_{word}": f"{tools}-gcc",
        f"AR_{word}": f"{tools}-ar",
        f"CARGO_TARGET_{upper}_LINKER": f"{tools}-gcc",
        f"CARGO_TARGET_{upper}_RUNNER": f"{emulator} -L /usr/{tools}",
    }
    said = cargo(root, ".", target, "test", "--workspace", "--target", name, **more)
    assert "every_short_length ... ok" in said


def test_the_mix_of_the_bench(root: Path) -> None:
    """The inputs of `cargo bench` are those of the bench's family."""
    text = (root / "bindings/rust/bench/src/mix.rs").read_text()
    rows = re.findall(r'shape\("([^"]+)", (\d+), (\d+), (\d+)\)', text)
    wanted = [(of.name, str(of.size), str(of.exponent_bytes), str(of.twos)) for of in MIXED]
    assert rows == wanted
    assert re.findall(r"exponent: (\d{2,}),\s+\.\.shape", text) == [
        str(of.exponent) for of in MIXED if of.exponent
    ]


@pytest.mark.full
def test_package(root: Path, target: Path) -> None:
    """What would be published compiles alone."""
    cargo(root, ".", target, "package", "--workspace", "--allow-dirty")


@pytest.mark.full
def test_precompile_of_revm(root: Path, target: Path) -> None:
    """go-ethereum's known answers through the crate revm-precompile, with sangi installed as its arithmetic."""
    assert "known_answers ... ok" in cargo(root, "revm", target, "test", "--locked")
