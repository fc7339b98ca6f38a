# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory as an x86-64 file lays it out: bytes of code and constants, linked file or relocatable object.

An object is laid out here as a linker would, and the relocations that a kernel may have (rip + symbol) are applied.
A byte that a relocation left open cannot be read, nor, as a constant, one that could be written at run time.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from sangi.verify.symbolic import macho
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.pieces import ROOM, Image, Piece

__all__ = ["Image", "Piece", "read"]

_LOAD, _X86_64 = 1, 62
_PROGBITS, _SYMTAB, _RELA, _NOBITS, _REL, _DYNSYM = 1, 2, 4, 8, 9, 11
_WRITE, _ALLOC, _CODE = 1, 2, 4
_PC32, _PLT32 = 2, 4
#: Bytes that a dynamic relocation changes, at most.
_WIDEST = 8


@dataclass(frozen=True)
class _Section:
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry: int


def read(content: bytes) -> Image:
    """The image of an object or a linked file; raises `Unproved` if it is no ELF or Mach-O file for x86-64."""
    kind, of = ("Mach-O", macho.read) if content[:4] == macho.MAGIC else ("ELF", _read)
    try:
        return of(content)
    except (struct.error, ValueError, IndexError) as error:
        raise Unproved(f"not a readable {kind} file: {error}") from error


def _read(content: bytes) -> Image:
    kind, machine = struct.unpack_from("<HH", content, 16)
    if content[:6] != b"\x7fELF\x02\x01" or machine != _X86_64 or kind not in (1, 2, 3):
        raise ValueError("no ELF header of x86-64 code")
    (table,) = struct.unpack_from("<Q", content, 40)
    step, count = struct.unpack_from("<HH", content, 58)
    sections = [
        _Section(*(struct.unpack_from("<IIQQQQIIQQ", content, table + i * step)[1:])) for i in range(count)
    ]
    return _object(content, sections) if kind == 1 else _linked(content, sections)


def _body(content: bytes, section: _Section) -> bytes:
    return b"" if section.kind == _NOBITS else content[section.offset : section.offset + section.size]


def _symbols(content: bytes, sections: list[_Section], table: _Section) -> list[tuple[str, int, int, int]]:
    """(name, section, value, size) of each entry of a symbol table."""
    strings, body, out = _body(content, sections[table.link]), _body(content, table), []
    for at in range(0, table.size, 24):
        name, _, _, home, value, size = struct.unpack_from("<IBBHQQ", body, at)
        out.append((strings[name : strings.index(b"\0", name)].decode(), home, value, size))
    return out


def _linked(content: bytes, sections: list[_Section]) -> Image:
    (table,) = struct.unpack_from("<Q", content, 32)
    step, count = struct.unpack_from("<HH", content, 54)
    pieces = []
    for i in range(count):
        kind, flags, offset, address, _, size, _, _ = struct.unpack_from(
            "<IIQQQQQQ", content, table + i * step
        )
        if kind == _LOAD:
            pieces.append(Piece(address, content[offset : offset + size], bool(flags & 2), bool(flags & 1)))
    symbols = {}
    for section in sections:
        if section.kind in (_SYMTAB, _DYNSYM):
            for name, home, value, size in _symbols(content, sections, section):
                if name and home:
                    symbols[name] = (value, size)
    changed = []
    for section in sections:
        if section.kind in (_RELA, _REL):
            body = _body(content, section)
            for at in range(0, section.size, 24 if section.kind == _RELA else 16):
                (offset,) = struct.unpack_from("<Q", body, at)
                changed.append((offset, offset + _WIDEST))
    return Image(tuple(pieces), symbols, tuple(changed))


def _object(content: bytes, sections: list[_Section]) -> Image:
    bases: dict[int, int] = {}
    end = 1 << 12
    for i, section in enumerate(sections):
        if section.flags & _ALLOC:
            align = max(section.align, 64)
            bases[i] = end = -(-end // align) * align
            end += section.size
    outside = _Outside(-(-end // ROOM) * ROOM)
    bodies = {i: bytearray(_body(content, sections[i])) for i in bases}
    symbols: dict[str, tuple[int, int]] = {}
    changed = []
    for section in sections:
        if section.kind == _SYMTAB:
            for name, home, value, size in _symbols(content, sections, section):
                if name and home in bases:
                    symbols[name] = (bases[home] + value, size)
        elif section.kind in (_RELA, _REL) and section.info in bases:
            changed += _relocate(content, sections, section, bases, bodies[section.info], outside)
    pieces = [
        Piece(base, bytes(bodies[i]), bool(sections[i].flags & _WRITE), bool(sections[i].flags & _CODE))
        for i, base in bases.items()
    ]
    return Image(tuple(pieces), symbols, tuple(changed), outside.known)


class _Outside:
    """Places for the data of other files, each with room around it, beyond all sections."""

    def __init__(self, start: int) -> None:
        self.start, self.known = start, dict[str, int]()

    def at(self, name: str) -> int:
        """The address of a symbol."""
        return self.known.setdefault(name, self.start + ROOM * (len(self.known) + 1))


def _relocate(
    content: bytes,
    sections: list[_Section],
    table: _Section,
    bases: dict[int, int],
    body: bytearray,
    outside: _Outside,
) -> list[tuple[int, int]]:
    """Applies what can be applied to a section's bytes; the ranges that stay open."""
    base = bases[table.info]
    known = _symbols(content, sections, sections[table.link])
    entries = _body(content, table)
    left = []
    for at in range(0, table.size, 24 if table.kind == _RELA else 16):
        offset, info = struct.unpack_from("<QQ", entries, at)
        name, home, value, _ = known[info >> 32]
        data = home == 0 and name != "" and info & 0xFFFFFFFF == _PC32
        if table.kind == _REL or info & 0xFFFFFFFF not in (_PC32, _PLT32) or not (data or home in bases):
            left.append((base + offset, base + offset + _WIDEST))
            continue
        (addend,) = struct.unpack_from("<q", entries, at + 16)
        goal = outside.at(name) if data else bases[home] + value
        struct.pack_into("<i", body, offset, goal + addend - (base + offset))
    return left
