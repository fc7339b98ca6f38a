# SPDX-License-Identifier: MIT OR Apache-2.0
"""Manual pages of the command line, a page for each command: `python -m sangi.cli.man [-o FOLDER]`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click

from sangi import files
from sangi._version import __version__
from sangi.cli import cli
from sangi.errors import BadInput

_EXIT = (
    "0 is success; 1 a check that failed, or what this machine cannot do; 2 bad input, with one line that names it; "
    "130 an interruption by a signal."
)


def _text(words: str) -> str:
    """Words as roff prints them: nothing in them is a request or an escape."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a help text, each one line."""
    for paragraph in re.split(r"\n\s*\n", text):
        if words := paragraph.split():
            yield _text(" ".join(words))


def commands(parent: click.Context) -> Iterator[click.Context]:
    """A command and all below it."""
    yield parent
    if isinstance(parent.command, click.Group):
        for name in parent.command.list_commands(parent):
            command = parent.command.get_command(parent, name)
            if command is not None:
                yield from commands(click.Context(command, info_name=name, parent=parent))


def page(ctx: click.Context) -> str:
    """The manual page of a command; says nothing of when it was made."""
    command, path = ctx.command, ctx.command_path
    name = path.replace(" ", "-")
    summary, *description = _paragraphs(command.help or "")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    lines = [
        '.\\" SPDX-License-Identifier: MIT OR Apache-2.0',
        f'.TH "{name.upper()}" 1 "" "sangi {__version__}" "sangi"',
        ".SH NAME",
        f"{_text(name)} \\- {summary.rstrip('.')}",
        ".SH SYNOPSIS",
        f"\\fB{_text(path)}\\fR {_text(pieces)}",
    ]
    for paragraph in (*description, *_paragraphs(command.epilog or "")):
        lines += [".SH DESCRIPTION" if ".SH DESCRIPTION" not in lines else ".PP", paragraph]
    options = [parameter for parameter in command.get_params(ctx) if isinstance(parameter, click.Option)]
    records = [record for option in options if (record := option.get_help_record(ctx))]
    for title, rows in (("OPTIONS", records), ("COMMANDS", _below(ctx))):
        if rows:
            lines.append(f".SH {title}")
        for term, text in rows:
            lines += [".TP", f"\\fB{_text(term)}\\fR", _text(" ".join(text.split()))]
    lines += [".SH EXIT STATUS", _text(_EXIT)]
    if ctx.parent:
        lines += [".SH SEE ALSO", f"\\fB{_text(ctx.parent.command_path.replace(' ', '-'))}\\fR(1)"]
    return "\n".join(lines) + "\n"


def _below(ctx: click.Context) -> list[tuple[str, str]]:
    """Name and first line of the commands of a group."""
    if not isinstance(ctx.command, click.Group):
        return []
    found = ((name, ctx.command.get_command(ctx, name)) for name in ctx.command.list_commands(ctx))
    return [(name, command.get_short_help_str(200)) for name, command in found if command]


def pages() -> dict[str, str]:
    """Every manual page by the name of its file."""
    found = commands(click.Context(cli, info_name="sangi", **cli.context_settings))
    return {f"{ctx.command_path.replace(' ', '-')}.1": page(ctx) for ctx in found}


@click.command()
@click.option("-o", "--out", default="dist/man", show_default=True, help="The folder to write to.")
def main(out: str) -> None:
    """Write the manual pages and print their paths."""
    try:
        with files.folder(Path(out)) as folder:
            for path in files.write_all(folder, {name: text.encode() for name, text in pages().items()}):
                print(path)
    except BadInput as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main()
