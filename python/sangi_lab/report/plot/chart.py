# SPDX-License-Identifier: MIT OR Apache-2.0
"""A plot as a page takes it, and as a file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from matplotlib.figure import Figure

from sangi_lab.report.plot import theme


@dataclass(frozen=True)
class Chart:
    """A plot in its two layouts, to be put into the page, and its file."""

    file: str
    wide: str
    narrow: str
    caption: str


def chart(key: str, name: str, wide: Figure, narrow: Figure, title: str, desc: str, caption: str) -> Chart:
    """The plot `name` of the paper `key`; `desc` says to those who do not see it what it shows."""
    return Chart(
        file=f"{key}-{name}.svg",
        wide=theme.svg(wide, f"{name}-wide", title, desc),
        narrow=theme.svg(narrow, f"{name}-narrow", title, desc),
        caption=caption,
    )


def short(machine: str) -> str:
    """A CPU's name without what says nothing: at most 34 characters, for the head of a plot."""
    name = re.sub(
        r"\((?:R|TM|tm|r)\)|®|™|\s@\s.*|\b(?:CPU|Processor|\d+-Core)\b|\bwith .* Graphics", " ", machine
    )
    name = " ".join(name.split())
    return name if len(name) <= 34 else name[:33].rstrip() + "…"
