# SPDX-License-Identifier: MIT OR Apache-2.0
"""No two files depend on each other: by includes and by calls in C, by imports in Python."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

#: What each name uses, by name.
Graph = Mapping[str, Iterable[str]]

#: Uses that still close a circle, to be removed one by one; a test fails for one that is gone and still listed here.
KNOWN_CALLS: frozenset[tuple[str, str]] = frozenset()
KNOWN_IMPORTS: frozenset[tuple[str, str]] = frozenset()

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)


def circles(graph: Graph) -> set[frozenset[str]]:
    """The strongly connected components of more than one name, and names that use themselves [Tarjan]."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: set[frozenset[str]] = set()

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for used in graph.get(name, ()):
            if used not in order:
                visit(used)
                low[name] = min(low[name], low[used])
            elif used in stack:
                low[name] = min(low[name], order[used])
        if low[name] == order[name]:
            at = stack.index(name)
            component = frozenset(stack[at:])
            del stack[at:]
            if len(component) > 1 or name in graph.get(name, ()):
                found.add(component)

    for name in graph:
        if name not in order:
            visit(name)
    return found


def includes(root: Path) -> dict[str, set[str]]:
    """The files of the library that each of its C files includes."""
    graph: dict[str, set[str]] = {}
    folders = [root / name for name in ("include", "src", "generated")]
    for path in (p for folder in folders for p in folder.rglob("*") if p.suffix in (".c", ".h", ".inc")):
        graph[path.relative_to(root).as_posix()] = {
            where.resolve().relative_to(root.resolve()).as_posix()
            for name in INCLUDE.findall(path.read_text())
            for where in [f / name for f in (path.parent, root / "include", root / "src", root)]
            if where.is_file()
        }
    return graph


def calls(objects: Path) -> dict[str, set[str]]:
    """The sources whose symbols each source of the library uses, by the symbol tables of its objects."""
    places = {
        p: p.as_posix().split(".dir/")[1].removesuffix(".o") for p in objects.glob("sangi_*.dir/**/*.c.o")
    }
    command = ["nm", "--extern-only", "--format=posix", "--print-file-name", *places]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    by_path = {str(path): name for path, name in places.items()}
    uses: dict[str, set[str]] = {}
    owner: dict[str, str] = {}
    for line in said.splitlines():
        file, symbol, kind, *_ = re.split(r":? ", line)
        if kind == "U":
            uses.setdefault(by_path[file], set()).add(symbol)
        else:
            owner[symbol] = by_path[file]
    return {name: {owner[s] for s in symbols if s in owner} for name, symbols in uses.items()}


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """What runs of a module: not what stands under TYPE_CHECKING."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield node
            yield from statements(node)


def imports(packages: Iterable[Path]) -> dict[str, set[str]]:
    """The modules of some packages that each of their modules imports, at once or later; annotations do not count."""
    files = {}
    for package in packages:
        for path in package.rglob("*.py"):
            parts = path.relative_to(package.parent).with_suffix("").parts
            files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    graph: dict[str, set[str]] = {}
    for module, path in files.items():
        inside = [] if path.stem != "__init__" else ["__init__"]
        here = [*module.split("."), *inside]
        names = set()
        for node in statements(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = ".".join(
                    [*(here[: -node.level] if node.level else []), *([node.module] if node.module else [])]
                )
                names |= {f"{base}.{a.name}" if f"{base}.{a.name}" in files else base for a in node.names}
        graph[module] = {name for name in names if name in files}
    return graph


def without(graph: Graph, known: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """A graph without some uses, all of which it has."""
    left = {name: set(used) for name, used in graph.items()}
    for name, used in known:
        assert used in left[name], f"{name} no longer uses {used}: take it off the list"
        left[name].remove(used)
    return left


def test_no_include_leads_back(root: Path) -> None:
    assert circles(includes(root)) == set()


def test_no_call_leads_back(build: Path) -> None:
    graph = calls(build / "CMakeFiles")
    assert graph["src/mod/exp.c"] >= {"src/word/wipe.c", "src/mod/convert.c"}
    assert circles(without(graph, KNOWN_CALLS)) == set()


def test_no_import_leads_back(root: Path) -> None:
    graph = imports([root / "python" / name for name in ("sangi", "sangi_lab", "sangi_check_certificate")])
    assert "sangi.errors" in graph["sangi.expression"]
    assert circles(without(graph, KNOWN_IMPORTS)) == set()


def test_circles_are_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": [], "d": ["a", "c"]}) == set()
    found = circles({"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": ["e"], "e": ["d"], "f": ["f"]})
    assert found == {frozenset("abc"), frozenset("de"), frozenset("f")}


def made_up(root: Path, files: Mapping[str, str]) -> None:
    """Writes a small tree."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


def test_an_include_that_leads_back_is_found(tmp_path: Path) -> None:
    made_up(tmp_path, {"src/a/a.c": '#include "a/a.h"\n', "src/a/a.h": '#include "a/b.h"\n', "src/a/b.h": ""})
    assert circles(includes(tmp_path)) == set()
    made_up(tmp_path, {"src/a/b.h": '#  include "a.h"\n'})
    assert circles(includes(tmp_path)) == {frozenset({"src/a/a.h", "src/a/b.h"})}


def test_a_call_that_leads_back_is_found(tmp_path: Path) -> None:
    """By a function, and by an object that holds one."""
    texts = {
        "src/a/a.c": "void sangi_b(void); void sangi_a(void) { sangi_b(); }\n",
        "src/a/b.c": "void sangi_b(void) {}\n",
        "src/a/c.c": "void sangi_a(void); void (*const sangi_c)(void) = sangi_a;\n",
    }

    def found() -> set[frozenset[str]]:
        for name, text in texts.items():
            made_up(tmp_path, {name: text})
            made = tmp_path / "sangi_a.dir" / f"{name}.o"
            made.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["gcc", "-c", tmp_path / name, "-o", made], check=True)
        return circles(calls(tmp_path))

    assert found() == set()
    texts["src/a/b.c"] = "extern void (*const sangi_c)(void); void sangi_b(void) { sangi_c(); }\n"
    assert found() == {frozenset({"src/a/a.c", "src/a/b.c", "src/a/c.c"})}


def test_an_import_that_leads_back_is_found(tmp_path: Path) -> None:
    made_up(
        tmp_path,
        {
            "sangi/__init__.py": "",
            "sangi/a.py": "from sangi.b import x\nfrom sangi import c\n",
            "sangi/b/__init__.py": "from . import d\nif TYPE_CHECKING:\n    from sangi.a import y\nx = 1\n",
            "sangi/b/d.py": "import re\n",
            "sangi/c.py": "",
        },
    )
    assert circles(imports([tmp_path / "sangi"])) == set()
    made_up(tmp_path, {"sangi/b/d.py": "def f():\n    from ..a import y\n"})
    assert circles(imports([tmp_path / "sangi"])) == {frozenset({"sangi.a", "sangi.b", "sangi.b.d"})}
