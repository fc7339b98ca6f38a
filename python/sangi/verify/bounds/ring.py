# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bounds of every method by which products in the ring of Saber are made."""

from __future__ import annotations

from sangi.codegen.tables import ring_ntt16_scalar
from sangi.codegen.tables.ring import ONE, SPARSE, TWO, Shape
from sangi.codegen.tables.ring_ntt16_bounds import two_primes
from sangi.codegen.tables.ring_ntt16_header import scale
from sangi.codegen.tables.ring_ntt32_bounds import Facts, Plantard, one_prime
from sangi.codegen.tables.ring_ntt32_forms_bounds import Mulhi, SparsePrime, WideningMac
from sangi.codegen.tables.ring_ntt32_forms_bounds import bounds as form_bounds
from sangi.codegen.tables.ring_ntt32_header import bias, plantard


def bounds(shape: Shape) -> dict[str, Facts]:
    """The bounds of each method for a shape; raises `CheckFailed` if one does not hold."""
    _, scale64, _ = plantard()
    return {
        "ntt32, Plantard": one_prime(Plantard(ONE.p, bias(ONE.p)), ONE, shape, scale64),
        "ntt32, widening multiply-accumulate": form_bounds(WideningMac(ONE), shape),
        "ntt32, low and high words": form_bounds(Mulhi(ONE), shape),
        "ntt32, sparse prime": form_bounds(SparsePrime(SPARSE, reduce_forward=False), shape),
        "ntt16, scalar": ring_ntt16_scalar.two_primes(shape),
        "ntt16, vectors, AVX2, AVX-512": two_primes(*TWO, shape, (scale(TWO[0]), scale(TWO[1]))),
    }
