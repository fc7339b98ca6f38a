# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations, one file each.  A builder returns the program for one modulus, limb width and count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sangi.gen.op.add import add
from sangi.gen.op.cswap import cswap
from sangi.gen.op.dbl import dbl
from sangi.gen.op.equal import equal
from sangi.gen.op.half import half
from sangi.gen.op.is_zero import is_zero
from sangi.gen.op.neg import neg
from sangi.gen.op.select import select
from sangi.gen.op.shape import Shape
from sangi.gen.op.sub import sub
from sangi.gen.program import Program


@dataclass(frozen=True)
class Operation:
    """An operation by name: how to build it, and what it should answer on whole numbers.

    `expected` takes (modulus, x, y, mask as 0 or 1), integers or arrays of them, and gives the numbers left in
    the pointers that the program writes, in parameter order, or the truth value (0 or 1) that it returns.
    """

    name: str
    build: Callable[[Shape], Program]
    expected: Callable[[Any, Any, Any, Any], tuple[Any, ...]]
    operands: int
    masked: bool = False


OPERATIONS: dict[str, Operation] = {
    o.name: o
    for o in (
        Operation("add", add, lambda p, x, y, m: ((x + y) % p,), 2),
        Operation("sub", sub, lambda p, x, y, m: ((x - y) % p,), 2),
        Operation("neg", neg, lambda p, x, y, m: (-x % p,), 1),
        Operation("dbl", dbl, lambda p, x, y, m: (2 * x % p,), 1),
        Operation("half", half, lambda p, x, y, m: ((x + p * (x & 1)) >> 1,), 1),
        Operation("select", select, lambda p, x, y, m: (m * x + (1 - m) * y,), 2, masked=True),
        Operation(
            "cswap", cswap, lambda p, x, y, m: (m * y + (1 - m) * x, m * x + (1 - m) * y), 2, masked=True
        ),
        Operation("is_zero", is_zero, lambda p, x, y, m: ((x == 0) * 1,), 1),
        Operation("equal", equal, lambda p, x, y, m: ((x == y) * 1,), 2),
    )
}

__all__ = ["OPERATIONS", "Operation", "Shape"]
