# SPDX-License-Identifier: MIT OR Apache-2.0
"""One power out of a table for each lane: every entry is read, whatever the lanes ask for."""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.lanes.program import WIDTH
from sangi.gen.modx8.code import BLOCK, VECTOR, Code, vector

#: Entries that one pass over the digits looks at: their masks stay in registers.
ENTRIES = 16
#: a | b & c, as a table of truth values.
OR_AND = "248"
_MASKS = tuple(f"zmm{i}" for i in range(32 - ENTRIES, 32))
_SUMS = tuple(f"zmm{i}" for i in range(4))
_ENTRY, _INDEX, _ONE = "zmm4", "zmm5", "zmm6"


def scan(width: int = WIDTH) -> Kernel:
    """z <- entry index of a table, for each lane."""
    c = Code("scan", width)
    # rdi = z, rsi = table, rdx = index, rcx = entries that are left, r8 = digits
    c.emit("vmovdqu64", _INDEX, vector("rdx"))
    c.constant(_ONE, 1)
    c.clear(_ENTRY)
    c.emit("shl", "r8", str(BLOCK.bit_length() - 1))
    c.emit("mov", "rdx", "0")
    c.label("pass")
    for mask in _MASKS:
        c.emit("vpcmpeqq", "k1", _ENTRY, _INDEX)
        c.emit("vpmovm2q", mask, "k1")
        c.emit("vpaddq", _ENTRY, _ENTRY, _ONE)
    c.emit("mov", "r10", "rdi")
    c.emit("mov", "rax", "r8")
    c.loop("digit")
    c.clear(_SUMS[0])
    c.emit("test", "rdx", "rdx")
    c.jump("jz", "first")
    c.emit("vmovdqu64", _SUMS[0], vector("r10"))
    c.label("first")
    for i, mask in enumerate(_MASKS):
        s = _SUMS[i % len(_SUMS)]
        if 0 < i < len(_SUMS):
            c.emit("vpandq", s, mask, vector("rsi", i))
        else:
            c.emit("vpternlogq", s, mask, vector("rsi", i), OR_AND)
    for a, b in ((0, 1), (2, 3), (0, 2)):
        c.emit("vporq", _SUMS[a], _SUMS[a], _SUMS[b])
    c.emit("vmovdqu64", vector("r10"), _SUMS[0])
    c.emit("add", "r10", str(VECTOR))
    c.emit("add", "rsi", str(VECTOR * ENTRIES))
    c.emit("dec", "rax")
    c.jump("jnz", "digit")
    c.emit("inc", "rdx")
    c.emit("sub", "rcx", str(ENTRIES))
    c.jump("jnz", "pass")
    contract = (
        "z <- entry index[l] of the table in lane l",
        f"the table has a digit of each of the first {ENTRIES} entries, then the next of each; then of the others",
        f"@pre count is a multiple of {ENTRIES}",
        "@ct every entry is read; an index decides no address",
    )
    return c.kernel(("z", "table", "index"), ("count", "blocks"), contract)
