# SPDX-License-Identifier: MIT OR Apache-2.0
"""An element of a field, with Python's operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from sangi.errors import BadInput
from sangi.field.backend import SMALL, byte_order
from sangi.field.number import NotAnInteger, integer, is_integer

if TYPE_CHECKING:
    from sangi.field.field import Field


class Element(NotAnInteger):
    """One element: immutable, made by calling its field, as in `sangi.Field("p511")(5)`.

    + - * / and ** take elements of the same field, and integers, which stand for their classes mod p.  Elements of
    two fields do not mix: arithmetic raises TypeError, and they are never equal.  Division by zero raises
    ZeroDivisionError.

    An element equals the number from 0 to p - 1 that it stands for and no other integer, so that what is equal has
    equal hashes: F(-1) == p - 1 is true and F(-1) == -1 is not; compare with F(-1).  `int`, `hex` and formats take that
    number.
    """

    __slots__ = ("_cell", "_field")
    #: So that numbers of numpy leave an operation to this class.
    __array_ufunc__ = None

    def __init__(self, field: Field, cell: Any) -> None:
        """For the field alone, which owns the form of the cell."""
        self._field = field
        self._cell = cell

    @property
    def field(self) -> Field:
        """The field that it belongs to."""
        return self._field

    def _operand(self, other: object) -> Element | None:
        """The other operand as an element of this field, or None for what is neither that nor an integer."""
        if isinstance(other, Element):
            if other._field is not self._field:
                raise TypeError(
                    f"element belongs to {other._field.short_name}, expected {self._field.short_name}"
                )
            return other
        if is_integer(other):
            return self._field(other)
        if getattr(other, "ndim", 0):
            name = self._field.short_name
            raise TypeError(
                f"an element of {name} does not mix with an array: take the array's members one by one"
            )
        return None

    def _apply(self, operation: str, *more: Any) -> Element:
        backend = self._field._backend
        z = backend.new()
        backend.kernel(operation)(z, self._cell, *more)
        return Element(self._field, z)

    def __add__(self, other: Element | SupportsIndex) -> Element:
        """Sum."""
        y = self._operand(other)
        return NotImplemented if y is None else self._apply("add", y._cell)

    __radd__ = __add__

    def __sub__(self, other: Element | SupportsIndex) -> Element:
        """Difference."""
        y = self._operand(other)
        return NotImplemented if y is None else self._apply("sub", y._cell)

    def __rsub__(self, other: SupportsIndex) -> Element:
        """Difference, this being the second operand."""
        x = self._operand(other)
        return NotImplemented if x is None else x._apply("sub", self._cell)

    def __mul__(self, other: Element | SupportsIndex) -> Element:
        """Product."""
        if is_integer(other) and 0 <= (c := integer(other)) < SMALL:
            return self._apply("mul_small", c)
        y = self._operand(other)
        if y is None and isinstance(other, Sequence):
            # Having an index, an element would be taken for how often to repeat it.
            raise TypeError(f"unsupported operand type(s) for *: {type(other).__name__!r} and 'Element'")
        return NotImplemented if y is None else self._apply("mul", y._cell)

    __rmul__ = __mul__

    def __truediv__(self, other: Element | SupportsIndex) -> Element:
        """Quotient."""
        if is_integer(other) and integer(other) == 2:
            return self._apply("half")
        y = self._operand(other)
        return NotImplemented if y is None else self._apply("mul", y.inv()._cell)

    def __rtruediv__(self, other: SupportsIndex) -> Element:
        """Quotient, this being the divisor."""
        x = self._operand(other)
        return NotImplemented if x is None else x._apply("mul", self.inv()._cell)

    def __pow__(self, exponent: SupportsIndex) -> Element:
        """Power by an integer; a negative one wants an inverse.  0 ** 0 is 1."""
        if not is_integer(exponent):
            return NotImplemented
        e = integer(exponent)
        if e == 2:
            return self._apply("sqr")
        x = self if e >= 0 else self.inv()
        return Element(self._field, self._field._backend.power(x._cell, abs(e)))

    def __neg__(self) -> Element:
        """0 - x."""
        return self._apply("neg")

    def __pos__(self) -> Element:
        """The element itself."""
        return self

    def __eq__(self, other: object) -> bool:
        """Whether both are the same element, or stand for the same number of 0 to p - 1."""
        if isinstance(other, Element):
            same = self._field is other._field
            return same and bool(self._field._backend.kernel("equal")(self._cell, other._cell))
        if not is_integer(other):
            return NotImplemented
        return int(self) == integer(other)

    def __hash__(self) -> int:
        """That of the number below p."""
        return hash(int(self))

    def __bool__(self) -> bool:
        """Whether it is not 0."""
        return not self._field._backend.kernel("is_zero")(self._cell)

    def __int__(self) -> int:
        """The number below p."""
        return self._field._backend.decode(self._cell)

    __index__ = __int__

    def __str__(self) -> str:
        """The number below p, in hexadecimal."""
        return hex(self)

    def __format__(self, specification: str) -> str:
        """The number below p in a format of integers, such as "x", "#x" or "064x"; without one as str."""
        return format(int(self), specification) if specification else str(self)

    def __repr__(self) -> str:
        """The call that makes it, without the module."""
        return f"{self._field!r}(0x{int(self):x})"

    def __reduce__(self) -> tuple[Field, tuple[int]]:
        """Copies and pickles as its number."""
        return self._field, (int(self),)

    def inv(self) -> Element:
        """1 / x.  Raises ZeroDivisionError for 0, and mod a composite for what shares a factor with it."""
        found = self._field._backend.inverse(self._cell)
        if found is None:
            raise ZeroDivisionError(f"0x{int(self):x} has no inverse in {self._field}")
        return Element(self._field, found)

    def sqrt(self) -> Element:
        """A square root, one of the two; raises ValueError where there is none or the modulus is composite."""
        found = self._field._backend.root(self._cell)
        if found is None:
            raise BadInput(f"0x{int(self):x} has no square root in {self._field}")
        return Element(self._field, found)

    def is_square(self) -> bool:
        """Whether it has a square root, as 0 has; raises ValueError where the modulus is composite."""
        return self._field._backend.is_square(self._cell)

    def to_bytes(self, byteorder: Literal["little", "big"] = "little") -> bytes:
        """The number below p in `field.nbytes` bytes."""
        return self._field._backend.to_bytes(self._cell, byte_order(byteorder))
