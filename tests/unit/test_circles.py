# SPDX-License-Identifier: MIT OR Apache-2.0
"""No module of the Python packages imports itself, by whatever way round; imports for type checkers do not count."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGES = ("sangi", "sangi_lab")


def modules(folder: Path) -> dict[str, Path]:
    """The modules of both packages below a folder, by name."""
    found = {}
    for path in sorted(path for package in PACKAGES for path in (folder / package).rglob("*.py")):
        words = path.relative_to(folder).with_suffix("").parts
        found[".".join(words[:-1] if words[-1] == "__init__" else words)] = path
    return found


def run_statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those below `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if not (
            isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        ):
            yield node
            yield from run_statements(node)


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules that a file imports, in functions too: of `from a import b`, b where it is one, else a."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    for node in run_statements(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & set(known)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                inner = ".".join([*base, alias.name])
                found |= {inner if inner in known else ".".join(base)} & set(known)
    return found - {name}


def circles(folder: Path) -> list[list[str]]:
    """The sets of modules each of which imports every other one of its set, at length."""
    known = modules(folder)
    below = {name: imports(name, path, known) for name, path in known.items()}

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            fresh = below[todo.pop()] - seen
            seen |= fresh
            todo += fresh
        return seen

    reach = {name: reached(name) for name in known}
    together = {
        tuple(sorted(other for other in reach[name] if name in reach[other]))
        for name in known
        if name in reach[name]
    }
    return [list(names) for names in sorted(together)]


def test_no_circles(root: Path) -> None:
    assert circles(root / "python") == []


@pytest.mark.parametrize(
    ("files", "circle"),
    [
        ({"a": "from sangi import b", "b": "import sangi.c", "c": "from .a import x"}, ["a", "b", "c"]),
        ({"a": "def f():\n    from sangi.b import x", "b": "from sangi import a"}, ["a", "b"]),
        ({"a": "if TYPE_CHECKING:\n    from sangi.b import x", "b": "from sangi import a"}, []),
        ({"a": "from sangi import b", "b": "from sangi._version import x", "_version": ""}, []),
    ],
)
def test_circles_are_found(tmp_path: Path, files: dict[str, str], circle: list[str]) -> None:
    (tmp_path / "sangi").mkdir()
    for name, text in {"__init__": "", **files}.items():
        (tmp_path / "sangi" / f"{name}.py").write_text(text)
    assert circles(tmp_path) == ([[f"sangi.{name}" for name in circle]] if circle else [])
