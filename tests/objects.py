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
    """An object below a new folder for each source, called as it is, or with its folder before that where another
    has that name; fails with what the compiler said."""
    folder.mkdir()
    made = []
    for source in sources:
        taken = folder / f"{source.stem}.o" in made
        made.append(folder / (f"{source.parent.name}_{source.stem}.o" if taken else f"{source.stem}.o"))
        result = subprocess.run(
            launched(*command, "-c", source, "-o", made[-1]), cwd=folder, capture_output=True, text=True
        )
        assert result.returncode == 0, result.stdout + result.stderr
    return made
