# SPDX-License-Identifier: MIT OR Apache-2.0
"""python -m sangi_lab.site FOLDER: stages the pages of the documentation's site.

The documents of the checkout are copied with their links turned to where they stand in the site; the references of
the command line, of Python and of C are written.
"""

from __future__ import annotations

import inspect
import posixpath
import re
import shutil
import sys
from pathlib import Path

import click

from sangi.cli import cli
from sangi.paths import repo_root

#: Documents at the top of the checkout, and their names in the site.
TOP = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "ARCHITECTURE.md",
    "SECURITY.md": "SECURITY.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
}
#: What Python users import, by module.
PYTHON = ("sangi.field", "sangi.modulus", "sangi.ring", "sangi.kem", "sangi.csidh", "sangi.errors")
_LINK = re.compile(r"(\]\()([^)#:]+)((?:#[^)]*)?\))")


def turned(text: str, place: str) -> str:
    """The text of a document at `place` in the checkout, its links as they are in the site.

    A link to a file that is no page loses its target and keeps its words.
    """
    here = posixpath.dirname(place)
    own = posixpath.dirname(_in_site(place) or "")

    def one(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(here, match[2]))
        page = _in_site(target)
        return f"{match[1]}{posixpath.relpath(page, own or '.')}{match[3]}" if page else match[0]

    linked = _LINK.sub(one, text)
    # What is no page: its words alone.
    return re.sub(
        r"(?<!!)\[([^\]]+)\]\(([^)#:]+)\)",
        lambda m: m[0] if _is_page(posixpath.normpath(posixpath.join(own, m[2]))) else m[1],
        linked,
    )


def _in_site(place: str) -> str | None:
    if place in TOP:
        return TOP[place]
    if place == "docs/algorithms":
        return "algorithms/README.md"
    if place.startswith("docs/") and place.endswith((".md", ".svg")):
        return place.removeprefix("docs/")
    return None


def _is_page(place: str) -> bool:
    return place in TOP.values() or (not place.startswith("..") and (repo_root() / "docs" / place).is_file())


def command_line() -> str:
    """Every command with its help."""
    parts = ["# Command line\n"]
    root = click.Context(cli, info_name="sangi")
    for name in sorted(cli.list_commands(root)):
        command = cli.get_command(root, name)
        assert command is not None
        parts += _described(command, name, root, 2)
    return "\n".join(parts)


def _described(command: click.Command, name: str, parent: click.Context, level: int) -> list[str]:
    context = click.Context(command, info_name=name, parent=parent)
    words = [context.command_path, *command.collect_usage_pieces(context)]
    parts = [
        f"{'#' * level} {name}\n",
        f"```text\n{' '.join(words)}\n```\n",
        f"{_plain(command.help or '')}\n",
    ]
    rows = [p.get_help_record(context) for p in command.params if isinstance(p, click.Option)]
    if shown := [row for row in rows if row and not row[0].endswith("--help")]:
        parts += ["| option | |", "|---|---|"]
        parts += [f"| `{_cell(option)}` | {_cell(_plain(text))} |" for option, text in shown]
        parts.append("")
    if isinstance(command, click.Group):
        for inner in sorted(command.list_commands(context)):
            found = command.get_command(context, inner)
            assert found is not None
            parts += _described(found, inner, context, level + 1)
    return parts


def _plain(text: str) -> str:
    """A help's text as paragraphs, without what would be read as HTML."""
    return inspect.cleandoc(text).replace("\b\n", "").replace("<", "&lt;")


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def stage(folder: Path) -> None:
    """Writes every page below a folder, which is emptied first."""
    root = repo_root()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "docs", folder, ignore=shutil.ignore_patterns("*.txt", "*.yml", "Doxyfile"))
    for path in folder.rglob("*.md"):
        place = f"docs/{path.relative_to(folder).as_posix()}"
        path.write_text(turned(path.read_text(), place))
    for name, page in TOP.items():
        (folder / page).write_text(turned((root / name).read_text(), name))
    (folder / "cli.md").write_text(command_line())
    modules = "\n".join(f"::: {module}\n" for module in PYTHON)
    (folder / "python.md").write_text(f"# Python\n\n{modules}")
    headers = "\n".join(f"- `sangi/{path.name}`" for path in sorted((root / "include/sangi").glob("*.h")))
    (folder / "c.md").write_text(
        f'# C interface\n\nDoxygen\'s pages are at <a href="c/index.html">c/index.html</a>. The headers:\n\n{headers}\n'
    )


if __name__ == "__main__":
    stage(Path(sys.argv[1]))
