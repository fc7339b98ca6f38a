# SPDX-License-Identifier: MIT OR Apache-2.0
"""Progress where there is no terminal: a line every so often if it is asked for, else nothing."""

from __future__ import annotations

import time

import pytest

from sangi.cli import progress


def test_a_log_has_a_line_every_so_often(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert progress.EVERY == 10.0
    monkeypatch.setattr(progress, "EVERY", 0.02)
    with progress.progress("report", log=True) as step:
        step("first")
        step("second")
        end = time.monotonic() + 30
        said = ""
        while said.count("\n") < 3 and time.monotonic() < end:
            time.sleep(0.01)
            said += capsys.readouterr().err
    assert said.splitlines()[0] == "report: first"
    assert set(said.splitlines()[1:]) == {"report: second"}


def test_nothing_else_is_in_a_log(capsys: pytest.CaptureFixture[str]) -> None:
    with progress.progress("measuring") as step:
        step("first")
    assert capsys.readouterr().err == ""
