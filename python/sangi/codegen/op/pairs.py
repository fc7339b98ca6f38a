# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's reduction two limbs at a time, for p = m * W - 1 with few limbs of m that are not 0 (P-256).

With W = 2^width, -1/p = 1 mod W: a row is t <- (t - t_0) / W + t_0 * m, without a quotient (`rows.py`).  Where no two
neighbours among the limbs of m are other than 0, the products of t_0 and of t_1 by one limb of m lie in columns that
the next limb does not reach before them: two rows are one pass of two chains of carries, low halves and high ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from sangi.codegen.op.rows import Kind, brought, limbs
from sangi.codegen.op.shape import Shape

#: Limbs of the longest modulus whose accumulator is in registers, beside those of two rows of its reduction.
MOST_LIMBS = 4


@dataclass(frozen=True, slots=True)
class Pairs:
    """The limbs of m that are not 0, as (index, value), and of each pair of rows whether it carries out of limb N - 1.

    `carries[i]` is about t when pair i has been divided by W^2.
    """

    shape: Shape
    digits: tuple[tuple[int, int], ...]
    carries: tuple[bool, ...]


def paired(shape: Shape, kind: Kind) -> Pairs | None:
    """The pairs of a modulus that has the form, where t fits its registers; else None.

    Before it is divided, t fits N + 1 limbs after the first row of a pair and N + 2 after the second; divided it fits
    N + 1, the highest of them 0 or 1 for the last pair: the result is below 2p.
    """
    n, p, word = shape.limbs, shape.modulus, 1 << shape.width
    if n % 2 or n > MOST_LIMBS or (p + 1) % word:
        return None
    digits = tuple((i, limb) for i, limb in enumerate(limbs(shape, (p + 1) // word)) if limb)
    if digits[-1][0] != n - 2 or any(after - before < 2 for (before, _), (after, _) in pairwise(digits)):
        return None
    reduced, carries = 0, []
    for i in range(0, n, 2):
        if (brought(shape, kind, i) + reduced) // word**i >= word ** (n + 1):
            return None
        before = brought(shape, kind, i + 1) + reduced
        reduced += (word**2 - 1) * word**i * p
        after = (before + (word**2 - 1) * word**i * p) // word ** (i + 2)
        if before // word**i >= word ** (n + 2) or after >= word ** (n + 1):
            return None
        carries.append(after >= word**n)
    return Pairs(shape, digits, tuple(carries)) if after < 2 * p else None
