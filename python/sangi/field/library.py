# SPDX-License-Identifier: MIT OR Apache-2.0
"""Named fields: every operation is a function of the C library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sangi._native import NamedFunctions, library
from sangi.errors import Unavailable
from sangi.field.backend import Backend, ByteOrder

_OK = 0
_SUFFIX = {"little": "", "big": "_be"}


class LibraryBackend(Backend):
    """The functions of one named field."""

    def __init__(self, name: str, modulus: int, functions: NamedFunctions | None = None) -> None:
        """Loads the library unless its functions are given; raises `Unavailable` where it cannot be used."""
        self._call = functions or library().field(name, modulus)
        self._ffi = self._call.ffi
        self._kernels: dict[str, Callable[..., Any]] = {}
        self.nbytes = self._call.bytes
        self.name = self._ffi.string(self._call("backend")()).decode()

    def new(self) -> Any:
        """A cell of zeros."""
        return self._call.new()

    def kernel(self, operation: str) -> Callable[..., Any]:
        """A function of the library."""
        if operation not in self._kernels:
            self._kernels[operation] = self._call(operation)
        return self._kernels[operation]

    def encode(self, value: int) -> Any:
        """The cell of a number below p."""
        return self.from_bytes(value.to_bytes(self.nbytes, "little"), "little")

    def decode(self, cell: Any) -> int:
        """The number below p that a cell stands for."""
        return int.from_bytes(self.to_bytes(cell, "little"), "little")

    def inverse(self, cell: Any) -> Any:
        """1 / x, or None for x = 0."""
        if self.kernel("is_zero")(cell):
            return None
        return self._unary("inv", cell)

    def inverses(self, cells: Sequence[Any]) -> list[Any]:
        """1 / x for each x, none of them 0."""
        size, count = self._call.size, len(cells)
        given, made = self._call.new(count), self._call.new(count)
        data = self._ffi.buffer(given)
        for i, cell in enumerate(cells):
            data[i * size : (i + 1) * size] = self._ffi.buffer(cell)[:size]
        self.kernel("batch_inv")(made, given, count)
        data = self._ffi.buffer(made)
        out = []
        for i in range(count):
            z = self.new()
            self._ffi.buffer(z)[:size] = data[i * size : (i + 1) * size]
            out.append(z)
        return out

    def power(self, cell: Any, exponent: int) -> Any:
        """x^e for e >= 0; x^0 is 1."""
        z = self.new()
        data = exponent.to_bytes((exponent.bit_length() + 7) // 8, "little")
        self.kernel("pow")(z, cell, data, len(data))
        return z

    def root(self, cell: Any) -> Any:
        """A square root, or None where there is none."""
        z = self.new()
        return z if self.kernel("sqrt")(z, cell) else None

    def is_square(self, cell: Any) -> bool:
        """Whether there is a square root."""
        return bool(self.kernel("is_square")(cell))

    def from_bytes(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The element that `nbytes` bytes encode, or None for a number that is not below p."""
        z = self.new()
        status = self.kernel(f"from_bytes{_SUFFIX[byteorder]}")(z, data, len(data))
        return z if status == _OK else None

    def from_bytes_wide(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The number that at most twice `nbytes` bytes encode, mod p."""
        z = self.new()
        self.kernel(f"from_bytes_wide{_SUFFIX[byteorder]}")(z, data, len(data))
        return z

    def to_bytes(self, cell: Any, byteorder: ByteOrder) -> bytes:
        """The element in `nbytes` bytes."""
        data = self._ffi.new("uint8_t[]", self.nbytes)
        self.kernel(f"to_bytes{_SUFFIX[byteorder]}")(data, self.nbytes, cell)
        return bytes(self._ffi.buffer(data))

    def random(self) -> Any:
        """A random element, from the operating system's randomness; raises `Unavailable` where it gives none."""
        z = self.new()
        if self.kernel("random")(z, self._call.rng, self._ffi.NULL) != _OK:
            raise Unavailable("the operating system gives no random numbers")
        return z

    def _unary(self, operation: str, cell: Any) -> Any:
        z = self.new()
        self.kernel(operation)(z, cell)
        return z
