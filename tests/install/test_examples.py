# SPDX-License-Identifier: MIT OR Apache-2.0
"""The examples, built outside the tree against the installed library, and compared with integers."""

import hashlib
import os
import random
import subprocess
from pathlib import Path

import pytest
from commands import STRICT, run
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from sangi.named import NAMED

# RFC 9380, J.9.1: what u[0] and u[1] are for these messages.
VECTORS = {
    "": (
        "0ba14bd907ad64a016293ee7c2d276b8eae71f25a4b941eece7b0d89f17f75cb3ae5438a614fb61d6835ad59f29c564f",
        "019b9bd7979f12657976de2884c7cce192b82c177c80e0ec604436a7f538d231552f0d96d9f7babe5fa3b19b3ff25ac9",
    ),
    "abc": (
        "0d921c33f2bad966478a03ca35d05719bdf92d347557ea166e5bba579eea9b83e9afa5c088573c2281410369fbd32951",
        "003574a00b109ada2f26a37a91f9d1e740dffd8d69ec0c35e1e9f4652c7dba61123e9dd2e76c655d956e2b3462611139",
    ),
}


@pytest.fixture(scope="module")
def programs(root: Path, installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs that the examples' own CMake project builds."""
    folder = tmp_path_factory.mktemp("examples")
    flags = f"-DCMAKE_C_FLAGS={' '.join(STRICT)}"
    run(
        "cmake",
        "-G",
        "Ninja",
        "-S",
        root / "examples",
        "-B",
        folder,
        f"-DCMAKE_PREFIX_PATH={installed}",
        flags,
    )
    run("cmake", "--build", folder)
    return folder


def hash_to_field(message: bytes) -> list[str]:
    """RFC 9380, sections 5.2 and 5.3.1, with 2 elements of 64 bytes each."""
    tag = b"QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_"
    tag += bytes([len(tag)])
    first = hashlib.sha256(bytes(64) + message + (128).to_bytes(2, "big") + b"\0" + tag).digest()
    blocks = [hashlib.sha256(first + b"\1" + tag).digest()]
    for i in range(2, 5):
        mixed = bytes(a ^ b for a, b in zip(first, blocks[-1], strict=True))
        blocks.append(hashlib.sha256(mixed + bytes([i]) + tag).digest())
    uniform, p = b"".join(blocks), NAMED["p381"].modulus
    return [f"{int.from_bytes(uniform[at : at + 64], 'big') % p:096x}" for at in (0, 64)]


@pytest.mark.parametrize("message", ["", "abc", "abcdef0123456789", "a512_" + "a" * 512])
def test_hash_to_field(programs: Path, message: str) -> None:
    elements = run(programs / "hash_to_field", message).split()
    assert elements == hash_to_field(message.encode())
    assert tuple(elements) == VECTORS.get(message, tuple(elements))


@pytest.mark.parametrize("backend", ["c", "x64"])
def test_decompress(programs: Path, seed: int, backend: str) -> None:
    """A mask that is not all ones shows in C alone."""
    environment = {**os.environ, "SANGI_BACKEND": backend}
    p, draw, kinds = NAMED["secp256k1"].modulus, random.Random(seed), set()
    generator = 0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798
    for x in [generator, 0, 5, *(draw.randrange(p) for _ in range(20))]:
        square = (pow(x, 3, p) + 7) % p
        y = pow(square, (p + 1) // 4, p)
        kinds.add(y * y % p == square)
        for odd in (0, 1):
            command = [programs / "decompress", f"{2 + odd:02x}{x:064x}"]
            said = subprocess.run(command, capture_output=True, text=True, env=environment)
            if y * y % p == square:
                assert (said.returncode, said.stdout) == (0, f"{y if y % 2 == odd else p - y:064x}\n")
            else:
                assert (said.returncode, said.stdout) == (1, "")
                assert said.stderr == "decompress: no point of the curve has this x\n"
    assert kinds == {True, False}


@pytest.mark.parametrize("count", [1, 2, 100, 1000])
def test_batch_inverse(programs: Path, count: int) -> None:
    p = NAMED["p25519"].modulus
    total = sum(pow(i, -1, p) for i in range(1, count + 1)) % p
    assert run(programs / "batch_inverse", str(count)) == f"{total:064x}\n"


@pytest.fixture(
    scope="module", params=[1024, 2048, *(pytest.param(n, marks=pytest.mark.full) for n in (3072, 4096))]
)
def key(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, int]:
    """A fresh RSA key: its file, n and d."""
    made = rsa.generate_private_key(65537, request.param)
    path = tmp_path_factory.mktemp("key") / "key.pem"
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(made.private_bytes(*form))
    numbers = made.private_numbers()
    return path, numbers.public_numbers.n, numbers.d


def test_rsa(programs: Path, key: tuple[Path, int, int], seed: int) -> None:
    path, n, d = key
    digits = n.bit_length() // 4
    for x in (0, 1, 2, n - 1, random.Random(seed).randrange(n)):
        said = run(programs / "rsa_private", path, f"{x:0{digits}x}")
        assert said == f"{pow(x, d, n):0{digits}x}\n"


@pytest.mark.parametrize("method", ["mont", "ohta"])
def test_rsa_eight_at_a_time(
    programs: Path, key: tuple[Path, int, int], method: str, seed: int, tmp_path: Path
) -> None:
    """Two keys in turn: each message meets its own."""
    other = rsa.generate_private_key(65537, key[1].bit_length())
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (tmp_path / "other.pem").write_bytes(other.private_bytes(*form))
    numbers = other.private_numbers()
    keys = (key, (tmp_path / "other.pem", numbers.public_numbers.n, numbers.d))
    digits, draw = key[1].bit_length() // 4, random.Random(seed)
    pairs = []
    for i in range(8):
        path, n, d = keys[i % 2]
        pairs.append((path, n, d, (0, 1, n - 1)[i] if i < 3 else draw.randrange(n)))
    words = [word for path, _, _, x in pairs for word in (path, f"{x:0{digits}x}")]
    said = run(programs / "rsa_private", method, *words).split()
    assert said == [f"{pow(x, d, n):0{digits}x}" for _, n, d, x in pairs]
    words[-1] = f"{pairs[-1][1]:0{digits}x}"
    refused = subprocess.run([programs / "rsa_private", method, *words], capture_output=True, text=True)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)


def test_rsa_of_what_is_no_number_and_no_key(
    programs: Path, key: tuple[Path, int, int], tmp_path: Path
) -> None:
    path, n, _ = key
    digits = n.bit_length() // 4
    (tmp_path / "empty").write_text("")
    for words in ((path, f"{n:x}"), (path, "1"), (path, "g" * digits), (tmp_path / "empty", "0" * digits)):
        said = subprocess.run([programs / "rsa_private", *words], capture_output=True, text=True)
        assert (said.returncode, said.stdout, said.stderr.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("method", ["mont", "ohta"])
def test_p256(programs: Path, method: str, seed: int) -> None:
    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    draw = random.Random(seed)
    scalars = [1, 2, 15, 16, 17, 2**255, order - 1, order + 1, 2**256 - 1]
    for scalar in (*scalars, *(draw.randrange(1, order) for _ in range(5))):
        expected = ec.derive_private_key(scalar % order, ec.SECP256R1()).public_key().public_numbers()
        said = run(programs / "p256_multiply", method, f"{scalar:064x}")
        assert said == f"{expected.x:064x} {expected.y:064x}\n"
    twice = run(programs / "p256_multiply", method, f"{2:064x}").split()
    six = run(programs / "p256_multiply", method, f"{3:064x}", *twice)
    assert six == run(programs / "p256_multiply", method, f"{6:064x}")


@pytest.mark.parametrize(
    "words",
    [
        ["0" * 64],
        ["ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"],
        [f"{1:064x}", f"{1:064x}", f"{1:064x}"],
        [f"{1:064x}", "f" * 64, "0" * 64],
    ],
)
def test_p256_without_a_result(programs: Path, words: list[str]) -> None:
    said = subprocess.run([programs / "p256_multiply", "ohta", *words], capture_output=True, text=True)
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (1, "", 1)


def ring_product(a: list[int], b: list[int], form: int, q: int) -> list[int]:
    """a b modulo q and x^n + 1, x^n - 1 or x^n - x - 1, by the definition."""
    n = len(a)
    c = [sum(a[i] * b[k - i] for i in range(max(0, k - n + 1), min(k + 1, n))) for k in range(2 * n - 1)]
    for i in range(2 * n - 2, n - 1, -1):
        c[i - n] += -c[i] if form == 0 else c[i]
        c[i - n + 1] += c[i] if form == 2 else 0
    return [x % q for x in c[:n]]


@pytest.mark.parametrize(
    ("n", "q", "bounds", "primes"),
    [
        (256, 8192, (4096, 4), "one prime"),
        (701, 8192, (4096, 1), "one prime"),
        (761, 4591, (2295, 1), "one prime"),
        (99, 2**31, (2**31 - 1, 2**30), "three primes"),
    ],
)
def test_ring_product(
    programs: Path, seed: int, n: int, q: int, bounds: tuple[int, int], primes: str
) -> None:
    draw = random.Random(seed)
    for form in (0, 1, 2):
        a, b = ([draw.randint(-bound, bound) for _ in range(n)] for bound in bounds)
        given = [programs / "ring_product", *map(str, (n, form, q, *bounds))]
        text = " ".join(map(str, [*a, *b]))
        said = subprocess.run(given, input=text, capture_output=True, text=True)
        method, _, numbers = said.stdout.partition(":")
        assert (said.returncode, said.stderr, method) == (0, "", primes)
        assert [int(x) for x in numbers.split()] == ring_product(a, b, form, q)
        short = subprocess.run(given, input=text[: len(text) // 2], capture_output=True, text=True)
        assert (short.returncode, short.stdout, short.stderr.count("\n")) == (1, "", 1)


def test_secret_by_saber(programs: Path) -> None:
    seen = set()
    for arguments, agreed in ((), True), (("changed",), False), ((), True):
        sent, received = run(programs / "secret_by_saber", *arguments).splitlines()
        assert sent.split()[0] == "sent" and received.split()[0] == "received"
        assert len(bytes.fromhex(sent.split()[1])) == 32
        assert (sent.split()[1] == received.split()[1]) == agreed
        seen.add(sent)
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("program", "argument", "status"),
    [
        ("decompress", "04" + "0" * 64, 2),
        ("decompress", "02" + "0" * 63, 2),
        ("decompress", "02" + "0" * 63 + "g", 2),
        ("decompress", "02" + "f" * 64, 1),
        ("batch_inverse", "0", 2),
        ("batch_inverse", "1001", 2),
        ("secret_by_saber", "twice", 2),
        ("rsa_private", "mont", 2),
        ("p256_multiply", "mont", 2),
        ("ring_product", "761", 2),
    ],
)
def test_wrong_arguments(programs: Path, program: str, argument: str, status: int) -> None:
    said = subprocess.run([programs / program, argument], capture_output=True, text=True)
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (status, "", 1)


def test_with_pkg_config(root: Path, installed: Path, tmp_path: Path) -> None:
    (folder,) = installed.glob("lib*/**/pkgconfig")
    words = ("--cflags", "--libs", "sangi", "libcrypto")
    flags = run("pkg-config", *words, PKG_CONFIG_PATH=str(folder)).split()
    source = root / "examples" / "hash_to_field.c"
    run("gcc", "-std=c11", *STRICT, source, "-o", tmp_path / "program", *flags)
    said = run(tmp_path / "program", "abc", LD_LIBRARY_PATH=str(folder.parent)).split()
    assert tuple(said) == VECTORS["abc"]
