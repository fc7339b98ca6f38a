# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each compiler makes of each form: instructions and conditional branches, counted in the object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

HOST = "x86-64"


class Counts(Protocol):
    """What `sangi.prove.straightline.count` says of an object."""

    @property
    def instructions(self) -> int:
        """Instructions in the text."""

    @property
    def conditional_branches(self) -> int:
        """Conditional branches among them."""

    @property
    def calls(self) -> int:
        """Calls among them."""


@dataclass(frozen=True)
class Row:
    """One form of one operation: the counts per target; None where it could not be compiled."""

    op: str
    form: str
    compiler: str
    cells: Mapping[str, Counts | None]
