# SPDX-License-Identifier: MIT OR Apache-2.0
"""The pages that `make docs` builds the site from: staged, with links that lead to pages."""

import posixpath
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sangi.cli import cli
from sangi_lab import site


def broken(folder: Path) -> list[str]:
    """Every relative link or image of a page that leads nowhere."""
    faults = []
    for page in sorted(folder.rglob("*.md")):
        text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
            if not (folder / posixpath.join(page.parent.relative_to(folder).as_posix(), target)).exists():
                faults.append(f"{page.relative_to(folder)}: {target}")
    return faults


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    site.stage(folder)
    return folder


def test_every_link_leads_to_a_page(pages: Path, tmp_path: Path) -> None:
    assert broken(pages) == []
    shutil.copytree(pages, tmp_path / "pages")
    (tmp_path / "pages" / "glossary.md").unlink()
    assert broken(tmp_path / "pages") != []


def test_every_page_is_in_the_navigation(root: Path, pages: Path) -> None:
    listed = set(re.findall(r": ([\w/-]+\.md)$", (root / "docs" / "mkdocs.yml").read_text(), re.MULTILINE))
    assert listed == {page.relative_to(pages).as_posix() for page in pages.rglob("*.md")}


def test_the_reference_of_the_command_line_is_whole(pages: Path) -> None:
    text = (pages / "cli.md").read_text()
    for name in cli.commands:
        assert f"\n## {name}\n" in text
    assert "--help" not in re.findall(r"^\| `(.*?)`", text, re.MULTILINE)


@pytest.mark.full
def test_the_site_is_built_without_a_warning(root: Path) -> None:
    if not shutil.which("doxygen"):
        pytest.skip("needs doxygen")
    done = subprocess.run([root / "scripts" / "docs"], capture_output=True, text=True)
    assert done.returncode == 0 and "WARNING" not in done.stdout + done.stderr, done.stderr
    assert (root / "build" / "docs" / "site" / "c" / "index.html").is_file()
