# SPDX-License-Identifier: MIT OR Apache-2.0
"""Finds gcc and clang, and compiles, assembles and links in a directory that the caller gives.

`CC` is honoured where any C compiler will do, and CMAKE_C_COMPILER_LAUNCHER, such as ccache, where one file becomes
one object.  A compiler that is missing raises `Unavailable` with the
command that installs it; one that refuses its input raises `CheckFailed` with what it said.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root

#: What every C file of sangi is compiled with.
C11 = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic")
#: Seconds after which a compiler is given up.
TIMEOUT = 120


@dataclass(frozen=True)
class Compiler:
    """A compiler driver: `command` begins with its path; `family` is gcc or clang."""

    command: tuple[str, ...]
    family: str
    version: str

    def with_flags(self, *flags: str) -> Compiler:
        """The same compiler with flags always given."""
        return replace(self, command=self.command + flags)


def install_hint(program: str) -> str:
    """The command that installs a compiler on Debian and Ubuntu."""
    return f"sudo apt-get install {program}"


def which(program: str) -> str | None:
    """Where a program is: on the path, or unpacked below build/tools, where scripts/setup puts what conflicts."""
    try:
        tools = str(repo_root() / "build" / "tools" / "bin")
    except Unavailable:
        tools = ""
    return shutil.which(program) or (shutil.which(program, path=tools) if tools else None)


@cache
def _probe(command: tuple[str, ...], hint: str) -> Compiler:
    path = which(command[0])
    if path is None:
        raise Unavailable(f"{command[0]} is not installed: {install_hint(hint)}")
    said = _run((path, *command[1:], "--version"), Path.cwd()).splitlines()
    version = said[0] if said else ""
    return Compiler((path, *command[1:]), "clang" if "clang" in version else "gcc", version)


def gcc() -> Compiler:
    """The system's gcc; raises Unavailable."""
    return _probe(("gcc",), "gcc")


def gcc_of_cmake() -> Compiler:
    """gcc by the name cc where that is the same program, as CMake calls it: a launcher knows objects by the name."""
    found = gcc()
    with contextlib.suppress(Unavailable):
        other = _probe(("cc",), "gcc")
        if other.version.split()[1:] == found.version.split()[1:]:
            return other
    return found


def clang() -> Compiler:
    """clang, by that name or the newest versioned one on the path; raises Unavailable."""
    if shutil.which("clang") is None:
        folders = [Path(part) for part in os.environ.get("PATH", "").split(os.pathsep) if part]
        named = {p.name for folder in folders if folder.is_dir() for p in folder.glob("clang-*")}
        versions = sorted(int(n[6:]) for n in named if re.fullmatch(r"clang-\d+", n))
        if versions:
            return _probe((f"clang-{versions[-1]}",), "clang")
    return _probe(("clang",), "clang")


def cc() -> Compiler:
    """`$CC` if it is set, else gcc, else clang; raises Unavailable naming what to install."""
    chosen = shlex.split(os.environ.get("CC", ""))
    if chosen:
        return _probe(tuple(chosen), Path(chosen[0]).name)
    return gcc() if shutil.which("gcc") or not shutil.which("clang") else clang()


def cxx() -> Compiler:
    """The system's g++; raises Unavailable."""
    return _probe(("g++",), "g++")


def cross(triple: str, *flags: str) -> Compiler:
    """clang for another machine: free-standing, no library, no start-up code; raises Unavailable."""
    return clang().with_flags(f"--target={triple}", "-ffreestanding", "-nostdlib", *flags)


#: gcc for other machines, by the target of the constant-time object check: Debian's package, the driver and its flags.
_CROSS_GCC = {
    "aarch64": ("gcc-aarch64-linux-gnu", "aarch64-linux-gnu-gcc"),
    "riscv64": (
        "gcc-riscv64-unknown-elf",
        "riscv64-unknown-elf-gcc",
        "-march=rv64imac",
        "-mabi=lp64",
        "-mcmodel=medany",
    ),
    "riscv32": ("gcc-riscv64-unknown-elf", "riscv64-unknown-elf-gcc", "-march=rv32imac", "-mabi=ilp32"),
    "thumbv7em": ("gcc-arm-none-eabi", "arm-none-eabi-gcc", "-mthumb", "-mcpu=cortex-m4"),
    "thumbv7m": ("gcc-arm-none-eabi", "arm-none-eabi-gcc", "-mthumb", "-mcpu=cortex-m3"),
}


def crosses_gcc(target: str) -> bool:
    """Whether a gcc for a target of the constant-time object check is known, installed or not."""
    return target in _CROSS_GCC


def cross_gcc(target: str) -> Compiler:
    """gcc for a target of the constant-time object check, free-standing; raises Unavailable, naming what to install."""
    if not crosses_gcc(target):
        raise Unavailable(f"no gcc for {target} is known")
    package, driver, *flags = _CROSS_GCC[target]
    return _probe((driver,), package).with_flags("-ffreestanding", *flags)


def _run(command: Sequence[str], cwd: Path) -> str:
    # What a compiler leaves between its stages if it is interrupted goes where the caller cleans up.
    environment = {**os.environ, "TMPDIR": str(cwd)}
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CheckFailed(f"{command[0]}: {error}") from error
    if done.returncode:
        raise CheckFailed(f"{shlex.join(command)}: exit {done.returncode}\n{done.stderr.strip()}")
    return done.stdout


def _object(text: str, suffix: str, name: str, compiler: Compiler, flags: Sequence[str], cwd: Path) -> Path:
    source = cwd / f"{name}{suffix}"
    source.write_text(text)
    return compile_file(Path(source.name), cwd=cwd, compiler=compiler, flags=flags, name=name)


def compile_file(
    source: Path, *, cwd: Path, compiler: Compiler, flags: Sequence[str] = (), name: str = "unit"
) -> Path:
    """Compiles or assembles a file where it is, to `cwd/name.o`, and returns that path; raises as `compile_c`."""
    made = cwd / f"{name}.o"
    launcher = shlex.split(os.environ.get("CMAKE_C_COMPILER_LAUNCHER", ""))
    _run((*launcher, *compiler.command, *flags, "-c", str(source), "-o", made.name), cwd)
    return made


def compile_c(
    text: str,
    *,
    cwd: Path,
    compiler: Compiler | None = None,
    flags: Sequence[str] = ("-O2",),
    name: str = "unit",
) -> Path:
    """Compiles C text to `cwd/name.o` and returns its path; raises CheckFailed with the compiler's words."""
    return _object(text, ".c", name, compiler or cc(), flags, cwd)


def assemble(
    text: str, *, cwd: Path, compiler: Compiler | None = None, flags: Sequence[str] = (), name: str = "unit"
) -> Path:
    """Preprocesses and assembles text to `cwd/name.o` and returns its path; raises as `compile_c`."""
    return _object(text, ".S", name, compiler or cc(), flags, cwd)


def shared(
    files: Sequence[Path],
    *,
    cwd: Path,
    compiler: Compiler | None = None,
    flags: Sequence[str] = ("-O2",),
    name: str = "unit",
) -> Path:
    """Links objects, or compiles and links sources, into `cwd/name.so` and returns its path."""
    made = cwd / f"{name}.so"
    command = (compiler or cc()).command
    _run((*command, *flags, "-shared", "-fPIC", *map(str, files), "-o", str(made)), cwd)
    return made


def output(files: Sequence[Path], *, cwd: Path, compiler: Compiler, flags: Sequence[str] = ()) -> str:
    """Compiles and links sources into a program in `cwd`, runs it, and returns what it prints."""
    made = cwd / "program"
    _run((*compiler.command, *flags, *map(str, files), "-o", str(made)), cwd)
    return _run((str(made),), cwd)
