# SPDX-License-Identifier: MIT OR Apache-2.0
"""libFuzzer on sntrup761's decoders: for a moment in some runs, longer with --full."""

import platform
import random
from pathlib import Path

import pytest
from objects import objects as compile_each
from test_fuzz import FLAGS, FULL_SECONDS, SANITIZERS, SECONDS, fuzzed, in_a_run, run

from sangi import toolchain

LAYERS = ("word", "hash", "ring", "sntrup")
PUBLIC, SECRET, CIPHERTEXT = 1158, 1763, 1039
#: Whether there are engines in vectors; compiling them for it takes a while, so that only --full does.
VECTORS = platform.machine().lower() in ("x86_64", "amd64")
MOST = 1 + CIPHERTEXT + SECRET

pytestmark = [pytest.mark.usefixtures("clang_runtime"), *in_a_run("sntrup")]


def command(root: Path, width: int, vectors: bool) -> tuple[str, ...]:
    """The compiler with what every file takes."""
    where = [f"-I{root / part}" for part in ("include", "src", ".")]
    asm = f"-DSANGI_ASM={int(vectors)}"
    return (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", asm, *where)


def compiled(root: Path, folder: Path, sources: list[Path], width: int, vectors: bool) -> list[Path]:
    """The objects of some files, with sanitizers."""
    flags = (*command(root, width, vectors), f"-fsanitize=fuzzer-no-link,{SANITIZERS}")
    return compile_each(flags, sources, folder)


def library(root: Path, folder: Path, width: int = 64, vectors: bool = False) -> list[Path]:
    """What of the library sntrup761 takes."""
    sources = [path for layer in LAYERS for path in sorted((root / "src" / layer).rglob("*.c"))]
    return compiled(root, folder, sources, width, vectors)


@pytest.fixture(scope="module")
def objects(root: Path, tmp_path_factory: pytest.TempPathFactory, clang_runtime: None) -> list[Path]:
    """The library with 64-bit limbs."""
    return library(root, tmp_path_factory.mktemp("sntrup") / "objects")


def linked(
    root: Path,
    folder: Path,
    objects: list[Path],
    width: int = 64,
    vectors: bool = False,
    damage: tuple[str, str, str] | None = None,
) -> Path:
    """The target; the library in it may be damaged: in a file of src/sntrup, good by bad."""
    if damage:
        file, good, bad = damage
        text = (root / "src" / "sntrup" / file).read_text()
        assert good in text
        (folder / file).write_text(text.replace(good, bad))
        objects = [path for path in objects if path.stem != Path(file).stem]
        objects += compiled(root, folder / "damaged", [folder / file], width, vectors)
    harness = Path(__file__).with_name("sntrup.c")
    warnings = ("-Wall", "-Wextra", "-Werror")
    link = (harness, *objects, "-o", folder / "decode")
    run(*command(root, width, vectors), *warnings, f"-fsanitize=fuzzer,{SANITIZERS}", *link, cwd=folder)
    seeds = folder / "seeds"
    seeds.mkdir()
    places = (0, CIPHERTEXT - 33, CIPHERTEXT - 1, CIPHERTEXT, CIPHERTEXT + 382, CIPHERTEXT + SECRET - 1)
    for choice, length in enumerate((CIPHERTEXT + SECRET, PUBLIC, PUBLIC, CIPHERTEXT - 32, 191)):
        whole = bytearray(length)
        (seeds / f"{choice}-made").write_bytes(bytes([choice]))
        for place in (place for place in places if place < length):
            whole[place] = 1
            (seeds / f"{choice}-{place}").write_bytes(bytes([choice, *whole]))
            whole[place] = 0
        (seeds / f"{choice}-all").write_bytes(bytes([choice]) + b"\xff" * length)
        (seeds / f"{choice}-any").write_bytes(bytes([choice]) + random.Random(choice).randbytes(length))
    return folder / "decode"


def passes(target: Path, seconds: int, seed: int) -> None:
    """The target finds nothing, and runs."""
    result = fuzzed(target, seconds, seed or 1, MOST)
    assert result.returncode == 0, result.stderr[-4000:]
    assert "stat::number_of_executed_units:" in result.stderr


def test_for_a_moment(root: Path, tmp_path: Path, objects: list[Path], seed: int) -> None:
    passes(linked(root, tmp_path, objects), SECONDS, seed)


@pytest.mark.full
@pytest.mark.parametrize(("width", "seconds"), [(64, FULL_SECONDS), (32, SECONDS), (16, SECONDS)])
def test_for_long(root: Path, tmp_path: Path, width: int, seconds: int, seed: int) -> None:
    vectors = VECTORS and width == 64
    objects = library(root, tmp_path / "objects", width, vectors)
    passes(linked(root, tmp_path, objects, width, vectors), seconds, seed)


@pytest.mark.full
def test_engines_that_differ_are_seen(root: Path, tmp_path: Path, seed: int) -> None:
    if not VECTORS:
        pytest.skip("needs an x86-64 CPU")
    damage = ("coding_avx2.c", "_mm256_and_si256(x, two), two)", "_mm256_and_si256(x, two), one)")
    target = linked(root, tmp_path, library(root, tmp_path / "objects", 64, True), 64, True, damage)
    result = fuzzed(target, 20, seed or 1, MOST)
    assert result.returncode != 0 and "broken: two engines" in result.stderr, result.stderr[-4000:]


#: Wrong decoders and decapsulations, and what must be said of each.
DAMAGES = {
    "no rejection": ("kem.c", "(uint8_t)is_zero(differ)", "0xff", "another ciphertext is rejected"),
    "a byte is not compared": (
        "kem.c",
        "i < CIPHERTEXT; i++)\n        differ",
        "i < CIPHERTEXT - 1; i++)\n        differ",
        "another ciphertext is rejected",
    ),
    "a byte too many": (
        "kem.c",
        "i < CIPHERTEXT; i++)\n        differ",
        "i < CIPHERTEXT + 1; i++)\n        differ",
        "Sanitizer",
    ),
    "a number that is not reduced": (
        "coding.c",
        "divide(high, m1, &high);",
        "",
        "a coefficient",
    ),
    "a byte too far": ("coding.c", "bytes[i / 4]", "bytes[(i + 3) / 4]", "AddressSanitizer"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_wrong_decoder_is_found(
    root: Path, tmp_path: Path, objects: list[Path], what: str, seed: int
) -> None:
    file, good, bad, said = DAMAGES[what]
    target = linked(root, tmp_path, objects, damage=(file, good, bad))
    result = fuzzed(target, 20, seed or 1, MOST)
    assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
