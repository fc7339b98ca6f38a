# SPDX-License-Identifier: MIT OR Apache-2.0
"""No Python module imports itself through others, and the folders of sangi.verify stand in their order."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

#: Each folder of sangi.verify and the folders that its modules may import; `checked` is a module.
VERIFY_MAY = {
    "checked": set(),
    "interp": {"checked"},
    "binary": set(),
    "constant_time": {"interp", "binary"},
    "run": {"interp", "binary", "constant_time"},
    # bounds.modx8_columns follows words through the kernels as vectors.modx8_tens calls them.
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


def name_of(path: Path, root: Path) -> str:
    """The dotted name of a module."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def statements(nodes: Iterable[ast.stmt]) -> Iterable[ast.stmt]:
    """What runs when a module is imported, but for what only a type checker reads."""
    for node in nodes:
        if (isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test)) or isinstance(
            node, ast.Try
        ):
            yield from statements([*node.body, *node.orelse])
        else:
            yield node


def graph(root: Path) -> dict[str, set[str]]:
    """Every module below a folder, and the modules there that importing it imports."""
    paths = {name_of(path, root): path for path in root.rglob("*.py")}
    found = {}
    for name, path in paths.items():
        inside = path.relative_to(root).with_suffix("").parts
        named = set()
        for node in statements(ast.parse(path.read_text()).body):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = [*inside[: -node.level]] if node.level else []
                base += node.module.split(".") if node.module else []
                full = [".".join([*base, alias.name]) for alias in node.names]
                named |= {each if each in paths else ".".join(base) for each in full}
        found[name] = (named & paths.keys()) - {name}
    return found


def circles(edges: Mapping[str, set[str]]) -> list[str]:
    """Every module that imports itself through others."""

    def reached(name: str) -> set[str]:
        seen: set[str] = set()
        ahead = [name]
        while ahead:
            ahead += edges[ahead.pop()] - seen
            seen |= set(ahead)
        return seen

    return sorted(name for name in edges if name in reached(name))


def folder_faults(edges: Mapping[str, set[str]]) -> list[str]:
    """Every import of a folder of sangi.verify that the table does not allow."""
    faults = []
    for name, imported in edges.items():
        if not name.startswith("sangi.verify."):
            continue
        folder = name.split(".")[2]
        used = {each.split(".")[2] for each in imported if each.startswith("sangi.verify.")} - {folder}
        if folder not in VERIFY_MAY:
            faults.append(f"{name}: no folder of sangi.verify is called {folder!r}")
        else:
            faults += [f"{name}: may not import {each}" for each in sorted(used - VERIFY_MAY[folder])]
    return faults


def test_the_packages(root: Path) -> None:
    edges = graph(root / "python")
    assert len(edges) > 300
    assert circles(edges) == []
    assert folder_faults(edges) == []


RIGHT = {
    "sangi/a.py": "from sangi.sub import b\n",
    "sangi/sub/b.py": "import sangi.c\n",
    "sangi/c.py": "import re\n",
    "sangi/verify/interp/x.py": "",
    "sangi/verify/run/y.py": "from sangi.verify.interp import x\n",
}


def made_up(folder: Path, files: Mapping[str, str]) -> Path:
    """A small tree."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from sangi import a\n", ["sangi.a", "sangi.c", "sangi.sub.b"]),
        ("from .a import x\n", ["sangi.a", "sangi.c", "sangi.sub.b"]),
        ("import sangi.sub.b\n", ["sangi.c", "sangi.sub.b"]),
        ("try:\n    import sangi.sub.b\nexcept ImportError:\n    pass\n", ["sangi.c", "sangi.sub.b"]),
        ("def f():\n    import sangi.a\n", []),
        ("if TYPE_CHECKING:\n    import sangi.a\n", []),
    ],
)
def test_a_circle_is_found(tmp_path: Path, text: str, found: list[str]) -> None:
    assert circles(graph(made_up(tmp_path, RIGHT))) == []
    assert circles(graph(made_up(tmp_path, {"sangi/c.py": text}))) == found


def test_a_wrong_folder_is_found(tmp_path: Path) -> None:
    assert folder_faults(graph(made_up(tmp_path, RIGHT))) == []
    made_up(tmp_path, {"sangi/verify/interp/x.py": "from sangi.verify.run import y\n"})
    assert folder_faults(graph(tmp_path)) == ["sangi.verify.interp.x: may not import run"]
    made_up(tmp_path, {"sangi/verify/interp/x.py": "", "sangi/verify/odd/z.py": ""})
    assert folder_faults(graph(tmp_path)) == ["sangi.verify.odd.z: no folder of sangi.verify is called 'odd'"]
