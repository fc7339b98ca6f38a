# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every form of the products in Saber's ring on this machine, also those that other targets get."""

import shutil
import subprocess
from pathlib import Path

import pytest
from sampling import sampled

from sangi import toolchain

RING = (
    "classic/karatsuba256",
    "classic/karatsuba64",
    "classic/schoolbook",
    "classic/toom4",
    "ntt16/ntt16",
    "ntt32/ntt32",
    "ring256",
)
FILES = (*(f"ring/{name}" for name in RING), "word/cpu", "word/wipe")
PLANTARD, WIDENING_MAC, MULHI, SPARSE_PRIME = 1, 2, 3, 4  # as in src/ring/form.h
SLOW = pytest.mark.full


def run(
    root: Path, folder: Path, compiler: toolchain.Compiler, *flags: str
) -> subprocess.CompletedProcess[str]:
    """All extremes and random operands, where signed words must not overflow."""
    layers = [root / "src" / f"{name}.c" for name in FILES]
    includes = [flag for path in ("include", "src", "") for flag in ("-I", str(root / path))]
    program, source = folder / "program", root / "tests" / "unit" / "ring256.c"
    checks = ("-fsanitize=undefined", "-fno-sanitize-recover")
    command = [*compiler.command, "-std=c11", "-DSANGI_ASM=0", *checks, *flags, *includes, source, *layers]
    subprocess.run([*map(str, command), "-o", str(program)], check=True)
    return subprocess.run([str(program)], capture_output=True, text=True, timeout=200)


def flags_of(number: int, autovec: int) -> tuple[str, str]:
    return f"-DSANGI_RING_FORM={number}", f"-DSANGI_RING_AUTOVEC={autovec}"


@pytest.mark.parametrize(
    ("number", "autovec", "family", "level"),
    [
        *sampled(
            [(WIDENING_MAC, 0, "gcc", "-O2"), (MULHI, 0, "clang", "-O2"), (SPARSE_PRIME, 0, "gcc", "-O2")]
        ),
        *(
            pytest.param(number, autovec, family, level, marks=SLOW)
            for number, autovec in ((PLANTARD, 0), (WIDENING_MAC, 0), (MULHI, 1), (SPARSE_PRIME, 0))
            for family in ("gcc", "clang")
            for level in ("-O1", "-O3")
        ),
    ],
)
def test_form(number: int, autovec: int, family: str, level: str, root: Path, tmp_path: Path) -> None:
    compiler = toolchain.gcc() if family == "gcc" else toolchain.clang()
    done = run(root, tmp_path, compiler, level, *flags_of(number, autovec))
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_form_that_leaves_a_sum_as_it_is_fails(root: Path, tmp_path: Path) -> None:
    """The extremes reach what the bounds say: without bringing values nearer to zero some word overflows."""
    sources = tmp_path / "ring"
    shutil.copytree(root / "src" / "ring", sources)
    form = sources / "ntt32" / "widening_mac.h"
    text = form.read_text()
    assert "SANGI_NTT32_REDUCE_FORWARD = 1" in text
    form.write_text(text.replace("SANGI_NTT32_REDUCE_FORWARD = 1", "SANGI_NTT32_REDUCE_FORWARD = 0"))
    layers = [sources / f"{name.removeprefix('ring/')}.c" for name in FILES if name.startswith("ring")]
    layers += [root / "src" / f"{name}.c" for name in FILES if name.startswith("word")]
    includes = [f"-I{path}" for path in (tmp_path, root / "include", root / "src", root)]
    flags = (
        "-std=c11",
        "-O1",
        "-DSANGI_ASM=0",
        "-fsanitize=undefined",
        "-fno-sanitize-recover",
        *flags_of(WIDENING_MAC, 1),
    )
    source, program = root / "tests" / "unit" / "ring256.c", tmp_path / "program"
    command = [*toolchain.gcc().command, *flags, *includes, source, *layers, "-o", program]
    subprocess.run([str(word) for word in command], check=True)
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=200)
    assert done.returncode != 0 and "overflow" in done.stderr
