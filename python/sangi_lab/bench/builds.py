# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rows of bench/builds.toml: a compiler and its flags, by name."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sangi.errors import BadInput
from sangi.paths import repo_root

#: llvm and llc are the ones in the llvmlite wheel, with and without the optimiser.
COMPILERS = ("gcc", "clang", "llvm", "llc")


@dataclass(frozen=True)
class Build:
    """A compiler, its flags, and the CPU feature that its code needs."""

    name: str
    compiler: str
    flags: tuple[str, ...]
    needs: str = ""

    @property
    def suffix(self) -> str:
        """What a symbol of this build ends in, so that builds of one file can be linked together."""
        return "__" + self.name.replace("-", "_")

    def same_code(self, other: Build) -> bool:
        """Whether the two compile alike, so that one of them is enough."""
        return (self.compiler, self.flags) == (other.compiler, other.flags)


@dataclass(frozen=True)
class Builds:
    """All rows by name, and the default for each kind of source: ``c`` (C, assembly) and ``ll`` (LLVM IR)."""

    rows: dict[str, Build]
    default: dict[str, Build]

    def aliases(self, build: Build) -> list[str]:
        """Return the names of the rows that mean the same compiler and flags, this one's included."""
        return [row.name for row in self.rows.values() if row.same_code(build)]


def parse_builds(text: str) -> Builds:
    """Read the table.  Raises BadInput, naming the row, for what is not understood."""
    try:
        data = tomllib.loads(text)
        rows = {}
        for name, row in data["build"].items():
            if row["compiler"] not in COMPILERS:
                raise BadInput(f"builds.toml: {name}: unknown compiler {row['compiler']!r}")
            rows[name] = Build(name, row["compiler"], tuple(row["flags"]), row.get("needs", ""))
        return Builds(rows, {kind: rows[name] for kind, name in data["default"].items()})
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"builds.toml: {error}") from error
    except KeyError as error:
        raise BadInput(f"builds.toml: {error.args[0]!r} is missing") from error


def builds_file() -> Path:
    """Return the path of the table.  Raises Unavailable outside a checkout."""
    return repo_root() / "bench" / "builds.toml"


@cache
def load_builds() -> Builds:
    """Return the builds of this checkout.  Raises BadInput or Unavailable."""
    return parse_builds(builds_file().read_text())
