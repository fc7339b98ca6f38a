# SPDX-License-Identifier: MIT OR Apache-2.0
"""The primes of products of any shape (src/ring/generic/generic.h), their roots, and the bounds."""

from __future__ import annotations

from math import prod

from sangi.codegen.tables.ring import Transform, centred
from sangi.codegen.tables.ring_ntt32_bounds import INT32, INT64, Facts, Montgomery
from sangi.codegen.tables.ring_ntt32_header import array, header

#: Layers above leaves of four coefficients: segments up to 4096.
LAYERS = 10
LEAF = 4
#: Primes below 2^27 with roots enough; a shape takes the first one, two or three.
PRIMES = (134176769, 134111233, 134072321)
#: Operands beyond this are reduced before the transform; two are added where segments fold.
UNREDUCED, FOLDED = 2**26, 2
#: The longest operands, the greatest bound of a coefficient, modulus and number of summed products.
LONGEST, MOST_DENSE, MOST, MOST_Q, MOST_PRODUCTS = 4096, 2048, INT32, 2**31, 256


def _transform(facts: Facts, p: int) -> None:
    """The greatest values of every step modulo one prime."""
    short = Montgomery(p, facts)
    half = p // 2
    loaded = max(UNREDUCED, short.reduce_products("operand reduced", (INT32 + 1) * half))
    x = facts.below("folded operands", FOLDED * loaded, INT32)
    for _ in range(LAYERS):
        x = facts.below("forward", x + short.reduce_products("forward", x * half), INT32)
    x = short.reduce_products("reduced", x * half)
    t = facts.below("leaf", LEAF * x * x, INT64)
    high = short.reduce_products("leaf, high part", short.reduce_products("leaf", t) * half)
    total = facts.below(
        "leaf, sum",
        short.reduce_products("leaf", t) + high + short.reduce_products("reduced", INT32 * half),
        INT32,
    )
    v = short.reduce_products("reduced", total * half)
    for _ in range(LAYERS):
        d = facts.below("inverse", 2 * v, INT32)
        v = short.reduce_products("inverse", d * half)
    facts.below("inverse, scaled", short.reduce_products("inverse", v * half), 3 * p // 2)
    difference = facts.below("segments united", 3 * half, INT32)
    t = short.reduce_products("segments united", difference * half)
    facts.below("segments united, sum", half + t, 3 * p // 2)
    joined = short.reduce_products("primes joined", (half + max(PRIMES) // 2) * half)
    facts.below("primes joined", joined, 3 * p // 2)


def bounds() -> Facts:
    """The greatest values of every step, for all primes."""
    facts = Facts()
    for p in PRIMES:
        _transform(facts, p)
    first, second, third = PRIMES
    integer = first * second // 2 + (MOST_Q - 1) * (third // 2)
    facts.below("integer, three of them below zero", 3 * integer, 2**60 - MOST_Q)
    facts.below("integer, three of them and what lifts them", 3 * integer + 2**60, 2**62 - 1)
    return facts


def most(primes: int) -> int:
    """The greatest n k A B for which the first `primes` primes are exact."""
    return (prod(PRIMES[:primes]) - 1) // 2


def generic_header(command: str) -> str:
    """generated/ring/generic.h."""
    lines = []
    for number, p in enumerate(PRIMES):
        transform = Transform(4 << LAYERS, p, LAYERS)
        roots = [str(centred(z << 32, p)) for z in transform.roots]
        scales = [str(centred(pow(2, 64 - i, p), p)) for i in range(LAYERS + 1)]
        before = [str(centred(pow(other, -1, p) << 32, p)) for other in PRIMES[:number]] or ["0"]
        high, low = divmod(most(number + 1), 2**64)
        lines += [
            f"#define SANGI_RING_GENERIC_P{number} {p}",
            f"#define SANGI_RING_GENERIC_INVERSE{number} UINT32_C({pow(p, -1, 2**32)}) /* p^-1 mod 2^32 */",
            f"#define SANGI_RING_GENERIC_ONE{number} {centred(2**32, p)}",
            f"#define SANGI_RING_GENERIC_HALF{number} {centred(2**32 * pow(2, -1, p), p)} /* 2^32 / 2 */",
            "/* 2^32 over each of the primes before it. */",
            f"#define SANGI_RING_GENERIC_CRT{number} {{{', '.join(before)}}}",
            "/* Half of the product of the primes up to it: the high and the low 64 bits. */",
            f"#define SANGI_RING_GENERIC_MOST{number} {{{high}, UINT64_C({low})}}",
            "",
            f"/* 2^64 / 2^i modulo {p}. */",
            array(f"int32_t sangi_ring_generic_scales{number}[{len(scales)}]", scales, 8),
            "",
            f"/* 2^32 z_k modulo {p}; z_0 = 1. */",
            array(f"int32_t sangi_ring_generic_twiddles{number}[{len(roots)}]", roots, 8),
            "",
        ]
    *first, last = map(str, PRIMES)
    about = [f"Transforms of up to {4 << LAYERS} coefficients in Montgomery form modulo"]
    about.append(f"{', '.join(first)} and {last}.")
    return header(command, "SANGI_GENERATED_RING_GENERIC_H", about, bounds(), lines[:-1])
