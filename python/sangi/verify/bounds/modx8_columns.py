# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far columns go in products of 10-digit blocks: the kernels, run on bounds of what words may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.operand import BLOCK10, OPERAND
from sangi.codegen.x8.program import WIDTH
from sangi.verify.interp import instructions, vector
from sangi.verify.interp.machine import Machine
from sangi.verify.interp.text import Imm, Instruction, Mem, Operand, Refused, Vec, operands
from sangi.verify.run.modx8 import Memory, run
from sangi.verify.run.rows import Vector
from sangi.verify.vectors import modx8_karatsuba as karatsuba
from sangi.verify.vectors.modx8 import Kernels

_SIGN = 1


def _bound(value: int) -> Vector:
    return np.array([value], dtype=object)


@dataclass
class _Bounds:
    """Runs instructions on vectors whose words are the most that they may be; `found` are all that were made."""

    width: int
    found: list[int] = field(default_factory=list)

    def step(self, m: Machine, i: Instruction) -> None:
        """An instruction of the kernels of 10-digit blocks, on bounds; those on general registers are as ever."""
        name, digit = i.mnemonic, (1 << self.width) - 1
        if name not in vector.MNEMONICS or name == "vzeroupper":
            instructions.step(m, i)
            return
        if name == "vpmovq2m":
            return
        ops = operands(i.operands)

        def most(op: Operand) -> int:
            return int(m.vector(op).flat[0])

        match name:
            case "vpxorq":
                value = 0
            case "vpbroadcastq" if isinstance(ops[1], Mem):
                value = most(replace(ops[1], spread=True))
            case "vmovdqu64" | "vmovdqa64":
                value = most(ops[1])
            case "vpaddq" | "vpsubq":
                value = most(ops[1]) + most(ops[2])
            case "vpsraq" if isinstance(ops[2], Imm):
                value = (most(ops[1]) >> ops[2].value) + 1
            case "vpmadd52luq" | "vpmadd52huq":
                value = most(ops[0]) + digit
            case "vpandq":
                both = (most(ops[1]), most(ops[2]))
                value = digit if digit in both else max(both)
            case _:
                raise Refused(f"line {i.line}: {i} is not understood")
        target = ops[0]
        if isinstance(target, Vec) and target.mask is not None:
            target = Vec(target.name)
            value = max(value, most(target))
        self.found.append(value)
        m.write_vector(target, _bound(value)[None, :])


@dataclass(frozen=True)
class _Followed(Kernels):
    """The kernels, run on bounds."""

    found: list[int] = field(default_factory=list)

    def call(self, name: str, objects: Sequence[Memory], numbers: Sequence[int], order: str = "") -> None:
        """Runs a kernel whose arguments are all numbers."""
        run(self.functions[name], self.width, objects, numbers, _Bounds(self.width, self.found).step)


def most(text: str, count: int, *, squared: bool) -> int:
    """The most that a word may be in a product or square of numbers of so many 10-digit blocks, by a file's kernels."""
    plain = Kernels.of(WIDTH, count * BLOCK10 // BLOCK, text)
    k = _Followed(plain.functions, plain.width, plain.blocks)
    digit, n = (1 << WIDTH) - 1, k.digits
    part = [*[digit] * (OPERAND - 2), _SIGN, _SIGN]
    number, data = [digit] * n, [digit] * (1 + 2 * n) + part * (7 * count // 2)
    x, y, constants = (Memory([_bound(v) for v in rows]) for rows in (number, number, data))
    z, work = Memory(k.empty(n), True), Memory(k.empty(karatsuba.work_of(n)), True)
    made = karatsuba.Run(k, z, x, y, constants, work)
    if squared:
        made.square()
    else:
        made.multiply()
    made.reduce()
    return max(k.found)
