# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far the model is from cycles that are published of boards: published.toml, and the band that it gives."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Published:
    """One program: cycles of its operations from the `first` on, and the model's over those.

    `hashing` are the percents that the board hashes, which are then in neither; it is empty where the program is
    not C that tests run again.
    """

    core: str
    source: str
    scheme: str
    cycles: tuple[int, ...]
    ratio: tuple[float, ...]
    hashing: tuple[float, ...] = ()
    first: int = 0


def _read(row: dict[str, Any]) -> Published:
    members: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
    }
    return Published(**members)


@cache
def programs() -> tuple[Published, ...]:
    """Every program of the table."""
    rows = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())["program"]
    return tuple(_read(row) for row in rows)


@dataclass(frozen=True)
class Band:
    """The least and the greatest of the model's cycles over published ones."""

    least: float
    greatest: float

    def __str__(self) -> str:
        """Such as 0.95 to 1.08."""
        return f"{self.least:.2f} to {self.greatest:.2f}"


def band(core: str, compiled: bool) -> Band:
    """The band on the core m3 or m4: of programs in assembly, or in C by other compilers than the board's."""
    found = [r for p in programs() if p.core == core and bool(p.hashing) == compiled for r in p.ratio]
    return Band(min(found), max(found))


def claim(core: str) -> str:
    """What to print beside the model's cycles."""
    assembly, compiled = (band(core, kind) for kind in (False, True))
    return f"{assembly} of the cycles that boards published of assembly, {compiled} of C by other compilers"
