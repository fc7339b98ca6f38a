# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fields in Python against Python's own integers: every named field, and random moduli."""

import random
from itertools import product
from math import gcd

import pytest

import sangi
from sangi.field import Element, Field
from sangi.named import NAMED

MODULI = 50
IN_EVERY_RUN = 12
RANDOM_PAIRS = 1000
RANDOM_POWERS = 40


def edges(p: int) -> list[int]:
    """Numbers at the edges of their range, and those whose Montgomery form is such a number."""
    radix = 1 << 64 * -(-p.bit_length() // 64)
    near = [0, 1, 2, 3, p - 1, p - 2, (p - 1) // 2, (p + 1) // 2, radix % p, radix**2 % p]
    for at in range(64, p.bit_length(), 64):
        near += [(1 << at) - 1, 1 << at, (1 << at) + 1, (1 << at) - (1 << at - 64), p - (1 << at)]
    inside = [n % p for n in near]
    return sorted({*inside, *(n * pow(radix, -1, p) % p for n in inside)})


def check(got: Element, wanted: int, p: int, *what: object) -> None:
    """Compares an element with a number mod p."""
    assert int(got) == wanted % p, (*what, hex(p))


def compare_pair(F: Field, x: int, y: int, n: int) -> None:
    """Every cheap operation on two elements, and on an element and an integer of any size."""
    p = F.modulus
    a, b = F(x), F(y)
    check(a + b, x + y, p, "+", x, y)
    check(a - b, x - y, p, "-", x, y)
    check(a * b, x * y, p, "*", x, y)
    check(-a, -x, p, "neg", x)
    check(a**2, x * x, p, "sqr", x)
    check(a / 2, x * (p + 1) // 2, p, "half", x)
    check(a + n, x + n, p, "+ int", x, n)
    check(n + a, x + n, p, "int +", x, n)
    check(a - n, x - n, p, "- int", x, n)
    check(n - a, n - x, p, "int -", x, n)
    check(a * n, x * n, p, "* int", x, n)
    check(n * a, x * n, p, "int *", x, n)
    assert (a == b) == (x == y) and (a != b) == (x != y), (x, y, hex(p))
    assert bool(a) == (x != 0) and hash(a) == hash(x), (x, hex(p))
    assert (a == F(n)) == ((x - n) % p == 0) and (a == n) == (x == n), (x, n, hex(p))


def compare_bytes(F: Field, x: int, wide: bytes) -> None:
    """Encodings of a number, and a long one reduced."""
    length = (F.modulus.bit_length() + 7) // 8
    a = F(x)
    for order in ("little", "big"):
        data = x.to_bytes(length, order)
        assert a.to_bytes(order) == data and F.from_bytes(data, order) == a, (x, order, hex(F.modulus))
        check(F.from_bytes_wide(wide, order), int.from_bytes(wide, order), F.modulus, "wide", wide.hex())


def compare_inverse(F: Field, x: int, y: int) -> None:
    """1 / x and y / x, or the refusal."""
    p = F.modulus
    if gcd(x, p) == 1:
        inverse = pow(x, -1, p)
        check(F(x).inv(), inverse, p, "inv", x)
        check(F(y) / F(x), y * inverse, p, "/", y, x)
        check(y / F(x), y * inverse, p, "int /", y, x)
        check(F(x) ** -3, pow(inverse, 3, p), p, "** -3", x)
        return
    for refused in (F(x).inv, lambda: F(y) / F(x), lambda: F(x) ** -1):
        with pytest.raises(ZeroDivisionError, match="no inverse"):
            refused()


def compare_power(F: Field, x: int, exponent: int) -> None:
    """A power and the square root, which is a square's one."""
    p = F.modulus
    check(F(x) ** exponent, pow(x, exponent, p), p, "**", x, exponent)
    if pow(2, p - 1, p) != 1:
        for refused in (F(x).sqrt, F(x).is_square):
            with pytest.raises(ValueError, match="prime"):
                refused()
        return
    check(F(x * x).sqrt() ** 2, x * x, p, "sqrt of a square", x)
    if square := x == 0 or pow(x, (p - 1) // 2, p) == 1:
        check(F(x).sqrt() ** 2, x, p, "sqrt", x)
    else:
        with pytest.raises(ValueError, match="no square root"):
            F(x).sqrt()
    assert F(x).is_square() == square, (x, hex(p))


def compare(F: Field, source: random.Random, pairs: int, powers: int) -> None:
    """The field against integers on edges and on random numbers."""
    p = F.modulus
    near = edges(p)
    cases = list(product(near, near)) if len(near) < 40 else [(x, source.choice(near)) for x in near * 20]
    cases += [(source.randrange(p), source.randrange(p)) for _ in range(pairs)]
    cases += [(x, x) for x, _ in cases[-20:]]
    sizes = (3, 29, 30, 64, p.bit_length(), 2 * p.bit_length())
    for x, y in cases:
        compare_pair(F, x, y, source.choice((1, -1)) * source.getrandbits(source.choice(sizes)))
    for x in (*near, *(source.randrange(p) for _ in range(pairs // 10))):
        compare_bytes(F, x, source.randbytes(source.randrange(2 * F.nbytes + 1)))
    compare_bytes(F, 0, b"\xff" * 2 * F.nbytes)
    for x in near + [source.randrange(p) for _ in range(powers)]:
        compare_inverse(F, x, source.randrange(p))
    exponents = (0, 1, 2, 3, p - 2, p - 1, p, source.getrandbits(64), source.getrandbits(2 * p.bit_length()))
    for x in source.sample(near, min(12, len(near))) + [source.randrange(p) for _ in range(powers)]:
        compare_power(F, x, source.choice(exponents))
    units = [x for x in near if gcd(x, p) == 1]
    assert [int(z) for z in F.batch_inv(units)] == [pow(x, -1, p) for x in units], hex(p)
    assert len({F.random() for _ in range(8)}) == 8


@pytest.mark.parametrize("name", NAMED)
def test_named_field(build: object, name: str, seed: int) -> None:
    F = sangi.Field(name)
    assert F.modulus == NAMED[name].modulus and F.backend in ("x64", "c")
    compare(F, random.Random(f"{seed} {name}"), RANDOM_PAIRS, RANDOM_POWERS)


def random_modulus(source: random.Random, index: int) -> int:
    """An odd modulus of 64 to 521 bits; every third fills its top limb, and every second is prime."""
    bits = 64 * source.randint(1, 8) if index % 3 == 0 else source.randint(64, 521)
    while True:
        p = source.getrandbits(bits) | 1 << (bits - 1) | 1
        if index % 2 or pow(2, p - 1, p) == 1:
            return p


@pytest.mark.parametrize(
    "index",
    [pytest.param(i, marks=[pytest.mark.full] if i >= IN_EVERY_RUN else []) for i in range(MODULI)],
)
def test_random_modulus(index: int, seed: int) -> None:
    source = random.Random(f"{seed} modulus {index}")
    F = sangi.Field(random_modulus(source, index))
    assert F.backend == "llvm"
    compare(F, source, 100, 4)


@pytest.mark.parametrize("modulus", [2**64 - 59, 2**64 + 13, 2**320 + 1, 2**512 - 569, 2**521 - 3])
def test_modulus_at_an_edge(modulus: int, seed: int) -> None:
    compare(sangi.Field(modulus), random.Random(seed), 50, 3)


def test_roots_where_the_power_of_two_is_large(seed: int) -> None:
    source = random.Random(seed)
    p = next(p for k in range(1, 10**6, 2) if pow(3, (p := k << 200 | 1) - 1, p) == 1)
    F = sangi.Field(p)
    for _ in range(6):
        compare_power(F, source.randrange(p), source.randrange(p))
