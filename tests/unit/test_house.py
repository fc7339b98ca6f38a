# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rules of the house that a program can check: format, types, licence lines, sizes, no local paths."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDERS = (
    "python",
    "src",
    "include",
    "generated",
    "tests",
    "bench",
    "boards",
    "examples",
    "bindings",
    "papers",
    "cmake",
    "scripts",
    ".ci",
    "docs",
)
CODE = {
    *(".py", ".c", ".h", ".S", ".ll", ".go", ".rs"),
    *(".cmake", ".toml", ".css", ".js", ".html", ".svg", ".in"),
}
MOST_LINES = 400
WIDEST = 120

# Folders of one machine or one person, and the places packages come from, which are the user's to choose.
LOCAL = re.compile(
    r"(?<![\w.])/(?:home|root|work|Users|tmp)/\w|index-url|pythonhosted|find-links", re.IGNORECASE
)


def texts(root: Path) -> Iterator[tuple[Path, str]]:
    """Every text file of the checkout, without what was built or cached."""
    inside = [
        path for folder in FOLDERS for path in (root / folder).rglob("*") if "__pycache__" not in path.parts
    ]
    for path in sorted([*root.glob("*"), *root.glob(".cl*"), *root.glob(".git?*"), *inside]):
        if path.is_file() and path.name != ".git":
            try:
                yield path.relative_to(root), path.read_text()
            except UnicodeDecodeError:
                continue


def is_source(path: Path, text: str) -> bool:
    """Whether a file is one that a licence line belongs in: not a picture that the report drew."""
    if path.parts[:2] == ("docs", "img"):
        return False
    return path.suffix in CODE or path.name in ("CMakeLists.txt", "Makefile") or text.startswith("#!")


def is_generated(text: str) -> bool:
    """Whether the first line of a file is the command that wrote it."""
    return "sangi gen" in text.partition("\n")[0]


def without_licence(root: Path) -> list[str]:
    """Source files whose first lines hold no SPDX line."""
    line = "SPDX-License-Identifier: MIT OR Apache-2.0"
    return [
        str(path)
        for path, text in texts(root)
        if is_source(path, text)
        and path.parent.name != "requirements"
        and line not in "\n".join(text.split("\n")[:6])
    ]


def too_long(root: Path) -> list[str]:
    """Hand-written source files of more than `MOST_LINES` lines."""
    return [
        f"{path}: {text.count(chr(10))} lines"
        for path, text in texts(root)
        if is_source(path, text) and not is_generated(text) and text.count("\n") > MOST_LINES
    ]


def too_wide(root: Path) -> list[str]:
    """Lines of prose in documents of more than `WIDEST` characters; code and rows of tables are as wide as they are."""
    return [
        f"{path}:{number}"
        for path, text in texts(root)
        if path.suffix == ".md"
        for parts in [text.split("```")]
        for k, part in enumerate(parts)
        if k % 2 == 0
        for number, line in enumerate(part.splitlines(), 1 + sum(p.count("\n") for p in parts[:k]))
        if len(line) > WIDEST and not line.startswith("|")
    ]


def with_local_path(root: Path) -> list[str]:
    """Lines that name a place which exists on one machine only."""
    return [
        f"{path}:{number}: {line.strip()}"
        for path, text in texts(root)
        if path != Path("tests/unit/test_house.py")
        for number, line in enumerate(text.splitlines(), 1)
        if LOCAL.search(line)
    ]


def test_licence_lines(root: Path) -> None:
    assert without_licence(root) == []


def test_file_sizes(root: Path) -> None:
    assert too_long(root) == []


def test_documents_are_wrapped(root: Path) -> None:
    assert too_wide(root) == []


def test_no_local_paths(root: Path) -> None:
    assert with_local_path(root) == []


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "src" / "word").mkdir(parents=True)
    (tmp_path / "src" / "word" / "long.c").write_text("int x;\n" * (MOST_LINES + 1))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "use.md").write_text("cd /home/someone/sangi\n")
    wide = "x" * (WIDEST + 1)
    (tmp_path / "docs" / "wide.md").write_text(f"# A\n\n```sh\n{wide}\n```\n{wide[1:]}\n{wide}\n|{wide}\n")
    assert without_licence(tmp_path) == ["src/word/long.c"]
    assert too_long(tmp_path) == ["src/word/long.c: 401 lines"]
    assert too_wide(tmp_path) == ["docs/wide.md:7"]
    assert with_local_path(tmp_path) == ["docs/use.md:1: cd /home/someone/sangi"]


def tool(root: Path, *command: str) -> None:
    """Runs a tool of .venv and fails with what it printed."""
    result = subprocess.run([sys.executable, "-m", *command], cwd=root, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_ruff(root: Path) -> None:
    tool(root, "ruff", "check", "--quiet", ".")


def test_ruff_format(root: Path) -> None:
    tool(root, "ruff", "format", "--check", "--quiet", ".")


def test_mypy(root: Path) -> None:
    tool(root, "mypy")


def test_clang_format(root: Path) -> None:
    """Go's constraints would get a blank, which ends them."""
    files = [
        str(path)
        for path, text in texts(root)
        if path.suffix in (".c", ".h") and not is_generated(text) and not text.startswith("//go:build")
    ]
    formatter = Path(sys.executable).with_name("clang-format")
    result = subprocess.run(
        [formatter, "--dry-run", "-Werror", *files], cwd=root, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("name", ["setup", "dist", "dist-go", "symbols", "bare-machine", "same-code"])
def test_scripts_parse(root: Path, name: str) -> None:
    subprocess.run(["sh", "-n", root / "scripts" / name], check=True)


@pytest.mark.parametrize("name", ["build", "lab", "test"])
def test_locks_are_complete(root: Path, name: str) -> None:
    given = (root / "requirements" / f"{name}.in").read_text().split("\n")
    wanted = [line for line in given if line and line[0] not in "#-"]
    text = (root / "requirements" / f"{name}.lock").read_text()
    assert set(wanted) <= set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))
    assert "://" not in text
