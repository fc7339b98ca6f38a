# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lines over sizes on two logarithmic axes, wide and narrow, with a limit drawn as a line of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullLocator

from sangi_lab.report.plot.theme import RC, SENTINEL

WIDE, NARROW = 920.0, 360.0


@dataclass(frozen=True)
class Line:
    """Values by x in a role's colour; `dashed` for those of others."""

    label: str
    role: str
    values: Mapping[int, float]
    dashed: bool = False


@dataclass(frozen=True)
class Limit:
    """What no value can be below: at one height for all x."""

    label: str
    value: float


def wide(lines: Sequence[Line], axis: str, across: str, limit: Limit | None = None) -> Figure:
    """920 units across, each line's label at its right end."""
    return _figure(lines, axis, across, limit, WIDE, 400.0)


def narrow(lines: Sequence[Line], axis: str, across: str, limit: Limit | None = None) -> Figure:
    """360 units across, the labels above."""
    return _figure(lines, axis, across, limit, NARROW, 330.0 + 20.0 * len(lines))


def _figure(
    lines: Sequence[Line], axis: str, across: str, limit: Limit | None, width: float, height: float
) -> Figure:
    small = width == NARROW
    above = 20.0 * len(lines) + 12.0 if small else 16.0
    left, right, foot = 48.0, (12.0 if small else 190.0), 46.0
    with matplotlib.rc_context(RC):
        figure = Figure(figsize=(width / 72, height / 72))
        box = (left / width, foot / height, (width - left - right) / width, (height - foot - above) / height)
        axes = figure.add_axes(box)
        axes.set_xscale("log", base=2)
        axes.set_yscale("log", base=2)
        for line in lines:
            style = "--" if line.dashed else "-"
            axes.plot(
                list(line.values),
                list(line.values.values()),
                style,
                color=SENTINEL[line.role],
                linewidth=1.8,
                marker="o",
                markersize=4,
            )
        sizes = sorted({x for line in lines for x in line.values})
        if limit is not None:
            axes.axhline(limit.value, color=SENTINEL["ink"], linewidth=1.2)
            axes.text(sizes[0], limit.value * 1.04, limit.label, fontsize=10, color=SENTINEL["ink"])
        labelled = [x for x in sizes if x not in (220, 384, 768)] if small else [x for x in sizes if x != 220]
        axes.set_xticks(labelled, [f"{x:,}" for x in labelled], fontsize=10)
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{y:g}"))
        axes.tick_params(length=0, labelsize=10)
        axes.grid(color=SENTINEL["rule"], linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_facecolor("none")
        axes.set_xlabel(across, fontsize=10.5, labelpad=6)
        axes.set_ylabel(axis, fontsize=10.5, labelpad=6)
        for side, spine in axes.spines.items():
            spine.set_visible(side == "left")
        _labels(figure, lines, width, height, right, small)
        return figure


def _labels(
    figure: Figure, lines: Sequence[Line], width: float, height: float, right: float, small: bool
) -> None:
    """The names of the lines in their colours: above, or on the right in the order of their ends."""
    order = list(lines) if small else sorted(lines, key=lambda line: -list(line.values.values())[-1])
    for i, line in enumerate(order):
        x = 8.0 if small else width - right + 14
        y = height - 14.0 - 20.0 * i if small else height - 60.0 - 24.0 * i
        mark = "╌" if line.dashed else "━"
        figure.text(x / width, y / height, mark, fontsize=12, color=SENTINEL[line.role], va="center")
        figure.text((x + 20) / width, y / height, line.label, fontsize=11.5, va="center")
