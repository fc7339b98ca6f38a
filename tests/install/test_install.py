# SPDX-License-Identifier: MIT OR Apache-2.0
"""Two ways to install, CMake's find_package and pkg-config; and a library of other limbs under Python."""

import subprocess
from pathlib import Path

import pytest
from commands import run

from sangi import _native
from sangi.field.library import LibraryBackend
from sangi.named import NAMED

HERE = Path(__file__).parent


def test_configuration_header(prefix: Path) -> None:
    (library,) = prefix.glob("lib*/**/libsangi.a")
    assert " U explicit_bzero" in run("nm", library)


def test_an_installed_library_never_reads_the_environment(installed: Path, build: Path) -> None:
    """The control is the tests' own build, in which SANGI_BACKEND chooses."""
    (shared,) = installed.glob("lib*/**/libsangi.so")
    asked = run("nm", "-D", "--undefined-only", shared)
    assert "getenv" not in asked
    assert "getenv" in run("nm", "-D", "--undefined-only", build / "libsangi.so")
    (static,) = installed.glob("lib*/**/libsangi.a")
    assert "getenv" not in run("nm", "--undefined-only", static)


def test_wrong_configuration(root: Path, tmp_path: Path) -> None:
    (tmp_path / "config.h").write_text("#define SANGI_LIMB_BITS 8\n")
    for name, complaint in (("config.h", "SANGI_LIMB_BITS must be 64, 32 or 16"), ("none.h", "there is no")):
        command = ("cmake", "-S", root, "-B", tmp_path / "build", f"-DSANGI_CONFIG_FILE={tmp_path / name}")
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode != 0 and complaint in result.stderr


@pytest.mark.parametrize("shared", ["OFF", "ON"])
def test_find_package(prefix: Path, tmp_path: Path, shared: str) -> None:
    options = (f"-DCMAKE_PREFIX_PATH={prefix}", f"-DBUILD_SHARED_LIBS={shared}")
    run("cmake", "-G", "Ninja", "-S", HERE, "-B", tmp_path, *options)
    run("cmake", "--build", tmp_path)
    assert run(tmp_path / "main") == "5\n"
    assert run(tmp_path / "width") == "32\n"
    assert ("libsangi.so" in run("ldd", tmp_path / "main")) == (shared == "ON")


def test_pkg_config(prefix: Path, tmp_path: Path) -> None:
    (folder,) = prefix.glob("lib*/**/pkgconfig")
    flags = run("pkg-config", "--cflags", "--libs", "sangi", PKG_CONFIG_PATH=str(folder)).split()
    for name, said in (("main", "5\n"), ("width", "32\n")):
        run("gcc", "-std=c11", HERE / f"{name}.c", "-o", tmp_path / name, *flags)
        assert run(tmp_path / name, LD_LIBRARY_PATH=str(folder.parent)) == said


def test_the_readme_shows_this_program(root: Path) -> None:
    program = (HERE / "main.c").read_text().partition("\n")[2]
    assert f"```c\n{program}```" in (root / "README.md").read_text()


def test_python_takes_a_library_of_any_limbs(prefix: Path) -> None:
    (path,) = prefix.glob(f"lib*/**/{_native.FILE}")
    for name in ("p521", "p434"):
        field = NAMED[name]
        functions = _native.Library(path).field(name, field.modulus)
        assert functions.size == 4 * -(-field.modulus.bit_length() // 32)
        backend = LibraryBackend(name, field.modulus, functions)
        numbers = [1, 2, field.modulus - 1]
        cells = backend.inverses([backend.encode(n) for n in numbers])
        assert [backend.decode(c) for c in cells] == [pow(n, -1, field.modulus) for n in numbers]
