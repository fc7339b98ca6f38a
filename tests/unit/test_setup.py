# SPDX-License-Identifier: MIT OR Apache-2.0
"""The set-up script on made-up machines that lack everything, and once more on this one."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PLAIN = ("sh", "dirname", "basename", "mktemp", "cat", "rm", "tr", "grep", "env")
#: What each verb's set-up asks for on a machine that has nothing but /usr/bin/python3.
BUILD = {"gcc", "libc6-dev", "cmake", "ninja-build"}
BENCH = {"g++", "clang", "pkg-config", "libgmp-dev", "libssl-dev", "zlib1g-dev", "libzstd-dev"}
REPORT = {"gcc-aarch64-linux-gnu", "gcc-arm-none-eabi", "gcc-riscv64-unknown-elf"}
TEST = {"valgrind", "gcc-x86-64-linux-gnu"}
HOSTS = {
    "libc6-dev-arm64-cross",
    "lld",
    "gcc-i686-linux-gnu",
    "libc6-dev-i386-cross",
    "gcc-s390x-linux-gnu",
    "libc6-dev-s390x-cross",
    "qemu-user",
}
TIERS = {
    "--build": BUILD,
    "--bench": BUILD | BENCH,
    "--report": BUILD | BENCH | REPORT,
    "--test": BUILD | BENCH | REPORT | TEST,
    "--boards": BUILD | BENCH | REPORT,
    "--all": BUILD | BENCH | REPORT | TEST | HOSTS,
}
#: An apt-get that knows no conflict and writes down what it is asked.
APT = """
case "$*" in
*--simulate*) exit 0 ;;
*--assume-no*) echo "Need to get 12.3 MB of archives."; exit 1 ;;
esac
echo "$@" >>log
[ "$1" = update ]
"""


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


def setup(machine: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the script there."""
    command = [machine / "scripts" / "setup", *options]
    return subprocess.run(
        command,
        env={"PATH": str(machine / "bin"), **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def functions(machine: Path, first: str, last: str, call: str) -> str:
    """What some of the script's functions print by themselves."""
    text = (machine / "scripts" / "setup").read_text()
    (machine / "some").write_text(f"tools=tools\n{text[text.index(first) : text.index(last)]}\n{call}\n")
    result = subprocess.run(
        ["sh", machine / "some"],
        env={"PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout


def test_without_rights_it_prints_the_line(machine: Path) -> None:
    program(machine, "id", "echo 1000")
    program(machine, "apt-get", "echo called >&2; exit 9")
    result = setup(machine)
    assert result.returncode == 2
    (line,) = (line for line in result.stderr.splitlines() if "sudo apt-get update && sudo apt-get" in line)
    assert set(line.split()) >= {*BUILD, "--no-remove"}
    assert "called" not in result.stderr
    assert not (machine / ".venv").exists()


@pytest.mark.parametrize("tier", TIERS)
def test_each_verb_asks_for_what_it_needs(machine: Path, tier: str) -> None:
    program(machine, "id", "echo 0")
    result = setup(machine, tier)
    assert result.returncode == 2
    assert set(result.stderr.splitlines()[0].split()) - {"setup:", "missing:"} == TIERS[tier]


def test_building_is_the_default(machine: Path) -> None:
    program(machine, "id", "echo 0")
    assert setup(machine).stderr == setup(machine, "--build").stderr


def test_the_simulator_comes_where_boards_are_measured(machine: Path) -> None:
    """And what only a page or a test would miss does not stop anybody."""
    wanted = functions(machine, "has() {", "# Not every clang", "wants_boards; echo; wants_report")
    assert wanted.split() == ["verilator", "qemu-system-arm", "qemu-system-misc", "qemu-user"]


def test_an_unknown_option_is_refused(machine: Path) -> None:
    result = setup(machine, "--some")
    assert (result.returncode, result.stderr) == (2, "setup: unknown option --some\n")


@pytest.mark.parametrize("found", [True, False])
def test_the_run_time_libraries_of_clang(machine: Path, found: bool) -> None:
    """They are asked for where clang has none, of clang's own version."""
    said = f"[ $1 = -dumpversion ] && echo 17.0.6 || echo {machine}/resources"
    program(machine, "clang", said)
    if found:
        (machine / "resources" / "lib" / "linux").mkdir(parents=True)
        (machine / "resources" / "lib" / "linux" / "libclang_rt.fuzzer-x86_64.a").touch()
    text = functions(machine, "has() {", "each() {", "missing_runtime")
    assert text == ("" if found else "libclang-rt-17-dev\n")


@pytest.mark.parametrize("agreed", [{"CI": "true"}, {"YES": "1"}, {}], ids=str)
def test_nothing_is_installed_without_consent(machine: Path, agreed: dict[str, str]) -> None:
    """The list and its size come first; without a terminal only the environment agrees."""
    program(machine, "id", "echo 1000")
    program(machine, "sudo", '[ "$1" = -n ] && shift; "$@"')
    program(machine, "apt-get", APT.replace("log", str(machine / "log")))
    program(machine, "true", "")
    result = setup(machine, **agreed)
    lines = (machine / "log").read_text().splitlines()
    assert "to install: gcc libc6-dev cmake ninja-build" in result.stderr
    assert "Need to get 12.3 MB" in result.stderr
    assert lines[0] == "update"
    if not agreed:
        assert result.returncode == 2 and len(lines) == 1
        return
    assert result.returncode == 1 and "setup: failed:" in result.stderr
    assert set(lines[1].split()) >= {*BUILD, "--no-remove", "-y"}


def test_nothing_is_ever_removed(machine: Path) -> None:
    """A package whose installation would remove another is unpacked; the others are installed."""
    program(machine, "id", "echo 0")
    conflict = 'case "$*" in *--simulate*ninja-build*) echo "Remv theirs [1]"; exit 0 ;; esac'
    install = 'case "$*" in *--download-only*) exit 1 ;; *--no-remove*install*) exit 0 ;; esac'
    text = APT.replace("log", str(machine / "log"))
    program(machine, "apt-get", f'{conflict}\necho "$@" >>{machine / "log"}\n{install}\n{text}')
    program(machine, "mkdir", "exit 0")
    program(machine, "true", "")
    result = setup(machine, CI="true")
    installed = [line for line in (machine / "log").read_text().splitlines() if "install -y" in line]
    assert installed and all("--no-remove" in line and "ninja-build" not in line for line in installed)
    assert "to unpack below build/tools: ninja-build" in result.stderr
    assert result.returncode == 1 and "cannot be unpacked: ninja-build" in result.stderr


def test_without_rights_what_conflicts_is_not_asked_for(machine: Path) -> None:
    """It is unpacked, which every user may; the line names what is to be installed."""
    program(machine, "id", "echo 1000")
    conflict = (
        'case "$*" in *--simulate*ninja-build*) echo "Remv theirs [1]" ;; *--simulate*) ;; *) exit 9 ;; esac'
    )
    program(machine, "apt-get", conflict)
    result = setup(machine)
    assert result.returncode == 2
    (line,) = (line for line in result.stderr.splitlines() if "sudo apt-get update && sudo apt-get" in line)
    assert set(line.split()) >= BUILD - {"ninja-build"} and "ninja-build" not in line


@pytest.mark.parametrize("rights", [True, False])
def test_what_conflicts_is_unpacked_with_and_without_rights(machine: Path, rights: bool) -> None:
    """And its programs are found from then on."""
    program(machine, "id", f"echo {0 if rights else 1000}")
    for name in ("gcc", "cmake", "python3"):
        program(machine, name, "exit 0")
    answers = """
case "$*" in
*--simulate*) echo "Remv theirs [1]" ;;
*--download-only*) for part; do case $part in Dir::Cache=*) : >"${part#*=}/archives/it.deb" ;; esac; done ;;
*--assume-no*) echo "Need to get 12.3 MB of archives." ;;
update) ;;
*) exit 9 ;;
esac
"""
    program(machine, "apt-get", answers)
    unpack = 'mkdir -p "$3/usr/bin" && echo "#!/bin/sh" >"$3/usr/bin/ninja" && chmod +x "$3/usr/bin/ninja"'
    program(machine, "dpkg", unpack)
    for name in ("mkdir", "chmod"):
        (machine / "bin" / name).symlink_to(shutil.which(name) or "")
    result = setup(machine, YES="1")
    assert "to install: nothing; to unpack below build/tools: ninja-build" in result.stderr
    assert "Need to get 12.3 MB" in result.stderr and "cannot be unpacked" not in result.stderr
    assert (machine / "build" / "tools" / "bin" / "ninja").is_file()
    assert "to install" not in setup(machine, YES="1").stderr


def test_unpacked_compilers_find_what_is_installed(machine: Path) -> None:
    """A C library in /usr is put where an unpacked compiler looks, once, and nothing in place of what is there."""
    folder = machine / "tools" / "files" / "usr" / "some-linux-gnu"
    (folder / "lib").mkdir(parents=True)
    (folder / "lib" / "libgcc.a").write_text("its own")
    for name in ("lib/crt1.o", "lib/libgcc.a", "include/stdio.h"):
        path = machine / "usr" / "some-linux-gnu" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("installed")
    for name in ("mkdir", "ln"):
        (machine / "bin" / name).symlink_to(shutil.which(name) or "")
    script = machine / "scripts" / "setup"
    script.write_text(script.read_text().replace('"/usr/$', f'"{machine}/usr/$'))
    for _ in range(2):
        functions(machine, "join_tools() {", "# Debian's SSH", f"tools={machine}/tools; join_tools")
        read = {
            name: (folder / name).read_text() for name in ("lib/crt1.o", "lib/libgcc.a", "include/stdio.h")
        }
        assert read == {"lib/crt1.o": "installed", "lib/libgcc.a": "its own", "include/stdio.h": "installed"}


def test_a_peer_is_compiled_once(machine: Path) -> None:
    """Until bench/peers asks for another; for an x86-64 CPU alone."""
    (machine / "bin" / "mkdir").symlink_to(shutil.which("mkdir") or "")
    program(machine, "uname", f"cat {machine}/cpu")
    peers = machine / "scripts" / "peers"
    peers.write_text('#!/bin/sh\nmkdir -p "build/peers/$1"\necho 1 >"build/peers/$1/version"\n')
    peers.chmod(0o755)
    asked = machine / "bench" / "peers" / "highctidh.txt"
    asked.parent.mkdir(parents=True)
    asked.touch()
    define = f"cd {machine}; say() {{ echo said; }}; quietly() {{ echo $*; $*; }}"

    def done() -> list[str]:
        return functions(
            machine, "build_highctidh() {", "done_before() {", f"{define}; build_highctidh"
        ).split("\n")

    (machine / "cpu").write_text("aarch64")
    assert done() == [""]
    (machine / "cpu").write_text("x86_64")
    assert done() == ["said", "scripts/peers highctidh", ""]
    assert done() == [""]
    built = machine / "build" / "peers" / "highctidh" / "version"
    os.utime(built, (0, 0))
    assert done()[0] == "said"


def test_a_second_run_does_nothing(root: Path, build: Path) -> None:
    subprocess.run([root / "scripts" / "setup", "--test"], check=True)
    stamps = [*(root / ".venv").glob(".[blpt]*"), *(path for path in build.glob(".*") if path.is_file())]
    stamps = [
        stamp
        for stamp in stamps
        if stamp.name in (".build", ".lab", ".test", ".package", ".configured", ".bench")
    ]
    before = [stamp.stat().st_mtime_ns for stamp in stamps]
    assert len(before) >= 6
    result = subprocess.run([root / "scripts" / "setup", "--test"], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "setup: ready: .venv/bin/sangi\n")
    assert [stamp.stat().st_mtime_ns for stamp in stamps] == before
