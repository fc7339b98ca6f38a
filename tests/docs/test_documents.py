# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every fenced block of the documents is accounted for; the C is run, and the commands exist."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from click import Context

from sangi.cli import cli

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "papers").glob("*/*.md")]

#: Shell lines that no test runs as they stand, and why.
NOT_RUN = {
    "make report": "runs for minutes: the page is built from made-up records in tests of its own",
    "make test": "is this very run",
    "make test-all": "is this very run, with the slow tests",
    "make test-matrix": "is this very run, with the slow tests on every compiler, level and core",
    "make -C out": "tests/docs/test_readme.py runs it behind the line that writes the folder",
    "cmake --preset default": "tests/install builds this preset in a folder of its own",
    "cmake --build --preset default": "tests/install builds this preset in a folder of its own",
    **{
        "uv pip compile --universal --python-version 3.11 --generate-hashes "
        f"requirements/{name}.in -o requirements/{name}.lock": "asks a package index"
        for name in ("build", "lab", "test")
    },
    "sudo cmake --install build/release": "writes to the system: tests/install installs into a folder of its own",
}


def blocks() -> list[tuple[Path, str, str]]:
    """(document, language, text) of every fenced block."""
    found = []
    for path in sorted(DOCUMENTS):
        for language, text in re.findall(r"^```(\w*)\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL):
            found.append((path, language, text))
    return found


def shell_lines() -> list[str]:
    """The commands of every shell block, without comments."""
    texts = [text for _, language, text in blocks() if language in ("sh", "bash", "shell", "console")]
    lines = [shlex.join(shlex.split(line, comments=True)) for text in texts for line in text.splitlines()]
    return [part.strip() for line in lines if line for part in line.replace("'&&'", "&&").split("&&")]


def test_there_is_something_to_run() -> None:
    languages = [(path.name, language) for path, language, _ in blocks()]
    assert {("README.md", "sh"), ("README.md", "c"), ("README.md", "python")} <= set(languages)
    assert {language for _, language in languages} <= {"sh", "c", "python", "cpp", "text", ""}


@pytest.mark.parametrize("line", shell_lines())
def test_every_shell_line_is_run_or_has_a_reason(line: str) -> None:
    words = shlex.split(line)
    if words[0] == "sangi":
        assert words[1] in cli.list_commands(Context(cli)), "tests/docs/test_readme.py runs it"
        return
    verbs = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert line in NOT_RUN or (words[0] == "make" and words[1] in verbs), line


def test_reasons_are_for_lines_that_stand_somewhere() -> None:
    everything = "\n".join(path.read_text() for path in DOCUMENTS)
    assert [line for line in NOT_RUN if line not in everything] == []


@pytest.mark.parametrize("library", ["libsangi.a", "libsangi.so"])
def test_c(build: Path, tmp_path: Path, library: str) -> None:
    """Against the built library; the installed one has tests of its own."""
    for number, (path, language, text) in enumerate(blocks()):
        if language != "c" or "int main" not in text:
            continue
        source = tmp_path / f"block{number}.c"
        source.write_text(text)
        flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{ROOT / 'include'}"]
        command = ["cc", *flags, source, build / library, f"-Wl,-rpath,{build}", "-o", tmp_path / "program"]
        subprocess.run(command, check=True)
        said = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
        assert (said.returncode, said.stdout) == (0, "5\n"), path


def test_the_verbs_that_documents_name() -> None:
    verbs = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = {v for path in DOCUMENTS for v in re.findall(r"`make ([\w-]+)`", path.read_text())}
    assert named and named <= verbs


def test_the_folders_and_files_that_documents_name() -> None:
    missing = []
    for path in DOCUMENTS:
        for name in re.findall(
            r"`((?:src|python|tests|generated|papers|scripts|bench|include)/[\w./-]+)`", path.read_text()
        ):
            base = name.rstrip(".")
            if not any(ROOT.glob(base.rstrip("/") or "x")):
                missing.append(f"{path.name}: {name}")
    assert missing == []
