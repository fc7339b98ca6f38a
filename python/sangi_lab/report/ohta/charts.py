# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of `ohta`: every form in every build, and both methods over the sizes."""

from __future__ import annotations

from sangi_lab.report.model import Results
from sangi_lab.report.ohta import vectors
from sangi_lab.report.ohta.cases import (
    BUILDS,
    FORMS,
    KEY,
    METHODS,
    PEERS,
    SIZES,
    mod_case,
    peer_case,
    products,
)
from sangi_lab.report.phrases import num
from sangi_lab.report.plot import bars
from sangi_lab.report.plot import lines as plot
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart
from sangi_lab.report.plot.lines import Limit, Line

ROLES = dict(zip(BUILDS, ("never", "always", "plum", "random"), strict=True))
COLOURS = {"mont": "always", "ohta": "random", "gmp": "muted", "openssl": "green", "flint": "plum"}


def charts(results: Results) -> dict[str, Chart]:
    """`forms`, and `sizes` and `vectors` if the run has any."""
    made = {"forms": _forms(results)}
    if found := _by_size(results):
        made["sizes"] = _sizes(found, results.unit)
    if (figure := vectors.figure(KEY, results)) is not None:
        made["vectors"] = figure
    return made


def _forms(results: Results) -> Chart:
    groups: dict[str, dict[str, Bar | None]] = {}
    for form in FORMS:
        group = groups[form.label.replace("Algorithm", "Alg.")] = {}
        for build in BUILDS:
            m = results.get(form.case(build))
            group[build] = None if m is None else Bar(m.median, m.p10, m.p90)
    panel = Panel("One multiplication modulo a 220-bit prime", results.unit, groups, digits=0)
    title = "Every form of the multiplication at 220 bits, by build"
    said = [
        f"{label}: {', '.join('none' if b is None else num(b.median) for b in group.values())}"
        for label, group in groups.items()
    ]
    desc = f"Medians in {results.unit} for {', '.join(BUILDS)}. {'; '.join(said)}."
    caption = "Latency of one multiplication, by form and build. Whiskers: 10th to 90th percentile."
    wide, narrow = bars.wide([panel], BUILDS, ROLES), bars.narrow([panel], BUILDS, ROLES)
    return chart(KEY, "forms", wide, narrow, title, desc, caption)


def _by_size(results: Results) -> list[Line]:
    """Cost by product of two words, for each method and peer that was measured."""
    made = []
    rows = [(key, name, False) for key, name in METHODS.items()] + [
        (k, name, True) for k, name in PEERS.items()
    ]
    for key, name, peer in rows:
        values = {}
        for bits in SIZES:
            median = results.median(peer_case(key, bits, "mul") if peer else mod_case(bits, "mul", key))
            if median is not None:
                values[bits] = median / products(bits)
        if values:
            made.append(Line(name, COLOURS[key], values, dashed=peer))
    return made


def _sizes(found: list[Line], unit: str) -> Chart:
    title = "One multiplication by size, per product of two 64-bit words"
    said = [
        f"{line.label}: {', '.join(f'{b} bits {v:.2f}' for b, v in line.values.items())}" for line in found
    ]
    desc = f"{unit.capitalize()} for each of Montgomery’s 2m² + m products. {'; '.join(said)}."
    limit = Limit("the multiplier’s limit: one product a cycle", 1.0) if unit == "cycles" else None
    caption = (
        "Latency of one multiplication modulo a number known at run time, divided by 2m² + m, the products of "
        "Montgomery’s method for m words of 64 bits. Below the line only Karatsuba’s products, or vectors, can come."
    )
    axis = f"{unit} per product"
    wide = plot.wide(found, axis, "bits of the modulus", limit)
    narrow = plot.narrow(found, axis, "bits of the modulus", limit)
    return chart(KEY, "sizes", wide, narrow, title, desc, caption)
