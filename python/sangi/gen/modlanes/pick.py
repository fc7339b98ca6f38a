# SPDX-License-Identifier: MIT OR Apache-2.0
"""The choice of a power by a secret digit."""

from __future__ import annotations

from sangi.gen.emit.x64 import Kernel
from sangi.gen.modlanes.place import POWERS, Table, vector, words
from sangi.gen.modlanes.rows import Builder
from sangi.gen.modlanes.shape import LANES, Shape
from sangi.gen.program import Program


def pick(shape: Shape, table: Table) -> Kernel:
    """The kernel (z, entries, digit): z <- entry `digit` of POWERS elements, every one of them read."""
    b = Builder()
    digit, found = b.take(), [b.take() for _ in range(shape.vectors)]
    entry, z = words("rsi", LANES), words("rdi", LANES)
    b.emit("vpbroadcastq", digit, "rdx")
    for i in range(POWERS):
        b.emit("vpcmpeqq", "k1", digit, table.number(i))
        for v, register in enumerate(found):
            mask = "{k1}" if i else "{k1}{z}"
            b.emit("vmovdqu64", register + mask, vector(entry(i * shape.element + LANES * v)))
    for v, register in enumerate(found):
        b.emit("vmovdqu64", vector(z(LANES * v)), register)
    for mnemonic in ("vzeroupper", "ret"):
        b.emit(mnemonic)
    contract = (f"z <- entry `digit` of {POWERS} elements, all of which are read", "@pre digit < 32")
    what = Program("pick", shape.width, shape.digits, ("z", "entries", "digit"), (), (), contract=contract)
    return Kernel(what, tuple(b.code), ())
