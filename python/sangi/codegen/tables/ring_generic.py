# SPDX-License-Identifier: MIT OR Apache-2.0
"""The two primes of products of any shape (src/ring/generic/generic.h), their roots, and the bounds."""

from __future__ import annotations

from sangi.codegen.tables.ring import Transform, centred
from sangi.codegen.tables.ring_ntt32_bounds import INT32, INT64, Facts, Montgomery
from sangi.codegen.tables.ring_ntt32_header import array, header

#: Layers above leaves of four coefficients: segments up to 4096.
LAYERS = 10
LEAF = 4
#: The two greatest primes below 2^27 with roots enough.
PRIMES = (134176769, 134111233)
#: Operands are at most this, three of them are added where segments fold, and so many products are summed.
OPERAND, FOLDED, SUMMED = 2**26, 3, 256


def bounds() -> Facts:
    """The greatest values of every step, for the greater prime."""
    p = max(PRIMES)
    short = Montgomery(p)
    facts = short.facts
    half = p // 2
    x = facts.below("folded operands", FOLDED * OPERAND, INT32)
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
    joined = short.reduce_products("primes joined", 2 * half * half)
    facts.below("primes joined", joined, 3 * p // 2)
    facts.below(
        "integer, three of them and what lifts them", 3 * PRIMES[0] * PRIMES[1] // 2 + 2**60, 2**62 - 1
    )
    return facts


def generic_header(command: str) -> str:
    """generated/ring/generic.h."""
    lines = []
    for number, p in enumerate(PRIMES):
        transform = Transform(4 << LAYERS, p, LAYERS)
        roots = [str(centred(z << 32, p)) for z in transform.roots]
        scales = [str(centred(pow(2, 64 - i, p), p)) for i in range(LAYERS + 1)]
        lines += [
            f"#define SANGI_RING_GENERIC_P{number} {p}",
            f"#define SANGI_RING_GENERIC_INVERSE{number} UINT32_C({pow(p, -1, 2**32)}) /* p^-1 mod 2^32 */",
            f"#define SANGI_RING_GENERIC_ONE{number} {centred(2**32, p)}",
            f"#define SANGI_RING_GENERIC_HALF{number} {centred(2**32 * pow(2, -1, p), p)} /* 2^32 / 2 */",
            "",
            f"/* 2^64 / 2^i modulo {p}. */",
            array(f"int32_t sangi_ring_generic_scales{number}[{len(scales)}]", scales, 8),
            "",
            f"/* 2^32 z_k modulo {p}; z_0 = 1. */",
            array(f"int32_t sangi_ring_generic_twiddles{number}[{len(roots)}]", roots, 8),
            "",
        ]
    p, q = PRIMES
    lines.append(f"/* 2^32 / {p} modulo {q}. */")
    lines.append(f"#define SANGI_RING_GENERIC_CRT {centred(pow(p, -1, q) << 32, q)}")
    about = [f"Transforms of up to {4 << LAYERS} coefficients modulo {p} and {q}, in Montgomery form."]
    return header(command, "SANGI_GENERATED_RING_GENERIC_H", about, bounds(), lines)
