# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers out of a table for each lane: every entry is read, whatever the lanes ask for.

A table does not fit the first cache beside what products use, so that loads of its entries are what reading takes; an
exponent is known before its first power is, and each entry is loaded for four windows at once.  Of two entries a window
takes one by the lowest bit that a lane asks for, of two that were taken so one by the next bit, of eight in all; and
that is its entry in the lanes that ask for this group of eight.
"""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.lanes.program import WIDTH
from sangi.gen.modx8.code import BLOCK, VECTOR, Code, vector

#: Windows that a table is read for at once.
WINDOWS = 4
#: Bits that are told apart by pairs, and the entries of a group, which they tell apart.
BITS = 3
GROUP = 1 << BITS
#: Groups of the longest table; the masks of a window: for its bits and for each group.
GROUPS = 4
MASKS = BITS + GROUPS
#: m ? b : a and a | b & m, as tables of truth values.
SELECT, OR_AND = "216", "248"
_ENTRY, _SUM = (tuple(f"zmm{i}" for i in some) for some in (range(GROUP), range(8, 8 + WINDOWS)))
_PAIR = tuple(tuple(f"zmm{i}" for i in range(at, at + 4)) for at in (12, 16))
#: A window's lowest bit as a mask, its others in registers.
_LOWEST = tuple(f"k{1 + w}" for w in range(WINDOWS))
_HIGHER = tuple((f"zmm{20 + 2 * w}", f"zmm{21 + 2 * w}") for w in range(WINDOWS))


def masks(width: int = WIDTH) -> Kernel:
    """What `scan` wants of the entries that windows ask for."""
    c = Code("masks", width)
    # rdi = masks, rsi = index, rax = windows that are left
    index, bit, mask, group, one = "zmm0", "zmm1", "zmm2", "zmm3", "zmm4"
    c.constant(one, 1)
    c.emit("mov", "rax", str(WINDOWS))
    c.loop("window")
    c.emit("vmovdqu64", index, vector("rsi"))
    c.emit("vmovdqa64", bit, one)
    for i in range(BITS):
        c.emit("vpandq", mask, index, bit)
        c.emit("vpsubq", index, index, mask)
        c.emit("vpcmpeqq", "k1", mask, bit)
        c.emit("vpmovm2q", mask, "k1")
        c.emit("vmovdqu64", vector("rdi", i), mask)
        c.emit("vpaddq", bit, bit, bit)
    c.clear(group)
    for i in range(GROUPS):
        c.emit("vpcmpeqq", "k1", index, group)
        c.emit("vpmovm2q", mask, "k1")
        c.emit("vmovdqu64", vector("rdi", BITS + i), mask)
        if i + 1 < GROUPS:
            c.emit("vpaddq", group, group, bit)
    c.emit("add", "rsi", str(VECTOR))
    c.emit("add", "rdi", str(VECTOR * MASKS))
    c.emit("dec", "rax")
    c.jump("jnz", "window")
    contract = (
        f"masks <- of each of {WINDOWS} windows {MASKS}, set in lane l where index[l] has bit 0, 1 or 2, and where",
        f"it is one of each of {GROUPS} groups of {GROUP} entries",
    )
    return c.kernel(("masks", "index"), (), contract)


def scan(width: int = WIDTH) -> Kernel:
    """Four numbers <- entries of a table, for each lane."""
    c = Code("scan", width)
    # rdi = z, rsi = table, rdx = masks, rcx = groups, r8 = digits that are left, r9 = bytes of a number
    for w in range(WINDOWS):
        c.emit("vmovdqu64", _PAIR[0][0], vector("rdx", MASKS * w))
        c.emit("vpmovq2m", _LOWEST[w], _PAIR[0][0])
        for i, mask in enumerate(_HIGHER[w], 1):
            c.emit("vmovdqu64", mask, vector("rdx", MASKS * w + i))
    c.emit("shl", "r8", str(BLOCK.bit_length() - 1))
    c.emit("mov", "r9", "r8")
    c.emit("shl", "r9", str(VECTOR.bit_length() - 1))
    c.loop("digit")
    c.clear(*_SUM)
    c.emit("mov", "r10", "rdx")
    c.emit("mov", "rax", "rcx")
    c.loop("group")
    for i, entry in enumerate(_ENTRY):
        c.emit("vmovdqu64", entry, vector("rsi", i))
    for w in range(WINDOWS):
        pair = _PAIR[w % 2]
        for i, one in enumerate(pair):
            c.emit("vpblendmq", f"{one}{{{_LOWEST[w]}}}", _ENTRY[2 * i], _ENTRY[2 * i + 1])
        for i, j, mask in ((0, 1, _HIGHER[w][0]), (2, 3, _HIGHER[w][0]), (0, 2, _HIGHER[w][1])):
            c.emit("vpternlogq", pair[i], pair[j], mask, SELECT)
        c.emit("vpternlogq", _SUM[w], pair[0], vector("r10", MASKS * w + BITS), OR_AND)
    c.emit("add", "rsi", str(VECTOR * GROUP))
    c.emit("add", "r10", str(VECTOR))
    c.emit("dec", "rax")
    c.jump("jnz", "group")
    c.emit("mov", "rax", "rdi")
    for w, digit in enumerate(_SUM):
        if w:
            c.emit("add", "rax", "r9")
        c.emit("vmovdqu64", vector("rax"), digit)
    c.emit("add", "rdi", str(VECTOR))
    c.emit("dec", "r8")
    c.jump("jnz", "digit")
    contract = (
        f"z <- {WINDOWS} numbers, one behind the other: in each lane the entries of the table that masks are for",
        "the table has a digit of each entry, then the next digit of each",
        f"@pre count is at most {GROUPS}, of groups of {GROUP} entries",
        "@ct every entry is read; what is asked for decides no address",
    )
    return c.kernel(("z", "table", "masks"), ("count", "blocks"), contract)
