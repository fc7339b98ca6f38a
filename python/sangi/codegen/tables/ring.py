# SPDX-License-Identifier: MIT OR Apache-2.0
"""Exact products of integer polynomials by transforms: the primes that fit a shape, and their roots of unity.

A product in Z_q[x]/(x^n + 1) with |a| <= A and |b| <= B, k of them summed, has coefficients within
n k A B.  Modulo primes whose product exceeds twice that, the centred residue is the integer itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sangi.errors import BadInput


@dataclass(frozen=True)
class Shape:
    """Sums of products of a public (wide) and a secret (small) polynomial; `cases` are the pairs (B, k)."""

    name: str
    n: int
    q: int
    wide: int
    cases: tuple[tuple[int, int], ...]

    @property
    def bound(self) -> int:
        """The bound of the coefficients of an exact sum."""
        return max(self.n * k * self.wide * b for b, k in self.cases)

    @property
    def small(self) -> int:
        """The greatest small coefficient."""
        return max(b for b, _ in self.cases)

    @property
    def products(self) -> int:
        """The most products that are summed."""
        return max(k for _, k in self.cases)

    def margin(self, modulus: int) -> int:
        """`modulus` less twice the bound: positive where every centred residue is exact."""
        return modulus - 2 * self.bound


LIGHTSABER = Shape("lightsaber", 256, 2**13, 4096, ((5, 2),))
SABER = Shape("saber", 256, 2**13, 4096, ((4, 3),))
FIRESABER = Shape("firesaber", 256, 2**13, 4096, ((3, 4),))
#: The shape of the library's tables: all three sets at once.
RING256 = Shape("ring256", 256, 2**13, 4096, ((5, 2), (4, 3), (3, 4)))
SHAPES = {shape.name: shape for shape in (LIGHTSABER, SABER, FIRESABER)}


def single(shape: Shape) -> Shape:
    """The same shape with one product and no sum."""
    return Shape(f"{shape.name}, one product", shape.n, shape.q, shape.wide, ((shape.small, 1),))


def is_prime(n: int) -> bool:
    """Trial division: the primes here are short."""
    return n > 1 and all(n % d for d in range(2, min(n, int(n**0.5) + 1)))


def centred(x: int, p: int) -> int:
    """The residue of least magnitude."""
    x %= p
    return x - p if x > p // 2 else x


def signed(x: int, bits: int) -> int:
    """A word of `bits` bits, read as two's complement."""
    x %= 1 << bits
    return x - (1 << bits) if x >> bits - 1 else x


def reversed_bits(k: int, bits: int) -> int:
    """The lowest `bits` bits of k, last first."""
    return int(f"{k:0{bits}b}"[::-1], 2) if bits else 0


@dataclass(frozen=True)
class Transform:
    """`layers` layers of x^n + 1 modulo p.

    Node 1 is x^n + 1; node k splits x^m - z^2 into x^(m/2) - z and x^(m/2) + z, its children 2k and 2k + 1,
    with z = root(k).  `eighth` chooses among the roots of unity: it becomes a primitive eighth one.
    """

    n: int
    p: int
    layers: int
    eighth: int | None = None

    def __post_init__(self) -> None:
        if not is_prime(self.p) or (self.p - 1) % (2 << self.layers):
            raise BadInput(f"{self.p} is no prime with roots of unity of order {2 << self.layers}")

    @cached_property
    def unity(self) -> int:
        """A primitive root of unity of order 2^(layers + 1)."""
        order = 2 << self.layers
        for g in range(2, self.p):
            r = pow(g, (self.p - 1) // order, self.p)
            if pow(r, order // 2, self.p) == self.p - 1:
                break
        for e in range(1, order, 2):
            if self.eighth is None or pow(r, e * order // 8, self.p) == self.eighth:
                return pow(r, e, self.p)
        raise BadInput(f"{self.eighth} is no primitive eighth root of unity modulo {self.p}")

    @cached_property
    def roots(self) -> list[int]:
        """root(k) for k < 2^layers; root(0) is 1."""
        return [pow(self.unity, reversed_bits(k, self.layers), self.p) for k in range(1 << self.layers)]

    def node(self, k: int, scale: int = 1) -> tuple[int, int, int, int, int]:
        """The twiddles of two layers at node k: a, b, a b, c and -a c, where b and c are the roots of its children."""
        a, b, c = (self.roots[i] for i in (k, 2 * k, 2 * k + 1))
        return tuple(centred(scale * z, self.p) for z in (a, b, a * b, c, -a * c))  # type: ignore[return-value]

    def mirrored(self, k: int) -> tuple[int, int, int, int, int]:
        """The inverse twiddles at node k, made of -1 / a and so on: those of the mirror image of the node."""
        return self.node(3 * (1 << k.bit_length() - 1) - 1 - k)

    def nodes(self, first: int, passes: int) -> list[tuple[int, int, int, int, int]]:
        """The twiddles of `passes` passes of two layers each; node `first` is the first of them."""
        return [
            self.node(k) for level in range(passes) for k in range(first << 2 * level, 2 * first << 2 * level)
        ]


#: One prime of 26 bits: 80^4 + 1, 80 is an eighth root of unity, so that the first two layers need no reduction.
ONE = Transform(256, 80**4 + 1, 6, 80)
#: One sparse prime, by which shifts multiply.
SPARSE = Transform(256, 2**25 - 2**12 + 1, 6)
#: Two primes of 13 and 14 bits, for products of 16 bits.
TWO = (Transform(256, 7681, 8), Transform(256, 10753, 8))


def choose(shape: Shape) -> list[tuple[int, int]]:
    """The three smallest exact primes for 6, 7 and 8 layers: pairs (layers, prime)."""
    found = []
    for layers in (6, 7, 8):
        step = 2 << layers
        p = (2 * shape.bound // step + 1) * step + 1
        while not (is_prime(p) and shape.margin(p) > 0):
            p += step
        found.append((layers, p))
    return found
