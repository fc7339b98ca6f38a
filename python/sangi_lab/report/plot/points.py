# SPDX-License-Identifier: MIT OR Apache-2.0
"""Many points of a few kinds, with or without a line through them, on two logarithmic or two plain axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullLocator

from sangi_lab.report.plot.theme import RC, SENTINEL

WIDE, NARROW = 920.0, 360.0


@dataclass(frozen=True)
class Series:
    """Points in a role's colour; with `line` a line in their place."""

    label: str
    role: str
    points: Sequence[tuple[float, float]]
    line: bool = False


@dataclass(frozen=True)
class Axes:
    """What the axes say, where they are marked, and whether both are logarithmic."""

    across: str
    up: str
    log: bool
    marks: Sequence[float]
    few: Sequence[float]  # where there is little room
    heights: Sequence[float] = ()


def wide(series: Sequence[Series], axes: Axes) -> Figure:
    """920 units across, the names on the right."""
    return _figure(series, axes, WIDE, 420.0)


def narrow(series: Sequence[Series], axes: Axes) -> Figure:
    """360 units across, the names above."""
    return _figure(series, axes, NARROW, 330.0 + 20.0 * len(series))


def _figure(series: Sequence[Series], of: Axes, width: float, height: float) -> Figure:
    small = width == NARROW
    above = 20.0 * len(series) + 12.0 if small else 16.0
    left, right, foot = 52.0, (12.0 if small else 210.0), 46.0
    with matplotlib.rc_context(RC):
        figure = Figure(figsize=(width / 72, height / 72))
        box = (left / width, foot / height, (width - left - right) / width, (height - foot - above) / height)
        axes = figure.add_axes(box)
        if of.log:
            axes.set_xscale("log")
            axes.set_yscale("log")
        for one in series:
            x, y = [p[0] for p in one.points], [p[1] for p in one.points]
            if one.line:
                axes.plot(x, y, "-", color=SENTINEL[one.role], linewidth=1.4)
            else:
                axes.plot(x, y, "o", color=SENTINEL[one.role], markersize=3.2 if small else 4.2)
        marks = of.few if small else of.marks
        axes.set_xticks(list(marks), [f"{x:,.0f}" for x in marks], fontsize=10)
        if of.heights:
            axes.set_yticks(list(of.heights))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{y:,g}"))
        if not of.log:
            axes.set_ylim(bottom=0)
        axes.tick_params(length=0, labelsize=10)
        axes.grid(color=SENTINEL["rule"], linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_facecolor("none")
        axes.set_xlabel(of.across, fontsize=10.5, labelpad=6)
        axes.set_ylabel(of.up, fontsize=10.5, labelpad=6)
        for side, spine in axes.spines.items():
            spine.set_visible(side == "left")
        for i, one in enumerate(series):
            x0 = 8.0 if small else width - right + 14
            y0 = height - 14.0 - 20.0 * i if small else height - 60.0 - 24.0 * i
            mark = "━" if one.line else "●"
            figure.text(x0 / width, y0 / height, mark, fontsize=11, color=SENTINEL[one.role], va="center")
            figure.text((x0 + 20) / width, y0 / height, one.label, fontsize=11.5, va="center")
        return figure
