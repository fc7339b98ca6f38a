# SPDX-License-Identifier: MIT OR Apache-2.0
"""Zeroization of the intermediate values of a product, faster than a generic wipe."""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8.code import BLOCK, BYTES, Code, vector
from sangi.codegen.x8.program import WIDTH


def zeroize(width: int = WIDTH) -> Kernel:
    """z <- 0."""
    c = Code("zeroize", width)
    # rdi = z, rsi = blocks
    c.clear("zmm0")
    c.loop("block")
    for k in range(BLOCK):
        c.emit("vmovdqu64", vector("rdi", k), "zmm0")
    c.emit("add", "rdi", str(BYTES))
    c.emit("dec", "rsi")
    c.jump("jnz", "block")
    return c.kernel(("z",), ("blocks",), ("z <- 0",))
