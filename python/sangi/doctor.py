# SPDX-License-Identifier: MIT OR Apache-2.0
"""What this machine has for sangi, what is missing, and the command that installs it."""

import importlib.metadata
import platform
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sangi import _native, toolchain
from sangi.errors import Unavailable
from sangi.extras import EXTRAS
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
#: What a back end asks of the processor, by the names of /proc/cpuinfo, and what it computes: `src/word/backend.c`.
BACKENDS = {
    "x64": (("bmi2", "adx"), "fields and moduli in scalar assembly"),
    "avx2": (("avx2",), "products of Saber and sntrup761 in 256-bit registers"),
    "avx512": (("avx2", "avx512bw"), "products of Saber and sntrup761 in 512-bit registers"),
    "ifma": (
        ("avx512ifma", "avx512dq"),
        "eight field elements or moduli at once, powers modulo long numbers, CSIDH-512",
    ),
    "keccak_x2": (("avx512bw", "avx512vl"), "two Keccak states at once in Saber"),
    "sha512": (("avx2", "bmi2"), "SHA-512 of sntrup761, the schedules of two blocks at once"),
}
#: Parts of the library that tell which back end they run.
_TELLING = ("p511", "p511x8", "saber", "sntrup761", "csidh512")


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
        _c_library(),
        *(_package(name, _EXTRA_USES[extra], extra) for extra, names in EXTRAS.items() for name in names),
        _checkout(),
        _compiler("gcc", "the library, the bench, checks of compiled code"),
        _compiler("clang", "checks of compiled code, bench builds with clang"),
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
        *_cpu(),
    ]


_EXTRA_USES = {"gen": "gen, check, explain, fields without a name", "kat": "known answers in .rsp files"}


def _c_library() -> Finding:
    """The C library, and the back ends that its own functions tell."""
    use = "all arithmetic"
    try:
        library = _native.Library(_native.find())
        library.declare("".join(f"const char *sangi_{name}_backend(void);\n" for name in _TELLING))
        told = [
            f"{name} {library.ffi.string(library.function(f'sangi_{name}_backend')()).decode()}"
            for name in _TELLING
        ]
    except Unavailable as error:
        return Finding("library", False, str(error), use, "")
    return Finding("library", True, f"{library.path} runs {', '.join(told)}", use, "")


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


def _package(name: str, use: str, extra: str = "") -> Finding:
    """A Python package; that of an extra comes with it, any other of the checkout by `make build`."""
    install = f"pip install 'sangi[{extra}]'" if extra else f"pip install {name}"
    try:
        return Finding(name, True, importlib.metadata.version(name), use, "")
    except importlib.metadata.PackageNotFoundError:
        return Finding(name, False, "", use, install)


def _cpu() -> Iterator[Finding]:
    """The processor, then what it can do beyond the base of x86-64 where it is one."""
    facts = _cpu_facts()
    model = facts.get("model name", platform.processor() or "unknown model")
    yield Finding(platform.machine(), True, model, "assembly kernels are for x86_64", "")
    if platform.machine() in ("x86_64", "AMD64"):
        flags = facts.get("flags", "").split()
        for feature in dict.fromkeys(feature for needed, _ in BACKENDS.values() for feature in needed):
            uses = [f"{name}: {use}" for name, (needed, use) in BACKENDS.items() if feature in needed]
            yield Finding(
                feature, feature in flags, "; ".join(uses), "faster kernels; without it others run", ""
            )


def _cpu_facts() -> dict[str, str]:
    """The first processor of /proc/cpuinfo as a table; empty where that file is missing."""
    try:
        block = Path("/proc/cpuinfo").read_text().partition("\n\n")[0]
    except OSError:
        return {}
    pairs = (line.partition(":") for line in block.splitlines())
    return {key.strip(): value.strip() for key, _, value in pairs}
