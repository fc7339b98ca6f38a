# SPDX-License-Identifier: MIT OR Apache-2.0
"""Segments of a linked ELF file, and the bytes that its dynamic table says a loader changes."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_LOAD, _DYNAMIC = 1, 2
_EXECUTABLE, _WRITABLE = 1, 2
#: Tags of the dynamic table: where relocations are, how many bytes; the table of the procedure linkage has no kind.
_TABLES = {7: (8, 24), 17: (18, 16), 23: (2, 24)}
#: Words relative to the base, packed: where they are, how many bytes.
_RELR, _RELR_SIZE = 36, 35
#: Packed relocations that are not read: Android's, and compact ones.
_PACKED = frozenset((38, 0x6000000F, 0x60000011, 0x6FFFE000))


@dataclass(frozen=True)
class Segment:
    """Bytes that are loaded at an address."""

    address: int
    offset: int
    content: bytes
    writable: bool
    code: bool


def _headers(content: bytes) -> Iterator[tuple[int, int, int, int, int, int]]:
    """(kind, flags, offset, address, bytes in the file, bytes in memory) of each entry."""
    (table,) = struct.unpack_from("<Q", content, 32)
    step, count = struct.unpack_from("<HH", content, 54)
    if step != 56 or count == 0xFFFF:
        raise ValueError("no table of segments, or an extended one")
    for i in range(count):
        kind, flags, offset, address, _, size, span = struct.unpack_from(
            "<IIQQQQQ", content, table + i * step
        )
        yield kind, flags, offset, address, size, span


def segments(content: bytes, largest: int) -> list[Segment]:
    """What is loaded; raises `ValueError`."""
    out = []
    for kind, flags, offset, address, size, span in _headers(content):
        if kind == _LOAD:
            if offset + size > len(content) or span > largest:
                raise ValueError("a segment that ends behind the file, or is too large")
            body = content[offset : offset + size]
            out.append(Segment(address, offset, body, bool(flags & _WRITABLE), bool(flags & _EXECUTABLE)))
    return out


def relocated(content: bytes) -> set[int]:
    """The bytes that the loader changes; raises `ValueError` where the file says that in a way that is not known."""
    table: dict[int, int] = {}
    for kind, _, offset, _, size, _ in _headers(content):
        if kind == _DYNAMIC:
            for at in range(offset, offset + size - 15, 16):
                tag, value = struct.unpack_from("<QQ", content, at)
                if tag == 0:
                    break
                table[tag] = value
    if not _PACKED.isdisjoint(table):
        raise ValueError("packed dynamic relocations")
    out: set[int] = set()
    for tag, (length, step) in _TABLES.items():
        start = _offset(content, table[tag]) if tag in table else 0
        for at in range(start, start + table.get(length, 0), step) if tag in table else ():
            (address,) = struct.unpack_from("<Q", content, at)
            out.update(range(address, address + 8))
    if _RELR in table:
        start = _offset(content, table[_RELR])
        for address in _relative(struct.unpack_from(f"<{table.get(_RELR_SIZE, 0) // 8}Q", content, start)):
            out.update(range(address, address + 8))
    return out


def _relative(entries: tuple[int, ...]) -> Iterator[int]:
    """The addresses that packed entries mean: an address, or an odd map of the 63 words behind the last one."""
    next_ = 0
    for entry in entries:
        if entry & 1:
            yield from (next_ + 8 * bit for bit in range(63) if entry >> bit + 1 & 1)
            next_ += 63 * 8
        else:
            yield entry
            next_ = entry + 8


def _offset(content: bytes, address: int) -> int:
    """Where in the file an address lies."""
    for kind, _, offset, start, size, _ in _headers(content):
        if kind == _LOAD and start <= address < start + size:
            return offset + address - start
    raise ValueError("a table of relocations outside the file")
