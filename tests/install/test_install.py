# SPDX-License-Identifier: MIT OR Apache-2.0
"""The three ways to install: CMake's find_package, pkg-config, and the Python wheel."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sangi

HERE = Path(__file__).parent


def run(*command: str | Path, **settings: str) -> str:
    """Runs a command, fails with its output, returns what it printed."""
    result = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def prefix(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library as a user builds it, installed and moved; 32-bit limbs, so that the width must travel."""
    folder = tmp_path_factory.mktemp("install")
    options = ("-G", "Ninja", "-DSANGI_LIMB_BITS=32", "-DSANGI_TESTS=OFF", "-DSANGI_BENCH=OFF")
    run("cmake", "-S", root, "-B", folder / "build", *options, f"-DCMAKE_INSTALL_PREFIX={folder / 'first'}")
    run("cmake", "--build", folder / "build")
    run("cmake", "--install", folder / "build")
    return (folder / "first").rename(folder / "moved")


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
    pip = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir")
    run(*pip, tmp_path, root)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"sangi-{sangi.__version__}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    assert {"sangi/__init__.py", "sangi/py.typed", "sangi/errors.py"} <= set(names)
