# SPDX-License-Identifier: MIT OR Apache-2.0
"""The whole C test suite on hosts that this one is not: other processors, emulated, and another C library."""

import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from programs import but, every, left_out

from sangi_lab.bench.table import cpu_features

pytestmark = pytest.mark.full


@dataclass(frozen=True)
class Host:
    """A machine that gcc compiles for and qemu, if named, runs; `says` is what a program finds out about it."""

    compiler: str
    emulator: str
    processor: str
    widths: tuple[int, ...]
    says: str

    def runs(self, program: Path) -> tuple[str | Path, ...]:
        """The command that runs a program of this host."""
        return (self.emulator, program) if self.emulator else (program,)


HOSTS = {
    "aarch64": Host("aarch64-linux-gnu-gcc", "qemu-aarch64", "aarch64", (64,), "8 bytes, little-endian"),
    "i386": Host("i686-linux-gnu-gcc", "qemu-i386", "i686", (32, 16), "4 bytes, little-endian"),
    "s390x": Host("s390x-linux-gnu-gcc", "qemu-s390x", "s390x", (64, 32, 16), "8 bytes, big-endian"),
    "musl": Host("musl-gcc", "", "x86_64", (64,), "8 bytes, little-endian"),
}
WHAT_IT_IS = """
#include <stdio.h>

int main(void) {
    const union { unsigned short word; unsigned char byte[2]; } one = {1};
    printf("%zu bytes, %s-endian", sizeof(void *), one.byte[0] ? "little" : "big");
    return 0;
}
"""


def missing(host: Host) -> bool:
    """Whether this machine cannot run the programs of a host; skips where its compiler is not to be had."""
    if host.compiler == "musl-gcc" and platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU")
    if host.compiler == "musl-gcc" and not shutil.which(host.compiler):
        pytest.skip("no musl: musl-gcc")
    return not (shutil.which(host.compiler) and (not host.emulator or shutil.which(host.emulator)))


def run(*command: str | Path) -> str:
    """Runs a command, fails with what it said, returns what it printed."""
    result = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def built(root: Path, folder: Path, host: Host, width: int, only: str = "") -> str:
    """Builds the library and its tests for the host and runs them there, or one of them; what ctest said."""
    options = {
        "CMAKE_SYSTEM_NAME": "Linux",
        "CMAKE_SYSTEM_PROCESSOR": host.processor,
        "CMAKE_C_COMPILER": host.compiler,
        "CMAKE_CROSSCOMPILING_EMULATOR": host.emulator,
        "CMAKE_EXE_LINKER_FLAGS": "-static",
        "CMAKE_C_FLAGS_RELEASE": "-O1",
        "SANGI_LIMB_BITS": width,
        "SANGI_TESTS": "ON",
    }
    settings = [f"-D{name}={value}" for name, value in options.items()]
    assert not missing(host), f"`make test-all` installs {host.compiler}"
    run("cmake", "-G", "Ninja", "-S", root, "-B", folder, *settings)
    run("cmake", "--build", folder)
    which = ("-R", f"^{only}$") if only else but(left_out(width) if host.emulator else [])
    result = subprocess.run(
        ["ctest", "--test-dir", folder, "--output-on-failure", *which], capture_output=True, text=True
    )
    return result.stdout


@pytest.mark.matrix(2)
@pytest.mark.parametrize(("name", "width"), [(name, w) for name, host in HOSTS.items() for w in host.widths])
def test_suite(root: Path, tmp_path: Path, name: str, width: int) -> None:
    host = HOSTS[name]
    said = built(root, tmp_path, host, width)
    count = len(every(root)) - (len(left_out(width)) if host.emulator else 0)
    assert f"100% tests passed, 0 tests failed out of {count}" in said, said
    fields = run(*host.runs(tmp_path / "tests" / "unit" / "field")).splitlines()
    kernels = host.processor == "x86_64" and width == 64 and {"adx", "bmi2"} <= cpu_features()
    assert fields and all(line.split()[1:] == [str(width), "x64" if kernels else "c"] for line in fields)


@pytest.mark.parametrize("name", HOSTS)
def test_the_host_is_what_it_says(tmp_path: Path, name: str) -> None:
    host = HOSTS[name]
    assert not missing(host), f"`make test-all` installs {host.compiler}"
    (tmp_path / "what.c").write_text(WHAT_IT_IS)
    run(host.compiler, "-static", tmp_path / "what.c", "-o", tmp_path / "what")
    assert run(*host.runs(tmp_path / "what")) == host.says


@pytest.mark.parametrize("name", ["i386", "s390x"])
def test_bytes_that_are_copied_as_words_are_caught(root: Path, tmp_path: Path, name: str) -> None:
    """Encodings are words of memory on little-endian machines only."""
    for folder in ("cmake", "src", "include", "generated", "tests/unit", "python/sangi"):
        shutil.copytree(root / folder, tmp_path / folder)
    shutil.copy(root / "CMakeLists.txt", tmp_path)
    path = tmp_path / "src" / "mp" / "bytes.c"
    asked = "#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__\n"
    text = path.read_text()
    assert asked in text
    path.write_text(text.replace(asked, "#if 1\n"))
    said = built(tmp_path, tmp_path / "build", HOSTS[name], HOSTS[name].widths[0], "field")
    assert ("100% tests passed" in said) == ("little" in HOSTS[name].says)
    assert ("failed: p256: " in said) == ("big" in HOSTS[name].says)
