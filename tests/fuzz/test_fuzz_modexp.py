# SPDX-License-Identifier: MIT OR Apache-2.0
"""libFuzzer on modular exponentiation, beside GMP: for a moment in some runs, longer with --full."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_fuzz import FLAGS, FULL_SECONDS, SANITIZERS, SECONDS, fuzzed, in_a_run, run

from sangi import toolchain

MOST = 7 + 3 * 1024

pytestmark = [pytest.mark.usefixtures("clang_runtime"), *in_a_run("modexp")]


def built(root: Path, folder: Path, width: int = 64, damage: tuple[str, str, str] | None = None) -> Path:
    """The target; a file of src/modexp may be damaged: its name, good, bad."""
    layers = ("modexp", "mod", "mp", "word")
    sources = [path for layer in layers for path in (root / "src" / layer).rglob("*.c")]
    sources += (root / "generated" / "mod").glob(f"*_c{width}.c")
    if damage:
        name, good, bad = damage
        sources.remove(root / "src" / "modexp" / name)
        text = (root / "src" / "modexp" / name).read_text()
        assert good in text
        sources.append(folder / "damaged.c")
        sources[-1].write_text(text.replace(good, bad))
    where = [f"-I{root / part}" for part in ("include", "src", ".")]
    command = (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0", *where)
    harness = (Path(__file__).with_name("modexp.c"), *sources, "-lgmp", "-o", folder / "modexp")
    run(*command, f"-fsanitize=fuzzer,{SANITIZERS}", *harness, cwd=folder)
    (folder / "seeds").mkdir()
    code = {length: length if length < 97 else 0x8000 + (length - 0x8000) % 1025 for length in range(1025)}
    for number, (b, e, n) in enumerate(
        ((1, 1, 1), (8, 40, 8), (9, 3, 16), (40, 2, 80), (130, 5, 129), (64, 40, 64))
    ):
        for kind in (0, 1, 2, 130):
            head = b"".join(code[length].to_bytes(2, "big") for length in (b, e, n)) + bytes([kind])
            body = bytes(range(1, 256)) * 2
            (folder / "seeds" / f"{number}-{kind}").write_bytes(head + body[: b + e + n])
    return folder / "modexp"


def test_for_a_moment(root: Path, tmp_path: Path, seed: int) -> None:
    result = fuzzed(built(root, tmp_path), SECONDS, seed or 1, MOST)
    assert result.returncode == 0, result.stderr[-4000:]


@pytest.mark.full
@pytest.mark.parametrize(("width", "seconds"), [(64, FULL_SECONDS), (32, SECONDS), (16, SECONDS)])
def test_each_width(root: Path, tmp_path: Path, width: int, seconds: int, seed: int) -> None:
    result = fuzzed(built(root, tmp_path, width), seconds, seed or 1, MOST)
    assert result.returncode == 0, result.stderr[-4000:]


#: A wrong library, and what the target says of it.
DAMAGES = {
    "a factor is lost": (
        ("join.c", "sangi_mp_shift_right(m, task.m, n, k);", "sangi_mp_shift_right(m, task.m, n, 0);"),
        "broken: ",
    ),
    "too little scratch": (
        ("modexp.c", "SANGI_MODEXP_SCRATCH(modulus_length)", "0"),
        "too little scratch is refused",
    ),
    "a limb too far": (
        ("number.c", "sangi_modexp_zero(z + i, n - i);", "sangi_modexp_zero(z + i, n - i + 1 + 999 * n);"),
        "AddressSanitizer",
    ),
}


@pytest.mark.full
@pytest.mark.parametrize("what", DAMAGES)
def test_a_wrong_library_is_found(root: Path, tmp_path: Path, what: str, seed: int) -> None:
    damage, said = DAMAGES[what]
    result = fuzzed(built(root, tmp_path, damage=damage), 20, seed or 1, MOST)
    assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
