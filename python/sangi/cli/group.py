# SPDX-License-Identifier: MIT OR Apache-2.0
"""The commands: sangi's own, and those that installed packages declare in the entry-point group `sangi.commands`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NoReturn

import click

from sangi.errors import Unavailable

GROUP = "sangi.commands"
#: What the package sangi_lab declares, which is not on any index: it belongs to a checkout.
LAB = ("bench", "boards", "ratio", "report", "tune")


@cache
def declared() -> Mapping[str, EntryPoint]:
    """The commands of other packages by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def reader_left() -> NoReturn:
    """End well where nobody reads the rest, as with `| head`; what is still buffered goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)


class Commands(click.Group):
    """The commands in sections; click itself would end with 1 where the reader of the output has left."""

    def __init__(self, *arguments: Any, sections: Mapping[str, Sequence[click.Command]], **more: Any) -> None:
        """`sections` has sangi's own commands in the order of the help, by the title above them."""
        super().__init__(*arguments, **more)
        self._sections = sections
        for command in (command for section in sections.values() for command in section):
            self.add_command(command)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands: sangi's own as the help has them, then the others."""
        return [*self.commands, *(name for name in sorted(declared()) if name not in self.commands)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name; raises `Unavailable` where another package's cannot be loaded."""
        own = super().get_command(ctx, cmd_name)
        if own is not None or cmd_name not in declared():
            return own
        try:
            found = declared()[cmd_name].load()
        except ImportError as error:
            raise Unavailable(f"the command {cmd_name} cannot be loaded: {error}") from error
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it; names what a command of the checkout asks for."""
        if args and args[0] in LAB and self.get_command(ctx, args[0]) is None:
            raise Unavailable(
                f"{args[0]} belongs to sangi_lab, which needs a checkout of sangi: run `make build` in one"
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every command and its first line, by sections."""
        sections = {title: list(commands) for title, commands in self._sections.items()}
        if others := list(self._others(ctx)):
            sections["Measurements"] = others
        for title, commands in sections.items():
            with formatter.section(title):
                limit = formatter.width - 6 - max(len(name) for name in self.list_commands(ctx))
                formatter.write_dl(
                    [(command.name or "", command.get_short_help_str(limit)) for command in commands]
                )

    def _others(self, ctx: click.Context) -> Iterator[click.Command]:
        for name in self.list_commands(ctx):
            if name not in self.commands:
                try:
                    command = self.get_command(ctx, name)
                except Unavailable:
                    continue
                if command is not None:
                    yield command

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Parse; the version and the help are printed here."""
        try:
            return super().make_context(*args, **kwargs)
        except BrokenPipeError:
            reader_left()

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            reader_left()
