# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rocket core as a program: its Verilog from the package index, through Verilator and the C++ compiler.

It is made once, in minutes, below build/boards/rocket, and again when what it is made of changes.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root

#: RV64IMAFDC in order, caches of 16 KiB in 4 ways for instructions and for data.
CONFIGURATION = "LitexFullConfig"
_HERE = Path(__file__).parent
_TOP = "ExampleRocketSystem"
_SOURCES = "pythondata_cpu_rocket/verilog"
_PARTS = (
    *(f"generated-src/freechips.rocketchip.system.{CONFIGURATION}{end}" for end in (".v", ".behav_srams.v")),
    *(f"vsrc/{name}.v" for name in ("plusarg_reader", "EICG_wrapper", "AsyncResetReg")),
)
#: What is random in hardware is zero, and the core's own log is off.
_VERILATE = (
    "-O3",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    "--noassert",
    "+define+PRINTF_COND=0",
    "-Wno-fatal",
    "-Wno-lint",
)
#: The second is for what runs once.
_COMPILE = ("OPT_FAST=-O2", "OPT_SLOW=-O0")
#: Seconds after which a step is given up.
_TIMEOUT = 3600

Tell = Callable[[str], None]


def silent(_: str) -> None:
    """For a caller who does not ask how far it is."""


def _verilator() -> tuple[str, str]:
    """The program and its version; raises Unavailable with the command that installs it."""
    path = shutil.which("verilator")
    if path is None:
        raise Unavailable(f"verilator is not installed: {toolchain.install_hint('verilator')}")
    said = subprocess.run((path, "--version"), capture_output=True, text=True, timeout=_TIMEOUT).stdout
    return path, " ".join(said.split()[:2])


def version() -> str:
    """What runs the core; raises Unavailable without it."""
    return _verilator()[1]


def model() -> str:
    """What the cycles are of."""
    found = re.search(r"==(\S+)", _package())
    assert found
    return f"Rocket {CONFIGURATION} (pythondata-cpu-rocket {found.group(1)})"


def _package() -> str:
    return (_HERE / "package.txt").read_text()


def folder() -> Path:
    """Where it is made."""
    return repo_root() / "build" / "boards" / "rocket"


@contextmanager
def _alone(where: Path) -> Iterator[None]:
    where.mkdir(parents=True, exist_ok=True)
    with (where / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _run(command: Sequence[str | Path], what: str, log: Path, each: Callable[[str], None] = silent) -> None:
    """Runs a step at low priority, its output to a file and line by line to `each`."""
    with log.open("w") as f:
        words = ["nice", "-n", "10", *map(str, command)]
        step = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True
        )
        assert step.stdout
        for line in step.stdout:
            f.write(line)
            each(line)
        if step.wait(_TIMEOUT):
            said = log.read_text().strip().splitlines()[-1:] or ["nothing"]
            raise CheckFailed(f"the Rocket core: {what} failed: {said[0][:200]}")


def _fetch(where: Path) -> None:
    """The sources that are needed out of the pinned package."""
    wheels = where / "package"
    shutil.rmtree(wheels, ignore_errors=True)
    command = (
        "-m",
        "pip",
        "download",
        "--no-deps",
        "--require-hashes",
        "-d",
        wheels,
        "-r",
        _HERE / "package.txt",
    )
    _run((sys.executable, *command), "the download", where / "log")
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        for part in _PARTS:
            (where / Path(part).name).write_bytes(packed.read(f"{_SOURCES}/{part}"))
    shutil.rmtree(wheels)


def program(tell: Tell = silent) -> Path:
    """The program that runs an image on the core; makes it where it is not made, or not of what there is.

    Raises Unavailable naming what to install, CheckFailed where a step fails.
    """
    verilator, said = _verilator()
    compiler = toolchain.cxx()
    where = folder()
    parts = [_package(), (_HERE / "watch.vlt").read_text(), said, compiler.version, *_VERILATE, *_COMPILE]
    core = sha256("\n".join(parts).encode()).hexdigest()
    whole = core + sha256((_HERE / "bench.cpp").read_bytes()).hexdigest()
    made, key = where / "rocket", where / "key"
    with _alone(where):
        known = key.read_text() if key.is_file() else ""
        if known == whole and made.is_file():
            return made
        objects = where / "objects"
        if not known.startswith(core) or not (objects / f"V{_TOP}.mk").is_file():
            key.unlink(missing_ok=True)
            shutil.rmtree(objects, ignore_errors=True)
            tell("fetching the Rocket core")
            _fetch(where)
            tell("translating the Rocket core")
            sources = [
                _HERE / "watch.vlt",
                *(where / Path(part).name for part in _PARTS),
                _HERE / "bench.cpp",
            ]
            command = ("--cc", "--exe", "--top-module", _TOP, "--Mdir", objects, "-o", made, *_VERILATE)
            _run((verilator, *command, *sources), "Verilator", where / "log")
            key.write_text(core)
        _compile(objects, compiler.command[0], where / "log", tell)
        key.write_text(whole)
    return made


def _compile(objects: Path, compiler: str, log: Path, tell: Tell) -> None:
    files, seen = len(list(objects.glob("*.cpp"))), 0

    def count(line: str) -> None:
        nonlocal seen
        if " -c " in line:
            seen += 1
            tell(f"compiling the Rocket core, {min(seen, files)} of about {files} files")

    jobs = len(os.sched_getaffinity(0))
    command = ("make", "-C", objects, f"-j{jobs}", "-f", f"V{_TOP}.mk", f"CXX={compiler}", f"LINK={compiler}")
    _run((*command, *_COMPILE, "OPT_GLOBAL=-O2"), "the compiler", log, count)
