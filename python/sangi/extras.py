# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `pip install sangi` leaves out, and the line that says which extra brings it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

from sangi.errors import Unavailable

#: The packages that each extra brings, by the names under which they are imported; pyproject.toml has their versions.
EXTRAS: Mapping[str, tuple[str, ...]] = {
    "gen": ("llvmlite", "capstone", "numpy"),
    "kat": ("cryptography",),
}


def need(extra: str, what: str) -> None:
    """Raises `Unavailable` where a package of an extra is missing: `what`, a noun phrase, cannot be had without."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise Unavailable(
            f"{what} needs {', '.join(missing)}, which the extra {extra} brings: pip install 'sangi[{extra}]'"
        )
