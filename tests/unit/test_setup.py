# SPDX-License-Identifier: MIT OR Apache-2.0
"""The set-up script on made-up machines that lack everything, and once more on this one."""

import shutil
import subprocess
from pathlib import Path

import pytest

PLAIN = ("sh", "dirname", "mktemp", "cat", "rm", "tr", "grep", "env")
PACKAGES = (
    "build-essential",
    "clang",
    "cmake",
    "ninja-build",
    "pkg-config",
    "libgmp-dev",
    "libssl-dev",
    "libzstd-dev",
)
HOSTS = (
    "gcc-i686-linux-gnu",
    "libc6-dev-i386-cross",
    "gcc-s390x-linux-gnu",
    "libc6-dev-s390x-cross",
    "qemu-user",
)


@pytest.fixture
def machine(root: Path, tmp_path: Path) -> Path:
    """A checkout with nothing but the script, and a folder `bin` that is to be the whole PATH."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "scripts").mkdir()
    for name in PLAIN:
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or "")
    shutil.copy(root / "scripts" / "setup", tmp_path / "scripts")
    return tmp_path


def program(machine: Path, name: str, body: str) -> None:
    """Puts a made-up program on the machine."""
    path = machine / "bin" / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def setup(machine: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Runs the script there."""
    command = [machine / "scripts" / "setup", *options]
    return subprocess.run(command, env={"PATH": str(machine / "bin")}, capture_output=True, text=True)


def test_without_rights_it_prints_the_line(machine: Path) -> None:
    program(machine, "id", "echo 1000")
    program(machine, "apt-get", "echo called >&2; exit 9")
    result = setup(machine)
    assert result.returncode == 2
    (line,) = (
        line for line in result.stderr.splitlines() if "sudo apt-get update && sudo apt-get install" in line
    )
    assert set(PACKAGES) <= set(line.split())
    assert "called" not in result.stderr
    assert not (machine / ".venv").exists()


def test_without_apt_it_names_what_is_missing(machine: Path) -> None:
    program(machine, "id", "echo 0")
    result = setup(machine)
    assert result.returncode == 2
    assert set(PACKAGES) <= set(result.stderr.splitlines()[0].split())


def test_what_only_the_full_tests_need_comes_on_request(machine: Path) -> None:
    program(machine, "id", "echo 0")
    for options in ((), ("--all",)):
        missing = set(setup(machine, *options).stderr.splitlines()[0].split())
        assert set(PACKAGES) <= missing
        assert (set(HOSTS) & missing) == (set(HOSTS) if options else set())


@pytest.mark.parametrize(("options", "asked"), [((), False), (("--boards",), True), (("--all",), True)])
def test_the_simulator_comes_where_boards_are_measured(
    machine: Path, options: tuple[str, ...], asked: bool
) -> None:
    text = (machine / "scripts" / "setup").read_text()
    start, end = text.index("everything=\n"), text.index("\npackages=")
    (machine / "some").write_text(f'{text[start:end]}\necho "${{hardware:+verilator}}"\n')
    result = subprocess.run(["sh", machine / "some", *options], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == ("verilator" if asked else "")


def test_an_unknown_option_is_refused(machine: Path) -> None:
    result = setup(machine, "--some")
    assert (result.returncode, result.stderr) == (2, "setup: unknown option --some\n")


@pytest.mark.parametrize("found", [True, False])
def test_the_run_time_libraries_of_clang(machine: Path, found: bool) -> None:
    """They are asked for where clang has none, of clang's own version."""
    program(machine, "id", "echo 0")
    said = f"[ $1 = -dumpversion ] && echo 17.0.6 || echo {machine}/resources"
    program(machine, "clang", said)
    if found:
        (machine / "resources" / "lib" / "linux").mkdir(parents=True)
        (machine / "resources" / "lib" / "linux" / "libclang_rt.fuzzer-x86_64.a").touch()
    text = (machine / "scripts" / "setup").read_text()
    start, end = text.index("has() {"), text.index("install_packages() {")
    (machine / "some").write_text(f"{text[start:end]}\nmissing_runtime\n")
    result = subprocess.run(
        ["sh", machine / "some"],
        env={"PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout == ("" if found else "libclang-rt-17-dev\n")


def test_with_rights_it_installs(machine: Path) -> None:
    program(machine, "id", "echo 1000")
    program(machine, "sudo", '[ "$1" = -n ] && shift; "$@"')
    program(machine, "apt-get", f'echo "$@" >>{machine}/log; [ "$1" = update ]')
    program(machine, "true", "")
    result = setup(machine)
    assert result.returncode == 1
    assert "setup: failed:" in result.stderr
    update, install = (machine / "log").read_text().splitlines()
    assert update == "update"
    assert set(PACKAGES) <= set(install.split())


def test_a_second_run_does_nothing(root: Path, build: Path) -> None:
    subprocess.run([root / "scripts" / "setup"], check=True)
    stamps = [root / ".venv" / ".requirements", root / ".venv" / ".package", build / ".configured"]
    before = [stamp.stat().st_mtime_ns for stamp in stamps]
    result = subprocess.run([root / "scripts" / "setup"], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "setup: ready: .venv/bin/sangi\n")
    assert [stamp.stat().st_mtime_ns for stamp in stamps] == before
