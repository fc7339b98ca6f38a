# SPDX-License-Identifier: MIT OR Apache-2.0
"""What cases cost on boards."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from threading import Lock
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.verify.binary.decode import Flow, steps
from sangi.verify.binary.targets import TARGETS
from sangi_lab.boards import build as builds
from sangi_lab.boards import cortexm, qemu, rocket
from sangi_lab.boards.board import Figure, Run
from sangi_lab.boards.build import Program
from sangi_lab.boards.rules import Build
from sangi_lab.boards.store import Store

#: The decoder of instructions is one, and cases may be counted side by side.
_DECODER = Lock()
#: The secrets that cycles are compared on where a core has instructions of varying time (boards/board.h).
SECRETS = (0, 1, 2, 3)


@dataclass(frozen=True)
class Mix:
    """Of the instructions that ran: conditional branches, and by name those whose time depends on operands."""

    branches: int
    variable: dict[str, int]


def mix(program: Program, executed: Mapping[int, int]) -> Mix:
    """Decodes the functions that ran; raises CheckFailed where something ran that is in none."""
    code, base = program.image.code, program.image.base
    target = TARGETS[program.build.board.core]
    starts = [symbol.offset for symbol in code.symbols]
    ran = {code.symbols[bisect_right(starts, address - base) - 1] for address in executed}
    names = {base + step.at: (step.name, step.flow) for symbol in ran for step in steps(code, symbol, target)}
    branches, variable = 0, Counter[str]()
    for address, count in executed.items():
        if address not in names:
            raise CheckFailed(f"{program.build.board.name}: what ran at {address:#x} is not decoded")
        name, flow = names[address]
        branches += count if flow is Flow.BRANCH else 0
        if name in target.variable:
            variable[name] += count
    return Mix(branches, dict(sorted(variable.items())))


def _rocket(program: Program, place: int, secret: int) -> Run:
    counted, timed = qemu.measure(program, place, secret), rocket.measure(program, place, secret)
    if (counted.digest, counted.stack) != (timed.digest, timed.stack):
        raise CheckFailed(f"{program.build.board.name}: case {place} gives another result on Rocket")
    return replace(counted, cycles=timed.cycles, tool=f"{counted.tool}, {timed.tool}", model=timed.model)


_CLOCKS: dict[str, Callable[[Program, int, int], Run]] = {"cortexm": cortexm.measure, "rocket": _rocket}


class Bench:
    """The bench program of a build: its cases, and what each costs."""

    def __init__(self, build: Build) -> None:
        """Builds it where it must be; raises CheckFailed, Unavailable."""
        self.build, self.program = build, builds.program(build)
        self._store = Store(build.folder / "figures.json", self.program.content)
        self.cases = tuple(self._store.get("cases", lambda: list(qemu.cases(self.program))))

    def place(self, case: str) -> int:
        """The place of a case in the program's table; raises BadInput."""
        if case not in self.cases:
            raise BadInput(f"no case {case!r} on {self.build.board.name}")
        return self.cases.index(case)

    def figure(self, case: str, *, clock: bool = True, spread: bool = False) -> Figure:
        """What a case costs: with cycles where the board has a clock for it, if asked, and how far secrets spread them.

        Raises BadInput, CheckFailed, Unavailable.
        """
        board = self.build.board
        place, name = self.place(case), board.cycles if clock and board.times(case) else ""
        first = self._measured(place, name, 0)
        tried = [self._measured(place, name, secret)["cycles"] for secret in SECRETS if spread]
        times = [cycles for cycles in tried if cycles is not None]
        return Figure(
            **first,
            board=board.name,
            case=case,
            build=self.build.name,
            compiler=self.build.compiler.version,
            flags=" ".join((*self.build.compiler.command[1:], *self.build.flags)),
            flash=self._store.get(f"flash {case}", lambda: builds.flash(self.program, case)),
            spread=max(times) - min(times) if times else None,
        )

    def _measured(self, place: int, clock: str, secret: int) -> dict[str, Any]:
        """The members of a figure that a run has."""

        def measure() -> dict[str, Any]:
            run = _CLOCKS.get(clock, qemu.measure)(self.program, place, secret)
            with _DECODER:
                found = {**asdict(run), **asdict(mix(self.program, run.executed))}
            del found["executed"]
            return found

        return dict(self._store.get(f"{self.cases[place]} {secret} {clock}", measure))
