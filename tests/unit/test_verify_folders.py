# SPDX-License-Identifier: MIT OR Apache-2.0
"""The folders of sangi.verify, which are named after kinds of checks, stand in their order."""

import ast
from pathlib import Path

import pytest

#: Each folder and the folders that its modules may import; `checked` is a module.
MAY = {
    "checked": set(),
    "interp": {"checked"},
    "binary": set(),
    "constant_time": {"interp", "binary"},
    "run": {"interp", "binary", "constant_time"},
    # bounds.modx8_columns follows words through the kernels as vectors.modx8_karatsuba calls them.
    "bounds": {"interp", "run", "vectors"},
    "vectors": {"interp", "run", "bounds"},
    "exhaustive": {"interp", "run", "bounds", "vectors"},
    "symbolic": {"interp", "binary", "run", "vectors"},
    "objects": {"interp", "binary", "run", "vectors", "symbolic"},
    "mutation": {"checked", "interp", "run", "vectors", "exhaustive"},
    "suites": {
        *("checked", "interp", "binary", "constant_time", "run", "bounds", "vectors", "exhaustive"),
        *("symbolic", "objects"),
    },
}


def used(path: Path) -> set[str]:
    """The folders of sangi.verify that a file imports."""
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return {name.split(".")[2] for name in names if name.startswith("sangi.verify.")}


def faults(verify: Path) -> list[str]:
    """Every import that the table does not allow, and every folder that it does not have."""
    found = []
    for path in sorted(verify.rglob("*.py")):
        inside = path.relative_to(verify)
        folder = inside.with_suffix("").parts[0]
        if folder not in MAY and folder != "__init__":
            found.append(f"{inside}: no folder of sangi.verify is called {folder!r}")
            continue
        wrong = used(path) - MAY.get(folder, set()) - {folder}
        found += [f"{inside}: may not import {each}" for each in sorted(wrong)]
    return found


def test_folders(root: Path) -> None:
    assert faults(root / "python" / "sangi" / "verify") == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("interp/x.py", "from sangi.verify.run import y\n", "interp/x.py: may not import run"),
        ("interp/x.py", "from sangi.verify import run\n", "interp/x.py: may not import run"),
        ("run/x.py", "def f():\n    import sangi.verify.suites.y\n", "run/x.py: may not import suites"),
        ("odd/z.py", "", "odd/z.py: no folder of sangi.verify is called 'odd'"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, name: str, text: str, fault: str) -> None:
    for right, content in (("interp/a.py", ""), ("run/b.py", "from sangi.verify.interp import a\n")):
        (tmp_path / right).parent.mkdir()
        (tmp_path / right).write_text(content)
    assert faults(tmp_path) == []
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    assert faults(tmp_path) == [fault]
