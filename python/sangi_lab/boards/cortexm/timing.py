# SPDX-License-Identifier: MIT OR Apache-2.0
"""What instructions cost on a Cortex-M, from timing.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sangi.errors import BadInput

KINDS = ("compute", "load", "store", "indexed", "multiple", "flow")


@dataclass(frozen=True)
class Cycles:
    """Cycles: those of the model, and the least and the most where the manual gives a range."""

    used: int
    least: int
    most: int


@dataclass(frozen=True)
class Cost:
    """What an instruction of some kind costs, without what the rules change; `words` is for each word moved."""

    kind: str
    cycles: Cycles
    words: int = 0


@dataclass(frozen=True)
class Core:
    """What one core is called: in tables, by unicorn, and in `sangi.verify.binary.targets`."""

    name: str
    model: str
    target: str


@dataclass(frozen=True)
class Timing:
    """The table for one core.  `costs` is by name and whether it is the form that stores to register plus register."""

    version: int
    core: Core
    refill: Cycles
    unaligned_goal: int
    overlap: int
    address: int
    fitted: float
    costs: Mapping[tuple[str, bool], Cost]

    def cost(self, name: str, indexed: bool) -> Cost | None:
        """What an instruction costs, or None if the table does not say."""
        return self.costs.get((name, indexed)) or self.costs.get((name, False))


def _cycles(value: Any) -> Cycles:
    numbers = value if isinstance(value, list) else [value] * 3
    if len(numbers) != 3 or any(type(n) is not int for n in numbers):
        raise BadInput(f"{value!r} is neither a number of cycles nor three")
    used, least, most = numbers
    if not 0 <= least <= used <= most:
        raise BadInput(f"{value!r} is not in order: used, least, most")
    return Cycles(used, least, most)


def parse(text: str, core: str) -> Timing:
    """Reads the table for the core m3 or m4.  Raises BadInput for what is not understood."""
    try:
        data = tomllib.loads(text)
        costs: dict[tuple[str, bool], Cost] = {}
        for row in data["class"]:
            if row["kind"] not in KINDS:
                raise BadInput(f"unknown kind {row['kind']!r}")
            if core not in row:
                continue
            for name in row["instructions"].split():
                key = name, row["kind"] == "indexed"
                if key in costs:
                    raise BadInput(f"{name} is there twice")
                costs[key] = Cost(row["kind"], _cycles(row[core]), row.get("words", 0))
        rules = {name: rule["cycles"] for name, rule in data["rule"].items()}
        return Timing(
            data["version"],
            Core(**data["core"][core]),
            _cycles(rules["refill"]),
            rules["unaligned_goal"],
            rules["overlap"],
            rules["address"],
            data["fitted"][core],
            costs,
        )
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise BadInput(f"timing table: {error}") from error
    except KeyError as error:
        raise BadInput(f"timing table: {error.args[0]!r} is missing") from error


def text() -> str:
    """The table that comes with sangi."""
    return Path(__file__).with_suffix(".toml").read_text()


@cache
def load(core: str) -> Timing:
    """The table for the core m3 or m4."""
    return parse(text(), core)
