# SPDX-License-Identifier: MIT OR Apache-2.0
"""The number of vpmadd52 of a product or square of eight numbers, by the length of the moduli."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.operand import BLOCK10, HALF
from sangi.codegen.x8.program import WIDTH

#: Lengths of moduli in bytes, as in include/sangi/modx8.h.
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
        """Montgomery product and square: with u, without the low digits of u p, which are not computed."""
        reduction = 2 * self.digits**2
        return self.whole[0] + reduction, self.whole[1] + reduction

    @property
    def by_karatsuba(self) -> tuple[int, int] | None:
        """The same by Karatsuba, for whole 20-digit blocks: folds of 20 digits, one of 10, and ten Montgomery steps."""
        blocks20, rest = divmod(self.digits, 2 * BLOCK10)
        if rest:
            return None
        mac, square = 2 * 3 * HALF * HALF, BLOCK10 * (BLOCK10 + 1)
        last = 2 * blocks20 * mac + 2 * BLOCK10 * BLOCK10 + (2 * blocks20 - 1) * mac
        reduction = (blocks20 - 1) * blocks20 * 3 * mac + last
        whole = (4 if blocks20 == 1 else 3 * blocks20 * blocks20) * mac
        return whole + reduction, blocks20 * (blocks20 + 1) // 2 * 3 * square + reduction

    @property
    def montgomery(self) -> tuple[int, int]:
        """The library's single product and square: by blocks, except squares of more than 20 digits."""
        return self.by_blocks[0], (self.in_powers if self.digits > 2 * BLOCK10 else self.by_blocks)[1]

    @property
    def in_powers(self) -> tuple[int, int]:
        """The products and squares of an exponentiation."""
        return self.by_karatsuba or self.by_blocks

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
