# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Go module: its sources, its tests, the build without cgo, and what would be published."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sampling import marked, paired

LAYERS = ("word", "mp", "mod", "modexp", "hash", "field", "curve", "isogeny", "csidh")
#: What of their C and assembly is no part of the module: eight moduli or elements at once, other fields than that of
#: CTIDH, other hashes, the action in variable time.
LEFT_OUT = re.compile(
    r"src/mod/x8/|generated/mod/(x8_ifma|mont_c16)\."
    r"|src/field/(?!(batch|encode|inverse|power|small|p511|p1020|p2047|x8/field_x8|x8/p511x8|x8/p1020x8)\.)"
    r"|generated/field/(?!p511_(x64|ifma|dots_ifma|c32|c64)\.|p1020_ifma\.)"
    r"|src/hash/(?!(keccak|sponge)\.)"
    r"|src/curve/simd/ladder52\."
    r"|src/csidh/(csidh512|action|jacobi|keys|plan|point|round|simd/action52|simd/walk52)\."
)


def sources(root: Path) -> list[Path]:
    """What the module compiles or includes of the library."""
    folders = [*(root / "src" / layer for layer in LAYERS), *(root / "generated" / layer for layer in LAYERS)]
    return sorted(path for folder in (*folders, root / "include") for path in folder.rglob("*.[chS]"))


def go(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs go in a folder."""
    if not shutil.which("go"):
        pytest.skip("needs go: the Go module")
    return subprocess.run(
        ["go", *arguments],
        cwd=folder,
        env={**os.environ, "CGO_ENABLED": "1", "GOFLAGS": "", "GOTOOLCHAIN": "local", **environment},
        capture_output=True,
        text=True,
        timeout=1200,
    )


@pytest.fixture(scope="module")
def flags(root: Path) -> str:
    """CGO_CFLAGS that differ when the sources do: go knows of the files in the module's folder alone."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.read_bytes())
    return f"-O1 -g0 -DSANGI_SOURCES={digest.hexdigest()[:16]}"


def passes(done: subprocess.CompletedProcess[str]) -> str:
    """What a command printed; fails with it if the command failed."""
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_sources(root: Path) -> None:
    """One file for each of the library's that is part of the module."""
    folder = root / "bindings" / "go" / "internal" / "c"
    included = [
        (folder / line).resolve().relative_to(root)
        for path in (*folder.glob("*.c"), *folder.glob("*.S"))
        for line in re.findall(r'^#include "(\.\./.*)"$', path.read_text(), re.MULTILINE)
    ]
    paths = {path.relative_to(root) for path in sources(root) if path.suffix in (".c", ".S")}
    wanted = {path for path in paths if not LEFT_OUT.match(str(path))}
    assert set(included) == wanted
    assert len(included) == len(wanted)


@marked(paired("go"))
def test_module(root: Path, flags: str) -> None:
    folder = root / "bindings" / "go"
    assert passes(go(folder, "vet", "./...", CGO_CFLAGS=flags)) == ""
    printed = passes(go(folder, "test", "-count=1", "-v", "./...", CGO_CFLAGS=flags))
    for name in ("TestOperations", "ExampleModExp", "ExampleModulus"):
        assert f"--- PASS: {name} " in printed
    assert printed.count("--- PASS: TestKnownAnswers ") == 2


def test_without_cgo(root: Path) -> None:
    """It does not build, and says what is missing."""
    done = go(root / "bindings" / "go", "build", "./...", CGO_ENABLED="0")
    assert done.returncode != 0
    assert "undefined: sangi_needs_cgo__set_CGO_ENABLED_to_1_and_install_a_C_compiler" in done.stderr


@pytest.mark.full
def test_portable(root: Path, flags: str) -> None:
    """Without assembly."""
    folder = root / "bindings" / "go"
    printed = passes(go(folder, "test", "-count=1", "-v", "-tags=sangi_portable", "./...", CGO_CFLAGS=flags))
    assert "back end: c\n" in printed


@pytest.mark.full
def test_published(root: Path, tmp_path: Path) -> None:
    """The module with the library in one file needs nothing of the checkout."""
    out = tmp_path / "module"
    command = [root / "scripts" / "dist-go", "example.org/sangi", out]
    subprocess.run(command, env={**os.environ, "PYTHON": sys.executable}, check=True, capture_output=True)
    assert str(root) not in "".join(path.read_text() for path in out.rglob("*") if path.is_file())
    assert passes(go(out, "vet", "./...")) == ""
    assert passes(go(out, "test", "-count=1", "-v", "./...")).count("--- PASS: TestKnownAnswers ") == 2
    done = go(out, "build", "./...", CGO_ENABLED="0")
    assert "undefined: sangi_needs_cgo__set_CGO_ENABLED_to_1_and_install_a_C_compiler" in done.stderr


@pytest.mark.full
def test_precompile_of_go_ethereum(root: Path, flags: str) -> None:
    """go-ethereum's known answers through its core/vm, with sangi's power in the precompile MODEXP."""
    folder = root / "bindings" / "go" / "geth"
    assert passes(go(folder, "vet", "./...", CGO_CFLAGS=flags)) == ""
    printed = passes(go(folder, "test", "-count=1", "-v", "-mod=readonly", "./...", CGO_CFLAGS=flags))
    assert "--- PASS: TestKnownAnswers " in printed
    assert "--- PASS: TestInputs " in printed


@pytest.mark.full
def test_scheme_of_katzenpost(root: Path, flags: str) -> None:
    """CTIDH behind nike.Scheme, and exchanges both ways with Katzenpost's schemes of the same names."""
    folder = root / "bindings" / "go" / "nike"
    assert passes(go(folder, "vet", "./...", CGO_CFLAGS=flags)) == ""
    printed = passes(go(folder, "test", "-count=1", "-v", "-mod=readonly", "./...", CGO_CFLAGS=flags))
    assert "--- PASS: TestExchangeWithKatzenpost " in printed
