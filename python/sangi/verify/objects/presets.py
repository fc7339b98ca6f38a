# SPDX-License-Identifier: MIT OR Apache-2.0
"""Contracts of known kernels, from data files: the one beside this module, and those that a user adds."""

from __future__ import annotations

import fnmatch
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from sangi.errors import BadInput
from sangi.expression import shorten
from sangi.verify.objects.contract import Contract

_OWN = Path(__file__).with_name("presets.toml")
_WORDS: set[str] = {field.name for field in fields(Contract)} - {"stack"}
#: The key of a file -> the field of a contract, where they differ.
_KEYS = {"in": "given"}


@dataclass(frozen=True)
class Preset:
    """A contract, and the symbols that it is of, as patterns with * and ?."""

    family: str
    name: str
    symbols: tuple[str, ...]
    contract: Contract

    def fits(self, symbol: str) -> bool:
        """Whether a symbol is one of its own."""
        return any(fnmatch.fnmatchcase(symbol, pattern) for pattern in self.symbols)

    def over(self, words: Mapping[str, str], stack: int) -> Preset:
        """The preset with other words, where they are given."""
        own: dict[str, Any] = {name: getattr(self.contract, name) for name in _WORDS}
        contract = Contract(**own | dict(words), stack=stack)
        return replace(self, contract=contract)


def load(more: Sequence[str] = ()) -> tuple[Preset, ...]:
    """The presets of the package and of more files; raises `BadInput` for a file that is none."""
    out: list[Preset] = []
    for path in (_OWN, *map(Path, more)):
        try:
            table = tomllib.loads(path.read_text())
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"{path.name}: no file of presets: {error}") from None
        for family, rows in table.items():
            if not isinstance(rows, dict):
                raise BadInput(f"{path.name}: {family} is no family of presets")
            out += [_preset(path.name, family, name, row) for name, row in rows.items()]
    return tuple(out)


def _preset(file: str, family: str, name: str, row: Any) -> Preset:
    if not isinstance(row, dict) or not isinstance(row.get("symbols"), list):
        raise BadInput(f"{file}: {family}.{name} has no list of symbols")
    words: dict[str, Any] = {
        _KEYS.get(str(key), str(key)): value for key, value in row.items() if key != "symbols"
    }
    if not set(words) <= _WORDS or not {"modulus", "op"} <= set(words):
        raise BadInput(f"{file}: {family}.{name} has other keys than a contract, or no modulus or op")
    if not all(isinstance(value, str) for value in (*words.values(), *row["symbols"])):
        raise BadInput(f"{file}: {family}.{name} has values that are no text")
    return Preset(family, name, tuple(row["symbols"]), Contract(**words))


def like(text: str, presets: Sequence[Preset]) -> tuple[Preset, ...]:
    """The presets that `FAMILY` or `FAMILY:NAME` means; raises `BadInput` if there is none."""
    family, _, name = text.partition(":")
    found = tuple(p for p in presets if p.family == family and name in ("", p.name))
    if not found:
        known = sorted({p.family for p in presets})
        names = [p.name for p in presets if p.family == family]
        there = f"{family} has {', '.join(names)}" if names else f"families are {', '.join(known)}"
        raise BadInput(f"--like {shorten(text)!r}: no such preset; {there}")
    return found


def chosen(symbols: Mapping[str, object], presets: Sequence[Preset]) -> list[tuple[str, Contract]]:
    """The symbols of an object that presets are of, each with its contract, by the first that fits."""
    out = []
    for symbol in symbols:
        preset = next((p for p in presets if p.fits(symbol)), None)
        if preset is not None:
            out.append((symbol, preset.contract))
    return out
