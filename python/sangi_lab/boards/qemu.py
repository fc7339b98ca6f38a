# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the programs of boards/ under QEMU, and counts instructions there: count.c is its plugin."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.boards import printed
from sangi_lab.boards.board import Board, Run
from sangi_lab.boards.build import Program

#: Seconds after which a program is given up.
TIMEOUT = 120
_SEMIHOSTING = (
    "-nographic",
    "-monitor",
    "none",
    "-serial",
    "none",
    "-semihosting-config",
    "enable=on,target=native",
)


def emulator(board: Board) -> tuple[str, ...]:
    """The command that runs a program of a board; raises Unavailable naming what to install."""
    path = shutil.which(board.emulator[0])
    if path is None:
        hint = toolchain.install_hint(board.emulator_package)
        raise Unavailable(f"{board.emulator[0]} is not installed: {hint}")
    system = board.emulator[0].startswith("qemu-system")
    return (path, *board.emulator[1:], *((*_SEMIHOSTING, "-kernel") if system else ()))


@cache
def version(path: str) -> str:
    """What an emulator calls itself, such as QEMU 7.2.22."""
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    words = said.splitlines()[0].split()
    return f"QEMU {words[words.index('version') + 1]}"


@cache
def _plugin() -> Path:
    """The plugin, compiled where it is not or is an older one."""
    source = Path(__file__).with_name("count.c")
    text = source.read_bytes()
    made = repo_root() / "build" / "boards" / f"count-{sha256(text).hexdigest()[:16]}.so"
    if not made.is_file():
        made.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=made.parent) as folder:
            flags = ("-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O2")
            toolchain.shared([source], cwd=Path(folder), flags=flags, name="count").rename(made)
    return made


def run(program: Program, words: Mapping[str, int] | None = None) -> str:
    """What a program prints, run with these words; raises CheckFailed where it does not end with 0, Unavailable."""
    return _run(program, words or {}, ())


def _run(program: Program, words: Mapping[str, int], options: tuple[str, ...]) -> str:
    board = program.build.board
    path, *flags = emulator(board)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "program.elf"
        copy.write_bytes(program.patched(words))
        copy.chmod(0o755)
        try:
            done = subprocess.run(
                [path, *options, *flags, str(copy)],
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
                stdin=subprocess.DEVNULL,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise CheckFailed(f"{board.name}: the program did not end in {TIMEOUT} s") from error
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines() or [""]
        raise CheckFailed(f"{board.name}: the program ended with {done.returncode}: {said[-1]}")
    # Text written by semihosting comes out on stderr or on stdout, as the emulator is built.
    return done.stdout or done.stderr


def cases(program: Program) -> tuple[str, ...]:
    """The cases of a bench program, each at its place."""
    return tuple(run(program).split())


def measure(program: Program, place: int, secret: int = 0) -> Run:
    """Runs the case at a place on a secret, and counts; raises as `run`."""
    symbols = program.image.symbols
    begin, end = (symbols[name] & ~1 for name in ("board_begin", "board_end"))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        plugin = f"{_plugin()},begin={begin:#x},end={end:#x},out={out}"
        said = _run(program, {"board_choice": place, "board_secret": secret}, ("-plugin", plugin))
        if not out.is_file():
            raise CheckFailed(f"{program.build.board.name}: case {place} was not counted")
        lines = (line.split() for line in out.read_text().splitlines())
        executed = {int(address, 16): int(count, 16) for address, count in lines}
    told = printed.read(said)
    return Run(
        instructions=sum(executed.values()),
        cycles=None,
        stack=told.stack,
        digest=told.digest,
        tool=version(emulator(program.build.board)[0]),
        executed=executed,
    )
