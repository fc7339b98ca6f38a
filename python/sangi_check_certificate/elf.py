# SPDX-License-Identifier: MIT OR Apache-2.0
"""Relocatable ELF files for x86-64: what of them is code and constants, and where symbols are."""

from __future__ import annotations

import struct

from sangi_check_certificate.algebra import refuse

_ALLOCATED, _WRITABLE, _CODE = 2, 1, 4
_SYMBOLS, _RELOCATIONS, _EMPTY, _OTHER_RELOCATIONS = 2, 4, 8, 9
#: A 32-bit distance from the place, to a symbol or to the stub of one.
_RELATIVE = (2, 4)
#: Each section has addresses of its own: as many, in the order of the file.
_ROOM = 1 << 24


class Object:
    """Sections with the distances between them filled in; `unknown` are the bytes that are left to a linker."""

    def __init__(self, content: bytes) -> None:
        known = content[:6] == b"\x7fELF\x02\x01" and content[16:20] == b"\x01\x00\x3e\x00"
        refuse(not known, "no relocatable ELF file for x86-64")
        table, count = struct.unpack_from("<Q12xH", content, 40)
        heads = [struct.unpack_from("<IIQQQQIIQQ", content, table + 64 * i) for i in range(count)]
        self.sections: dict[int, tuple[bytearray, int]] = {}
        self.unknown: set[int] = set()
        self.symbols: dict[str, int] = {}
        for i, (_, kind, flags, _, at, size, *_) in enumerate(heads):
            if flags & _ALLOCATED and kind != _EMPTY:
                self.sections[i] = bytearray(content[at : at + size]), flags
                refuse(size >= _ROOM, "a section that is too long")
        for _, kind, _, _, at, size, link, info, _, _ in heads:
            refuse(kind == _OTHER_RELOCATIONS and info in self.sections, "relocations without an addend")
            for k in range(at, at + size, 24):
                if kind == _SYMBOLS:
                    name, where, value = struct.unpack_from("<I2xHQ", content, k)
                    if where in self.sections and name:
                        start, found = heads[link][4] + name, where * _ROOM + value
                        text = content[start : content.index(b"\0", start)].decode()
                        self.symbols[text] = found if self.symbols.get(text, found) == found else -1
                elif kind == _RELOCATIONS and info in self.sections:
                    offset, how, addend = struct.unpack_from("<QQq", content, k)
                    where, value = struct.unpack_from("<6xHQ", content, heads[link][4] + 24 * (how >> 32))
                    if how & 0xFFFFFFFF in _RELATIVE and where in self.sections:
                        distance = (where - info) * _ROOM + value + addend - offset
                        struct.pack_into("<i", self.sections[info][0], offset, distance)
                    else:
                        self.unknown |= set(range(info * _ROOM + offset, info * _ROOM + offset + 8))

    def bytes(self, address: int, size: int, code: bool) -> bytes:
        """Up to `size` bytes at an address of code, or of what cannot be written; raises `Refused`."""
        held, flags = self.sections.get(address // _ROOM, (bytearray(), 0))
        refuse(not flags & _CODE if code else flags & _WRITABLE, f"{address:#x} is no code or no constant")
        return bytes(held[address % _ROOM :][:size])

    def word(self, address: int) -> int:
        """The constant at an address; raises `Refused`."""
        held, open_ = self.bytes(address, 8, False), self.unknown & set(range(address, address + 8))
        refuse(open_ or len(held) < 8, f"the constant at {address:#x} is left to a linker")
        return int.from_bytes(held, "little")
