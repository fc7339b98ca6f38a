# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant-time table lookup by a secret digit."""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel, vector_at
from sangi.codegen.modsimd.place import ENTRIES, Table, words
from sangi.codegen.modsimd.rows import Builder
from sangi.codegen.modsimd.shape import LANES, Shape
from sangi.codegen.program import Program

_DIGITS = ("rdx", "rcx")
#: a | (b & c).  Masked loads would be fewer, but might leak which lanes they omit.
_OR_AND = "0xf8"


def lookup(shape: Shape, table: Table, count: int = 1) -> Kernel:
    """The kernel (z, entries, digit): z <- entry `digit` of ENTRIES elements, all of which are read.

    With `count` = 2, an entry is two elements, each selected by a digit of its own.
    """
    b = Builder()
    digits, chosen = [b.take() for _ in range(count)], b.take()
    found = [[b.zero() for _ in range(shape.vectors)] for _ in range(count)]
    for digit, register in zip(digits, _DIGITS, strict=False):
        b.emit("vpbroadcastq", digit, register)
    for i in range(ENTRIES):
        for which, digit in enumerate(digits):
            entry = words("rsi", (i * count + which) * shape.element + LANES)
            b.emit("vpcmpeqq", "k1", digit, table.number(i))
            b.emit("vpmovm2q", chosen, "k1")
            for v, register in enumerate(found[which]):
                b.emit("vpternlogq", register, chosen, vector_at(entry(LANES * v)), _OR_AND)
    for which, registers in enumerate(found):
        z = words("rdi", which * shape.element + LANES)
        for v, register in enumerate(registers):
            b.emit("vmovdqu64", vector_at(z(LANES * v)), register)
    for mnemonic in ("vzeroupper", "ret"):
        b.emit(mnemonic)
    each = "" if count == 1 else "; each is two elements, and has two digits"
    contract = (f"z <- entry `digit` of {ENTRIES}, all of which are read{each}", f"@pre digit < {ENTRIES}")
    scalars = ("digit",) if count == 1 else ("digit", "second")
    what = Program("lookup", shape.width, shape.digits, ("z", "entries"), scalars, (), contract=contract)
    return Kernel(what, tuple(b.code), ())
