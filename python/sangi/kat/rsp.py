# SPDX-License-Identifier: MIT OR Apache-2.0
"""NIST's .rsp files: entries of lines `name = value`, parted by empty lines."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sangi.errors import BadInput

_LINE = re.compile(r"(\w+) = ?(\w*)")


@dataclass(frozen=True)
class Entry:
    """One entry: its number, and the bytes of every field."""

    count: int
    fields: dict[str, bytes]


def parse(text: str, wanted: dict[str, int]) -> list[Entry]:
    """The entries, each with just the fields wanted, of so many bytes; raises `BadInput` naming the first fault."""
    entries: list[Entry] = []
    for block in re.split(r"\n\s*\n", text.replace("\r\n", "\n")):
        lines = [line for line in block.splitlines() if line.strip() and not line.startswith("#")]
        if lines:
            entries.append(_entry(lines, len(entries), wanted))
    if not entries:
        raise BadInput("no known answers in it")
    return entries


def _entry(lines: list[str], count: int, wanted: dict[str, int]) -> Entry:
    where = f"count = {count}"
    values: dict[str, str] = {}
    for line in lines:
        found = _LINE.fullmatch(line.strip())
        if not found:
            raise BadInput(f"{where}: not a line of known answers: {line[:40]!r}")
        if found[1] in values:
            raise BadInput(f"{where}: {found[1]} twice")
        values[found[1]] = found[2]
    if values.pop("count", "") != str(count):
        raise BadInput(f"entry {count} does not begin with {where}")
    fields: dict[str, bytes] = {}
    for name, size in wanted.items():
        if name not in values:
            raise BadInput(f"{where}: no {name}")
        try:
            fields[name] = bytes.fromhex(values.pop(name))
        except ValueError:
            raise BadInput(f"{where}: {name} is not hexadecimal") from None
        if len(fields[name]) != size:
            raise BadInput(f"{where}: {name} has {len(fields[name])} bytes, not {size}")
    if values:
        raise BadInput(f"{where}: {next(iter(values))} is not a field of this object")
    return Entry(count, fields)
