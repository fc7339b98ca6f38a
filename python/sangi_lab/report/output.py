# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files of a report: all of them or none, and no others of ours left beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from sangi.files import folder, write_all


def replace(out: Path, files: Mapping[str, bytes], owned: re.Pattern[str]) -> None:
    """Write `files` (name to content) whole or not at all; remove stale files whose names are `owned`.

    Raises BadInput, and leaves the folder as it was, if a file cannot be written.
    """
    write_all(out, files)
    for path in out.iterdir():
        if owned.fullmatch(path.name) and path.name not in files and path.is_file():
            path.unlink()


__all__ = ["folder", "replace"]
