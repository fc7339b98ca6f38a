# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generated texts that several fields share: each exists once, and with its macros it is what a field had by itself."""

import re
from pathlib import Path

import pytest

from sangi.codegen import ifma, shared
from sangi.codegen.emit import c
from sangi.codegen.field import c_function, documented
from sangi.codegen.tree import C_WIDTHS, library_field
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED

#: Bytes that the committed output may have.
MOST_BYTES = 7_000_000
CONSTANT = re.compile(r"UINT\d\d_C\(0x[0-9a-f]+\)|\.quad 0x[0-9a-f]+")


@pytest.mark.parametrize("name", NAMED)
def test_whole_assembly(root: Path, name: str) -> None:
    text = shared.whole(root, f"generated/field/{name}_ifma.S")
    made = ifma.text(X8Shape.of(NAMED[name].modulus), f"sangi_{name}x8", hidden=True)
    assert re.sub(r"\n{3,}", "\n\n", text).endswith(made)


@pytest.mark.parametrize("width", C_WIDTHS)
@pytest.mark.parametrize("name", NAMED)
def test_whole_c(root: Path, name: str, width: int) -> None:
    """Every kernel stands there once, word for word."""
    text, field = shared.whole(root, f"generated/field/{name}_c{width}.c"), library_field(NAMED[name], "c")
    assert "KERNEL" not in text and "#define" not in text
    for symbol, program in field.programs(width).items():
        body = c_function(program, field.shape(width), symbol, c.LIBRARY, "sangi_limb")
        assert text.count(body) == 1 and text.count(documented(program)) >= 1, symbol


def test_no_text_twice(root: Path) -> None:
    """No kernel of a field is written out in two files, but for its name and its constants."""
    seen: dict[str, Path] = {}
    folder = root / shared.FOLDER
    for path in sorted([*folder.glob("*_c*.c"), *folder.glob("*_ifma.S"), *folder.glob(f"*{shared.SUFFIX}")]):
        text = re.sub(r"sangi_\w+?(x8)?_(?=[a-z_0-9]+(_c|_ifma)\b)", "KERNEL_", path.read_text())
        if path.suffix == ".c" or "_c" in path.stem:
            found = re.findall(r"^(?:void|sangi_limb) [^;]*?\) \{$.*?^\}$", text, re.MULTILINE | re.DOTALL)
        else:
            found = [text] if path.suffix == ".S" and "vpmadd52luq" in text else []
        for body in found:
            masked = CONSTANT.sub("#", body)
            assert len(masked) < 100 or seen.setdefault(masked, path) == path, (path, seen[masked])


def test_size(root: Path) -> None:
    assert sum(path.stat().st_size for path in (root / "generated").rglob("*.*")) <= MOST_BYTES


def test_a_wrong_macro_is_noticed(root: Path, tmp_path: Path) -> None:
    """One that names another limb gives another kernel."""
    path = "generated/field/bn254_c64.c"
    right = shared.whole(root, path)
    for file in (root / "generated/field").glob(f"*{shared.SUFFIX}"):
        target = tmp_path / "generated/field" / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(file.read_text())
    text = (root / path).read_text()
    (tmp_path / path).write_text(text)
    assert shared.whole(tmp_path, path) == right
    first, second = re.findall(r"#define P[01] (.*)", text)
    (tmp_path / path).write_text(text.replace(f"#define P1 {second}", f"#define P1 {first}"))
    assert shared.whole(tmp_path, path) != right
