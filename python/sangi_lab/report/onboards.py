# SPDX-License-Identifier: MIT OR Apache-2.0
"""Figures of emulated boards, for the pages that show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sangi.errors import Unavailable
from sangi_lab.boards import rocket
from sangi_lab.boards.board import Figure, boards
from sangi_lab.boards.figures import Bench
from sangi_lab.boards.rules import find

#: By board and case.
Counted = Mapping[tuple[str, str], Figure]


def counted(names: Iterable[str], cases: Sequence[str]) -> dict[tuple[str, str], Figure]:
    """What cases cost on boards; without boards that have no compiler or emulator here.

    The simulated core gives cycles where it has been made, by `make boards`.
    """
    found: dict[tuple[str, str], Figure] = {}
    for name in names:
        clock = boards()[name].cycles != "rocket" or (rocket.core.folder() / "rocket").is_file()
        try:
            bench = Bench(find(name))
            found |= {(name, case): bench.figure(case, clock=clock) for case in cases}
        except Unavailable:
            continue
    return found
