# SPDX-License-Identifier: MIT OR Apache-2.0
"""Moduli of a special form, recognised by their value: the pseudo-Mersenne ones, p = 2^k - c.

With W = 2^width, R = W^limbs = 2^(k + s) and delta = c * 2^s = R mod p, a number t = t_high * R + t_low is congruent to
delta * t_high + t_low: a *fold*, which costs one product by a limb where delta is one.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PseudoMersenne:
    """p = 2^bits - c in `limbs` limbs of `width` bits; delta = R mod p is one limb.

    For t < R * p a fold leaves t' < R + delta * p, so that t' >> bits is at most `quotient`.
    """

    bits: int
    c: int
    width: int
    limbs: int

    @property
    def spare(self) -> int:
        """The bits of the top limb above p."""
        return self.width * self.limbs - self.bits

    @property
    def delta(self) -> int:
        """R mod p."""
        return self.c << self.spare

    @property
    def quotient(self) -> int:
        """The largest t >> bits after a fold: t < R + delta * p < 2^bits * (2^s + delta)."""
        return (1 << self.spare) + self.delta - 1

    @property
    def wide(self) -> bool:
        """Whether (quotient + 1) * c may need two limbs."""
        return (self.quotient + 1) * self.c >> self.width != 0

    @property
    def estimates(self) -> bool:
        """Whether q may be taken from the highest products, before other columns carry into theirs.

        What is left out is less than (1 + 3 delta) * W^(limbs - 1), two carries into the column that delta
        multiplies among it, so that t - (q + 1) * p stays below p.  With a spare bit, which is the sign then,
        (q + 1) * c is one limb; without, its high limb and that of a product by delta fit one limb together.
        """
        carried, added = 3 * self.delta << self.width * (self.limbs - 1), (self.quotient + 1) * self.c
        fits = self.delta + (added >> self.width) <= 1 << self.width if not self.spare else not self.wide
        return self.spare <= 1 and fits and carried + added < (1 << self.bits) - self.c

    @property
    def below(self) -> int:
        """The limb 2^(width - s) - 1: what of the top limb belongs to a number below 2^bits."""
        return (1 << self.width - self.spare) - 1


def pseudo_mersenne(modulus: int, width: int, limbs: int) -> PseudoMersenne | None:
    """The form of a modulus of at least two limbs, or None where it has another or its constants are no limbs.

    Asked for are delta < W, so that a fold is one row; q + 1 < W for every quotient q; and
    (q + 2) * c <= 2^bits, so that t' - q * p lies in [0, 2p).  Mersenne's, c = 1, are not for this: Montgomery's
    reduction of them is shifts alone.
    """
    bits = modulus.bit_length()
    found = PseudoMersenne(bits, (1 << bits) - modulus, width, limbs)
    word = 1 << width
    if limbs < 2 or found.c == 1 or found.spare >= width or found.delta >= word or found.quotient + 1 >= word:
        return None
    return found if (found.quotient + 2) * found.c <= 1 << bits else None


def factor(modulus: int, width: int, limbs: int) -> int:
    """The number f such that x is held as x * f mod p, and a product is x * y / f: R in Montgomery form, else 1."""
    return 1 if pseudo_mersenne(modulus, width, limbs) else 1 << width * limbs
