# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of `mitsunari`: the paper beside this machine, and add and sub over three fields."""

from __future__ import annotations

from collections.abc import Mapping

from sangi_lab.report.mitsunari.cases import FIELDS, FORMS, KEY, PATTERNS, Form
from sangi_lab.report.mitsunari.words import Paper
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import num
from sangi_lab.report.plot import bars
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart, short

BITS = {"p256": "256 bits", "p381": "381 bits", "p511": "511 bits"}


def charts(paper: Paper, setting: Mapping[str, str], results: Results, machine: str) -> dict[str, Chart]:
    """The three plots: `add` (paper and here), `add-fields`, `sub-fields`."""
    made = {"add": _beside(paper, setting, results, machine)}
    for op in ("add", "sub"):
        made[f"{op}-fields"] = _fields(op, results)
    return made


def _group(results: Results, form: Form, field: str, op: str) -> dict[str, Bar | None]:
    group: dict[str, Bar | None] = {}
    for pattern in PATTERNS:
        m = results.get(form.case(field, op, pattern))
        group[pattern] = None if m is None else Bar(m.median, m.p10, m.p90)
    return group


def _beside(paper: Paper, setting: Mapping[str, str], results: Results, machine: str) -> Chart:
    printed: dict[str, dict[str, Bar | None]] = {}
    for form in FORMS:
        if form.key in paper["random"]:
            printed[form.label] = {pattern: Bar(paper[pattern][form.key]) for pattern in PATTERNS}
    here = {form.label: _group(results, form, "p381", "add") for form in FORMS}
    order = {form.label: printed.get(form.label, {}) for form in FORMS}
    title = "One addition modulo a 381-bit prime: the paper and this machine"
    said = [f"{form.label}: {_said(here[form.label])}" for form in FORMS]
    desc = f"Medians in {results.unit} for always, never, random. Here: {'; '.join(said)}."
    heading = f"The paper: {setting['cpu']}"
    axis = "cycles (as we read it)"
    gap = "not in the paper"
    left = Panel(heading, axis, order, share=False, weight=0.8, digits=0, absent=gap)
    right = Panel(f"Here: {short(machine)}", results.unit, here, share=False)
    tight = Panel(heading, axis, printed, share=False, digits=0)
    caption = (
        "Time of one addition modulo the 381-bit prime where the sum always, never, or at random exceeds p. "
        "Whiskers: 10th to 90th percentile. The two axes have scales of their own."
    )
    return chart(
        KEY,
        "add",
        bars.wide([left, right], PATTERNS),
        bars.narrow([tight, right], PATTERNS),
        title,
        desc,
        caption,
    )


def _fields(op: str, results: Results) -> Chart:
    panels = [
        Panel(
            f"{BITS[field]}", results.unit, {form.label: _group(results, form, field, op) for form in FORMS}
        )
        for field in FIELDS
    ]
    title = f"{op} modulo primes of 256, 381 and 511 bits on this machine"
    said = [f"{p.title}, {label}: {_said(group)}" for p in panels for label, group in p.bars.items()]
    desc = f"Medians in {results.unit} for always, never, random. {'; '.join(said)}."
    caption = f"<code>{op}</code>, one scale for all three primes. Whiskers: 10th to 90th percentile."
    return chart(
        KEY, f"{op}-fields", bars.wide(panels, PATTERNS), bars.narrow(panels, PATTERNS), title, desc, caption
    )


def _said(group: Mapping[str, Bar | None]) -> str:
    return ", ".join("none" if (b := group.get(p)) is None else num(b.median) for p in PATTERNS)
