# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many vpmadd52 a product or square of eight messages takes, by the length of the moduli."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.tens import HALF, TEN
from sangi.codegen.x8.program import WIDTH

#: Lengths of moduli in bytes: those of include/sangi/modx8.h.
BYTES = range(32, 513)
_TILE = 2 * BLOCK * BLOCK


@dataclass(frozen=True)
class Shape:
    """Moduli of so many bytes in blocks of four digits: what src/mod/x8/ifma.c makes of a length."""

    length: int

    @property
    def blocks(self) -> int:
        """R is above 2^(8 bytes + 12)."""
        return -(-(8 * self.length + 12) // (WIDTH * BLOCK))

    @property
    def digits(self) -> int:
        """Those of all blocks."""
        return BLOCK * self.blocks

    @property
    def limit(self) -> tuple[int, int]:
        """Product and square by Montgomery's method: 4 L^2 + L and 3 L^2 + 2 L halves of products."""
        n = self.digits
        return 4 * n * n + n, 3 * n * n + 2 * n

    @property
    def whole(self) -> tuple[int, int]:
        """x y and x^2."""
        n = self.digits
        return 2 * n * n, n * n + n

    @property
    def by_blocks(self) -> tuple[int, int]:
        """Product and square by Montgomery's method: with u, and without the low digits that vanish."""
        reduction = 2 * self.digits**2
        return self.whole[0] + reduction, self.whole[1] + reduction

    @property
    def by_tens(self) -> tuple[int, int] | None:
        """The same of whole twenties, by three products of halves for four, and squares for products: folds of twenty
        digits, one of ten, and the last ten digits that vanish."""
        twenties, rest = divmod(self.digits, 2 * TEN)
        if rest:
            return None
        cross, square = 2 * 3 * HALF * HALF, TEN * (TEN + 1)
        last = 2 * twenties * cross + 2 * TEN * TEN + (2 * twenties - 1) * cross
        reduction = (twenties - 1) * twenties * 3 * cross + last
        whole = (4 if twenties == 1 else 3 * twenties * twenties) * cross
        return whole + reduction, twenties * (twenties + 1) // 2 * 3 * square + reduction

    @property
    def montgomery(self) -> tuple[int, int]:
        """What the library's product and square take alone, by blocks unless it is the square of more than two tens."""
        return self.by_blocks[0], (self.in_powers if self.digits > 2 * TEN else self.by_blocks)[1]

    @property
    def in_powers(self) -> tuple[int, int]:
        """What products and squares of a power take."""
        return self.by_tens or self.by_blocks

    @property
    def ohta(self) -> tuple[int, int]:
        """Product and square: tiles of h K, corners of a diagonal, tiles of d p, and half ones at its top."""
        b, bits = self.blocks, 8 * self.length
        most = bits - 9 + WIDTH * self.digits
        whole = most // WIDTH * WIDTH
        t = whole if whole >= 2 * bits + 3 else most
        first, residue = divmod((t - 2 - self.digits.bit_length()) // WIDTH - 1, BLOCK)
        high = sum(min(b, 3 * b - 1 - d) for d in range(first, 3 * b - 1)) * _TILE
        corners = (BLOCK - 1 - residue) * (BLOCK - residue) * b
        low = b * (b - 1) // 2 * _TILE + b * _TILE // 2
        reduction = high + corners + low
        return self.whole[0] + reduction, self.whole[1] + reduction
