# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far gen is: the estimate, the line of a terminal with and without rich, and a log."""

import io
import sys

import pytest

from sangi.api import progress as estimate
from sangi.cli import progress as shown


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


class Terminal(io.StringIO):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (estimate, shown):
        monkeypatch.setattr(module, "time", made)
    return made


def test_the_estimate_follows_the_machine(clock: Clock) -> None:
    said: list[str] = []
    stages = estimate.Stages(said.append, {"a": 4.0, "b": 6.0})
    stages.enter("a")
    stages("first")
    clock.now += 2
    stages("half of a")
    clock.now += 100
    stages("a takes long")
    clock.now += -102 + 8
    stages.enter("b")
    stages("at half the speed")
    clock.now += 6
    stages("half of b")
    assert said == [
        "0 %, about 10 s left: first",
        "20 %, about 8 s left: half of a",
        "38 %, about 6 s left: a takes long",
        "40 %, about 12 s left: at half the speed",
        "70 %, about 6 s left: half of b",
    ]


@pytest.mark.parametrize("rich", [True, False])
def test_a_terminal_shows_a_line_that_is_wiped(
    rich: bool, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    if not rich:
        monkeypatch.setitem(sys.modules, "rich.console", None)
    monkeypatch.setenv("TERM", "xterm")
    with shown.progress("checking") as step:
        clock.now += 1
        step("a [bold] step\nof many")
    text = sys.stderr.getvalue()  # type: ignore[attr-defined]
    assert "checking: " in text and "\x1b" in text
    assert rich or (text.endswith(shown._WIPE) and "a [bold] step of many" in text)
