# SPDX-License-Identifier: MIT OR Apache-2.0
"""The products and squares of an exponentiation by fixed windows, as in src/mod, and their vpmadd52."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8.counts import Shape

#: With eight moduli, exponents of fewer bytes use the shorter window.
_LONG_EXPONENT = 64
_SHORT, _LONG = 4, 5


@dataclass(frozen=True)
class Walk:
    """Products and squares of an exponentiation, including its table."""

    products: int
    squares: int

    def of(self, each: tuple[int, int]) -> int:
        """The total cost, from the costs of a product and of a square."""
        return self.products * each[0] + self.squares * each[1]


def _by_windows(length: int, bits: int) -> Walk:
    """Fixed windows of `bits` bits; every other entry of the table is a square."""
    windows, half = (8 * length - 1) // bits, 1 << bits - 1
    return Walk(windows + half - 1, bits * windows + half - 1)


def one(length: int) -> Walk:
    """With SIMD kernels for one operand, and an exponent of `length` bytes: src/mod/exp.c."""
    return _by_windows(length, _LONG)


def eight(length: int, *, montgomery: bool) -> Walk:
    """Eight at once, and exponents of `length` bytes: src/mod/x8/exp.c.  The Montgomery form of 1 takes a product."""
    walk = _by_windows(length, _LONG if length >= _LONG_EXPONENT else _SHORT)
    return Walk(walk.products + montgomery, walk.squares)


def simd(bits: int) -> int:
    """The vpmadd52 of an exponentiation with SIMD kernels, by an exponent as long as the modulus."""
    return one(bits // 8).of(MULTIPLICATIONS[bits])


def x8(bits: int, *, montgomery: bool) -> int:
    """The vpmadd52 of eight at once; the product for the Montgomery form of 1 is one by blocks."""
    shape = Shape(bits // 8)
    walk = eight(shape.length, montgomery=montgomery)
    if not montgomery:
        return walk.of(shape.ohta)
    entry = shape.montgomery[0]
    return entry + Walk(walk.products - 1, walk.squares).of(shape.in_powers)
