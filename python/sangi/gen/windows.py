# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many products and squares a power in lanes takes: the fixed windows that src/mod walks, and their vpmadd52."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.gen.modlanes.shape import MULTIPLICATIONS
from sangi.gen.modx8.counts import Shape
from sangi.gen.modx8.tens import TEN

#: With eight moduli an exponent of fewer than so many bytes takes the shorter window; so does any with moduli of at
#: most so many bytes, unless these have whole tens of digits, and more than two.
_LONG_EXPONENT, _LONG_MODULUS = 64, 256
_SHORT, _LONG = 4, 5


@dataclass(frozen=True)
class Walk:
    """Products and squares of a power, the table's among them."""

    products: int
    squares: int

    def of(self, each: tuple[int, int]) -> int:
        """What they take where a product and a square take so much."""
        return self.products * each[0] + self.squares * each[1]


def _half_squares(length: int) -> Walk:
    """By the longer window, and a table of which every other entry is a square."""
    windows, half = (8 * length - 1) // _LONG, 1 << _LONG - 1
    return Walk(windows + half - 1, _LONG * windows + half - 1)


def one(length: int) -> Walk:
    """Of one message across lanes, by an exponent of so many bytes: src/mod/exp.c."""
    return _half_squares(length)


def eight(modulus: int, length: int, *, montgomery: bool) -> Walk:
    """Of eight messages, by moduli and exponents of so many bytes: src/mod/x8_rows.c for whole tens, src/mod/x8_exp.c.

    The table of the latter has one square; 1 enters Montgomery's form by a product.
    """
    shape = Shape(modulus)
    if montgomery and length >= _LONG_EXPONENT and shape.digits % TEN == 0 and shape.digits > 2 * TEN:
        walk = _half_squares(length)
        return Walk(walk.products + 1, walk.squares)
    longer = shape.blocks > Shape(_LONG_MODULUS).blocks
    window = _LONG if longer and length >= _LONG_EXPONENT else _SHORT
    windows = (8 * length - 1) // window
    return Walk(windows + (1 << window) - 3 + montgomery, window * windows + 1)


def across(bits: int) -> int:
    """The vpmadd52 of one message's power, by an exponent as long as the modulus."""
    return one(bits // 8).of(MULTIPLICATIONS[bits])


def in_lanes(bits: int, *, montgomery: bool) -> int:
    """The same of eight messages together; where 1 enters Montgomery's form, a product stands alone."""
    shape = Shape(bits // 8)
    walk = eight(shape.length, shape.length, montgomery=montgomery)
    if not montgomery:
        return walk.of(shape.ohta)
    entry = shape.montgomery[0]
    return entry + Walk(walk.products - 1, walk.squares).of(shape.in_powers)
