# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers out of a table for each lane: every entry is read, whatever the lanes ask for.

A table does not fit the first cache beside what products use, so that loads of its entries are what reading takes; an
exponent is known before its first power is, and each entry is loaded for eight windows at once.  A vector of the table
has a digit of one number's eight powers, out of which one instruction takes eight, one for each window.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sangi.codegen.emit.assembler import VECTOR, Kernel
from sangi.codegen.modx8.code import BLOCK, BYTES, Code, vector
from sangi.codegen.x8.program import WIDTH

#: Lanes, entries of a group, and windows that a table is read for at once.
EIGHT = 8
#: m ? b : a, as a table of truth values.
SELECT = "216"
#: Two 128-bit lanes of each of two vectors: those of even number, of odd number.
_EVEN, _ODD = "136", "221"
_ROW, _TURNED, _INDEX = (tuple(f"zmm{i}" for i in range(at, at + EIGHT)) for at in (0, 8, 24))


def _turn(c: Code) -> Sequence[str]:
    """The registers of word i of all eight rows, for each i; the rows are overwritten."""
    words = [""] * EIGHT
    for i in range(0, EIGHT, 2):
        c.emit("vpunpcklqdq", _TURNED[i], _ROW[i], _ROW[i + 1])
        c.emit("vpunpckhqdq", _TURNED[i + 1], _ROW[i], _ROW[i + 1])
    for i in range(0, EIGHT, 4):
        for odd in range(2):
            for half, which in enumerate((_EVEN, _ODD)):
                c.emit("vshufi64x2", _ROW[i + 2 * half + odd], _TURNED[i + odd], _TURNED[i + 2 + odd], which)
    for i in range(EIGHT // 2):
        for half, which in enumerate((_EVEN, _ODD)):
            words[i + 4 * half] = _TURNED[i + 4 * half]
            c.emit("vshufi64x2", words[i + 4 * half], _ROW[i], _ROW[i + 4], which)
    return words


def turn(width: int = WIDTH) -> Kernel:
    """Eight powers as a group of the table."""
    c = Code("turn", width)
    # rdi = z, rsi = x, rdx = digits that are left, rcx = bytes of a number
    c.emit("mov", "rcx", "rdx")
    c.emit("shl", "rdx", str(BLOCK.bit_length() - 1))
    c.emit("shl", "rcx", str(BYTES.bit_length() - 1))
    c.loop("digit")
    c.emit("mov", "rax", "rsi")
    for i, row in enumerate(_ROW):
        if i:
            c.emit("add", "rax", "rcx")
        c.emit("vmovdqu64", row, vector("rax"))
    for lane, powers in enumerate(_turn(c)):
        c.emit("vmovdqu64", vector("rdi", lane), powers)
    c.emit("add", "rsi", str(VECTOR))
    c.emit("add", "rdi", str(VECTOR * EIGHT))
    c.emit("dec", "rdx")
    c.jump("jnz", "digit")
    contract = (
        "z <- the digits of eight numbers, one behind the other at x: a vector of eight for each lane of each digit",
    )
    return c.kernel(("z", "x"), ("blocks",), contract)


def _scan(name: str, width: int, groups: int) -> Kernel:
    c = Code(name, width)
    # rdi = z, rsi = table, rdx = index, rcx = upper, r8 = digits that are left, r9 = bytes of a number
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
        found = (_ROW[lane], _TURNED[lane])
        for register, first, second in zip(found, group[::2], group[1::2], strict=False):
            c.emit("vmovdqu64", register, vector(first, lane))
            c.emit("vpermt2q", register, _INDEX[lane], vector(second, lane))
        if groups > 2:
            c.emit("vpternlogq", _ROW[lane], _TURNED[lane], vector("rcx", lane), SELECT)
    c.emit("mov", "rax", "rdi")
    for window, digit in enumerate(_turn(c)):
        if window:
            c.emit("add", "rax", "r9")
        c.emit("vmovdqu64", vector("rax"), digit)
    for pointer in group:
        c.emit("add", pointer, str(VECTOR * EIGHT))
    c.emit("add", "rdi", str(VECTOR))
    c.emit("dec", "r8")
    c.jump("jnz", "digit")
    contract = (
        "z <- eight numbers, one behind the other: in lane l of number w, entry index[l][w] of the table",
        f"the table has {groups} groups of eight entries, as `turn` leaves them",
        "upper: all ones where index[l][w] is above 15" if groups > 2 else "upper is not read",
        "@ct every entry is read; an index decides no address",
    )
    return c.kernel(("z", "table", "index", "upper"), ("blocks",), contract)


def scan(width: int = WIDTH) -> Kernel:
    """Eight numbers <- entries of a table of 32, for each lane."""
    return _scan("scan", width, 4)


def scan_short(width: int = WIDTH) -> Kernel:
    """The same of 16."""
    return _scan("scan_short", width, 2)
