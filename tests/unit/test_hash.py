# SPDX-License-Identifier: MIT OR Apache-2.0
"""SHAKE128, SHA3-256, SHA3-512 and SHA-512 against hashlib: both kinds of lane, and a permutation of the user's own."""

import ctypes
import hashlib
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from sangi import toolchain

RATES = {"sha3_256": 136, "sha3_512": 72, "shake128": 168}
#: What a configuration header may put in place of the permutation; WRONG leaves one lane as it was.
OWN = """
#include <stdint.h>
#define SANGI_KECCAK_F1600(lanes) my_keccak(lanes)
static inline uint64_t my_rol(uint64_t x, int n) { return n ? x << n | x >> (64 - n) : x; }
static inline void my_keccak(uint64_t *a) {
    unsigned lfsr = 1;
    uint64_t last = a[24];
    for (int round = 0; round < 24; round++) {
        uint64_t c[5], b[25];
        for (int x = 0; x < 5; x++)
            c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (int i = 0; i < 25; i++)
            a[i] ^= c[(i + 4) % 5] ^ my_rol(c[(i + 1) % 5], 1);
        b[0] = a[0];
        for (int t = 0, x = 1, y = 0; t < 24; t++) {
            int up = (2 * x + 3 * y) % 5;
            b[y + 5 * up] = my_rol(a[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
            x = y, y = up;
        }
        for (int i = 0; i < 25; i++)
            a[i] = b[i] ^ (~b[i / 5 * 5 + (i + 1) % 5] & b[i / 5 * 5 + (i + 2) % 5]);
        for (int j = 0; j < 7; j++) {
            a[0] ^= (uint64_t)(lfsr & 1) << ((1 << j) - 1);
            lfsr = lfsr & 0x80 ? (lfsr << 1 ^ 0x71) & 0xff : lfsr << 1;
        }
    }
    if (WRONG)
        a[24] = last;
}
"""


class Keccak(ctypes.Structure):
    """A hash that is under way; more room than it needs, to see what is written behind it."""

    _fields_ = (("hash", ctypes.c_uint8 * 208), ("guard", ctypes.c_uint8 * 8))


def built(root: Path, folder: Path, *flags: str) -> ctypes.CDLL:
    """The hash layer as a library of its own."""
    out = folder / "libhash.so"
    command: list[str | Path] = [
        toolchain.gcc().command[0],
        "-std=c11",
        "-O2",
        "-fPIC",
        "-shared",
        *flags,
        "-o",
        out,
    ]
    command += [*(root / "src" / "hash").glob("*.c"), *(root / "src" / "word").glob("*.c")]
    subprocess.run([*command, "-I", root / "include", "-I", root / "src", "-I", root], check=True)
    library = ctypes.CDLL(str(out))
    for name in ("sangi_sha3_256", "sangi_sha3_512", "sangi_sha512"):
        getattr(library, name).argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
    library.sangi_shake128.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
    for name in ("absorb", "squeeze"):
        function = getattr(library, f"sangi_keccak_{name}")
        function.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
    return library


def digest(library: ctypes.CDLL, name: str, message: bytes, length: int) -> bytes:
    """What the library says."""
    out = ctypes.create_string_buffer(length + 1)
    if name == "shake128":
        library.sangi_shake128(out, length, message, len(message))
    else:
        getattr(library, f"sangi_{name}")(out, message, len(message))
    assert out.raw[length:] == b"\0"
    return out.raw[:length]


def wanted(name: str, message: bytes, length: int) -> bytes:
    """What hashlib says."""
    if name == "shake128":
        return hashlib.shake_128(message).digest(length)
    return hashlib.new(name, message).digest()


def differing(library: ctypes.CDLL, rng: random.Random) -> Iterator[str]:
    """Every hash, message length and output length where the library is wrong."""
    for name, rate in RATES.items():
        near = {multiple * rate + by for multiple in (1, 2, 3) for by in range(-9, 10)}
        for size in sorted({*range(2 * rate + 2), *near, 4096}):
            lengths = (
                {0, 1, 7, 8, 9, rate - 1, rate, rate + 1, size} if name == "shake128" else {rate_of(name)}
            )
            message = rng.randbytes(size)
            for length in lengths:
                if digest(library, name, message, length) != wanted(name, message, length):
                    yield f"{name} of {size} bytes, {length} bytes of output"


def rate_of(name: str) -> int:
    """Bytes of a digest."""
    return int(name.removeprefix("sha3_")) // 8


@pytest.mark.parametrize("bits", [64, 32])
def test_against_hashlib(root: Path, tmp_path: Path, seed: int, bits: int) -> None:
    library = built(root, tmp_path, f"-DSANGI_LIMB_BITS={bits}")
    assert list(differing(library, random.Random(seed))) == []


@pytest.mark.parametrize("asm", [0, 1], ids=["c", "vectors"])
def test_sha512(root: Path, tmp_path: Path, seed: int, asm: int) -> None:
    """By portable code, and by what this processor has."""
    library, rng = built(root, tmp_path, f"-DSANGI_ASM={asm}"), random.Random(seed)
    for size in (*range(520), 1158, 4096):
        message = rng.randbytes(size)
        assert digest(library, "sha512", message, 64) == hashlib.sha512(message).digest()


@pytest.mark.parametrize("bits", [64, 32])
def test_in_pieces(root: Path, tmp_path: Path, seed: int, bits: int) -> None:
    library, rng = built(root, tmp_path, f"-DSANGI_LIMB_BITS={bits}"), random.Random(seed)
    for case in range(300):
        name = rng.choice(list(RATES))
        state, message, said = Keccak(), b"", b""
        getattr(library, f"sangi_{name}_init")(ctypes.byref(state))
        for _ in range(rng.randrange(6)):
            piece = rng.randbytes(rng.choice([0, 1, 7, 8, 9, rng.randrange(400)]))
            library.sangi_keccak_absorb(ctypes.byref(state), piece, len(piece))
            message += piece
        whole = rng.randrange(600) if name == "shake128" else rate_of(name)
        while len(said) < whole:
            step = min(rng.choice([1, 7, 8, 9, 168, rng.randrange(1, 300)]), whole - len(said))
            out = ctypes.create_string_buffer(step)
            library.sangi_keccak_squeeze(ctypes.byref(state), out, step)
            said += out.raw
        assert said == wanted(name, message, whole), f"case {case}: {name}"
        assert bytes(state.guard) == bytes(8)


@pytest.mark.parametrize("bits", [64, 32])
def test_permutation_of_the_users(root: Path, tmp_path: Path, seed: int, bits: int) -> None:
    header = tmp_path / "mine.h"
    header.write_text(OWN)
    flags = [f"-DSANGI_LIMB_BITS={bits}", f'-DSANGI_CONFIG_FILE="{header}"']
    assert list(differing(built(root, tmp_path, *flags, "-DWRONG=0"), random.Random(seed))) == []
    (tmp_path / "wrong").mkdir()
    wrong = built(root, tmp_path / "wrong", *flags, "-DWRONG=1")
    assert {fault.split()[0] for fault in differing(wrong, random.Random(seed))} == {*RATES}
