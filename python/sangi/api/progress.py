# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where a function of the API tells how far it is."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[str], None]


def silent(_: str) -> None:
    """For a caller who does not ask."""
