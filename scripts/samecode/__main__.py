# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line of scripts/same-code."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from samecode import BadInput, build
from samecode.compare import Result, compare

_ABOUT = """\
Compiles the library of two commits for each target and compares every function and every constant of its objects:
the bytes, and what their relocations refer to.  Names, files and order do not count, nor do messages.
Exit status: 0 none differs, 1 some differ, 2 bad input."""
_MORE = """\
What is unpacked and compiled stays in build/same-code.  CMAKE_C_COMPILER_LAUNCHER=ccache is honoured."""


def _listed(results: Mapping[str, Result]) -> dict[tuple[str, ...], list[str]]:
    """The targets of each difference."""
    found: dict[tuple[str, ...], list[str]] = {}
    for target, result in results.items():
        for d in result.differences:
            seen = found.setdefault((d.side, d.kind, d.name, d.source, d.why), [])
            if target not in seen:
                seen.append(target)
    return found


def _table(results: Mapping[str, Result]) -> str:
    width = max(map(len, ["target", *results]))
    lines = [f"{'target':{width}}  functions    constants    differ"]
    for name, made in results.items():
        cells = [f"{old:5} {new:5}" for old, new in (made.functions, made.constants)]
        lines.append(f"{name:{width}}  {cells[0]}  {cells[1]}  {len(made.differences):6}")
    for (side, kind, name, source, why), targets in sorted(_listed(results).items()):
        reason = f"; {why}" if why else ""
        lines.append(f"{side} only: {kind} {name} ({source}; {', '.join(targets)}{reason})")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Runs the command; the status that the process ends with."""
    parser = argparse.ArgumentParser(
        "same-code", description=_ABOUT, epilog=_MORE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", metavar="OLD", help="a commit")
    parser.add_argument("new", metavar="NEW", help="another one")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--only", metavar="TARGET,...", help=f"of {', '.join(build.TARGETS)}")
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--repository", type=Path, default=root, help="where the commits are (this checkout)")
    parser.add_argument("--cache", type=Path, help="where to build (build/same-code of the repository)")
    asked = parser.parse_args(arguments)
    cache = (asked.cache or asked.repository / "build" / "same-code").resolve()
    try:
        names = asked.only.split(",") if asked.only else list(build.TARGETS)
        for name in names:
            if name not in build.TARGETS:
                raise BadInput(f"no target {name!r}; there are {', '.join(build.TARGETS)}")
        commits = [build.commit(asked.repository, name) for name in (asked.old, asked.new)]
        trees = [build.checkout(asked.repository, name, cache / "commits") for name in commits]
        results = {}
        for name in names:
            target = build.TARGETS[name]
            print(f"same-code: {name}", file=sys.stderr)
            results[name] = compare(*(build.objects(tree, target, cache / "objects") for tree in trees))
    except (BadInput, ValueError) as error:
        print(f"same-code: {error}", file=sys.stderr)
        return 2
    same = not any(result.differences for result in results.values())
    if asked.json:
        targets = {name: asdict(result) for name, result in results.items()}
        print(json.dumps({"old": commits[0], "new": commits[1], "same": same, "targets": targets}))
    else:
        print(_table(results))
        compared = sum(result.functions[1] for result in results.values())
        print(f"{compared} functions compared: {'none differs' if same else 'some differ'}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
