# SPDX-License-Identifier: MIT OR Apache-2.0
"""Digests of products that Saber's reference made, by every method that this processor runs."""

import hashlib
import struct
import subprocess
from pathlib import Path

import pytest

METHODS = ("schoolbook", "karatsuba", "toom4", "ntt32", "ntt16", "avx2", "avx512")
N, Q = 256, 8192
BOUND = {"LightSaber": 5, "Saber": 4, "FireSaber": 3}
NOT_HERE = 3  # what the program returns for a method that this processor or this build lacks


def operands(name: str, number: int) -> tuple[list[int], list[int]]:
    """The operands of a line, as the head of the file says."""
    m, half = BOUND[name], N // 2
    special = {
        0: ([4096] * N, [-m] * N),
        1: ([4095] * N, [m] * N),
        2: ([4095, 4096] * half, [-m, m] * half),
        3: ([0] * (N - 1) + [4096], [0] * (N - 1) + [-m]),
    }
    if number in special:
        return special[number]
    wide = hashlib.shake_128(f"polymul-a-{name}-{number}".encode()).digest(2 * N)
    small = hashlib.shake_128(f"polymul-s-{name}-{number}".encode()).digest(N)
    return [w % Q for w in struct.unpack(f"<{N}H", wide)], [b % (2 * m + 1) - m for b in small]


def lines(root: Path) -> list[tuple[str, int, str]]:
    """Set, number and digest of every line."""
    rows = (root / "tests" / "kat" / "polymul.txt").read_text().splitlines()
    split = [row.split() for row in rows if not row.startswith("#")]
    return [(name, int(number), digest) for name, number, digest in split]


def digests(build: Path, method: str, pairs: list[tuple[list[int], list[int]]]) -> list[str] | None:
    """The digest of each product, or None where the method cannot run."""
    program = build / "tests" / "unit" / "ring256"
    text = b"".join(struct.pack(f"<{N}H{N}h", *a, *s) for a, s in pairs)
    result = subprocess.run([program, method], input=text, capture_output=True, timeout=60)
    if result.returncode == NOT_HERE:
        return None
    assert result.returncode == 0 and len(result.stdout) == 2 * N * len(pairs)
    return [
        hashlib.sha256(result.stdout[i : i + 2 * N]).hexdigest() for i in range(0, len(result.stdout), 2 * N)
    ]


@pytest.mark.parametrize("method", METHODS)
def test_published_products(root: Path, build: Path, method: str) -> None:
    rows = lines(root)
    assert len(rows) == 24
    got = digests(build, method, [operands(name, number) for name, number, _ in rows])
    if got is None:
        assert method in ("avx2", "avx512")
        return
    assert got == [digest for _, _, digest in rows]


def test_a_changed_operand_is_seen(root: Path, build: Path) -> None:
    name, number, digest = lines(root)[4]
    a, s = operands(name, number)
    a[17] ^= 1
    assert digests(build, "ntt32", [(a, s)]) != [digest]


def test_an_unknown_method_is_refused(build: Path) -> None:
    assert digests(build, "fft", []) is None
