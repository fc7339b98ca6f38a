# SPDX-License-Identifier: MIT OR Apache-2.0
"""The list of checks is the committed one, and a check that is not carried out is said.

A check that is added, renamed or removed on purpose changes the committed list:
`sangi check --list > tests/prop/checks.txt`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sangi import api
from sangi.api import checking
from sangi.errors import CheckFailed
from sangi.verify.checked import KINDS, Check, Checked, lines
from sangi.verify.suites import field as emitted
from sangi.verify.suites import ring


def test_the_list(root: Path) -> None:
    listed = list(api.checks())
    assert listed == (root / "tests" / "prop" / "checks.txt").read_text().splitlines()
    assert {line.split(":")[0].split(" (")[0].split()[2] for line in listed} == set(KINDS)


def test_the_list_of_some_objects() -> None:
    listed = list(api.checks(["ring"]))
    assert listed == [line for line in api.checks(["ring", "ohta"]) if not line.startswith("ohta ")]
    assert [line.split()[0] for line in listed] == ["lightsaber", "saber", "firesaber", ring.ANY]


def test_a_check_that_is_not_carried_out_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ring.check

    def lost() -> Iterator[Checked]:
        yield from list(right(1))[:-1]

    monkeypatch.setattr(ring, "check", lambda *_: lost())
    assert list(api.check(["ring"], seed=1))[-1] == "not on this machine: any_shape c bounds: product"


def test_a_check_that_is_not_on_the_list_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ring, "listed", lambda: iter(()))
    with pytest.raises(CheckFailed, match="not on the list of checks: any_shape c bounds"):
        list(api.check(["ring"], seed=1))


def test_every_kind_of_a_field() -> None:
    field = api.field_of("p256")
    backends = checking.BACKENDS
    assert {c.kind for c in emitted.listed(field, backends, 64)} == {
        "bounds",
        "vectors",
        "interp",
        "constant_time",
        "symbolic",
    }


def test_lines_join_sizes_and_operations() -> None:
    checks = [
        Check("p", "c", "exhaustive", "2x4", "sub"),
        Check("p", "c", "exhaustive", "2x4", "add"),
        Check("p", "c", "exhaustive", "3x2", "add"),
        Check("p", "c", "exhaustive", "3x2", "sub"),
        Check("p", "c", "bounds", "", "add"),
        Check("m", "x64", "mutation", "2x4", "add", 12),
    ]
    assert list(lines(checks)) == [
        "p c exhaustive (2x4; 3x2): add sub",
        "p c bounds: add",
        "m x64 mutation (2x4): add*12",
    ]
