# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line within this process: what it prints and how it ends, without the start of an interpreter."""

import contextlib
import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from sangi import cli


def sangi(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the entry point in a folder, and gives what a process of its own would have left."""
    out, errors, status = io.StringIO(), io.StringIO(), 0
    with (
        contextlib.chdir(cwd or Path.cwd()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(errors),
        mock.patch.object(sys, "argv", ["sangi", *words]),
        _signals(),
    ):
        try:
            cli.main()
        except SystemExit as end:
            status = int(end.code or 0)
    return subprocess.CompletedProcess(["sangi", *words], status, out.getvalue(), errors.getvalue())


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """What the entry point does with signals ends here."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
