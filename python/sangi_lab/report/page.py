# SPDX-License-Identifier: MIT OR Apache-2.0
"""The HTML of a report."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt

from sangi._version import __version__
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import num
from sangi_lab.report.plot import theme


class Stage(Enum):
    """How much has been measured: a first look before the whole, a first look alone, the whole."""

    LOOK = "look"
    QUICK = "quick"
    WHOLE = "whole"


NAMES = {
    "cpu": "CPU",
    "features": "CPU features",
    "clock": "clock",
    "date": "date",
    "commit": "commit",
    "compilers": "compilers and flags",
    "builds": "build",
    "host": "host",
    "os": "system",
    "system": "system",
}
#: CPU features that fast paths for modular arithmetic ask for.
FEATURES = ("bmi1", "bmi2", "adx", "avx2", "avx512f", "avx512ifma", "asimd", "sve", "sve2")


def environment(papers: Path) -> Environment:
    """Templates of the package, and those of the papers as `KEY/page/…`."""
    env = Environment(
        loader=ChoiceLoader([PackageLoader("sangi_lab.report"), FileSystemLoader(papers)]),
        autoescape=lambda name: name is None or not name.endswith(".css"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters["num"] = num
    return env


def render(papers: Path, template: str, view: Mapping[str, Any], results: Results, stage: Stage) -> str:
    """The page of one paper, complete."""
    title = f"{view['figures']['title_en']}: sangi report"
    return _render(
        papers,
        template,
        results,
        stage,
        **view,
        title=title,
        errata=errata(papers / view["key"] / "errata.md"),
    )


def index(papers: Path, views: Sequence[Mapping[str, Any]], results: Results, stage: Stage) -> str:
    """The page above the papers' own."""
    return _render(papers, "index.html.j2", results, stage, views=views, title="sangi report")


def _render(papers: Path, template: str, results: Results, stage: Stage, **given: Any) -> str:
    env = environment(papers)
    css = env.get_template("style.css").render(
        light=theme.variables(theme.LIGHT), dark=theme.variables(theme.DARK), font=theme.FONT
    )
    return env.get_template(template).render(
        **given,
        css=css,
        machine=machine(results),
        date=str(results.run.get("date", ""))[:10],
        commit=str(results.run.get("commit") or "").rstrip("+"),
        record=record(results.run),
        unit=results.unit,
        measurements=results.measurements,
        missing=results.missing,
        stage=stage.value,
        care=results.care,
        version=__version__,
    )


def machine(results: Results) -> str:
    """The CPU's name, as the run says it."""
    cpu = results.run.get("cpu", "this machine")
    return str(cpu.get("model", cpu.get("name", "this machine")) if isinstance(cpu, Mapping) else cpu)


def record(run: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The record of a run as names and values; of the CPU's features those that matter here."""
    made = []
    for name, value in run.items():
        label = NAMES.get(name, name.replace("_", " "))
        if name == "features" and isinstance(value, list) and len(value) > len(FEATURES):
            shown = [f for f in value if f in FEATURES]
            value = f"{', '.join(shown) or 'none of those that matter here'} (all {len(value)} in data.jsonl)"
        if name == "commit" and str(value).endswith("+"):
            value = f"{str(value)[:-1]}, with changes that are not committed"
        if isinstance(value, Mapping) and value and all(isinstance(v, Mapping) for v in value.values()):
            made += [(f"{label} {k}", ", ".join(map(_said, v.values()))) for k, v in value.items()]
        else:
            made.append((label, _said(value)))
    return made


def errata(path: Path) -> str:
    """The errata as HTML, their top heading one level down."""
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("<!--")]
    lines = [re.sub(r"^#+ ", r"#\g<0>", line) for line in lines]
    html: str = MarkdownIt("commonmark", {"html": False}).render("\n".join(lines))
    return html


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "; ".join(f"{str(k).replace('_', ' ')} {_said(v)}" for k, v in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_said(v) for v in value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return f"{value:,.0f}" if abs(value) >= 1e6 else f"{value:g}"
    return str(value)
