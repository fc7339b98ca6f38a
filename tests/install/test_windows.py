# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library for Windows, built by mingw-w64 and run by Wine: its own tests, its DLL, and programs that use either."""

from __future__ import annotations

import fcntl
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commands import run
from windows import COMPILER, Wine, compiled

from sangi_lab.bench.table import cpu_features

HERE = Path(__file__).parent
#: It asks for randomness twice, and for a great deal.
RANDOM = """
#include <string.h>

#include <sangi/rng.h>

int main(void) {
    static uint8_t a[1 << 20], b[1 << 20];

    if (sangi_rng_host(0, a, sizeof a) != SANGI_OK || sangi_rng_host(0, b, sizeof b) != SANGI_OK)
        return 1;
    for (size_t i = 0; i + 16 < sizeof a; i += 4096)
        if (memcmp(a + i, b + i, 16) == 0)
            return 2;
    return 0;
}
"""

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"),
]


@pytest.fixture(scope="session")
def wine(root: Path) -> Wine:
    return Wine(root / "build")


@pytest.fixture(scope="session")
def tree(root: Path, wine: Wine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tree that is built, and where it is installed; the first worker builds, others wait."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "windows"
    folder.mkdir(exist_ok=True)
    options = {
        "CMAKE_SYSTEM_NAME": "Windows",
        "CMAKE_SYSTEM_PROCESSOR": "x86_64",
        "CMAKE_C_COMPILER": COMPILER,
        "CMAKE_ASM_COMPILER": COMPILER,
        "CMAKE_CROSSCOMPILING_EMULATOR": wine.command,
        "CMAKE_C_FLAGS_RELEASE": "-O1",
        "SANGI_TESTS": "ON",
        "SANGI_TESTING": "ON",
        "SANGI_WERROR": "ON",
    }
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "installed").is_dir():
            settings = [f"-D{name}={value}" for name, value in options.items()]
            run("cmake", "-G", "Ninja", "-S", root, "-B", folder / "build", *settings)
            run("cmake", "--build", folder / "build")
            run("cmake", "--install", folder / "build", "--prefix", folder / "first")
            (folder / "first").rename(folder / "installed")
    return folder


@pytest.mark.matrix(2)
@pytest.mark.parametrize("backend", ["c", "avx2", "ifma"])
def test_suite(root: Path, wine: Wine, tree: Path, backend: str) -> None:
    result = subprocess.run(
        ["ctest", "--test-dir", tree / "build", "--output-on-failure"],
        env={**wine.environment, "SANGI_BACKEND": backend},
        capture_output=True,
        text=True,
    )
    suite = list((root / "tests" / "unit").glob("*.c"))
    assert f"100% tests passed, 0 tests failed out of {len(suite)}" in result.stdout, result.stdout
    wine.environment["SANGI_BACKEND"] = backend
    fields = wine.run(tree / "build" / "tests" / "unit" / "field.exe").stdout.splitlines()
    scalar = "x64" if backend != "c" and {"adx", "bmi2"} <= cpu_features() else "c"
    assert fields and all(line.split()[1:] == ["64", scalar] for line in fields)


def test_the_dll_exports_what_is_recorded(root: Path, tree: Path) -> None:
    listed = run(COMPILER.replace("gcc", "objdump"), "-p", tree / "installed" / "bin" / "libsangi.dll")
    names = re.findall(r"^\s*\[\s*\d+\] (\w+)$", listed.partition("[Ordinal/Name Pointer]")[2], re.MULTILINE)
    assert sorted(names) == (HERE / "symbols.txt").read_text().splitlines()


@pytest.mark.parametrize("kind", ["dll", "static"])
def test_programs(wine: Wine, tree: Path, tmp_path: Path, kind: str) -> None:
    """By the import library and the DLL, or by the static library and what it asks of the system."""
    installed = tree / "installed"
    libraries = {"dll": ["libsangi.dll.a"], "static": ["libsangi.a"]}[kind]
    linked = [*(installed / "lib" / name for name in libraries), *(["-lbcrypt"] if kind == "static" else [])]
    (tmp_path / "random.c").write_text(RANDOM)
    for source in (HERE / "main.c", tmp_path / "random.c"):
        program = tmp_path / f"{source.stem}.exe"
        compiled("-std=c11", f"-I{installed / 'include'}", source, *linked, "-o", program)
    if kind == "dll":
        (tmp_path / "libsangi.dll").symlink_to(installed / "bin" / "libsangi.dll")
    said = wine.run(tmp_path / "main.exe")
    assert (said.returncode, said.stdout.strip()) == (0, "5"), said
    assert wine.run(tmp_path / "random.exe").returncode == 0


def test_a_static_program_finds_what_it_links(tree: Path) -> None:
    (described,) = (tree / "installed").glob("lib/pkgconfig/sangi.pc")
    assert "Libs.private: -lbcrypt\n" in described.read_text()
    (targets,) = (tree / "installed").glob("lib/cmake/sangi/sangiTargets.cmake")
    assert "LINK_ONLY:bcrypt" in targets.read_text()


def test_the_library_in_one_file(wine: Wine, tmp_path: Path) -> None:
    """With assembly, as its head says; and by gcc without the flags, where vectors are not safe."""
    run(sys.executable, "-m", "sangi.codegen.amalgam", "-o", tmp_path, "p256", "bls12_381_order")
    sources = (HERE / "single.c", tmp_path / "sangi.c", tmp_path / "sangi_x64.S")
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-DSANGI_ASM=1", f"-I{tmp_path}")
    safe = ("-Wa,-muse-unaligned-vector-move", "-DSANGI_UNALIGNED_MOVES=1")
    given = (f"{7:064x}", f"{2**255 - 19:064x}")
    run("gcc", *flags, *sources, "-o", tmp_path / "here")
    for more in (safe, ()):
        compiled(*flags, *more, *sources, "-lbcrypt", "-o", tmp_path / "single.exe")
        said = wine.run(tmp_path / "single.exe", *given)
        assert said.stdout.splitlines() == run(tmp_path / "here", *given).splitlines()
