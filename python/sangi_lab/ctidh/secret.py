# SPDX-License-Identifier: MIT OR Apache-2.0
"""Small secret numbers: they combine, and they select, but no branch, comparison or index may see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeVar

T = TypeVar("T")


class Secret:
    """A secret number or truth value.  What computes with it in C are masks of all bits and scans of whole tables."""

    __slots__ = ("_value",)

    def __init__(self, value: int) -> None:
        self._value = int(value)

    def of(self, function: Callable[[int], int]) -> Secret:
        """A function of the number, as a masked scan over its values finds it."""
        return Secret(function(self._value))

    def both(self, function: Callable[[int, int], int], other: Secret) -> Secret:
        """A function of two numbers."""
        return Secret(function(self._value, other._value))

    def __and__(self, other: Secret) -> Secret:
        return Secret(self._value & other._value)

    def __or__(self, other: Secret) -> Secret:
        return Secret(self._value | other._value)

    def __xor__(self, other: Secret) -> Secret:
        return Secret(self._value ^ other._value)

    def negated(self) -> Secret:
        """Not, of a truth value."""
        return Secret(not self._value)

    def pick(self, chosen: T, other: T) -> T:
        """A masked move: `chosen` if this truth value holds.  For `Field.select` and numbers, not for control."""
        return chosen if self._value else other

    def declassified(self) -> int:
        """The number, made public.  Who calls this says in the trace what was published."""
        return self._value

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError("a secret would decide a branch, a comparison or an index")

    __bool__ = __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __index__ = __int__ = __hash__ = _refuse


TRUE, FALSE = Secret(1), Secret(0)
