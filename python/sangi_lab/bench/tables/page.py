# SPDX-License-Identifier: MIT OR Apache-2.0
"""A measured table as Markdown, and its place in a document."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from sangi.errors import BadInput
from sangi.paths import repo_root
from sangi_lab.bench.cases import find_case
from sangi_lab.bench.program import WITHOUT_IFMA
from sangi_lab.bench.tables.run import Result
from sangi_lab.bench.tables.spec import Table

_HEAD = ("work", "ours", "over", "ratio", "95 % interval", "at most", "to go for", "")
#: The columns that a table has only if something stands in them.
_OPTIONAL = ("ours", "at most", "to go for")


#: A document has a table for each kind of CPU, by whether it has this feature and public functions may use it.
_KIND = "avx512ifma"


def _marks(name: str, features: Collection[str]) -> tuple[str, str]:
    kind = f"{'with' if _KIND in features else 'without'} {_KIND}"
    return f"<!-- begin: sangi bench --table {name} --markdown, {kind} -->", f"<!-- end: {name}, {kind} -->"


def _rival(b: str, versions: Mapping[str, str]) -> str:
    """What stands under "over": a peer with its version, or the case itself."""
    try:
        case = find_case(b)
    except BadInput:
        return b
    if case.peer is None:
        return f"`{b}`"
    version = versions.get(case.peer.name, "")
    named = case.peer.name.split("-")[0] in version.lower()
    return version if named else f"{case.peer.title} {version}".strip()


def _number(value: float | None, digits: int = 2) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def _cells(result: Result, versions: Mapping[str, str], ours: bool) -> tuple[str, ...]:
    a = f"`{result.a}`" if ours and result.a else ""
    over = _rival(result.b, versions) if result.b else ""
    bar = (_number(result.bar.at_most), _number(result.bar.goal))
    if result.unavailable:
        return (result.work, a, over, "", "", *bar, result.unavailable)
    interval = f"{_number(result.lo, 3)} to {_number(result.hi, 3)}"
    said = ", ".join(part for part in (result.verdict, result.note) if part)
    return (result.work, a, over, _number(result.ratio, 3), interval, *bar, said)


def markdown(table: Table, run: Mapping[str, Any], results: Sequence[Result]) -> str:
    """Return the table, below a line that says where it was measured.  `run` is the record of a run."""
    builds = "; ".join(sorted({row["compiler"] for row in run["builds"].values()}))
    limit = f", {WITHOUT_IFMA}=1" if run.get("without_ifma") else ""
    where = f"{table.title}, sangi {run['version']}: {run['cpu']}{limit}, {run['system']}, {builds}."
    rows = [_cells(result, run["peers"], table.ours) for result in results]
    used = [i for i, head in enumerate(_HEAD) if head not in _OPTIONAL or any(row[i] for row in rows)]
    lines = ["| " + " | ".join(_HEAD[i] for i in used) + " |", "|" + "---|" * len(used)]
    for cells in rows:
        lines.append("| " + " | ".join(cells[i] for i in used) + " |")
    return "\n".join([where, "", *lines, ""])


def put(text: str, name: str, features: Collection[str], part: str) -> str:
    """Return a document with `part` between the marks of the table for a CPU with these features.

    Raises BadInput where it has no such marks.
    """
    begin, end = _marks(name, features)
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise BadInput(f"the document of the table {name} has no lines {begin} and {end}")
    before, rest = text.split(begin)
    return f"{before}{begin}\n{part}{end}{rest.split(end)[1]}"


def document(table: Table, run: Mapping[str, Any], part: str) -> tuple[Path, str]:
    """Return the path of the table's document, and its text with the table.  `run` is the record of a run."""
    path = repo_root() / table.document
    features = () if run.get("without_ifma") else run["features"]
    return path, put(path.read_text(), table.name, features, part)
