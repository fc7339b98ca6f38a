# SPDX-License-Identifier: MIT OR Apache-2.0
"""Matplotlib SVG whose colours and fonts are CSS variables.

Each role of a colour is drawn in a sentinel that no plot uses otherwise; in the SVG it is replaced by
`var(--role)`.  Inline, a plot takes the variables of the page; a file of its own brings them along.
"""

from __future__ import annotations

import re
from html import escape
from io import BytesIO
from typing import Any

import matplotlib
from matplotlib.figure import Figure

LIGHT = {
    "paper": "#fbfaf7",
    "ink": "#1f2328",
    "muted": "#5d646d",
    "rule": "#dcd8ce",
    "always": "#4a6fa5",
    "never": "#9db4d3",
    "random": "#c4572e",
    "green": "#5b8a5a",
    "plum": "#8a5a83",
}
DARK = {
    "paper": "#16181c",
    "ink": "#e6e4df",
    "muted": "#a0a5ad",
    "rule": "#353a42",
    "always": "#7ea3d8",
    "never": "#466289",
    "random": "#ea8257",
    "green": "#8fbf8d",
    "plum": "#c490bb",
}
SENTINEL = {role: f"#0102{0x10 + i:02x}" for i, role in enumerate(LIGHT)}
FONT = "system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', Arial, sans-serif"

#: What a file of its own has above the plot, for the title, and to the left of the title.
ABOVE, MARGIN = 52.0, 20.0

RC: Any = {
    "text.parse_math": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "sangi",
    "font.family": "DejaVu Sans",
    "text.color": SENTINEL["ink"],
    "axes.edgecolor": SENTINEL["rule"],
    "axes.labelcolor": SENTINEL["muted"],
    "xtick.color": SENTINEL["muted"],
    "ytick.color": SENTINEL["ink"],
}


def variables(colours: dict[str, str]) -> str:
    """CSS declarations, one per role."""
    return " ".join(f"--{role}: {value};" for role, value in colours.items())


def svg(figure: Figure, name: str, title: str, desc: str) -> str:
    """The figure as an `<svg>` element to put into a page; every id in it begins with `name`."""
    buffer = BytesIO()
    with matplotlib.rc_context(RC):
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = buffer.getvalue().decode("utf-8")
    text = text[text.index("<svg") :].strip()
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.S)
    text = re.sub(r"(\bid=\"|url\(#|href=\"#)", rf"\g<1>{name}-", text)
    text = re.sub(r"font: ([0-9.]+)px [^;\"]+", r"font-size: \1px", text)
    text = re.sub(
        r"font: (?:normal )?([0-9]+) ([0-9.]+)px [^;\"]+", r"font-weight: \1; font-size: \2px", text
    )
    text = re.sub(r"font-family: [^;\"]+;?", "", text)
    for role, colour in SENTINEL.items():
        text = text.replace(colour, f"var(--{role})")
    box = re.search(r'viewBox="([^"]+)"', text)
    assert box is not None, "matplotlib writes a viewBox"
    open_tag = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{box[1]}" '
        f'role="img" aria-labelledby="{name}-title {name}-desc" class="plot" font-family="{FONT}">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(desc)}</desc>'
    )
    return open_tag + text[text.index(">") + 1 :]


def standalone(inline: str) -> str:
    """The same plot as a file of its own: with its title and background, and colours for light and dark."""
    box = re.search(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"', inline)
    title = re.search(r"<title[^>]*>(.*?)</title>", inline)
    assert box is not None and title is not None, "svg() writes a viewBox and a title"
    width, height = float(box[1]), float(box[2]) + ABOVE
    head = (
        f"<style>:root {{ {variables(LIGHT)} color-scheme: light dark; }} "
        f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(DARK)} }} }}</style>"
        f'<rect y="{-ABOVE:g}" width="{width:g}" height="{height:g}" rx="10" style="fill: var(--paper)"/>'
        f'<text x="{MARGIN:g}" y="{14 - ABOVE / 2:g}" style="font-size: 17px; font-weight: 600; '
        f'fill: var(--ink)">{title[1]}</text>'
    )
    at = inline.index("</desc>") + len("</desc>")
    sized = inline[:at].replace(box[0], f'viewBox="0 {-ABOVE:g} {width:g} {height:g}"')
    sized = sized.replace("<svg ", f'<svg width="{width:g}" height="{height:g}" ', 1)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{sized}{head}{inline[at:]}\n'
