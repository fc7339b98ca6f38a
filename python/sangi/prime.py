# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether a number is prime."""

from __future__ import annotations

import secrets

#: A composite passes one round with probability at most 1/4, after Rabin.
ROUNDS = 64


def is_prime(n: int) -> bool:
    """Whether an odd n > 3 is prime; wrong for a composite with probability at most 2^-128."""
    twos = ((n - 1) & -(n - 1)).bit_length() - 1
    return all(_passes(n, twos, secrets.randbelow(n - 3) + 2) for _ in range(ROUNDS))


def _passes(n: int, twos: int, base: int) -> bool:
    """Whether base^((n - 1) / 2^i) ends the way it does for primes."""
    x = pow(base, n - 1 >> twos, n)
    if x in (1, n - 1):
        return True
    for _ in range(twos - 1):
        x = x * x % n
        if x == n - 1:
            return True
    return False
