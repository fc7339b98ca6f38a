# SPDX-License-Identifier: MIT OR Apache-2.0
"""A modulus in lanes: its digits and the constants of its kernels."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.x8.program import WIDTH, Constants
from sangi.errors import BadInput

#: Lengths that are taken: a shorter modulus has faster forms, a longer one more digits than registers hold.
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
            raise BadInput(f"lanes take an odd modulus of {BITS[0]} to {BITS[-1]} bits")
        return cls(modulus, width, -(-(modulus.bit_length() + 2) // width))

    @property
    def radix(self) -> int:
        """R."""
        return 1 << self.width * self.limbs

    @property
    def room(self) -> int:
        """R / p, rounded down: products that add up to less than that many p^2 are reduced to below 2p."""
        return self.radix // self.modulus

    def digits(self, value: int) -> tuple[int, ...]:
        """The digits of a number below R, lowest first."""
        return tuple(value >> self.width * i & (1 << self.width) - 1 for i in range(self.limbs))

    def constants(self) -> Constants:
        """What the kernels find in memory."""
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
        """The factor that takes x * radix mod p to x * R mod p."""
        return self.radix**2 * pow(radix, -1, self.modulus) % self.modulus
