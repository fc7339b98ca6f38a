# SPDX-License-Identifier: MIT OR Apache-2.0
"""The section on sntrup761, whose ring has no transform either: its ladder of forms, and what its parts take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sangi_lab.bench.cases import all_cases
from sangi_lab.bench.interleave import Group
from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.aoki.cases import KEM_OPS, KEY
from sangi_lab.report.claims import Claim, Pair
from sangi_lab.report.model import Measurement, Results
from sangi_lab.report.phrases import Finding, listed, num, quotient
from sangi_lab.report.plot import bars
from sangi_lab.report.plot.bars import Bar, Panel
from sangi_lab.report.plot.chart import Chart, chart

OBJECT = "sntrup761"
#: What the library's code is compared with: schoolbook and the usual division steps, by the level of Debian's gcc.
FROM = "ref@O2"
#: Levels, and the forms that there are of each: schoolbook, PQClean's, the library's.
SERIES = ("schoolbook", "PQClean", "sangi")
LEVELS: Mapping[str, tuple[str | None, str | None, str | None]] = {
    "C, gcc -O2": (FROM, "clean@O2", "c@O2"),
    "C, gcc -O3": ("ref", "clean", "c"),
    "AVX2": (None, "avx2", "avx2"),
    "AVX-512": (None, None, "avx512"),
}
ROLES = dict(zip(SERIES, ("always", "random", "plum"), strict=True))
PARTS = {"mul": "product", "mul3": "product modulo 3", "inv3": "inverse modulo 3", "invq": "inverse modulo q"}
#: How often an operation takes each part.
TAKEN = {
    "keygen": {"mul": 1, "inv3": 1, "invq": 1},
    "encaps": {"mul": 1},
    "decaps": {"mul": 2, "mul3": 1},
}


def case(op: str, form: str, series: str = "sangi") -> str:
    """The case id of an operation or a part."""
    return f"{'peer/pqclean/' if series == 'PQClean' else ''}{OBJECT}/{op}/{form}"


def _forms() -> list[tuple[str, str, str]]:
    """Level, series and form of everything that is measured."""
    return [
        (level, series, form)
        for level, row in LEVELS.items()
        for series, form in zip(SERIES, row, strict=True)
        if form is not None
    ]


def groups() -> list[Group]:
    """Every case of the section that this bench knows, all timed turn by turn."""
    whole = [case(op, form, series) for op in KEM_OPS for _, series, form in _forms()]
    parts = [case(op, form) for op in PARTS for _, series, form in _forms() if series != "PQClean"]
    known = {case.id for case in all_cases()}
    return [Group(OBJECT, tuple(name for name in whole + parts if name in known), 400)]


OVER = Claim(
    "sntrup761",
    tuple(Pair(case(op, "c@O2"), case(op, FROM), op) for op in KEM_OPS),
    sentence="It pays in another ring",
)
THEIRS = Claim("sntrup761 AVX2", (Pair(case("decaps", "avx2"), case("decaps", "avx2", "PQClean")),))
#: How many times as fast as schoolbook, by form.
LADDER = {
    (series, level): Claim(
        f"sntrup761 {series}, {level}",
        tuple(Pair(case(op, FROM), case(op, form, series), op) for op in KEM_OPS),
    )
    for level, series, form in _forms()
}
#: What of an operation's time its products and inverses take, by form.
SHARES = {
    form: Claim(
        f"sntrup761 share {form}",
        tuple(
            Pair({case(part, form): float(n) for part, n in TAKEN[op].items()}, case(op, form), op)
            for op in KEM_OPS
        ),
    )
    for _, series, form in _forms()
    if series != "PQClean"
}
CLAIMS = (OVER, THEIRS, *LADDER.values(), *SHARES.values())


@dataclass(frozen=True)
class Row:
    """A form, its operations, and for each the share that products and inverses have in it."""

    name: str
    cells: Sequence[Measurement | None]
    shares: Sequence[Quotient | None]


def rows(results: Results) -> list[Row]:
    """Every form that this run has."""
    found = []
    for level, series, form in _forms():
        cells = [results.get(case(op, form, series)) for op in KEM_OPS]
        pairs = () if series == "PQClean" else SHARES[form].pairs
        shares = [results.ratio(pair.a, pair.b) for pair in pairs] or [None] * len(KEM_OPS)
        if any(cells):
            found.append(Row(f"{series}, {level}", cells, shares))
    return found


def parts(results: Results) -> list[Row]:
    """Products and inverses, by form."""
    found = []
    for level, series, form in _forms():
        if series != "PQClean":
            cells = [results.get(case(part, form)) for part in PARTS]
            if any(cells):
                found.append(Row(f"{series}, {level}", cells, ()))
    return found


def view(results: Results) -> dict[str, Any]:
    """What the section's template names."""
    return {"ops": KEM_OPS, "rows": rows(results), "parts": tuple(PARTS.values()), "of": parts(results)}


def charts(results: Results) -> dict[str, Chart]:
    """`sntrup761`: each operation's ladder."""
    panels, said = [], []
    for op in KEM_OPS:
        bars_of: dict[str, dict[str, Bar | None]] = {level: {} for level in LEVELS}
        for (series, level), claim in LADDER.items():
            (pair,) = (pair for pair in claim.pairs if pair.where == op)
            if (q := results.ratio(pair.a, pair.b)) is not None:
                bars_of[level][series] = Bar(q.value, q.lo, q.hi)
                said.append(f"{op}, {series}, {level}: {num(q.value)}")
        panels.append(Panel(op, "times as fast", bars_of, share=False, digits=1))
    title = "sntrup761: how many times as fast as schoolbook"
    desc = f"Speed over that of schoolbook and single division steps in C by gcc -O2. {'; '.join(said)}."
    caption = (
        "How many times as fast as schoolbook and division steps in C by gcc -O2, Debian’s level. "
        "The three operations have scales of their own."
    )
    wide, narrow = bars.wide(panels, SERIES, ROLES), bars.narrow(panels, SERIES, ROLES)
    return {"sntrup761": chart(KEY, "sntrup761", wide, narrow, title, desc, caption)}


def finding(results: Results) -> Finding | None:
    """Whether the transform pays in sntrup761, too."""
    found, vectors = claims.judge(results, OVER), claims.judge(results, THEIRS)
    if found is None or len(found.found) < len(KEM_OPS):
        return None
    text = "In SSH’s sntrup761, where 4591 has no transform either, portable C by gcc -O2 takes "
    text += listed([f"{quotient(q)} of schoolbook’s time for {pair.where}" for pair, q in found.found]) + "."
    if vectors is not None:
        text += f" In AVX2, decaps takes {vectors.said} of PQClean’s time."
    return Finding("new", found.claim.sentence, text)
