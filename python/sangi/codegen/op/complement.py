# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's reduction modulo p = R - M, for M of two limbs, or of two and a bit above them (P-384).

A row adds q * p = q * R - q * M and divides by W.  The lowest limb of q * M is that of t, which it cancels without a
borrow; the others are taken off two limbs of t.  What is borrowed from the third waits in a word of its own, `owed`:
the next row takes off one limb more at the same place, and adds what is owed there to it.  So no borrow goes through
the limbs above, and no row waits for one.
"""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.op.rows import Kind, Multiple, Plan, planned
from sangi.codegen.op.shape import Shape

#: What is owed at most: a carry and a borrow.
OWED = 2


@dataclass(frozen=True, slots=True)
class Complement:
    """The two lower limbs of M, whether 1 stands above them, and the plan of the rows."""

    lower: int
    upper: int
    above: bool
    plan: Plan


def complement(shape: Shape, kind: Kind) -> Complement | None:
    """The rows of a modulus of four limbs or more that has the form, else None.

    `upper` is so small that what is owed fits a high half of a product by it.
    """
    word = 1 << shape.width
    m = shape.radix - shape.modulus
    above, upper, lower = m >> 2 * shape.width, m >> shape.width & word - 1, m & word - 1
    if shape.limbs < 4 or above > 1 or not 0 < upper <= word - 1 - OWED:
        return None
    owed = OWED << 2 * shape.width
    rows = planned(shape, kind, 0, Multiple(0, 0), Multiple(shape.modulus, shape.radix), owed)
    return Complement(lower, upper, bool(above), rows) if rows else None
