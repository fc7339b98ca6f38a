# SPDX-License-Identifier: MIT OR Apache-2.0
"""What moduli in lanes do beside their kernels, under valgrind, which has no vectors: kernels in C stand in."""

from __future__ import annotations

import platform
import re
from itertools import islice
from pathlib import Path

import pytest

from sangi.prove.memcheck import check
from sangi.prove.secrets import calls, prototypes, table
from sangi.prove.trace.lanes import Lane, sources

KERNELS = Path(__file__).parent / "x8_kernels.c"
LANE = Lane("x86-64", 64, True, "gcc", "-O3")
pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)
#: A leak in the C of lanes, in place of what is there.
LEAK = ("if (!is_ohta(m))\n        mul(m, z", "if (in_range && !is_ohta(m))\n        mul(m, z")


def run(root: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str] = ("", "")) -> check.Report:
    """Every function of sangi/mod_x8.h that has a secret, in lanes."""
    there = check.features()
    monkeypatch.setattr(check, "features", lambda: [*there, "SANGI_CPU_AVX512IFMA", "SANGI_CPU_AVX512DQ"])
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    made = calls.calls([row for row in rows if row.function.header == "mod_x8.h"], headers)
    units: dict[str, str | Path] = {"calls": calls.c_text(made, headers, []), "kernels": KERNELS}
    for path in sources(LANE, [], list(headers.fields)):
        name = path.relative_to(root).as_posix()
        if {"mod", "mp", "word"} & set(path.parts) and name not in (
            "src/word/cpu.c",
            "generated/mod/x8_ifma.S",
        ):
            units[re.sub(r"[/.]", "_", name)] = path
    lanes = (root / "src" / "mod" / "x8_lanes.c").read_text()
    assert change == ("", "") or lanes.count(change[0]) == 1
    units["src_mod_x8_lanes_c"] = lanes.replace(*change) if change[0] else lanes
    cases = [
        check.Case(call.label, call.poison, call.ranges, call.result, tuple(islice(calls.images(call), 2)))
        for call in made
    ]
    return check.run(LANE, units, [call.symbol for call in made], cases)


def test_in_lanes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = run(root, monkeypatch)
    assert report.findings == ()
    assert len(report.runs) > 40 and all(run.poisoned for run in report.runs)


def test_a_leak_in_lanes_is_found(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(root, monkeypatch, LEAK)
    assert any("sangi_mod_from_bytes_x8" in finding for finding in found.findings)
