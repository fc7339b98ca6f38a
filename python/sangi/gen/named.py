# SPDX-License-Identifier: MIT OR Apache-2.0
"""The fields with a name: the letter p and the number of bits of the prime."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce


@dataclass(frozen=True)
class NamedField:
    """A prime with a name; `meaning` says whose prime it is."""

    name: str
    modulus: int
    meaning: str


def _csidh512() -> int:
    """4 * 3 * 5 * ... * 373 * 587 - 1: the first 73 odd primes, and 587."""
    primes = [n for n in range(3, 374, 2) if all(n % d for d in range(3, int(n**0.5) + 1, 2))]
    return 4 * reduce(int.__mul__, [*primes, 587]) - 1


_FIELDS = (
    NamedField(
        "p256",
        2**256 - 2**224 + 2**192 + 2**96 - 1,
        "base field of NIST P-256; fills its top limb",
    ),
    NamedField(
        "p381",
        0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB,
        "base field of BLS12-381",
    ),
    NamedField("p511", _csidh512(), "base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1"),
)

#: Every named field by its name.
NAMED: dict[str, NamedField] = {f.name: f for f in _FIELDS}
