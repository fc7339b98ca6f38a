# SPDX-License-Identifier: MIT OR Apache-2.0
"""Virtual environments without a package index: what a wheel needs is taken from the one that runs the tests."""

import compileall
import importlib.metadata
import re
import shutil
import sys
import venv
import zipfile
from collections.abc import Iterable
from email.parser import Parser
from pathlib import Path

from commands import run
from packaging.requirements import Requirement


def required(wheel: Path, extra: str = "") -> set[str]:
    """The packages that a wheel needs, directly and indirectly, by name."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        head = Parser().parsestr(archive.read(name).decode())
    found: set[str] = set()
    todo = [Requirement(text) for text in head.get_all("Requires-Dist", [])]
    while todo:
        wanted = todo.pop()
        if wanted.name not in found and (not wanted.marker or wanted.marker.evaluate({"extra": extra})):
            found.add(wanted.name)
            todo += [Requirement(text) for text in importlib.metadata.requires(wanted.name) or ()]
    return found


class Environment:
    """A fresh virtual environment with a wheel."""

    def __init__(self, folder: Path, wheel: Path, packages: Iterable[str]) -> None:
        """Makes it, with the packages as they are installed here."""
        venv.create(folder, with_pip=False, symlinks=True)
        self.bin = folder / "bin"
        (self.site,) = (folder / "lib").glob("*/site-packages")
        for name in packages:
            self._copy(importlib.metadata.distribution(name))
        compileall.compile_dir(self.site, quiet=2)
        self.pip("install", "--no-index", "--quiet", wheel)

    def _copy(self, package: importlib.metadata.Distribution) -> None:
        home = Path(str(package.locate_file("")))
        parts = {path.parts[0] for path in package.files or () if path.parts[0] not in ("..", "__pycache__")}
        for part in parts:
            if (home / part).is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(home / part, self.site / part, ignore=ignored)
            else:
                shutil.copy(home / part, self.site / part)

    def pip(self, *words: str | Path) -> str:
        """Runs pip on it."""
        return run(sys.executable, "-m", "pip", "--python", self.bin / "python", *words)

    def packages(self) -> set[str]:
        """What pip lists."""
        return {
            re.split("[= @]", line)[0] for line in self.pip("list", "--format=freeze").split("\n") if line
        }

    def size(self) -> int:
        """Bytes that it takes on disk, a whole number of blocks for each file."""
        return sum(path.lstat().st_blocks * 512 for path in self.site.rglob("*"))
