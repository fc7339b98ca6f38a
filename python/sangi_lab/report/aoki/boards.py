# SPDX-License-Identifier: MIT OR Apache-2.0
"""Saber on emulated boards: products and mechanisms, in instructions and, where a board has a clock, in cycles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sangi_lab.boards.board import Figure, boards
from sangi_lab.boards.cortexm import published
from sangi_lab.boards.table import safe, transform
from sangi_lab.report.aoki.cases import KEY
from sangi_lab.report.onboards import Counted, counted
from sangi_lab.report.phrases import Finding, listed, times
from sangi_lab.report.plot import bars
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart

#: On the page, by their titles.
BOARDS = {"cortex-m4": "Cortex-M4", "cortex-m3": "Cortex-M3", "rv64": "RV64 (Rocket)", "rv32": "RV32"}
METHODS = {
    "ntt32": "NTT, one prime",
    "ntt16": "NTT, two primes",
    "toom4": "Toom–Cook",
    "karatsuba": "Karatsuba",
}
OPS = {"mul": "one product", "matvec": "matrix and vector"}
SETS = {"lightsaber": "LightSaber", "saber": "Saber", "firesaber": "FireSaber"}
KEM_OPS = ("keygen", "encaps", "decaps")
#: The variants of a mechanism: the library's, and with Toom–Cook.
ENGINES = {"c": "NTT", "c-toom": "Toom–Cook"}
RIVAL = "toom4"


def ids() -> list[str]:
    """Every case that the page shows."""
    products = [f"saber/{op}/{method}" for op in OPS for method in METHODS]
    return products + [f"{name}/{op}/{engine}" for name in SETS for op in KEM_OPS for engine in ENGINES]


def measure() -> Counted:
    """By board and case."""
    return counted(BOARDS, ids())


def over(figures: Counted, board: str, op: str, what: str) -> float | None:
    """Toom–Cook over the board's transform, in instructions or cycles."""
    method = transform(board)
    pair = [figures.get((board, f"saber/{op}/{m}")) for m in (RIVAL, method)]
    costs = [getattr(figure, what) for figure in pair if figure is not None]
    return None if len(costs) < 2 or None in costs else float(costs[0] / costs[1])


@dataclass(frozen=True)
class Cost:
    """What a cell says of a figure."""

    instructions: int
    cycles: int | None
    stack: int
    flash: int
    safe: str

    @classmethod
    def of(cls, figure: Figure) -> Cost:
        """That of a figure."""
        return cls(figure.instructions, figure.cycles, figure.stack, figure.flash, safe(figure))


@dataclass(frozen=True)
class Row:
    """A board, what is counted there, and the costs, None where there is none."""

    board: str
    name: str
    cells: Sequence[Cost | None]


def _row(figures: Counted, board: str, name: str, cases: Sequence[str]) -> Row | None:
    found = [figures.get((board, case)) for case in cases]
    cells = [None if figure is None else Cost.of(figure) for figure in found]
    return Row(BOARDS[board], name, cells) if any(cells) else None


def products(figures: Counted) -> list[Row]:
    """Each board's methods: one product, matrix and vector."""
    rows = [
        _row(figures, board, title, [f"saber/{op}/{method}" for op in OPS])
        for board in BOARDS
        for method, title in METHODS.items()
    ]
    return [row for row in rows if row]


def mechanisms(figures: Counted) -> list[Row]:
    """Each board's sets: keys, encapsulation, decapsulation."""
    rows = [
        _row(figures, board, f"{title}, {engine}", [f"{name}/{op}/{variant}" for op in KEM_OPS])
        for board in BOARDS
        for name, title in SETS.items()
        for variant, engine in ENGINES.items()
    ]
    return [row for row in rows if row]


@dataclass(frozen=True)
class Ratios:
    """A board: Toom–Cook over its transform, by operation in cycles and in instructions; and the paper's."""

    board: str
    method: str
    cycles: Sequence[float | None]
    instructions: Sequence[float | None]
    paper: float | None


def ratios(figures: Counted, columns: Sequence[Mapping[str, Mapping[str, int]]]) -> list[Ratios]:
    """Of every board that was counted."""
    printed = {str(column["board"]): column["values"] for column in columns}
    rows = []
    for board, title in BOARDS.items():
        values = printed.get(boards()[board].paper)
        paper = None if values is None else values["toom4"] / values["ntt"]
        cycles, counts = (
            [over(figures, board, op, what) for op in OPS] for what in ("cycles", "instructions")
        )
        if any(counts):
            rows.append(Ratios(title, METHODS[transform(board)], cycles, counts, paper))
    return rows


def claims() -> dict[str, str]:
    """What is known of the model, by board."""
    return {BOARDS[f"cortex-{core}"]: published.claim(core) for core in ("m4", "m3")}


def finding(figures: Counted, columns: Sequence[Mapping[str, Mapping[str, int]]]) -> Finding | None:
    """The paper's claim, in cycles."""
    rows = [row for row in ratios(figures, columns) if row.paper and row.cycles[0] and row.cycles[1]]
    if not rows:
        return None
    text = "Toom–Cook takes "
    text += listed([f"{times(row.cycles[0] or 0)} times the cycles on the {row.board}" for row in rows])
    text += "; for matrix and vector "
    text += listed([times(row.cycles[1] or 0) for row in rows])
    text += ". Those of Cortex-M are a model’s."
    paper = listed([f"{row.paper:.2f} on the {row.board}’s kind" for row in rows])
    below = [(row.cycles[0] or 0) > (row.paper or 0) for row in rows]
    verdict = "holds" if all(below) else "partly" if any(below) else "changed"
    return Finding(verdict, "The gap in cycles is wider than the paper’s", text, paper)


def charts(figures: Counted) -> dict[str, Chart]:
    """`boards`: cycles, or instructions where a board has no clock."""
    panels, said = [], []
    names = {"transform": "transform", "toom": "Toom–Cook"}
    for op, title in OPS.items():
        groups: dict[str, dict[str, Bar | None]] = {}
        for board, name in BOARDS.items():
            group = groups[name] = {}
            for series, method in (("transform", transform(board)), ("toom", RIVAL)):
                figure = figures.get((board, f"saber/{op}/{method}"))
                cost = None if figure is None else figure.cycles or figure.instructions
                group[names[series]] = None if cost is None else Bar(cost / 1000)
            costs = ", ".join("none" if b is None else f"{b.median:.0f}" for b in group.values())
            said.append(f"{title}, {name}: {costs}")
        panels.append(Panel(f"Saber, {title}", "thousands", groups, share=False, digits=0))
    if not figures:
        return {}
    shown = tuple(names.values())
    roles = dict(zip(shown, ("always", "random"), strict=True))
    wide, narrow = bars.wide(panels, shown, roles), bars.narrow(panels, shown, roles)
    title = "Saber’s products on emulated boards"
    desc = f"Thousands of cycles, of instructions on boards without a clock: transform, Toom–Cook. {'; '.join(said)}."
    caption = (
        "Thousands of cycles of a product on each board; of instructions where it has no clock. gcc -O3."
    )
    return {"boards": chart(KEY, "boards", wide, narrow, title, desc, caption)}
