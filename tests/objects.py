# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles files one by one: ccache, where it is, keeps what another test compiled alike."""

import os
import shlex
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path


def launched(*command: str | Path) -> list[str]:
    """A command that makes one object of one file, by the launcher of the run."""
    return [*shlex.split(os.environ.get("CMAKE_C_COMPILER_LAUNCHER", "")), *map(str, command)]


def objects(command: Sequence[str | Path], sources: Iterable[Path], folder: Path) -> list[Path]:
    """An object below a new folder for each source, called as it is, or with as many folders before that as tell it
    from others; fails with what the compiler said."""
    folder.mkdir()
    made: list[Path] = []
    for source in sources:
        parts = source.absolute().with_suffix("").parts
        names = (folder / f"{'_'.join(parts[-length:])}.o" for length in range(1, len(parts)))
        made.append(next(name for name in names if name not in made))
        result = subprocess.run(
            launched(*command, "-c", source, "-o", made[-1]), cwd=folder, capture_output=True, text=True
        )
        assert result.returncode == 0, result.stdout + result.stderr
    return made
