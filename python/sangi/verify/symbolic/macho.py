# SPDX-License-Identifier: MIT OR Apache-2.0
"""The image of an x86-64 Mach-O object or linked file; symbols are named without their leading underscore.

In an object whose header says so, a linker may move or drop whatever lies between two symbols: each such part is a
piece of its own.  Only what lies in the segment __TEXT of an object cannot be written at run time; of a linked file,
what its segment's protection says.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from itertools import pairwise

from sangi.verify.symbolic.pieces import FILE, Image, Piece, Reference, region_of

MAGIC = b"\xcf\xfa\xed\xfe"
_X86_64 = 0x0100_0007
_OBJECT, _EXECUTABLE, _LIBRARY, _BUNDLE = 1, 2, 6, 8
_SEGMENT, _SYMTAB, _DYNAMIC_SYMBOLS = 0x19, 2, 11
_SUBSECTIONS = 0x2000
_WRITE, _EXECUTE = 2, 4
_CODE = 0x8000_0400
#: Of a symbol's kind: a debugger's note, private to the linked file, visible to others, defined in a section.
_NOTE, _PRIVATE, _EXTERNAL, _TYPE, _IN_SECTION = 0xE0, 0x10, 0x01, 0x0E, 0x0E
#: Of a symbol's description: a weak definition, weakly referenced, an entry inside a function.
_WEAK, _WEAK_REFERENCE, _ALTERNATIVE, _RESOLVER = 0x80, 0x40, 0x200, 0x100
#: Kinds of sections: without bytes in the file; strings and words that are merged, by the size of an entry.
_ZERO = (1, 12)
_STRINGS, _MERGED = (2,), {3: 4, 4: 8, 14: 16}
#: Kinds of relocations: a distance from the instruction, with so many bytes of the instruction behind it.
_RELATIVE = {1: 0, 2: 0, 6: 1, 7: 2, 8: 4}
#: Bytes around another relocation that a linker may write anew, where it exchanges instructions.
_AROUND = 16
#: Room for the header's page, where nothing of an object lies.
_BASE = 1 << 12
_LARGEST = 1 << 28


@dataclass(frozen=True)
class _Symbol:
    """`address` is None for what another file defines; `replaceable` says that another file may define this one."""

    name: str
    address: int | None
    replaceable: bool
    refused: str
    head: bool
    cuts: bool


@dataclass
class _Section:
    """A section, with where its relocations are in the file and how many."""

    address: int
    body: bytearray
    writable: bool
    code: bool
    table: int
    number: int
    kind: int


@dataclass
class _File:
    content: bytes
    linked: bool
    parted: bool
    sections: list[_Section] = field(default_factory=list)
    symbols: list[_Symbol] = field(default_factory=list)
    open: set[int] = field(default_factory=set)
    references: dict[int, Reference] = field(default_factory=dict)


def read(content: bytes) -> Image:
    """The image; raises `ValueError`, `struct.error` or `IndexError` for bytes that are none."""
    machine, _, kind, count, _, flags = struct.unpack_from("<6I", content, 4)
    if content[:4] != MAGIC or machine != _X86_64 or kind not in (_OBJECT, _EXECUTABLE, _LIBRARY, _BUNDLE):
        raise ValueError("no Mach-O header of x86-64 code")
    file = _File(content, kind != _OBJECT, kind == _OBJECT and bool(flags & _SUBSECTIONS))
    base, at = (0 if file.linked else _BASE), 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", content, at)
        if command == _SEGMENT:
            _segment(file, at, base)
        elif command == _SYMTAB:
            _symbols(file, at, base)
        elif command == _DYNAMIC_SYMBOLS and file.linked:
            _loaded(file, at)
        if size < 8:
            raise ValueError("a load command without a size")
        at += size
    pieces = _pieces(file)
    for section in file.sections:
        _relocate(file, section, pieces)
    known: dict[str, tuple[int, int]] = {}
    refused: dict[str, str] = {}
    for symbol in file.symbols:
        if symbol.name and symbol.address is not None:
            if known.setdefault(symbol.name, (symbol.address, 0)) != (symbol.address, 0):
                refused[symbol.name] = "several symbols have this name"
            if symbol.refused:
                refused[symbol.name] = symbol.refused
    bodies = {s.address: s.body for s in file.sections}
    return Image(
        tuple(_filled(piece, bodies) for piece in pieces),
        known,
        frozenset(file.open),
        file.references,
        refused=refused,
        heads=frozenset(s.address for s in file.symbols if s.address is not None and s.head),
    )


def _filled(piece: Piece, bodies: dict[int, bytearray]) -> Piece:
    """A piece with the distances that relocations put into its bytes."""
    start = max((address for address in bodies if address <= piece.address), default=piece.address)
    inside = bodies.get(start, bytearray())[piece.address - start :][: len(piece.content)]
    return Piece(piece.address, bytes(inside), piece.writable, piece.code, piece.group, piece.entry)


def _segment(file: _File, at: int, base: int) -> None:
    protection, count = struct.unpack_from("<4xII", file.content, at + 56)
    for i in range(count):
        place = at + 72 + 80 * i
        segment = file.content[place + 16 : place + 32].rstrip(b"\0")
        address, size, offset, _, table, number, flags = struct.unpack_from(
            "<QQIIIII", file.content, place + 32
        )
        zero = flags & 0xFF in _ZERO
        if size > (_LARGEST >> 4 if zero else _LARGEST) or (not zero and offset + size > len(file.content)):
            raise ValueError("a section that ends behind the file, or is too large")
        body = bytes(size) if zero else file.content[offset : offset + size]
        writable = bool(protection & _WRITE) if file.linked else segment != b"__TEXT"
        code = bool(flags & _CODE) and bool(protection & _EXECUTE)
        file.sections.append(
            _Section(base + address, bytearray(body), writable, code, table, number, flags & 0xFF)
        )
    spans = sorted((s.address, s.address + len(s.body)) for s in file.sections)
    if any(end > start for (_, end), (start, _) in pairwise(spans)):
        raise ValueError("sections that overlap")


def _symbols(file: _File, at: int, base: int) -> None:
    table, count, strings = struct.unpack_from("<III", file.content, at + 8)
    for i in range(count):
        name_at, kind, _, described, value = struct.unpack_from("<IBBHQ", file.content, table + 16 * i)
        start = strings + name_at
        name = file.content[start : file.content.index(b"\0", start)].decode()
        note, here, external = bool(kind & _NOTE), kind & _TYPE == _IN_SECTION, bool(kind & _EXTERNAL)
        visible = external and not kind & _PRIVATE
        file.symbols.append(
            _Symbol(
                "" if note else name.removeprefix("_"),
                base + value if here and not note else None,
                visible or bool(described & (_WEAK | _WEAK_REFERENCE)),
                "what it stands for is decided when it is run" if described & _RESOLVER else "",
                external or not name.startswith(("L", "l")),
                not name.startswith("L") and not described & _ALTERNATIVE,
            )
        )


def _loaded(file: _File, at: int) -> None:
    """The relocations of a linked file that a loader applies outside the writable segments."""
    for table, number in (
        struct.unpack_from("<II", file.content, at + 64),
        struct.unpack_from("<II", file.content, at + 72),
    ):
        if number:
            raise ValueError(f"{number} relocations of a linked file, at {table:#x}")


def _pieces(file: _File) -> list[Piece]:
    """Sections, or the parts of them that a linker may move."""
    cuts = (
        sorted({s.address for s in file.symbols if s.address is not None and s.cuts}) if file.parted else []
    )
    out = []
    for section in file.sections:
        if section.kind in _STRINGS and not file.linked:
            section.body = bytearray()
        end = section.address + len(section.body)
        starts = [section.address, *(cut for cut in cuts if section.address < cut < end), end]
        entry = 0 if file.linked else _MERGED.get(section.kind, 0)
        for start, stop in pairwise(starts):
            body = bytes(section.body[start - section.address : stop - section.address])
            out.append(Piece(start, body, section.writable, section.code, int(file.linked), entry))
    return out


def _relocate(file: _File, section: _Section, pieces: list[Piece]) -> None:
    """Takes up the relocations of a section; distances that this file decides are put into its bytes."""
    seen: dict[int, int] = {}
    found = []
    for i in range(section.number):
        place, info = struct.unpack_from("<iI", file.content, section.table + 8 * i)
        if not 0 <= place < max(len(section.body), 1):
            raise ValueError("a relocation outside its section, or a scattered one")
        relative, length, external, kind = info >> 24 & 1, info >> 25 & 3, info >> 27 & 1, info >> 28
        known = kind in _RELATIVE and relative and length == 2 and place + 4 <= len(section.body)
        around = range(place, place + 4) if known else range(place - _AROUND, place + _AROUND)
        for byte in around:
            seen[byte] = seen.get(byte, 0) + 1
        if known:
            found.append((place, kind, info & 0xFF_FFFF, external))
    file.open.update(section.address + byte for byte in seen)
    for place, kind, number, external in found:
        if any(seen[byte] > 1 for byte in range(place, place + 4)):
            continue
        here = section.address + place
        (addend,) = struct.unpack_from("<i", section.body, place)
        if external:
            symbol = file.symbols[number]
            if symbol.address is None:
                continue
            struct.pack_into("<i", section.body, place, symbol.address + addend - (here + 4))
            goal, name = symbol.address, symbol.name if symbol.replaceable else ""
        else:
            goal, name = here + 4 + addend + _RELATIVE[kind], ""
        region = next((region_of(p, n, goal) for n, p in enumerate(pieces) if p.address <= goal < p.end), "")
        if region.startswith(FILE):
            file.references[here] = Reference(region, name)
