# SPDX-License-Identifier: MIT OR Apache-2.0
"""Naturals of any length against Python's integers: every function, at each limb width and in assembly."""

from __future__ import annotations

import ctypes
import platform
import random
import subprocess
from collections.abc import Iterator
from math import gcd
from pathlib import Path
from typing import Any

import pytest

from sangi import toolchain
from sangi.codegen.tables.karatsuba import NEVER, threshold

Words = ctypes.Array[Any]
#: The bit of sangi_backend_set, as word/backend.h has it.
SANGI_RUNS_X64 = 1
LIMBS = {64: ctypes.c_uint64, 32: ctypes.c_uint32, 16: ctypes.c_uint16}
#: Lengths in limbs at the ends of blocks of eight, and between them.
LENGTHS = (1, 2, 3, 7, 8, 9, 12, 15, 16, 17, 23, 24, 25, 32, 33, 41)


class Library:
    """The functions of src/mp, compiled for one width; numbers go in and come out as integers."""

    def __init__(self, path: Path, width: int) -> None:
        self.width, self.limb = width, LIMBS[width]
        self.functions = ctypes.CDLL(str(path))

    def words(self, value: int, limbs: int) -> Words:
        """A number in an array of its own."""
        mask = (1 << self.width) - 1
        return (self.limb * limbs)(*(value >> self.width * i & mask for i in range(limbs)))

    def call(self, name: str, limbs: int, *arguments: object, value: int = 0) -> tuple[int, int]:
        """What a function leaves in its first argument, which holds `value` before, and what it returns.

        A limb on either side of that argument must stay as it is; lengths are integers, numbers are arrays.
        """
        size = self.width // 8
        guarded = self.words(0, limbs + 2)
        guarded[0] = guarded[limbs + 1] = 0x5A5A
        inside = ctypes.cast(ctypes.addressof(guarded) + size, ctypes.POINTER(self.limb))
        for i in range(limbs):
            inside[i] = value >> self.width * i & (1 << self.width) - 1
        function = getattr(self.functions, f"sangi_mp_{name}")
        function.restype = self.limb
        passed = [ctypes.c_size_t(a) if isinstance(a, int) else a for a in arguments]
        returned = int(function(inside, *passed))
        assert guarded[0] == guarded[limbs + 1] == 0x5A5A, f"{name} writes beside its result"
        return sum(int(inside[i]) << self.width * i for i in range(limbs)), returned

    def numbers(self, rng: random.Random, limbs: int) -> Iterator[int]:
        """Numbers of so many limbs: both ends, limbs from the edges, and random ones."""
        top = 1 << self.width * limbs
        yield from (0, 1, top - 1, top >> 1, top - (1 << self.width * (limbs // 2)))
        edges = (0, 1, (1 << self.width) - 1, 1 << self.width - 1)
        for _ in range(3):
            yield sum(rng.choice(edges) << self.width * i for i in range(limbs))
        yield from (rng.randrange(top) for _ in range(3))


def compiled(root: Path, folder: Path, width: int, assembly: bool) -> Library:
    """The layer as a library of its own."""
    include = [f"-I{root / part}" for part in ("include", "src", ".")]
    flags = ["-std=c11", "-O2", "-shared", "-fPIC", f"-DSANGI_ASM={int(assembly)}"]
    sources = [*(root / "src/mp").glob("*.c"), *(root / "src/word").glob("*.c")]
    if assembly:
        sources += (root / "generated/mp").glob("*.S")
    made = folder / f"mp{width}.so"
    command = [*toolchain.cc().command, *flags, f"-DSANGI_LIMB_BITS={width}", *include]
    # What is hidden in the product is called here.
    subprocess.run([*command, "-fvisibility=default", *map(str, sources), "-o", str(made)], check=True)
    return Library(made, width)


@pytest.fixture(scope="module", params=["64", "32", "16", "x64"])
def library(request: pytest.FixtureRequest, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    width, assembly = (64, True) if request.param == "x64" else (int(request.param), False)
    if assembly and platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU")
    made = compiled(root, tmp_path_factory.mktemp("mp"), width, assembly)
    assert hasattr(made.functions, "sangi_mp_kernels_x64") == assembly, (
        "the kernels that are asked for are there"
    )
    if assembly:
        found = made.functions.sangi_backend_resolve() & SANGI_RUNS_X64
        assert found, "the kernels that are asked for run"
    return made


def pairs(library: Library, rng: random.Random, nx: int, ny: int) -> Iterator[tuple[int, int]]:
    """Each edge with some number, so that all of both sides occur."""
    xs, ys = list(library.numbers(rng, nx)), list(library.numbers(rng, ny))
    yield from ((x, ys[(i + rng.randrange(3)) % len(ys)]) for i, x in enumerate(xs))
    yield (xs[2], ys[2])


def test_products(library: Library) -> None:
    rng = random.Random(7)
    for nx in LENGTHS:
        for ny in (*rng.sample(LENGTHS, 6), nx):
            for x, y in pairs(library, rng, nx, ny):
                a, b = library.words(x, nx), library.words(y, ny)
                assert library.call("mul", nx + ny, a, nx, b, ny)[0] == x * y, (nx, ny, hex(x), hex(y))


@pytest.mark.parametrize("n", [40, 44, 48, 64, 96, 100, 128])
def test_long_products(library: Library, n: int) -> None:
    """Lengths of Karatsuba multiplication, some of several levels."""
    rng = random.Random(n)
    for x, y in pairs(library, rng, n, n):
        a, b = library.words(x, n), library.words(y, n)
        assert library.call("mul", 2 * n, a, n, b, n)[0] == x * y, (n, hex(x), hex(y))
        assert library.call("sqr", 2 * n, a, n)[0] == x * x, (n, hex(x))


def test_where_karatsuba_begins() -> None:
    assert threshold([[8, 100, 90], [16, 100, 99], [24, 100, 96], [32, 100, 80]]) == 24
    assert threshold([[8, 100, 90], [16, 100, 90]]) == 8
    assert threshold([[8, 100, 90], [16, 100, 110]]) == NEVER


def test_squares(library: Library) -> None:
    rng = random.Random(8)
    for n in (*range(1, 20), 24, 31, 32, 33, 40, 64, 65):
        for x in library.numbers(rng, n):
            assert library.call("sqr", 2 * n, library.words(x, n), n)[0] == x * x, (n, hex(x))


def test_low_products(library: Library) -> None:
    rng = random.Random(9)
    for n in (*range(1, 20), 24, 32, 33):
        for nx, ny in ((n, n), (rng.randint(1, 35), rng.randint(1, 35)), (n + 3, n // 2 + 1)):
            for x, y in pairs(library, rng, nx, ny):
                a, b = library.words(x, nx), library.words(y, ny)
                found = library.call("mul_low", n, n, a, nx, b, ny)[0]
                assert found == x * y % (1 << library.width * n), (n, nx, ny, hex(x), hex(y))


def high(x: int, nx: int, y: int, ny: int, start: int, width: int) -> int:
    """The sum of the limb products of columns from `start` on, in units of the limb `start`."""
    mask, total = (1 << width) - 1, 0
    for j in range(ny):
        i = min(max(start - j, 0), nx)
        total += (x >> width * i) * (y >> width * j & mask) << width * (i + j) >> width * start
    return total


def test_high_products(library: Library) -> None:
    rng = random.Random(10)
    for _ in range(150):
        nx, ny = rng.choice(((rng.randint(1, 30),) * 2, (rng.randint(1, 40), rng.randint(1, 30))))
        start = rng.choice((0, nx - 1, max(nx - 2, 0), nx + ny - 1, nx + ny - 2, rng.randrange(nx + ny)))
        for x, y in pairs(library, rng, nx, ny):
            a, b = library.words(x, nx), library.words(y, ny)
            found = library.call("mul_high", nx + ny - start, start, a, nx, b, ny)[0]
            want = high(x, nx, y, ny, start, library.width)
            assert found == want, (nx, ny, start, hex(x), hex(y))
            assert 0 <= x * y - (want << library.width * start) < min(nx, ny) << library.width * (start + 1)


def test_reductions(library: Library) -> None:
    rng = random.Random(11)
    for n in (*range(1, 20), 24, 31, 32, 33, 40):
        radix = 1 << library.width * n
        for m in (radix - 1, radix // 2 + 1, *(rng.randrange(radix) | 1 for _ in range(3)), 3):
            n0 = -pow(m, -1, 1 << library.width) % (1 << library.width)
            limb = library.limb(n0)
            for t in (0, 1, m, m * radix - 1, (m - 1) ** 2, *(rng.randrange(m * radix) for _ in range(3))):
                z = library.call("redc", n, library.words(t, 2 * n), library.words(m, n), n, limb)[0]
                assert z == t * pow(radix, -1, m) % m, (n, hex(m), hex(t))
                modulus = library.words(m, n)
                left, carry = library.call("redc_lazy", 2 * n, modulus, n, limb, value=t)
                lazy = (left >> library.width * n) + (carry << library.width * n)
                assert (lazy * radix - t) % m == 0 and lazy < t // radix + m + 1
                assert m == 1 or (lazy * radix - t) // m < radix


def test_reductions_by_halves(library: Library) -> None:
    """From 8 limbs on by Karatsuba's method, whatever pays here: two or more levels, and the quotients in between."""
    assembly = hasattr(library.functions, "sangi_mp_kernels_x64")
    table = ctypes.c_size_t * (6 + 4 + 6 + 9 * 6)
    chosen = table.in_dll(library.functions, f"sangi_mp_kernels_{'x64' if assembly else 'c'}")
    kernels = table.from_buffer_copy(chosen)
    kernels[4] = kernels[5] = 8
    function = library.functions.sangi_mp_redc_karatsuba
    function.restype = library.limb
    rng = random.Random(12)
    for n in (1, 2, 7, 8, 10, 16, 18, 20, 32, 36, 40, 64):
        radix = 1 << library.width * n
        for m in (radix - 1, radix // 2 + 1, rng.randrange(radix) | 1, 3):
            n0 = library.limb(-pow(m, -1, 1 << library.width) % (1 << library.width))
            for value in (0, 1, m * radix - 1, radix - 1, *library.numbers(rng, 2 * n)):
                given = min(value, m * radix - 1)
                t = library.words(given, 2 * n + 1)
                t[2 * n] = 0x5A5A
                carry = int(function(kernels, t, library.words(m, n), ctypes.c_size_t(n), n0))
                upper = sum(int(t[n + i]) << library.width * i for i in range(n)) + carry * radix
                assert (upper * radix - given) % m == 0 and upper < given // radix + m + 1, (
                    n,
                    hex(m),
                    hex(given),
                )
                assert t[2 * n] == 0x5A5A and carry in (0, 1)


def test_negated_inverse(library: Library) -> None:
    function = library.functions.sangi_mp_negated_inverse
    function.restype = library.limb
    top = 1 << library.width
    for m in (
        *range(1, 600, 2),
        top - 1,
        top // 2 + 1,
        *(random.Random(1).randrange(top) | 1 for _ in range(99)),
    ):
        assert function(library.limb(m)) == -pow(m, -1, top) % top


def test_sums_and_choices(library: Library) -> None:
    rng = random.Random(12)
    for n in range(1, 12):
        radix = 1 << library.width * n
        for x, y in pairs(library, rng, n, n):
            a, b = library.words(x, n), library.words(y, n)
            assert library.call("add", n, a, b, n) == ((x + y) % radix, (x + y) // radix)
            assert library.call("sub", n, a, b, n) == ((x - y) % radix, int(x < y))
            assert library.call("add_1", n, a, n, library.limb(5)) == ((x + 5) % radix, (x + 5) // radix)
            for mask in (0, (1 << library.width) - 1):
                z = y if mask else 0
                chosen = library.limb(mask)
                assert library.call("add_masked", n, a, b, n, chosen) == ((x + z) % radix, (x + z) // radix)
                assert library.call("sub_masked", n, a, b, n, chosen) == ((x - z) % radix, int(x < z))
                found = library.call("select", n, chosen, a, b, n)[0]
                assert found == (x if mask else y)


def test_in_place(library: Library) -> None:
    rng = random.Random(13)
    for n in (1, 5, 12):
        radix = 1 << library.width * n
        for x, y in pairs(library, rng, n, n):
            for name, want in (("add", x + y), ("sub", x - y)):
                a, b = library.words(x, n), library.words(y, n)
                function = getattr(library.functions, f"sangi_mp_{name}")
                function(a, a, b, ctypes.c_size_t(n))
                assert sum(int(v) << library.width * i for i, v in enumerate(a)) == want % radix


def test_one_limb(library: Library) -> None:
    rng = random.Random(14)
    for n in (1, 2, 9):
        radix = 1 << library.width * n
        for x, z in pairs(library, rng, n, n):
            for y in (0, 1, (1 << library.width) - 1, rng.randrange(1 << library.width)):
                a, limb = library.words(x, n), library.limb(y)
                assert library.call("mul_1", n, a, n, limb) == (x * y % radix, x * y // radix)
                found = library.call("addmul_1", n, a, n, limb, value=z)
                assert found == ((z + x * y) % radix, (z + x * y) // radix)


def test_shifts(library: Library) -> None:
    rng = random.Random(15)
    for n in (1, 2, 5):
        radix = 1 << library.width * n
        for x in library.numbers(rng, n):
            for bits in range(library.width * (n + 2)):
                a = library.words(x, n)
                assert library.call("shift_left", n, a, n, bits)[0] == (x << bits) % radix
                assert library.call("shift_right", n, a, n, bits)[0] == x >> bits


def test_comparisons(library: Library) -> None:
    rng = random.Random(16)
    true = (1 << library.width) - 1

    def says(name: str, *arguments: object) -> int:
        function = getattr(library.functions, f"sangi_mp_{name}")
        function.restype = library.limb
        return int(function(*arguments))

    for n in range(1, 6):
        size = ctypes.c_size_t(n)
        for x, y in ((x, y) for x in library.numbers(rng, n) for y in library.numbers(rng, n)):
            a, b = library.words(x, n), library.words(y, n)
            assert says("less", a, b, size) == (true if x < y else 0)
            assert says("equal", a, b, size) == (true if x == y else 0)
            assert says("is_zero", a, size) == (true if x == 0 else 0)


def test_inverses(library: Library) -> None:
    """Moduli longer than a field's, to the longest; any length of the same number of limbs."""
    rng = random.Random(17)
    digit = {64: 62, 32: 30, 16: 14}[library.width]
    for bits in (2, 65, 600, 1024, 2049, 8320):
        n = -(-bits // library.width) + bits % 2
        written = 5 * -(-bits // digit)
        room = 5 * (bits // 31 + 1) + 4 if library.width == 64 else written
        for p in (2**bits - 1, 2 ** (bits - 1) + 1, rng.getrandbits(bits) | 1 << bits - 1 | 1):
            for x in (0, 1, p - 1, rng.randrange(p)):
                scale, scratch = rng.randrange(p), (library.limb * (room + 1))(*[7] * (room + 1))
                a, m, e = (library.words(v, n) for v in (x, p, scale))
                z = library.call("inverse", n, a, m, e, n, bits, scratch)[0]
                assert z == (pow(x, -1, p) * scale % p if gcd(x, p) == 1 else 0), (bits, hex(p), hex(x))
                assert list(scratch[:written]) == [0] * written and scratch[room] == 7
                assert set(scratch) <= {0, 7}, "what is not wiped was not written"
