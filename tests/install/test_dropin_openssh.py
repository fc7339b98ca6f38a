# SPDX-License-Identifier: MIT OR Apache-2.0
"""The one file inside Debian's OpenSSH, whose own tests judge it; and how the script asks for the sources."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from sangi.codegen.dropin import dropin

CHECKS = (
    "sntrup761.c with OpenSSH's flags, -Wextra -Wshadow -Werror: no warning",
    "unittests/kex: ",
    "regress kextype, ssh of ours, sshd of ours: passed",
    "regress kextype, ssh of theirs, sshd of ours: passed",
    "regress kextype, ssh of ours, sshd of theirs: passed",
)


def inside(root: Path, folder: Path, change: tuple[str, str] = ("", "")) -> tuple[int, list[str], str]:
    """What becomes of the file, possibly with something changed: exit code, the checks it passed, messages."""
    file = folder / "sntrup761.c"
    text = dropin(root, "make amalgam", "0")
    assert change[0] in text
    file.write_text(text.replace(*change))
    command = [root / "scripts" / "dropin-openssh", file]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400)
    if done.returncode == 2:
        pytest.skip(f"no source package of OpenSSH: {done.stderr.strip()}")
    passed = [check for check in CHECKS if f"dropin-openssh: {check}" in done.stdout]
    return done.returncode, passed, done.stderr


@pytest.mark.full
def test_inside_openssh(root: Path, tmp_path: Path) -> None:
    assert inside(root, tmp_path) == (0, list(CHECKS), "")


#: Wrong constants, and how many checks pass: one that is wrong on both sides is seen against the original.
WRONG = {
    "a constant of inverses": (("SANGI_SQUARED = -433", "SANGI_SQUARED = -432"), 1, "test_kex"),
    "what is hashed": (("SANGI_OF_KEY = 4", "SANGI_OF_KEY = 5"), 3, "ssh kex sntrup761x25519-sha512"),
}


@pytest.mark.full
@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_file_is_seen(root: Path, tmp_path: Path, what: str) -> None:
    change, most, said = WRONG[what]
    code, passed, messages = inside(root, tmp_path, change)
    assert (code, passed) == (1, list(CHECKS[:most])) and said in messages, messages


@pytest.fixture
def machine(root: Path, tmp_path: Path) -> Path:
    """A checkout with nothing but the script, on a machine whose apt is made up: it finds nothing."""
    for folder in ("scripts", "bin", "apt/parts"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(root / "scripts" / "dropin-openssh", tmp_path / "scripts")
    (tmp_path / "file.c").touch()
    apt = tmp_path / "apt"
    (apt / "list").write_text("# deb x\ndeb [arch=a] http://a b main\ndeb-src http://c d main\n")
    (apt / "parts" / "e.sources").write_text("Types: deb\nURIs: http://e\nSigned-By: /k\n")
    saved = f"cat ${{PARTS#*=}}/lines.list ${{PARTS#*=}}/e.sources >{tmp_path}/asked"
    programs = {
        "apt-config": f"echo \"list='{apt}/list' parts='{apt}/parts'\"",
        "apt-get": f'for PARTS; do case $PARTS in *Parts=*) {saved} ;; esac; done\necho "E: not here"; exit 100',
    }
    for name, body in programs.items():
        (tmp_path / "bin" / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / "bin" / name).chmod(0o755)
    return tmp_path


def on(machine: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs the script there."""
    where = {**os.environ, "PATH": f"{machine / 'bin'}:{os.environ['PATH']}", "TMPDIR": str(machine)}
    return subprocess.run(
        [machine / "scripts" / "dropin-openssh", *arguments], env=where, capture_output=True, text=True
    )


def test_sources_that_cannot_be_had(machine: Path) -> None:
    """One line; what was asked for is what is configured, as sources; nothing is left behind."""
    before = {*machine.iterdir()}
    said = on(machine, machine / "file.c")
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert said.stderr.endswith("apt cannot bring the source package openssh: E: not here\n")
    asked = (machine / "asked").read_text()
    assert asked == "deb-src [arch=a] http://a b main\nTypes: deb-src\nURIs: http://e\nSigned-By: /k\n"
    assert {*machine.iterdir()} - before == {machine / "asked", machine / "build"}


def test_no_such_file(machine: Path) -> None:
    said = on(machine, "nothing.c")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "dropin-openssh: no such file: nothing.c\n"
