# SPDX-License-Identifier: MIT OR Apache-2.0
"""What this machine has for sangi, what is missing, and the command that installs it."""

import importlib.metadata
import platform
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.errors import Unavailable
from sangi.paths import repo_root

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
#: Debian's package of each, by the program that it brings.
CROSS = {
    "arm-none-eabi-gcc": "gcc-arm-none-eabi",
    "riscv64-unknown-elf-gcc": "gcc-riscv64-unknown-elf",
    "aarch64-linux-gnu-gcc": "gcc-aarch64-linux-gnu",
}
EMULATORS = {
    "qemu-system-arm": "qemu-system-arm",
    "qemu-system-riscv64": "qemu-system-misc",
    "qemu-aarch64": "qemu-user",
}
CPU_FEATURES = ("bmi2", "adx", "avx512ifma")


@dataclass(frozen=True)
class Finding:
    """One thing looked for.  `detail` is a version, a model or a place; empty where there is none.

    `install` is the command that supplies it; empty where it is there or no command can.
    """

    name: str
    found: bool
    detail: str
    needed_for: str
    install: str


def examine() -> list[Finding]:
    """Everything that sangi can use, in the order in which a new machine needs it.  Changes nothing."""
    return [
        _checkout(),
        _compiler("gcc", "the library, the bench, the checks of compiled code"),
        _compiler("clang", "the checks of compiled code, bench builds with clang"),
        _program(("cmake",), "cmake", "building the library"),
        _program(("ninja",), "ninja-build", "building the library"),
        _library("gmp", "libgmp-dev", "the peer gmp in the bench"),
        _library("libcrypto", "libssl-dev", "the peer openssl in the bench"),
        _package("python-flint", "the peer flint in the bench"),
        _program(("cargo",), "cargo", "make peers: what the bench compares with and no package brings"),
        _program(BROWSERS, "chromium", "the test that loads the report in a browser"),
        *(_program((name,), package, "boards: compiling for them") for name, package in CROSS.items()),
        *(
            _program((name,), package, "boards: running their programs")
            for name, package in EMULATORS.items()
        ),
        _program(("verilator",), "verilator", "boards: the cycles of rv64"),
        _package("unicorn", "boards: the cycles of Cortex-M; the traces of constant time"),
        _package("llvmlite", "LLVM IR: checking it and compiling it for every target"),
        _package("capstone", "the constant-time object check"),
        *_cpu(),
    ]


def _apt(package: str) -> str:
    return f"sudo apt-get install --no-install-recommends {package}"


def _first_line(*command: str) -> str | None:
    """What a command prints first, or None if it cannot run or fails."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return result.stdout.partition("\n")[0].strip()


def _checkout() -> Finding:
    use = "make, bench, report, gen --check"
    try:
        return Finding("checkout", True, str(repo_root()), use, "")
    except Unavailable:
        return Finding("checkout", False, "", use, "clone the repository of sangi, then make build")


def _compiler(name: str, use: str) -> Finding:
    try:
        found = toolchain.gcc() if name == "gcc" else toolchain.clang()
    except Unavailable:
        return Finding(name, False, "", use, _apt("build-essential" if name == "gcc" else name))
    return Finding(name, True, found.version, use, "")


def _program(names: tuple[str, ...], package: str, use: str) -> Finding:
    path = next((path for name in names if (path := shutil.which(name))), None)
    if path is None:
        return Finding(names[0], False, "", use, _apt(package))
    return Finding(names[0], True, _first_line(path, "--version") or path, use, "")


def _library(module: str, package: str, use: str) -> Finding:
    version = _first_line("pkg-config", "--modversion", module)
    return Finding(module, version is not None, version or "", use, "" if version else _apt(package))


def _package(name: str, use: str) -> Finding:
    try:
        return Finding(name, True, importlib.metadata.version(name), use, "")
    except importlib.metadata.PackageNotFoundError:
        return Finding(name, False, "", use, f"pip install {name}")


def _cpu() -> Iterator[Finding]:
    """The processor, then what it can do beyond the base of x86-64 where it is one."""
    facts = _cpu_facts()
    model = facts.get("model name", platform.processor() or "unknown model")
    yield Finding(platform.machine(), True, model, "assembly kernels are for x86_64", "")
    if platform.machine() in ("x86_64", "AMD64"):
        flags = facts.get("flags", "").split()
        for feature in CPU_FEATURES:
            use = "said beside each measurement; no kernel of this release asks for it"
            yield Finding(feature, feature in flags, "", use, "")


def _cpu_facts() -> dict[str, str]:
    """The first processor of /proc/cpuinfo as a table; empty where that file is missing."""
    try:
        block = Path("/proc/cpuinfo").read_text().partition("\n\n")[0]
    except OSError:
        return {}
    pairs = (line.partition(":") for line in block.splitlines())
    return {key.strip(): value.strip() for key, _, value in pairs}
