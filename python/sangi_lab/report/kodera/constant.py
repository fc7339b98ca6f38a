# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page of `kodera` says of constant time: operations by design and by part, and times beside highctidh's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from sangi.codegen.tables.ctidh_counts import PARTS, usual
from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout, Tree
from sangi.codegen.tables.ctidh_strategy import leaves
from sangi_lab.report.kodera.cases import CONSTANT, KEY
from sangi_lab.report.model import Results
from sangi_lab.report.plot import bars
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart

#: The parts of an action that are shown: the fourth, points, takes less than a thousandth.
SHOWN = tuple(part for part in PARTS if part != "points")
ROLES = dict(zip(SHOWN, ("always", "random", "green"), strict=True))
#: The layout whose ladder is shown, and the one of its size with batches of its own.
FIRST, OWN = "highctidh512", "sangi512"


@dataclass(frozen=True)
class Design:
    """An action by its mean operations: its keys as a power of two, blocks, products by part and in all.

    `step`: the products over those of the line before.  `published`: what others take for these keys, and the source.
    """

    name: str
    bits: float
    blocks: float
    parts: Mapping[str, float]
    products: float
    step: float | None = None
    published: Mapping[str, Any] | None = None


def _design(name: str, layout: Layout, grids: bool = True) -> Design:
    found = usual(layout, grids)
    return Design(
        name, layout.bits, found["blocks"], {part: found[part] for part in SHOWN}, found["products"]
    )


def _comb(tree: Tree) -> Tree:
    """The same order of attempts without a strategy: each kernel is multiplied out of the points of the block."""
    first, *others = reversed(leaves(tree))
    made: Tree = first
    for batch in others:
        made = (batch, made)
    return made


@cache
def ladder() -> tuple[Design, ...]:
    """One idea after the other, at 512 bits."""
    layout = LAYOUTS[FIRST]
    scratch = replace(layout, tree=_comb(layout.tree))
    made = [
        _design("one point for each sign", scratch, grids=False),
        _design("isogenies in groups", scratch),
        _design("a searched strategy", layout),
        _design("batches and bounds of its own", LAYOUTS[OWN]),
    ]
    steps = [None, *(b.products / a.products for a, b in pairwise(made))]
    return tuple(replace(design, step=step) for design, step in zip(made, steps, strict=True))


@cache
def sizes(folder: Path) -> tuple[Design, ...]:
    """Every layout, beside what others take; `folder` is papers/kodera."""
    rows = json.loads((folder / "ctidh.json").read_text(encoding="utf-8"))["rows"]
    published = {row["layout"]: row for row in rows}
    return tuple(
        replace(_design(name, layout), published=published.get(name)) for name, layout in LAYOUTS.items()
    )


def figure(folder: Path) -> Chart:
    """Operations by part."""
    shown = sizes(folder)
    rows: dict[str, dict[str, Bar | None]] = {
        design.name: {part: Bar(of / 1000) for part, of in design.parts.items()} for design in shown
    }
    panel = Panel("an action, by part", "thousand multiplications and squarings", rows)
    said = "; ".join(
        f"{design.name}: " + ", ".join(f"{part} {of / 1000:.0f}" for part, of in design.parts.items())
        for design in shown
    )
    return chart(
        KEY,
        "constant",
        bars.wide([panel], SHOWN, ROLES),
        bars.narrow([panel], SHOWN, ROLES),
        "Where a constant-time action spends its operations",
        f"Means in thousand multiplications and squarings. {said}.",
        "Clearing multiplies out of two points a block what no attempt needs, multiples are those of the strategy, and "
        "isogenies include the pushed points and the dummies. Means over drawn failures, which no key changes.",
    )


def view(folder: Path, results: Results) -> dict[str, Any]:
    """What the template names, as `constant`."""
    return {
        "ladder": ladder(),
        "sizes": sizes(folder),
        "parts": SHOWN,
        "times": [(case, results.get(case)) for pair in CONSTANT for case in pair],
    }
