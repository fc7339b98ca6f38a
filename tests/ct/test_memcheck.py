# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every public function under valgrind with poisoned secrets, and controls that it must catch."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from sangi.gen.named import NAMED
from sangi.prove.memcheck import check
from sangi.prove.secrets import calls, prototypes, table
from sangi.prove.trace.lanes import FAMILIES, LEVELS, Lane

CONTROLS = Path(__file__).parent / "controls"
pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)


def library(lane: Lane, root: Path, fields: list[str]) -> None:
    """Checks these fields on a lane, and that all of it ran, and where."""
    headers = prototypes.read(root / "include" / "sangi")
    every = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    rows = [row for row in every if row.field in (None, *fields)]
    report = check.check(lane, fields)
    assert report.findings == ()
    assert report.backends == dict.fromkeys(fields, lane.backend)
    labels = {run.label for run in report.runs}
    assert labels == {call.label for call in calls.calls(rows, headers)}
    assert {label.partition("(")[0] for label in labels} == {r.function.name for r in rows if r.secret}
    assert all(run.poisoned for run in report.runs)


@pytest.mark.parametrize("assembly", [False, True], ids=["c", "x64"])
def test_library(assembly: bool, root: Path) -> None:
    library(Lane("x86-64", 64, assembly, "gcc", "-O3"), root, ["p256", "p381", "p511"])


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_library_by_every_compiler(family: str, level: str, root: Path) -> None:
    for assembly in (False, True):
        library(Lane("x86-64", 64, assembly, family, level), root, list(NAMED))


def control(name: str, family: str, poison: tuple[tuple[int, int], ...]) -> check.Report:
    """Runs a control on words 3, 5, 7 … at x, and on 4, 9, 2 at y, poisoned as said."""
    text = f"""
        _Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];
        void control(void *, const void *, const void *);
        void call(void);
        void call(void) {{ control(sangi_ct_arena, sangi_ct_arena + 128, sangi_ct_arena + 256); }}
    """
    source = (
        (CONTROLS / f"{name}.c").read_text().replace('#include "word.h"', (CONTROLS / "word.h").read_text())
    )
    image = bytearray(calls.ARENA)
    for place in range(8):
        image[128 + 8 * place] = 3 + 2 * place
    image[256], image[264], image[272] = 4, 9, 2
    case = check.Case(name, poison, (), 1024, (bytes(image),))
    lane = Lane("x86-64", 64, False, family, "-O2")
    return check.run(lane, {"control": source, "call": text}, ["call"], [case])


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("branch", "Conditional jump in control"),
        ("early", "Conditional jump in control"),
        ("index", "Use of uninitialised in control"),
        ("store", "Use of uninitialised in control"),
    ],
)
def test_controls_are_caught(name: str, said: str, family: str) -> None:
    report = control(name, family, ((128, 64),))
    assert report.findings[0] == f"{name}: time depends on a secret"
    assert set(report.findings[1:]) == {said}
    assert [(run.poisoned, run.errors > 0) for run in report.runs] == [(64, True)]


@pytest.mark.parametrize("family", FAMILIES)
def test_clean_code_passes(family: str) -> None:
    assert control("clean", family, ((128, 16), (256, 16))).findings == ()
    assert control("public", family, ((128, 64),)).findings == ()


def test_poison_that_is_not_there_is_said() -> None:
    assert control("clean", "gcc", ()).findings == ("clean: 0 bytes poisoned of 0",)
    twice = control("clean", "gcc", ((128, 16), (136, 16))).findings
    assert twice == ("clean: 24 bytes poisoned of 32",)
