# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products in Z_4591[x]/(x^761 - x - 1) by the prime of ring256: tables of longer transforms, and their bounds.

The product of integers, of 1521 coefficients, is taken modulo (x^1024 + 1)(x^512 - 1).  The first factor has eight
layers; the second one is (x^256 - 1)(x^256 + 1), of six layers each.
"""

from __future__ import annotations

from sangi.codegen.tables.ring import Transform, centred, signed
from sangi.codegen.tables.ring_ntt32_bounds import INT32, Facts, Montgomery, Plantard
from sangi.codegen.tables.ring_ntt32_header import Arithmetic, array, bias, header

N, Q = 761, 4591
#: The prime of ring256, with two layers more.
LONG = Transform(1024, 80**4 + 1, 8, 80)
#: Layers of x^1024 + 1 and of x^512 - 1.
LAYERS = (8, 7)
#: What a small coefficient may be: within 1, but for those of a secret key that no key generation makes.
SMALL = 2
#: No coefficient of a product of polynomials within Q/2 and within SMALL exceeds this.
BOUND = N * (Q // 2) * SMALL
#: x Q^-1 is rounded from x QUOTIENT / 2^SHIFT, and likewise for 3.
QUOTIENTS = {Q: (3 * BOUND, 36), 3: (3 * N * SMALL, 15)}


def quotient(modulus: int, facts: Facts) -> int:
    """The multiplier whose rounded quotients leave the centred remainder of everything within the bound."""
    most, shift = QUOTIENTS[modulus]
    m = ((1 << shift) + modulus // 2) // modulus
    # x m / 2^s and x / q round alike where they differ by less than 1 / (2 q): q is odd.
    error = most * abs(m * modulus - (1 << shift)) * 2
    facts.below(f"remainder modulo {modulus}, 2^{shift + 1} q error of the quotient", error, (1 << shift) - 1)
    return m


def inverse0(scale: int = 1) -> tuple[int, int, int, int, int]:
    """The inverse twiddles of node 0, whose mirror image is no node."""
    i = LONG.roots[1]
    return tuple(centred(scale * z, LONG.p) for z in (-1, i, -i, -1, -1))  # type: ignore[return-value]


def arithmetics() -> tuple[tuple[Plantard, int], tuple[Montgomery, int]]:
    """Both arithmetics, each with the constant that a reduced sum of products lacks."""
    p = LONG.p
    return (Plantard(p, bias(p)), -pow(2, 64, p) % p), (Montgomery(p), pow(2, 32, p))


def _forward(arithmetic: Arithmetic, x: int, first: int, count: int, passes: int) -> int:
    """Forward passes from `count` nodes on, the first of which is `first`."""
    for number in range(passes):
        nodes = range(first << 2 * number, first + count << 2 * number)
        x = max(max(arithmetic.butterfly("forward", [x] * 4, LONG.node(k))) for k in nodes)
    return x


def _inverse_butterfly(arithmetic: Arithmetic, x: int, nodes: range, scale: int = 1) -> tuple[int, int]:
    """The sum, and the greatest of the other three results, of inverse butterflies at these nodes."""
    d = 2 * x
    total, rest = arithmetic.facts.below("inverse, sums", 2 * d, INT32), 0
    for a, b, ab, c, ac in [LONG.node(k, scale) for k in nodes if k] + [inverse0(scale)] * (0 in nodes):
        for terms in ([(d, c), (d, b)], [(total, a)], [(d, ac), (d, ab)]):
            rest = max(rest, arithmetic.reduce("inverse", terms))
    return total, rest


def _three_inverse(arithmetic: Arithmetic, x: int, first: int, count: int) -> int:
    """Three inverse passes to `count` nodes, the first of which is `first`."""
    for number in (2, 1, 0):
        total, rest = _inverse_butterfly(
            arithmetic, x, range(first << 2 * number, first + count << 2 * number)
        )
        if number == 1:
            total = arithmetic.reduce_sum("inverse, reduced sums", total)
        if number == 0:
            total = arithmetic.reduce("inverse, third sums", [(total, 1)])
        x = max(total, rest)
    return x


def _multiply(arithmetic: Arithmetic, x: int) -> int:
    high = arithmetic.reduce_products("product, high part", 3 * x * x) * (LONG.p // 2)
    return arithmetic.reduce_products("product", 4 * x * x + high)


def scales(lacks: int) -> tuple[int, int, int]:
    """The last factor of the inverse of x^1024 + 1, half of that of x^512 - 1, and 1/2."""
    p = LONG.p
    scaled = [pow(2, -layers, p) * lacks % p for layers in LAYERS]
    return scaled[0], scaled[1] * pow(2, -1, p) % p, pow(2, -1, p)


def bounds(arithmetic: Arithmetic, lacks: int) -> Facts:
    """The greatest values of every step; raises `CheckFailed` if one is too great."""
    facts, p = arithmetic.facts, LONG.p
    scale, joined, half = scales(lacks)
    facts.below("2 n A B", 2 * BOUND, p - 1)
    a, b, _, c, _ = (abs(z) for z in LONG.node(1))
    x = facts.below("first two layers", Q // 2 * (1 + a + max(b, c)), INT32)
    long = _multiply(arithmetic, _forward(arithmetic, x, 4, 4, 3))
    short = _multiply(arithmetic, _forward(arithmetic, 3 * (Q // 2), 0, 2, 3))
    total, rest = _inverse_butterfly(arithmetic, _three_inverse(arithmetic, long, 4, 4), range(1, 2), scale)
    long = max(rest, arithmetic.reduce("inverse, last sums", [(total, scale)]))
    d = facts.below("layer of x^512 - 1", 2 * _three_inverse(arithmetic, short, 0, 2), INT32)
    united = arithmetic.reduce("united", [(facts.below("segments", 2 * long, INT32), half), (d, joined)])
    # A residue r of the integer c, modulo p: they are equal if no other multiple of p is near enough.
    facts.below("result, |r| + |c|", max(long, united) + BOUND, p - 1)
    for modulus in QUOTIENTS:
        quotient(modulus, facts)
    return facts


def _tables(arithmetic: Arithmetic, lacks: int, facts: Facts) -> list[str]:
    p = LONG.p
    scale, joined, half = scales(lacks)

    def entry(z: int) -> str:
        if isinstance(arithmetic, Plantard):
            return f"INT64_C({signed(arithmetic.held(z) * pow(p, -1, 2**64), 64)})"
        return f"{arithmetic.held(z)}"

    def twiddles(five: tuple[int, ...]) -> str:
        return "{" + ", ".join(entry(z) for z in five) + "}"

    basemul = [str(arithmetic.held(LONG.roots[k])) for k in (*range(64), *range(128, 256))]
    kind = "static const sangi_zp_twiddles"
    return [
        f"#define SANGI_RING761_SCALE {entry(scale)} /* the last factor of the inverse of x^1024 + 1 */",
        f"#define SANGI_RING761_JOIN {entry(joined)} /* half of that of x^512 - 1 */",
        f"#define SANGI_RING761_HALF {entry(half)} /* 1/2 */",
        "",
        "/* Rounded quotients: x QUOTIENT / 2^SHIFT. */",
        f"#define SANGI_RING761_QUOTIENT {quotient(Q, facts)}",
        f"#define SANGI_RING761_SHIFT {QUOTIENTS[Q][1]}",
        f"#define SANGI_RING761_QUOTIENT3 {quotient(3, facts)}",
        f"#define SANGI_RING761_SHIFT3 {QUOTIENTS[3][1]}",
        "",
        "/* Twiddles of node k: x^256 - 1 and x^256 + 1 begin at node 0, x^1024 + 1 at node 1. */",
        array(
            "sangi_zp_twiddles sangi_ring761_twiddles[128]", [twiddles(LONG.node(k)) for k in range(128)], 1
        ),
        "",
        "/* The inverse twiddles of node 0, and those of node 1 of x^1024 + 1, times SCALE. */",
        f"{kind} sangi_ring761_inverse0_twiddles = {twiddles(inverse0())};",
        f"{kind} sangi_ring761_last_twiddles = {twiddles(LONG.node(1, scale))};",
        "",
        "/* z of each pair of base multiplications modulo X^4 - z and X^4 + z: of x^512 - 1, then of x^1024 + 1. */",
        array("int32_t sangi_ring761_basemul_twiddles[192]", basemul, 8),
    ]


def _header(command: str, place: int, bits: int, name: str) -> str:
    arithmetic, lacks = arithmetics()[place]
    facts = bounds(arithmetic, lacks)
    about = [
        f"Transforms for products modulo x^761 - x - 1 and 4591, for words of {bits} bits; P is that of ring256.",
        f"For the arithmetic of src/ring/ntt32/{name}.h.",
    ]
    lines = _tables(arithmetic, lacks, facts)
    return header(command, f"SANGI_GENERATED_RING761_{name.upper()}_H", about, facts, lines)


def plantard_header(command: str) -> str:
    """generated/ring/ring761_plantard.h."""
    return _header(command, 0, 64, "plantard")


def montgomery_header(command: str) -> str:
    """generated/ring/ring761_montgomery.h."""
    return _header(command, 1, 32, "montgomery")
