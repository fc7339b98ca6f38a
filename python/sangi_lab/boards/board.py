# SPDX-License-Identifier: MIT OR Apache-2.0
"""The boards, from boards/boards.toml, and the record of what was counted on one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from types import MappingProxyType
from typing import Any

from sangi.errors import BadInput
from sangi.paths import repo_root


@dataclass(frozen=True)
class Board:
    """One row of boards/boards.toml, which says what each member is."""

    name: str
    about: str
    core: str
    family: str
    limbs: tuple[int, ...]
    package: str
    gcc: tuple[str, ...]
    clang: tuple[str, ...]
    emulator: tuple[str, ...]
    emulator_package: str
    cycles: str
    timed: tuple[str, ...]
    paper: str

    def times(self, case: str) -> bool:
        """Whether the board's clock times this case."""
        return any(fnmatchcase(case, pattern) for pattern in self.timed)


@dataclass(frozen=True)
class Run:
    """What a runner saw of one case between the two marks of boards/board.h.

    `cycles` is None where the runner has no clock; `model` says what they are cycles of, with its version, and
    `fitted` are those of the model with its fitted constant, where it has one.  `least` and `most` are the cycles at
    the ends of what the core's manual says of instructions whose time depends on operands, where they differ.
    `tool` is the runner with its version.  `stack` and `digest` are what the program prints of itself.  `executed`
    has, by address, how often each instruction ran, where the runner knows.
    """

    instructions: int
    cycles: int | None
    stack: int
    digest: str
    tool: str
    model: str = ""
    fitted: int | None = None
    least: int | None = None
    most: int | None = None
    executed: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}), repr=False)


@dataclass(frozen=True)
class Figure:
    """What one case costs on one board, and all that the figure depends on.

    `flash` are the bytes of code and constants that the linker keeps for the routine alone.  `variable` counts
    executed instructions whose time depends on their operands on this core; where it is empty the routine is safe
    here.  `spread` is how far the cycles differ between secrets, where they were tried; `least` and `most` are as
    in a run.
    """

    board: str
    case: str
    build: str
    compiler: str
    flags: str
    tool: str
    model: str
    instructions: int
    branches: int
    cycles: int | None
    fitted: int | None
    stack: int
    flash: int
    digest: str
    variable: Mapping[str, int]
    spread: int | None = None
    least: int | None = None
    most: int | None = None


@cache
def boards() -> Mapping[str, Board]:
    """Every board by its name."""
    rows = tomllib.loads((repo_root() / "boards" / "boards.toml").read_text())
    made = {}
    for name, row in rows.items():
        members: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
        }
        made[name] = Board(name=name, **members)
    return MappingProxyType(made)


def board(name: str) -> Board:
    """The board of a name; raises BadInput with the names there are."""
    found = boards().get(name)
    if found is None:
        raise BadInput(f"no board {name!r}; there are {', '.join(boards())}")
    return found
