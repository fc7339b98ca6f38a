# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of `kodera`: figure 2, figure 3, and the best n beside the formula."""

from __future__ import annotations

from math import sqrt
from statistics import median

from sangi_lab.bench.cases.csidh import KEYS
from sangi_lab.report.kodera.cases import ACTIONS, DEGREES, KEY, METHODS, action, isogeny
from sangi_lab.report.kodera.counts import Study
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import num
from sangi_lab.report.plot import points
from sangi_lab.report.plot.chart import Chart, chart
from sangi_lab.report.plot.points import Axes, Series

METHOD_ROLES = dict(zip(METHODS, ("always", "never", "green", "random", "plum"), strict=True))
ACTION_ROLES = dict(zip(ACTIONS, ("always", "random", "green", "muted", "plum", "never"), strict=True))
MILLION = 1e6


def charts(results: Results, study: Study) -> dict[str, Chart]:
    """`degrees` and `keys`, if the run has any, and `optimum`."""
    made = {}
    if found := _by_degree(results):
        made["degrees"] = _degrees(found, results.unit)
    if found := _by_key(results):
        made["keys"] = _keys(found, results.unit)
    made["optimum"] = _optimum(study)
    return made


def _made(name: str, series: list[Series], axes: Axes, title: str, desc: str, caption: str) -> Chart:
    wide, narrow = points.wide(series, axes), points.narrow(series, axes)
    return chart(KEY, name, wide, narrow, title, desc, caption)


def _by_degree(results: Results) -> list[Series]:
    made = []
    for method, label in METHODS.items():
        found = [(d + 2, results.median(isogeny(d, method))) for d in DEGREES]
        values = [(x, y / x) for x, y in found if y is not None]
        if values:
            made.append(Series(label, METHOD_ROLES[method], values))
    return made


def _degrees(found: list[Series], unit: str) -> Chart:
    said = "; ".join(
        f"{one.label}: {num(one.points[0][1])} at ℓ = {one.points[0][0] - 2:.0f}, "
        f"{num(one.points[-1][1])} at ℓ = {one.points[-1][0] - 2:.0f}"
        for one in found
    )
    heights = [100 * 2**i for i in range(-2, 7)]
    low = min(y for one in found for _, y in one.points)
    high = max(y for one in found for _, y in one.points)
    shown = [h for h in heights if low / 2 < h < high * 2]
    axes = Axes(
        "ℓ + 2", f"{unit} / (ℓ + 2)", True, (5, 10, 20, 50, 100, 200, 375, 589), (5, 20, 100, 589), shown
    )
    return _made(
        "degrees",
        found,
        axes,
        "Figure 2: every degree of CSIDH-512 by five methods",
        f"Median latency of an isogeny with one point to push, over ℓ + 2, in {unit}. {said}.",
        "Figure 2 of the paper, measured here: codomain and the image of one point, from a point of the kernel; all "
        "degrees and methods timed turn by turn, both axes logarithmic.",
    )


def _by_key(results: Results) -> list[Series]:
    made = []
    for variant, label in ACTIONS.items():
        medians = (results.median(action(key, variant)) for key in range(KEYS))
        values = sorted(m for m in medians if m is not None)
        if values:
            ranks = [(float(rank), m / MILLION) for rank, m in enumerate(values, 1)]
            made.append(Series(label, ACTION_ROLES[variant], ranks))
    return made


def _keys(found: list[Series], unit: str) -> Chart:
    said = "; ".join(f"{one.label}: {num(median(y for _, y in one.points))}" for one in found)
    axes = Axes("keys, by their cost", f"million {unit}", False, (1, 13, 26, 39, 52, 65), (1, 33, 65))
    return _made(
        "keys",
        found,
        axes,
        "Figure 3: public keys of CSIDH-512",
        f"The action of {KEYS} secret keys on A = 0, sorted by each method; medians in million {unit}: {said}.",
        f"Figure 3 of the paper, measured here: the public keys of the seeds 0, 1, …, {KEYS - 1} (32 little-endian "
        "bytes), all timed turn by turn, sorted for each method by their medians.",
    )


def _optimum(study: Study) -> Chart:
    formula = [(float(d), (sqrt(d) - 1) / 2) for d in DEGREES if d >= 11]
    best = [(float(d), float(n)) for d, n in study.best_n.items()]
    series = [Series("fewest products", "random", best), Series("(√ℓ − 1)/2", "always", formula, line=True)]
    axes = Axes("ℓ", "n", False, (11, 101, 199, 293, 373, 587), (11, 199, 373, 587))
    said = ", ".join(f"{d}: {n}" for d, n in study.best_n.items())
    return _made(
        "optimum",
        series,
        axes,
        "The best n of Algorithm 3 by degree",
        f"The n with the fewest multiplications and squarings, beside (√ℓ − 1)/2. {said}.",
        "The n for which Algorithm 3 takes the fewest multiplications and squarings, beside the formula of section "
        "4.2, which lets n and q be any numbers.",
    )
