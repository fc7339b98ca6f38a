# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads a linked, little-endian ELF program: what is loaded where, and its symbols."""

from __future__ import annotations

import struct
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from sangi.errors import CheckFailed
from sangi.verify.binary.elf import Code, Symbol

_LOAD, _SYMTAB, _FUNC = 1, 2, 2
_EXECUTABLE, _WRITABLE = 1, 2
_ARM = 40


@dataclass(frozen=True)
class Segment:
    """`content` lies at `address`; zeros follow it up to `length`.  It is loaded at `loaded`, mostly the same."""

    address: int
    loaded: int
    content: bytes
    length: int
    executable: bool
    writable: bool


@dataclass(frozen=True)
class Image:
    """A program: segments, every symbol's address, and its functions with literals as one `Code`."""

    segments: tuple[Segment, ...]
    symbols: dict[str, int]
    base: int
    code: Code

    @cached_property
    def _starts(self) -> list[int]:
        return [symbol.offset for symbol in self.code.symbols]

    def name(self, address: int) -> str:
        """The function that an address is in, and how far."""
        starts = self._starts
        place = bisect_right(starts, address - self.base) - 1
        if place < 0:
            return f"{address:#x}"
        return f"{self.code.symbols[place].name}+{address - self.base - starts[place]:#x}"


def load(path: Path) -> Image:
    """Reads a program; raises CheckFailed if it is none."""
    try:
        return _load(path.read_bytes())
    except (struct.error, ValueError, IndexError) as error:
        raise CheckFailed(f"{path.name}: not a readable ELF program: {error}") from error


def _segments(content: bytes, wide: bool) -> list[Segment]:
    (table,) = struct.unpack_from("<Q" if wide else "<I", content, 32 if wide else 28)
    step, count = struct.unpack_from("<HH", content, 54 if wide else 42)
    found = []
    for at in range(table, table + step * count, step):
        if wide:
            kind, flags, offset, address, loaded, size, length = struct.unpack_from("<IIQQQQQ", content, at)
        else:
            kind, offset, address, loaded, size, length, flags = struct.unpack_from("<7I", content, at)
        if kind == _LOAD and length:
            body = content[offset : offset + size]
            found.append(
                Segment(address, loaded, body, length, bool(flags & _EXECUTABLE), bool(flags & _WRITABLE))
            )
    return found


def _symbols(content: bytes, wide: bool) -> list[tuple[str, int, int, int]]:
    """(name, value, size, type) of every defined symbol."""
    (table,) = struct.unpack_from("<Q" if wide else "<I", content, 40 if wide else 32)
    step, count = struct.unpack_from("<HH", content, 58 if wide else 46)
    sections = []
    for at in range(table, table + step * count, step):
        if wide:
            _, kind, _, _, offset, size, link = struct.unpack_from("<IIQQQQI", content, at)
        else:
            _, kind, _, _, offset, size, link = struct.unpack_from("<7I", content, at)
        sections.append((kind, offset, size, link))
    found = []
    for _, offset, size, link in (s for s in sections if s[0] == _SYMTAB):
        strings = sections[link][1]
        for at in range(offset, offset + size, 24 if wide else 16):
            if wide:
                name, info, _, home, value, length = struct.unpack_from("<IBBHQQ", content, at)
            else:
                name, value, length, info, _, home = struct.unpack_from("<IIIBBH", content, at)
            start = strings + name
            if home:
                found.append(
                    (content[start : content.index(b"\0", start)].decode(), value, length, info & 15)
                )
    return found


def _load(content: bytes) -> Image:
    if content[:4] != b"\x7fELF" or content[5] != 1:
        raise ValueError("no little-endian ELF header")
    wide = content[4] == 2
    kind, machine = struct.unpack_from("<HH", content, 16)
    if kind != 2:
        raise ValueError("not linked to fixed addresses")
    segments = _segments(content, wide)
    executable = [s for s in segments if s.executable]
    if len(executable) != 1:
        raise ValueError(f"{len(executable)} executable segments")
    base, text = executable[0].address, executable[0].content
    symbols = {}
    functions: dict[int, Symbol] = {}
    marks: list[tuple[int, bool]] = []
    for name, value, size, kind in _symbols(content, wide):
        if name.startswith("$"):
            marks.append((value - base, name.startswith("$d")))
            continue
        symbols[name] = value
        if kind == _FUNC:
            at = value - base - (value & 1 if machine == _ARM else 0)
            functions[at] = Symbol(name, at, size, True)
    code = Code("text", text, _sized(functions, len(text)))
    marks = sorted(m for m in marks if 0 <= m[0] < len(text))
    ends = [*[at for at, _ in marks][1:], len(text)]
    code.data = [(at, end) for (at, data), end in zip(marks, ends, strict=False) if data and at < end]
    return Image(tuple(segments), symbols, base, code)


def _sized(functions: dict[int, Symbol], length: int) -> list[Symbol]:
    """In order; one whose size the program does not say runs to the next."""
    starts = sorted(functions)
    ends = [*starts[1:], length]
    return [
        functions[at] if functions[at].size else Symbol(functions[at].name, at, end - at, True)
        for at, end in zip(starts, ends, strict=False)
    ]
