# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C test suite under AddressSanitizer and UndefinedBehaviorSanitizer, at every limb width: a part in a run."""

import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from programs import but, every, left_out
from sampling import chosen, paired, sampled

from sangi import toolchain
from sangi.named import NAMED
from sangi.toolchain import Compiler

COMPILERS = {"gcc": toolchain.gcc, "clang": toolchain.clang}
FLAGS = ("-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SETTINGS = {
    "ASAN_OPTIONS": "strict_string_checks=1",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
#: (compiler, bits of a limb, assembly).
EVERY = [(c, w, a) for c in COMPILERS for w in (64, 32, 16) for a in (True, False) if w == 64 or not a]

EVERY_RUN = paired("sanitizers")

#: Calls that break their contract, and what the report must then name; the last breaks none.
CONTROLS = [
    ("short", "heap-buffer-overflow", "sangi_mp_from_bytes"),
    ("freed", "heap-use-after-free", "sangi_mp_from_bytes"),
    ("beside", "stack-buffer-overflow", "sangi_p256_add"),
    ("astray", "runtime error: ", "misaligned address"),
    ("fine", "", ""),
]
CONTROL = """
#include <stdlib.h>
#include <string.h>
#include <sangi/p256.h>

int main(int argc, char **argv) {
    sangi_p256 z, room[2] = {{{0}}};
    sangi_limb few[SANGI_P256_BYTES / sizeof(sangi_limb) - 1] = {0};
    const char *what = argc == 2 ? argv[1] : "";
    const size_t length = strcmp(what, "short") == 0 ? SANGI_P256_BYTES - 1 : SANGI_P256_BYTES;
    uint8_t *bytes = calloc(length, 1);
    if (strcmp(what, "freed") == 0)
        free(bytes);
    if (sangi_p256_from_bytes(&z, bytes, SANGI_P256_BYTES) != SANGI_OK)
        return 2;
    if (strcmp(what, "beside") == 0)
        sangi_p256_add((sangi_p256 *)(void *)few, &z, &z);
    if (strcmp(what, "astray") == 0)
        sangi_p256_add((sangi_p256 *)(void *)((char *)room + 1), &z, &z);
    free(bytes);
    return (int)few[0];
}
"""


def run(*command: str | Path, cwd: Path | None = None, kept: int = 1) -> str:
    """Runs a command, fails with what it said, returns what it printed; frames are kept after a return, or not."""
    settings = {**os.environ, **SETTINGS}
    settings["ASAN_OPTIONS"] += f":detect_stack_use_after_return={kept}"
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=600, env=settings)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


#: Layers that stand without the others, and the programs of tests/unit that are about them; those of long primes
#: compare with `mod`.
PARTS = {
    "fields": (("word", "mp", "field"), ("field", "field_x8", "inverse", "jacobi", "lanes")),
    "curves": (
        ("word", "mp", "mod", "field", "curve", "isogeny", "hash", "rng", "csidh"),
        (
            "curve",
            "csidh",
            "csidh_simd",
            "ctidh",
            "ctidh_simd",
            "ctidh_x8",
            "ctidh_x8_public",
            "ctidh1024",
            "ctidh1024_simd",
            "ctidh1024_x8",
            "ctidh1024_x8_public",
            "ctidh2048",
        ),
    ),
    "moduli": (
        ("word", "mp", "mod", "modexp", "rsa", "rng"),
        ("mp", "mod", "mod_short", "mod_simd", "almost", "lookup", "modx8", "modexp", "rsa", "word"),
    ),
    "rings": (
        ("word", "ring", "hash", "saber", "sntrup", "rng"),
        ("ring", "ring256", "ring761", "saber", "sntrup"),
    ),
}


def configured(root: Path, folder: Path, compiler: Compiler, width: int, assembly: bool) -> None:
    """A build with the sanitizers in every C file."""
    options = {
        "CMAKE_C_COMPILER": compiler.command[0],
        "CMAKE_C_FLAGS": " ".join(FLAGS),
        "CMAKE_BUILD_TYPE": "",
        "SANGI_LIMB_BITS": width,
        "SANGI_ASM": "ON" if assembly else "OFF",
        "SANGI_TESTS": "ON",
        "SANGI_TESTING": "ON",
    }
    settings = [f"-D{name}={value}" for name, value in options.items()]
    run("cmake", "-G", "Ninja", "-S", root, "-B", folder, *settings)


def compiled(folder: Path, part: str) -> list[Path]:
    """The objects of a part's layers, with no field but p511 where curves take it."""
    layers = {f"sangi_{layer}.dir" for layer in PARTS[part][0]}
    left = [name for name in NAMED if name != "p511"] if part == "curves" else []
    others = tuple(f"{name}{end}" for name in left for end in ("_", "x8", "."))
    listed = run("ninja", "-C", folder, "-t", "targets", "all").splitlines()
    objects = [Path(name) for name in (line.partition(": ")[0] for line in listed) if name.endswith(".o")]
    wanted = [path for path in objects if path.parts[1] in layers and not path.name.startswith(others)]
    run("ninja", "-C", folder, *wanted)
    return [folder / path for path in wanted]


def chooses(family: str, request: pytest.FixtureRequest, assembly: bool) -> tuple[Compiler, int]:
    """The compiler, and whether frames are kept."""
    if family == "clang":
        request.getfixturevalue("clang_runtime")
    # gcc 12 keeps no frame for that check at a multiple of 64 bytes, and then loads vectors as if it did.
    return COMPILERS[family](), 0 if family == "gcc" and assembly else 1


def judge(said: str, width: int, assembly: bool) -> str:
    """The back end, which is what the program of fields says of each."""
    forced = os.environ.get("SANGI_BACKEND") == "c"
    backend = "x64" if assembly and platform.machine() == "x86_64" and not forced else "c"
    fields = said.splitlines()
    assert fields and all(line.split()[1:] == [str(width), backend] for line in fields)
    return backend


@pytest.mark.full
@pytest.mark.matrix(3)
@pytest.mark.parametrize(("family", "width", "assembly"), EVERY)
def test_suite(
    root: Path, tmp_path: Path, request: pytest.FixtureRequest, family: str, width: int, assembly: bool
) -> None:
    """Every program; those that take long in assembly, and in C with 64 bits where all cases of a matrix run."""
    compiler, kept = chooses(family, request, assembly)
    left = left_out(32) if width < 64 or (not assembly and request.config.getoption("--sample")) else []
    programs = [name for name in every(root) if name not in left]
    configured(root, tmp_path, compiler, width, assembly)
    run("cmake", "--build", tmp_path, "--target", *(f"unit_{name}" for name in programs))
    said = run("ctest", "--test-dir", tmp_path, "--output-on-failure", *but(left), kept=kept)
    assert f"100% tests passed, 0 tests failed out of {len(programs)}" in said
    backend = judge(run(tmp_path / "tests" / "unit" / "field"), width, assembly)
    controls(root, tmp_path, compiler, width, backend, [tmp_path / "libsangi.a"])


@pytest.mark.parametrize("part", [pytest.param(name, marks=EVERY_RUN) for name in chosen(PARTS)])
@pytest.mark.parametrize(("family", "width", "assembly"), sampled(EVERY))
def test_part(
    root: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    family: str,
    width: int,
    assembly: bool,
    part: str,
) -> None:
    """Three programs of a part, over its layers alone; none that takes long in C, where that is what runs."""
    compiler, kept = chooses(family, request, assembly)
    left = [] if assembly else left_out(32)
    programs = tuple(name for name in PARTS[part][1] if name not in left)
    configured(root, tmp_path, compiler, width, assembly)
    objects = compiled(tmp_path, part)
    where = [f"-I{root / folder}" for folder in ("include", "src", ".")]
    flags = (f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={int(assembly)}", "-DSANGI_TESTING=1", "-std=c11")
    for name in dict.fromkeys((programs[0], *chosen(programs, 2))):
        source, program = root / "tests" / "unit" / f"{name}.c", tmp_path / name
        run(*compiler.command, *FLAGS, *flags, *where, source, *objects, "-o", program)
        said = run(program, kept=kept)
        if name == "field":
            controls(root, tmp_path, compiler, width, judge(said, width, assembly), objects)


def test_parts_have_every_program_of_one_layer(root: Path) -> None:
    named = {name for _, programs in PARTS.values() for name in programs}
    assert {path.stem for path in (root / "tests" / "unit").glob("*.c")} == named | {"dead_stack"}


def controls(
    root: Path, folder: Path, compiler: Compiler, width: int, backend: str, library: Sequence[Path]
) -> None:
    """Programs that misuse the very library that was tested; the sanitizers must say so."""
    source, program = folder / "control.c", folder / "control"
    source.write_text(CONTROL)
    flags = (*FLAGS, f"-DSANGI_LIMB_BITS={width}", "-I", root / "include")
    run(*compiler.command, *flags, source, *library, "-o", program)
    for what, kind, where in CONTROLS:
        # Assembly is not instrumented.
        if backend == "x64" and what in ("beside", "astray"):
            continue
        result = subprocess.run(
            [program, what], capture_output=True, text=True, env={**os.environ, **SETTINGS}
        )
        assert (result.returncode == 0) == (what == "fine"), result.stderr
        # Without a symbolizer, which clang's package does not bring, the report names no function.
        named = where in result.stderr or "external symbolizer" in result.stderr
        assert kind in result.stderr and named, result.stderr
