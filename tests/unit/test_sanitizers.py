# SPDX-License-Identifier: MIT OR Apache-2.0
"""The whole C test suite under AddressSanitizer and UndefinedBehaviorSanitizer, at every limb width."""

import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from sampling import chosen, drawn, sampled

from sangi import toolchain
from sangi.toolchain import Compiler

COMPILERS = {"gcc": toolchain.gcc, "clang": toolchain.clang}
FLAGS = ("-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SETTINGS = {
    "ASAN_OPTIONS": "strict_string_checks=1",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
#: (compiler, bits of a limb, assembly).
EVERY = [(c, w, a) for c in COMPILERS for w in (64, 32, 16) for a in (True, False) if w == 64 or not a]

#: Either these or the builds of test_widths.py are in a run.
EVERY_RUN = drawn("sanitizers", ("sanitizers", "widths"))

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


def built(
    root: Path, folder: Path, compiler: Compiler, width: int, assembly: bool, programs: Sequence[str]
) -> None:
    """The library and programs of its tests, with the sanitizers in every C file."""
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
    run("cmake", "--build", folder, "--target", *(f"unit_{name}" for name in programs))


@pytest.mark.parametrize(
    "some",
    [pytest.param(True, marks=EVERY_RUN), pytest.param(False, marks=pytest.mark.full)],
    ids=["some", "all"],
)
@pytest.mark.parametrize(("family", "width", "assembly"), sampled(EVERY))
def test_suite(
    root: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    family: str,
    width: int,
    assembly: bool,
    some: bool,
) -> None:
    """Every program, or in every run that of fields and a third of the others."""
    if family == "clang":
        request.getfixturevalue("clang_runtime")
    compiler = COMPILERS[family]()
    programs = sorted(path.stem for path in (root / "tests" / "unit").glob("*.c"))
    if some:
        programs = ["field", *chosen([name for name in programs if name != "field"], len(programs) // 3)]
    built(root, tmp_path, compiler, width, assembly, programs)
    # gcc 12 keeps no frame for that check at a multiple of 64 bytes, and then loads vectors as if it did.
    kept = 0 if family == "gcc" and assembly else 1
    only = f"^({'|'.join(programs)})$"
    said = run("ctest", "--test-dir", tmp_path, "--output-on-failure", "-R", only, kept=kept)
    assert f"100% tests passed, 0 tests failed out of {len(programs)}" in said
    fields = run(tmp_path / "tests" / "unit" / "field").splitlines()
    forced = os.environ.get("SANGI_BACKEND") == "c"
    backend = "x64" if assembly and platform.machine() == "x86_64" and not forced else "c"
    assert fields and all(line.split()[1:] == [str(width), backend] for line in fields)
    controls(root, tmp_path, compiler, width, backend)


def controls(root: Path, folder: Path, compiler: Compiler, width: int, backend: str) -> None:
    """Programs that misuse the very library that was tested; the sanitizers must say so."""
    source, program = folder / "control.c", folder / "control"
    source.write_text(CONTROL)
    flags = (*FLAGS, f"-DSANGI_LIMB_BITS={width}", "-I", root / "include")
    run(*compiler.command, *flags, source, folder / "libsangi.a", "-o", program)
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
