# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library for macOS, as far as it goes without Apple's SDK: clang compiles every file, lld links them.

Of the system's headers and its library stand those few names that sangi uses.  Nothing is run; the kernels' bytes are
compared with those of ELF in tests/ct/test_objects.py.
"""

from __future__ import annotations

import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands import run
from objects import objects

from sangi import toolchain

HERE = Path(__file__).parent
#: clang's targets, and whether they have kernels in assembly.
TARGETS = {"x86_64": True, "arm64": False}
#: lld for Mach-O, which Debian names by its version.
LINKERS = ("ld64.lld", *(f"ld64.lld-{version}" for version in range(30, 13, -1)))
HEADERS = {
    "string.h": "#include <stddef.h>\nvoid *memcpy(void *, const void *, size_t);\n"
    "void *memmove(void *, const void *, size_t);\nvoid *memset(void *, int, size_t);\n"
    "int memcmp(const void *, const void *, size_t);\n",
    "stdlib.h": "#include <stddef.h>\nvoid arc4random_buf(void *, size_t);\n",
}
SYSTEM = """--- !tapi-tbd
tbd-version: 4
targets: [ x86_64-macos, arm64-macos ]
install-name: '/usr/lib/libSystem.B.dylib'
exports:
  - targets: [ x86_64-macos, arm64-macos ]
    symbols: [ _memcpy, _memmove, _memset, _memcmp, _bzero, ___bzero, _arc4random_buf, dyld_stub_binder ]
...
"""
EXTERNAL, PRIVATE, TYPE = 0x01, 0x10, 0x0E

pytestmark = pytest.mark.full


def sources(root: Path, *, kernels: bool) -> list[Path]:
    """What the library is made of, with 64-bit limbs."""
    found = [*(root / "src").rglob("*.c"), *(root / "generated").rglob("*_c64.c")]
    return sorted(found + (list((root / "generated").rglob("*.S")) if kernels else []))


def symbols(content: bytes) -> Iterator[tuple[str, int]]:
    """The symbols of a Mach-O file, and their kinds."""
    magic, _, _, _, commands = struct.unpack_from("<5I", content)
    assert magic == 0xFEEDFACF, "a file for a 64-bit machine"
    at = 32
    for _ in range(commands):
        command, size = struct.unpack_from("<2I", content, at)
        if command == 0x2:  # LC_SYMTAB
            table, count, names, _ = struct.unpack_from("<4I", content, at + 8)
            for i in range(count):
                name, kind = struct.unpack_from("<IB", content, table + 16 * i)
                yield content[names + name : content.index(0, names + name)].decode(), kind
        at += size


def exported(library: Path) -> list[str]:
    """What others may link to: external, defined, and not private."""
    return sorted(
        name.removeprefix("_")
        for name, kind in symbols(library.read_bytes())
        if kind & EXTERNAL and kind & TYPE and not kind & PRIVATE
    )


def linked(root: Path, folder: Path, machine: str, files: list[Path], *, kernels: bool) -> Path:
    """The dynamic library of some files for a machine."""
    linker = next(filter(None, map(shutil.which, LINKERS)), None)
    assert linker, "`make test-all` installs ld64.lld, of the package lld"
    (folder / "include").mkdir()
    for name, text in HEADERS.items():
        (folder / "include" / name).write_text(text)
    (folder / "libSystem.tbd").write_text(SYSTEM)
    command = (
        *toolchain.clang().command,
        *(f"--target={machine}-apple-macos11", "-ffreestanding", "-nostdlibinc", "-fPIC", "-O1", "-w"),
        *("-fvisibility=hidden", "-isystem", folder / "include", "-std=c11", "-fno-stack-protector"),
        *(f"-I{root / part}" for part in ("include", "src", "")),
        *("-DSANGI_LIMB_BITS=64", f"-DSANGI_ASM={int(kernels)}", "-DSANGI_TESTING=0"),
    )
    made = objects(command, files, folder / "objects")
    library = folder / "libsangi.dylib"
    run(linker, "--error-limit=0", "-arch", machine, "-platform_version", "macos", "11.0", "11.0", "-dylib", *made,
        f"-L{folder}", "-lSystem", "-o", library)  # fmt: skip
    return library


@pytest.mark.parametrize("machine", TARGETS)
def test_it_links_and_exports_what_is_recorded(root: Path, tmp_path: Path, machine: str) -> None:
    kernels = TARGETS[machine]
    library = linked(root, tmp_path, machine, sources(root, kernels=kernels), kernels=kernels)
    assert exported(library) == (HERE / "symbols.txt").read_text().splitlines()
    names = {name for name, _ in symbols(library.read_bytes())}
    assert ("_sangi_p381_mul_x64" in names) == kernels


@pytest.mark.parametrize("damaged", [False, True])
def test_a_name_without_its_prefix_is_not_found(root: Path, tmp_path: Path, damaged: bool) -> None:
    """The control: one file and its kernels lack much, but its product only if its symbol lacks Mach-O's underscore."""
    text = (root / "generated" / "field" / "p381_x64.S").read_text()
    (tmp_path / "kernels.S").write_text(
        text.replace("SYMBOL(name) _##name", "SYMBOL(name) name") if damaged else text
    )
    files = [root / "src" / "field" / "p381.c", tmp_path / "kernels.S"]
    with pytest.raises(AssertionError, match="undefined symbol") as raised:
        linked(root, tmp_path, "x86_64", files, kernels=True)
    assert ("undefined symbol: _sangi_p381_mul_x64\n" in str(raised.value)) == damaged
