# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C test of moduli at run time stops at a wrong library."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from sangi import toolchain

#: What is wrong, where, and what the test must say.
DAMAGES = {
    "a carry of a sum is lost": ("element", "borrow & (carry ^ 1)", "borrow", "add"),
    "a difference is not brought back": ("element", "sangi_limb_mask(borrow), more", "0, more", "sub"),
    "zero has one form": ("element", " | sangi_mp_equal(x, m->data, m->limbs)", "", "ohta: n is 0"),
    "a column too few": ("ohta", "/ BITS - 1;", "/ BITS;", "ohta: mul"),
    "2n leaves": ("ohta", "sangi_limb_mask(borrow), x, less_n", "sangi_limb_mask(1), x, less_n", "ohta: "),
    "a digit of a quotient is not compared": ("reciprocal", "sangi_limb_mask(borrow) &", "0 &", "ohta: "),
    "a shift of the divisor is forgotten": (
        "reciprocal",
        "(sangi_limb)~empty[i]",
        "empty[i]",
        "ohta: ",
    ),
    "a reciprocal of a limb is too small": ("reciprocal", "bits <= BITS", "bits <= BITS / 8", "ohta: "),
    "R^2 has a bit too many": ("montgomery", "t - wanted", "t - wanted - 1", "montgomery: "),
    "high and low change places": ("montgomery", "(m, low, x);", "(m, low, x + n);", "montgomery: wide"),
    "a window too few": ("exp", "/ window * window", "/ window * window - window", "exp"),
    "the last window": ("exp", "while (place > 0)", "while (place > 4)", "exp"),
    "an even number has an inverse": (
        "inv",
        "return sangi_limb_mask(x[0] & 1);",
        "return ~(sangi_limb)0;",
        "inv",
    ),
    "a power of two is not masked": ("binary", "x[i] & mask[i]", "x[i]", "auto: "),
    "too little memory": ("context", "SANGI_BAD_MEMORY;", "SANGI_OK;", "SANGI_BAD_MEMORY"),
    "an even modulus for Montgomery": ("context", "? even : 0", "? 0 : 0", "SANGI_BAD_METHOD"),
    "a modulus with a zero in front": ("context", "~(no_top | refused)", "~refused", "SANGI_BAD_MODULUS"),
    "n is below n": ("convert", "z[i] &= in_range", "z[i] &= z[i]", "leaves 0"),
}
FLAGS = ("-std=c11", "-O1", "-DSANGI_LIMB_BITS=64", "-DSANGI_ASM=0", "-DSANGI_TESTING=0")


def run(*command: str | Path, cwd: Path) -> None:
    """Runs a command; fails with what it said."""
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture(scope="module")
def compiler(root: Path) -> tuple[str, ...]:
    """A compiler with the flags of the library."""
    return (*toolchain.gcc().command, *FLAGS, *(f"-I{root / part}" for part in ("include", "src", ".")))


@pytest.fixture(scope="module")
def objects(
    root: Path, compiler: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Path]:
    """The library and the test, compiled, by their paths without suffix."""
    folder = tmp_path_factory.mktemp("objects")
    sources = [*(root / "tests" / "unit").glob("mod.c"), *(root / "generated" / "mod").glob("*_c64.c")]
    sources += [path for layer in ("mod", "mp", "word") for path in (root / "src" / layer).rglob("*.c")]
    made = {}
    for path in sources:
        name = path.relative_to(root).with_suffix("").as_posix()
        made[name] = folder / f"{name.replace('/', '_')}.o"
        run(*compiler, "-c", path, "-o", made[name], cwd=folder)
    return made


def said(objects: dict[str, Path], compiler: tuple[str, ...], folder: Path) -> str:
    """What the test prints."""
    run(*compiler, *objects.values(), "-o", folder / "test", cwd=folder)
    result = subprocess.run([folder / "test"], capture_output=True, text=True, timeout=60)
    assert (result.returncode == 0) == ("failed" not in result.stdout)
    return result.stdout


def test_the_right_library_passes(
    objects: dict[str, Path], compiler: tuple[str, ...], tmp_path: Path
) -> None:
    assert said(objects, compiler, tmp_path) == "mod 64 c\n"


@pytest.mark.parametrize(
    "what", [n if i % 4 == 0 else pytest.param(n, marks=pytest.mark.full) for i, n in enumerate(DAMAGES)]
)
def test_a_wrong_library_is_caught(
    what: str, root: Path, objects: dict[str, Path], compiler: tuple[str, ...], tmp_path: Path
) -> None:
    file, good, bad, expected = DAMAGES[what]
    text = (root / "src" / "mod" / f"{file}.c").read_text()
    assert text.count(good) == 1
    (tmp_path / "damaged.c").write_text(text.replace(good, bad))
    run(*compiler, "-w", "-c", tmp_path / "damaged.c", "-o", tmp_path / "damaged.o", cwd=tmp_path)
    found = said({**objects, f"src/mod/{file}": tmp_path / "damaged.o"}, compiler, tmp_path)
    assert any(line.startswith("failed: ") and expected in line for line in found.splitlines()), found
