# SPDX-License-Identifier: MIT OR Apache-2.0
"""Orders of instructions that a search found to be fast, by kernel: `orders.json`, which `sangi tune order` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_order import Scheduler, digest
from sangi.named import NAMED

FILE = Path(__file__).with_name("orders.json")


class Order(NamedTuple):
    """A digest of the instructions as their builder writes them, and where each instruction stood there."""

    of: str
    order: tuple[int, ...]


@cache
def found() -> Mapping[str, Order]:
    """Kernels, such as "p256/sqr", and their orders."""
    kernels = json.loads(FILE.read_text())["kernels"]
    return {name: Order(entry["of"], tuple(entry["order"])) for name, entry in kernels.items()}


def ordered(kernel: Kernel, modulus: int) -> Kernel:
    """The kernel in its best known order; as it is where none is known, or where its builder changed since."""
    order = found().get(f"{_NAMES.get(modulus)}/{kernel.program.name}")
    if order is None or order.of != digest(kernel.instructions):
        return kernel
    return Scheduler.of(kernel).reordered(order.order)


_NAMES = {field.modulus: field.name for field in NAMED.values()}
