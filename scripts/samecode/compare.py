# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares two libraries as multisets of functions and sets of constants, whatever their names and files.

A piece's label is what it holds, with the offsets and kinds of its references but not their names.  Pieces whose
label only one side has differ.  Of the others it is then asked whether they refer to the same: in each round a label
takes in the labels of the pieces referred to, until no round tells apart more of them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from samecode.pieces import Piece, cut

_PREFIX = "sangi_"


@dataclass(frozen=True)
class Difference:
    """A function or constant on one side: `old` or `new`; `why` says what makes it differ."""

    side: str
    kind: str
    name: str
    source: str
    size: int
    why: str


@dataclass(frozen=True)
class Result:
    """How many functions and constants each side has, and what differs."""

    functions: tuple[int, int]
    constants: tuple[int, int]
    differences: list[Difference]


def _hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


class Library:
    """The pieces of all objects of one target at one commit; raises ValueError for an object it cannot read."""

    def __init__(self, objects: Mapping[str, bytes]) -> None:
        self.pieces: dict[str, Piece] = {}
        self.names: dict[str, str] = {}
        for source, image in objects.items():
            pieces, names = cut(image, source)
            self.pieces |= {piece.key: piece for piece in pieces}
            self.names |= names

    def base(self) -> dict[str, str]:
        """What each piece holds, by its key."""
        return {
            key: _hash(p.code, p.data, [(r.offset, r.kind, r.behind, r.inline) for r in p.references])
            for key, p in self.pieces.items()
        }

    def refined(self, base: Mapping[str, str], labels: Mapping[str, str]) -> dict[str, str]:
        """The labels of the next round: `base` with the labels of what each piece refers to."""

        def told(to: str) -> str:
            outside = "" if to.startswith(_PREFIX) else to
            return labels.get(self.names.get(to, to), outside)

        return {
            key: _hash(base[key], [told(r.to) for r in p.references if r.to])
            for key, p in self.pieces.items()
        }


def _surplus(
    mine: Library, labels: Mapping[str, str], theirs: Mapping[str, str], loose: set[str]
) -> list[str]:
    """The keys of pieces whose label the other side has not, or not as often; how often counts for functions alone,
    and for none of `loose`."""
    left = Counter(theirs.values())
    found = []
    for key, label in labels.items():
        if not left[label]:
            found.append(key)
        elif mine.pieces[key].code and key not in loose:
            left[label] -= 1
    return found


def compare(old: Mapping[str, bytes], new: Mapping[str, bytes]) -> Result:
    """Compares the objects of two libraries, given by the paths of their sources; raises ValueError."""
    sides = {"old": Library(old), "new": Library(new)}
    other = {"old": "new", "new": "old"}
    base = {side: library.base() for side, library in sides.items()}
    counts = {side: Counter(labels.values()) for side, labels in base.items()}
    differences: list[Difference] = []

    def add(side: str, key: str, why: str) -> None:
        piece = sides[side].pieces[key]
        name, kind = " = ".join(piece.names) or key, "function" if piece.code else "constant"
        differences.append(Difference(side, kind, name, piece.source, len(piece.data), why))

    for side, library in sides.items():
        for key in _surplus(library, base[side], base[other[side]], set()):
            copies = counts[other[side]][base[side][key]]
            add(side, key, f"{other[side]} has {copies} of these" if copies else "")

    # What differs by itself is one label for both sides, so that its users do not differ for its sake.
    own = {
        side: {key: label if counts[other[side]][label] else "differs" for key, label in labels.items()}
        for side, labels in base.items()
    }
    labels, classes = own, 0
    while (now := len({label for made in labels.values() for label in made.values()})) > classes:
        classes = now
        labels = {
            side: {
                key: label if own[side][key] != "differs" else "differs"
                for key, label in library.refined(own[side], labels[side]).items()
            }
            for side, library in sides.items()
        }
    for side, library in sides.items():
        loose = {key for key, label in base[side].items() if counts["old"][label] != counts["new"][label]}
        for key in _surplus(library, labels[side], labels[other[side]], loose):
            add(side, key, "refers to other code or constants")

    def count(code: bool) -> tuple[int, int]:
        old_count, new_count = (sum(p.code == code for p in side.pieces.values()) for side in sides.values())
        return old_count, new_count

    return Result(count(True), count(False), differences)
