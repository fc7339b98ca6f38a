# SPDX-License-Identifier: MIT OR Apache-2.0
"""RSA's operations against Python's pow: keys of all lengths, edge values, and keys whose numbers do not fit."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from flint import fmpz

from sangi import toolchain

OK, OUT_OF_RANGE, BAD_RESULT = 0, 1, 10
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")


@dataclass(frozen=True)
class Key:
    """The numbers of a key, and the length of n in bytes."""

    n: int
    e: int
    p: int
    q: int
    dp: int
    dq: int
    qinv: int

    @property
    def length(self) -> int:
        return (self.n.bit_length() + 7) // 8

    def line(self, x: int) -> str:
        half = (self.length + 1) // 2
        lengths = (self.length, (self.e.bit_length() + 7) // 8, *(half,) * 5, self.length)
        numbers = (self.n, self.e, self.p, self.q, self.dp, self.dq, self.qinv, x)
        return " ".join(v.to_bytes(size, "big").hex() for v, size in zip(numbers, lengths, strict=True))

    def power(self, x: int) -> int:
        d = pow(self.e, -1, (self.p - 1) * (self.q - 1))
        return pow(x, d, self.n)


def prime(draw: random.Random, bits: int, e: int, top: int) -> int:
    """A prime of so many bits whose predecessor is coprime to the prime e; its two highest bits are `top`."""
    while True:
        p = draw.getrandbits(bits - 2) | top << bits - 2 | 1
        if (p - 1) % e and fmpz(p).is_probable_prime():
            return p


def make(draw: random.Random, bits: int, e: int = 65537, top: int = 3) -> Key:
    """A key whose primes have half of the bits each; with `top` = 2 the product may be a bit shorter."""
    p, q = (prime(draw, bits // 2, e, top) for _ in range(2))
    d = pow(e, -1, (p - 1) * (q - 1))
    return Key(p * q, e, p, q, d % (p - 1), d % (q - 1), pow(q, -1, p))


@pytest.fixture(scope="module")
def program(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("rsa") / "calls"
    flags = ["-std=c11", "-O1", "-DSANGI_LIMB_BITS=64", f"-I{root / 'include'}", *SANITIZERS]
    source = [root / "tests" / "prop" / "rsa_calls.c", build / "libsangi.a"]
    subprocess.run([*toolchain.gcc().command, *flags, *source, "-o", made], check=True, timeout=300)
    return made


def answers(program: Path, lines: Iterable[str]) -> list[tuple[int, int, int]]:
    """Status, result, and its public power."""
    done = subprocess.run([program], input="\n".join(lines), capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    words = [line.split() for line in done.stdout.splitlines()]
    return [(int(status), int(out, 16), int(back, 16)) for status, out, back in words]


def messages(draw: random.Random, key: Key) -> Sequence[int]:
    """Edge values, multiples of one prime, and two random numbers."""
    edges = (0, 1, 2, key.n - 2, key.n - 1, key.p, key.q, key.n - key.p, key.p * 3, key.q * 7)
    return (*edges, *(draw.randrange(key.n) for _ in range(2)))


@pytest.mark.parametrize(
    ("bits", "e", "top"),
    [
        *((bits, 65537, 3) for bits in (128, 144, 208, 512, 1040, 2048)),
        (512, 3, 3),
        (512, 2**127 - 1, 3),
        *((bits, 65537, 2) for bits in (128, 256, 1040)),
        *(pytest.param(bits, 65537, 3, marks=pytest.mark.full) for bits in (3072, 4096)),
    ],
)
def test_powers(program: Path, seed: int, bits: int, e: int, top: int) -> None:
    draw = random.Random(f"{seed} {bits} {e} {top}")
    key = make(draw, bits, e, top)
    given = messages(draw, key)
    for x, found in zip(given, answers(program, map(key.line, given)), strict=True):
        assert found == (OK, key.power(x), x), hex(x)


def test_primes_in_either_order_and_n_a_byte_shorter(program: Path, seed: int) -> None:
    draw = random.Random(seed)
    key = next(key for key in (make(draw, 128, top=2) for _ in range(100)) if key.n.bit_length() == 127)
    other = Key(key.n, key.e, key.q, key.p, key.dq, key.dp, pow(key.p, -1, key.q))
    for x in messages(draw, key):
        assert answers(program, [key.line(x), other.line(x)]) == [(OK, key.power(x), x)] * 2


def test_a_message_above_n(program: Path, seed: int) -> None:
    key = make(random.Random(seed), 256)
    given = (key.n, key.n + 1, 2**256 - 1)
    assert answers(program, map(key.line, given)) == [(OUT_OF_RANGE, 0, 0)] * 3


def test_faults_give_nothing_away(program: Path, seed: int) -> None:
    """A bit of each number of the key, or a number of another key: a status, and no byte is written."""
    draw = random.Random(seed)
    key, other = make(draw, 256), make(draw, 256)
    wrong = [
        replace(key, **{name: getattr(key, name) ^ 1 << draw.randrange(1, 120)})
        for name in ("p", "q", "dp", "dq", "qinv", "n", "e")
        for _ in range(8)
    ]
    wrong += [replace(key, **{name: getattr(other, name)}) for name in ("n", "p", "q", "dp", "dq")]
    for found in answers(program, (bad.line(draw.randrange(2**200)) for bad in wrong)):
        assert found[0] in (OUT_OF_RANGE, BAD_RESULT)
        assert found[1:] == (0, 0)
