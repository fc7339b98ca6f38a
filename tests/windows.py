# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles for Windows by mingw-w64 and runs the programs by Wine."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

import pytest

COMPILER = "x86_64-w64-mingw32-gcc"
#: Debian's package does not put Wine on the path.
PLACES = ("wine64", "/usr/lib/wine/wine64", "wine")
#: Seconds for which Wine's server waits for the next program.
SERVER = 20


def emulator() -> str:
    """The command of Wine; the test skips without it or the compiler."""
    found = next((path for path in map(shutil.which, PLACES) if path), None)
    if found is None or shutil.which(COMPILER) is None:
        pytest.skip(f"no Wine or no mingw-w64: {COMPILER} and wine64")
    return found


class Wine:
    """Wine with a folder of its own below `build`, which is made at its first use and serves all later ones."""

    def __init__(self, build: Path) -> None:
        """Makes the folder, if it is not there, which takes seconds; others wait."""
        self.command = emulator()
        build.mkdir(exist_ok=True)
        prefix = build / "wine"
        quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
        self.environment = {**os.environ, "WINEPREFIX": str(prefix), **quiet}
        with (build / "wine.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (prefix / "system.reg").is_file():
                shutil.rmtree(prefix, ignore_errors=True)
                self._run([self.command, "wineboot", "--init"])
            beside = Path(self.command).resolve().with_name("wineserver")
            server = str(beside) if beside.is_file() else shutil.which("wineserver")
            if server:
                # One server for all programs: alone, each would start one and wait for its end.
                self._run([server, f"-p{SERVER}"])

    def _run(self, command: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
        # To files: Wine's server, which outlives the program, would keep pipes open.
        with TemporaryFile("w+") as out, TemporaryFile("w+") as err:
            status = subprocess.run(
                command, env=self.environment, stdin=subprocess.DEVNULL, stdout=out, stderr=err, timeout=600
            ).returncode
            out.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess(command, status, out.read(), err.read())

    def run(self, program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What a program said and how it ended."""
        return self._run([self.command, program, *arguments])


def compiled(*arguments: str | Path) -> None:
    """Calls mingw-w64; fails with what it said."""
    result = subprocess.run([COMPILER, *arguments], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
