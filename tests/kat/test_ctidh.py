# SPDX-License-Identifier: MIT OR Apache-2.0
"""CTIDH: known answers of highctidh and of the model, keys that nobody made, bad files, the command line on files."""

import ctypes
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from test_saber_files import done, refused

from sangi import Ctidh, kat
from sangi.csidh.ctidh import SIZES, Size
from sangi.errors import BadInput, CheckFailed
from sangi.named import NAMED
from sangi_lab.bench.table import cpu_features

#: Some rows of highctidh, all that there are, and those of the model for secret keys that highctidh does not have.
FILE, EVERY, OWN = (Path(__file__).parent / f"{name}.json" for name in ("ctidh", "ctidh_all", "ctidh512f"))
P = NAMED["p511"].modulus


EVERY_ROW = json.loads(EVERY.read_text()) | json.loads(OWN.read_text())
#: The rows of each size that every run takes; those of 2048 bits take a second an action without assembly.
ROWS = {"511": 2, "512": 2, "1024": 1}
#: The sizes of the prime of CSIDH-512, which are fast.
SHORT = (511, 512, "512f")
EACH = [size if size in SHORT else pytest.param(size, marks=pytest.mark.full) for size in SIZES]


@pytest.fixture
def known() -> Any:
    """The first rows of the committed file."""
    rows = json.loads(FILE.read_text())
    return {size: rows[size][:count] for size, count in ROWS.items()}


@pytest.fixture
def first(known: Any, tmp_path: Path) -> Path:
    """A file of them."""
    path = tmp_path / "first.json"
    path.write_text(json.dumps(known))
    return path


def encoded(a: int) -> bytes:
    """A coefficient as it travels."""
    return (a * 2**512 % P).to_bytes(64, "little")


def test_known_answers(known: Any, first: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kat.run("ctidh", first) == 5 * sum(map(len, known.values())) == 25
    assert kat.run("ctidh512", first) == 10
    known["512"][0]["blind_b_by_a"] = known["512"][0]["pka"]
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(known))
    with pytest.raises(CheckFailed, match="ctidh512: row 0: blind_b_by_a differs"):
        kat.run("ctidh", wrong)
    wrong.write_text(json.dumps({"511": known["511"][:1], "4096": known["512"]}))
    assert kat.run("ctidh", wrong) == 5
    assert capsys.readouterr().err == "ctidh4096: 2 rows left out: this library has no such size\n"
    for text in ("[]", '{"512": []}', '{"512": [{}]}', "{"):
        wrong.write_text(text)
        with pytest.raises(BadInput, match="not known answers of ctidh512"):
            kat.run("ctidh512", wrong)


@pytest.mark.full
def test_every_known_answer() -> None:
    assert kat.run("ctidh", EVERY) == 5 * (16 + 16 + 6 + 4)


def test_known_answers_of_the_model() -> None:
    assert kat.run("ctidh512f", OWN) == 20
    with pytest.raises(BadInput, match="it has none"):
        kat.run("ctidh512", OWN)


def test_a_known_answer_of_2048_bits() -> None:
    row = {name: bytes.fromhex(value) for name, value in json.loads(FILE.read_text())["2048"][0].items()}
    assert Ctidh(2048).derive(row["ska"], row["pkb"]) == row["secret"]


@pytest.mark.parametrize("size", EACH)
def test_both_sides_agree(size: Size) -> None:
    ctidh = Ctidh(size)
    (public, secret), (other_public, other_secret) = ctidh.keygen(), ctidh.keygen()
    assert len({public, other_public, secret, other_secret}) == 4
    assert ctidh.public(secret) == public
    shared = ctidh.derive(secret, other_public)
    assert shared == ctidh.derive(other_secret, public)
    blinded = ctidh.blind(secret, other_public)
    assert blinded == ctidh.blind(other_secret, public) != shared
    ctidh.validate(blinded)


@pytest.mark.full
@pytest.mark.parametrize("size", [512, "512f"])
def test_many_pairs_agree(size: Size) -> None:
    ctidh = Ctidh(size)
    for _ in range(1000):
        (public, secret), (other_public, other_secret) = ctidh.keygen(), ctidh.keygen()
        assert ctidh.derive(secret, other_public) == ctidh.derive(other_secret, public)


def test_other_secret_keys_of_one_action() -> None:
    """Key pairs of 512 and 512f exchange; a secret key serves both where it is within both bounds."""
    ctidh, fast = Ctidh(512), Ctidh("512f")
    for _ in range(4):
        (public, secret), (fast_public, fast_secret) = ctidh.keygen(), fast.keygen()
        assert ctidh.derive(secret, fast_public) == fast.derive(fast_secret, public)
        assert ctidh.blind(secret, fast_public) == fast.blind(fast_secret, public)
    both = bytes([1] * 74)
    assert ctidh.public(both) == fast.public(both)
    first, last = bytearray(74), bytearray(74)
    first[0] = 7  # (3, 5) have the bound 10, and 3 alone has 6
    ctidh.public(bytes(first))
    with pytest.raises(BadInput, match="ctidh512f: a batch exceeds its bound"):
        fast.public(bytes(first))
    last[66], last[72] = 10, 12  # 337 and 373: in two batches, or in one with the bound 13
    fast.public(bytes(last))
    with pytest.raises(BadInput, match="ctidh512: a batch exceeds its bound"):
        ctidh.public(bytes(last))


class Theirs:
    """highctidh in the library that scripts/peers builds."""

    def __init__(self, path: Path, size: int) -> None:
        """Opens the library."""
        self.shared, self.prefix = ctypes.CDLL(str(path)), f"highctidh_{size}_"
        self.key, self.secret = SIZES[size]

    def keygen(self) -> tuple[bytes, bytes]:
        """A public key and its secret key."""
        secret = (ctypes.c_char * self.secret)()
        getattr(self.shared, f"{self.prefix}csidh_private")(secret)
        return self.act(secret.raw, bytes(self.key)), secret.raw

    def act(self, secret: bytes, public: bytes) -> bytes:
        """The action of a secret key on a public key, which it validates."""
        words = ctypes.c_uint64 * (self.key // 8)
        out = words()
        act = getattr(self.shared, f"{self.prefix}csidh")
        act.restype = ctypes.c_bool
        assert act(out, words.from_buffer_copy(public), (ctypes.c_char * self.secret)(*secret))
        return bytes(out)


@pytest.mark.parametrize("size", EACH)
def test_exchange_with_highctidh(size: Size, root: Path) -> None:
    """With highctidh's assembly, which `scripts/setup --test` compiles."""
    if not {"bmi2", "adx"} <= cpu_features():
        pytest.skip("needs an x86-64 CPU: with BMI2 and ADX")
    same = 512 if size == "512f" else int(size)
    theirs = Theirs(root / "build" / "peers" / "highctidh" / f"highctidh_{same}.so", same)
    ours = Ctidh(size)
    (public, secret), (their_public, their_secret) = ours.keygen(), theirs.keygen()
    shared = theirs.act(their_secret, public)
    assert ours.blind(secret, their_public) == shared
    assert ours.derive(secret, their_public) == hashlib.shake_256(shared).digest(ours.public_bytes)
    if size == same:
        assert ours.blind(their_secret, public) == theirs.act(secret, their_public) == shared


@pytest.mark.parametrize("size", [*SHORT, 1024])
def test_known_answers_in_lanes(size: Size) -> None:
    """All rows, with both sides of each, and the edges of the keys beside them."""
    rows = [{name: bytes.fromhex(value) for name, value in row.items()} for row in EVERY_ROW[str(size)]]
    pairs = [(row["ska"], row["pkb"]) for row in rows] + [(row["skb"], row["pka"]) for row in rows]
    wanted = [row["secret"] for row in rows] + [row["secret2"] for row in rows]
    assert len(pairs) == {"512f": 8, 1024: 12}.get(size, 32)
    ctidh = Ctidh(size)
    assert ctidh.derive_many(pairs) == wanted
    assert ctidh.derive_many(pairs[:6]) == wanted[:6]
    ones = bytes([1 if size in SHORT else 0] * ctidh.secret_bytes)  # beyond a bound at 1024 bits
    edges = [(bytes(len(ones)), row["pkb"]) for row in rows[:2]] + [(ones, bytes(ctidh.public_bytes))]
    assert ctidh.derive_many(pairs[:7] + edges) == wanted[:7] + [ctidh.derive(*pair) for pair in edges]
    assert ctidh.derive_many([]) == []


def test_what_is_no_key_of_many(known: Any) -> None:
    row = {name: bytes.fromhex(value) for name, value in known["512"][0].items()}
    ctidh, good = Ctidh(512), (row["ska"], row["pkb"])
    for bad, said in (
        ((row["ska"], encoded(2)), "its curve is not supersingular"),
        ((row["ska"], bytes([255] * 64)), "its number is not below p"),
        ((bytes([127] * 74), row["pkb"]), "a batch exceeds its bound"),
        ((row["ska"], bytes(63)), "has 64 bytes"),
        ((bytes(73), row["pkb"]), "has 74 bytes"),
    ):
        with pytest.raises(BadInput, match=f"^pair 1: .*{said}"):
            ctidh.derive_many([good, bad, *[good] * 6])


def test_first_steps() -> None:
    ctidh = Ctidh(512)
    assert ctidh.public(bytes([1] * 74)) == encoded(6)
    assert ctidh.public(bytes([255] * 74)) == encoded(-6)
    assert ctidh.public(bytes(74)) == encoded(0) == bytes(64)
    assert ctidh.blind(bytes([255] * 74), encoded(6)) == encoded(0)


def test_what_is_no_key(seed: int) -> None:
    ctidh, rng = Ctidh(511), random.Random(seed)
    for a in (2, -2, 1, rng.randrange(P)):
        with pytest.raises(BadInput, match="not supersingular"):
            ctidh.validate(encoded(a))
        with pytest.raises(BadInput, match="not supersingular"):
            ctidh.derive(bytes(74), encoded(a))
    for number in (P, 2**512 - 1):
        with pytest.raises(BadInput, match="not below p"):
            ctidh.blind(bytes(74), number.to_bytes(64, "little"))
    for length in (0, 63, 65):
        with pytest.raises(BadInput, match="64 bytes"):
            ctidh.validate(bytes(length))
    for length in (0, 73, 75):
        with pytest.raises(BadInput, match="74 bytes"):
            ctidh.public(bytes(length))
    with pytest.raises(BadInput, match="ctidh511: a batch exceeds its bound"):
        ctidh.public(bytes([7] + 73 * [0]))
    with pytest.raises(BadInput, match="no CTIDH has 513 bits: there is 511, 512, 512f, 1024, 2048"):
        Ctidh(513)


def test_the_command_line(tmp_path: Path, known: Any) -> None:
    row = known["512"][0]
    done("ctidh512", "keygen", "public", "secret", cwd=tmp_path)
    done("ctidh512", "validate", "public", cwd=tmp_path)
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    (tmp_path / "own").write_bytes(bytes.fromhex(row["ska"]))
    (tmp_path / "other").write_bytes(bytes.fromhex(row["pkb"]))
    done("ctidh512", "derive", "own", "other", "shared", cwd=tmp_path)
    assert (tmp_path / "shared").read_bytes().hex() == row["secret"]
    (tmp_path / "wrong").write_bytes(bytes([1] * 64))
    assert "wrong: not a public key" in refused("ctidh512", "validate", "wrong", cwd=tmp_path)
    assert "wrong: not" in refused("ctidh512", "derive", "-f", "own", "wrong", "shared", cwd=tmp_path)
    (tmp_path / "own").write_bytes(bytes([127] * 74))
    assert "own: not a secret key" in refused("ctidh512", "derive", "own", "other", "new", cwd=tmp_path)
