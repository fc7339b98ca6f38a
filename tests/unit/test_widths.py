# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library at every limb width, with and without assembly, and on a compiler that is not GNU C."""

import os
import platform
import subprocess
from pathlib import Path

import pytest
from objects import objects
from programs import but, left_out
from sampling import paired, sampled

from sangi import toolchain
from sangi.codegen import shared
from sangi.named import NAMED

FIELDS = ("p256", "p381", "p511")
#: What runs where there is assembly: a test build obeys the environment.
FASTEST = "c" if os.environ.get("SANGI_BACKEND") == "c" else "x64"
#: No GNU C: then nothing keeps gcc from warning of the extensions that it is still asked for.
PLAIN = ("-U__GNUC__", "-Wno-pedantic")


OPTIONS = {
    "32": (["-DSANGI_LIMB_BITS=32"], "32 c"),
    "16": (["-DSANGI_LIMB_BITS=16"], "16 c"),
    "no assembly": (["-DSANGI_ASM=OFF"], "64 c"),
    "clang": (["-DCMAKE_C_COMPILER=clang"], f"64 {FASTEST}"),
}
#: One of them where the seed draws them; the others are run with --full.
EVERY_RUN = paired("widths")


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Runs a command, fails with what it said, returns what it printed."""
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.matrix(2)
@pytest.mark.parametrize(
    ("options", "expected"),
    sampled([pytest.param(*OPTIONS[name], id=name, marks=EVERY_RUN) for name in OPTIONS]),
)
def test_build(
    root: Path, tmp_path: Path, pytestconfig: pytest.Config, options: list[str], expected: str
) -> None:
    """What takes long in C runs with --full, and the longest programs where limbs have more than 16 bits."""
    run("cmake", "-G", "Ninja", "-S", root, "-B", tmp_path, "-DSANGI_TESTS=ON", "-DSANGI_WERROR=ON", *options)
    run("cmake", "--build", tmp_path)
    width = int(expected.split()[0])
    if pytestconfig.getoption("--full"):
        width = 64 if width == 16 else 65
    assert "100% tests passed" in run("ctest", "--test-dir", tmp_path, *but(left_out(width)))
    said = run(tmp_path / "tests" / "unit" / "field")
    assert said.splitlines() == [f"{name} {expected}" for name in FIELDS]


def test_the_built_tree(build: Path) -> None:
    """What `make build` built runs assembly where that was asked for and the machine has it."""
    cache = (build / "CMakeCache.txt").read_text()
    assembly = "SANGI_ASM:BOOL=ON" in cache and platform.machine() == "x86_64"
    said = run(build / "tests" / "unit" / "field").splitlines()
    assert said == [f"{name} 64 {FASTEST if assembly else 'c'}" for name in FIELDS]


def compiled(root: Path, folder: Path, width: int, *flags: str, generated: Path | None = None) -> Path:
    """The C tests of the fields, over the library's own sources compiled with the flags."""
    made = folder / "field"
    others = set(NAMED) - set(FIELDS)
    sources = [*(root / "src" / "mp").glob("*.c"), *(root / "src" / "word").glob("*.c")]
    sources += [
        path for path in (root / "src" / "field").rglob("*.c") if path.stem.removesuffix("x8") not in others
    ]
    sources += [(generated or root / "generated" / "field") / f"{name}_c{width}.c" for name in FIELDS]
    where = [f"-I{root / folder}" for folder in ("include", "src", ".")]
    definitions = (f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0")
    command = (*toolchain.gcc().command, *toolchain.C11, "-O1", *definitions)
    below = objects((*command, *flags, *where), sources, folder / "objects")
    run(*command, *where, root / "tests" / "unit" / "field.c", *below, "-o", made)
    return made


@pytest.mark.parametrize("width", sampled([64, 32, 16]))
def test_without_gnu_c(root: Path, tmp_path: Path, width: int) -> None:
    """The plain branch of every word helper, which compilers without GNU C take."""
    helpers = (root / "generated" / "word" / f"limb{width}.h").read_text()
    assert helpers.count("#if defined(__GNUC__)") == (5 if width == 64 else 2)
    said = run(compiled(root, tmp_path, width, *PLAIN, "-U__SIZEOF_INT128__"))
    assert said.splitlines() == [f"{name} {width} c" for name in FIELDS]
    dump = run(
        toolchain.gcc().command[0], "-E", "-P", "-U__GNUC__", root / "generated" / "word" / f"limb{width}.h"
    )
    assert "volatile uint" in dump and "__builtin" not in dump


@pytest.mark.parametrize(
    ("good", "bad"),
    sampled(
        [
            ("*carry = (LIMB)((s < a) | (t < s));", "*carry = (LIMB)(s < a);"),
            ("*borrow = (LIMB)((a < b) | (s < *borrow));", "*borrow = (LIMB)(a < b);"),
            ("volatile LIMB hidden = a;", "volatile LIMB hidden = a | 1;"),
        ]
    ),
)
def test_a_wrong_plain_helper_is_caught(root: Path, tmp_path: Path, good: str, bad: str) -> None:
    helpers = (root / "generated" / "word" / "limb64.h").read_text()
    good, bad = (text.replace("LIMB", "uint64_t") for text in (good, bad))
    assert good in helpers
    word = tmp_path / "generated" / "word"
    word.mkdir(parents=True)
    (word / "limb64.h").write_text(helpers.replace(good, bad))
    made = compiled(root, tmp_path, 64, *PLAIN, f"-iquote{tmp_path}")
    result = subprocess.run([made], capture_output=True, text=True)
    assert result.returncode == 1 and "failed: p256: " in result.stdout


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("sangi_limb_add(x1, y1", "sangi_limb_sub(x1, y1"),
        ("z[3] = ", "z[2] = "),
        ("UINT64_C(0xffffffff00000001)", "UINT64_C(0xffffffff00000003)"),
    ],
)
def test_a_wrong_kernel_is_caught(root: Path, tmp_path: Path, good: str, bad: str) -> None:
    fields = tmp_path / "damaged"
    fields.mkdir()
    for path in (root / "generated" / "field").glob("*_c64.c"):
        (fields / path.name).write_text(path.read_text())
    text = shared.whole(root, "generated/field/p256_c64.c")
    assert good in text
    (fields / "p256_c64.c").write_text(text.replace(good, bad, 1))
    result = subprocess.run([compiled(root, tmp_path, 64, generated=fields)], capture_output=True, text=True)
    assert result.returncode == 1 and "failed: p256: " in result.stdout
