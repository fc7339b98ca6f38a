# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Modulus` against Python's own integers: odd and even moduli and powers of two, 2 to 8192 bits."""

from __future__ import annotations

import copy
import os
import pickle
import platform
import random
import subprocess
import sys
from collections.abc import Iterator
from math import gcd

import pytest

import sangi
from sangi import _native
from sangi.errors import BadInput, Unavailable
from sangi.modulus import Method

#: Around the edges of limbs and bytes, where Montgomery's kernels end (576 bits), and where Karatsuba may begin.
BITS = (
    64,
    65,
    71,
    127,
    128,
    129,
    192,
    220,
    255,
    256,
    257,
    384,
    511,
    512,
    521,
    575,
    576,
    577,
    640,
    1024,
    1025,
)
LONG = (2048, 2049, 3072, 4096, 8191, 8192)


def moduli(bits: int, rng: random.Random) -> list[int]:
    """Edges of a length and random ones: full limbs, sparse, odd and even, with many factors two, a power of two."""
    top, half = 1 << bits - 1, 1 << bits // 2
    near = [
        top,
        top + 1,
        top + 2,
        2 * top - 1,
        2 * top - 2,
        2 * top - half,
        top + half + 1,
        top + (top >> 63) - 1,
    ]
    many_twos = (rng.randrange(half, 2 * half) | 1) << bits - 1 - bits // 2
    return [*near, many_twos, *(rng.randrange(top, 2 * top) | odd for odd in (0, 1))]


def numbers(n: int, rng: random.Random) -> list[int]:
    """Edges below n, and random ones."""
    ones = (1 << n.bit_length() - 1) - 1
    near = [0, 1, 2, n - 1, n - 2, n // 2, n // 2 + 1, ones, n & -n, 3 * (n & -n) % n]
    return [x % n for x in (*near, *(rng.randrange(n) for _ in range(4)))]


def methods(n: int) -> Iterator[sangi.Modulus]:
    """A modulus by each method that takes it."""
    kinds: tuple[Method, ...] = ("auto", "ohta") if n % 2 == 0 else ("montgomery", "ohta")
    for method in kinds:
        yield sangi.Modulus(n, method)


def compare(m: sangi.Modulus, rng: random.Random, pairs: int) -> None:
    """Every operation on some pairs of numbers."""
    n = m.modulus
    given = numbers(n, rng)
    where = (hex(n), m.method)
    for _ in range(pairs):
        x, y = rng.choice(given), rng.choice(given)
        assert m.add(x, y) == (x + y) % n, (*where, x, y)
        assert m.sub(x, y) == (x - y) % n, (*where, x, y)
        assert m.mul(x, y) == x * y % n, (*where, x, y)
        assert (m.neg(x), m.sqr(x)) == (-x % n, x * x % n), (*where, x)
        wide = rng.choice((rng.randrange(1 << 16 * m.nbytes), (1 << 16 * m.nbytes) - 1))
        for order in ("little", "big"):
            assert m.reduce(wide.to_bytes(2 * m.nbytes, order), order) == wide % n, (*where, wide)
        if gcd(x, n) == 1:
            assert m.inv(x) == m.inv(x, vartime=True) == pow(x, -1, n), (*where, x)
        else:
            with pytest.raises(ZeroDivisionError):
                m.inv(x)


def powers(m: sangi.Modulus, rng: random.Random, count: int, length: int) -> None:
    """Powers with exponents of up to so many bits."""
    n = m.modulus
    given = numbers(n, rng)
    for _ in range(count):
        x, bits = rng.choice(given), rng.choice((0, 1, 8, length // 2, length))
        for e in (rng.randrange(1 << bits), (1 << bits) - 1, 1 << bits):
            assert m.exp(x, e) == m.exp(x, e, vartime=True) == pow(x, e, n), (hex(n), m.method, x, e)


@pytest.mark.parametrize("bits", BITS)
def test_against_integers(bits: int, build: object, seed: int) -> None:
    rng = random.Random(f"{seed} {bits}")
    for n in moduli(bits, rng):
        for m in methods(n):
            compare(m, rng, 30)
            powers(m, rng, 3, min(bits, 600))


@pytest.mark.parametrize("length", range(1, 41))
def test_short_lengths(length: int, build: object, seed: int) -> None:
    """Every length in bytes: the least and largest moduli, around the highest bit, with many factors two, any."""
    rng = random.Random(f"{seed} {length}")
    least, high, most = 1 << 8 * (length - 1), 1 << (8 * length - 1), 1 << 8 * length
    edges = {least, least + 1, least + 2, high - 1, high, high + 1, most - 2, most - 1, 3 << 8 * length - 2}
    for n in sorted((edges | {rng.randrange(least, most) | odd for odd in (0, 1)}) - {1}):
        for m in methods(n):
            assert m.nbytes == length
            compare(m, rng, 3)
            powers(m, rng, 1, min(8 * length, 100))


def test_the_least_moduli(build: object) -> None:
    for n in (2, 3, 4, 5):
        for m in methods(n):
            for x in range(-n, 2 * n):
                assert m.mul(x, 3) == 3 * x % n
                assert m.exp(x, 5) == x**5 % n
                assert m.reduce(b"\xff\xff") == 0xFFFF % n


@pytest.mark.parametrize("bits", LONG)
def test_long_ones(bits: int, build: object, seed: int) -> None:
    rng = random.Random(f"{seed} {bits}")
    for n in rng.sample(moduli(bits, rng), 3):
        for m in methods(n):
            compare(m, rng, 5)
            powers(m, rng, 1, 12)


@pytest.mark.full
@pytest.mark.parametrize("bits", (*BITS, *LONG))
def test_many(bits: int, build: object, seed: int) -> None:
    rng = random.Random(f"{seed} {bits}")
    for _ in range(30 if bits in BITS else 3):
        for n in moduli(bits, rng):
            for m in methods(n):
                compare(m, rng, 30 if bits in BITS else 5)
                powers(m, rng, 1, bits if bits <= 4096 else 100)


def test_integers_of_any_size_and_sign(build: object) -> None:
    n = 10**40
    m = sangi.Modulus(n)
    assert m.method == "ohta" and m.mul(-3, 5 * n + 7) == -21 % n
    assert m.exp(7, -5) == pow(7, -5, n) and m.exp(0, 0) == 1
    with pytest.raises(ZeroDivisionError, match="has no inverse mod"):
        m.exp(10, -1)
    with pytest.raises(TypeError):
        m.add(1.5, 2)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        m.add(True, 2)


def test_the_method_is_chosen(build: object) -> None:
    assert sangi.Modulus(2**64 + 1).method == "montgomery"
    assert sangi.Modulus(2**64 + 2).method == "ohta"
    assert sangi.Modulus(2**64).method == "binary"
    assert sangi.Modulus(2**64, "ohta").method == "ohta"
    short, long = sangi.Modulus("2^255-19"), sangi.Modulus("2^2048-1942289")
    assert short.backend in ("x64", "c") and short.exp_backend == short.backend
    assert long.exp_backend in ("ifma", long.backend)


@pytest.mark.parametrize(
    ("modulus", "method", "said"),
    [
        (0, "auto", "'0x0' has 0 bits; a modulus has 2 to 8192 bits"),
        (1, "ohta", "has 1 bits"),
        (-(2**64), "auto", "is negative"),
        (2**8192, "auto", "has 8193 bits"),
        (2**64, "montgomery", "the method does not take this modulus"),
        (2**64 + 1, "binary", "method 'binary': there is 'auto'"),
        ("2^", "auto", "expected a number"),
        ("", "auto", "an empty modulus"),
        ("p512", "auto", "'p512' is no named field (those are p256, "),
    ],
)
def test_what_is_no_modulus(build: object, modulus: int | str, method: Method, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        sangi.Modulus(modulus, method)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_bytes_that_are_refused(build: object) -> None:
    m = sangi.Modulus(2**80 - 65)
    with pytest.raises(BadInput, match="at most 20 bytes are reduced, not 21"):
        m.reduce(bytes(21))
    with pytest.raises(BadInput, match="byte order 'middle'"):
        m.reduce(bytes(8), "middle")  # type: ignore[arg-type]


def test_copies_and_pickles(build: object) -> None:
    for m in (sangi.Modulus(2**70 + 7, "ohta"), sangi.Modulus(2**70)):
        for other in (copy.copy(m), pickle.loads(pickle.dumps(m))):
            assert (other.modulus, other.method) == (m.modulus, m.method) and other.mul(3, 5) == 15
            assert other == m and hash(other) == hash(m)
    assert repr(sangi.Modulus(2**64 + 1)) == "Modulus(0x10000000000000001, 'montgomery')"


def test_names_and_equality(build: object) -> None:
    m = sangi.Modulus("p381")
    assert m == sangi.Modulus(sangi.Field("p381").modulus) and m.bits == 381 and m.nbytes == 48
    assert m != sangi.Modulus("p381", "ohta") and m != m.modulus and len({m, sangi.Modulus("p381")}) == 1
    for name in ("modulus", "method", "backend", "other"):
        with pytest.raises(AttributeError):
            setattr(m, name, 3)


def test_a_library_without_it_is_said(build: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        _native.ModFunctions, "__call__", lambda self, name: self.library.function(f"sangi_no_{name}")
    )
    with pytest.raises(Unavailable, match="has no sangi_no_init"):
        sangi.Modulus(2**64 + 1)


#: Prints, for moduli of every length, what the limbs of a chain of products, sums and powers are.
CHAIN = '''
import hashlib, random, sys
import sangi
from sangi._native import library
rng, seen, names = random.Random(int(sys.argv[1])), hashlib.sha256(), set()
call = library().modulus()
library().declare("""
void sangi_mod_mul(const void *m, uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_mod_sqr(const void *m, uint64_t *z, const uint64_t *x);
""")
def room(m):
    return call.ffi.new("uint64_t[]", m.nbytes // 8 + 2)
def number(m):
    z, data = room(m), rng.randrange(m.modulus).to_bytes(m.nbytes, "little")
    call("from_bytes")(m._context, z, data, len(data))
    return z
for bits in (*range(2, 64, 5), *range(64, 720, 24), 1024, 2040, 2048, 4096):
    for method in ("montgomery", "ohta"):
        n = rng.choice((rng.randrange(1 << bits - 1, 1 << bits) | 1, (1 << bits) - 1))
        m = sangi.Modulus(n, method)
        x, y = number(m), number(m)
        for _ in range(20):
            for name, *given in (("mul", x, y), ("sqr", x), ("add", x, y), ("sub", x, y), ("inv", y)):
                z = room(m)
                call(name)(m._context, z, *given)
                seen.update(bytes(call.ffi.buffer(z)))
                x, y = y, z
        names.add(m.backend)
print(*names, seen.hexdigest())
'''


def test_assembly_leaves_the_same_limbs(build: object, seed: int) -> None:
    """Bit for bit what the portable code leaves, whatever the method and the length."""
    lines = {}
    for forced in ("", "c"):
        environment = {**os.environ, "SANGI_BACKEND": forced}
        command = [sys.executable, "-c", CHAIN, str(seed)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        backend, digest = done.stdout.split()
        lines[backend] = digest
    assert "c" in lines and len(set(lines.values())) == 1
    assert platform.machine() != "x86_64" or "x64" in lines
