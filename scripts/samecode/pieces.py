# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cuts objects into functions and constants, and says of each what it holds and what it refers to."""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from dataclasses import dataclass

from samecode import elf

#: Relocations that say the same: a call by way of the linkage table, and one without (R_X86_64_PLT32, _PC32).
_SAME = {(elf.X86_64, 4): 2}
#: Relocations of x86-64 that count from the end of the operand, four bytes on: _PC32, _GOTPCREL and its forms.
_FROM_END = {2, 9, 41, 42}
#: Sections that are loaded but hold neither code nor constants of ours.
_UNREAD = (".eh_", ".note", ".ARM.ex")
#: Relocations of Arm whose word is all operand: R_ARM_ABS32, _REL32.
_WORDS = {2, 3}


@dataclass(frozen=True)
class Reference:
    """What a relocation says: where, of which kind, to which piece or name, how far behind its start.

    `to` is the key of a piece of the same object, or a global name.  `inline` is an entry of a pool of constants,
    which stands for itself, and then `to` is empty.
    """

    offset: int
    kind: int
    to: str
    behind: int
    inline: bytes = b""


@dataclass(frozen=True)
class Piece:
    """A function or a constant: `key` is unique in a library, `names` are its symbols in `source`."""

    key: str
    names: tuple[str, ...]
    source: str
    code: bool
    data: bytes
    references: tuple[Reference, ...]


class _Cut:
    """One object, its sections cut at the symbols that begin something."""

    def __init__(self, image: bytes, source: str) -> None:
        self.object = elf.read(image)
        self.source = source
        self.starts: dict[int, list[tuple[int, int, tuple[str, ...]]]] = {}
        for index, section in enumerate(self.object.sections):
            if section.flags & elf.ALLOC and section.data and not section.name.startswith(_UNREAD):
                self.starts[index] = list(self._cut(index, section))

    def _cut(self, index: int, section: elf.Section) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """(start, end, names) of what a section holds; pools are left out, their entries are part of their users."""
        code = bool(section.flags & elf.EXECUTABLE)
        begin: dict[int, tuple[int, list[str]]] = {}
        for symbol in self.object.symbols:
            if symbol.section != index or symbol.kind in (elf.SECTION, elf.FILE):
                continue
            if symbol.kind == elf.FUNCTION if code else not symbol.name.startswith((".", "$")):
                value = symbol.value & ~1 if self.object.machine == elf.ARM and code else symbol.value
                size, names = begin.setdefault(value, (symbol.size, []))
                begin[value] = (max(size, symbol.size), [*names, symbol.name])
        if section.flags & elf.MERGE:
            return
        if not begin:
            if code:
                raise ValueError(f"{self.source}: code without a function in {section.name}")
            begin[0] = (len(section.data), [])
        for start, nextly in zip(sorted(begin), [*sorted(begin)[1:], len(section.data)], strict=True):
            size, names = begin[start]
            yield start, start + size if code and size else nextly, tuple(names)

    def key(self, index: int, start: int) -> str:
        return f"{self.source}:{index}+{start}"

    def _reference(self, section: elf.Section, found: elf.Relocation, start: int) -> Reference:
        machine, symbol = self.object.machine, found.symbol
        kind = _SAME.get((machine, found.kind), found.kind)
        addend = found.addend
        if addend is None:
            word = section.data[found.offset : found.offset + 4]
            addend = int.from_bytes(word, "little", signed=True) if found.kind in _WORDS else 0
        where = found.offset - start
        if not symbol.section:
            return Reference(where, kind, symbol.name, addend)
        bias = 4 if machine == elf.X86_64 and kind in _FROM_END else 0
        value = symbol.value & ~1 if machine == elf.ARM and symbol.kind == elf.FUNCTION else symbol.value
        at = value + addend + bias
        target = self.object.sections[symbol.section]
        if target.flags & elf.MERGE:
            if target.flags & elf.STRINGS:
                return Reference(where, kind, "", 0)
            at = -(-at // 4) * 4  # an immediate behind the operand moves it by less than a word
            entry = at // target.entry * target.entry
            return Reference(where, kind, "", at - entry, target.data[entry : entry + target.entry])
        starts = [piece[0] for piece in self.starts[symbol.section]]
        chosen = starts[max(0, bisect.bisect_right(starts, at) - 1)]
        return Reference(where, kind, self.key(symbol.section, chosen), at - chosen)

    def pieces(self) -> Iterator[Piece]:
        for index, cuts in self.starts.items():
            section = self.object.sections[index]
            for start, end, names in cuts:
                inside = [r for r in section.relocations if start <= r.offset < end]
                data = bytearray(section.data[start:end])
                for relocation in inside:
                    if relocation.addend is None and relocation.kind in _WORDS:
                        data[relocation.offset - start : relocation.offset - start + 4] = bytes(4)
                references = [self._reference(section, r, start) for r in inside]
                code = bool(section.flags & elf.EXECUTABLE)
                yield Piece(self.key(index, start), names, self.source, code, bytes(data), tuple(references))


def cut(image: bytes, source: str) -> tuple[list[Piece], dict[str, str]]:
    """The pieces of an object, and the keys of those that its global names begin; raises ValueError."""
    made = _Cut(image, source)
    pieces = list(made.pieces())
    key = {name: piece.key for piece in pieces for name in piece.names}
    shared = [s.name for s in made.object.symbols if s.section and not s.local and s.name in key]
    return pieces, {name: key[name] for name in shared}
