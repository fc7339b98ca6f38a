# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a builder is asked for: a modulus, a limb width and how many limbs."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.op.special import PseudoMersenne, factor, pseudo_mersenne

WIDTHS = (2, 4, 8, 16, 32, 64)


@dataclass(frozen=True)
class Shape:
    """A modulus p laid out in `limbs` limbs of `width` bits.

    `spare` asks for the shorter form, which needs 2p <= 2^(width * limbs): then x + y cannot carry out.
    It is refused for a modulus that fills its top limb.
    """

    modulus: int
    width: int
    limbs: int
    spare: bool

    def __post_init__(self) -> None:
        """Refuses what no builder could honour."""
        if self.width not in WIDTHS:
            raise ValueError(f"limbs of {self.width} bits; the generator knows {WIDTHS}")
        if self.modulus % 2 == 0 or self.modulus < 3:
            raise ValueError(f"modulus {self.modulus}: must be odd and at least 3")
        if self.modulus >> self.width * self.limbs:
            raise ValueError(
                f"modulus {self.modulus:#x} does not fit {self.limbs} limbs of {self.width} bits"
            )
        if self.spare and not self.has_spare_bit(self.modulus, self.width, self.limbs):
            raise ValueError(
                f"modulus {self.modulus:#x} fills its top limb: the form with a spare bit is wrong for it"
            )

    def require_spare(self, what: str) -> None:
        """Refuses an operation whose result may pass p, for a modulus that fills its top limb."""
        if not self.spare:
            raise ValueError(f"{what}: modulus {self.modulus:#x} fills its top limb, so 2p does not fit")

    @property
    def radix(self) -> int:
        """R = 2^(width * limbs)."""
        return 1 << self.width * self.limbs

    @property
    def pseudo_mersenne(self) -> PseudoMersenne | None:
        """The form that lets products be folded, if p has it; other moduli are reduced by Montgomery's method."""
        return pseudo_mersenne(self.modulus, self.width, self.limbs)

    @property
    def factor(self) -> int:
        """The number f such that x is held as x * f mod p, and a product is x * y / f."""
        return factor(self.modulus, self.width, self.limbs)

    @property
    def negated_inverse(self) -> int:
        """-1/p mod 2^width: the factor u of a Montgomery step is this times the limb."""
        return -pow(self.modulus, -1, 1 << self.width) % (1 << self.width)

    @staticmethod
    def has_spare_bit(modulus: int, width: int, limbs: int) -> bool:
        """Whether twice the modulus fits the limbs."""
        return 2 * modulus <= 1 << width * limbs

    @classmethod
    def of(cls, modulus: int, width: int, limbs: int | None = None) -> Shape:
        """The fewest limbs that hold the modulus, and the shorter form where it is right."""
        count = limbs or -(-modulus.bit_length() // width)
        return cls(modulus, width, count, cls.has_spare_bit(modulus, width, count))
