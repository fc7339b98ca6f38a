# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library as the README installs it; one that a user configures; and the wheel."""

import fcntl
import os
import sys
from pathlib import Path

import pytest
from commands import run

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the default preset is installed into, by the README's words.

    The first worker that needs it builds it, and the others wait.  Warnings are errors, as in `make build`: with
    ccache, what hooks for tests do not change is not compiled again.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "default"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "installed").is_dir():
            run("cmake", "-S", root, "-B", folder / "build", "--preset", "default", "-DSANGI_WERROR=ON")
            run("cmake", "--build", folder / "build")
            run("cmake", "--install", folder / "build", "--prefix", folder / "first")
            (folder / "first").rename(folder / "installed")
    return folder / "installed"


@pytest.fixture(scope="session")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as pip builds it; its objects stay in build/wheel, so that the next run compiles what changed."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            pip = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps")
            settings = ("build-dir=build/wheel", "cmake.define.SANGI_WERROR=ON")
            options = (f"--config-settings={setting}" for setting in settings)
            run(*pip, *options, "--wheel-dir", folder, root, CC="cc")
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def prefix(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library configured by a header, installed and moved; its 32-bit limbs must travel.

    The first worker that needs it builds it, and the others wait.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "configured"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "moved").is_dir():
            places = ("-S", root, "-B", folder / "build", f"-DCMAKE_INSTALL_PREFIX={folder / 'first'}")
            options = ("-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_C_FLAGS_DEBUG=-O0")
            run("cmake", "-G", "Ninja", *places, *options, f"-DSANGI_CONFIG_FILE={HERE / 'config.h'}")
            run("cmake", "--build", folder / "build")
            run("cmake", "--install", folder / "build")
            (folder / "first").rename(folder / "moved")
    return folder / "moved"
