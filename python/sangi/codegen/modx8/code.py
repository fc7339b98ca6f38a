# SPDX-License-Identifier: MIT OR Apache-2.0
"""Instructions for blocks of four digits: the tile of 4 x 4 digit products, the unit of all kernels, and its columns.

Digit i of eight numbers is a vector, and a block is four vectors one after the other.  A tile adds the products of two
blocks to seven columns.  Low and high halves have separate accumulators, and the three columns in the middle, which
receive more than two products, have two each: no accumulator waits for itself.  The 32 registers hold 20 accumulators,
8 digits, and the four columns passed on by the previous tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import (
    VECTOR,
    WORD,
    Assembler,
    Kernel,
    constants,
    label,
    local,
    qword,
    saved,
    zmmword,
)
from sangi.codegen.program import Program
from sangi.codegen.x8.program import WIDTH

#: Digits of a block, and bytes of a block of eight numbers' digits, each of which is a vector.
BLOCK = 4
BYTES = BLOCK * VECTOR
#: Columns of a tile.
COLUMNS = 2 * BLOCK - 1
#: Registers: accumulators of low and high halves; second accumulators of the middle columns; two blocks; passed on.
LOW = tuple(f"zmm{i}" for i in range(7))
HIGH = tuple(f"zmm{i}" for i in range(7, 14))
LOW_TOO = {k: f"zmm{14 + i}" for i, k in enumerate((2, 3, 4))}
HIGH_TOO = {k: f"zmm{17 + i}" for i, k in enumerate((2, 3, 4))}
A = tuple(f"zmm{i}" for i in range(20, 24))
B = tuple(f"zmm{i}" for i in range(24, 28))
PASSED = tuple(f"zmm{i}" for i in range(28, 32))
#: The constants of a file: the mask of a digit, then 1.
TABLE = "sangi_modx8_constants_ifma"


def vector(base: str, index: int = 0) -> str:
    """Vector `index` from an address on."""
    return zmmword(base, VECTOR * index)


@dataclass
class Code(Assembler):
    """The instructions of one kernel, for digits of `width` bits."""

    name: str
    width: int = WIDTH

    def label(self, name: str) -> None:
        """A jump target."""
        self.code.append(label(f"{self.name}_{name}"))

    def loop(self, name: str) -> None:
        """The start of a loop, aligned to a cache line."""
        self.emit(".p2align", "6")
        self.label(name)

    def jump(self, mnemonic: str, name: str) -> None:
        """A jump to a label."""
        self.emit(mnemonic, local(f"{self.name}_{name}"))

    def kernel(self, arguments: Sequence[str], scalars: Sequence[str], contract: Sequence[str]) -> Kernel:
        """The function, with the callee-saved registers that it uses saved."""
        self.emit("vzeroupper")
        self.emit("ret")
        program = Program(
            self.name, 64, BLOCK, tuple(arguments), tuple(scalars), (), contract=tuple(contract)
        )
        return Kernel(program, tuple(self.code), saved(self.code))

    def clear(self, *registers: str) -> None:
        """Registers <- 0."""
        for register in registers:
            self.emit("vpxorq", register, register, register)

    def clear_columns(self) -> None:
        """All accumulators <- 0."""
        self.clear(*LOW, *HIGH, *LOW_TOO.values(), *HIGH_TOO.values())

    def clear_second(self) -> None:
        """The second accumulators of the middle columns <- 0."""
        self.clear(*LOW_TOO.values(), *HIGH_TOO.values())

    def mad(self, target: str, a: str, b: str, *, high: bool) -> None:
        """Target <- target + one digit of a * b."""
        self.emit("vpmadd52huq" if high else "vpmadd52luq", target, a, b)

    def product(self, i: int, j: int, a: str, b: str) -> None:
        """Accumulates the product of digit i of one block and digit j of the other."""
        k = i + j
        second = k in LOW_TOO and i >= BLOCK // 2
        self.mad(LOW_TOO[k] if second else LOW[k], a, b, high=False)
        self.mad(HIGH_TOO[k] if second else HIGH[k], a, b, high=True)

    def tile(self, a: str, b: str) -> None:
        """The products of the blocks at two addresses."""
        for i in range(BLOCK):
            self.emit("vmovdqu64", A[i], vector(a, i))
        for j in range(BLOCK):
            self.emit("vmovdqu64", B[j], vector(b, j))
            for i in range(BLOCK):
                self.product(i, j, A[i], B[j])

    def tiles(self, name: str, a: str, b: str, count: str) -> None:
        """`count` >= 1 tiles: blocks upwards from a, downwards from b."""
        self.loop(name)
        self.tile(a, b)
        self.emit("add", a, str(BYTES))
        self.emit("sub", b, str(BYTES))
        self.emit("dec", count)
        self.jump("jnz", name)

    def merge(self) -> None:
        """Adds the second accumulators to the first."""
        for k, second in LOW_TOO.items():
            self.emit("vpaddq", LOW[k], LOW[k], second)
        for k, second in HIGH_TOO.items():
            self.emit("vpaddq", HIGH[k], HIGH[k], second)

    def fold_low(self) -> tuple[str, ...]:
        """The lowest four columns, complete before carry propagation; after `merge`."""
        for k in range(BLOCK):
            if k:
                self.emit("vpaddq", LOW[k], LOW[k], HIGH[k - 1])
            self.emit("vpaddq", LOW[k], LOW[k], PASSED[k])
        return LOW[:BLOCK]

    def fold(self) -> tuple[str, ...]:
        """The same, and the next four in `PASSED`."""
        columns = self.fold_low()
        for k in range(BLOCK - 1):
            self.emit("vpaddq", PASSED[k], LOW[BLOCK + k], HIGH[BLOCK + k - 1])
        self.emit("vmovdqa64", PASSED[-1], HIGH[-1])
        return columns

    def constant(self, register: str, index: int) -> None:
        """A constant of the file in every lane."""
        self.emit("vpbroadcastq", register, qword(constants(TABLE), WORD * index))

    def digits(self, columns: Sequence[str], out: str, carry: str, mask: str, *, last: bool = False) -> None:
        """Carry propagation: four columns, the first including its carry, to digits at `out`; `carry` <- carry out.

        `last`: the number fits, so that its highest column is a digit already.
        """
        for k, column in enumerate(columns):
            if k:
                self.emit("vpaddq", column, column, carry)
            if not (last and k == BLOCK - 1):
                self.emit("vpsrlq", carry, column, str(self.width))
                self.emit("vpandq", column, column, mask)
            self.emit("vmovdqu64", vector(out, k), column)
