# SPDX-License-Identifier: MIT OR Apache-2.0
"""Orders of instructions that a search found to be fast: `orders.json`, which `sangi tune order` writes.

They go by the instructions that a builder writes: fields whose primes are reduced alike share a kernel's instructions,
and so its order, a user's prime included.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.emit.x64_order import Scheduler

FILE = Path(__file__).with_name("orders.json")


def digest(code: Sequence[Instruction]) -> str:
    """Names what an order was found for: the instructions, without what the constants of a file are called."""
    lines = (
        " ".join((i.mnemonic, *("constant" if "rip" in operand else operand for operand in i.operands)))
        for i in code
    )
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read(path: Path = FILE) -> dict[str, dict[str, Any]]:
    """What is known of each order, by the digest of a builder's instructions; nothing if there is no file."""
    return dict(json.loads(path.read_text())["orders"]) if path.exists() else {}


@cache
def found() -> Mapping[str, tuple[int, ...]]:
    """By the digest of a builder's instructions: where each instruction of the order stands there."""
    return {of: tuple(entry["order"]) for of, entry in read().items()}


def ordered(kernel: Kernel) -> Kernel:
    """The kernel in its best known order; as it is where none is known."""
    order = found().get(digest(kernel.instructions))
    return Scheduler.of(kernel).reordered(order) if order else kernel
