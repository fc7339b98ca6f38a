# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prime fields for Python: `Field("p511")`, `Field("2^255-19")`, `Field(modulus)`, and their elements.

For tests, prototypes and exploration.  The kernels take the same time for every operand, Python does not: its
integers, objects and caches show their values to whoever can measure.
"""

from sangi.field.element import Element
from sangi.field.field import Field

__all__ = ["Element", "Field"]
