# SPDX-License-Identifier: MIT OR Apache-2.0
"""What computes in a field: the C library for a named one, code compiled here for any other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Literal

from sangi.errors import BadInput

ByteOrder = Literal["little", "big"]


def byte_order(byteorder: str) -> ByteOrder:
    """A byte order; raises `BadInput` for what is neither "little" nor "big"."""
    if byteorder == "little":
        return "little"
    if byteorder == "big":
        return "big"
    raise BadInput(f"byte order {byteorder!r}: there is 'little' and 'big'")


#: Factors that `mul_small` takes are below this in every back end.
SMALL = 1 << 29


class Backend(ABC):
    """Operations on cells.  A cell holds one reduced element in a form that only its own back end knows.

    A method returns a new cell and leaves its arguments alone; kernels write to their first argument.
    """

    name: str
    #: Bytes in an encoded element.
    nbytes: int

    @abstractmethod
    def new(self) -> Any:
        """A cell of zeros."""

    @abstractmethod
    def kernel(self, operation: str) -> Callable[..., Any]:
        """add, sub, mul (z, x, y); neg, dbl, half, sqr (z, x); mul_small (z, x, c); is_zero (x); equal (x, y).

        The last two return 0 for no, and anything else for yes.
        """

    @abstractmethod
    def encode(self, value: int) -> Any:
        """The cell of a number below p."""

    @abstractmethod
    def decode(self, cell: Any) -> int:
        """The number below p that a cell stands for."""

    @abstractmethod
    def inverse(self, cell: Any) -> Any:
        """1 / x, or None where x has no inverse."""

    @abstractmethod
    def inverses(self, cells: Sequence[Any]) -> list[Any] | None:
        """1 / x for each x, none of them 0; None where one has no inverse."""

    @abstractmethod
    def power(self, cell: Any, exponent: int) -> Any:
        """x^e for e >= 0; x^0 is 1."""

    @abstractmethod
    def root(self, cell: Any) -> Any:
        """A square root, or None where there is none; raises `BadInput` where the modulus is not prime."""

    @abstractmethod
    def is_square(self, cell: Any) -> bool:
        """Whether there is a square root; raises `BadInput` where the modulus is not prime."""

    @abstractmethod
    def from_bytes(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The element that `nbytes` bytes encode, or None for a number that is not below p."""

    @abstractmethod
    def from_bytes_wide(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The number that at most twice `nbytes` bytes encode, mod p."""

    @abstractmethod
    def to_bytes(self, cell: Any, byteorder: ByteOrder) -> bytes:
        """The element in `nbytes` bytes."""

    @abstractmethod
    def random(self) -> Any:
        """A random element."""
