# SPDX-License-Identifier: MIT OR Apache-2.0
"""The three ways to install: CMake's find_package, pkg-config, and the Python wheel."""

import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest
from commands import run

import sangi
from sangi import _native
from sangi.codegen.named import NAMED
from sangi.field.library import LibraryBackend

HERE = Path(__file__).parent
BASE_X = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
BASE_Y = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"


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


def test_wheel(root: Path, tmp_path: Path) -> None:
    # Compiled with the flags of the built tree, most of the objects are its.
    flags = "--config-settings=cmake.define.SANGI_WERROR=ON"
    pip = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", flags, "--wheel-dir")
    run(*pip, tmp_path, root)
    (wheel,) = tmp_path.glob("*.whl")
    assert re.fullmatch(rf"sangi-{re.escape(sangi.__version__)}-py3-none-linux_\w+\.whl", wheel.name)
    names = zipfile.ZipFile(wheel).namelist()
    assert {"sangi/__init__.py", "sangi/py.typed", f"sangi/_lib/{_native.FILE}"} <= set(names)
    assert [name for name in names if name.endswith((".a", ".h", ".cmake", ".pc"))] == []

    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    install = ("install", "--no-index", "--no-deps", "--quiet", wheel)
    run(sys.executable, "-m", "pip", "--python", python, *install)
    # The packages that sangi wants, by their folder alone: its own hooks, sangi's among them, are not run.
    (site,) = (tmp_path / "venv" / "lib").glob("*/site-packages")
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    said = run(python, "-I", HERE / "field.py").split()
    assert said[:4] == ["1", "1", "9", "True"]
    assert all(Path(place).is_relative_to(site) for place in said[4:]) and len(said) == 6
    curve = (python, "-I", root / "examples" / "python" / "curve.py")
    # The base point of P-256, FIPS 186.
    ys = [line.split() for line in run(*curve, BASE_X).splitlines()]
    assert [BASE_Y, "infinity"] in ys and [end for _, end in ys] == ["infinity"] * 2
    for wrong, status in (("zz", 2), ("1", 1)):
        result = subprocess.run([*curve, wrong], capture_output=True, text=True)
        assert (result.returncode, result.stdout, result.stderr.count("\n")) == (status, "", 1)


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
