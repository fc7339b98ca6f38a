# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory of the additions of a run: compilers make the same sum twice, and one of three words in two steps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sangi.verify.symbolic.forms import Word


@dataclass
class Sums:
    """Sums and differences by what they are of, so that the same one again is the same words.

    `made` is by sign and operands, `parts` the (terms, carry out) of a word that had no carry in, `whole` the
    carry of three terms by the two carries of adding them one after another: they are never both 1.
    """

    made: dict[tuple[object, ...], tuple[Word, Word]] = field(default_factory=dict)
    parts: dict[Word, tuple[int, Word, Word, Word]] = field(default_factory=dict)
    whole: dict[tuple[Word, Word], Word] = field(default_factory=dict)

    def clone(self) -> Sums:
        """A copy that goes its own way."""
        return Sums(dict(self.made), dict(self.parts), dict(self.whole))
