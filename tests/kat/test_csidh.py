# SPDX-License-Identifier: MIT OR Apache-2.0
"""CSIDH-512: known answers, keys that nobody made, files that are none, and the command line on files."""

import hashlib
import json
import math
import random
import re
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from test_saber_files import done, refused

from sangi import Csidh512, kat, toolchain
from sangi.codegen.tables.ctidh_layout import PRIMES as LAYOUT_PRIMES
from sangi.csidh.csidh512 import EXPONENTS, KEY, NIBBLES, SEED
from sangi.errors import BadInput, CheckFailed
from sangi.named import NAMED

FILE = Path(__file__).parent / "csidh512.json"
P = NAMED["p511"].modulus


@pytest.fixture
def rng(seed: int) -> random.Random:
    """What a test draws."""
    return random.Random(seed)


@pytest.fixture
def known() -> Any:
    """The committed file."""
    return json.loads(FILE.read_text())


def encoded(a: int) -> bytes:
    """A coefficient as it travels."""
    return (a % P).to_bytes(KEY, "little")


def small(rng: random.Random) -> list[int]:
    """Exponents of which few are not 0."""
    return [rng.choice((-1, 1)) if rng.random() < 0.2 else 0 for _ in range(EXPONENTS)]


def test_known_answers(known: Any) -> None:
    assert kat.run("csidh512", FILE) == 26
    assert len(known["vectors"]) == 10 and len(known["refused"]) == 16


def test_first_steps() -> None:
    csidh = Csidh512()
    assert csidh.public([1] * EXPONENTS) == encoded(6)
    assert csidh.public([-1] * EXPONENTS) == encoded(-6)
    assert csidh.public([0] * EXPONENTS) == encoded(0)
    assert csidh.derive([-1] * EXPONENTS, encoded(6)) == encoded(0)
    for a in (0, 6, -6):
        csidh.validate(encoded(a))


def test_both_sides_agree() -> None:
    csidh = Csidh512()
    (public, seed), (other_public, other_seed) = csidh.keygen(), csidh.keygen()
    assert len({public, other_public}) == len({seed, other_seed}) == 2
    assert csidh.public(seed) == public
    shared = csidh.derive(seed, other_public)
    assert shared == csidh.derive(other_seed, public) == csidh.derive(csidh.exponents(seed), other_public)
    assert shared not in (public, other_public, bytes(KEY))


def test_the_action_is_one(rng: random.Random) -> None:
    """Exponents add, whatever the rounds do with them."""
    csidh = Csidh512()
    for _ in range(3):
        x, y = small(rng), small(rng)
        both = [a + b for a, b in zip(x, y, strict=True)]
        assert csidh.derive(x, csidh.public(y)) == csidh.public(both) == csidh.derive(y, csidh.public(x))
        twist = P - int.from_bytes(csidh.public(x), "little")
        assert csidh.public([-a for a in x]) == encoded(twist)


def test_one_prime_at_a_time(rng: random.Random) -> None:
    csidh = Csidh512()
    for index in {0, 1, EXPONENTS - 1, rng.randrange(EXPONENTS)}:
        step = [int(i == index) for i in range(EXPONENTS)]
        public = csidh.public([9 * e for e in step])
        assert csidh.derive([-9 * e for e in step], public) == encoded(0) != public


def test_seeds(rng: random.Random) -> None:
    csidh = Csidh512()
    for seed in (bytes(SEED), *(rng.randbytes(SEED) for _ in range(50))):
        stream = hashlib.shake_128(b"sangi csidh512" + seed).digest(400)
        digits = chain.from_iterable((byte & 15, byte >> 4) for byte in stream)
        wanted = [digit - 5 for digit in digits if digit <= 10][:EXPONENTS]
        assert csidh.exponents(seed) == tuple(wanted)


def test_forms_of_others(rng: random.Random) -> None:
    csidh = Csidh512()
    exponents = [rng.randrange(-8, 8) for _ in range(EXPONENTS)]
    nibbles = csidh.to_nibbles(exponents)
    assert nibbles == bytes(
        (high & 15) << 4 | low & 15 for high, low in zip(exponents[::2], exponents[1::2], strict=True)
    )
    assert csidh.from_nibbles(nibbles) == tuple(exponents)
    for wrong in (8, -9, 127, -128):
        place = rng.randrange(EXPONENTS)
        with pytest.raises(BadInput, match="four bits"):
            csidh.to_nibbles([*exponents[:place], wrong, *exponents[place + 1 :]])
    a = rng.randrange(P)
    assert csidh.to_montgomery(encoded(a)) == encoded(a << 512)
    assert csidh.from_montgomery(encoded(a << 512)) == encoded(a)
    for convert in (csidh.to_montgomery, csidh.from_montgomery):
        with pytest.raises(BadInput, match="below p"):
            convert(P.to_bytes(KEY, "little"))


def test_lengths() -> None:
    csidh = Csidh512()
    for size in (0, SEED - 1, SEED + 1, EXPONENTS, KEY):
        with pytest.raises(BadInput, match="seed has 32 bytes"):
            csidh.public(bytes(size))
    for size in (0, KEY - 1, KEY + 1):
        for act in (
            csidh.validate,
            csidh.to_montgomery,
            csidh.from_montgomery,
            lambda key: csidh.derive(bytes(SEED), key),
        ):
            with pytest.raises(BadInput, match="64 bytes"):
                act(bytes(size))
    for exponents in ([0] * 73, [0] * 75, [0] * 73 + [128], [0] * 73 + [-129]):
        with pytest.raises(BadInput, match="74 exponents"):
            csidh.public(exponents)
    with pytest.raises(BadInput, match=f"{NIBBLES} bytes"):
        csidh.from_nibbles(bytes(NIBBLES + 1))


def test_other_keys_are_refused(known: Any, rng: random.Random) -> None:
    """None of a public key's neighbours is a public key, nor is an ordinary curve drawn at random."""
    csidh = Csidh512()
    public = bytes.fromhex(known["vectors"][0]["A_a"])
    csidh.validate(public)
    neighbours = [
        public[:i] + bytes([public[i] ^ 1 << rng.randrange(6)]) + public[i + 1 :] for i in range(0, KEY, 7)
    ]
    for wrong in (*neighbours, *(encoded(rng.randrange(P)) for _ in range(10)), encoded(1 << 512)):
        with pytest.raises(BadInput, match="not supersingular"):
            csidh.validate(wrong)
        with pytest.raises(BadInput, match="not supersingular"):
            csidh.derive(bytes(SEED), wrong)


@pytest.mark.parametrize(("size", "bits", "place"), [(511, 511, 0), (1024, 1020, 1), (2048, 2047, 2)])
def test_the_validation_proves_enough(size: int, bits: int, place: int) -> None:
    """The primes that it uses have a product above 4 sqrt(p), even without the largest; fewer would not do."""
    source = (Path(__file__).parents[2] / "src" / "csidh" / "validate.c").read_text()
    chosen = source.split("FIRST = ")[1].split(",")[0]
    first = [int(number) for number in re.findall(r"[?:]\s+(\d+)", chosen)][place]
    primes, large = LAYOUT_PRIMES[size], (bits + 5) // 2
    p = 4 * math.prod(primes) - 1
    assert p.bit_length() == bits and "LARGE = (SANGI_CURVE_BITS + 5) / 2" in source
    without_largest = math.prod(primes[first:]) // primes[-1]
    assert without_largest >= 2**large and 16 * p < 2 ** (2 * large)
    assert without_largest // primes[first] < 2**large


CIRCL = {
    "Id": 0,
    "Pr1": "prv_a_nibbles",
    "Pk1": "A_a_mont512",
    "Pk2": "A_b_mont512",
    "Ss": "A_shared_mont512",
}


def test_files_of_circl(known: Any, tmp_path: Path) -> None:
    """Each status holds where it should, and is caught where another one does."""
    vector, path = known["vectors"][0], tmp_path / "vectors"
    right = {key: vector[name] if name else 0 for key, name in CIRCL.items()}
    other = known["vectors"][0]["A_shared_mont512"]
    entries = {
        "valid": right,
        "invalid_shared_secret": {**right, "Ss": right["Pk1"]},
        "invalid_public_key1": {**right, "Pk1": other},
        "invalid_public_key2": {**right, "Pk2": "01" * KEY},
    }
    for status, entry in entries.items():
        for claimed in (*entries, "valid_public_key2"):
            path.write_text(json.dumps({"Vectors": [{**entry, "status": claimed}]}))
            if claimed == status or (claimed == "valid_public_key2" and status != "invalid_public_key2"):
                assert kat.run("csidh512", path) == 1
                continue
            with pytest.raises(CheckFailed, match=f"Id 0, {claimed}: "):
                kat.run("csidh512", path)


def test_wrong_answers_are_found(known: Any, tmp_path: Path) -> None:
    path = tmp_path / "vectors"
    vector = known["vectors"][0]
    for key, value in vector.items():
        changed = (
            [*value[1:], value[0]] if key.startswith("e_") else f"{int(value[:2], 16) ^ 1:02x}{value[2:]}"
        )
        path.write_text(json.dumps({"vectors": [{**vector, key: changed}]}))
        with pytest.raises((CheckFailed, BadInput), match=r"differs|supersingular"):
            kat.run("csidh512", path)
    path.write_text(json.dumps({"vectors": [vector], "refused": [{"public": vector["A_a"]}]}))
    with pytest.raises(CheckFailed, match="refused 0"):
        kat.run("csidh512", path)


def test_other_files_are_refused(known: Any, tmp_path: Path) -> None:
    path, vector = tmp_path / "vectors", known["vectors"][0]
    faults: list[Any] = [
        *([], {}, 7, {"vectors": []}, {"Vectors": []}, {"vectors": [{}]}, {"Vectors": [{"status": "valid"}]}),
        *({"vectors": [{**vector, "e_a": [1] * 73}]}, {"vectors": [{**vector, "e_a": [300] * 74}]}),
        *({"vectors": [{**vector, "A_a": "00"}]}, {"vectors": [vector], "refused": [{"public": "0"}]}),
        *({"Vectors": [{"status": "odd", "Id": 1}]}, {"vectors": [vector], "refused": [7]}),
    ]
    for fault in faults:
        path.write_text(json.dumps(fault))
        with pytest.raises(BadInput, match="not known answers of csidh512"):
            kat.run("csidh512", path)
    path.write_text(FILE.read_text()[:-9])
    with pytest.raises(BadInput, match="not known answers"):
        kat.run("csidh512", path)


def test_a_secret_is_shared_on_files(tmp_path: Path, known: Any) -> None:
    for side in "ab":
        done("csidh", "keygen", f"public-{side}", f"secret-{side}", cwd=tmp_path)
        done("csidh", "validate", f"public-{side}", cwd=tmp_path)
    done("csidh", "derive", "secret-a", "public-b", "here", cwd=tmp_path)
    done("csidh", "derive", "secret-b", "public-a", "there", cwd=tmp_path)
    found = {path.name: (path.stat().st_mode & 0o777, path.stat().st_size) for path in tmp_path.iterdir()}
    public, secret, shared = (0o644, KEY), (0o600, SEED), (0o600, KEY)
    assert found == {
        **dict.fromkeys(("public-a", "public-b"), public),
        **dict.fromkeys(("secret-a", "secret-b"), secret),
        **dict.fromkeys(("here", "there"), shared),
    }
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
    vector = known["vectors"][0]
    (tmp_path / "exponents").write_bytes(bytes(e & 0xFF for e in vector["e_a"]))
    (tmp_path / "public").write_bytes(bytes.fromhex(vector["A_b"]))
    done("csidh", "derive", "--force", "exponents", "public", "here", cwd=tmp_path)
    assert (tmp_path / "here").read_bytes().hex() == vector["A_shared"]


def test_bad_files_are_refused(tmp_path: Path, known: Any) -> None:
    (tmp_path / "secret").write_bytes(bytes(SEED))
    (tmp_path / "public").write_bytes(encoded(6))
    for name, content, said in (
        ("ordinary", encoded(1), "its curve is not supersingular"),
        ("singular", encoded(2), "its curve is not supersingular"),
        ("large", (P + 6).to_bytes(KEY, "little"), "its number is not below p"),
        ("short", encoded(6)[:-1], "a public key has 64 bytes, but this has 63"),
        ("long", bytes(KEY + 1), "more than 64 bytes"),
    ):
        (tmp_path / name).write_bytes(content)
        for command in (("validate", name), ("derive", "secret", name, "shared")):
            line = refused("csidh", *command, cwd=tmp_path)
            assert name in line and said in line
    assert "secret key has 32 bytes, or 74" in refused(
        "csidh", "derive", "public", "public", "x", cwd=tmp_path
    )
    assert "cannot read nothing" in refused("csidh", "validate", "nothing", cwd=tmp_path)


def test_points_that_chains_lose(root: Path, build: Path, tmp_path: Path, known: Any) -> None:
    """An addition chain on a point of too small an order ends in (0 : 0).  The known answers meet such points: where
    these are taken for the neutral element, curves are wrong."""
    text = (root / "src" / "curve" / "multiple.c").read_text()
    begin = text.index("    if (fp_is_zero(&at[sum].x) & fp_is_zero(&at[sum].z)) {")
    (tmp_path / "multiple.c").write_text(text[:begin] + text[text.index("    *r = at[sum];", begin) :])
    wanted = [
        (vector[f"e_{side}"], vector[f"A_{side}"]) for vector in known["vectors"][:3] for side in ("a", "b")
    ]
    lines = "".join(f"{' '.join(map(str, e))} {a}\n" for e, a in wanted)
    sources = [root / "tests" / "kat" / "csidh.c", *(root / "src" / "csidh").rglob("*.c")]
    where = [f"-I{folder}" for folder in (root / "include", root / "src", root)]
    for damage in (None, tmp_path / "multiple.c"):
        given = [*sources, *([damage] if damage else []), root / "src" / "curve" / "curve.c"]
        command = [*toolchain.gcc().command, "-O2", "-std=c11", "-DSANGI_LIMB_BITS=64", *where]
        program = tmp_path / "csidh"
        subprocess.run([*command, *given, build / "libsangi.a", "-o", program], check=True)
        found = subprocess.run([program], input=lines, capture_output=True, text=True, check=True, timeout=60)
        assert (found.stdout == "1\n" * len(wanted)) == (damage is None)
