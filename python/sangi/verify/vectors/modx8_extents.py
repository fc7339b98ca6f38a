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
    ten, part, blocks = _LANES * BLOCK10, _LANES * OPERAND, 2
    wide = 2 * ten + _LANES
    return {
        **dict.fromkeys(("mac10", "mul10"), (2 * ten, part, part)),
        **dict.fromkeys(("mac10_carry_left", "mac10_carry"), (2 * ten, part, part, ten + _LANES, part)),
        "mac10_left": (2 * ten, part, part, part),
        "mac10_to_digits": (2 * ten, part, part, 2 * ten),
        "mac10_twice": (3 * ten, part, part),
        "mac10_twice_carry_left": (3 * ten, part, part, ten + _LANES, part),
        "mac10_signed": (wide, part, part),
        "sqr10": (2 * ten, ten),
        "sqr10_sub": (2 * ten, 2 * ten, part),
        "sqr10_sub20": (2 * ten, ten, wide, 2 * ten, 2 * ten),
        "sqr10_carry_left": (2 * ten, ten, ten, part),
        "sqr20_combine": (4 * ten, part),
        "sqr40_combine": (8 * ten, 4 * ten, wide),
        "sqr60_sums": (12 * ten,),
        "sqr80_sums": (16 * ten,),
        "sub_sqr20": (4 * ten + _LANES, 4 * ten, wide),
        "add_carry": (ten + _LANES, part),
        **dict.fromkeys(("left", "right"), (2 * part, 2 * ten)),
        **dict.fromkeys(("left_sub", "right_sub"), (part, ten, ten)),
        "sub20": (wide, 2 * ten, 2 * ten),
        "montgomery_reduce": (2 * ten, _LANES * (1 + BLOCK10), ten),
        "carry": (2 * ten, 2 * ten, blocks),
    }
