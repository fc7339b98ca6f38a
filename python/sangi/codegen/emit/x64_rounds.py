# SPDX-License-Identifier: MIT OR Apache-2.0
"""Rounds of inversion for x86-64, each a group of division steps: see src/mp/rounds.h.

A step waits for the one before and leaves much of the processor idle.  So what else is to be computed stands between
the instructions of the steps, where no flag is in use:

    run A    -1/f; c and h for `Steps.turn`; f and g from their third digit on, with the matrix of the round before
    run B    -1/f; the first column of run A's matrix; d and e, mod p, with the matrix of the round before

Between A and B there is only `Steps.turn`.  Between rounds there are the matrix of B, the product of both, and two
digits of f and g, the lowest of which the steps wait for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sangi.codegen.emit import x64_divsteps as steps
from sangi.codegen.emit.assembler import Assembler, Instruction, Kernel, label, local, qword, saved
from sangi.codegen.emit.x64_divsteps import (
    COUNT,
    GAP,
    HIGH,
    INDEX,
    LOW,
    ONES,
    ROWS,
    WORDS,
    Piece,
    Run,
    Steps,
    one,
)
from sangi.codegen.emit.x64_text import file
from sangi.codegen.mp import LOCAL
from sangi.codegen.program import Program

#: The lengths of numbers, in digits, that have a kernel.
LENGTHS = (5, 7, 8, 9)
#: Bytes above rsp.
FRAME = 64
#: The numbers at rdi, in their order.
_P, _D, _E, _F, _G = range(5)

_KEPT = tuple(qword("rsp", FRAME - 8 * (slot + 1)) for slot in range(23))
_A, _B = Run(_KEPT[:6]), Run(_KEPT[6:12])
#: The matrix of a round; the multiples of p that are added to d and e.
_MATRIX, _MULTIPLES = _KEPT[12:16], _KEPT[16:18]
#: c and -h: see `Steps.turn`.
_C, _H = _KEPT[18:20]
_INVERSE_P, _LEFT, _STATE = _KEPT[20:]


class _Background:
    """What is done on numbers of `length` digits during the runs, in pieces."""

    def __init__(self, width: int, length: int) -> None:
        self.width, self.length, self.bits, self.k = width, length, width - 2, width // 2 - 1

    def digit(self, number: int, index: int) -> str:
        """A digit of one of the numbers."""
        return qword("rdi", 8 * (number * self.length + index))

    def products(self, row: int, factors: Iterable[tuple[str, str]], fresh: bool = False) -> Iterator[Piece]:
        """Adds products of a digit and a factor to the sum of a row, which may be empty before."""
        low, high = ROWS[row]
        for number, factor in factors:
            yield one("mov", LOW, number)
            yield one("imul", factor)
            yield (
                Instruction("mov" if fresh else "add", (low, LOW)),
                Instruction("mov" if fresh else "adc", (high, HIGH)),
            )
            fresh = False

    def pair(
        self, numbers: tuple[int, int], index: int, row: int, matrix: tuple[str, ...]
    ) -> Iterator[Piece]:
        """Both products of a row with a digit of two numbers."""
        factors = matrix[2 * row : 2 * row + 2]
        digits = (self.digit(number, index) for number in numbers)
        yield from self.products(row, zip(digits, factors, strict=True), fresh=index == 0)

    def shift(self, row: int) -> Iterator[Piece]:
        """Divides the sum of a row by 2^bits."""
        low, high = ROWS[row]
        yield one("shrd", low, high, str(self.bits))
        yield one("sar", high, str(self.bits))

    def store(self, row: int, place: str) -> Iterator[Piece]:
        """Stores the lowest digit of the sum of a row, and divides."""
        yield one("bzhi", LOW, ROWS[row][0], INDEX)
        yield one("mov", place, LOW)
        yield from self.shift(row)

    def plain(self, index: int, matrix: tuple[str, ...] = _MATRIX) -> Iterator[Piece]:
        """A digit of f and g, and the one below, which is then known."""
        for row, number in enumerate((_F, _G)):
            yield from self.pair((_F, _G), index, row, matrix)
            if index:
                yield from self.store(row, self.digit(number, index - 1))
            else:
                yield from self.shift(row)

    def lowest(self, matrix: tuple[str, ...]) -> Iterator[Piece]:
        """The first two digits of f and g; the matrix is in registers, one of which is INDEX."""
        yield from self.plain(0, matrix)
        for row in range(2):
            yield from self.pair((_F, _G), 1, row, matrix)
        yield one("mov", INDEX, str(self.bits))
        for row, number in enumerate((_F, _G)):
            yield from self.store(row, self.digit(number, 0))

    def tops(self, numbers: tuple[int, int]) -> Iterator[Piece]:
        """Stores the highest digits."""
        for row, number in enumerate(numbers):
            yield one("mov", self.digit(number, self.length - 1), ROWS[row][0])

    def multiples(self) -> Iterator[Piece]:
        """What brings d and e, if negative, above -p."""
        for register, number in ((LOW, _D), (HIGH, _E)):
            yield one("mov", register, self.digit(number, self.length - 1))
            yield one("sar", register, str(self.width - 1))
        for row, place in enumerate(_MULTIPLES):
            left, right = ROWS[row]
            for register, sign, factor in zip((left, right), (LOW, HIGH), _MATRIX[2 * row :], strict=False):
                yield one("mov", register, factor)
                yield one("and", register, sign)
            yield one("add", left, right)
            yield one("mov", place, left)

    def exact(self, row: int, place: str) -> Iterator[Piece]:
        """The multiple of p that makes the lowest digit of a row 0."""
        yield one("mov", LOW, _INVERSE_P)
        yield one("imul", LOW, ROWS[row][0])
        yield one("mov", HIGH, place)
        yield one("add", LOW, HIGH)
        yield one("bzhi", LOW, LOW, INDEX)
        yield one("sub", HIGH, LOW)
        yield one("mov", place, HIGH)

    def modular(self, index: int) -> Iterator[Piece]:
        """The same of d and e."""
        for row, place in enumerate(_MULTIPLES):
            yield from self.pair((_D, _E), index, row, _MATRIX)
            if not index:
                yield from self.exact(row, place)
            yield from self.products(row, [(self.digit(_P, index), place)])
            if index:
                yield from self.store(row, self.digit(_D + row, index - 1))
            else:
                yield from self.shift(row)

    def during(self, run: Run) -> list[Piece]:
        """All that is done during a run."""
        made = [*steps.reciprocal(self.width, run), one("mov", INDEX, str(self.bits))]
        if run is _A:
            made += steps.ahead(_A, self.digit(_F, 0), self.digit(_G, 0), _C, _H)
            for index in range(2, self.length):
                made += self.plain(index)
            return [*made, *self.tops((_F, _G))]
        made += [*steps.solve(_A), *self.multiples()]
        for index in range(self.length):
            made += self.modular(index)
        return [*made, *self.tops((_D, _E))]


def _run(background: _Background, runs: Steps, run: Run) -> Iterator[Instruction]:
    """A run, up to the next one or the matrix."""
    runs.code = []
    runs.begin(run)
    runs.take(runs.k)
    yield from steps.woven(runs.code, background.during(run))
    runs.code = []
    runs.end(run)
    if run is _A:
        runs.turn(_C, _H)
    yield from runs.code


def _start(background: _Background, matrix: tuple[str, ...]) -> Iterator[Instruction]:
    """Keeps a matrix, begins with f and g, and has what the next run begins with."""
    for place, register in zip(_MATRIX, matrix, strict=True):
        yield from one("mov", place, register)
    for piece in background.lowest(matrix):
        yield from piece
    runs = Steps(background.width)
    for number, digit in zip(runs.numbers, (_F, _G), strict=True):
        yield from one("mov", number, background.digit(digit, 0))
    runs.reduce()
    yield from runs.code


def symbol(length: int) -> str:
    """The kernel for numbers of so many digits."""
    return f"sangi_mp_rounds_{length}_x64"


def kernel(width: int, length: int) -> Kernel:
    """Rounds on numbers of `length` digits of `width` - 2 bits."""
    program = Program(
        symbol(length),
        width,
        WORDS,
        ("x", "t"),
        ("count", "reciprocal"),
        (),
        contract=(
            f"`count` times: x = (p, d, e, f, g), of {length} digits each, by t = (theta, u, v, q, r), then",
            f"t <- {width - 2} division steps on f and g.",
            f"@pre count > 0, -2p < d, e < p, reciprocal = 1 / p mod 2^{width - 2}",
        ),
    )
    background = _Background(width, length)
    begin = Assembler()
    begin.emit("mov", _STATE, "rsi")
    begin.emit("mov", _LEFT, "rdx")
    begin.emit("mov", _INVERSE_P, "rcx")
    begin.emit("mov", COUNT, qword("rsi"))
    begin.emit("not", COUNT)
    runs = Steps(width)
    matrix = (INDEX, runs.numbers[0], "r11", runs.numbers[1])
    for i, place in enumerate(matrix):
        begin.emit("mov", place, qword("rsi", 8 + 8 * i))
    begin.emit("mov", ONES, "-1")
    code = [*begin.code, label(f"rounds_{length}"), *_start(background, matrix)]
    for run in (_A, _B):
        code += _run(background, runs, run)
    runs.code = []
    made = runs.solve(_B, _A)
    code += runs.code
    assert made == matrix
    end = Assembler()
    end.emit("sub", _LEFT, "1")
    end.emit("jnz", local(f"rounds_{length}"))
    end.emit("mov", HIGH, _STATE)
    end.emit("not", COUNT)
    end.emit("mov", qword(HIGH), COUNT)
    for i, register in enumerate(matrix):
        end.emit("mov", qword(HIGH, 8 + 8 * i), register)
    end.emit("ret")
    code += end.code
    return Kernel(program, tuple(i for i in code if i.mnemonic != GAP), saved(code), FRAME)


def text(command: str, width: int = 64) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        " * Division steps [BY19] and the application of their matrices, interleaved.\n"
        " * checked: this code against portable C\n"
        " */\n"
    )
    kernels = {symbol(length): kernel(width, length) for length in LENGTHS}
    return banner + LOCAL + "\n" + file(kernels, hidden=True, brief=True)
