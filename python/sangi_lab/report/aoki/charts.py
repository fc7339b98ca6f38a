# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of `aoki`: Saber's products by method and build."""

from __future__ import annotations

from sangi_lab.report.aoki.cases import BUILDS, KEY, METHODS, OPS, VECTORS, product
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import num
from sangi_lab.report.plot import bars
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart

ROLES = dict(zip(BUILDS, ("always", "random", "plum"), strict=True))
LABELS = {
    "schoolbook": "schoolbook",
    "karatsuba": "Karatsuba",
    "toom4": "Toom–Cook",
    "ntt32": "NTT 32",
    "ntt16": "NTT 16",
}
LABELS |= {"avx2": "AVX2", "avx512": "AVX-512"}


def charts(results: Results) -> dict[str, Chart]:
    """`products`."""
    panels, said = [], []
    for op, title in OPS.items():
        groups: dict[str, dict[str, Bar | None]] = {}
        for method in METHODS:
            if method == "schoolbook":
                continue
            group = groups[LABELS[method]] = {}
            for build in BUILDS:
                m = (
                    None
                    if method in VECTORS and build != "vec"
                    else results.get(product("saber", op, method, build))
                )
                group[build] = None if m is None else Bar(m.median, m.p10, m.p90)
            costs = ", ".join("none" if b is None else num(b.median) for b in group.values())
            said.append(f"{title}, {LABELS[method]}: {costs}")
        panels.append(Panel(f"Saber, {title}", results.unit, groups, digits=0))
    title = "Saber’s products by method and build"
    desc = f"Medians in {results.unit} for {', '.join(BUILDS)}. {'; '.join(said)}."
    caption = "Latency of one product, and of a matrix of nine polynomials and a vector of three, by method and build."
    names = tuple(BUILDS)
    wide, narrow = bars.wide(panels, names, ROLES), bars.narrow(panels, names, ROLES)
    return {"products": chart(KEY, "products", wide, narrow, title, desc, caption)}
