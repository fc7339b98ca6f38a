# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many products and squares a power in lanes takes: the fixed windows that src/mod walks, and their vpmadd52."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8.counts import Shape

#: With eight moduli an exponent of fewer bytes takes the shorter window.
_LONG_EXPONENT = 64
_SHORT, _LONG = 4, 5


@dataclass(frozen=True)
class Walk:
    """Products and squares of a power, the table's among them."""

    products: int
    squares: int

    def of(self, each: tuple[int, int]) -> int:
        """What they take where a product and a square take so much."""
        return self.products * each[0] + self.squares * each[1]


def _by_windows(length: int, bits: int) -> Walk:
    """By windows of so many bits, and a table of which every other entry is a square."""
    windows, half = (8 * length - 1) // bits, 1 << bits - 1
    return Walk(windows + half - 1, bits * windows + half - 1)


def one(length: int) -> Walk:
    """Of one message across lanes, by an exponent of so many bytes: src/mod/exp.c."""
    return _by_windows(length, _LONG)


def eight(length: int, *, montgomery: bool) -> Walk:
    """Of eight messages, by exponents of so many bytes: src/mod/x8/exp.c.  1 enters Montgomery's form by a product."""
    walk = _by_windows(length, _LONG if length >= _LONG_EXPONENT else _SHORT)
    return Walk(walk.products + montgomery, walk.squares)


def across(bits: int) -> int:
    """The vpmadd52 of one message's power, by an exponent as long as the modulus."""
    return one(bits // 8).of(MULTIPLICATIONS[bits])


def in_lanes(bits: int, *, montgomery: bool) -> int:
    """The same of eight messages together; where 1 enters Montgomery's form, a product stands alone."""
    shape = Shape(bits // 8)
    walk = eight(shape.length, montgomery=montgomery)
    if not montgomery:
        return walk.of(shape.ohta)
    entry = shape.montgomery[0]
    return entry + Walk(walk.products - 1, walk.squares).of(shape.in_powers)
