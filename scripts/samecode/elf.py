# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads a little-endian ELF relocatable object: sections, symbols and relocations, nothing else."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

SYMBOLS, RELA, NOBITS, REL = 2, 4, 8, 9
#: Bits of a section's flags.
ALLOC, EXECUTABLE, MERGE, STRINGS = 0x2, 0x4, 0x10, 0x20
#: Kinds of symbols.
OBJECT, FUNCTION, SECTION, FILE = 1, 2, 3, 4
#: Machines.
ARM, X86_64, RISCV = 40, 62, 243


@dataclass(frozen=True)
class Symbol:
    """`section` is 0 where the symbol is not defined here; `kind` is one of the constants above, or 0."""

    name: str
    value: int
    size: int
    kind: int
    section: int
    local: bool


@dataclass(frozen=True)
class Relocation:
    """`addend` is None where the bytes at `offset` hold it."""

    offset: int
    kind: int
    symbol: Symbol
    addend: int | None


@dataclass
class Section:
    """`entry` is the size of an entry of a pool of constants, else 0."""

    name: str
    kind: int
    flags: int
    entry: int
    data: bytes
    relocations: list[Relocation] = field(default_factory=list)


@dataclass(frozen=True)
class Elf:
    """An object file."""

    machine: int
    sections: list[Section]
    symbols: list[Symbol]


def _text(table: bytes, start: int) -> str:
    return table[start : table.index(b"\0", start)].decode()


def _symbols(data: bytes, names: bytes, wide: bool) -> list[Symbol]:
    found = []
    layout = struct.Struct("<IBBHQQ" if wide else "<IIIBBH")
    for fields in layout.iter_unpack(data):
        if wide:
            name, info, _, section, value, size = fields
        else:
            name, value, size, info, _, section = fields
        # Above 0xff00 stand absolute and common symbols, which belong to no section.
        inside = section if section < 0xFF00 else 0
        found.append(Symbol(_text(names, name), value, size, info & 15, inside, info >> 4 == 0))
    return found


def _relocations(data: bytes, symbols: list[Symbol], wide: bool, explicit: bool) -> list[Relocation]:
    word = "Q" if wide else "I"
    layout = struct.Struct(f"<{word}{word}" + (word.lower() if explicit else ""))
    shift, mask = (32, 0xFFFFFFFF) if wide else (8, 0xFF)
    return [
        Relocation(offset, info & mask, symbols[info >> shift], addend[0] if addend else None)
        for offset, info, *addend in layout.iter_unpack(data)
    ]


def read(image: bytes) -> Elf:
    """Takes an object apart; raises ValueError for what is no little-endian ELF."""
    if image[:4] != b"\x7fELF" or image[5] != 1:
        raise ValueError("not a little-endian ELF object")
    wide = image[4] == 2
    (machine,) = struct.unpack_from("<H", image, 18)
    start = struct.unpack_from("<Q" if wide else "<I", image, 40 if wide else 32)[0]
    size, count, names_at = struct.unpack_from("<HHH", image, 58 if wide else 46)
    layout = struct.Struct("<IIQQQQIIQQ" if wide else "<10I")
    heads = [layout.unpack_from(image, start + size * i) for i in range(count)]

    def body(head: tuple[int, ...]) -> bytes:
        return bytes(head[5]) if head[1] == NOBITS else image[head[4] : head[4] + head[5]]

    names = body(heads[names_at])
    sections = [Section(_text(names, h[0]), h[1], h[2], h[9], body(h)) for h in heads]
    tables = [head for head in heads if head[1] == SYMBOLS]
    symbols = _symbols(body(tables[0]), body(heads[tables[0][6]]), wide) if tables else []
    for head in heads:
        if head[1] in (REL, RELA):
            sections[head[7]].relocations += _relocations(body(head), symbols, wide, head[1] == RELA)
    return Elf(machine, sections, symbols)
