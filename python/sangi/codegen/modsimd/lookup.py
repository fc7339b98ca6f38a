# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant-time table lookup by a secret digit."""

from __future__ import annotations

from sangi.codegen.emit.assembler import Kernel, vector_at
from sangi.codegen.modsimd.place import ENTRIES, Table, words
from sangi.codegen.modsimd.rows import Builder
from sangi.codegen.modsimd.shape import Shape
from sangi.codegen.program import Program

_DIGITS = ("rdx", "rcx")
#: a | (b & c).  Masked loads would be fewer, but might leak which lanes they omit.
_OR_AND = "0xf8"
#: The words of the second number.
_EVERY_OTHER = 0xAA


def lookup(shape: Shape, table: Table) -> Kernel:
    """The kernel (z, entries, digit): z <- entry `digit` of ENTRIES elements, all of which are read.

    For two numbers at once there are two digits, and each chooses the words of its own.
    """
    b = Builder()
    digits, chosen = b.take(), b.take()
    found = [b.zero() for _ in range(shape.vectors)]
    for number, register in enumerate(_DIGITS[: shape.numbers]):
        if number:
            b.emit("mov", "r8d", str(_EVERY_OTHER))
            b.emit("kmovb", "k1", "r8d")
        b.emit("vpbroadcastq", digits + "{k1}" * number, register)
    entry, z = (words(register, shape.packed, shape.numbers) for register in ("rsi", "rdi"))
    for i in range(ENTRIES):
        b.emit("vpcmpeqq", "k1", digits, table.number(i))
        b.emit("vpmovm2q", chosen, "k1")
        for v, register in enumerate(found):
            place = vector_at(entry(shape.element * i + shape.packed * v))
            b.emit("vpternlogq", register, chosen, place, _OR_AND)
    for v, register in enumerate(found):
        b.emit("vmovdqu64", vector_at(z(shape.packed * v)), register)
    for mnemonic in ("vzeroupper", "ret"):
        b.emit(mnemonic)
    each = "" if shape.numbers == 1 else "; the second number has a digit of its own"
    contract = (f"z <- entry `digit` of {ENTRIES}, all of which are read{each}", f"@pre digit < {ENTRIES}")
    scalars = ("digit", "second")[: shape.numbers]
    what = Program("lookup", shape.width, shape.digits, ("z", "entries"), scalars, (), contract=contract)
    return Kernel(what, tuple(b.code), ())
