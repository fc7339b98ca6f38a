# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far a command is, on one line of the terminal; in a log, if asked, on a line every ten seconds."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

#: Seconds between two states of the line: more often than that nobody reads it.
_PAUSE = 0.1
_WIPE = "\r\x1b[K"
#: Seconds between two lines of a log.
EVERY = 10.0


@contextmanager
def logged(what: str) -> Iterator[Callable[[str], None]]:
    """What takes each step, where there is no terminal: the latest one is printed every ten seconds."""
    latest, done = "…", threading.Event()

    def take(step: str) -> None:
        nonlocal latest
        latest = step

    def tell() -> None:
        while not done.wait(EVERY):
            print(f"{what}: {latest}", file=sys.stderr, flush=True)

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield take
    finally:
        done.set()
        teller.join()


@contextmanager
def progress(what: str, log: bool = False) -> Iterator[Callable[[str], None]]:
    """What takes each step: the latest one is shown behind `what` and wiped when the block is left.

    Where there is no terminal nothing is shown, or, with `log`, a line every ten seconds.
    """
    if not sys.stderr.isatty():
        with logged(what) if log else nullcontext(lambda _: None) as take:
            yield take
        return
    shown = 0.0

    def show(step: str) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown >= _PAUSE:
            shown = now
            line = " ".join(f"{what}: {step}".split())[: shutil.get_terminal_size().columns - 1]
            print(_WIPE + line, end="", file=sys.stderr, flush=True)

    show("…")
    try:
        yield show
    finally:
        print(_WIPE, end="", file=sys.stderr, flush=True)
