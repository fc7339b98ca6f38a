# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constants of a prime field: x is held as x * f mod p, f = R in Montgomery form, 1 where p is pseudo-Mersenne."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape


def constants(shape: Shape) -> dict[str, int]:
    """What the C library wants to know of a prime p, by name: p, f and f^2 mod p, and how roots are taken.

    With p - 1 = 2^s * t, t odd, `sqrt_exponent` is (t - 1) / 2 and `root` a 2^s-th root of unity, times f.
    """
    p = shape.modulus
    odd = (p - 1) // (1 << two_adicity(p))
    return {
        **radix_constants(shape),
        "root": pow(_nonresidue(p), odd, p) * shape.factor % p,
        "sqrt_exponent": (odd - 1) // 2,
    }


def radix_constants(shape: Shape) -> dict[str, int]:
    """For any odd modulus: p, f mod p and f^2 mod p, by name."""
    p, factor = shape.modulus, shape.factor
    return {"modulus": p, "one": factor % p, "radix2": factor * factor % p}


def two_adicity(p: int) -> int:
    """The largest s for which 2^s divides p - 1."""
    return ((p - 1) & -(p - 1)).bit_length() - 1


def _nonresidue(p: int) -> int:
    """The least number that is no square mod the prime p."""
    return next(a for a in range(2, p) if pow(a, (p - 1) // 2, p) == p - 1)
