# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many words the arguments of each kernel of 10-digit blocks have, and which arguments are written."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.codegen.modx8.operand import BLOCK10, OPERAND

_LANES = 8
#: Bit i is set where argument i is written, of kernels that do not write their first argument alone.
WRITTEN: Mapping[str, int] = MappingProxyType(
    {
        **dict.fromkeys(("sqr10_sub", "sqr10_sub20", "montgomery_reduce"), 0b101),
        **dict.fromkeys(("mac10_carry_left", "mac10_twice_carry_left", "mac10_carry"), 0b11001),
        **dict.fromkeys(("mac10_left", "sqr10_carry_left"), 0b1001),
        "mac10_to_digits": 0b1000,
    }
)


def extents_of_blocks10() -> dict[str, tuple[int, ...]]:
    """Words of each argument; behind these, numbers that are no pointers."""
    block, part, blocks = _LANES * BLOCK10, _LANES * OPERAND, 2
    wide = 2 * block + _LANES
    return {
        **dict.fromkeys(("mac10", "mul10"), (2 * block, part, part)),
        **dict.fromkeys(("mac10_carry_left", "mac10_carry"), (2 * block, part, part, block + _LANES, part)),
        "mac10_left": (2 * block, part, part, part),
        "mac10_to_digits": (2 * block, part, part, 2 * block),
        "mac10_twice": (3 * block, part, part),
        "mac10_twice_carry_left": (3 * block, part, part, block + _LANES, part),
        "mac10_signed": (wide, part, part),
        "sqr10": (2 * block, block),
        "sqr10_sub": (2 * block, 2 * block, part),
        "sqr10_sub20": (2 * block, block, wide, 2 * block, 2 * block),
        "sqr10_carry_left": (2 * block, block, block, part),
        "sqr20_combine": (4 * block, part),
        "sqr40_combine": (8 * block, 4 * block, wide),
        "sqr60_sums": (12 * block,),
        "sqr80_sums": (16 * block,),
        "sub_sqr20": (4 * block + _LANES, 4 * block, wide),
        "add_carry": (block + _LANES, part),
        **dict.fromkeys(("left", "right"), (2 * part, 2 * block)),
        **dict.fromkeys(("left_sub", "right_sub"), (part, block, block)),
        "sub20": (wide, 2 * block, 2 * block),
        "montgomery_reduce": (2 * block, _LANES * (1 + BLOCK10), block),
        "carry": (2 * block, 2 * block, blocks),
    }
