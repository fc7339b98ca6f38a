# SPDX-License-Identifier: MIT OR Apache-2.0
"""Digits of many cases as memory of the interpreter: eight cases, one after the other, are the lanes of a vector."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from sangi.verify.interp.machine import LANES, Block, Words

Vector = npt.NDArray[np.uint64]
#: A digit of all cases, or None before it is written.
Rows = Sequence[Vector | None]


def spread(row: Words) -> Words:
    """A digit of all cases, (cases,), as a vector, (8, calls); the last case fills up the last call."""
    if row.size == 1:
        return row.reshape(1, 1)
    missing = -row.size % LANES
    whole = np.concatenate([row, np.repeat(row[-1:], missing)]) if missing else row
    return whole.reshape(-1, LANES).T


def block(rows: Rows, *, writable: bool) -> Block:
    """Memory of vectors, one after the other."""
    made = Block([None] * (LANES * len(rows)), writable, aligned=True)
    for at, row in enumerate(rows):
        if row is not None:
            made.put_vector(LANES * at, spread(row))
    return made


def rows_of(made: Block, cases: int) -> list[Vector | None]:
    """The digits again, (cases,) each; one of which a word is unwritten is None."""
    found = (made.vector(at) for at in range(0, len(made.words), LANES))
    return [None if row is None else _joined(row, cases) for row in found]


def _joined(row: Words, cases: int) -> Vector:
    calls = -(-cases // LANES)
    whole: Vector = np.broadcast_to(row, (LANES, calls)).T.reshape(-1)[:cases]
    return whole
