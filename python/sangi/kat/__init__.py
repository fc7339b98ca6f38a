# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers: files of them, run against the library, an object and its kinds of file each in a module."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sangi.errors import BadInput
from sangi.kat import saber

#: By object: runs a file's text and says how many answers agree; raises `CheckFailed` at the first that does not.
RUNNERS: dict[str, Callable[[str, str], int]] = {name: saber.run for name in saber.SETS}

#: No file of known answers is larger.
_MOST = 1 << 26


def run(name: str, path: Path) -> int:
    """Runs every entry of a file and returns their number.

    Raises `BadInput` for an object without known answers or a file that holds none of its, `CheckFailed` naming the
    first entry that differs.
    """
    if name not in RUNNERS:
        raise BadInput(f"no known answers of {name!r}: there is {', '.join(RUNNERS)}")
    try:
        if path.stat().st_size > _MOST:
            raise BadInput(f"{path}: too large to be a file of known answers")
        text = path.read_text("ascii")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not a text of known answers") from error
    try:
        return RUNNERS[name](name, text)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
