# SPDX-License-Identifier: MIT OR Apache-2.0
"""How far columns go in products by tens of digits: the kernels, run on bounds of what words may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.tens import PART, TEN
from sangi.codegen.x8.program import WIDTH
from sangi.verify.interp.modx8 import Machine, Memory, run
from sangi.verify.interp.text import Instruction, Refused
from sangi.verify.interp.vector import Vector
from sangi.verify.vectors import modx8_tens as tens
from sangi.verify.vectors.modx8 import Kernels

_SIGN = 1


def _bound(value: int) -> Vector:
    return np.array([value], dtype=object)


@dataclass
class _Bounds(Machine):
    """A word is the most that it may be, without its sign; `found` are all that were made."""

    found: list[int] = field(default_factory=list)

    def most(self, operand: str) -> int:
        """What a register or a word in memory may be."""
        return int(self.vector(operand)[0])

    def execute(self, i: Instruction) -> None:
        """An instruction of the kernels for tens, on bounds."""
        name, ops, digit = i.mnemonic, i.operands, (1 << self.width) - 1
        if name in ("vpmovq2m", "vzeroupper", "endbr64"):
            return
        register = ops[0].partition("{")[0]
        match name:
            case "vpxorq":
                value = 0
            case "vmovdqu64" | "vmovdqa64" | "vpbroadcastq":
                value = self.most(ops[1])
            case "vpaddq" | "vpsubq":
                value = self.most(ops[1]) + self.most(ops[2])
            case "vpsraq":
                value = (self.most(ops[1]) >> int(ops[2])) + 1
            case "vpmadd52luq" | "vpmadd52huq":
                value = self.most(register) + digit
            case "vpandq":
                both = (self.most(ops[1]), self.most(ops[2]))
                value = digit if digit in both else max(both)
            case _:
                raise Refused(f"line {i.line}: {i} is not understood")
        if "{" in ops[0]:
            value = max(value, self.most(register))
        self.found.append(value)
        if " ptr " in register:
            self.store(register, _bound(value))
        else:
            self.vectors[register] = _bound(value)


@dataclass(frozen=True)
class _Followed(Kernels):
    """The kernels, run on bounds."""

    found: list[int] = field(default_factory=list)

    def call(self, name: str, objects: Sequence[Memory], numbers: Sequence[int], order: str = "") -> None:
        """Runs a kernel whose arguments are all numbers."""
        run(self.functions[name], self.width, objects, numbers, partial(_Bounds, found=self.found))


def most(text: str, count: int, *, squared: bool) -> int:
    """The most that a word may be in a product or square of numbers of so many tens, by a file's kernels."""
    plain = Kernels.of(WIDTH, count * TEN // BLOCK, text)
    k = _Followed(plain.functions, plain.width, plain.blocks)
    digit, n = (1 << WIDTH) - 1, k.digits
    part = [*[digit] * (PART - 2), _SIGN, _SIGN]
    number, data = [digit] * n, [digit] * (1 + 2 * n) + part * (7 * count // 2)
    x, y, constants = (Memory([_bound(v) for v in rows]) for rows in (number, number, data))
    z, work = Memory(k.empty(n), True), Memory(k.empty(tens.work_of(n)), True)
    made = tens.Run(k, z, x, y, constants, work)
    if squared:
        made.square()
    else:
        made.multiply()
    made.reduce()
    return max(k.found)
