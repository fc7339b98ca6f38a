# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every global symbol starts with `sangi_`, and the shared library exports the public functions alone."""

import re
import subprocess
from pathlib import Path


def defined(binary: Path, *options: str) -> set[str]:
    """The global symbols that a library or object defines, as nm lists them."""
    command = ["nm", "--defined-only", "--extern-only", "--format=posix", *options, binary]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return {line.split()[0] for line in lines if len(line.split()) > 1}


def strangers(symbols: set[str]) -> set[str]:
    """The symbols without the prefix."""
    return {symbol for symbol in symbols if not symbol.startswith("sangi_")}


def declared(folder: Path) -> set[str]:
    """The functions that the headers of a folder declare."""
    names: set[str] = set()
    for header in folder.glob("*.h"):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.DOTALL)
        text = re.sub(r"^\s*#[^\n]*|^typedef\b[^;{]*;", "", text, flags=re.MULTILINE)
        names |= set(re.findall(r"\b(sangi_\w+)\s*\([^;{]*\)\s*;", text))
    return names


def test_static_library_prefix(build: Path) -> None:
    symbols = defined(build / "libsangi.a")
    assert symbols and strangers(symbols) == set()


def test_shared_library_exports_the_headers(root: Path, build: Path) -> None:
    exported = defined(build / "libsangi.so", "--dynamic")
    assert strangers(exported) == set()
    assert exported == declared(root / "include" / "sangi")


def test_a_stranger_is_caught(tmp_path: Path) -> None:
    source = tmp_path / "stray.c"
    source.write_text(
        "int sangi_known; int helper(void) { return 1; } static int mine; int *sangi_p = &mine;\n"
    )
    subprocess.run(["gcc", "-c", source, "-o", tmp_path / "stray.o"], check=True)
    assert strangers(defined(tmp_path / "stray.o")) == {"helper"}


def test_declarations_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(
        "#define SANGI_F(x) sangi_macro(x);\n/* sangi_comment(); */\nSANGI_API void sangi_a_add(int *z,\n"
        "    const int *x);\ntypedef struct { int limb[4]; } sangi_a;\n"
        "typedef sangi_status (*sangi_callback)(void *context);\n"
    )
    assert declared(tmp_path) == {"sangi_a_add"}
