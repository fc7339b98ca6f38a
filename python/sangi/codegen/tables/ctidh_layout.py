# SPDX-License-Identifier: MIT OR Apache-2.0
"""The parameters of CTIDH [BBCCLMSS21]: primes, batches and bounds of each size, and what follows from them alone.

p = 4 * l_0 * ... * l_(n-1) - 1.  A batch is a run of consecutive primes; a key has |e| summing to at most the batch's
bound over each batch.  The tables named highctidh are those of that library, and keys of one serve the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import comb, log2, prod

from sangi.codegen.tables import chains


def primes_up_to(last: int) -> tuple[int, ...]:
    """The odd primes, ascending."""
    return tuple(n for n in range(3, last + 1, 2) if all(n % k for k in range(3, int(n**0.5) + 1, 2)))


#: The odd primes l of p + 1 = 4 * prod(l), by the size of p in bits.  511 and 512 have one p and differ in their keys.
PRIMES = {
    511: (*primes_up_to(373), 587),
    512: (*primes_up_to(373), 587),
    1024: (*primes_up_to(733), 983),
    2048: (*(n for n in primes_up_to(1459) if n != 5), 3413),
}


#: A binary tree of batches.
Tree = int | tuple["Tree", "Tree"]


@dataclass(frozen=True)
class Layout:
    """Batches of consecutive primes, each with the bound of its exponents' sum.  A bound of 0 leaves the batch out.

    Keys have one exponent for each prime, ascending.
    """

    primes: tuple[int, ...]
    sizes: tuple[int, ...]
    bounds: tuple[int, ...]
    #: The strategy: all batches with a bound above 0, in the order of their attempts.
    tree: Tree

    def __post_init__(self) -> None:
        """The batches cover the primes exactly."""
        if sum(self.sizes) != len(self.primes) or len(self.sizes) != len(self.bounds):
            raise ValueError(f"{self.sizes} and {self.bounds} do not divide {len(self.primes)} primes")

    @property
    def modulus(self) -> int:
        """p."""
        return 4 * prod(self.primes) - 1

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The index of the first prime of each batch."""
        return tuple(accumulate(self.sizes[:-1], initial=0))

    def members(self, batch: int) -> range:
        """The indices of a batch's primes."""
        return range(self.starts[batch], self.starts[batch] + self.sizes[batch])

    def least(self, batch: int) -> int:
        """The smallest prime of a batch: a failure of any of its primes has the probability 1/least."""
        return self.primes[self.starts[batch]]

    def greatest(self, batch: int) -> int:
        """The largest prime of a batch: each of its isogenies takes the time of this degree."""
        return self.primes[self.members(batch)[-1]]

    def longest(self, batch: int) -> int:
        """The steps to which the addition chains of a batch are padded where the prime is secret."""
        return max(len(chains.chain(self.primes[i])) for i in self.members(batch))

    @property
    def bits(self) -> float:
        """The binary logarithm of the number of keys: of the product of the L1 balls."""
        return log2(prod(ball(n, m) for n, m in zip(self.sizes, self.bounds, strict=True)))


def ball(dimension: int, radius: int) -> int:
    """The number of integer vectors whose absolute values sum to at most the radius."""
    return sum(2**k * comb(dimension, k) * comb(radius, k) for k in range(min(dimension, radius) + 1))


#: Layouts by name.  highctidh's serve its keys; the others are found by a search for this code's costs.
LAYOUTS = {
    "highctidh511": Layout(
        PRIMES[511],
        (2, 3, 4, 4, 5, 5, 5, 5, 5, 7, 7, 8, 7, 6, 1),
        (6, 9, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 8, 6, 1),
        ((((((0, 1), 2), 4), 5), 9), (((3, 6), 8), ((7, 10), (((11, 12), 13), 14)))),
    ),
    "highctidh512": Layout(
        PRIMES[512],
        (2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 6, 8, 1),
        (10, 14, 16, 17, 17, 17, 18, 18, 18, 18, 18, 13, 13, 1),
        (((((0, 1), 3), 6), 8), (((2, 4), 7), ((5, 9), (((10, 11), 12), 13)))),
    ),
    "highctidh1024": Layout(
        PRIMES[1024],
        (2, 3, 5, 4, 6, 6, 6, 6, 6, 7, 7, 7, 6, 7, 7, 5, 6, 5, 10, 3, 10, 5, 1),
        (2, 4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 3, 6, 2, 6, 2, 0),
        (
            ((((1, 2), 6), 10), 16),
            ((((0, 4), 9), 15), (((3, 8), 14), ((7, 13), ((5, 11), (17, ((12, 18), ((19, 21), 20))))))),
        ),
    ),
    "highctidh2048": Layout(
        PRIMES[2048],
        (9, 10, 8, 8, 7, 10, 12, 11, 10, 15, 10, 9, 8, 6, 10, 13, 10, 9, 12, 13, 10, 10, 10, 1),
        (1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 0, 2, 0),
        (
            (((0, 3), 10), 18),
            (((2, 8), 13), (((1, 7), 15), ((6, 14), ((5, 17), ((4, 11), (22, (12, (9, ((16, 19), 20))))))))),
        ),
    ),
    "sangi512": Layout(
        PRIMES[512],
        (1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 6, 5, 4, 6, 1),
        (6, 8, 10, 11, 11, 11, 11, 12, 12, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 12, 1),
        (
            (((((0, 3), 1), 4), 6), (((2, 5), 13), 16)),
            ((((8, 9), 10), 19), (((7, 11), 17), ((12, 15), (((14, 18), 20), 21)))),
        ),
    ),
}
