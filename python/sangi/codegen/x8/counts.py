# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many vpmadd52 a kernel for eight elements has."""

from __future__ import annotations

from functools import cache

from sangi.codegen.x8 import KERNELS
from sangi.codegen.x8.program import Op
from sangi.codegen.x8.shape import X8Shape


@cache
def multiplications(shape: X8Shape, name: str) -> int:
    """Of the kernel of an operation, for a modulus; none where it only adds."""
    return sum(node.op in (Op.MAD_LOW, Op.MAD_HIGH) for node in KERNELS[name](shape).nodes)
