# SPDX-License-Identifier: MIT OR Apache-2.0
"""sntrup761: known answers, rejection, the definition of its parts, and its command line."""

import hashlib
import os
import platform
import random
import subprocess
import sys
from pathlib import Path

import pytest
from test_saber_files import done, refused, sangi

from sangi import kat
from sangi.errors import BadInput, CheckFailed
from sangi.kat import sntrup
from sangi.kem import Sntrup761
from sangi.kem.sntrup import DRAWN
from sangi_lab.bench.table import cpu_features

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "tests" / "kat" / "sntrup761.json"
P, Q, WEIGHT, SMALL = 761, 4591, 286, 191
#: SHA-256 of the lines of NIST's answer 0, as PQClean and liboqs publish it.
FIRST = "afc42c3a5b10f4ef69654250097ebda9b9564570f4086744b24a6daf2bd1f89a"


@pytest.fixture
def rng(seed: int) -> random.Random:
    return random.Random(seed)


def hashed(what: int, *parts: bytes) -> bytes:
    """The mechanism's hash."""
    return hashlib.sha512(bytes([what]) + b"".join(parts)).digest()[:32]


def short(drawn: bytes) -> list[int]:
    """A short polynomial as the submission defines it."""
    words = [int.from_bytes(drawn[4 * i : 4 * i + 4], "little") for i in range(P)]
    keys = [w & ~1 if i < WEIGHT else w & ~3 | 1 for i, w in enumerate(words)]
    return [(key & 3) - 1 for key in sorted(keys)]


def encoded(r: list[int]) -> bytes:
    """Four coefficients a byte."""
    padded = [x + 1 for x in r] + [0] * (4 * SMALL - P)
    return bytes(sum(padded[4 * i + j] << 2 * j for j in range(4)) for i in range(SMALL))


def numbers(data: bytes, moduli: list[int]) -> list[int]:
    """The submission's Decode, as it is written there."""
    if len(moduli) == 1:
        return [int.from_bytes(data[:2], "little") % moduli[0]]
    below, bottoms, at = [], [], 0
    for i in range(0, len(moduli) - 1, 2):
        m, bottom, scale = moduli[i] * moduli[i + 1], 0, 1
        while m >= 1 << 14:
            bottom, scale, at, m = bottom + scale * data[at], 256 * scale, at + 1, -(-m // 256)
        below.append(m)
        bottoms.append((bottom, scale))
    odd = len(moduli) % 2
    found = numbers(data[at:], below + moduli[-1:] * odd)
    out = []
    for i, (bottom, scale) in enumerate(bottoms):
        r = bottom + scale * found[i]
        out += [r % moduli[2 * i], r // moduli[2 * i] % moduli[2 * i + 1]]
    return out + found[len(bottoms) :]


def product(f: list[int], g: list[int], q: int) -> list[int]:
    """In the ring, centred."""
    c = [0] * (2 * P)
    for i, x in enumerate(f):
        if x:
            for j, y in enumerate(g):
                c[i + j] += x * y
    for i in range(2 * P - 1, P - 1, -1):
        c[i - P] += c[i]
        c[i - P + 1] += c[i]
    return [(x + q // 2) % q - q // 2 for x in c[:P]]


def test_known_answers(tmp_path: Path) -> None:
    assert kat.run("sntrup761", FILE) == 30
    wrong = tmp_path / "wrong.json"
    wrong.write_text(FILE.read_text().replace('"at": 263', '"at": 264'))
    with pytest.raises(CheckFailed, match="sntrup761: rejection 1 differs"):
        kat.run("sntrup761", wrong)


#: The known answers and a fresh exchange by a back end, whose name is printed with what the answers hash to.
EXCHANGE = """
import hashlib, random, sys
from pathlib import Path
from sangi import kat
from sangi._native import library
from sangi.kem import Sntrup761
assert kat.run("sntrup761", Path(sys.argv[1])) == 30
library().declare("const char *sangi_sntrup761_backend(void);")
ran = library().ffi.string(library().function("sangi_sntrup761_backend")()).decode()
kem, drawn, seen = Sntrup761(), random.Random(sys.argv[2]), hashlib.sha256()
for turn in range(20):
    public, secret = kem.keygen(drawn.randbytes(kem.KEYGEN_RANDOM))
    ciphertext, shared = kem.encaps(public, drawn.randbytes(kem.ENCAPS_RANDOM))
    assert kem.decaps(secret, ciphertext) == shared
    other = drawn.randbytes(len(ciphertext))
    seen.update(public + secret + ciphertext + kem.decaps(secret, other) + kem.decaps(drawn.randbytes(1763), other))
print(ran, seen.hexdigest())
"""


def test_every_back_end(seed: int) -> None:
    """Known answers, rejections among them, by each one that this processor runs; all give the same bytes."""
    features = cpu_features()
    here = ["c", *(["avx2"] if "avx2" in features else []), *(["avx512"] if "avx512bw" in features else [])]
    if platform.machine() != "x86_64":
        here = ["c"]
    digests = set()
    for forced in here:
        command = [sys.executable, "-c", EXCHANGE, str(FILE), str(seed)]
        environment = {**os.environ, "SANGI_BACKEND": forced}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        ran, digest = done.stdout.split()
        assert ran == forced
        digests.add(digest)
    assert len(digests) == 1


def test_published_digest() -> None:
    seed = "061550234D158C5EC95595FE04EF7A25767F2E24CC2BC479D09D86DC9ABCFDE7056A8C266F9EF97ED08541DBD2E1FFA1"
    made = sntrup.answers(Sntrup761(), bytes.fromhex(seed))
    lines = ["count = 0", f"seed = {seed}", *(f"{k} = {v.hex().upper()}" for k, v in made.items())]
    assert hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest() == FIRST


def test_against_the_definition(rng: random.Random) -> None:
    """Keys and ciphertexts, also for public keys that are just bytes."""
    kem = Sntrup761()
    randomness = rng.randbytes(kem.KEYGEN_RANDOM)
    public, secret = kem.keygen(randomness)
    f = short(randomness[DRAWN : 2 * DRAWN])
    assert secret[:SMALL] == encoded(f) and secret[2 * SMALL :] == public + randomness[-SMALL:] + hashed(
        4, public
    )
    g = [
        ((int.from_bytes(randomness[4 * i : 4 * i + 4], "little") & 0x3FFFFFFF) * 3 >> 30) - 1
        for i in range(P)
    ]
    inverse = [(secret[SMALL + i // 4] >> 2 * (i % 4) & 3) - 1 for i in range(P)]
    assert product(g, inverse, 3) == [1] + [0] * (P - 1)
    h = [x - Q // 2 for x in numbers(public, [Q] * P)]
    assert product(h, [3 * x for x in f], Q) == g
    for key in (public, rng.randbytes(len(public)), b"\xff" * len(public)):
        drawn = rng.randbytes(DRAWN)
        ciphertext, shared = kem.encaps(key, drawn)
        r = short(drawn)
        assert sum(map(abs, r)) == WEIGHT
        h = [x - Q // 2 for x in numbers(key, [Q] * P)]
        rounded = [(x + 1) // 3 for x in product(h, r, Q)]
        assert [x - Q // 6 for x in numbers(ciphertext, [Q // 3 + 1] * P)] == rounded
        confirmed = hashed(2, hashed(3, encoded(r)), hashed(4, key))
        assert ciphertext[-32:] == confirmed
        assert shared == hashed(1, hashed(3, encoded(r)), ciphertext)


def test_changed_ciphertexts_are_rejected(rng: random.Random) -> None:
    kem = Sntrup761()
    public, secret = kem.keygen()
    ciphertext, shared = kem.encaps(public)
    assert kem.decaps(secret, ciphertext) == shared
    others = []
    for bit in rng.sample(range(8 * len(ciphertext)), 400):
        other = bytearray(ciphertext)
        other[bit // 8] ^= 1 << bit % 8
        others.append(bytes(other))
    others += [rng.randbytes(len(ciphertext)), b"\xff" * len(ciphertext), bytes(len(ciphertext))]
    for other in others:
        assert kem.decaps(secret, other) == hashed(0, hashed(3, secret[-32 - SMALL : -32]), other)


def test_keys_that_are_just_bytes(rng: random.Random) -> None:
    """No secret key is refused; what it does not decrypt is rejected."""
    kem = Sntrup761()
    ciphertext, _ = kem.encaps(kem.keygen()[0])
    for secret in (rng.randbytes(1763), b"\xff" * 1763, bytes(1763)):
        assert kem.decaps(secret, ciphertext) == hashed(0, hashed(3, secret[-32 - SMALL : -32]), ciphertext)


def test_what_has_no_inverse() -> None:
    """Words in the middle third give the polynomial 0."""
    with pytest.raises(BadInput, match="the randomness gives a polynomial without inverse"):
        Sntrup761().keygen((0x20000000).to_bytes(4, "little") * P + bytes(DRAWN + SMALL))


def test_lengths() -> None:
    kem = Sntrup761()
    assert repr(kem) == "Sntrup761()"
    with pytest.raises(BadInput, match="a public key of sntrup761 has 1158 bytes, but this has 1157"):
        kem.encaps(bytes(1157))
    with pytest.raises(BadInput, match="takes 6279 bytes of randomness"):
        kem.keygen(bytes(6278))


def test_files(tmp_path: Path) -> None:
    done("sntrup761", "keygen", "public", "secret", cwd=tmp_path)
    done("sntrup761", "encaps", "public", "ciphertext", "here", cwd=tmp_path)
    done("sntrup761", "decaps", "secret", "ciphertext", "there", cwd=tmp_path)
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        **dict.fromkeys(("public", "ciphertext"), 0o644),
        **dict.fromkeys(("secret", "here", "there"), 0o600),
    }
    (tmp_path / "short").write_bytes(bytes(1038))
    assert "short: a ciphertext of sntrup761 has 1039 bytes, but this has 1038" in refused(
        "sntrup761", "decaps", "secret", "short", "x", cwd=tmp_path
    )
    assert (
        sangi("kat", "sntrup761", str(FILE), cwd=tmp_path).stdout == "30 known answers of sntrup761 agree\n"
    )
