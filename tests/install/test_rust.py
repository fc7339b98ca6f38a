# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rust crates: their tests, their package, and a client's precompile over them."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from sampling import chosen, marked, paired

from sangi.kat.drbg import Drbg
from sangi.kat.mechanism import rejected
from sangi.kem.mechanism import Kem
from sangi.kem.saber import SETS, Saber
from sangi.kem.sntrup import Sntrup761
from sangi.named import NAMED
from sangi_lab.bench.cases.modexp import MIXED

#: Rust's name of another target, the prefix of its compiler, and what runs its programs.  x86-64 runs those of i686
#: itself, by the loader of their C library; qemu-i386 had not ended them after half an hour.
TARGETS = {
    "i686-unknown-linux-gnu": (
        "i686-linux-gnu",
        "/usr/i686-linux-gnu/lib/ld-linux.so.2 --library-path /usr/i686-linux-gnu/lib",
    ),
    "aarch64-unknown-linux-gnu": ("aarch64-linux-gnu", "qemu-aarch64 -L /usr/aarch64-linux-gnu"),
}


def cargo(root: Path, folder: str, target: Path, *arguments: str, **more: str) -> str:
    """Runs cargo in a folder of bindings/rust, with more in its environment; fails with what it said."""
    if not shutil.which("cargo"):
        pytest.skip("needs cargo: the Rust crates")
    # The library's code is as fast as it must be elsewhere; here it is compiled again for each crate that asks.
    more = {"CFLAGS": "-O1 -g0", **more}
    if shutil.which("ccache"):
        more = {"CC": "ccache cc", "CCACHE_BASEDIR": str(root), "CCACHE_NOHASHDIR": "1", **more}
    done = subprocess.run(
        ["cargo", *arguments],
        cwd=root / "bindings" / "rust" / folder,
        env={**os.environ, "CARGO_TARGET_DIR": str(target), **more},
        capture_output=True,
        text=True,
        timeout=3000,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where cargo builds."""
    return tmp_path_factory.mktemp("rust")


def field_answers() -> str:
    """tests/fields.txt of the crate: of each field x, y, e, x + y, x - y, x y, 1 / x, x^e, by Python's integers."""
    lines = []
    for field in NAMED.values():
        p, size = field.modulus, (field.modulus.bit_length() + 7) // 8
        drawn = hashlib.shake_256(field.name.encode()).digest(3 * size)
        x, y, e = (int.from_bytes(drawn[i : i + size], "big") for i in (0, size, 2 * size))
        x, y = x % p, y % p
        values = [x, y, e, (x + y) % p, (x - y) % p, x * y % p, pow(x, -1, p), pow(x, e, p)]
        lines.append(" ".join([field.name, *(f"{value:0{2 * size}x}" for value in values)]))
    return "\n".join(lines) + "\n"


def answer(kem: Kem, keygen: bytes, encaps: bytes) -> list[str]:
    """The shared secret, and that of the ciphertext with its first bit changed."""
    public, secret = kem.keygen(keygen)
    ciphertext, shared = kem.encaps(public, encaps)
    made = {"sk": secret, "ct": ciphertext}
    return [shared.hex(), rejected(kem, made, 0, 1).hex()]


def kem_answers(seed: bytes) -> str:
    """tests/kem.txt of the crate: randomness of keygen and encaps, and the answer.

    That of Saber is what NIST's generator draws from the seed of answer 0.  sntrup761's is too long for a line, and
    comes from 64-bit xorshift that begins at 1.
    """
    lines = []
    for name in SETS:
        drbg = Drbg(seed)
        keygen, encaps = b"".join(drbg.draw(32) for _ in range(3)), drbg.draw(32)
        lines.append(" ".join([name, keygen.hex(), encaps.hex(), *answer(Saber(name), keygen, encaps)]))
    state, drawn, kem = 1, bytearray(), Sntrup761()
    while len(drawn) < kem.KEYGEN_RANDOM + kem.ENCAPS_RANDOM:
        state ^= state << 13 & 2**64 - 1
        state ^= state >> 7
        state ^= state << 17 & 2**64 - 1
        drawn.append(state >> 56)
    keygen, encaps = bytes(drawn[: kem.KEYGEN_RANDOM]), bytes(drawn[kem.KEYGEN_RANDOM :])
    lines.append(" ".join(["sntrup761", "xorshift", "xorshift", *answer(kem, keygen, encaps)]))
    return "\n".join(lines) + "\n"


def ctidh_answers(root: Path) -> str:
    """tests/ctidh.txt of the crate: of each size, once, keys, the blinded key and the shared secret."""
    known: dict[str, list[dict[str, str]]] = {}
    for name in ("ctidh", "ctidh512f"):
        known |= json.loads((root / f"tests/kat/{name}.json").read_text())
    names = ("ska", "pka", "skb", "pkb", "blind_b_by_a", "secret")
    crate = (root / "bindings/rust/sangi/src/ctidh.rs").read_text()
    sizes = re.findall(r"size! \{ ctidh(\w+),", crate)
    return "".join(" ".join([size, *map(known[size][0].get, names)]) + "\n" for size in sizes)


def test_answers(root: Path) -> None:
    """What the crate's tests compare with is what Python says."""
    folder = root / "bindings/rust/sangi/tests"
    assert (folder / "fields.txt").read_text() == field_answers()
    seed = re.search(r'"seed": "([0-9a-f]+)"', (root / "tests/kat/saber.json").read_text())
    assert seed
    assert (folder / "ctidh.txt").read_text() == ctidh_answers(root)
    assert (folder / "kem.txt").read_text() == kem_answers(bytes.fromhex(seed[1]))


def test_sizes_of_fields(root: Path) -> None:
    """A type has the limbs that C writes."""
    text = (root / "bindings/rust/sangi/src/field/mod.rs").read_text()
    rows = re.findall(r"element! \{ \w+, (\w+), (\d+),", text)
    assert {name: int(bits) for name, bits in rows} == {
        field.name: field.modulus.bit_length() for field in NAMED.values()
    }


#: Features that are tested without the others, and tests that they have.
PARTS = {
    "fields,kem,host": ("known_answers_of_every_field", "known_answers_of_saber"),
    "ctidh,host": ("known_answers_of_ctidh512",),
}


@marked(paired("rust"))
@pytest.mark.parametrize("features", chosen(PARTS))
def test_part_of_the_crates(root: Path, target: Path, features: str) -> None:
    said = cargo(root, ".", target, "test", "--workspace", "--no-default-features", "--features", features)
    for name in ("every_short_length", *PARTS[features]):
        assert f"{name} ... ok" in said


@pytest.mark.full
def test_crates(root: Path, target: Path) -> None:
    """With the default features, which are all but `portable`."""
    said = cargo(root, ".", target, "test", "--workspace")
    for name in ("every_short_length", *itertools.chain(*PARTS.values())):
        assert f"{name} ... ok" in said


@pytest.mark.full
def test_portable(root: Path, target: Path) -> None:
    """Without assembly."""
    cargo(root, ".", target, "test", "--workspace", "--features", "portable")


@pytest.mark.full
def test_modexp_alone(root: Path, target: Path) -> None:
    """Without the features that are on unless they are turned off."""
    cargo(root, ".", target, "test", "-p", "sangi", "--no-default-features")


@pytest.mark.full
@pytest.mark.parametrize("name", TARGETS)
def test_another_target(root: Path, target: Path, name: str) -> None:
    """Limbs of 32 bits, and a CPU without assembly of ours."""
    tools, runner = TARGETS[name]
    if name.startswith("i686") and platform.machine() != "x86_64":
        pytest.skip("needs an x86-64 CPU")
    if not shutil.which("rustc"):
        pytest.skip("needs cargo: the Rust crates")
    done = subprocess.run(["rustc", "--print", "sysroot"], capture_output=True, text=True, check=True)
    if not (Path(done.stdout.strip()) / "lib" / "rustlib" / name / "lib").is_dir():
        pytest.skip(f"needs a target of Rust: rustup target add {name}")
    word, upper = name.replace("-", "_"), name.replace("-", "_").upper()
    more = {
        f"CC_{word}": f"{tools}-gcc",
        f"AR_{word}": f"{tools}-ar",
        f"CARGO_TARGET_{upper}_LINKER": f"{tools}-gcc",
        f"CARGO_TARGET_{upper}_RUNNER": runner,
    }
    said = cargo(root, ".", target, "test", "--workspace", "--target", name, **more)
    assert "every_short_length ... ok" in said


def test_the_mix_of_the_bench(root: Path) -> None:
    """The inputs of `cargo bench` are those of the bench's family."""
    text = (root / "bindings/rust/bench/src/mix.rs").read_text()
    rows = re.findall(r'shape\("([^"]+)", (\d+), (\d+), (\d+)\)', text)
    wanted = [(of.name, str(of.size), str(of.exponent_bytes), str(of.twos)) for of in MIXED]
    assert rows == wanted
    assert re.findall(r"exponent: (\d{2,}),\s+\.\.shape", text) == [
        str(of.exponent) for of in MIXED if of.exponent
    ]


#: What files include that are packaged and not compiled: CSIDH-512 in vectors.
NOT_COMPILED = {"csidh/simd/action52.h"}


def unpackaged(listed: list[str], folder: Path) -> set[str]:
    """What the packaged C includes by "..." and the package has not, but for what lies beside it."""
    packaged, missing = set(listed), set()
    for name in listed:
        if not name.startswith("c/") or name.endswith(".h.in"):
            continue
        for wanted in re.findall(r'^#include "([^"]+)"', (folder / name).read_text(), re.MULTILINE):
            places = {f"c/{wanted}", f"c/src/{wanted}", str(Path(name).parent / wanted)}
            if not places & packaged:
                missing.add(wanted)
    return missing


def test_the_package_has_what_it_includes(root: Path, target: Path) -> None:
    """Without compiling it; and one file that is left out is missed."""
    listed = cargo(root, "sangi-sys", target, "package", "--list", "--allow-dirty").splitlines()
    folder = root / "bindings" / "rust" / "sangi-sys"
    assert unpackaged(listed, folder) == NOT_COMPILED
    fewer = [name for name in listed if not name.endswith("field/long.h")]
    assert unpackaged(fewer, folder) > unpackaged(listed, folder)


@pytest.mark.full
def test_package(root: Path, target: Path) -> None:
    """What would be published compiles alone."""
    cargo(root, ".", target, "package", "--workspace", "--allow-dirty")


@pytest.mark.full
def test_precompile_of_revm(root: Path, target: Path) -> None:
    """go-ethereum's known answers through the crate revm-precompile, with sangi installed as its arithmetic."""
    assert "known_answers ... ok" in cargo(root, "revm", target, "test", "--locked")
