# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every public function under valgrind with poisoned secrets, and controls that it must catch."""

from __future__ import annotations

import platform
import re
from pathlib import Path

import pytest
from sampling import sampled

from sangi.named import NAMED
from sangi.verify.constant_time.memcheck import check
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace.targets import FAMILIES, LEVELS, Target

CONTROLS = Path(__file__).parent / "controls"
pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)


def library(target: Target, root: Path, fields: list[str]) -> None:
    """Checks these fields on a target, and that all of it ran, and where."""
    headers = prototypes.read(root / "include" / "sangi")
    every = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    rows = [row for row in every if row.field in (None, *fields)]
    report = check.check(target, fields)
    assert report.findings == ()
    assert report.backends == dict.fromkeys(fields, target.backend)
    labels = {run.label for run in report.runs}
    assert labels == {call.label for call in calls.calls(rows, headers)}
    assert {label.partition("(")[0] for label in labels} == {r.function.name for r in rows if r.secret}
    assert all(run.poisoned for run in report.runs)


@pytest.mark.parametrize("assembly", sampled([pytest.param(False, id="c"), pytest.param(True, id="x64")]))
def test_library(assembly: bool, root: Path) -> None:
    library(Target("x86-64", 64, assembly, "gcc", "-O3"), root, ["p256", "p381", "p511"])


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_library_by_every_compiler(family: str, level: str, root: Path) -> None:
    """In portable C; and at the first level with the kernels, around which the C is the same."""
    for assembly in (False, True)[: 1 + (level == LEVELS[0])]:
        library(Target("x86-64", 64, assembly, family, level), root, list(NAMED))


def controls(family: str, poison: dict[str, tuple[tuple[int, int], ...]]) -> check.Report:
    """Runs controls, poisoned as said, on words 3, 5, 7 … at x, which is 128, and 4, 9, 2 at y, 256."""
    text = [f"_Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];"]
    units: dict[str, str | Path] = {}
    for name in poison:
        text.append(f"void {name}(void *, const void *, const void *); void call_{name}(void);")
        inside = "sangi_ct_arena, sangi_ct_arena + 128, sangi_ct_arena + 256"
        text.append(f"void call_{name}(void) {{ {name}({inside}); }}")
        source = (CONTROLS / f"{name}.c").read_text()
        source = source.replace('#include "word.h"', (CONTROLS / "word.h").read_text())
        units[name] = re.sub(r"\bcontrol\b", name, source)
    image = bytearray(calls.ARENA)
    for place in range(8):
        image[128 + 8 * place] = 3 + 2 * place
    image[256], image[264], image[272] = 4, 9, 2
    cases = [check.Case(name, ranges, (), 1024, (bytes(image),)) for name, ranges in poison.items()]
    target = Target("x86-64", 64, False, family, "-O2")
    return check.run(target, {**units, "call": "\n".join(text)}, [f"call_{name}" for name in poison], cases)


CAUGHT = {"branch": "Conditional jump", "early": "Conditional jump", "index": "Use", "store": "Use"}


@pytest.mark.parametrize("family", FAMILIES)
def test_controls(family: str) -> None:
    poison = {**dict.fromkeys((*CAUGHT, "public"), ((128, 64),)), "clean": ((128, 16), (256, 16))}
    report = controls(family, poison)
    assert {run.label for run in report.runs if run.errors} == set(CAUGHT)
    assert [run.poisoned for run in report.runs] == [64, 64, 64, 64, 64, 32]
    places = set(report.findings) - {f"{name}: time depends on a secret" for name in CAUGHT}
    assert len(report.findings) >= 2 * len(CAUGHT)
    assert {place.partition(" in ")[2] for place in places} == set(CAUGHT)
    assert all(place.startswith(CAUGHT[place.partition(" in ")[2]]) for place in places)


def test_poison_that_is_not_there_is_said() -> None:
    report = controls("gcc", {"clean": (), "public": ((128, 16), (136, 16))})
    assert report.findings == ("clean: 0 bytes poisoned of 0", "public: 24 bytes poisoned of 32")
