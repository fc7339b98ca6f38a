# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many words the arguments of each kernel of tens have, and which arguments are written."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.codegen.modx8.tens import PART, TEN

_LANES = 8
#: Bit i is set where argument i is written, of kernels that do not write their first argument alone.
WRITTEN: Mapping[str, int] = MappingProxyType(
    {
        **dict.fromkeys(("square_apart", "square_wide_apart", "vanish"), 0b101),
        **dict.fromkeys(("cross_cut", "cross_both_cut", "cross_digits"), 0b11001),
        **dict.fromkeys(("cross_halves", "square_cut"), 0b1001),
        "cross_whole": 0b1000,
    }
)


def extents_of_tens() -> dict[str, tuple[int, ...]]:
    """Words of each argument; behind these, numbers that are no pointers."""
    ten, part, tens = _LANES * TEN, _LANES * PART, 2
    wide = 2 * ten + _LANES
    return {
        **dict.fromkeys(("cross", "cross_new"), (2 * ten, part, part)),
        **dict.fromkeys(("cross_cut", "cross_digits"), (2 * ten, part, part, ten + _LANES, part)),
        "cross_halves": (2 * ten, part, part, part),
        "cross_whole": (2 * ten, part, part, 2 * ten),
        "cross_both": (3 * ten, part, part),
        "cross_both_cut": (3 * ten, part, part, ten + _LANES, part),
        "cross_apart": (wide, part, part),
        "square": (2 * ten, ten),
        "square_apart": (2 * ten, 2 * ten, part),
        "square_wide_apart": (2 * ten, ten, wide, 2 * ten, 2 * ten),
        "square_cut": (2 * ten, ten, ten, part),
        "square_cross": (4 * ten, part),
        "square_wide": (8 * ten, 4 * ten, wide),
        "spread_6": (12 * ten,),
        "spread_8": (16 * ten,),
        "less": (4 * ten + _LANES, 4 * ten, wide),
        "carry": (ten + _LANES, part),
        **dict.fromkeys(("part", "counterpart"), (2 * part, 2 * ten)),
        **dict.fromkeys(("apart", "counter_apart"), (part, ten, ten)),
        "wide_apart": (wide, 2 * ten, 2 * ten),
        "vanish": (2 * ten, _LANES * (1 + TEN), ten),
        "digits": (2 * ten, 2 * ten, tens),
    }
