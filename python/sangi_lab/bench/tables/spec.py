# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rows of a table: what is compared with what, and the ratio that it may have at most."""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi.errors import BadInput
from sangi.paths import repo_root

#: How a summary joins the ratios of a group.
SUMMARIES = ("mean", "worst")


@dataclass(frozen=True)
class Bar:
    """The most that a ratio may be, and what to go for; None where there is no such number."""

    at_most: float | None = None
    goal: float | None = None


@dataclass(frozen=True)
class Row:
    """Cost of a over cost of b.

    `a` and `b` are case ids; with a program they are the names that its line has.  `needs` are CPU features, as
    /proc/cpuinfo spells them.
    """

    work: str
    a: str
    b: str
    bar: Bar = Bar()
    group: str = ""
    metric: str = "latency"
    needs: tuple[str, ...] = ()
    program: str = ""
    note: str = ""


@dataclass(frozen=True)
class Summary:
    """The geometric mean (`mean`) of a group's ratios, or the largest of them (`worst`)."""

    work: str
    of: str
    by: str
    bar: Bar = Bar()


@dataclass(frozen=True)
class Program:
    """A command, and the folder below the checkout in which it runs.

    It prints JSON lines ``{"a", "b", "ratio", "lo", "hi"}`` for rows that the bench program cannot measure, or
    ``{"unavailable"}``, which says why it cannot either.
    """

    command: tuple[str, ...]
    folder: str = "."


@dataclass(frozen=True)
class Table:
    """A table, and the document that holds it, from the root of the checkout.

    `ours`: whether it has a column with the id of each row's first case.
    """

    name: str
    title: str
    document: str
    rows: tuple[Row, ...]
    summaries: tuple[Summary, ...]
    programs: Mapping[str, Program]
    ours: bool = False


def folder() -> Path:
    """Return the folder of all tables.  Raises Unavailable outside a checkout."""
    return repo_root() / "bench" / "tables"


def names() -> list[str]:
    """Return the name of every table."""
    return sorted(path.stem for path in folder().glob("*.toml"))


def load(name: str) -> Table:
    """Return a table.  Raises BadInput for a name that is none, or a table that is not understood."""
    if name not in names():
        raise BadInput(f"no table {name!r}; there is {', '.join(names())}")
    return parse(name, (folder() / f"{name}.toml").read_text())


def _bar(data: dict[str, Any]) -> Bar:
    return Bar(data.pop("bar", None), data.pop("goal", None))


def _rows(data: dict[str, Any]) -> Iterator[Row]:
    """The rows of one entry: one for each choice out of the lists of `each`, put in for {NAME}."""
    each: dict[str, list[str]] = data.pop("each", {})
    bar, needs = _bar(data), tuple(data.pop("needs", ()))
    for chosen in itertools.product(*each.values()):
        put = dict(zip(each, chosen, strict=True))
        yield Row(**{key: text.format(**put) for key, text in data.items()}, bar=bar, needs=needs)


def parse(name: str, text: str) -> Table:
    """Read a table.  Raises BadInput, naming the table, for what is not understood."""
    try:
        data = tomllib.loads(text)
        table = Table(
            name,
            data.pop("title"),
            data.pop("document"),
            tuple(row for entry in data.pop("row") for row in _rows(entry)),
            tuple(Summary(bar=_bar(entry), **entry) for entry in data.pop("summary", ())),
            {
                of: Program(tuple(entry.pop("command")), **entry)
                for of, entry in data.pop("program", {}).items()
            },
            data.pop("ours", False),
        )
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{name}.toml: {error}") from error
    except KeyError as error:
        raise BadInput(f"{name}.toml: {error.args[0]!r} is missing") from error
    except (TypeError, AttributeError) as error:
        raise BadInput(f"{name}.toml: {error}") from error
    if data:
        raise BadInput(f"{name}.toml: {', '.join(data)} is not understood")
    _check(table)
    return table


def _check(table: Table) -> None:
    groups = {row.group for row in table.rows}
    for summary in table.summaries:
        if summary.by not in SUMMARIES:
            raise BadInput(f"{table.name}.toml: {summary.work}: by is one of {', '.join(SUMMARIES)}")
        if summary.of not in groups:
            raise BadInput(f"{table.name}.toml: {summary.work}: there is no group {summary.of!r}")
    twice = [
        work for work, count in Counter((row.group, row.work) for row in table.rows).items() if count > 1
    ]
    if twice:
        raise BadInput(f"{table.name}.toml: {twice[0][1]}: it stands twice in one group")
    for row in table.rows:
        if row.program and row.program not in table.programs:
            raise BadInput(f"{table.name}.toml: {row.work}: there is no program {row.program!r}")
