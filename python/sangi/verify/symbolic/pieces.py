# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory as a file lays it out: pieces, symbols, and the bytes that only a linker or a loader knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sangi.verify.symbolic.errors import Unproved

#: Bytes for a symbol of another file.
ROOM = 1 << 16


@dataclass(frozen=True)
class Piece:
    """Bytes at an address."""

    address: int
    content: bytes
    writable: bool
    code: bool


@dataclass(frozen=True)
class Image:
    """What is where: pieces of memory, symbols (address, size), and the bytes that are only known at run time.

    `outside` are the addresses given to symbols of other files: nothing is there.
    """

    pieces: tuple[Piece, ...]
    symbols: dict[str, tuple[int, int]]
    open: tuple[tuple[int, int], ...]
    outside: Mapping[str, int] = field(default_factory=dict)

    def function(self, symbol: str) -> int:
        """The address of a function; raises `Unproved`."""
        if symbol not in self.symbols:
            raise Unproved(f"{symbol}: no such symbol in the object")
        start, _ = self.symbols[symbol]
        try:
            self.code(start)
        except Unproved:
            raise Unproved(f"{symbol}: not in executable memory") from None
        return start

    def ending(self, end: str) -> int:
        """The address of the only symbol whose name ends so, here or in another file; raises `Unproved`."""
        known = {name: address for name, (address, _) in self.symbols.items()} | dict(self.outside)
        found = {address for name, address in known.items() if name.endswith(end)}
        if len(found) != 1:
            raise Unproved(f"{end}: {len(found)} symbols end so")
        return found.pop()

    def functions(self) -> list[str]:
        """The names of symbols in executable memory, a name for each address."""
        found: dict[int, str] = {}
        for name, (address, _) in self.symbols.items():
            if any(p.code and p.address <= address < p.address + len(p.content) for p in self.pieces):
                found.setdefault(address, name)
        return list(found.values())

    def code(self, address: int) -> bytes:
        """The code from an address to the end of its piece; raises `Unproved`."""
        for piece in self.pieces:
            if piece.code and piece.address <= address < piece.address + len(piece.content):
                return piece.content[address - piece.address :]
        raise Unproved(f"{address:#x} is no code of the file")

    def settled(self, address: int, size: int) -> bool:
        """Whether no byte of a range is changed when the file is loaded."""
        return all(end <= address or address + size <= start for start, end in self.open)

    def constant(self, address: int) -> int:
        """The qword at an address that nothing can write."""
        for piece in self.pieces:
            if piece.address <= address and address + 8 <= piece.address + len(piece.content):
                if piece.writable:
                    raise Unproved(f"the constant at {address:#x} can be written at run time")
                if not self.settled(address, 8):
                    raise Unproved(f"the constant at {address:#x} is relocated when the file is loaded")
                at = address - piece.address
                return int.from_bytes(piece.content[at : at + 8], "little")
        for name, near in self.outside.items():
            if abs(address - near) < ROOM // 2:
                raise Unproved(f"{name} is in another file, and nothing is assumed of what it holds")
        raise Unproved(f"{address:#x} is no constant of the file")
