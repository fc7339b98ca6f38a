# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the README shows is run as it stands: its Python, and each command of sangi."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sangi import toolchain

README = (Path(__file__).resolve().parents[2] / "README.md").read_text()
#: Run with --full; every run has the like of them in tests of its own.
SLOW = ("check", "gen", "ratio")


def blocks(language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def commands() -> list[list[str]]:
    """The lines of shell blocks that call sangi, without the name of the program."""
    lines = [shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines()]
    return [line[1:] for line in lines if line and line[0] == "sangi"]


#: What has to be run in its order, and so in a test of its own.
KEMS = ("saber", "sntrup761")
TOGETHER = (*KEMS, "csidh")


def run(folder: Path, *command: str | Path) -> None:
    """Runs a command in a folder and fails with what it said."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_python(tmp_path: Path) -> None:
    (block,) = blocks("python")
    run(tmp_path, sys.executable, "-c", block)


def test_c_for_any_modulus(root: Path, tmp_path: Path) -> None:
    """The lines that are no program, inside a function; the program is compared with its example."""
    (lines,) = (block for block in blocks("c") if "int main" not in block)
    given = "uint8_t *modulus, uint8_t *number, uint8_t *exponent"
    (tmp_path / "lines.c").write_text(
        f"#include <sangi/mod.h>\nvoid f({given});\nvoid f({given}) {{\n{lines}}}\n"
    )
    run(
        tmp_path,
        *toolchain.gcc().command,
        "-Wall",
        "-Wextra",
        "-Werror",
        f"-I{root / 'include'}",
        "-c",
        "lines.c",
    )


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(line, id=" ".join(line), marks=[pytest.mark.full] if line[0] in SLOW else [])
        for line in commands()
        if line[0] not in TOGETHER
    ],
)
def test_command(build: Path, tmp_path: Path, command: list[str]) -> None:
    run(tmp_path, Path(sys.executable).with_name("sangi"), *command)
    if command[0] == "gen":
        assert "make -C out" in README
        run(tmp_path, "make", "-C", "out")


@pytest.mark.parametrize("kem", KEMS)
def test_a_secret_is_shared(build: Path, tmp_path: Path, kem: str) -> None:
    lines = [line for line in commands() if line[0] == kem]
    assert [line[1] for line in lines] == ["keygen", "encaps", "decaps"]
    for line in lines:
        run(tmp_path, Path(sys.executable).with_name("sangi"), *line)
    here, there = (tmp_path / lines[i][-1] for i in (1, 2))
    assert here != there and here.read_bytes() == there.read_bytes()


def test_a_secret_is_agreed_on(build: Path, tmp_path: Path) -> None:
    """Both sides run the README's lines; the other side's public key comes by a file."""
    lines = [line for line in commands() if line[0] == "csidh"]
    assert [line[1] for line in lines] == ["keygen", "derive", "validate"]
    command = Path(sys.executable).with_name("sangi")
    sides = [tmp_path / name for name in ("here", "there")]
    for side in sides:
        side.mkdir()
        run(side, command, *lines[0])
    for side, other in (sides, sides[::-1]):
        (side / lines[1][3]).write_bytes((other / lines[0][2]).read_bytes())
        run(side, command, *lines[1])
        run(side, command, *lines[2])
    here, there = (side / lines[1][-1] for side in sides)
    assert here.read_bytes() == there.read_bytes()


def test_every_link_leads_somewhere(root: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links and [link for link in links if not (root / link).exists()] == []
