# SPDX-License-Identifier: MIT OR Apache-2.0
"""Grouped horizontal bars with whiskers, wide (panels side by side) and narrow (panels stacked)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, floor, log, log10, nan

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator

from sangi_lab.report.plot.theme import RC, SENTINEL

PITCH = 11.0
GAP = 11.0
HEAD = 44.0
FOOT = 40.0
LABEL = 150.0
WIDE = 920.0
NARROW = 360.0
#: Bars that differ by so much get a logarithmic axis.
ORDERS = 100.0


@dataclass(frozen=True)
class Bar:
    """A median, and the percentiles of its whisker where they are known."""

    median: float
    p10: float | None = None
    p90: float | None = None


@dataclass(frozen=True)
class Scale:
    """The ends of an axis, and whether it is logarithmic; bars begin at its left end."""

    left: float
    right: float
    logarithmic: bool = False

    def beyond(self, x: float, share: float) -> float:
        """The place a share of the axis's length to the right of x."""
        if self.logarithmic:
            return x * exp(share * log(self.right / self.left))
        return x + share * (self.right - self.left)

    def widened(self, share: float) -> Scale:
        """The same with room to the right, a share of the whole."""
        return Scale(self.left, self.beyond(self.right, share / (1 - share)), self.logarithmic)


@dataclass(frozen=True)
class Panel:
    """One set of axes: bars[label][series]; those that `share` have one scale; `absent` is said of a gap."""

    title: str
    axis: str
    bars: dict[str, dict[str, Bar | None]]
    share: bool = True
    weight: float = 1.0
    digits: int = 1
    absent: str = "not measured"


def wide(panels: Sequence[Panel], series: Sequence[str], roles: Mapping[str, str] | None = None) -> Figure:
    """Panels side by side, 920 units across, with one column of labels.

    `roles` are the colours of the series, where those are not their names.
    """
    labels = list(dict.fromkeys(label for p in panels for label in p.bars))
    pitch = len(series) * PITCH + GAP
    height = HEAD + len(labels) * pitch + FOOT
    with matplotlib.rc_context(RC):
        figure = Figure(figsize=(WIDE / 72, height / 72))
        gutter = 18.0
        room = WIDE - LABEL - gutter * len(panels)
        total = sum(p.weight for p in panels)
        left = LABEL + 8
        for i, panel in enumerate(panels):
            width = room * panel.weight / total
            axes = figure.add_axes(
                (left / WIDE, FOOT / height, width / WIDE, (height - HEAD - FOOT) / height)
            )
            _bars(axes, panel, labels, series, _scale(panels, panel), width, roles=roles or {})
            axes.set_ylim(len(labels) - 0.5, -0.5)
            axes.set_yticks(range(len(labels)), labels if i == 0 else [""] * len(labels), fontsize=11.5)
            axes.tick_params(axis="y", length=0, pad=8)
            _head(figure, left / WIDE, 1 - 36 / height, panel.title, 12.5)
            left += width + gutter
        _legend(figure, WIDE, height, series, roles or {})
        return figure


def narrow(panels: Sequence[Panel], series: Sequence[str], roles: Mapping[str, str] | None = None) -> Figure:
    """Panels one under another, 360 units across, each label above its bars; `roles` as for `wide`."""
    above = 16.0
    pitch = len(series) * PITCH + GAP + above
    heights = [HEAD + len(p.bars) * pitch + FOOT for p in panels]
    height = sum(heights) + 22
    with matplotlib.rc_context(RC):
        figure = Figure(figsize=(NARROW / 72, height / 72))
        top = height - 22
        for panel, tall in zip(panels, heights, strict=True):
            labels = list(panel.bars)
            box = (
                6 / NARROW,
                (top - tall + FOOT) / height,
                (NARROW - 12) / NARROW,
                (tall - HEAD - FOOT) / height,
            )
            axes = figure.add_axes(box)
            _bars(
                axes,
                panel,
                labels,
                series,
                _scale(panels, panel),
                NARROW - 12,
                shift=above / 2 / pitch,
                pitch=pitch,
                roles=roles or {},
            )
            axes.set_ylim(len(labels) - 0.5, -0.5)
            axes.set_yticks([])
            for y, label in enumerate(labels):
                at = y - 0.5 + (GAP / 2 + above - 4) / pitch
                axes.text(0, at, label, fontsize=12, transform=axes.get_yaxis_transform(), va="baseline")
            _head(figure, 6 / NARROW, (top - 26) / height, panel.title, 13)
            top -= tall
        _legend(figure, NARROW, height, series, roles or {})
        return figure


def _scale(panels: Sequence[Panel], panel: Panel) -> Scale:
    """The axis of a panel, shared by all panels that share: logarithmic where bars span two orders."""
    same = [p for p in panels if p.share] if panel.share else [panel]
    found = [b for p in same for g in p.bars.values() for b in g.values() if b is not None]
    high = max((max(b.median, b.p90 or 0) for b in found), default=1.0) or 1.0
    low = min((b.median for b in found if b.median > 0), default=high)
    if high / low < ORDERS:
        return Scale(0.0, high)
    return Scale(10.0 ** floor(log10(low / 1.5)), high, True)


def _head(figure: Figure, x: float, y: float, text: str, size: float) -> None:
    figure.text(x, y, text, fontsize=size, fontweight="bold")


def _bars(
    axes: Axes,
    panel: Panel,
    labels: Sequence[str],
    series: Sequence[str],
    scale: Scale,
    width: float,
    shift: float = 0.0,
    pitch: float | None = None,
    *,
    roles: Mapping[str, str],
) -> None:
    pitch = pitch or len(series) * PITCH + GAP
    step = PITCH / pitch
    scale = scale.widened(34 / width)
    gap = False
    for y, label in enumerate(labels):
        group = panel.bars.get(label, {})
        if not any(group.values()):
            if not gap:
                where = scale.beyond(scale.left, 0.012), y + shift
                axes.text(*where, panel.absent, fontsize=9.8, color=SENTINEL["muted"], va="center")
            gap = True
            continue
        gap = False
        for i, name in enumerate(series):
            bar = group.get(name)
            if bar is None:
                continue
            at = y + shift + (i - (len(series) - 1) / 2) * step
            colour = SENTINEL[roles.get(name, name)]
            length = max(bar.median - scale.left, 0.0)
            axes.barh(at, length, height=step * 0.8, left=scale.left, color=colour, linewidth=0)
            end = bar.median
            if bar.p10 is not None and bar.p90 is not None:
                low, high, cap = bar.p10, bar.p90, step * 0.25
                xs = [low, low, nan, low, high, nan, high, high]
                ys = [at - cap, at + cap, nan, at, at, nan, at - cap, at + cap]
                axes.plot(xs, ys, color=SENTINEL["ink"], linewidth=1.1, solid_capstyle="butt")
                end = max(end, bar.p90)
            text = f"{bar.median:.{panel.digits}f}"
            beside = scale.beyond(end, 4 / width)
            axes.text(beside, at, text, fontsize=9.8, va="center_baseline", color=SENTINEL["muted"])
    _across(axes, panel, scale, width)
    axes.set_facecolor("none")
    for side, spine in axes.spines.items():
        spine.set_visible(side == "left")


def _across(axes: Axes, panel: Panel, scale: Scale, width: float) -> None:
    """The axis of costs."""
    if scale.logarithmic:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:,.0f}" if x >= 1 else f"{x:g}")
        axes.xaxis.set_minor_locator(NullLocator())
    else:
        axes.locator_params(axis="x", nbins=6 if width > 250 else 4)
    axes.set_xlim(scale.left, scale.right)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=SENTINEL["rule"], linewidth=0.8)
    axes.tick_params(axis="x", length=0, labelsize=10, pad=4)
    name = f"{panel.axis}, logarithmic" if scale.logarithmic else panel.axis
    axes.set_xlabel(name, fontsize=10.5, labelpad=5)


def _legend(
    figure: Figure, width: float, height: float, series: Sequence[str], roles: Mapping[str, str]
) -> None:
    x = 6.0 if width == NARROW else LABEL + 8
    y = height - 13
    # Where the names need more room than there is, they stand closer.
    letter, gap = (7.2, 20.0) if sum(35 + 7.2 * len(name) for name in series) < width - x else (6.4, 10.0)
    for name in series:
        figure.text(
            x / width, y / height, "■", fontsize=13, color=SENTINEL[roles.get(name, name)], va="center"
        )
        figure.text((x + 15) / width, y / height, name, fontsize=11.5, va="center")
        x += 15 + letter * len(name) + gap
