# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo x^761 - x - 1 by two primes of 16 bits: the tables of src/ring/ntt16/ring761_simd.inc, and bounds.

x^1536 - 1 is six twiddles x^256 - z, where z is a sixth root of unity: each is split as x^256 + 1 is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from sangi.codegen.tables.ring import TWO, centred
from sangi.codegen.tables.ring761_ntt32 import SMALL, N, Q
from sangi.codegen.tables.ring_ntt16_bounds import Short
from sangi.codegen.tables.ring_ntt16_header import prime, rows_of, stored
from sangi.codegen.tables.ring_ntt32_bounds import INT16, Facts, Node
from sangi.codegen.tables.ring_ntt32_header import array, header

BLOCKS, ORDER = 6, 1536
#: z of each block, as a power of the sixth root -1 / w: 1, -1, w, -w, w^2, -w^2.
POWERS = (0, 3, 2, 5, 4, 1)
#: Both primes serve q, the first alone serves 3.
FIRST, SECOND = (transform.p for transform in TWO)
REDUCED = {2: (0, 1), 3: (0,), 4: (0,)}
#: Of a product modulo x^761 - x - 1, coefficient i has i + 1 terms, and those of 760 - i and 761 - i more.
TERMS = 2 * N - 1
#: x Q^-1 and x / 3 are rounded from x QUOTIENT / 2^15.
QUOTIENTS = {Q: 7, 3: 10923}


@cache
def unity(p: int) -> int:
    """A primitive root of unity of order 1536."""
    for g in range(2, p):
        r = pow(g, (p - 1) // ORDER, p)
        if pow(r, ORDER // 2, p) == p - 1 and pow(r, ORDER // 3, p) != 1:
            return r
    raise AssertionError


@dataclass(frozen=True)
class Block:
    """x^256 - z in eight layers, z the given power of the sixth root; node 1 is the whole."""

    p: int
    power: int
    n: int = 256

    @cached_property
    def exponents(self) -> list[int]:
        """Of the root of unity that is root(k): half of that of its parent's z, or of -z."""
        e = [0, self.power * ORDER // BLOCKS // 2]
        for k in range(1, self.n // 2):
            e += [e[k] // 2, (e[k] + ORDER // 2) // 2]
        return e

    def root(self, k: int) -> int:
        """root(k)."""
        return pow(unity(self.p), self.exponents[k], self.p)

    def _node(self, a: int, b: int, c: int) -> Node:
        return tuple(centred(z, self.p) for z in (a, b, a * b, c, -a * c))  # type: ignore[return-value]

    def node(self, k: int) -> Node:
        """As that of a Transform."""
        return self._node(self.root(k), self.root(2 * k), self.root(2 * k + 1))

    def mirrored(self, k: int) -> Node:
        """-1 over the roots, and those of the children change places."""
        return self._node(*(-pow(self.root(i), -1, self.p) for i in (k, 2 * k + 1, 2 * k)))


def cube(p: int) -> int:
    """w."""
    return pow(unity(p), ORDER // 3, p)


def scale(p: int) -> int:
    """1 / 1536, with the 2^-16 of the product of two transforms taken back."""
    return pow(ORDER, -1, p) * pow(2, 16, p) % p


def _split(short: Short, x: int, block: int) -> int:
    """A polynomial of 768 coefficients modulo x^256 - z."""
    w = cube(short.p)
    if block < 2:
        return short.word("split", 3 * x)
    return short.word("split", x + short.times(x, w) + short.times(x, w * w))


def _residue(facts: Facts, p: int, wide: int, small: int) -> int:
    """The bound of a residue of the folded product modulo p."""
    worst = 0
    for block, power in enumerate(POWERS):
        short = Short(Block(p, power), facts, REDUCED)
        x, y = (short.forward(_split(short, bound, block)) for bound in (wide, small))
        products = [short.word("product", short.product(a, b)) for a, b in zip(x, y, strict=True)]
        worst = max(worst, short.inverse(products, scale(p)))
    segment = short.word("join, sum", 3 * worst)
    third = short.times(short.word("join, difference", 2 * worst), cube(p))
    segment = max(segment, short.word("join, others", 2 * worst + third))
    joined = short.word("joined", 2 * short.reduced(segment))
    pair = short.reduced(short.word("folded, pair", 2 * joined))
    return short.reduced(short.word("folded", joined + pair))


def _centred(facts: Facts, modulus: int, x: int) -> None:
    """x less its rounded quotient times the modulus is at most one modulus off."""
    multiplier = QUOTIENTS[modulus]
    off = x * abs(multiplier * modulus - (1 << 15)) + (modulus << 14)
    facts.below(f"2^15 times the remainder modulo {modulus}", off, (3 * modulus << 14) - 1)


def bounds() -> Facts:
    """The greatest values of every step; raises `CheckFailed` if one is too great."""
    facts = Facts()
    # Both polynomials of a product have at most N coefficients, which the twiddles' least bound is for.
    most = TERMS * (Q // 2) * SMALL
    facts.below("2 n A B", 2 * most, FIRST * SECOND - 1)
    u, v = (_residue(facts, p, Q // 2, SMALL) for p in (FIRST, SECOND))
    second = Short(TWO[1], facts)
    d = second.times(second.word("remainders, difference", u + v), pow(FIRST, -1, SECOND))
    facts.below("result, |r| + |c|", u + FIRST * d + most, FIRST * SECOND - 1)
    h = (d * abs(centred(FIRST << 16, Q)) + (Q << 15)) >> 16
    _centred(facts, Q, facts.below("modulo q", u + h, INT16))
    most = TERMS * SMALL
    facts.below("2 n A B, modulo 3", 2 * most, FIRST - 1)
    u = _residue(facts, FIRST, 1, SMALL)
    facts.below("result, modulo 3", u, 3 * FIRST // 2)
    # The residue is then centred, and its quotient by 3 rounds right.
    error = 2 * most * abs(3 * QUOTIENTS[3] - (1 << 15))
    facts.below("2^16 times thrice the error of the quotient by 3", error, (1 << 15) - 1)
    return facts


def _blocks(name: str, back: bool) -> str:
    inner = [
        f"{{ /* x^256 - z, block {i} */\n"
        + rows_of([Block(p, power) for p in (FIRST, SECOND)], back, [scale(FIRST), scale(SECOND)])
        + "}"
        for i, power in enumerate(POWERS)
    ]
    kind = "static const SANGI_RING256_ALIGNED int16_t"
    return f"{kind} {name}[{BLOCKS}][7][6][2][16] = {{\n" + ",\n".join(inner) + "};"


def short_header(command: str) -> str:
    """generated/ring/ring761_ntt16.h."""
    facts = bounds()
    join, into = stored(SECOND, pow(FIRST, -1, SECOND)), stored(Q, FIRST)
    cubes = [
        "{" + ", ".join(f"{{{w}, {w_pinv}}}" for w, w_pinv in (stored(p, cube(p) ** e) for e in (1, 2))) + "}"
        for p in (FIRST, SECOND)
    ]
    lines = [
        "/* Rounded quotients: x QUOTIENT / 2^15. */",
        f"#define SANGI_RING761_NTT16_QUOTIENT {QUOTIENTS[Q]}",
        f"#define SANGI_RING761_NTT16_QUOTIENT3 {QUOTIENTS[3]}",
        "",
        "/* The scale is 1/1536.  Entries 0 and 1 are the two components modulo one prime, 1 and 2 those of both. */",
        array(
            "sangi_ring256_prime sangi_ring761_primes[3]",
            [prime(p, scale(p)) for p in (FIRST, FIRST, SECOND)],
            1,
        ),
        "",
        "/* w and w^2 modulo each prime, as pairs; w^3 = 1. */",
        array("int16_t sangi_ring761_cubes[2][2][2]", cubes, 1),
        "",
        f"/* 1 / {FIRST} modulo {SECOND}, and {FIRST} modulo {Q}, as pairs. */",
        f"static const int16_t sangi_ring761_crt[2] = {{{join[0]}, {join[1]}}};",
        f"static const int16_t sangi_ring761_p0_mod_q[2] = {{{into[0]}, {into[1]}}};",
        "",
        "/* Twiddles [block][row][a, b, c, each as w and w P^-1][prime][column]. */",
        _blocks("sangi_ring761_forward_twiddles", False),
        "",
        "/* The same for the inverse; a of pass 1 is times the scale. */",
        _blocks("sangi_ring761_inverse_twiddles", True),
    ]
    about = [
        f"Transforms of x^1536 - 1 modulo {FIRST} and {SECOND}, in words of 16 bits: those of x^256 - z",
        "for z = 1, -1, w, -w, w^2, -w^2 in eight layers.  Twiddles are stored as in ring256_ntt16.h,",
        "which has to be included before.",
    ]
    return header(command, "SANGI_GENERATED_RING761_NTT16_H", about, facts, lines)
