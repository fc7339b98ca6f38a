# SPDX-License-Identifier: MIT OR Apache-2.0
"""What moduli in lanes do beside their kernels, under valgrind, which has no vectors: kernels in C stand in."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import pytest

from sangi.verify.constant_time.memcheck import check
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace.targets import Target, sources

KERNELS = Path(__file__).parent / "x8_kernels.c"
TARGET = Target("x86-64", 64, True, "gcc", "-O3")
pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)
#: Contexts and public values beside the table's: four, six and eight 10-digit blocks, and a long exponent.  They are
#: not in the table, since other checks run one modulus after the other, and emulated cores are slow at long powers.
BLOCKS10: dict[str, tuple[tuple[tuple[str, int], ...], dict[str, tuple[int | str, ...]]]] = {
    "sangi_modx8_sqr": ((("montgomery", 256), ("montgomery", 384), ("montgomery", 493)), {}),
    "sangi_modx8_exp": ((("montgomery", 256),), {"length": (8 * 64,)}),
}


@dataclass(frozen=True)
class Leak:
    """A leak in a file, in place of what is there, and the function whose check must find it."""

    file: str
    good: str
    bad: str
    function: str


LEAKS = {
    "a product where it is needed": Leak(
        "src/mod/x8/ifma.c",
        "if (!sangi_modx8_is_ohta(m))\n        mul(m, z",
        "if (in_range && !sangi_modx8_is_ohta(m))\n        mul(m, z",
        "sangi_modx8_from_bytes",
    ),
    "entries where they are needed": Leak(
        "src/mod/x8/exp.c",
        "(window == SANGI_MOD_WINDOW_MOST ? sangi",
        "if (at->index[0])\n        (window == SANGI_MOD_WINDOW_MOST ? sangi",
        "sangi_modx8_exp",
    ),
}


def run(root: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak | None = None) -> check.Report:
    """Every function of sangi/modx8.h that has a secret, in lanes; or one, with a leak, on one arena each."""
    there = check.features()
    monkeypatch.setattr(check, "features", lambda: [*there, "SANGI_CPU_AVX512IFMA", "SANGI_CPU_AVX512DQ"])
    headers = prototypes.read(root / "include" / "sangi")
    rows = [
        row
        for row in table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
        if row.function.header == "modx8.h" and (not leak or row.function.name == leak.function)
    ]
    for row in [row for row in rows if row.function.name in BLOCKS10]:
        moduli, public = BLOCKS10[row.function.name]
        rows.append(replace(row, contexts=moduli, public=public))
    made = calls.calls(rows, headers)
    units: dict[str, str | Path] = {"calls": calls.c_text(made, headers, []), "kernels": KERNELS}
    for path in sources(TARGET, [], list(headers.fields)):
        name = path.relative_to(root).as_posix()
        if {"mod", "mp", "word"} & set(path.parts) and name not in (
            "src/word/cpu.c",
            "generated/mod/x8_ifma.S",
        ):
            units[re.sub(r"[/.]", "_", name)] = path
    if leak:
        text = (root / leak.file).read_text()
        assert text.count(leak.good) == 1
        units[re.sub(r"[/.]", "_", leak.file)] = text.replace(leak.good, leak.bad)
    arenas = 1 if leak else 2
    cases = [
        check.Case(
            call.label, call.poison, call.ranges, call.result, tuple(islice(calls.images(call), arenas))
        )
        for call in made
    ]
    return check.run(TARGET, units, [call.symbol for call in made], cases)


def test_in_lanes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = run(root, monkeypatch)
    assert report.findings == ()
    assert len(report.runs) > 40 and all(run.poisoned for run in report.runs)


@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_in_lanes_is_found(what: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(root, monkeypatch, LEAKS[what])
    assert any(finding.startswith(LEAKS[what].function) for finding in found.findings)
