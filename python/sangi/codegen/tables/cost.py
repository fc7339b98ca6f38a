# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cost of an isogeny: the exact multiplications, squarings and additions of every configuration.

Each function counts the C function of the same work in src/curve and src/isogeny; a test compares the two on
every kind of configuration.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, reduce

MAX_COLUMNS = 24
MAX_GROUP = 4
MAX_RESULTANT_GIANT_STEPS = 32


@dataclass(frozen=True)
class Ops:
    """Multiplications, squarings and additions; a subtraction, a doubling and a negation are additions."""

    mul: int = 0
    sqr: int = 0
    add: int = 0

    def __add__(self, other: Ops) -> Ops:
        return Ops(self.mul + other.mul, self.sqr + other.sqr, self.add + other.add)

    def __rmul__(self, times: int) -> Ops:
        return Ops(times * self.mul, times * self.sqr, times * self.add)

    @property
    def products(self) -> int:
        """Multiplications and squarings."""
        return self.mul + self.sqr


@dataclass(frozen=True)
class Config:
    """How an isogeny is computed; the fields of `sangi_isogeny_config`."""

    kind: str
    baby_steps: int = 0
    giant_steps: int = 0
    group: int = 0


ALL = Config("all")
DBL = Ops(4, 2, 8)
ADD = Ops(4, 2, 6)


def total(parts: list[Ops]) -> Ops:
    """The sum."""
    return reduce(Ops.__add__, parts, Ops())


@cache
def update(points: int) -> Ops:
    """One point of the kernel, all its factors multiplied in."""
    return Ops(2, 0, 2) + points * Ops(4, 0, 2)


@cache
def finish(degree: int, points: int) -> Ops:
    """The images, and the codomain by the twisted Edwards curve."""
    high, low = degree >> 3, bin(degree & 7).count("1")
    power = Ops(mul=low, sqr=3)
    if high:
        power += Ops(mul=bin(high).count("1"), sqr=high.bit_length() - 1)
    return points * Ops(2, 2) + 2 * power + Ops(add=6)


def runs(d: int, n: int) -> tuple[int, int]:
    """Giant steps and leftovers (q, r) where d = q(2n + 1) + n + r."""
    return divmod(d - n, 2 * n + 1)


@cache
def kernel(config: Config, degree: int, points: int) -> Ops:
    """Computing the kernel points, and the factors of those that are evaluated individually."""
    d = degree // 2
    if config.kind in ("odd", "resultant"):
        return _odd(d, config.baby_steps, config.giant_steps, points)
    q, r = runs(d, config.baby_steps) if config.kind != "all" else (0, 0)
    last = config.baby_steps + r if q else d
    parts = [last * update(points), DBL if last > 1 else Ops(), max(0, last - 2) * ADD]
    if q:
        parts += [DBL if r == 1 else ADD, (q - 1) * ADD, q * update(points)]
        if q > 1 and 2 * config.baby_steps + 1 > last:
            parts.append(ADD)
    return total(parts)


def _odd(d: int, b: int, c: int, points: int) -> Ops:
    r = d - 2 * b * c
    parts = [DBL, (b - 1) * ADD, r * update(points)]
    if r > 1:
        parts += [DBL, (r - 2) * ADD]
    if b > max(r, 1):
        parts.append(DBL if b % 2 or b <= max(2, 2 * r) else ADD)
    if c > 1 and 2 * b > r:
        parts.append(DBL)
    return total([*parts, (c - 1) * ADD])


def pairs(q: int, n: int, points: int) -> Ops:
    """2-ADD-Skip on every pair of a giant step and a baby step."""
    return points * Ops(1, 2) + q * n * (Ops(11, 3, 10) + points * Ops(7, 0, 4))


@cache
def poly_mul(n: int, m: int) -> Ops:
    """Karatsuba's product of polynomials of n and m coefficients."""
    if n < m:
        return poly_mul(m, n)
    if m == 1:
        return Ops(n)
    if n == 2:
        return Ops(3, 0, 4)
    if n == m == 3:
        return Ops(6, 0, 13)
    h = (n + 1) // 2
    if m <= h:
        return poly_mul(h, m) + poly_mul(n - h, m) + Ops(add=m - 1)
    inside = poly_mul(h, h) + poly_mul(n - h, m - h) + poly_mul(h, h)
    folded = (n - h) + (m - h)
    middle = 2 * h - 1
    return inside + Ops(add=folded + middle + (n + m - 2 * h - 1) + middle - 1)


@cache
def product(count: int, length: int) -> Ops:
    """The product of polynomials of equal lengths, by recursive halving."""
    if count == 1:
        return Ops()
    half, rest = count // 2, count - count // 2
    sizes = (part * (length - 1) + 1 for part in (half, rest))
    return product(half, length) + product(rest, length) + poly_mul(*sizes)


@cache
def pre_sum(length: int) -> Ops:
    """The correction term of Winograd's inner product for one vector."""
    return Ops(mul=length // 2, add=max(0, length // 2 - 1))


@cache
def inner(length: int) -> Ops:
    """Winograd's inner product."""
    half = length // 2
    if length == 1:
        return Ops(1)
    return Ops(mul=half + length % 2, add=3 * half - 1 + 2 + length % 2)


@cache
def _monomials(lowest: int) -> Ops:
    powers = Ops() if lowest < 2 else Ops(mul=2 * (lowest - 2), sqr=2)
    return powers + Ops(lowest - 1)


@cache
def column(sizes: tuple[int, ...], pushes: bool) -> Ops:
    """A baby step, with its monomials for groups of these sizes, ascending."""
    cost = Ops(2, 1, 4) if pushes else Ops(1, 1, 3)
    had = 0
    for size in sizes:
        lowest = size - 1 if pushes and size > 1 else size
        if not had:
            cost += _monomials(lowest)
            had = lowest
        if pushes and size > 1:
            cost += Ops(size)
        if pushes:
            cost += pre_sum(size)
        cost += total([Ops(degree + 1) for degree in range(had + 1, size + 1)]) + pre_sum(size + 1)
        had = size
    return cost


@cache
def giant_step(points: int, winograd: bool) -> Ops:
    """A giant step's values, and its linear factors of the codomain."""
    cost = Ops(3, 2, 3 + 5)
    if points:
        cost += Ops(1, 0, 3)
    return cost + Ops(2) if winograd else cost


@cache
def form(winograd: bool) -> Ops:
    """The factor of a giant step and a pushed point."""
    return (Ops(2, 0, 8) if winograd else Ops(4, 0, 2)) + Ops(1, 0, 4)


@cache
def split(size: int) -> Ops:
    """The two parts of a group's form, by monomials."""
    steps = size - 1 + _monomial_steps(size + 1) + _monomial_steps(size)
    return Ops(add=1 + 2 * size + steps) + pre_sum(size + 1) + pre_sum(size)


def _monomial_steps(length: int) -> int:
    return sum(length - low - 2 for low in range(length - 2))


@cache
def group(size: int, baby_steps: int, points: int, winograd: bool) -> Ops:
    """A group of giant steps with all baby steps."""
    codomain = 2 * (product(size, 2) + pre_sum(size + 1)) + baby_steps * (2 * inner(size + 1) + Ops(2))
    image = size * form(winograd) + product(size, 3) + split(size)
    image += baby_steps * (inner(size + 1) + inner(size) + Ops(2, 0, 2))
    return size * giant_step(points, winograd) + codomain + points * image


def groups(q: int, baby_steps: int, size: int, points: int) -> Ops:
    """All pairs by inner products."""
    winograd = points > 1 and q > 1
    full, rest = divmod(q, size)
    sizes = tuple(s for s in (rest, size if full else 0) if s)
    cost = baby_steps * column(sizes, points > 0) + points * Ops(3 + winograd, 1, 3)
    if rest:
        cost += group(rest, baby_steps, points, winograd)
    return cost + full * group(size, baby_steps, points, winograd)


@cache
def middle(n: int, m: int) -> Ops:
    """A middle product: n outputs of m terms each."""
    more, fewer = max(n, m), min(n, m)
    h = (more + 1) // 2
    if fewer == 1:
        return n * Ops(m, 0, m - 1)
    if fewer == more == 3:
        return Ops(6, 0, 15)
    if fewer > h:
        upper = n + m - 2 * h - 1
        parts = 2 * middle(h, h) + middle(n - h, m - h)
        return parts + Ops(add=(m - h) + 2 * h - 1 + upper + n)
    if n > m:
        return middle(h, m) + middle(n - h, m)
    return middle(n, h) + middle(n, m - h) + Ops(add=n)


@cache
def reciprocal(n: int) -> Ops:
    """A power series' reciprocal, times a constant."""
    if n == 1:
        return Ops()
    cost = Ops(add=1)
    while n > 2:
        k = (n + 1) // 2
        cost += Ops(mul=k, sqr=1, add=n - k) + middle(n - k, k) + poly_mul(n - k, n - k)
        n = k
    return cost


@cache
def tree(leaves: int) -> tuple[Ops, Ops]:
    """Growing a tree of polynomials, and going down it with one series."""
    if leaves == 1:
        return Ops(add=1), Ops()
    half, rest = leaves // 2, leaves - leaves // 2
    (grow, down), (more, further) = tree(half), tree(rest)
    return (
        grow + more + poly_mul(half + 1, rest + 1),
        down + further + middle(half, rest + 1) + middle(rest, half + 1),
    )


def resultants(c: int, b: int, points: int) -> Ops:
    """All pairs by resultants."""
    winograd, length = points > 1 and b > 1, 2 * b + 1
    grow, down = tree(c)
    values = middle(c, length) + down + Ops(c)
    unfold = Ops(add=sum(b - low - 1 for low in range(max(0, b - 1))) + max(0, b - 1))
    image = Ops(3 + winograd, 1, 3) + b * form(winograd) + product(b, 3) + 2 * values
    codomain = 2 * (product(b, 2) + unfold + values)
    return grow + reciprocal(length) + b * giant_step(points, winograd) + codomain + points * image


def isogeny(config: Config, degree: int, points: int) -> Ops:
    """An isogeny with so many points to push."""
    d = degree // 2
    cost = Ops(add=2 * points) + kernel(config, degree, points) + finish(degree, points)
    q = runs(d, config.baby_steps)[0] if config.kind in ("pairs", "runs") else config.giant_steps
    if config.kind == "pairs":
        cost += pairs(q, config.baby_steps, points)
    elif config.kind in ("runs", "odd"):
        cost += groups(q, config.baby_steps, config.group, points)
    elif config.kind == "resultant":
        cost += resultants(q, config.baby_steps, points)
    first = 2 * Ops(1) + 2 * points * Ops(1)  # the first factor of a product is no multiplication
    return Ops(cost.mul - first.mul, cost.sqr, cost.add)
