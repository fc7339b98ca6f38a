# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant-time table lookup, one index per lane: every entry is read, whatever the indices.

The table does not fit the L1 cache together with the operands of products, hence loads dominate the cost of a lookup.
Exponents are known in advance: each entry is loaded once for eight windows.  The table is transposed: a vector holds
one digit of eight powers of one number, from which one instruction selects eight, one for each window.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8.code import BLOCK, BYTES, Code, vector
from sangi.codegen.x8.program import WIDTH

#: Lanes, entries of a group of the table, and windows of one lookup.
EIGHT = 8
#: m ? b : a, as the truth table of vpternlogq.
SELECT = "216"
#: Selectors of vshufi64x2: the even 128-bit parts of both vectors, and the odd ones.
_EVEN, _ODD = "136", "221"
_ROW, _TRANSPOSED, _INDEX = (tuple(f"zmm{i}" for i in range(at, at + EIGHT)) for at in (0, 8, 24))


def _transpose(c: Code) -> Sequence[str]:
    """An 8 x 8 transpose: the registers of word i of all eight rows, for each i; the rows are overwritten."""
    words = [""] * EIGHT
    for i in range(0, EIGHT, 2):
        c.emit("vpunpcklqdq", _TRANSPOSED[i], _ROW[i], _ROW[i + 1])
        c.emit("vpunpckhqdq", _TRANSPOSED[i + 1], _ROW[i], _ROW[i + 1])
    for i in range(0, EIGHT, 4):
        for odd in range(2):
            for half, which in enumerate((_EVEN, _ODD)):
                c.emit(
                    "vshufi64x2",
                    _ROW[i + 2 * half + odd],
                    _TRANSPOSED[i + odd],
                    _TRANSPOSED[i + 2 + odd],
                    which,
                )
    for i in range(EIGHT // 2):
        for half, which in enumerate((_EVEN, _ODD)):
            words[i + 4 * half] = _TRANSPOSED[i + 4 * half]
            c.emit("vshufi64x2", words[i + 4 * half], _ROW[i], _ROW[i + 4], which)
    return words


def transpose(width: int = WIDTH) -> Kernel:
    """z <- eight powers as a group of the table."""
    c = Code("transpose", width)
    # rdi = z, rsi = x, rdx = remaining digits, rcx = bytes of a number
    c.emit("mov", "rcx", "rdx")
    c.emit("shl", "rdx", str(BLOCK.bit_length() - 1))
    c.emit("shl", "rcx", str(BYTES.bit_length() - 1))
    c.loop("digit")
    c.emit("mov", "rax", "rsi")
    for i, row in enumerate(_ROW):
        if i:
            c.emit("add", "rax", "rcx")
        c.emit("vmovdqu64", row, vector("rax"))
    for lane, powers in enumerate(_transpose(c)):
        c.emit("vmovdqu64", vector("rdi", lane), powers)
    c.emit("add", "rsi", str(VECTOR))
    c.emit("add", "rdi", str(VECTOR * EIGHT))
    c.emit("dec", "rdx")
    c.jump("jnz", "digit")
    contract = (
        "z <- a vector for each lane of each digit: that digit of the eight numbers at x in that lane",
    )
    return c.kernel(("z", "x"), ("blocks",), contract)


def _lookup(name: str, width: int, groups: int) -> Kernel:
    c = Code(name, width)
    # rdi = z, rsi = table, rdx = index, rcx = upper, r8 = remaining digits, r9 = bytes of a number
    group = ("rsi", "r10", "r11", "rdx")[:groups]
    for lane, register in enumerate(_INDEX):
        c.emit("vmovdqu64", register, vector("rdx", lane))
    c.emit("mov", "r9", "r8")
    c.emit("shl", "r8", str(BLOCK.bit_length() - 1))
    c.emit("shl", "r9", str((BYTES * EIGHT).bit_length() - 1))
    for before, pointer in pairwise(group):
        c.emit("lea", pointer, f"[{before} + r9]")
    c.emit("shr", "r9", str(EIGHT.bit_length() - 1))
    c.loop("digit")
    for lane in range(EIGHT):
        found = (_ROW[lane], _TRANSPOSED[lane])
        for register, first, second in zip(found, group[::2], group[1::2], strict=False):
            c.emit("vmovdqu64", register, vector(first, lane))
            c.emit("vpermt2q", register, _INDEX[lane], vector(second, lane))
        if groups > 2:
            c.emit("vpternlogq", _ROW[lane], _TRANSPOSED[lane], vector("rcx", lane), SELECT)
    c.emit("mov", "rax", "rdi")
    for window, digit in enumerate(_transpose(c)):
        if window:
            c.emit("add", "rax", "r9")
        c.emit("vmovdqu64", vector("rax"), digit)
    for pointer in group:
        c.emit("add", pointer, str(VECTOR * EIGHT))
    c.emit("add", "rdi", str(VECTOR))
    c.emit("dec", "r8")
    c.jump("jnz", "digit")
    contract = (
        "z <- eight numbers, one after the other: lane l of number w is entry index[l][w] of the table",
        f"the table has {groups} groups of eight entries, as `transpose` makes them",
        "upper: all ones where index[l][w] > 15" if groups > 2 else "upper is not read",
        "@ct reads every entry; no address depends on an index",
    )
    return c.kernel(("z", "table", "index", "upper"), ("blocks",), contract)


def lookup_32(width: int = WIDTH) -> Kernel:
    """z <- eight numbers from a table of 32 entries."""
    return _lookup("lookup_32", width, 4)


def lookup_16(width: int = WIDTH) -> Kernel:
    """z <- eight numbers from a table of 16 entries."""
    return _lookup("lookup_16", width, 2)
