# SPDX-License-Identifier: MIT OR Apache-2.0
"""One power out of a table for each lane: every entry is read, whatever the lanes ask for."""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.lanes.program import WIDTH
from sangi.gen.modx8.code import BLOCK, BYTES, LOW, B, Code, vector

#: a | b & c, as a table of truth values.
OR_AND = "248"


def scan(width: int = WIDTH) -> Kernel:
    """z <- entry index of a table, for each lane."""
    c = Code("scan", width)
    # rdi = z, rsi = table, rdx = index, rcx = count, r8 = blocks
    entry, chosen, index, one = B
    c.emit("vmovdqu64", index, vector("rdx"))
    c.constant(one, 1)
    c.label("block")
    c.clear(*LOW[:BLOCK], entry)
    c.emit("mov", "rax", "rcx")
    c.loop("entry")
    c.emit("vpcmpeqq", "k1", entry, index)
    c.emit("vpmovm2q", chosen, "k1")
    c.emit("vpaddq", entry, entry, one)
    for k in range(BLOCK):
        c.emit("vpternlogq", LOW[k], chosen, vector("rsi", k), OR_AND)
    c.emit("add", "rsi", str(BYTES))
    c.emit("dec", "rax")
    c.jump("jnz", "entry")
    for k in range(BLOCK):
        c.emit("vmovdqu64", vector("rdi", k), LOW[k])
    c.emit("add", "rdi", str(BYTES))
    c.emit("dec", "r8")
    c.jump("jnz", "block")
    contract = (
        "z <- entry index[l] of the table in lane l; the table has a block of each entry, then the next of each",
        "@ct every entry is read; an index decides no address",
    )
    return c.kernel(("z", "table", "index"), ("count", "blocks"), contract)
