# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads what checks need of a relocatable, little-endian ELF object: code, functions, relocated places."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from sangi.errors import CheckFailed

SHT_SYMTAB, SHT_RELA, SHT_REL, SHT_NOBITS = 2, 4, 9, 8
SHF_EXECINSTR = 4
STT_NOTYPE, STT_OBJECT, STT_FUNC, STT_SECTION = 0, 1, 2, 3
EM_ARM, EM_RISCV = 40, 243
#: Beside another relocation at the same place: the linker may shorten it.
R_RISCV_RELAX = 51


@dataclass(frozen=True)
class Symbol:
    """A symbol defined in an executable section; `function` is false for labels without a type."""

    name: str
    offset: int
    size: int
    function: bool


@dataclass
class Code:
    """An executable section: its bytes, the symbols in it, the offsets that a relocation changes.

    `labels` are the relocated places whose goal is known all the same, a label of this section: compilers
    leave RISC-V jumps to the linker, which may move what lies between.  `data` are the (start, end) ranges
    that mapping symbols mark as literals.
    """

    name: str
    content: bytes
    symbols: list[Symbol] = field(default_factory=list)
    relocations: dict[int, str] = field(default_factory=dict)
    labels: dict[int, int] = field(default_factory=dict)
    data: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True)
class _Section:
    name: int
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    entry: int


@dataclass(frozen=True)
class Object:
    """An object file: e_machine, bits of its class, executable sections."""

    machine: int
    bits: int
    sections: tuple[Code, ...]


def _text(table: bytes, at: int) -> str:
    return table[at : table.index(b"\0", at)].decode()


def read(content: bytes) -> Object:
    """Parses a relocatable object; raises CheckFailed if it is none."""
    try:
        return _read(content)
    except (struct.error, ValueError, IndexError) as error:
        raise CheckFailed(f"not a readable ELF object: {error}") from error


def _read(content: bytes) -> Object:
    if content[:4] != b"\x7fELF" or content[5] != 1:
        raise ValueError("no little-endian ELF header")
    wide = content[4] == 2
    kind, machine = struct.unpack_from("<HH", content, 16)
    if kind != 1:
        raise ValueError("linked, not relocatable")
    (table,) = struct.unpack_from("<Q" if wide else "<I", content, 40 if wide else 32)
    step, count, names_at = struct.unpack_from("<HHH", content, 58 if wide else 46)
    sections = [_section(content, table + i * step, wide) for i in range(count)]

    def body(s: _Section) -> bytes:
        return b"" if s.kind == SHT_NOBITS else content[s.offset : s.offset + s.size]

    names = body(sections[names_at])
    code = {
        i: Code(_text(names, s.name), body(s))
        for i, s in enumerate(sections)
        if s.flags & SHF_EXECINSTR and s.size
    }
    symbols: list[tuple[str, int, int]] = []
    marks: dict[int, list[tuple[int, bool]]] = {i: [] for i in code}
    for s in (s for s in sections if s.kind == SHT_SYMTAB):
        strings = body(sections[s.link])
        for at in range(0, s.size, s.entry):
            name_at, value, size, info, home = _symbol(body(s), at, wide)
            name = _text(strings, name_at)
            symbols.append((name or f"section {home}", home, value))
            if home not in code:
                continue
            if name.startswith("$"):
                marks[home].append((value, name.startswith("$d")))
            elif info & 15 in (STT_FUNC, STT_NOTYPE) and name and not name.startswith(".L"):
                thumb = value & 1 if machine == EM_ARM else 0
                code[home].symbols.append(Symbol(name, value - thumb, size, info & 15 == STT_FUNC))
    for s in (s for s in sections if s.kind in (SHT_REL, SHT_RELA) and s.info in code):
        for at in range(0, s.size, s.entry):
            offset, packed = struct.unpack_from("<QQ" if wide else "<II", body(s), at)
            name, home, value = symbols[packed >> (32 if wide else 8)]
            if machine == EM_RISCV and packed & 0xFF == R_RISCV_RELAX:
                continue
            if machine == EM_RISCV and home == s.info and name.startswith(".L"):
                (addend,) = struct.unpack_from("<q" if wide else "<i", body(s), at + (16 if wide else 8))
                code[s.info].labels[offset] = value + addend
            else:
                code[s.info].relocations[offset] = name
    for i, found in marks.items():
        found.sort()
        ends = [*[at for at, _ in found][1:], len(code[i].content)]
        code[i].data = [(at, end) for (at, data), end in zip(found, ends, strict=False) if data and at < end]
    return Object(machine, 64 if wide else 32, tuple(code.values()))


def _section(content: bytes, at: int, wide: bool) -> _Section:
    if wide:
        name, kind, flags, _, offset, size, link, info, _, entry = struct.unpack_from(
            "<IIQQQQIIQQ", content, at
        )
    else:
        name, kind, flags, _, offset, size, link, info, _, entry = struct.unpack_from("<10I", content, at)
    return _Section(name, kind, flags, offset, size, link, info, entry)


def _symbol(table: bytes, at: int, wide: bool) -> tuple[int, int, int, int, int]:
    """(name, value, size, info, section)."""
    if wide:
        name, info, _, home, value, size = struct.unpack_from("<IBBHQQ", table, at)
    else:
        name, value, size, info, _, home = struct.unpack_from("<IIIBBH", table, at)
    return name, value, size, info, home
