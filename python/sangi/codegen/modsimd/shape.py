# SPDX-License-Identifier: MIT OR Apache-2.0
"""Radix 2^51 with one digit per word: the number of digits, the column of the quotient, the layout in memory.

A digit has one bit less than a factor of vpmadd52.  So after one step of carry propagation, from each digit to the
next only, the digits of a sum are factors again: no carry ripples.  An element is a number below 2n in
such digits; n has `bits` bits exactly, its highest one set, as the caller shifts it.

Two numbers at once have each digit of one beside that of the other, so a vector packs four digits of either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

#: Words of a vector.
LANES = 8
#: Bits that the multiplier takes.
FACTOR = 52


@dataclass(frozen=True)
class Shape:
    """Numbers modulo n of `bits` bits in `digits` digits of `width` bits, `packed` of them in a vector.

    All lengths in memory count digits of one number.
    """

    bits: int
    digits: int
    width: int = FACTOR - 1
    packed: int = LANES

    @property
    def pair(self) -> Shape:
        """The same for two numbers at once."""
        return replace(self, packed=LANES // 2)

    @property
    def numbers(self) -> int:
        """How many are computed at once."""
        return LANES // self.packed

    @property
    def vectors(self) -> int:
        """Of an element."""
        return -(-self.digits // self.packed)

    @property
    def point(self) -> int:
        """The column above which the quotient stands: K = floor(2^(width * point) / n)."""
        return 2 * self.digits - 1

    @property
    def product_vectors(self) -> int:
        """Of h = x * y, in columns 0 to point - 1."""
        return -(-self.point // self.packed)

    @property
    def quotient_vectors(self) -> int:
        """Of the quotient with its guard column."""
        return -(-(self.digits + 1) // self.packed)

    @property
    def first_digit(self) -> int:
        """The lowest digit of h that the quotient asks for."""
        return self.digits - 2

    @property
    def first_vector(self) -> int:
        """The vector of h that holds it."""
        return self.first_digit // self.packed

    @property
    def lonely(self) -> bool:
        """Whether the highest vector holds one digit only, for which rows of vectors are too dear."""
        return self.digits % self.packed == 1

    @property
    def rows(self) -> int:
        """A constant in memory: zeros in the first vector and in the last, its digits between."""
        return self.packed * (self.vectors + 2)

    @property
    def constant(self) -> int:
        """K."""
        return 0

    @property
    def complement(self) -> int:
        """2^(width * digits) - n, in digits from K."""
        return self.rows

    @property
    def backward(self) -> int:
        """The same with its digits in reverse order."""
        return 2 * self.rows

    @property
    def data(self) -> int:
        """All three."""
        return 3 * self.rows

    @property
    def element(self) -> int:
        """An element with the zeros before it."""
        return self.packed * (self.vectors + 1)

    def columns(self, vectors: Sequence[int], base: int = 0) -> str:
        """What a comment calls the columns of neighbouring vectors."""
        return f"columns {base + self.packed * vectors[0]} to {base + self.packed * (vectors[-1] + 1) - 1}"

    def split(self, number: int) -> list[int]:
        """The digits of a number."""
        return [number >> self.width * i & (1 << self.width) - 1 for i in range(self.digits)]

    def words(self, n: int) -> list[int]:
        """The data of one modulus."""
        k = (1 << self.width * self.point) // n
        complement = self.split((1 << self.width * self.digits) - n)
        out: list[int] = []
        for digits in (self.split(k), complement, complement[::-1]):
            out += [0] * self.packed + digits + [0] * (self.rows - self.packed - self.digits)
        return out


#: Bits up to which scalar kernels take a modulus: nine limbs of 64.
SCALAR = 576
#: By the bits of n.  width * point is 2 * bits + 12 at least, and K fits its digits.
SIZES = {
    bits: Shape(bits, digits) for bits, digits in ((1024, 21), (1536, 31), (2048, 41), (3072, 61), (4096, 81))
}
#: The vpmadd52 of a product and of a square, of eight lanes each; a processor starts at most two per cycle.
MULTIPLICATIONS = {
    1024: (314, 263),
    1536: (606, 492),
    2048: (997, 792),
    3072: (2134, 1680),
    4096: (3587, 2781),
}


def size_for(bits: int) -> Shape | None:
    """The least size that takes moduli of so many bits; none is for those that scalar kernels are faster for."""
    fitting = (shape for most, shape in SIZES.items() if bits <= most)
    return next(fitting, None) if bits > SCALAR else None
