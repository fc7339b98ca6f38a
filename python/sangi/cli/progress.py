# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far a command is, on one line of the terminal; nowhere else."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Seconds between two states of the line: more often than that nobody reads it.
_PAUSE = 0.1
_WIPE = "\r\x1b[K"


@contextmanager
def progress(what: str) -> Iterator[Callable[[str], None]]:
    """What takes each step: the latest one is shown behind `what` and wiped when the block is left."""
    if not sys.stderr.isatty():
        yield lambda _: None
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
