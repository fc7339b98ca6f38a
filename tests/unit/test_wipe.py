# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wiping memory that nothing reads any more, where the compiler sees both the memory and the wipe."""

import subprocess
from pathlib import Path

import pytest

from sangi import toolchain

USE = """
void use(unsigned char *secret);
void run(void);
void run(void) {
    unsigned char secret[4096];
    use(secret);
    sangi_wipe(secret, sizeof secret);
}
"""
ZEROS = "    __builtin_memset(memory, 0, length);\n"
BARRIER = '    __asm__ volatile("" : : "r"(memory) : "memory");\n'


def code(folder: Path, source: str, compiler: str) -> int:
    """Bytes of instructions, with the wipe and its use in one file."""
    (folder / "use.c").write_text(source.replace("void sangi_wipe", "static void sangi_wipe") + USE)
    command = [compiler, "-O3", "-std=c11", "-c", folder / "use.c", "-o", folder / "use.o"]
    subprocess.run(command, check=True)
    sizes = subprocess.run(["size", folder / "use.o"], check=True, capture_output=True, text=True).stdout
    return int(sizes.splitlines()[1].split()[0])


@pytest.mark.parametrize("family", ["gcc", "clang"])
def test_dead_memory_is_wiped(root: Path, tmp_path: Path, family: str) -> None:
    compiler = (toolchain.gcc() if family == "gcc" else toolchain.clang()).command[0]
    source = (root / "src" / "word" / "wipe.c").read_text()
    for name in ("word/wipe.h", "sangi/word.h"):
        source = source.replace(f'"{name}"', "<stddef.h>").replace(f"<{name}>", "<stddef.h>")
    assert source.count(ZEROS) == source.count(BARRIER) == 1
    none = source.replace(ZEROS, "")
    assert code(tmp_path, source, compiler) > code(tmp_path, none, compiler)
    bare, nothing = source.replace(BARRIER, ""), none.replace(BARRIER, "")
    assert code(tmp_path, bare, compiler) == code(tmp_path, nothing, compiler), "a wipe that is dropped"
