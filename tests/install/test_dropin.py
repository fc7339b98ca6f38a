# SPDX-License-Identifier: MIT OR Apache-2.0
"""The one file in place of OpenSSH's sntrup761.c: C99 without a warning, its names, known answers, rejection."""

import ctypes
import hashlib
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from commands import run

from sangi.codegen.amalgam import main
from sangi.codegen.dropin import dropin
from sangi.kat.drbg import Drbg

STRICT = ("-std=c99", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Wshadow", "-pedantic", "-Werror")
EXPORTED = {f"crypto_kem_sntrup761_{name}" for name in ("keypair", "enc", "dec")}


def hashing(root: Path) -> list[Path]:
    """The library's SHA-512."""
    return [*(root / "src/hash").glob("sha512*.c"), root / "src/word/wipe.c", root / "src/word/wipe_stack.c"]


def library(root: Path, folder: Path, compiler: str, *flags: str, change: tuple[str, str] = ("", "")) -> Path:
    """The file, possibly with something changed, and what it calls, as a shared library."""
    file, here = folder / "sntrup761.c", root / "tests/install/dropin"
    text = dropin(root, "make amalgam", "0")
    assert change[0] in text
    file.write_text(text.replace(*change))
    run(compiler, *STRICT, *flags, "-fPIC", "-I", here, "-c", file, "-o", folder / "sntrup761.o")
    others = (here / "host.c", *hashing(root))
    include = ("-I", root / "include", "-I", root / "src")
    made = folder / "sntrup761.so"
    run(compiler, *flags, "-shared", "-fPIC", *include, *others, folder / "sntrup761.o", "-o", made)
    return made


def answers(path: Path, seed: bytes) -> list[bytes]:
    """Public key, secret key, ciphertext and shared secret; asserts that this comes back, and a rejection."""
    loaded: Any = ctypes.CDLL(str(path))
    drbg = Drbg(seed)
    drawn = b"".join(drbg.draw(n) for n in (3044, 3044, 191, 3044))
    (ctypes.c_ubyte * (1 << 14)).in_dll(loaded, "given")[: len(drawn)] = list(drawn)
    public, secret, ciphertext, shared, again = (
        ctypes.create_string_buffer(n) for n in (1158, 1763, 1039, 32, 32)
    )
    assert loaded.crypto_kem_sntrup761_keypair(public, secret) == 0
    assert loaded.crypto_kem_sntrup761_enc(ciphertext, shared, public) == 0
    assert ctypes.c_size_t.in_dll(loaded, "taken").value == len(drawn)
    assert loaded.crypto_kem_sntrup761_dec(again, ciphertext, secret) == 0 and again.raw == shared.raw
    out = [public.raw, secret.raw, ciphertext.raw, shared.raw]
    ciphertext[500] = bytes([ciphertext.raw[500] ^ 1])
    assert loaded.crypto_kem_sntrup761_dec(again, ciphertext, secret) == 0
    kept = hashlib.sha512(b"\3" + secret.raw[-223:-32]).digest()[:32]
    assert again.raw == hashlib.sha512(b"\0" + kept + ciphertext.raw).digest()[:32]
    return out


def known(root: Path) -> tuple[bytes, str]:
    """A seed, and the digest of its answers."""
    entry = json.loads((root / "tests/kat/sntrup761.json").read_text())["answers"][3]
    return bytes.fromhex(entry["seed"]), entry["sha256"]


@pytest.mark.parametrize(
    "command", ["gcc -O2", "gcc -O3", "clang -O2", "gcc -O2 -ftrapv", "clang -O1 -ftrapv"]
)
def test_known_answers(root: Path, tmp_path: Path, command: str) -> None:
    """OpenSSH's -ftrapv ends the program where a signed sum overflows."""
    seed, wanted = known(root)
    made = library(root, tmp_path, *command.split())
    assert hashlib.sha256(b"".join(answers(made, seed))).hexdigest() == wanted
    text = subprocess.run(
        ["nm", "-g", "--defined-only", tmp_path / "sntrup761.o"], capture_output=True, text=True, check=True
    ).stdout
    assert {line.split()[-1] for line in text.splitlines()} == EXPORTED


def test_a_wrong_file_is_seen(root: Path, tmp_path: Path) -> None:
    seed, wanted = known(root)
    made = library(root, tmp_path, "gcc", "-O1", change=("OF_KEY = 4", "OF_KEY = 5"))
    assert hashlib.sha256(b"".join(answers(made, seed))).hexdigest() != wanted


def test_transforms_are_not_slow_where_sums_are_trapped(root: Path, tmp_path: Path) -> None:
    """By -ftrapv gcc calls a function for each signed product of 64 bits; the transforms have none."""

    def calls(text: str) -> int:
        (tmp_path / "sntrup761.c").write_text(text)
        flags = ("-O2", "-ftrapv", "-S", "-I", root / "tests/install/dropin", tmp_path / "sntrup761.c")
        run("gcc", *flags, "-o", tmp_path / "out.s")
        return len(re.findall(r"call\s+__mulvdi3", (tmp_path / "out.s").read_text()))

    text = dropin(root, "make amalgam", "0")
    assert calls(text) < 20
    unsigned = "(uint64_t)(int64_t)x * (uint64_t)(int64_t)w"
    assert calls(text.replace(unsigned, "(uint64_t)((int64_t)x * w)")) > 100


def test_what_is_in_it(root: Path, tmp_path: Path) -> None:
    """One header of another, no extension, no assembly."""
    assert main(["-o", str(tmp_path), "sntrup761"]) == 0
    text = (tmp_path / "sntrup761.c").read_text()
    assert re.findall(r"#include.*", text) == ['#include "crypto_api.h"']
    assert "CC0-1.0" in text and "MIT OR" not in text
    assert not re.search(r"__\w+|\basm\b|\bint128\b|#if", text)
    assert text.count("10923 >> 15") == 1 and "21846" not in text  # of two forms, that of any machine


def names(root: Path, file: Path) -> set[str]:
    """What a file declares at file scope: types, numbers of enumerations, functions, objects."""
    command = [
        "clang",
        "-fsyntax-only",
        "-Xclang",
        "-ast-dump=json",
        "-I",
        root / "tests/install/dropin",
        file,
    ]
    found: set[str] = set()
    inside = False
    for declared in json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["inner"]:
        place = declared["loc"].get("spellingLoc", declared["loc"])
        inside = Path(place["file"]) == file if "file" in place else inside
        if inside and "includedFrom" not in place:
            found |= {each["name"] for each in (declared, *declared.get("inner", ())) if _is_of_file(each)}
    return found


def _is_of_file(declared: dict[str, Any]) -> bool:
    """Whether a node of clang's tree gives a name to the whole file."""
    kinds = ("TypedefDecl", "RecordDecl", "EnumConstantDecl", "FunctionDecl", "VarDecl")
    return declared["kind"] in kinds and "name" in declared


def test_names_have_a_prefix(root: Path, tmp_path: Path) -> None:
    """Nothing that OpenSSH's headers may mean."""
    file = tmp_path / "sntrup761.c"
    file.write_text(dropin(root, "make amalgam", "0"))
    found = names(root, file)
    assert {"sangi_hash", "SANGI_WEIGHT", "sangi_limb", "sangi_ring761_twiddles"} <= found
    assert {name for name in found if not name.lower().startswith("sangi_")} == EXPORTED
    file.write_text("enum { WEIGHT = 286 };\n" + file.read_text())
    assert "WEIGHT" in names(root, file)


def printed(root: Path, folder: Path, compiler: str, emulator: tuple[str, ...] = ()) -> str:
    """What the same program prints where it is built by a compiler, and run by an emulator."""
    here = root / "tests/install/dropin"
    (folder / "sntrup761.c").write_text(dropin(root, "make amalgam", "0"))
    files = [folder / "sntrup761.c", here / "main.c", here / "host.c"]
    files += hashing(root)
    include = ("-I", here, "-I", root / "include", "-I", root / "src")
    run(compiler, "-O2", "-static", *STRICT, *include, *files, "-o", folder / "main")
    return subprocess.run(
        [*emulator, folder / "main"], capture_output=True, text=True, check=True, timeout=100
    ).stdout


@pytest.mark.full
@pytest.mark.parametrize(
    ("compiler", "emulator"), [("i686-linux-gnu-gcc", "qemu-i386"), ("s390x-linux-gnu-gcc", "qemu-s390x")]
)
def test_other_hosts(root: Path, tmp_path: Path, compiler: str, emulator: str) -> None:
    """32 bits, and big-endian: the same bytes."""
    here = printed(root, tmp_path, "gcc")
    assert here.endswith(" 0\n")
    assert printed(root, tmp_path, compiler, (emulator,)) == here


@pytest.mark.parametrize("leak", [False, True])
def test_poisoned_secret_key(root: Path, tmp_path: Path, leak: bool) -> None:
    """Memcheck sees no branch and no address that depends on a secret key; it sees one that was put there."""
    here = root / "tests/install/dropin"
    (tmp_path / "sntrup761.c").write_text(dropin(root, "make amalgam", "0"))
    files = [tmp_path / "sntrup761.c", here / "poisoned.c", here / "host.c"]
    files += hashing(root)
    include = ("-I", here, "-I", root / "include", "-I", root / "src")
    run("gcc", "-O2", "-g", *(["-DLEAK=7"] if leak else []), *include, *files, "-o", tmp_path / "main")
    command = ["valgrind", "--quiet", "--error-exitcode=9", tmp_path / "main"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert result.returncode == (9 if leak else 0), result.stderr
