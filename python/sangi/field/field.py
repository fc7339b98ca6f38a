# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fields by name, expression or number."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import ClassVar, Literal, SupportsIndex
from weakref import WeakValueDictionary

from sangi.errors import BadInput
from sangi.expression import check_modulus, parse_modulus
from sangi.extras import need
from sangi.field.backend import Backend, byte_order
from sangi.field.element import Element
from sangi.field.number import integer, is_integer
from sangi.named import NAMED

_NAMES = {named.modulus: named.name for named in NAMED.values()}


class Field:
    """The integers mod p: `Field("p511")`, `Field("2^255-19")` or `Field(modulus)`; 64 to 521 bits, odd.

    A named field, by whichever way it is asked for, computes in the C library; any other modulus in code that is
    generated and compiled in this process when an operation is first used.  A composite modulus gives a ring, in
    which `sqrt` and `is_square` raise ValueError.  There is one field of a modulus at a time, so that
    `Field("p25519") is Field("2^255-19")`.

    F(5) is an element; integers outside 0 ... p - 1 are reduced.  F.modulus is p; encodings have F.nbytes bytes.
    Floats and truth values are refused.  Nothing here takes the same time for all numbers: Python does not.
    """

    __slots__ = ("__weakref__", "_backend", "modulus", "name")

    #: The modulus.
    modulus: int
    #: The name, or the modulus in hexadecimal.
    name: str
    #: What computes; its cells are no part of the interface.
    _backend: Backend

    _known: ClassVar[WeakValueDictionary[int, Field]] = WeakValueDictionary()
    _lock: ClassVar[Lock] = Lock()

    def __new__(cls, modulus: str | SupportsIndex) -> Field:
        """Raises `BadInput`, a ValueError, for what is no odd number of 64 to 521 bits, and `Unavailable`."""
        if isinstance(modulus, str):
            p = parse_modulus(modulus)
        elif is_integer(modulus):
            p = integer(modulus)
            check_modulus(p, str(p) if p.bit_length() < 64 else hex(p))
        else:
            raise TypeError(f"a field is a name, an expression or an integer, not {type(modulus).__name__}")
        with cls._lock:
            found = cls._known.get(p)
            if found is None:
                found = super().__new__(cls)
                name = _NAMES.get(p)
                found.__setup(p, name or f"0x{p:x}", _computing(p, name))
                cls._known[p] = found
        return found

    def __setup(self, modulus: int, name: str, backend: Backend) -> None:
        for key, value in (("modulus", modulus), ("name", name), ("_backend", backend)):
            object.__setattr__(self, key, value)

    def __setattr__(self, name: str, value: object) -> None:
        """A field does not change."""
        raise AttributeError(f"a field is immutable: {name} cannot be set")

    def __call__(self, value: Element | SupportsIndex) -> Element:
        """The class of an integer mod p; an element of this field is itself."""
        if isinstance(value, Element):
            if value.field is not self:
                raise TypeError(f"element belongs to {value.field.short_name}, expected {self.short_name}")
            return value
        if not is_integer(value):
            raise TypeError(f"an element of {self} is made of an integer, not {type(value).__name__}")
        return Element(self, self._backend.encode(integer(value) % self.modulus))

    def __repr__(self) -> str:
        """The call that makes it, without the module."""
        return f"Field({self.name if self.name.startswith('0x') else repr(self.name)})"

    def __str__(self) -> str:
        """As repr, a long modulus in short."""
        return f"Field({self.short_name})" if self.short_name != self.name else repr(self)

    @property
    def short_name(self) -> str:
        """The name, or the ends of a long modulus in hexadecimal: for messages."""
        short = len(self.name) > 30 and self.name.startswith("0x")
        return f"{self.name[:14]}…{self.name[-12:]}" if short else self.name

    def __reduce__(self) -> tuple[type[Field], tuple[int]]:
        """Copies and pickles as its modulus."""
        return Field, (self.modulus,)

    @property
    def backend(self) -> str:
        """What computes on this machine: "x64" or "c" of the library, or "llvm"."""
        return self._backend.name

    @property
    def bits(self) -> int:
        """Bits of the modulus."""
        return self.modulus.bit_length()

    @property
    def nbytes(self) -> int:
        """Bytes of an encoded element."""
        return self._backend.nbytes

    def random(self) -> Element:
        """A random element, from the operating system's randomness."""
        return Element(self, self._backend.random())

    def batch_inv(self, elements: Iterable[Element | SupportsIndex]) -> list[Element]:
        """The inverses, for the price of one and three products each; ZeroDivisionError where one has none."""
        given = [self(element) for element in elements]
        for at, element in enumerate(given):
            if not element:
                raise ZeroDivisionError(f"number {at} of the elements to invert is 0")
        if not given:
            return []
        cells = self._backend.inverses([e._cell for e in given])
        if cells is None:
            raise ZeroDivisionError(
                f"one of the elements to invert shares a factor with the modulus of {self}"
            )
        return [Element(self, cell) for cell in cells]

    def from_bytes(self, data: bytes, byteorder: Literal["little", "big"] = "little") -> Element:
        """The element that `field.nbytes` bytes encode; raises ValueError unless they are a number below p."""
        if len(given := _octets(data)) != self.nbytes:
            raise BadInput(f"an element of {self} is {self.nbytes} bytes, not {len(given)}")
        cell = self._backend.from_bytes(given, byte_order(byteorder))
        if cell is None:
            raise BadInput(f"the bytes encode a number that is not below the modulus of {self}")
        return Element(self, cell)

    def from_bytes_wide(self, data: bytes, byteorder: Literal["little", "big"] = "little") -> Element:
        """The number that at most twice `field.nbytes` bytes encode, mod p; for hashing to the field."""
        if len(given := _octets(data)) > 2 * self.nbytes:
            raise BadInput(f"at most {2 * self.nbytes} bytes are reduced to {self}, not {len(given)}")
        return Element(self, self._backend.from_bytes_wide(given, byte_order(byteorder)))


def _octets(data: object) -> bytes:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise TypeError(f"bytes are wanted, not {type(data).__name__}")
    return bytes(data)


def _computing(modulus: int, name: str | None) -> Backend:
    """The library for a named field, code compiled here for another modulus."""
    if name is None:
        need("gen", "a field without a name")
        from sangi.field.compiled import CompiledBackend

        return CompiledBackend(modulus)
    from sangi.field.library import LibraryBackend

    return LibraryBackend(name, modulus)
