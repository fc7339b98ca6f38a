# SPDX-License-Identifier: MIT OR Apache-2.0
"""Saber: known answers, a model in Python, and keys and ciphertexts that nobody made."""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from model import MODELS, sha3

from sangi import Saber, kat
from sangi.errors import BadInput, CheckFailed
from sangi.kat.drbg import Drbg
from sangi.kat.saber import answers
from sangi.kem import SETS

#: SHA-256 of the submission's files, which have a first line of their own.
FILES = {
    "lightsaber": ("LightSaber", "d15eabf67e7a00aa1429369d2dd3c54a091c3bc33c733a7c50963b4d3b68f347"),
    "saber": ("Saber", "4066d962d8e71dad0b389d321771dd509cd273ec266e032029995516fb351053"),
    "firesaber": ("FireSaber", "f1cbf649d410da9fdb32dfeb7963b2b6e91c199c3e7208ed487116aa1462978a"),
}
NAMES = tuple(SETS)
KATS = Path(__file__).parent


@pytest.fixture
def rng(seed: int) -> random.Random:
    """What a test draws."""
    return random.Random(seed)


def rsp(name: str, count: int = 100) -> str:
    """The submission's file, from the library: its seeds are a generator's, started from 0, 1, 2, …, 47."""
    kem, master, lines = Saber(name), Drbg(bytes(range(48))), [f"# {FILES[name][0]}\n"]
    for i in range(count):
        seed = master.draw(48)
        fields = {"seed": seed, **answers(kem, seed)}
        lines.append(f"count = {i}\n" + "".join(f"{k} = {v.hex().upper()}\n" for k, v in fields.items()))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_official_files_come_out(name: str) -> None:
    assert hashlib.sha256(rsp(name).encode()).hexdigest() == FILES[name][1]


@pytest.mark.parametrize("name", NAMES)
def test_known_answers(name: str) -> None:
    assert kat.run(name, KATS / f"{name}.json") == (100 if name == "firesaber" else 110)


def entry(file: dict[str, Any], kind: str, place: int, key: str, value: Any) -> str:
    """The file with one value changed."""
    changed = json.loads(json.dumps(file))
    changed[kind][place][key] = value
    return json.dumps(changed)


@pytest.mark.parametrize(
    ("kind", "key", "value", "said"),
    [
        ("answers", "sha256", "00" * 32, "saber: answer 7 differs"),
        ("answers", "seed", "00" * 48, "saber: answer 7 differs"),
        ("rejections", "ss", "00" * 32, "saber: rejection 7 differs"),
        ("rejections", "mask", 3, "saber: rejection 7 differs"),
    ],
)
def test_a_wrong_answer_is_named(tmp_path: Path, kind: str, key: str, value: Any, said: str) -> None:
    file = json.loads((KATS / "saber.json").read_text())
    (tmp_path / "wrong.json").write_text(entry(file, kind, 7, key, value))
    with pytest.raises(CheckFailed, match=said):
        kat.run("saber", tmp_path / "wrong.json")


@pytest.mark.parametrize("field", ["pk", "sk", "ct", "ss"])
def test_a_wrong_line_is_named(tmp_path: Path, field: str) -> None:
    text = rsp("lightsaber", 2)
    (tmp_path / "right.rsp").write_text(text)
    assert kat.run("lightsaber", tmp_path / "right.rsp") == 2
    at = text.rindex(f"\n{field} = ") + len(field) + 4
    wrong = text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :]
    (tmp_path / "wrong.rsp").write_text(wrong)
    with pytest.raises(CheckFailed, match=f"lightsaber: count = 1: {field} differs"):
        kat.run("lightsaber", tmp_path / "wrong.rsp")


def spoiled(text: str) -> Iterator[tuple[str, str]]:
    """Files that are none, and what is said of them."""
    yield "", "no known answers"
    yield "# Saber\n\n", "no known answers"
    yield text[: len(text) // 2], "count = "
    yield text.replace("\nct = ", "\ncx = ", 1), "no ct"
    yield text.replace("\nss = ", "\nss = 0", 1), "count = 0: ss"
    yield text.replace("\nss = ", "\nss = zz", 1), "not hexadecimal"
    yield text.replace("\nss = ", "\nss = 00", 1), "33 bytes"
    yield text.replace("count = 1", "count = 2"), "does not begin with count = 1"
    yield text.replace("\nct = ", "\nmore = 00\nct = ", 1), "more is not a field"
    yield text.replace("\nct = ", "\nss = 00\nct = ", 1), "ss twice"
    yield text.replace("\nct = ", "\n?\nct = ", 1), "not a line"
    for wrong in (
        "{",
        "{}",
        '{"object": "saber"}',
        '{"object": "saber", "answers": [], "rejections": []}',
        "{[]}",
    ):
        yield wrong, "not known answers of lightsaber|not of lightsaber"
    made = '{"object": "lightsaber", "answers": [{"seed": "%s", "sha256": ""}], "rejections": [%s]}'
    yield made % ("00", ""), "seed"
    yield made % ("00" * 48, '{"seed": "%s", "at": 736, "mask": 1, "ss": ""}' % ("00" * 48)), "change"


def test_bad_files_are_refused(tmp_path: Path) -> None:
    for place, (text, said) in enumerate(spoiled(rsp("lightsaber", 2))):
        (tmp_path / f"{place}.rsp").write_text(text)
        with pytest.raises(BadInput, match=said):
            kat.run("lightsaber", tmp_path / f"{place}.rsp")
    for name, path in (
        ("p256", tmp_path),
        ("saber", tmp_path),
        ("saber", tmp_path / "none"),
        ("saber", Path("/dev/zero")),
    ):
        with pytest.raises(BadInput, match=r"no known answers|cannot read|more than"):
            kat.run(name, path)
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with pytest.raises(BadInput, match="not a text"):
        kat.run("saber", tmp_path / "binary")


@pytest.mark.parametrize("name", NAMES)
def test_against_the_model(name: str, rng: random.Random) -> None:
    """Also for public keys that are just bytes: an encapsulation is defined for them."""
    kem, model = Saber(name), MODELS[name]
    for _ in range(30):
        randomness = rng.randbytes(96)
        public, secret = kem.keygen(randomness)
        assert (public, secret) == model.keygen(randomness)
        for key in (public, rng.randbytes(len(public)), b"\xff" * len(public), bytes(len(public))):
            randomness = rng.randbytes(32)
            assert kem.encaps(key, randomness) == model.encaps(key, randomness)


def flipped(data: bytes, bit: int) -> bytes:
    """The same bytes but for a bit."""
    out = bytearray(data)
    out[bit // 8] ^= 1 << bit % 8
    return bytes(out)


@pytest.mark.parametrize("name", NAMES)
def test_changed_ciphertexts_are_rejected(name: str, rng: random.Random) -> None:
    kem = Saber(name)
    public, secret = kem.keygen(rng.randbytes(96))
    ciphertext, shared = kem.encaps(public, rng.randbytes(32))
    assert kem.decaps(secret, ciphertext) == shared == MODELS[name].decaps(secret, ciphertext)
    bits = {0, 8 * len(ciphertext) - 1, *rng.sample(range(8 * len(ciphertext)), 1500)}
    others = [flipped(ciphertext, bit) for bit in bits]
    others += [rng.randbytes(len(ciphertext)) for _ in range(100)]
    others += [b"\xff" * len(ciphertext), bytes(len(ciphertext)), kem.encaps(kem.keygen()[0])[0]]
    for other in others:
        assert kem.decaps(secret, other) == sha3(secret[-32:] + sha3(other))


@pytest.mark.parametrize("name", NAMES)
def test_changed_secret_keys(name: str, rng: random.Random) -> None:
    """What is changed in the public key and rounded off is not seen; what is changed in the secret always is."""
    kem = Saber(name)
    public, secret = kem.keygen(rng.randbytes(96))
    ciphertext, shared = kem.encaps(public, rng.randbytes(32))
    seen = set()
    for bit in (*rng.sample(range(8 * len(secret)), 700), 8 * len(secret) - 1):
        other = flipped(secret, bit)
        found = kem.decaps(other, ciphertext)
        assert found == MODELS[name].decaps(other, ciphertext)
        seen.add(found == shared)
    assert seen == {False, True}
    for other in (rng.randbytes(len(secret)), b"\xff" * len(secret), bytes(len(secret))):
        assert kem.decaps(other, ciphertext) == sha3(other[-32:] + sha3(ciphertext))


def test_fresh_keys_differ() -> None:
    kem = Saber()
    assert kem.name == "saber" and repr(kem) == "Saber('saber')"
    (public, secret), (other, _) = kem.keygen(), kem.keygen()
    assert public != other
    first, second = kem.encaps(public), kem.encaps(public)
    assert first[0] != second[0] and first[1] != second[1]
    assert kem.decaps(secret, first[0]) == first[1]


def test_lengths() -> None:
    kem = Saber("lightsaber")
    public, secret = kem.keygen()
    ciphertext, _ = kem.encaps(public)
    for change in (lambda b: b[:-1], lambda b: b + b"\0", lambda b: b""):
        with pytest.raises(BadInput, match="a public key of lightsaber has 672 bytes, but this has"):
            kem.encaps(change(public))
        with pytest.raises(BadInput, match="a secret key of lightsaber has 1568 bytes"):
            kem.decaps(change(secret), ciphertext)
        with pytest.raises(BadInput, match="a ciphertext of lightsaber has 736 bytes"):
            kem.decaps(secret, change(ciphertext))
        with pytest.raises(BadInput, match="takes 96 bytes of randomness"):
            kem.keygen(change(bytes(96)))
        with pytest.raises(BadInput, match="takes 32 bytes of randomness"):
            kem.encaps(public, change(bytes(32)))
    with pytest.raises(BadInput, match="as of firesaber"):
        kem.encaps(Saber("firesaber").keygen()[0])
    with pytest.raises(BadInput, match="no Saber 'kyber': there is lightsaber, saber, firesaber"):
        Saber("kyber")
