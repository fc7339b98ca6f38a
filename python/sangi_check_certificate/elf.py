# SPDX-License-Identifier: MIT OR Apache-2.0
"""Relocatable ELF files for x86-64: what of them is code and constants, and where symbols are."""

from __future__ import annotations

import struct

from sangi_check_certificate.algebra import Refused, refuse

_ALLOCATED, _WRITABLE, _CODE = 2, 1, 4
_SYMBOLS, _RELOCATIONS, _EMPTY, _OTHER_RELOCATIONS = 2, 4, 8, 9
#: A 32-bit distance from the place, to a symbol or to the stub of one.
_RELATIVE = (2, 4)


class Object:
    """Sections one after another, with the distances between them filled in; `unknown` are bytes left to a linker."""

    def __init__(self, content: bytes) -> None:
        refuse(
            content[:6] != b"\x7fELF\x02\x01" or content[16:20] != b"\x01\x00\x3e\x00",
            "no relocatable ELF file for x86-64",
        )
        (table,), (count,) = struct.unpack_from("<Q", content, 40), struct.unpack_from("<H", content, 60)
        heads = [struct.unpack_from("<IIQQQQIIQQ", content, table + 64 * i) for i in range(count)]
        self.pieces: dict[int, tuple[int, bytearray, int]] = {}
        self.unknown: set[int] = set()
        self.symbols: dict[str, int] = {}
        end = 0x1000
        for i, (_, kind, flags, _, at, size, _, _, align, _) in enumerate(heads):
            if flags & _ALLOCATED and kind != _EMPTY:
                end += -end % max(align, 1)
                self.pieces[i] = end, bytearray(content[at : at + size]), flags
                end += size
        for _, kind, _, _, at, size, link, info, _, _ in heads:
            if kind == _SYMBOLS:
                names = heads[link][4]
                for k in range(at + 24, at + size, 24):
                    name, _, _, where, value, _ = struct.unpack_from("<IBBHQQ", content, k)
                    if where in self.pieces and name:
                        text = content[names + name : content.index(b"\0", names + name)].decode()
                        found = self.pieces[where][0] + value
                        self.symbols[text] = found if self.symbols.get(text, found) == found else -1
            elif kind == _OTHER_RELOCATIONS and info in self.pieces:
                raise Refused("relocations without an addend")
            elif kind == _RELOCATIONS and info in self.pieces:
                for k in range(at, at + size, 24):
                    self._relocate(content, info, heads[link][4], *struct.unpack_from("<QQq", content, k))

    def _relocate(self, content: bytes, section: int, symbols: int, at: int, info: int, addend: int) -> None:
        address, held, _ = self.pieces[section]
        _, _, _, where, value, _ = struct.unpack_from("<IBBHQQ", content, symbols + 24 * (info >> 32))
        if info & 0xFFFFFFFF in _RELATIVE and where in self.pieces:
            distance = self.pieces[where][0] + value + addend - address - at
            struct.pack_into("<i", held, at, distance)
        else:
            self.unknown |= set(range(address + at, address + at + 8))

    def bytes(self, address: int, size: int, code: bool) -> bytes:
        """Up to `size` bytes at an address of code, or of what cannot be written; raises `Refused`."""
        for start, held, flags in self.pieces.values():
            if start <= address < start + len(held) and (flags & _CODE if code else not flags & _WRITABLE):
                found = bytes(held[address - start : address - start + size])
                if len(found) == size or code:
                    return found
        raise Refused(f"{address:#x} is no {'code' if code else 'constant'} of the object")

    def word(self, address: int) -> int:
        """The constant at an address; raises `Refused`."""
        refuse(
            self.unknown & set(range(address, address + 8)),
            f"the constant at {address:#x} is left to a linker",
        )
        return int.from_bytes(self.bytes(address, 8, False), "little")
