# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion in C at each limb width against Python's integers, and the number of its steps."""

from __future__ import annotations

import ctypes
import random
import re
import subprocess
from collections.abc import Callable
from math import gcd
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from sampling import sampled

from sangi.codegen.emit import x64_divsteps, x64_lanes
from sangi.verify.interp.call import call, parse

Inverse = Callable[[int, int, int], int]
Words = npt.NDArray[Any]

SOURCES = (
    "src/field/inverse.c",
    "src/mp/invert.c",
    "src/mp/divsteps.c",
    "src/mp/lanes.c",
    "src/mp/transform.c",
    "src/word/wipe.c",
)
PRIMES = {
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p381": 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB,
    "bn254": 0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47,
    "2^521-1": 2**521 - 1,
    "2^255-19": 2**255 - 19,
    "2^64-59": 2**64 - 59,
}
COMPOSITES = [3**40, 2**64 - 1, 2**127 + 1, (2**61 - 1) * (2**89 - 1), 2**512 - 1, 5**200 | 1]


@pytest.fixture(scope="module", params=sampled((64, 32, 16)))
def inverse(request: pytest.FixtureRequest, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Inverse:
    width = request.param
    library = tmp_path_factory.mktemp("inverse") / f"inverse{width}.so"
    flags = ["-std=c11", "-O2", "-shared", "-fPIC", "-DSANGI_ASM=0", f"-DSANGI_LIMB_BITS={width}"]
    include = [f"-I{root / folder}" for folder in ("include", "src", ".")]
    subprocess.run(["cc", *flags, *include, *(root / s for s in SOURCES), "-o", library], check=True)
    function = ctypes.CDLL(str(library)).sangi_field_inverse
    limb = {64: ctypes.c_uint64, 32: ctypes.c_uint32, 16: ctypes.c_uint16}[width]

    def call(x: int, p: int, scale: int) -> int:
        limbs = -(-p.bit_length() // width)
        array = limb * limbs

        def words(v: int) -> ctypes.Array[ctypes.c_uint64]:
            return array(*(v >> width * i & (1 << width) - 1 for i in range(limbs)))

        z = words(0)
        function(z, words(x), words(p), words(scale), ctypes.c_size_t(limbs), ctypes.c_size_t(p.bit_length()))
        return sum(int(v) << width * i for i, v in enumerate(z))

    return call


def _expected(x: int, p: int, scale: int) -> int:
    return pow(x, -1, p) * scale % p if gcd(x, p) == 1 else 0


def _edges(p: int) -> set[int]:
    powers = {2**k for k in range(p.bit_length())}
    near = {0, 1, 2, 3, p - 1, p - 2, (p - 1) // 2, (p + 1) // 2}
    return {x for x in near | powers | {p - x for x in powers} | {x - 1 for x in powers} if 0 <= x < p}


def _p511(root: Path) -> int:
    found = re.search(r"p = (0x[0-9a-f]+)", (root / "generated/field/p511_c64.c").read_text())
    assert found
    return int(found[1], 16)


def test_named_primes_agree_with_python(inverse: Inverse, root: Path) -> None:
    rng = random.Random(511)
    for p in (*PRIMES.values(), _p511(root)):
        montgomery = pow(2, 2 * 64 * -(-p.bit_length() // 64), p)
        for x in (*_edges(p), *(rng.randrange(p) for _ in range(1500))):
            scale = rng.choice((1, montgomery))
            assert inverse(x, p, scale) == _expected(x, p, scale), (hex(p), hex(x))


def test_any_odd_modulus_agrees_with_python(inverse: Inverse) -> None:
    rng = random.Random(3)
    lengths = rng.sample(range(64, 522), 20)
    for p in (*COMPOSITES, *(rng.getrandbits(b) | 1 << b - 1 | 1 for b in lengths)):
        factor = gcd(p, 3**50 * 5**30 * 7**20)
        xs = [*_edges(p), *(rng.randrange(p) for _ in range(200)), *(factor * k % p for k in range(20))]
        for x in xs:
            scale = rng.randrange(p)
            assert inverse(x, p, scale) == _expected(x, p, scale), (hex(p), hex(x))


def test_every_residue_of_every_small_modulus(inverse: Inverse) -> None:
    for p in range(3, 256, 2):
        for x in range(p):
            assert inverse(x, p, 1) == _expected(x, p, 1), (p, x)


def _signed(words: Words, width: int) -> Words:
    half = 1 << width - 1
    return (words.astype(np.int64) ^ half) - half


@pytest.mark.parametrize("symbol", (x64_divsteps.SYMBOL, x64_divsteps.HALF))
@pytest.mark.parametrize(("width", "thetas"), ((6, 6), (8, 3)))
def test_assembly_takes_the_steps_on_every_pair(width: int, thetas: int, symbol: str) -> None:
    size = 1 << width
    span = np.arange(-thetas, thetas + 1)
    theta, f, g = (a.ravel() for a in np.meshgrid(span, range(1, size, 2), range(size), indexing="ij"))
    nothing = np.zeros_like(g)
    kernel = parse(x64_divsteps.text("", width), {})[symbol]
    state = np.stack([theta % size, f, g, nothing, nothing])
    left = _signed(call(kernel, {"s": state}, width=width, limbs=5, outputs=["s"]).limbs("s"), width)

    steps = width // 2 - 1 if symbol == x64_divsteps.HALF else width - 2
    u, v, q, r = nothing + 1, nothing, nothing, nothing + 1
    for i in range(steps):
        odd = g >> i & 1 == 1
        swap = odd & (theta <= 0)
        theta = np.where(swap, -theta, theta - 1)
        sign = np.where(swap, -1, 1) * odd
        f, u, v, g, q, r = (
            *(2 * np.where(swap, new, old) for new, old in ((g, f), (q, u), (r, v))),
            *(new + sign * old for new, old in ((g, f), (q, u), (r, v))),
        )
    matrix = [a << width - 2 - steps for a in (u, v, q, r)]
    assert np.array_equal(left, np.stack([theta, *matrix]))


# --- four lanes ----------------------------------------------------------------------------------------------------


def _largest(base: int, p: int, signed: bool) -> int:
    """The largest |d'| = |u d + v e + m p| / base for p of two digits, by the multiples m of src/mp/lanes.h.

    All d and e below p + base in absolute value and all u and v with |u| + |v| <= base; without `signed` m is the
    least that is not negative.
    """
    most = p + base - 1
    numbers, factors = np.arange(-most, most + 1), np.arange(-base, base + 1)
    u, v = (a.ravel() for a in np.meshgrid(factors, factors))
    rows = abs(u) + abs(v) <= base
    u, v = u[rows, None, None], v[rows, None, None]
    d, e = numbers[:, None], numbers[None, :]
    total = u * d + v * e
    m = -pow(p, -1, base) * total % base
    highest = u * (d // base) + v * (e // base)
    m = np.where(highest < 0, m, m - base) if signed else m
    made, rest = np.divmod(total + m * p, base)
    assert not rest.any()
    return int(abs(made).max())


@pytest.mark.parametrize("base", (4, 8))
def test_d_and_e_stay_below_their_bound_in_lanes(base: int) -> None:
    for p in range(base // 2 + 1, base * base // 2, 2):
        assert _largest(base, p, signed=True) < p + base, p
    assert _largest(base, 2 * base + 1, signed=False) > 3 * base


@pytest.mark.parametrize("length", (4, *x64_lanes.LENGTHS, 300))
def test_sums_in_lanes_fit_their_words(length: int) -> None:
    """Of digits in [0, base), the highest one of a number below p + base^(length - 1), where 2 p < base^length."""
    base = 1 << x64_lanes.BITS
    highest = base // 2 + 2
    products = (base * (base - 1), base * highest)
    multiples = (-base * (base - 1), (base - 1) ** 2)
    low, high = 0, 0
    for index in range(length):
        product = products[index == length - 1]
        low = (low >> x64_lanes.BITS) - product + multiples[0]
        high = (high >> x64_lanes.BITS) + product + multiples[1]
        assert low >= -(2**63) and high < 2**63, index
    assert highest < base


# --- the number of steps -------------------------------------------------------------------------------------------


def _bound(bits: int, root: Path) -> int:
    """The formula that stands in the C source."""
    source = (root / "src/mp/invert.c").read_text()
    found = re.search(r"return \((\d+) \* bits \+ (\d+)\) / (\d+);", source)
    assert found
    a, b, c = map(int, found.groups())
    return (a * bits + b) // c


def _steps(f: int, g: int) -> int:
    """How many half-delta division steps bring g to 0."""
    theta, count = 0, 0
    while g:
        if g & 1 and theta <= 0:
            theta, f, g = -theta, g, (g - f) >> 1
        else:
            theta, g = theta - 1, (g + (g & 1) * f) >> 1
        count += 1
    return count


def _hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners of the convex hull, by Andrew's monotone chain."""

    def half(ordered: list[tuple[int, int]]) -> list[tuple[int, int]]:
        chain: list[tuple[int, int]] = []
        for x, y in ordered:
            while len(chain) > 1:
                (a, b), (c, d) = chain[-2:]
                if (c - a) * (y - b) > (d - b) * (x - a):
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    ordered = sorted(set(points))
    return ordered if len(ordered) < 3 else half(ordered) + half(ordered[::-1])


def _proved_steps(bits: int) -> int:
    """Enough steps for all 0 <= g <= f <= 2^bits: for each theta, the hull of every (f, g) that may be there.

    A step is linear, so a hull goes to the hulls of its even and its odd case; g is an integer, so that it is 0
    once the hull lies between -1 and 1.  Numbers are scaled by 2^steps.
    """
    top = 1 << bits
    hulls = {0: [(0, 0), (top, 0), (top, top)]}
    steps = 0
    while hulls:
        after: dict[int, list[tuple[int, int]]] = {}
        for theta, corners in hulls.items():
            after.setdefault(theta - 1, []).extend((2 * f, g) for f, g in corners)
            if theta <= 0:
                after.setdefault(-theta, []).extend((2 * g, g - f) for f, g in corners)
            else:
                after.setdefault(theta - 1, []).extend((2 * f, g + f) for f, g in corners)
        steps += 1
        hulls = {theta: _hull(points) for theta, points in after.items()}
        hulls = {t: c for t, c in hulls.items() if max(abs(g) for _, g in c) >= 1 << steps}
    return steps


def test_step_bound_is_proved_for_short_moduli(root: Path) -> None:
    for bits in range(1, 50, 4):
        assert _proved_steps(bits) <= _bound(bits, root), bits


@pytest.mark.full
def test_step_bound_is_proved_for_longer_moduli(root: Path) -> None:
    for bits in (64, 96, 128):
        assert _proved_steps(bits) <= _bound(bits, root), bits


def test_step_bound_holds_for_every_pair_of_short_numbers(root: Path) -> None:
    worst = [0] * 10
    for f in range(1, 512, 2):
        for g in range(f):
            worst[f.bit_length()] = max(worst[f.bit_length()], _steps(f, g))
    for bits in range(1, 10):
        assert worst[bits] <= _bound(bits, root), bits


def test_step_bound_survives_a_search(root: Path) -> None:
    rng = random.Random(1)
    for p in (2**64 - 59, 2**255 - 19, 2**521 - 1):
        bound = _bound(p.bit_length(), root)
        best = max((rng.randrange(1, p) for _ in range(60)), key=lambda x: _steps(p, x))
        for _ in range(300):
            near = best ^ 1 << rng.randrange(p.bit_length())
            near = near % p or 1
            if _steps(p, near) >= _steps(p, best):
                best = near
        assert _steps(p, best) <= bound
