# SPDX-License-Identifier: MIT OR Apache-2.0
"""The operations whose modulus is in memory, and what each should answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sangi.codegen.op.mod_sum import mod_add, mod_sub
from sangi.codegen.op.mont import mont_mul, mont_sqr
from sangi.codegen.program import Program

#: Counts of limbs for which there are kernels.
LIMBS = range(1, 10)


@dataclass(frozen=True)
class Kernel:
    """An operation by name: its builder by width and limbs, and how many operands it takes.

    `expected` takes (x, y, m, r), integers or arrays of them, r = 1/R mod m where m is odd; `even` says that even
    moduli are allowed too.
    """

    name: str
    build: Callable[[int, int], Program]
    operands: int
    expected: Callable[[Any, Any, Any, Any], Any]
    even: bool = False


#: The kernels of each generated file, by its name.
FILES: dict[str, tuple[Kernel, ...]] = {
    "mont": (
        Kernel("mont_mul", mont_mul, 2, lambda x, y, m, r: x * y % m * r % m),
        Kernel("mont_sqr", mont_sqr, 1, lambda x, y, m, r: x * x % m * r % m),
    ),
    "sum": (
        Kernel("mod_add", mod_add, 2, lambda x, y, m, r: (x + y) % m, even=True),
        Kernel("mod_sub", mod_sub, 2, lambda x, y, m, r: (x - y) % m, even=True),
    ),
}
KERNELS = {kernel.name: kernel for kernels in FILES.values() for kernel in kernels}
