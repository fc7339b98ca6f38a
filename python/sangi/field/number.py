# SPDX-License-Identifier: MIT OR Apache-2.0
"""What counts as an integer: what Python takes as an index, except truth values."""

from __future__ import annotations

import operator
from typing import SupportsIndex, TypeGuard


def is_integer(value: object) -> TypeGuard[SupportsIndex]:
    """Whether a value is an integer and not a truth value."""
    return hasattr(type(value), "__index__") and not isinstance(value, bool)


def integer(value: SupportsIndex) -> int:
    """The integer as Python's own."""
    return operator.index(value)
