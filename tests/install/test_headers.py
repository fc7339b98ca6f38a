# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public headers: each stands alone, in C and in C++, and what they export is recorded."""

import re
from pathlib import Path

import pytest
from commands import STRICT, run

import sangi
from sangi.named import NAMED

HERE = Path(__file__).parent


def including(headers: list[Path], folder: Path, suffix: str) -> list[Path]:
    """For each header a program's text that includes it alone."""
    sources = [folder / f"{header.stem}.{suffix}" for header in headers]
    for header, source in zip(headers, sources, strict=True):
        source.write_text(f"#include <sangi/{header.name}>\n")
    return sources


@pytest.mark.parametrize(
    ("compiler", "standard"),
    [(c, "c11") for c in ("gcc", "clang")] + [(c, s) for c in ("g++", "clang++") for s in ("c++11", "c++17")],
)
def test_each_header_alone(root: Path, tmp_path: Path, compiler: str, standard: str) -> None:
    headers = sorted((root / "include" / "sangi").glob("*.h"))
    sources = including(headers, tmp_path, "c" if standard == "c11" else "cpp")
    assert len(sources) > len(NAMED)
    run(compiler, f"-std={standard}", *STRICT, "-fsyntax-only", f"-I{root / 'include'}", *sources)


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_a_program_in_cpp(root: Path, build: Path, tmp_path: Path, compiler: str) -> None:
    flags = ("-std=c++11", *STRICT, f"-I{root / 'include'}", "-x", "c++", HERE / "main.c", "-x", "none")
    run(compiler, *flags, build / "libsangi.a", "-o", tmp_path / "main")
    assert run(tmp_path / "main") == "5\n"


def test_field_h_includes_every_field(root: Path) -> None:
    text = (root / "include" / "sangi" / "field.h").read_text()
    assert re.findall(r"#include <sangi/(\w+)\.h>", text) == sorted(NAMED)


def test_the_documents_list_every_field(root: Path) -> None:
    assert re.findall(
        r"^\| `sangi/(\w+)\.h` ", (root / "docs" / "fields.md").read_text(), re.MULTILINE
    ) == list(NAMED)


def test_the_name_of_the_shared_library(build: Path) -> None:
    """It names the major and minor version: before 1.0 a minor version may change the ABI."""
    (name,) = re.findall(r"SONAME.*\[(.*)\]", run("readelf", "--dynamic", build / "libsangi.so"))
    assert name == f"libsangi.so.{'.'.join(sangi.__version__.split('.')[:2])}"


def test_exported_symbols_are_those_recorded(root: Path, build: Path) -> None:
    """A change here is a change of the ABI; `scripts/symbols >tests/install/symbols.txt` records it."""
    recorded = (HERE / "symbols.txt").read_text().splitlines()
    exported = run(root / "scripts" / "symbols", build / "libsangi.so").splitlines()
    assert sorted(set(recorded) - set(exported)) == [], "no longer exported"
    assert sorted(set(exported) - set(recorded)) == [], "not recorded"
    assert recorded == sorted(recorded)
