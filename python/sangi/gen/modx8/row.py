# SPDX-License-Identifier: MIT OR Apache-2.0
"""One digit of an entry of a table for each lane, read beside products: these leave loads and two pipes idle.

A row is one digit of each entry, and a mask for each entry is all ones in the lanes that ask for it.
"""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.lanes.program import WIDTH
from sangi.gen.modx8.code import Code, vector
from sangi.gen.modx8.scan import OR_AND

#: Entries of a table.
ROW = 32
#: What is read, by registers of its arguments.
Where = tuple[str, str, str]
READS = "out <- the digit in a row that each lane's mask is for; every entry is read"


def read(c: Code, where: Where, chosen: str, mask: str) -> None:
    """A digit of the entries whose masks are set, to `out`."""
    row, masks, out = where
    c.clear(chosen)
    for i in range(ROW):
        c.emit("vmovdqu64", mask, vector(masks, i))
        c.emit("vpternlogq", chosen, mask, vector(row, i), OR_AND)
    c.emit("vmovdqu64", vector(out), chosen)


def row(width: int = WIDTH) -> Kernel:
    """out <- a digit, alone."""
    c = Code("row", width)
    # rdi = row, rsi = masks, rdx = out
    read(c, ("rdi", "rsi", "rdx"), "zmm0", "zmm1")
    return c.kernel(("row", "masks", "out"), (), (READS,))


def masks(width: int = WIDTH) -> Kernel:
    """Masks for the entries that are asked for."""
    c = Code("masks", width)
    # rdi = masks, rsi = index
    index, entry, one = "zmm0", "zmm1", "zmm2"
    c.emit("vmovdqu64", index, vector("rsi"))
    c.constant(one, 1)
    c.clear(entry)
    for i in range(ROW):
        mask = f"zmm{3 + i % 8}"
        c.emit("vpcmpeqq", f"k{1 + i % 7}", entry, index)
        c.emit("vpmovm2q", mask, f"k{1 + i % 7}")
        c.emit("vmovdqu64", vector("rdi", i), mask)
        if i + 1 < ROW:
            c.emit("vpaddq", entry, entry, one)
    return c.kernel(
        ("masks", "index"), (), (f"masks <- of {ROW} entries, the one of entry index[l] set in lane l",)
    )
