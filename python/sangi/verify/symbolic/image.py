# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory as an x86-64 file lays it out: bytes of code and constants, linked file or relocatable object.

The sections of an object get addresses, but no distance between two of them is known: see `pieces`.  A byte that a
relocation changes cannot be read as a constant.  In an instruction it may be part of a distance to a symbol of this
file, if the file alone decides what that symbol is; where another file may define it, the answer depends on a name that
the claim must assume.  What this reader does not know (kinds of sections, extended tables, relocations without addends)
is refused.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from sangi.verify.symbolic import dynamic, macho
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.pieces import FILE, ROOM, Image, Piece, Reference, region_of

__all__ = ["Image", "Piece", "read"]

_RELOCATABLE, _EXECUTABLE, _SHARED, _X86_64 = 1, 2, 3, 62
_SYMTAB, _RELA, _NOBITS, _REL, _DYNSYM, _GROUP, _RELR = 2, 4, 8, 9, 11, 17, 19
#: Sections that are known to say nothing of what other sections hold: tables, notes, arrays, versions, unwinding.
_KNOWN = frozenset((*range(10), 11, *range(14, 18), _RELR, 0x70000001, *range(0x6FFFFFF5, 0x70000000)))
#: Notes of LLVM's tools.
_LLVM = range(0x6FFF4C00, 0x6FFF4D00)
_WRITE, _ALLOC, _CODE, _MERGE, _STRINGS, _TLS, _COMPRESSED, _EXCLUDE = (
    1,
    2,
    4,
    0x10,
    0x20,
    0x400,
    0x800,
    1 << 31,
)
_PC32, _PLT32 = 2, 4
#: Kinds of relocations -> the bytes that change: none, 64, PC32, PLT32, 32, 32S, 16, PC16, 8, PC8, PC64.
_SIZES = {0: 0, 1: 8, 2: 4, 4: 4, 10: 4, 11: 4, 12: 2, 13: 2, 14: 1, 15: 1, 24: 8}
#: Bytes around a relocation that a linker may write anew, where it exchanges instructions.
_AROUND = 16
_LOCAL, _GLOBAL, _WEAK = 0, 1, 2
_DEFAULT, _PROTECTED = 0, 3
_OBJECT, _FUNCTION, _SECTION, _FILE_NAME = 1, 2, 3, 4
#: A symbol's section where it has none: absolute, common, or the number stands elsewhere.
_RESERVED = 0xFF00
_COMDAT = 1
#: What a file may hold at most.
_LARGEST = 1 << 28


@dataclass(frozen=True)
class _Section:
    number: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry: int


@dataclass(frozen=True)
class _Symbol:
    name: str
    kind: int
    binding: int
    visibility: int
    home: int
    value: int
    size: int


def read(content: bytes) -> Image:
    """The image of an object or a linked file; raises `Unproved` if it is none for x86-64, or one that is not known."""
    kind, of = ("Mach-O", macho.read) if content[:4] == macho.MAGIC else ("ELF", _read)
    try:
        return of(content)
    except (struct.error, ValueError, IndexError, OverflowError, MemoryError) as error:
        raise Unproved(f"not a readable {kind} file: {error}") from None


def _read(content: bytes) -> Image:
    kind, machine = struct.unpack_from("<HH", content, 16)
    if (
        content[:6] != b"\x7fELF\x02\x01"
        or machine != _X86_64
        or kind not in (_RELOCATABLE, _EXECUTABLE, _SHARED)
    ):
        raise ValueError("no ELF header of x86-64 code")
    (table,) = struct.unpack_from("<Q", content, 40)
    step, count = struct.unpack_from("<HH", content, 58)
    if step != 64 or not count:
        raise ValueError("no table of sections, or an extended one")
    sections = [
        _Section(i, *(struct.unpack_from("<IIQQQQIIQQ", content, table + i * step)[1:])) for i in range(count)
    ]
    for section in sections:
        _check(content, section)
    return _object(content, sections) if kind == _RELOCATABLE else _linked(content, sections)


def _check(content: bytes, section: _Section) -> None:
    """Refuses a section that this reader does not know."""
    if section.kind not in _KNOWN and section.kind not in _LLVM:
        raise ValueError(f"section {section.number} is of a kind that is not known, {section.kind:#x}")
    most = _LARGEST if section.kind != _NOBITS else _LARGEST >> 4
    if section.size > most or section.align > _LARGEST:
        raise ValueError(f"section {section.number} is too large")
    if section.kind not in (0, _NOBITS) and section.offset + section.size > len(content):
        raise ValueError(f"section {section.number} ends behind the file")
    if section.kind in (_SYMTAB, _DYNSYM, _RELA) and (section.entry != 24 or section.size % 24):
        raise ValueError(f"section {section.number} is no table of entries of 24 bytes")
    if section.flags & _ALLOC and section.flags & (_COMPRESSED | _EXCLUDE):
        raise ValueError(f"section {section.number} is compressed, or left out by linkers")


def _body(content: bytes, section: _Section) -> bytes:
    """The bytes of a section."""
    return (
        bytes(section.size)
        if section.kind == _NOBITS
        else content[section.offset : section.offset + section.size]
    )


def _symbols(content: bytes, sections: list[_Section], table: _Section) -> list[_Symbol]:
    """The entries of a symbol table."""
    strings, body, out = _body(content, sections[table.link]), _body(content, table), []
    for at in range(0, table.size, 24):
        name, info, other, home, value, size = struct.unpack_from("<IBBHQQ", body, at)
        text = strings[name : strings.index(b"\0", name)].decode()
        out.append(_Symbol(text, info & 15, info >> 4, other & 3, home, value, size))
    return out


def _named(symbols: list[_Symbol]) -> Iterator[_Symbol]:
    """Those that name a place in a section."""
    for symbol in symbols:
        if symbol.name and 0 < symbol.home < _RESERVED and symbol.kind not in (_SECTION, _FILE_NAME):
            yield symbol


class _Names:
    """Symbols by name as they are met; a name of two places, or of none that stays, is refused."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, int]] = {}
        self.refused: dict[str, str] = {}
        self.heads: set[int] = set()

    def add(self, symbol: _Symbol, address: int) -> None:
        """Takes up a symbol."""
        name = symbol.name
        if self.known.setdefault(name, (address, symbol.size)) != (address, symbol.size):
            self.refused[name] = "several symbols have this name"
        if symbol.kind not in (0, _OBJECT, _FUNCTION):
            self.refused[name] = (
                "neither a function nor data: what it stands for is decided when it is linked or run"
            )
        if symbol.kind == _FUNCTION or symbol.binding != _LOCAL:
            self.heads.add(address)


def _linked(content: bytes, sections: list[_Section]) -> Image:
    pieces = tuple(
        Piece(s.address, s.content, s.writable, s.code, group=1) for s in dynamic.segments(content, _LARGEST)
    )
    ends = sorted((piece.address, piece.end) for piece in pieces)
    if any(end > start for (_, end), (start, _) in pairwise(ends)):
        raise ValueError("segments that overlap")
    names = _Names()
    for section in sections:
        if section.kind in (_SYMTAB, _DYNSYM):
            for symbol in _named(_symbols(content, sections, section)):
                names.add(symbol, symbol.value)
    changed = dynamic.relocated(content)
    for section in sections:
        if section.kind in (_RELA, _REL):
            body = _body(content, section)
            for at in range(0, section.size, 24 if section.kind == _RELA else 16):
                (offset,) = struct.unpack_from("<Q", body, at)
                changed.update(range(offset, offset + 8))
    return Image(pieces, names.known, frozenset(changed), refused=names.refused, heads=frozenset(names.heads))


class _Object:
    """A relocatable object while it is laid out."""

    def __init__(self, content: bytes, sections: list[_Section]) -> None:
        self.content, self.sections = content, sections
        self.bases: dict[int, int] = {}
        end = 1 << 12
        for section in sections:
            if section.flags & _ALLOC and not section.flags & _TLS:
                align = max(section.align, 64)
                self.bases[section.number] = end = -(-end // align) * align
                end += section.size + 1
        self.bodies = {i: bytearray(_body(content, sections[i])) for i in self.bases}
        self.pieces = {i: self._piece(i) for i in self.bases}
        self.order = {i: number for number, i in enumerate(self.bases)}
        self.start, self.outside = -(-end // ROOM) * ROOM, dict[str, int]()
        self.open: set[int] = set()
        self.references: dict[int, Reference] = {}
        self.grouped = self._groups()

    def _piece(self, i: int) -> Piece:
        flags, entry = self.sections[i].flags, self.sections[i].entry
        merged = bool(flags & _MERGE)
        if merged and (flags & _STRINGS or not entry):
            self.bodies[i] = bytearray()  # strings of which the linker keeps one: no address in them is known
        return Piece(
            self.bases[i],
            bytes(self.bodies[i]),
            bool(flags & _WRITE),
            bool(flags & _CODE),
            0,
            entry if merged else 0,
        )

    def _groups(self) -> set[int]:
        """The sections that a linker leaves out where another file has a group of the same name."""
        out: set[int] = set()
        for section in self.sections:
            if section.kind == _GROUP:
                flags, *members = struct.unpack(f"<{section.size // 4}I", _body(self.content, section))
                out |= set(members) if flags & _COMDAT else set()
        return out

    def relocate(self, tables: list[list[_Symbol]]) -> None:
        """Takes up all relocations; a field that two of them change refers to nothing that is known."""
        fields: list[tuple[int, int, int, _Symbol, int]] = []
        covered: Counter[int] = Counter()
        for table in self.sections:
            if table.kind != _RELA or table.info not in self.bases:
                continue
            entries, base = _body(self.content, table), self.bases[table.info]
            for at in range(0, table.size, 24):
                offset, info, addend = struct.unpack_from("<QQq", entries, at)
                kind, here = info & 0xFFFFFFFF, base + offset
                size = _SIZES.get(kind)
                if size != 0:
                    covered.update(
                        range(here - _AROUND, here + _AROUND) if size is None else range(here, here + size)
                    )
                if kind in (_PC32, _PLT32) and offset + 4 <= len(self.bodies[table.info]):
                    fields.append((here, table.info, kind, tables[table.link][info >> 32], addend))
        for here, section, kind, symbol, addend in fields:
            alone = all(covered[byte] == 1 for byte in range(here, here + 4))
            found = self._reference(symbol, kind, addend, section, here) if alone else None
            if found is not None:
                self.references[here] = found
        self.open.update(covered)

    def _reference(
        self, symbol: _Symbol, kind: int, addend: int, section: int, here: int
    ) -> Reference | None:
        """What a distance refers to; the bytes get the distance that it has in this layout, for a run of them."""
        if symbol.home == 0 and symbol.name and kind == _PC32:
            goal = self.outside.setdefault(symbol.name, self.start + ROOM * (len(self.outside) + 1))
            region = f"{FILE}@{symbol.name}"
        elif symbol.home in self.bases and symbol.kind in (0, _OBJECT, _FUNCTION, _SECTION):
            piece = self.pieces[symbol.home]
            if piece.entry and symbol.kind == _SECTION:
                return None
            goal = self.bases[symbol.home] + symbol.value
            region = region_of(piece, self.order[symbol.home], goal)
        else:
            return None
        struct.pack_into("<i", self.bodies[section], here - self.bases[section], goal + addend - here)
        return Reference(region, symbol.name if symbol.home and self._replaceable(symbol, section) else "")

    def _replaceable(self, symbol: _Symbol, section: int) -> bool:
        """Whether another file may define what a symbol of this one stands for."""
        if symbol.binding == _LOCAL:
            return False
        in_group = symbol.home in self.grouped and section != symbol.home
        return symbol.binding != _GLOBAL or symbol.visibility in (_DEFAULT, _PROTECTED) or in_group


def _object(content: bytes, sections: list[_Section]) -> Image:
    held, names = _Object(content, sections), _Names()
    tables = [_symbols(content, sections, section) if section.kind == _SYMTAB else [] for section in sections]
    for symbol in (symbol for table in tables for symbol in _named(table)):
        if symbol.home in held.bases:
            names.add(symbol, held.bases[symbol.home] + symbol.value)
    held.relocate(tables)
    if any(section.kind in (_REL, _RELR) for section in sections):
        raise ValueError("relocations without addends, or packed ones, in an object")
    pieces = tuple(
        Piece(p.address, bytes(held.bodies[i]), p.writable, p.code, 0, p.entry)
        for i, p in held.pieces.items()
    )
    return Image(
        pieces,
        names.known,
        frozenset(held.open),
        held.references,
        held.outside,
        names.refused,
        frozenset(names.heads),
    )
