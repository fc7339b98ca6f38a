# SPDX-License-Identifier: MIT OR Apache-2.0
"""libFuzzer on the validation of CSIDH-512's public keys: for a moment in some runs, longer with --full."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from objects import objects as compile_each
from test_fuzz import FLAGS, FULL_SECONDS, SANITIZERS, SECONDS, fuzzed, in_a_run, run

from sangi import toolchain
from sangi.named import NAMED

LAYERS = ("word", "hash", "curve", "isogeny", "csidh")
#: Files of the layers that are of longer primes.
OTHERS = ("p1020.c", "p2047.c", "ctidh1024.c", "ctidh2048.c")
#: What p511 takes of the layers below, as names without their endings.
FIELD = ("batch", "encode", "inverse", "power", "small", "p511")
NUMBERS = ("bytes", "compare", "divsteps", "invert", "jacobi", "lanes", "transform")
P = NAMED["p511"].modulus
MOST = 80

pytestmark = [pytest.mark.usefixtures("clang_runtime"), *in_a_run("csidh")]


def command(root: Path, width: int) -> tuple[str, ...]:
    """The compiler with what every file takes."""
    where = [f"-I{root / part}" for part in ("include", "src", ".")]
    return (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0", *where)


def compiled(root: Path, folder: Path, sources: Sequence[Path], width: int) -> list[Path]:
    """The objects of some files, with sanitizers."""
    flags = (*command(root, width), f"-fsanitize=fuzzer-no-link,{SANITIZERS}")
    return compile_each(flags, sources, folder)


def library(root: Path, folder: Path, width: int = 64) -> list[Path]:
    """What of the library CSIDH-512 takes."""
    layers = [path for layer in LAYERS for path in (root / "src" / layer).rglob("*.c")]
    sources = [path for path in layers if not any(path.match(name) for name in OTHERS)]
    sources += [root / "src" / "field" / f"{name}.c" for name in FIELD]
    sources += [root / "src" / "mp" / f"{name}.c" for name in NUMBERS]
    sources.append(root / "generated" / "field" / f"p511_c{width}.c")
    return compiled(root, folder, sources, width)


@pytest.fixture(scope="module")
def objects(root: Path, tmp_path_factory: pytest.TempPathFactory, clang_runtime: None) -> list[Path]:
    """The library with 64-bit limbs."""
    return library(root, tmp_path_factory.mktemp("csidh") / "objects")


def linked(
    root: Path, folder: Path, objects: list[Path], width: int = 64, damage: tuple[str, str] | None = None
) -> Path:
    """The target; the library in it may be damaged: in validate.c, good by bad."""
    if damage:
        good, bad = damage
        text = (root / "src" / "csidh" / "validate.c").read_text()
        assert good in text
        (folder / "validate.c").write_text(text.replace(good, bad))
        objects = [path for path in objects if path.name != "validate.o"]
        objects += compiled(root, folder / "damaged", [folder / "validate.c"], width)
    harness = Path(__file__).with_name("csidh.c")
    warnings = ("-Wall", "-Wextra", "-Werror")
    link = (harness, *objects, "-o", folder / "validate")
    run(*command(root, width), *warnings, f"-fsanitize=fuzzer,{SANITIZERS}", *link, cwd=folder)
    seeds = folder / "seeds"
    seeds.mkdir()
    known = json.loads((root / "tests" / "kat" / "csidh512.json").read_text())
    keys = [a.to_bytes(64, "little") for a in (0, 6, P - 6, 1, 2, P - 2, P - 1, P, P + 6)]
    keys += [bytes.fromhex(known["vectors"][0]["A_a"]), bytes(63), bytes(65), b""]
    keys += [bytes.fromhex(entry["public"]) for entry in known["refused"][4:6] + known["refused"][-2:]]
    for number, key in enumerate(keys):
        (seeds / f"key-{number}").write_bytes(b"\0" + key)
    for number, steps in enumerate((b"", b"\0", b"\1\2\3\4\5\6", bytes([146, 147, 149]))):
        (seeds / f"steps-{number}").write_bytes(b"\1" + steps)
    return folder / "validate"


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
    passes(linked(root, tmp_path, library(root, tmp_path / "objects", width), width), seconds, seed)


#: Wrong validations and what must be said of each.
DAMAGES = {
    "ordinary": ("if (!sangi_curve_is_neutral(&q))", "if (0)", "an accepted curve"),
    "singular": ("if (fp_equal(a, &t))", "if (0)", "a curve and its twist"),
    "few": ("above != 0", "above > 1000", "a public key"),
    "a byte too far": ("i < sizeof s->order; i++", "i <= 1U << 20; i++", "Sanitizer"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_wrong_validation_is_found(
    root: Path, tmp_path: Path, objects: list[Path], what: str, seed: int
) -> None:
    good, bad, said = DAMAGES[what]
    target = linked(root, tmp_path, objects, damage=(good, bad))
    result = fuzzed(target, 20, seed or 1, MOST)
    assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
