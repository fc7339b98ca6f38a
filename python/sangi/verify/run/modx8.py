# SPDX-License-Identifier: MIT OR Apache-2.0
"""Interprets kernels with loops for eight moduli; addresses and counts follow from the arguments alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sangi.verify.interp import instructions
from sangi.verify.interp.call import execute
from sangi.verify.interp.machine import ARGUMENTS, Machine, Pointer
from sangi.verify.interp.text import Function, Instruction
from sangi.verify.run.rows import Rows, Vector, block, rows_of

#: How far objects are from each other, so that a sum of an address and an offset says which object is meant.
_DISTANCE = 1 << 32
#: What a run may execute.
MOST_STEPS = 400_000


class Memory:
    """Vectors one after the other; each is (cases,) words, or None before it is written."""

    def __init__(self, rows: Rows, writable: bool = False) -> None:
        """Memory that holds `rows`."""
        self.block = block(rows, writable=writable)
        self.cases = max((row.size for row in rows if row is not None), default=1)

    @property
    def rows(self) -> list[Vector | None]:
        """What it holds."""
        return rows_of(self.block, self.cases)


def address(which: int) -> int:
    """Where object `which` begins."""
    return (which + 1) * _DISTANCE


def _pointer(number: int) -> Pointer:
    which = (number + _DISTANCE // 2) // _DISTANCE
    return Pointer(str(which - 1), number - which * _DISTANCE)


def run(
    function: Function,
    width: int,
    memory: Sequence[Memory],
    arguments: Sequence[int],
    step: Callable[[Machine, Instruction], None] = instructions.step,
) -> int:
    """Calls a kernel on addresses and numbers, by register; how many vpmadd52 it ran.  Raises `Refused`.

    `memory` are the objects; one that stands in several places is the same memory.
    """
    cases = max(of.cases for of in memory)
    for of in memory:
        of.cases = cases
    m = Machine(64, function.tables, {str(i): of.block for i, of in enumerate(memory)}, digit=width)
    m.pure = True
    for register, argument in zip(ARGUMENTS, arguments, strict=False):
        m.put(register, m.constant(argument) if argument < _DISTANCE // 2 else _pointer(argument))
    execute(m, function, step, public=True, most=MOST_STEPS)
    return m.multiplications
