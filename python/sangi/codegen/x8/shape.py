# SPDX-License-Identifier: MIT OR Apache-2.0
"""A modulus of the x8 kernels: its radix-2^52 digits and the constants of its kernels."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.x8.program import WIDTH, Constants
from sangi.errors import BadInput

#: The bit lengths that every kernel supports: shorter moduli have faster forms, and the sums of longer ones need more
#: digits than there are registers.
BITS = range(64, 522)


@dataclass(frozen=True)
class X8Shape:
    """An odd modulus p in `limbs` digits of `width` bits, R = 2^(limbs * width) > 4p.

    Then a product of two numbers below 2p, divided by R, is below 2p: x * y / R + p < 4p * p / R + p.
    """

    modulus: int
    width: int
    limbs: int

    @classmethod
    def of(cls, modulus: int, width: int = WIDTH) -> X8Shape:
        """The modulus in the fewest digits whose R is above 4p; BadInput unless it is odd, of 64 to 521 bits."""
        if modulus.bit_length() not in BITS or modulus % 2 == 0:
            raise BadInput(f"kernels for eight elements take an odd modulus of {BITS[0]} to {BITS[-1]} bits")
        return cls.fewest(modulus, width)

    @classmethod
    def fewest(cls, modulus: int, width: int = WIDTH) -> X8Shape:
        """The same for an odd modulus of any length; of a long one there are products, but no sums."""
        return cls(modulus, width, -(-(modulus.bit_length() + 2) // width))

    @property
    def radix(self) -> int:
        """R."""
        return 1 << self.width * self.limbs

    @property
    def room(self) -> int:
        """floor(R / p): a sum of products below this many p^2 is reduced to below 2p."""
        return self.radix // self.modulus

    def digits(self, value: int) -> tuple[int, ...]:
        """The digits of a number below R, lowest first."""
        return tuple(value >> self.width * i & (1 << self.width) - 1 for i in range(self.limbs))

    def constants(self) -> Constants:
        """The constants that the kernels read from memory."""
        base = 1 << self.width
        return Constants(
            self.width,
            {
                "p": self.digits(self.modulus),
                "2p": self.digits(2 * self.modulus),
                "n0": (-pow(self.modulus, -1, base) % base,),
                "top": (base - 1,),
            },
        )

    def radix_factor(self, radix: int) -> int:
        """The factor f with mul(x * radix, f) = x * R mod p."""
        return self.radix**2 * pow(radix, -1, self.modulus) % self.modulus
