# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight elements at once: digits of 52 bits, one element in each 64-bit lane of a vector."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from sangi.codegen.x8 import dot, linear, product
from sangi.codegen.x8.program import Program
from sangi.codegen.x8.shape import X8Shape

#: Every kernel by its name.
KERNELS: dict[str, Callable[[X8Shape], Program]] = {
    "add": linear.add,
    "sub": linear.sub,
    "neg": linear.neg,
    "mul": product.mul,
    "sqr": product.sqr,
    "dot2": partial(dot.dot, 2),
    "add_lazy": linear.add_lazy,
    "reduce": linear.reduce,
    "select": linear.select,
}

#: Those of a prime of CTIDH that has no public functions for eight elements: what vectorised curves call.
LONG: Mapping[str, Callable[[X8Shape], Program]] = {
    **{name: KERNELS[name] for name in ("mul", "sqr", "dot2", "reduce")},
    **dot.DOTS,
}
