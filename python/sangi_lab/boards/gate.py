# SPDX-License-Identifier: MIT OR Apache-2.0
"""The gate: committed counts of instructions, and which of today's are worse.

boards/counts.json holds them with the compiler and the flags behind them.  A count is compared only where those
are the same; one that is more than half a percent above the committed one is a failure until it is
written anew: `python -m sangi_lab.boards.gate`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.boards.board import boards
from sangi_lab.boards.figures import Bench
from sangi_lab.boards.rules import Build, find

#: What is gated, on every board.
CASES = (
    *("saber/mul/ntt32", "saber/mul/ntt16", "saber/mul/toom4", "saber/matvec/ntt32", "saber/matvec/ntt16"),
    *(
        f"{name}/{op}/c"
        for name in ("lightsaber", "saber", "firesaber")
        for op in ("keygen", "encaps", "decaps")
    ),
    *("sntrup761/encaps/c", "sntrup761/decaps/c", "p256/mul/c", "p256/add/c", "p511/mul/c", "p511/inv/c"),
    "csidh512/ladder-step/c",
)
#: How much worse a count may be.
MARGIN = 0.005


@dataclass(frozen=True)
class Verdict:
    """What is worse, one line each; how many counts were compared; and the boards that could not be, and why."""

    worse: tuple[str, ...]
    compared: int
    skipped: tuple[str, ...]


def path() -> Path:
    """The committed counts."""
    return repo_root() / "boards" / "counts.json"


def _made_by(build: Build) -> dict[str, str]:
    return {
        "compiler": build.compiler.version,
        "flags": " ".join((*build.compiler.command[1:], *build.flags)),
    }


def counts(build: Build) -> dict[str, Any]:
    """The counts of a board, with what made its programs; raises Unavailable, CheckFailed."""
    bench = Bench(build)
    return {
        **_made_by(build),
        "instructions": {case: bench.figure(case, clock=False).instructions for case in CASES},
    }


def worse(board: str, committed: dict[str, int], now: dict[str, int]) -> list[str]:
    """The counts that are too far above the committed ones, and those that are missing from either."""
    faults = [f"{board}: {case} is in one list only" for case in sorted(committed.keys() ^ now.keys())]
    for case in sorted(committed.keys() & now.keys()):
        if now[case] > committed[case] * (1 + MARGIN):
            more = 100 * (now[case] / committed[case] - 1)
            faults.append(
                f"{board}: {case} takes {now[case]} instructions, {more:.1f} % more than {committed[case]}"
            )
    return faults


def check(names: Iterable[str] | None = None) -> Verdict:
    """Compares the boards of these names, or every one, that can be built and run here."""
    wanted = set(boards() if names is None else names)
    committed = json.loads(path().read_text())["boards"]
    faults, compared, skipped = (
        [f"{name}: no committed counts" for name in sorted(wanted - committed.keys())],
        0,
        [],
    )
    for name, known in committed.items():
        if name not in wanted:
            continue
        try:
            build = find(name)
            if _made_by(build) != {key: known[key] for key in ("compiler", "flags")}:
                skipped.append(f"{name}: another compiler or other flags")
                continue
            now = counts(build)["instructions"]
        except Unavailable as error:
            skipped.append(f"{name}: {error}")
            continue
        faults += worse(name, known["instructions"], now)
        compared += len(now)
    return Verdict(tuple(faults), compared, tuple(skipped))


def update() -> None:
    """Writes the counts of today; raises Unavailable where a board cannot be built or run."""
    found = {"spdx": "MIT OR Apache-2.0", "boards": {name: counts(find(name)) for name in boards()}}
    path().write_text(json.dumps(found, indent=1) + "\n")


def main() -> int:
    """Updates the committed counts."""
    try:
        update()
    except (CheckFailed, Unavailable) as error:
        print(f"counts: {error}", file=sys.stderr)
        return 1
    print(path().relative_to(repo_root()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
