# SPDX-License-Identifier: MIT OR Apache-2.0
"""Interprets kernels that are vectorised within one number; lanes and memory are words of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from sangi.verify.interp.call import execute
from sangi.verify.interp.machine import Block, Machine, Pointer, Words
from sangi.verify.interp.text import Function, Refused


def block(rows: Sequence[Sequence[int] | Words], *, writable: bool = False) -> Block:
    """Memory of all cases, given as the words of each."""
    return Block(list(np.array(rows, np.uint64).T.copy()), writable)


def empty(words: int) -> Block:
    """Room that holds nothing."""
    return Block([None] * words, True)


def left(made: Block, cases: int, first: int = 0, count: int | None = None) -> Words:
    """`count` words from `first` on, (words, cases); raises `Refused` where one is unwritten."""
    found = made.words[first : None if count is None else first + count]
    if missing := [first + at for at, word in enumerate(found) if word is None]:
        raise Refused(f"word {missing[0]} was never written")
    return np.stack([np.broadcast_to(word, cases) for word in found if word is not None])


def run(
    function: Function, digit: int, blocks: Mapping[str, Block], scalars: Mapping[str, Words] | None = None
) -> None:
    """Runs a kernel on memory by its argument registers, which it changes; raises `Refused`.

    The multiplier takes `digit` bits where the processor's takes 52; `scalars` are words in registers.
    """
    m = Machine(64, function.tables, dict(blocks), digit=digit)
    m.registers.update({register: Pointer(register) for register in blocks})
    m.registers.update(scalars or {})
    execute(m, function, public=True)
