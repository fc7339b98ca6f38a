# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far a command is: on one line of the terminal, by rich where it is installed; in a log a line at times."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

#: Seconds between two states of the terminal's line: more often than that nobody reads it.
_PAUSE = 0.1
_WIPE = "\r\x1b[K"
#: Seconds between two lines of a log.
EVERY = 10.0

Show = Callable[[str], None]


@contextmanager
def progress(what: str, *, log: bool = False) -> Iterator[Show]:
    """What takes each step: the latest one is shown behind `what` and wiped when the block is left.

    Where stderr is no terminal nothing is shown, or with `log` the first step and the latest one every ten seconds.
    """
    if not sys.stderr.isatty():
        with _in_a_log(what) if log else nullcontext(lambda _: None) as show:
            yield show
        return
    try:
        from rich.console import Console
    except ImportError:
        with _on_one_line(what) as show:
            yield show
        return
    with Console(stderr=True).status(f"{what}: …") as status:
        yield _now_and_then(lambda step: status.update(f"{what}: {_plain(step)}"))


def _plain(step: str) -> str:
    """A step on one line, and no markup."""
    return " ".join(step.split()).replace("[", "\\[")


def _now_and_then(show: Show) -> Show:
    """Shows the first step and then one at most in every pause."""
    shown = -float("inf")

    def take(step: str) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown >= _PAUSE:
            shown = now
            show(step)

    return take


@contextmanager
def _on_one_line(what: str) -> Iterator[Show]:
    def show(step: str) -> None:
        line = " ".join(f"{what}: {step}".split())[: shutil.get_terminal_size().columns - 1]
        print(_WIPE + line, end="", file=sys.stderr, flush=True)

    show("…")
    try:
        yield _now_and_then(show)
    finally:
        print(_WIPE, end="", file=sys.stderr, flush=True)


@contextmanager
def _in_a_log(what: str) -> Iterator[Show]:
    """A step may last longer than the pause, so the lines come from a thread of their own."""
    latest, done = "", threading.Event()

    def show() -> None:
        print(f"{what}: {latest}", file=sys.stderr, flush=True)

    def take(step: str) -> None:
        nonlocal latest
        first, latest = not latest, step
        if first:
            show()

    def tell() -> None:
        while not done.wait(EVERY):
            show()

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield take
    finally:
        done.set()
        teller.join()
