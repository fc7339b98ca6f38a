# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers: files of them, run against the library, an object and its kinds of file each in a module."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sangi import files
from sangi.errors import BadInput
from sangi.kat import csidh, ctidh, modexp, saber, sntrup

#: By object: runs a file's text and says how many answers agree; raises `CheckFailed` at the first that does not.
RUNNERS: dict[str, Callable[[str, str], int]] = {
    **dict.fromkeys(saber.SETS, saber.run),
    sntrup.NAME: sntrup.run,
    csidh.NAME: csidh.run,
    **dict.fromkeys(ctidh.NAMES, ctidh.run),
    modexp.NAME: modexp.run,
}

#: No file of known answers is larger.
_MOST = 1 << 24


def run(name: str, path: Path) -> int:
    """Runs every entry of a file and returns their number.

    Raises `BadInput` for an object without known answers or a file that holds none of its, `CheckFailed` naming the
    first entry that differs.
    """
    if name not in RUNNERS:
        raise BadInput(f"no known answers of {name!r}: there is {', '.join(RUNNERS)}")
    try:
        text = files.read(path, _MOST).decode("ascii")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not a text of known answers") from error
    try:
        return RUNNERS[name](name, text)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
