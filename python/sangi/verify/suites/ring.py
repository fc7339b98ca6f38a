# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi check ring`: the bounds of every method of multiplication in a ring."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sangi.codegen.tables import ring_generic
from sangi.codegen.tables.ring import SHAPES
from sangi.verify.bounds.ring import bounds
from sangi.verify.checked import Check, Checked

#: What the list of checks calls products of any shape.
ANY = "any_shape"


def _check(object: str, method: str) -> Check:
    return Check(object, "c", "bounds", method, "product")


def listed() -> Iterator[Check]:
    """Every check of `check`, by name."""
    for name, shape in SHAPES.items():
        yield from (_check(name, method) for method in bounds(shape))
    yield _check(ANY, "")


def check(seed: int, progress: Callable[[str], None] = lambda _: None) -> Iterator[Checked]:
    """A line for each method of each set, and for products of any shape; raises `CheckFailed`.  No seed is used."""
    for name, shape in SHAPES.items():
        for method, found in bounds(shape).items():
            amount = f"{len(found.met)} bounds hold at every butterfly, the result is exact"
            yield Checked(name, method, amount, (_check(name, method),))
    yield Checked("any shape", "bounds", f"{len(ring_generic.bounds().met)} hold", (_check(ANY, ""),))
