# SPDX-License-Identifier: MIT OR Apache-2.0
"""What moves words from lane to lane: eight cases, one after the other, are the lanes of a vector there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from sangi.verify.interp.text import Instruction, Refused
from sangi.verify.interp.vector import Machine, Vector

_LANES = 8


def _eight(m: Machine, text: str) -> Vector:
    """A vector by lanes, (vectors, 8)."""
    found = m.vector(text)
    if found.size % _LANES:
        raise Refused(f"{text} has lanes that are none of eight")
    return found.reshape(-1, _LANES)


def _permuted(m: Machine, ops: Sequence[str]) -> Vector:
    """Words of two vectors, the first of which is overwritten, by their numbers."""
    both = np.concatenate([_eight(m, ops[0]), _eight(m, ops[2])], axis=1)
    which = (_eight(m, ops[1]) & np.uint64(2 * _LANES - 1)).astype(np.int64)
    return np.take_along_axis(both, which, axis=1)


def _interleaved(m: Machine, ops: Sequence[str], first: int) -> Vector:
    """The words of even or of odd number of two vectors, by turns."""
    return np.stack([_eight(m, ops[1])[:, first::2], _eight(m, ops[2])[:, first::2]], axis=2)


def _pairs(m: Machine, ops: Sequence[str]) -> Vector:
    """Two pairs of words of each of two vectors, by two bits of a number for each."""
    picked = [int(ops[3]) >> 2 * i & 3 for i in range(4)]
    a, b = (_eight(m, text).reshape(-1, 4, 2) for text in ops[1:3])
    return np.concatenate([a[:, picked[:2]], b[:, picked[2:]]], axis=1)


_ACROSS: Mapping[str, Callable[[Machine, Sequence[str]], Vector]] = MappingProxyType(
    {
        "vpermt2q": _permuted,
        "vpunpcklqdq": lambda m, ops: _interleaved(m, ops, 0),
        "vpunpckhqdq": lambda m, ops: _interleaved(m, ops, 1),
        "vshufi64x2": _pairs,
    }
)
#: Every mnemonic that is understood.
MNEMONICS = frozenset(_ACROSS)


def step(m: Machine, i: Instruction) -> bool:
    """Runs one instruction, if it is one of these; raises `Refused`."""
    if i.mnemonic in _ACROSS:
        m.vectors[i.operands[0]] = _ACROSS[i.mnemonic](m, i.operands).reshape(-1)
        return True
    return False
