# SPDX-License-Identifier: MIT OR Apache-2.0
"""Randomness of each operating system: its branch is chosen by the compiler's macros, asks for every byte, and fails
when the system does.

The system's functions are made up, so that they can fail; what they are called with is what the real ones take.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi import toolchain

GETRANDOM = """
#include <errno.h>
#include <sys/random.h>
#include <sys/types.h>

static int calls;

ssize_t getrandom(void *bytes, size_t length, unsigned flags) {
    const size_t most = 100, got = length < most ? length : most;

    if (++calls % 3 == 0) {
        errno = EINTR;
        return -1;
    }
    if (broken || flags != 0) {
        errno = ENOSYS;
        return -1;
    }
    for (size_t i = 0; i < got; i++)
        ((unsigned char *)bytes)[i] ^= 0xff;
    return (ssize_t)got;
}
"""
ARC4RANDOM = """
#include <stdlib.h>

void arc4random_buf(void *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] ^= 0xff;
}
"""
BCRYPT = """
#include <windows.h>

#include <bcrypt.h>

NTSTATUS BCryptGenRandom(BCRYPT_ALG_HANDLE algorithm, PUCHAR bytes, ULONG length, ULONG flags) {
    if (broken || algorithm || flags != BCRYPT_USE_SYSTEM_PREFERRED_RNG)
        return (NTSTATUS)0xc0000001;
    asked += length;
    for (ULONG i = 0; i < length && length < 1000; i++)
        bytes[i] ^= 0xff;
    return 0;
}
"""
#: What the systems' headers say, as far as this file asks.
HEADERS = {
    "windows.h": "typedef unsigned ULONG; typedef unsigned char *PUCHAR; typedef int NTSTATUS;\n",
    "bcrypt.h": "typedef void *BCRYPT_ALG_HANDLE;\n#define BCRYPT_USE_SYSTEM_PREFERRED_RNG 2\n"
    "NTSTATUS BCryptGenRandom(BCRYPT_ALG_HANDLE, PUCHAR, ULONG, ULONG);\n",
    "stdlib.h": "#include <stddef.h>\nvoid arc4random_buf(void *, size_t);\n",
    "errno.h": "extern int errno;\n#define EINTR 4\n#define ENOSYS 38\n",
    "sys/random.h": "#include <sys/types.h>\nssize_t getrandom(void *, size_t, unsigned);\n",
    "sys/types.h": "#include <stddef.h>\ntypedef long ssize_t;\n",
}
#: Every byte is turned round once, so that one that is left out, or asked for twice, stays as it was.
DRIVE = """
#include <string.h>

#include <sangi/rng.h>

static int broken;
static unsigned long long asked;
SYSTEM

int main(void) {
    static unsigned char bytes[1001];
    int wrong = 0;

    (void)asked;
    for (size_t length = 0; length < sizeof bytes; length += 1 + length / 7) {
        memset(bytes, 0, sizeof bytes);
        wrong |= sangi_rng_host(NULL, bytes, length) != SANGI_OK;
        for (size_t i = 0; i < sizeof bytes; i++)
            wrong |= bytes[i] != (i < length ? 0xff : 0);
    }
    if (HUGE_LENGTH) {
        asked = 0;
        wrong |= sangi_rng_host(NULL, bytes, (size_t)5 << 30) != SANGI_OK || asked != (size_t)5 << 30;
    }
    broken = 1;
    wrong |= (sangi_rng_host(NULL, bytes, 1) != SANGI_RNG_FAILED) == FAILS;
    return wrong;
}
"""


@dataclass(frozen=True)
class System:
    """What compilers for the system define, clang's name of it, the function that it has, and whether that fails."""

    macro: str
    target: str
    function: str
    fails: bool = True


SYSTEMS = {
    "linux": System("", "x86_64-unknown-linux-gnu", GETRANDOM),
    "musl": System("", "aarch64-unknown-linux-musl", GETRANDOM),
    "macos": System("__APPLE__", "arm64-apple-macos11", ARC4RANDOM, fails=False),
    "freebsd": System("__FreeBSD__", "x86_64-unknown-freebsd13", ARC4RANDOM, fails=False),
    "openbsd": System("__OpenBSD__", "x86_64-unknown-openbsd7", ARC4RANDOM, fails=False),
    "netbsd": System("__NetBSD__", "x86_64-unknown-netbsd9", ARC4RANDOM, fails=False),
    "dragonfly": System("__DragonFly__", "x86_64-unknown-dragonfly", ARC4RANDOM, fails=False),
    "windows": System("_WIN32", "x86_64-pc-windows-gnu", BCRYPT),
}


def headers(folder: Path) -> Path:
    """The folder with the made-up headers."""
    for name, text in HEADERS.items():
        path = folder / "system" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "system"


def built(root: Path, name: str, folder: Path, source: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the branch of a system here, with its function in place of the real one."""
    system = SYSTEMS[name]
    # Its macro itself would mislead the compiler's own headers.
    (folder / "host.c").write_text(source.replace(f"defined({system.macro})", "1"))
    drive = DRIVE.replace("SYSTEM", system.function.replace("#include <stdlib.h>", ""))
    (folder / "drive.c").write_text(drive)
    here = (f"-I{headers(folder)}",) if name == "windows" else ()
    flags = (f"-DFAILS={int(system.fails)}", f"-DHUGE_LENGTH={int(name == 'windows')}", "-D_DEFAULT_SOURCE")
    program = folder / "program"
    command = ("gcc", "-std=c11", "-w", *here, *flags, f"-I{root / 'include'}")
    subprocess.run([*command, "drive.c", "host.c", "-o", program], cwd=folder, check=True)
    return subprocess.run([program])


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_byte_is_asked_for(root: Path, name: str, tmp_path: Path) -> None:
    assert built(root, name, tmp_path, (root / "src" / "rng" / "host.c").read_text()).returncode == 0


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("linux", "bytes += got", "bytes += length"),
        ("linux", "return SANGI_RNG_FAILED", "return SANGI_OK"),
        ("linux", "errno == EINTR", "0"),
        ("windows", "!= 0)", "!= 1)"),
        ("windows", "length < most ? length : most", "length"),
        ("freebsd", "(bytes, length)", "(bytes, length / 2)"),
    ],
)
def test_a_wrong_branch_is_caught(root: Path, name: str, good: str, bad: str, tmp_path: Path) -> None:
    text = (root / "src" / "rng" / "host.c").read_text()
    assert good in text
    assert built(root, name, tmp_path, text.replace(good, bad)).returncode != 0


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_compiler_chooses_the_branch(root: Path, name: str, tmp_path: Path) -> None:
    system = SYSTEMS[name]
    compiler = toolchain.clang().with_flags(f"--target={system.target}", "-ffreestanding", "-nostdlibinc")
    flags = (*toolchain.C11, f"-I{headers(tmp_path)}", f"-I{root / 'include'}")
    made = toolchain.compile_c(
        (root / "src" / "rng" / "host.c").read_text(), cwd=tmp_path, compiler=compiler, flags=flags
    )
    others = {b"getrandom": GETRANDOM, b"arc4random_buf": ARC4RANDOM, b"BCryptGenRandom": BCRYPT}
    content = made.read_bytes()
    assert [name for name in others if name in content] == [
        name for name, text in others.items() if text is system.function
    ]
