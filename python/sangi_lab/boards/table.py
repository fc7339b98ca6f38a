# SPDX-License-Identifier: MIT OR Apache-2.0
"""The table of a board: what every case costs there, and the ratios that the paper `aoki` is about."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from sangi.errors import Unavailable
from sangi.paths import repo_root
from sangi_lab.boards import rocket
from sangi_lab.boards.board import Board, Figure, board
from sangi_lab.boards.cortexm import published
from sangi_lab.boards.figures import Bench
from sangi_lab.boards.rules import find

#: What is also shown in other builds than O3.
LEVELS = ("O2",)
_LEVELLED = tuple(
    f"saber/{op}/{method}" for op in ("mul", "matvec") for method in ("ntt32", "ntt16", "toom4")
)
_WIDER = ("p256/mul/c", "p511/mul/c", "csidh512/ladder-step/c")
#: Where memory is scarce, and what is built small there.
_SCARCE, _SMALL = ("cortex-m3", "cortex-m4"), "O3-small"
_MECHANISMS = tuple(
    f"{name}/{op}/c" for name in ("lightsaber", "saber", "firesaber") for op in ("keygen", "encaps", "decaps")
)
#: The transform that stands against Toom-Cook: where long products take a varying time, that of 16 bits.
_TRANSFORM = {"cortex-m3": "ntt16"}
_RIVAL = "toom4"
#: What is timed on several secrets where multiplications take a varying time.
_SPREAD = ("saber/mul/ntt32", "saber/mul/toom4", "p511/mul/c", "csidh512/ladder-step/c")

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Against:
    """Toom-Cook over the transform: instructions, cycles, fitted cycles, and the paper's ratio on its board."""

    op: str
    build: str
    transform: str
    instructions: float
    cycles: float | None
    fitted: float | None
    paper: float | None


@dataclass(frozen=True)
class Table:
    """One board: its figures, the ratios, and what is to be known of its cycles."""

    board: Board
    figures: tuple[Figure, ...]
    against: tuple[Against, ...]
    note: str


def transform(name: str) -> str:
    """The transform for a board."""
    return _TRANSFORM.get(name, "ntt32")


def rows(where: Board, cases: Sequence[str]) -> list[tuple[str, str]]:
    """(case, build) of every row."""
    made = [(case, "O3") for case in cases]
    made += [(case, level) for level in LEVELS for case in _LEVELLED]
    made += [(case, f"O3-limb{bits}") for bits in where.limbs[1:] for case in _WIDER]
    return made + [(case, _SMALL) for case in _MECHANISMS if where.name in _SCARCE]


def make(name: str, tell: Tell = lambda _: None) -> Table:
    """Counts everything on a board; raises BadInput, CheckFailed, Unavailable."""
    where = board(name)
    benches: dict[str, Bench] = {}
    missing = _missing_clock(where, tell)

    def figure(row: tuple[str, str]) -> Figure:
        case, build = row
        tell(f"{name}: {case}@{build}")
        spread = where.cycles == "rocket" and case in _SPREAD and build == "O3"
        return benches[build].figure(case, clock=not missing, spread=spread)

    tell(f"{name}: building @O3")
    benches["O3"] = Bench(find(name))
    wanted = rows(where, benches["O3"].cases)
    for build in dict.fromkeys(build for _, build in wanted if build != "O3"):
        tell(f"{name}: building @{build}")
        benches[build] = Bench(find(name, build))
    # The model runs in this process; what other boards run on is a process for each figure.
    workers = 1 if where.cycles == "cortexm" else os.cpu_count()
    with ThreadPoolExecutor(workers) as pool:
        figures = list(pool.map(figure, wanted))
    return Table(where, tuple(figures), tuple(_against(where, figures)), missing or _note(where))


def _missing_clock(where: Board, tell: Tell) -> str:
    """Why there are no cycles here, where the board's clock is one that must be made and cannot be."""
    if where.cycles != "rocket":
        return ""
    try:
        rocket.core.program(lambda step: tell(f"{where.name}: {step}"))
    except Unavailable as error:
        return f"no cycles: {error}"
    return ""


def _paper(where: Board) -> dict[str, int]:
    columns = json.loads((repo_root() / "papers" / "aoki" / "figures.json").read_text())["tables"][0][
        "columns"
    ]
    return next((dict(c["values"]) for c in columns if c["board"] == where.paper), {})


def _against(where: Board, figures: Iterable[Figure]) -> Iterable[Against]:
    known = {(f.case, f.build): f for f in figures}
    method, printed = transform(where.name), _paper(where)
    for op in ("mul", "matvec"):
        for build in ("O3", *LEVELS):
            rival, ours = known[f"saber/{op}/{_RIVAL}", build], known[f"saber/{op}/{method}", build]
            yield Against(
                op,
                build,
                method,
                round(rival.instructions / ours.instructions, 2),
                _ratio(rival.cycles, ours.cycles),
                _ratio(rival.fitted, ours.fitted),
                round(printed["toom4"] / printed["ntt"], 2) if printed and op == "mul" else None,
            )


def _ratio(x: int | None, y: int | None) -> float | None:
    return round(x / y, 2) if x and y else None


def _note(where: Board) -> str:
    if where.cycles == "cortexm":
        core = where.name.removeprefix("cortex-")
        return f"cycles are a model's, without wait states: {published.claim(core)}"
    if where.cycles == "rocket":
        return "cycles are those of one core in Verilog, its caches warm; its multiplier stops early on small operands"
    return "instructions only"


_COLUMNS = ("case", "instructions", "cycles", "fitted", "branches", "stack", "flash", "safe here")


def safe(figure: Figure) -> str:
    """Whether nothing ran whose time depends on its operands; else what did, and what it does to the cycles."""
    what = ", ".join(f"{name} {count}" for name, count in figure.variable.items())
    spread = f"; spread {figure.spread}" if figure.spread is not None else ""
    ends = f"; {figure.least:,} to {figure.most:,} cycles" if figure.most is not None else ""
    return f"by operands: {what}{spread}{ends}" if what else "yes"


def _row(figure: Figure) -> tuple[str, ...]:
    case = figure.case if figure.build == "O3" else f"{figure.case}@{figure.build}"
    numbers = (figure.instructions, figure.cycles, figure.fitted, figure.branches, figure.stack, figure.flash)
    return (case, *("–" if n is None else f"{n:,}" for n in numbers), safe(figure))


def text(table: Table) -> str:
    """A table to read."""
    first = next(f for f in table.figures if f.build == "O3")
    timed = next((f for f in table.figures if f.model), first)
    lines = [
        f"{table.board.name}: {table.board.about}",
        f"  {first.compiler}: {first.flags}",
        f"  {timed.tool}" + (f"; {timed.model}" if timed.model else "") + f"; {table.note}",
        "",
    ]
    cells = [_COLUMNS, *(_row(f) for f in table.figures)]
    widths = [max(len(row[i]) for row in cells) for i in range(len(_COLUMNS) - 1)]
    for row in cells:
        numbers = (cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:], strict=True))
        lines.append("  ".join([row[0].ljust(widths[0]), *numbers, row[-1]]).rstrip())
    lines += ["", f"Toom-Cook over the transform ({transform(table.board.name)}), the paper's ratio beside:"]
    for a in table.against:
        parts = [f"{a.instructions} in instructions"]
        parts += [f"{a.cycles} in cycles"] if a.cycles else []
        parts += [f"{a.fitted} fitted"] if a.fitted else []
        beside = f"; the paper {a.paper}" if a.paper else ""
        lines.append(f"  saber/{a.op}@{a.build}: {', '.join(parts)}{beside}")
    return "\n".join([*lines, ""])


def records(table: Table) -> list[dict[str, Any]]:
    """The same for a program: a record of the board, one of each figure, one of each ratio."""
    head = {"board": table.board.name, "about": table.board.about, "note": table.note}
    figures = [{"figure": {**asdict(f), "safe": not f.variable}} for f in table.figures]
    return [head, *figures, *({"board": table.board.name, "against": asdict(a)} for a in table.against)]
