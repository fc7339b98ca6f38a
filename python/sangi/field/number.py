# SPDX-License-Identifier: MIT OR Apache-2.0
"""What counts as an integer: what Python takes as an index, except truth values and elements of fields."""

from __future__ import annotations

import operator
from typing import SupportsIndex, TypeGuard


class NotAnInteger:
    """What has an index, for `hex` and the like, and does not stand for its class modulo any other number."""

    __slots__ = ()


def is_integer(value: object) -> TypeGuard[SupportsIndex]:
    """Whether a value is an integer; arrays of numpy and its truth values have an index that they refuse to give."""
    if isinstance(value, bool | NotAnInteger) or not hasattr(type(value), "__index__"):
        return False
    try:
        operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def integer(value: SupportsIndex) -> int:
    """The integer as Python's own."""
    return operator.index(value)
