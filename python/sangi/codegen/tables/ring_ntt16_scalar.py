# SPDX-License-Identifier: MIT OR Apache-2.0
"""The scalar ntt16: its tables, and intervals through every word of src/ring/ntt16/ntt16_scalar.inc."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sangi.codegen.tables.ring import RING256, Shape, Transform, centred, signed
from sangi.codegen.tables.ring_ntt32_bounds import INT16, INT32, Facts, blocks
from sangi.codegen.tables.ring_ntt32_header import array, header

#: Two primes whose product exceeds every sum; the bias times each prime is just below half of 2^16.
PAIR = (Transform(256, 7681, 6), Transform(256, 3329, 6))
BIAS = {7681: 4, 3329: 8}
#: Passes: size of a block, its first node, and whether one value is reduced: an input forward, the sum of the inverse.
FORWARD = ((256, 1, False), (64, 4, False), (16, 16, True))
INVERSE = ((16, 16, True), (64, 4, False))


def stored(p: int, z: int) -> int:
    """(-2^32 z mod p, centred) p^-1 mod 2^32: the stored form of a twiddle."""
    return signed(centred(-(z << 32), p) * pow(p, -1, 1 << 32), 32)


def scale(transform: Transform) -> int:
    """1 / 64, times -2^32 for the Plantard reduction of the products."""
    return pow(64, -1, transform.p) * -pow(2, 32, transform.p) % transform.p


@dataclass
class Words:
    """Plantard's products modulo one prime: coefficients in 16 bits, all else in 32."""

    transform: Transform
    facts: Facts = field(default_factory=Facts)
    #: Whether pass 3 reduces an input, the first inverse pass its sum, and secret operands their results.
    reduces: bool = True

    @property
    def p(self) -> int:
        """The prime."""
        return self.transform.p

    def word(self, where: str, x: int) -> int:
        """A stored word of 16 bits."""
        return self.facts.below(f"{self.p}: {where}", x, INT16)

    def whole(self, where: str, total: int) -> int:
        """The bound of k, where total is x z' or a sum of products: rounding never reaches k + 1."""
        room = min((BIAS[self.p] - 1) * self.p << 16, (1 << 32) - (BIAS[self.p] * self.p << 16), INT32)
        self.facts.below(f"{self.p}: {where}, whole", total, room)
        return self.p // 2

    def times(self, where: str, x: int, z: int) -> int:
        """x z."""
        return self.whole(where, x * abs(centred(-(z << 32), self.p)))

    def forward(self, x: int, reduce_results: bool) -> list[int]:
        """All three forward passes, from coefficients within x; the results of a secret operand are reduced."""
        v, r = [x] * self.transform.n, self.transform.roots
        for number, (size, node, reduces) in enumerate(FORWARD, 1):
            where, quarter = f"forward, pass {number}", size // 4
            for start, k in blocks(self.transform.n, size, node):
                for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                    x0, x1, x2, x3 = (v[i] for i in at)
                    if reduces and self.reduces:
                        x0 = self.times(where, x0, 1)
                    even, odd = x0 + self.times(where, x2, r[k]), x1 + self.times(where, x3, r[k])
                    y = [even + self.times(where, odd, r[2 * k + i]) for i in (0, 0, 1, 1)]
                    if reduce_results and size == 16 and self.reduces:
                        y = [self.times(where, bound, 1) for bound in y]
                    for i, bound in zip(at, y, strict=True):
                        v[i] = self.word(where, bound)
        return v

    def basemul_acc(self, x: Sequence[int], y: Sequence[int], k: int) -> list[int]:
        """A sum of k products of four coefficients."""
        where = "products"
        t = [sum(k * x[i] * y[m - i] for i in range(4) if 0 <= m - i < 4) for m in range(7)]
        for m in range(3):
            t[m] += self.whole(where, t[m + 4]) * (self.p // 2)
        return [self.whole(where, t[m]) for m in range(4)]

    def inverse_sums(self, where: str, x: Sequence[int], k: int) -> list[int]:
        """The results of an inverse butterfly; the last two are not yet multiplied by a."""
        r = self.transform.roots
        s, d = x[0] + x[1], x[2] + x[3]
        odd = self.times(where, s, r[2 * k + 1]) + self.times(where, d, r[2 * k])
        return [s + d, odd, s + d, odd]

    def inverse(self, x: Sequence[int]) -> list[int]:
        """All three inverse passes."""
        v, r = list(x), self.transform.roots
        for number, (size, node, reduces) in enumerate(INVERSE, 1):
            where, quarter = f"inverse, pass {number}", size // 4
            for start, k in blocks(self.transform.n, size, node):
                mirror = 3 * node - 1 - k
                for at in (range(j, j + size, quarter) for j in range(start, start + quarter)):
                    y = self.inverse_sums(where, [v[i] for i in at], mirror)
                    if reduces and self.reduces:
                        y[0] = self.times(where, y[0], 1)
                    y[2:] = [self.times(where, s, r[mirror]) for s in y[2:]]
                    for i, bound in zip(at, y, strict=True):
                        v[i] = self.word(where, bound)
        unit, out = scale(self.transform), list(v)
        for j in range(64):
            y = self.inverse_sums("last pass", [v[j + 64 * i] for i in range(4)], 1)
            factors = (unit, unit, unit * r[1], unit * r[1])
            out[j::64] = [self.times("last pass", s, z) for s, z in zip(y, factors, strict=True)]
        return out


def two_primes(shape: Shape, pair: tuple[Transform, Transform] = PAIR, reduces: bool = True) -> Facts:
    """Every bound for a shape; raises `CheckFailed` at the first that does not hold."""
    facts = Facts()
    modulus = pair[0].p * pair[1].p
    facts.below("2 n k A B", 2 * shape.bound, modulus - 1)
    residues = []
    for transform in pair:
        words, worst = Words(transform, facts, reduces), 0
        x = words.forward(shape.wide, False)
        for small, k in shape.cases:
            y = words.forward(small, True)
            fours = [slice(i, i + 4) for i in range(0, transform.n, 4)]
            many = [v for at in fours for v in words.basemul_acc(x[at], y[at], k)]
            once = [v for at in fours for v in words.basemul_acc(x[at], y[at], 1)]
            added = [words.times("add", v + transform.p // 2, 1) for v in once]
            worst = max(worst, *words.inverse(many), *words.inverse(added))
        residues.append(worst)
    u, v = residues
    d = Words(pair[1], facts).times("remainders", u + v, pow(pair[0].p, -1, pair[1].p))
    facts.below("result, |r| + |c|", u + pair[0].p * d + shape.bound, modulus - 1)
    return facts


def _entry(transform: Transform) -> str:
    p, r = transform.p, transform.roots

    def twiddle(z: int) -> str:
        return str(stored(p, z))

    twiddles = [f"{{{', '.join(twiddle(r[i]) for i in (k, 2 * k, 2 * k + 1))}}}" for k in _nodes()]
    basemul = [str(centred(-(sign * z << 32), p)) for z in r[32:64] for sign in (1, -1)]
    unit = scale(transform)
    first = f"{p}, {BIAS[p]}, {signed(pow(p, -1, 1 << 32), 32)}, {twiddle(1)}, {twiddle(unit)}, {twiddle(unit * r[1])}"
    rows = ",\n      ".join(twiddles)
    wrapped = ",\n      ".join(", ".join(basemul[i : i + 8]) for i in range(0, 64, 8))
    return f"{{{first},\n     {{{rows}}},\n     {{{wrapped}}}}}"


def _nodes() -> list[int]:
    return [k for level in range(3) for k in range(1 << 2 * level, 2 << 2 * level)]


def short_header(command: str) -> str:
    """generated/ring/ring256_ntt16_scalar.h."""
    p, q = (transform.p for transform in PAIR)
    lines = [
        "/** The twiddles of a butterfly. */",
        "typedef struct {\n    int32_t a, b, c;\n} sangi_ring256_ntt16_twiddles;",
        "",
        "/**",
        " * P, its bias, P^-1 mod 2^32; the stored 1, the scale of the inverse, and that times a of the first layers;",
        " * the twiddles of 21 butterflies; z of each base multiplication modulo X^4 - z, for a sum reduced once.",
        " */",
        "typedef struct {\n    int32_t p, bias, inverse, one, scale, scaled_a;",
        "    sangi_ring256_ntt16_twiddles twiddles[21];",
        "    int16_t basemul_twiddles[64];\n} sangi_ring256_ntt16_prime;",
        "",
        array(
            "sangi_ring256_ntt16_prime sangi_ring256_ntt16_primes[2]",
            [_entry(transform) for transform in PAIR],
            1,
        ),
        "",
        f"/* 1 / {p} modulo {q}, as stored. */",
        f"#define SANGI_RING256_NTT16_CRT {stored(q, pow(p, -1, q))}",
    ]
    about = [
        f"Transforms of x^256 + 1 modulo {p} and {q} in six layers, in words of 32 bits.",
        "A twiddle z is stored as (-2^32 z mod P, centred) P^-1 mod 2^32.",
    ]
    return header(command, "SANGI_GENERATED_RING256_NTT16_SCALAR_H", about, two_primes(RING256), lines)
