# SPDX-License-Identifier: MIT OR Apache-2.0
"""Relocatable ELF files for x86-64: what of them is code and constants, and where symbols are.

A place is a region and an offset.  A region is what a linker moves as one: a section, or one entry of a section whose
entries are merged.  Between regions no distance is known.
"""

from __future__ import annotations

import struct
from collections import Counter

from sangi_check_certificate.algebra import Refused, refuse

_WRITABLE, _ALLOCATED, _CODE, _MERGED, _STRINGS = 1, 2, 4, 0x10, 0x20
#: Thread-local, compressed and excluded sections are none of these.
_STRANGE = 0x400 | 0x800 | 1 << 31
_SYMBOLS, _RELOCATIONS, _EMPTY, _GROUP = 2, 4, 8, 17
#: Kinds of sections that say nothing of others, or what is read here: no relocations without addends or packed ones.
_KINDS = {
    *range(9),
    14,
    15,
    16,
    17,
    0x70000001,
    *range(0x6FFF4C00, 0x6FFF4D00),
    *range(0x6FFFFFF5, 0x70000000),
}
#: A 32-bit distance from the place, to a symbol or to the stub of one; and all kinds whose bytes are known.
_RELATIVE, _BYTES = (2, 4), {0: 0, 1: 8, 2: 4, 4: 4, 10: 4, 11: 4, 24: 8}
#: Bytes around any other relocation that a linker may change.
_AROUND = 16
_LOCAL, _GLOBAL, _HIDDEN = 0, 1, (1, 2)
_SECTION_SYMBOL, _KNOWN_SYMBOLS = 3, (0, 1, 2, 3)

Place = tuple[str, int]


class Object:
    """The sections of a file; `unknown` are the bytes by section that are left to a linker.

    `assumed` are the names that are this file's wherever another file may define them.
    """

    def __init__(self, content: bytes, assumed: frozenset[str] = frozenset()) -> None:
        known = content[:6] == b"\x7fELF\x02\x01" and content[16:20] == b"\x01\x00\x3e\x00"
        refuse(not known or content[58:60] != b"\x40\x00", "no relocatable ELF file for x86-64")
        table, count = struct.unpack_from("<Q12xH", content, 40)
        self.content, self.assumed = content, assumed
        self.heads = [struct.unpack_from("<IIQQQQIIQQ", content, table + 64 * i) for i in range(count)]
        self.sections: dict[int, tuple[bytes, int, int]] = {}
        self.symbols: dict[str, Place | None] = {}
        self.functions: set[Place] = set()
        self.sizes: dict[str, int] = {}
        self.references: dict[tuple[int, int], Place] = {}
        self.unknown: Counter[tuple[int, int]] = Counter()
        for i, (_, kind, flags, _, at, size, _, _, _, entry) in enumerate(self.heads):
            refuse(
                kind not in _KINDS or (kind != _EMPTY and at + size > len(content)),
                f"section {i} is not known",
            )
            refuse(
                kind in (_SYMBOLS, _RELOCATIONS) and (entry != 24 or size % 24), f"section {i}: other entries"
            )
            if flags & _ALLOCATED and kind != _EMPTY and not flags & _STRANGE:
                strings = flags & _MERGED and (flags & _STRINGS or not entry)
                body = b"" if strings else content[at : at + size]
                self.sections[i] = body, flags, entry if flags & _MERGED else 0
        self.grouped = {
            i for _, kind, _, _, at, size, *_ in self.heads if kind == _GROUP for i in self._group(at, size)
        }
        for table_, (_, kind, _, _, _, size, *_) in enumerate(self.heads):
            for k in range(size // 24 if kind == _SYMBOLS else 0):
                self._name(*self._symbol(table_, k))
        self._relocate()

    def _group(self, at: int, size: int) -> list[int]:
        """The members of a group of which a linker keeps one by name."""
        flags, *members = struct.unpack_from(f"<{size // 4}I", self.content, at)
        return members if flags & 1 else []

    def _symbol(self, table: int, k: int) -> tuple[str, int, int, int, int, int, int]:
        """(name, kind, binding, visibility, section, value, size) of an entry of a table."""
        refuse(self.heads[table][1] != _SYMBOLS or 24 * k >= self.heads[table][5], "no table of symbols")
        name, info, other, where, value, size = struct.unpack_from(
            "<IBBHQQ", self.content, self.heads[table][4] + 24 * k
        )
        start = self.heads[self.heads[table][6]][4] + name
        text = self.content[start : self.content.index(b"\0", start)].decode()
        return text, info & 15, info >> 4, other & 3, where, value, size

    def _name(self, name: str, kind: int, binding: int, _: int, where: int, value: int, size: int) -> None:
        """Takes up a symbol; a name of several places is no name."""
        if where in self.sections and name and kind != _SECTION_SYMBOL:
            place = (str(where), value) if kind in _KNOWN_SYMBOLS else None
            self.symbols[name] = place if self.symbols.get(name, place) == place else None
            self.sizes[name] = max(size, self.sizes.get(name, 0))
            self.functions |= {(str(where), value)} if kind == 2 or binding != _LOCAL else set()

    def _relocate(self) -> None:
        """Takes up all relocations; of those that share a byte with another one nothing is known."""
        found: list[tuple[int, int, int, int, int]] = []
        for _, kind, _, _, at, size, link, info, _, _ in self.heads:
            for k in range(at, at + size, 24) if kind == _RELOCATIONS and info in self.sections else ():
                offset, how, addend = struct.unpack_from("<QQq", self.content, k)
                length = _BYTES.get(how & 0xFFFFFFFF)
                ends = (offset - _AROUND, offset + _AROUND) if length is None else (offset, offset + length)
                self.unknown.update((info, byte) for byte in range(*ends))
                if how & 0xFFFFFFFF in _RELATIVE:
                    found.append((info, offset, link, how >> 32, addend))
        for section, offset, link, symbol, addend in found:
            place = self._goal(section, *self._symbol(link, symbol), addend)
            if place and all(self.unknown[section, byte] == 1 for byte in range(offset, offset + 4)):
                self.references[section, offset] = place

    def _goal(
        self,
        section: int,
        name: str,
        kind: int,
        binding: int,
        seen: int,
        where: int,
        value: int,
        _: int,
        addend: int,
    ) -> Place | None:
        """What a distance is to, if this file alone decides it."""
        if where not in self.sections or kind not in _KNOWN_SYMBOLS:
            return None
        ours = binding == _LOCAL or name in self.assumed
        ours = ours or (
            binding == _GLOBAL and seen in _HIDDEN and (where == section or where not in self.grouped)
        )
        entry = self.sections[where][2]
        if not ours or (entry and kind == _SECTION_SYMBOL):
            return None
        return f"{where}.{value // entry}" if entry else str(where), value + addend

    def code(self, place: Place) -> bytes:
        """Up to 15 bytes of an instruction; raises `Refused`."""
        section = int(place[0]) if place[0].isdigit() else -1
        held, flags, _ = self.sections.get(section, (b"", 0, 0))
        refuse(not flags & _CODE or flags & _WRITABLE, f"{place} is no code, or code that can be written")
        refuse(place[1] < 0, f"{place} is no code")
        return held[place[1] : place[1] + 15]

    def filled(self, place: Place, size: int) -> list[int]:
        """The bytes of a range that are left to a linker, by their distance from its beginning."""
        section = int(place[0].partition(".")[0])
        return [i for i in range(size) if (section, place[1] + i) in self.unknown]

    def word(self, place: Place) -> int:
        """The constant at a place; raises `Refused`."""
        region, at = place
        section, merged, number = region.partition(".")
        held, flags, entry = self.sections[int(section)]
        low, high = (int(number) * entry, int(number) * entry + entry) if merged else (0, len(held))
        refuse(flags & _WRITABLE, f"{place} can be written")
        refuse(
            not low <= at <= min(high, len(held)) - 8 or self.filled(place, 8), f"{place} is left to a linker"
        )
        return int.from_bytes(held[at : at + 8], "little")

    def extent(self, symbol: str) -> tuple[int, int]:
        """Where a function begins and ends: by its size, or at the next function; raises `Refused`."""
        place = self.symbols.get(symbol)
        if place is None:
            raise Refused(f"no symbol {symbol!a}, or several of this name")
        after = [at for region, at in self.functions if region == place[0] and at > place[1]]
        size = self.sizes[symbol]
        return place[1], place[1] + size if size else min(after, default=len(self.sections[int(place[0])][0]))
