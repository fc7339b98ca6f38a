# SPDX-License-Identifier: MIT OR Apache-2.0
"""The inverse in variable time against Python's integers, at each limb width, modulo odd and even numbers."""

import ctypes
import os
import random
import signal
import subprocess
from collections.abc import Callable, Iterator
from math import gcd
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from sampling import sampled

#: x and n, and limbs beyond those that n has -> the mask and the result.
Inverse = Callable[[int, int, int], tuple[int, int]]

LIMBS = {64: ctypes.c_uint64, 32: ctypes.c_uint32, 16: ctypes.c_uint16}
LENGTHS = (2, 15, 16, 17, 31, 32, 33, 48, 63, 64, 65, 127, 128, 129, 192, 255, 256, 512, 521, 1000, 2048)
GUARD = 0x5A5A


def built(root: Path, folder: Path, width: int, damage: tuple[str, str] | None = None) -> Inverse:
    """The library's function with limbs of this width; damaged, with `bad` for `good` in its source."""
    sources = [path for layer in ("word", "mp") for path in (root / "src" / layer).glob("*.c")]
    if damage:
        good, bad = damage
        text = (root / "src" / "mp" / "lehmer.c").read_text()
        assert text.count(good) == 1
        (folder / "lehmer.c").write_text(text.replace(good, bad))
        sources = [path for path in sources if path.name != "lehmer.c"] + [folder / "lehmer.c"]
    library = folder / f"lehmer{width}.so"
    flags = ["-std=c11", "-O2", "-shared", "-fPIC", "-DSANGI_ASM=0", f"-DSANGI_LIMB_BITS={width}"]
    include = [f"-I{root / part}" for part in ("include", "src", ".")]
    subprocess.run(["cc", *flags, *include, *sources, "-o", library], check=True)
    function = ctypes.CDLL(str(library)).sangi_mp_inverse_vartime
    limb: Any = LIMBS[width]
    function.restype = limb

    def call(x: int, n: int, more: int) -> tuple[int, int]:
        limbs = -(-n.bit_length() // width) + more

        def words(v: int) -> Any:
            return (limb * limbs)(*(v >> width * i & (1 << width) - 1 for i in range(limbs)))

        z, scratch = words(x), (limb * (4 * (limbs + 1) + 1))()
        scratch[4 * (limbs + 1)] = GUARD
        exists = int(function(z, z, words(n), ctypes.c_size_t(limbs), scratch))
        assert scratch[4 * (limbs + 1)] == GUARD
        return exists, sum(int(v) << width * i for i, v in enumerate(z))

    return call


def expected(x: int, n: int, width: int) -> tuple[int, int]:
    return ((1 << width) - 1, pow(x, -1, n)) if gcd(x, n) == 1 else (0, 0)


def hard(n: int, rng: random.Random) -> Iterator[int]:
    """Numbers below n whose quotients are few, many, long, or short but for one."""
    bits = n.bit_length()
    yield from (0, 1, 2, 3, 65537, n - 1, n - 2, n // 2, n // 2 + 1, n * 618033988749 // 10**12, n // 65537)
    for k in range(0, bits, max(1, bits // 24)):
        yield from (1 << k, (1 << k) - 1, n - (1 << k), (1 << k) + rng.getrandbits(k // 2 + 1))
    for _ in range(8):
        k = rng.randrange(1, bits)
        yield from (rng.randrange(n), rng.getrandbits(k), n // rng.randrange(2, 99) + rng.randrange(-2, 3))
        yield n - rng.getrandbits(k)


def moduli(rng: random.Random) -> Iterator[int]:
    for bits in LENGTHS:
        yield from ((1 << bits) - 1, 1 << bits - 1, (1 << bits - 1) + 1, (1 << bits) - 2)
        yield from (rng.getrandbits(bits) | 1 << bits - 1 for _ in range(3))
    a, b = 1, 2
    while b.bit_length() < 600:  # neighbours in this sequence have quotients of 1 alone
        a, b = b, a + b
        if b.bit_length() % 16 in (0, 1):
            yield b


@pytest.fixture(scope="module", params=sampled((64, 32, 16)))
def width(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def inverse(width: int, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Inverse:
    return built(root, tmp_path_factory.mktemp("lehmer"), width)


def test_every_residue_of_every_small_modulus(inverse: Inverse, width: int) -> None:
    for n in range(2, 256):
        for x in range(n):
            assert inverse(x, n, x % 3) == expected(x, n, width), (n, x)


def test_long_moduli_agree_with_python(inverse: Inverse, width: int, seed: int) -> None:
    rng = random.Random(seed)
    for n in moduli(rng):
        previous = n * 618033988749894848204586834365638117720309179805762862135 // 10**57
        for x in {v % n for v in (*hard(n, rng), *range(previous - 2, previous + 3))}:
            assert inverse(x, n, rng.randrange(2)) == expected(x, n, width), (hex(n), hex(x))


#: What the comments of the source say is needed.
DAMAGES = {
    "too little left": ("<< (HALF + 1))", "<< (HALF - 2))"),
    "no regard to the order": ("if (a[1] == 0 || is_less(a, b, 2))", "if (a[1] == 0)"),
    "a sign": ("first.negated ^ second.negated}", "first.negated}"),
    "a quotient too large": ("shift_b + HALF;", "shift_b + HALF - 1;"),
    "a carry of the cofactors": ("room - long_t, over);", "room - long_t, 0);"),
}


def judge(inverse: Inverse) -> None:
    """Ends this process: with 0 if all is right, with 1 if not, by a signal where a call takes a second."""
    rng = random.Random(1)
    for n in moduli(rng):
        for x in {v % n for v in hard(n, rng)}:
            signal.setitimer(signal.ITIMER_VIRTUAL, 1)
            found = inverse(x, n, 0)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if found != expected(x, n, 16):
                os._exit(1)
    os._exit(0)


def ending(inverse: Inverse) -> int:
    child = get_context("fork").Process(target=judge, args=(inverse,))
    child.start()
    child.join()
    assert child.exitcode is not None
    return child.exitcode


@pytest.mark.parametrize("what", DAMAGES)
def test_a_wrong_inverse_is_found(what: str, root: Path, tmp_path: Path) -> None:
    """By a result, or because it does not come to an end: what is below zero grows."""
    assert ending(built(root, tmp_path, 16, DAMAGES[what])) in (1, -signal.SIGVTALRM)


def test_the_right_one_is_not(root: Path, tmp_path: Path) -> None:
    assert ending(built(root, tmp_path, 16)) == 0
