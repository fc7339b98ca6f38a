# SPDX-License-Identifier: MIT OR Apache-2.0
"""libFuzzer on Saber's decapsulation: for a moment in some runs, longer with --full."""

import random
from pathlib import Path

import pytest
from objects import objects
from test_fuzz import FLAGS, FULL_SECONDS, SANITIZERS, SECONDS, fuzzed, in_a_run, run

from sangi import toolchain

LAYERS = ("word", "hash", "ring", "saber")
MOST = 1 + 3040 + 1472

pytestmark = [pytest.mark.usefixtures("clang_runtime"), *in_a_run("saber")]


def built(root: Path, folder: Path, width: int = 64, damage: tuple[str, str, str] | None = None) -> Path:
    """The target; the library in it may be damaged: in a file of src/saber, good by bad."""
    where = [f"-I{root / part}" for part in ("include", "src", ".")]
    if damage:
        file, good, bad = damage
        text = (root / "src" / "saber" / file).read_text()
        assert good in text
        (folder / "saber").mkdir()
        (folder / "saber" / file).write_text(text.replace(good, bad))
        where.insert(0, f"-I{folder}")
    sources = [path for layer in LAYERS for path in (root / "src" / layer).rglob("*.c")]
    command = (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0", *where)
    below = objects((*command, f"-fsanitize=fuzzer-no-link,{SANITIZERS}"), sources, folder / "objects")
    harness = Path(__file__).with_name("saber.c")
    link = (harness, *below, "-o", folder / "decaps")
    run(*command, "-Wall", "-Wextra", "-Werror", f"-fsanitize=fuzzer,{SANITIZERS}", *link, cwd=folder)
    seeds = folder / "seeds"
    seeds.mkdir()
    for choice, (ciphertext, secret) in enumerate(((736, 1568), (1088, 2304), (1472, 3040))):
        whole = bytearray(ciphertext + secret)
        (seeds / f"{choice}-made").write_bytes(bytes([choice]))
        for place in (0, ciphertext - 1, ciphertext, ciphertext + secret - 97, ciphertext + secret - 1):
            whole[place] = 1
            (seeds / f"{choice}-{place}").write_bytes(bytes([choice, *whole]))
            whole[place] = 0
        (seeds / f"{choice}-any").write_bytes(bytes([choice]) + random.Random(choice).randbytes(len(whole)))
    return folder / "decaps"


def passes(target: Path, seconds: int, seed: int) -> None:
    """The target finds nothing, and runs."""
    result = fuzzed(target, seconds, seed or 1, MOST)
    assert result.returncode == 0, result.stderr[-4000:]
    assert "stat::number_of_executed_units:" in result.stderr


def test_for_a_moment(root: Path, tmp_path: Path, seed: int) -> None:
    passes(built(root, tmp_path), SECONDS, seed)


@pytest.mark.full
@pytest.mark.parametrize(("width", "seconds"), [(64, FULL_SECONDS), (32, SECONDS), (16, SECONDS)])
def test_for_long(root: Path, tmp_path: Path, width: int, seconds: int, seed: int) -> None:
    passes(built(root, tmp_path, width), seconds, seed)


#: Wrong decapsulations and what must be said of each.
DAMAGES = {
    "no rejection": ("kem.inc", "rejected & (keys[i]", "0 & (keys[i]", "another ciphertext is rejected"),
    "a byte is not compared": (
        "encrypt.inc",
        "differ(again, ciphertext, CIPHER)",
        "differ(again, ciphertext, CIPHER - 1)",
        "another ciphertext is rejected",
    ),
    "a byte too many": (
        "encrypt.inc",
        "differ(again, ciphertext, CIPHER)",
        "differ(again, ciphertext, CIPHER + 1)",
        "AddressSanitizer",
    ),
}


@pytest.mark.parametrize(
    "what", [n if not i else pytest.param(n, marks=pytest.mark.full) for i, n in enumerate(DAMAGES)]
)
def test_a_wrong_decapsulation_is_found(root: Path, tmp_path: Path, what: str, seed: int) -> None:
    *damage, said = DAMAGES[what]
    file, good, bad = damage
    result = fuzzed(built(root, tmp_path, damage=(file, good, bad)), 20, seed or 1, MOST)
    assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
