# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory as a file lays it out: pieces, symbols, and the bytes that only a linker or a loader knows.

What a linker may move is no part of a proof.  Bytes keep their distances within a *region*: a section of an object (in
Mach-O files that say so, what lies between two of its symbols), one entry of a section whose entries are merged, or the
whole of a linked file.  An address is good for its own region alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sangi.verify.symbolic.errors import Unproved

#: Bytes for a symbol of another file.
ROOM = 1 << 16
#: How the names of all regions begin.
FILE = "file"


@dataclass(frozen=True)
class Piece:
    """Bytes at an address; `entry` is the size of the entries that a linker may move about, 0 where it moves none.

    Pieces of one `group` keep their distances: the segments of a linked file.
    """

    address: int
    content: bytes
    writable: bool
    code: bool
    group: int = 0
    entry: int = 0

    @property
    def end(self) -> int:
        """The address behind the last byte."""
        return self.address + len(self.content)


@dataclass(frozen=True)
class Reference:
    """What a field of four bytes in an instruction refers to once the file is linked: an address of a region.

    `replaceable` is the name of the symbol that it refers to, where another file may define it in place of this one.
    """

    region: str
    replaceable: str = ""


@dataclass(frozen=True)
class Image:
    """What is where: pieces of memory, symbols (address, size), and the bytes that are only known at run time.

    `references` are the open bytes that an instruction may hold, by the address of the first.  `outside` are the
    addresses given to symbols of other files: nothing is there.  `refused` are symbols that cannot be proved, and why.
    `heads` are the addresses at which a function begins.
    """

    pieces: tuple[Piece, ...]
    symbols: dict[str, tuple[int, int]]
    open: frozenset[int]
    references: Mapping[int, Reference] = field(default_factory=dict)
    outside: Mapping[str, int] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)
    heads: frozenset[int] = frozenset()

    def function(self, symbol: str) -> int:
        """The address of a function; raises `Unproved`."""
        if symbol in self.refused:
            raise Unproved(f"{shown(symbol)}: {self.refused[symbol]}")
        if symbol not in self.symbols:
            raise Unproved(f"{shown(symbol)}: no such symbol in the object")
        start, _ = self.symbols[symbol]
        piece = self._piece(start)
        if piece is None or not piece.code:
            raise Unproved(f"{shown(symbol)}: not in executable memory")
        self.code(start)
        return start

    def extent(self, symbol: str) -> tuple[int, int]:
        """The bytes that belong to a function: to its size, or without one, to the next function or the end."""
        start, size = self.symbols[symbol]
        piece = self._piece(start)
        assert piece is not None
        return start, start + size if size else min((h for h in self.heads if h > start), default=piece.end)

    def ending(self, end: str) -> tuple[str, int]:
        """Region and address of the only symbol whose name ends so, here or in another file; raises `Unproved`."""
        known = {name: address for name, (address, _) in self.symbols.items()} | dict(self.outside)
        found = {address for name, address in known.items() if name.endswith(end)}
        if len(found) != 1 or any(name.endswith(end) for name in self.refused):
            raise Unproved(f"{shown(end)}: {len(found)} symbols end so, where one is wanted")
        address = found.pop()
        return self.region(address), address

    def functions(self) -> list[str]:
        """The names of symbols in executable memory, a name for each address."""
        found: dict[int, str] = {}
        for name, (address, _) in self.symbols.items():
            piece = self._piece(address)
            if piece is not None and piece.code:
                found.setdefault(address, name)
        return list(found.values())

    def code(self, address: int) -> bytes:
        """The code from an address to the end of its piece; raises `Unproved`."""
        piece = self._piece(address)
        if piece is None or not piece.code:
            raise Unproved(f"{address:#x} is no code of the file")
        if piece.writable:
            raise Unproved(f"the code at {address:#x} can be written at run time")
        return piece.content[address - piece.address :]

    def settled(self, address: int, size: int) -> bool:
        """Whether no byte of a range is changed when the file is linked or loaded."""
        return self.open.isdisjoint(range(address, address + size))

    def region(self, address: int) -> str:
        """The name of the region that an address is in; "" where there is none."""
        for number, piece in enumerate(self.pieces):
            if piece.address <= address < piece.end:
                return region_of(piece, number, address)
        for name, near in self.outside.items():
            if abs(address - near) < ROOM // 2:
                return f"{FILE}@{name}"
        return ""

    def constant(self, region: str, address: int) -> int:
        """The qword at an address of a region that nothing can write; raises `Unproved`."""
        _, foreign, name = region.partition("@")
        if foreign:
            raise Unproved(f"{shown(name)} is in another file, and nothing is assumed of what it holds")
        if {self.region(address), self.region(address + 7)} != {region}:
            raise Unproved(f"{address:#x} is no constant of the file, or one that a linker may move")
        piece = self._piece(address)
        if piece is None or address + 8 > piece.end:
            raise Unproved(f"{address:#x} is no constant of the file")
        if piece.writable:
            raise Unproved(f"the constant at {address:#x} can be written at run time")
        if not self.settled(address, 8):
            raise Unproved(f"the constant at {address:#x} is relocated when the file is linked or loaded")
        at = address - piece.address
        return int.from_bytes(piece.content[at : at + 8], "little")

    def _piece(self, address: int) -> Piece | None:
        return next((piece for piece in self.pieces if piece.address <= address < piece.end), None)


def region_of(piece: Piece, number: int, address: int) -> str:
    """The name of the region of a piece, the `number`th of its file, that an address belongs to."""
    if piece.group:
        return FILE
    entry = f".{(address - piece.address) // piece.entry}" if piece.entry else ""
    return f"{FILE}{number}{entry}"


def shown(name: str) -> str:
    """A name as it is printed: quoted if it has characters that could pass for something else."""
    return name if name.isprintable() and not any(c.isspace() or c in "'\"" for c in name) else ascii(name)
