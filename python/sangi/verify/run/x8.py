# SPDX-License-Identifier: MIT OR Apache-2.0
"""Interprets kernels for eight elements, for digits of any width; a case is one lane of one call."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from sangi.verify.interp.call import execute
from sangi.verify.interp.machine import ARGUMENTS, Block, Machine, Pointer
from sangi.verify.interp.text import Function, Refused
from sangi.verify.run.rows import Vector, block, rows_of


def run(
    function: Function,
    arguments: Mapping[str, Vector | None],
    *,
    width: int,
    digits: int,
    mask: int | None = None,
    alias: str = "",
) -> Vector:
    """What a kernel leaves in z, (digits, cases); arguments by name in order, z first.

    `mask` is the argument behind the pointers, a bit for each lane; `alias` names the argument whose memory z shares.
    Raises `Refused`.
    """
    (cases,) = {value.shape[1] for value in arguments.values() if value is not None}
    m = Machine(64, function.tables, digit=width)
    z = block([None] * digits, writable=True)
    for register, (name, value) in zip(ARGUMENTS, arguments.items(), strict=False):
        made = z if value is None else block(list(value), writable=name == alias)
        m.blocks[register] = made
        m.registers[register] = Pointer(register)
        if name == alias:
            m.blocks[ARGUMENTS[0]] = z = made
    if mask is not None:
        m.registers[ARGUMENTS[len(arguments)]] = m.constant(mask)
    execute(m, function, public=True)
    return _left(function, z, digits, cases)


def _left(function: Function, z: Block, digits: int, cases: int) -> Vector:
    left = [row for row in rows_of(z, cases) if row is not None]
    if len(left) != digits:
        raise Refused(f"{function.name}: leaves a digit unwritten")
    return np.stack(left)
