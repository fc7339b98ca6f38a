# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations, one file each.  A builder returns the program for one modulus, limb width and count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sangi.codegen.op.add import add
from sangi.codegen.op.add_lazy import add_lazy
from sangi.codegen.op.cswap import cswap
from sangi.codegen.op.dbl import dbl
from sangi.codegen.op.equal import equal
from sangi.codegen.op.half import half
from sangi.codegen.op.is_zero import is_zero
from sangi.codegen.op.mul import mul, mul_lazy
from sangi.codegen.op.mul_small import mul_small
from sangi.codegen.op.neg import neg
from sangi.codegen.op.reduce import reduce
from sangi.codegen.op.select import select
from sangi.codegen.op.shape import Shape
from sangi.codegen.op.sqr import sqr
from sangi.codegen.op.sub import sub
from sangi.codegen.program import Program

Answer = Callable[[Any, Any, Any, Any, Any], tuple[Any, ...]]


@dataclass(frozen=True)
class Operation:
    """An operation by name: how to build it, and what it should answer on whole numbers.

    `expected` takes (p, f, x, y, s), integers or arrays of them, and gives the numbers left in the pointers that
    the program writes, in parameter order, or the truth value (0 or 1) that it returns.  f is `Shape.factor`; s is the
    scalar: the mask as 0 or 1, or the number c.  Operands are below p; with `valid`, a predicate on (p, R, x, y),
    R = 2^(width * limbs), they are all below R that it admits.  A result marked `below_2p` is one of the two numbers
    below 2p of that class.
    """

    name: str
    build: Callable[[Shape], Program]
    expected: Answer
    operands: int
    scalar: str = ""
    valid: Callable[[Any, Any, Any, Any], Any] | None = None
    spare_only: bool = False
    below_2p: bool = False

    def agrees(self, got: Any, wanted: Any, p: Any) -> Any:
        """Whether a result is right, for integers or arrays of them."""
        if self.below_2p:
            return (got % p == wanted) & (got < 2 * p)
        return got == wanted


def _select(p: Any, f: Any, x: Any, y: Any, s: Any) -> tuple[Any, ...]:
    return (s * x + (1 - s) * y,)


def _cswap(p: Any, f: Any, x: Any, y: Any, s: Any) -> tuple[Any, ...]:
    return s * y + (1 - s) * x, s * x + (1 - s) * y


def _mul(p: Any, f: Any, x: Any, y: Any, s: Any) -> tuple[Any, ...]:
    return (x * y % p * pow(f, -1, p) % p,)


def _lazy_factors(p: Any, R: Any, x: Any, y: Any) -> Any:
    return ((x < p) & (y < 64 * p)) | ((4 * p <= R) & (x < 2 * p) & (y < 2 * p))


OPERATIONS: dict[str, Operation] = {
    o.name: o
    for o in (
        Operation("add", add, lambda p, f, x, y, s: ((x + y) % p,), 2),
        Operation("sub", sub, lambda p, f, x, y, s: ((x - y) % p,), 2),
        Operation("neg", neg, lambda p, f, x, y, s: (-x % p,), 1),
        Operation("dbl", dbl, lambda p, f, x, y, s: (2 * x % p,), 1),
        Operation("half", half, lambda p, f, x, y, s: ((x + p * (x & 1)) >> 1,), 1),
        Operation("mul", mul, _mul, 2),
        Operation("sqr", sqr, lambda p, f, x, y, s: _mul(p, f, x, x, s), 1),
        Operation("mul_small", mul_small, lambda p, f, x, y, s: (x * s % p,), 1, scalar="c"),
        Operation("mul_lazy", mul_lazy, _mul, 2, valid=_lazy_factors, spare_only=True, below_2p=True),
        Operation(
            "add_lazy",
            add_lazy,
            lambda p, f, x, y, s: (x + y,),
            2,
            valid=lambda p, R, x, y: x + y < R,
            spare_only=True,
        ),
        Operation(
            "reduce",
            reduce,
            lambda p, f, x, y, s: (x % p,),
            1,
            valid=lambda p, R, x, y: x < 2 * p,
            spare_only=True,
        ),
        Operation("select", select, _select, 2, scalar="mask"),
        Operation("cswap", cswap, _cswap, 2, scalar="mask"),
        Operation("is_zero", is_zero, lambda p, f, x, y, s: ((x == 0) * 1,), 1),
        Operation("equal", equal, lambda p, f, x, y, s: ((x == y) * 1,), 2),
    )
}


def available(shape: Shape, names: tuple[str, ...] = tuple(OPERATIONS)) -> tuple[str, ...]:
    """The operations among `names` that limbs have for a modulus: the lazy ones need a spare bit."""
    known = (name for name in names if name in OPERATIONS)
    return tuple(name for name in known if shape.spare or not OPERATIONS[name].spare_only)


__all__ = ["OPERATIONS", "Operation", "Shape", "available"]
