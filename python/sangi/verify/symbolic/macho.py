# SPDX-License-Identifier: MIT OR Apache-2.0
"""The image of an x86-64 Mach-O object or linked file; symbols are named without their leading underscore."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from sangi.verify.symbolic.pieces import Image, Piece

MAGIC = b"\xcf\xfa\xed\xfe"
_X86_64 = 0x0100_0007
_SEGMENT, _SYMTAB = 0x19, 2
_EXECUTE = 4
_CODE = 0x8000_0400
#: Of a symbol's kind: a debugger's note, and what says that it is defined in a section.
_NOTE, _TYPE = 0xE0, 0x0E
#: Sections without bytes in the file.
_ZERO = (1, 12)
#: Relocations of a distance from the instruction; between sections the bytes already hold it.
_RELATIVE = (1, 2, 6, 7, 8)
#: Room for the header's page, where nothing of an object lies.
_BASE = 1 << 12


@dataclass
class _Section:
    """A section, with where its relocations are in the file and how many."""

    address: int
    body: bytearray
    writable: bool
    code: bool
    table: int
    number: int


def read(content: bytes) -> Image:
    """The image; raises `ValueError`, `struct.error` or `IndexError` for bytes that are none."""
    machine, _, kind, count = struct.unpack_from("<4I", content, 4)
    if content[:4] != MAGIC or machine != _X86_64 or kind not in (1, 2, 6, 8):
        raise ValueError("no Mach-O header of x86-64 code")
    base = _BASE if kind == 1 else 0
    sections: list[_Section] = []
    symbols: list[tuple[str, int | None]] = []
    at = 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", content, at)
        if command == _SEGMENT:
            sections += _segment(content, at, base)
        elif command == _SYMTAB:
            symbols = _symbols(content, at, base)
        at += size
    left = [place for section in sections for place in _relocated(content, section, symbols)]
    pieces = tuple(Piece(s.address, bytes(s.body), s.writable, s.code) for s in sections)
    known = {name: (address, 0) for name, address in symbols if name and address is not None}
    return Image(pieces, known, tuple(left))


def _segment(content: bytes, at: int, base: int) -> list[_Section]:
    protection, count = struct.unpack_from("<4xII", content, at + 56)
    out = []
    for i in range(count):
        place = at + 72 + 80 * i
        segment = content[place + 16 : place + 32].rstrip(b"\0")
        address, size, offset, _, table, number, flags = struct.unpack_from("<QQIIIII", content, place + 32)
        body = bytes(size) if flags & 0xFF in _ZERO else content[offset : offset + size]
        code = bool(flags & _CODE) and bool(protection & _EXECUTE)
        out.append(
            _Section(base + address, bytearray(body), segment.startswith(b"__DATA"), code, table, number)
        )
    return out


def _symbols(content: bytes, at: int, base: int) -> list[tuple[str, int | None]]:
    """(name, address) of each entry; the address of what another file defines is None, the name of a note ""."""
    table, count, strings = struct.unpack_from("<III", content, at + 8)
    out: list[tuple[str, int | None]] = []
    for i in range(count):
        name_at, kind, _, _, value = struct.unpack_from("<IBBHQ", content, table + 16 * i)
        start = strings + name_at
        name = content[start : content.index(b"\0", start)].decode().removeprefix("_")
        here = kind & _TYPE == _TYPE
        out.append(("" if kind & _NOTE else name, base + value if here else None))
    return out


def _relocated(
    content: bytes, section: _Section, symbols: list[tuple[str, int | None]]
) -> list[tuple[int, int]]:
    """Applies what can be applied to a section's bytes; the ranges that stay open."""
    left = []
    for i in range(section.number):
        place, info = struct.unpack_from("<iI", content, section.table + 8 * i)
        if not 0 <= place < len(section.body):
            raise ValueError("a relocation outside its section")
        external, kind, address = info >> 27 & 1, info >> 28, section.address + place
        if kind not in _RELATIVE:
            left.append((address, address + 8))
        elif external:
            target = symbols[info & 0xFF_FFFF][1]
            if target is None:
                left.append((address, address + 8))
                continue
            (addend,) = struct.unpack_from("<i", section.body, place)
            struct.pack_into("<i", section.body, place, target + addend - (address + 4))
    return left
