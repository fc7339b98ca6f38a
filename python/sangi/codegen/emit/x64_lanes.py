# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion in four lanes for x86-64 with BMI2 and AVX2: see src/mp/lanes.h.

A division step waits for the one before and leaves much of the processor idle, its vector units altogether.  So while
31 steps are taken, the matrix of the 31 before is applied to f, g, d and e, which are the lanes of one vector for each
digit: instructions for vectors stand between those of the steps.  First come the digits that the next run of steps
needs two of.  Between runs there is only `Steps.turn`.
"""

from __future__ import annotations

from collections.abc import Iterator

from sangi.codegen.emit import x64_divsteps as steps
from sangi.codegen.emit.assembler import (
    Assembler,
    Instruction,
    Kernel,
    address,
    constants,
    label,
    local,
    qword,
    saved,
)
from sangi.codegen.emit.x64_divsteps import COUNT, LOW, ONES, Run, Steps, one
from sangi.codegen.emit.x64_text import file
from sangi.codegen.mp import LOCAL
from sangi.codegen.program import Program

WIDTH, BITS = 64, 31
#: The lengths of numbers, in digits, that have a kernel.
LENGTHS = (9, 13, 15, 17)
#: The words of the state: theta, the matrix (u, v, q, r), the lowest digits of f and g as signed numbers.
WORDS = 7
#: Lanes of a vector, and its bytes.
LANES, VECTOR = 4, 32

_TABLE = "LOCAL(lanes)"
_DIGIT = (1 << BITS) - 1
#: Constants in four lanes; those of d and e are the last two.  A sum that is to be shifted as an unsigned number has
#: 2^63 added, of which the next one takes back what came with the carry.
_CONSTANTS = {
    "digit": (_DIGIT,) * LANES,
    "bias": (1 << 63,) * LANES,
    "next bias": ((1 << 63) - (1 << 63 - BITS),) * LANES,
    "carried": (1 << 63 - BITS,) * LANES,
    "modular digit": (0, 0, _DIGIT, _DIGIT),
    "modular base": (0, 0, 1 << BITS, 1 << BITS),
}
_SWAP_PAIRS = "78"

_LEFT = "rbp"
_KEPT = tuple(qword("rsp", -8 * (i + 1)) for i in range(8))
_F_WORD, _G_WORD, _AHEAD, _STATE = _KEPT[4:]
#: The run whose steps are taken, and the run before it, with the same matrix.
_NOW, _BEFORE = Run((*_KEPT[:4], _F_WORD, _G_WORD)), Run((*_KEPT[:4], "rbx", "r14"))
#: Factors of a number and of the other one of its pair; multiples of p; the carry; what is left.
_OWN, _OTHER, _MULTIPLE, _CARRY, _SUM, _TERM = (f"ymm{i}" for i in range(6))


def _vector(base: str, offset: int = 0) -> str:
    return f"ymmword ptr {address(base, offset)}"


def _constant(name: str) -> str:
    return _vector(constants(_TABLE), VECTOR * list(_CONSTANTS).index(name))


def _half(register: str) -> str:
    """The lower half of a vector register."""
    return "x" + register[1:]


class _Background:
    """What is done on numbers of `length` digits during a run, in pieces."""

    def __init__(self, length: int) -> None:
        self.length = length

    def lanes(self, index: int) -> str:
        """A digit of all four numbers."""
        return _vector("rdi", VECTOR * index)

    def lane(self, index: int, lane: int) -> str:
        """A digit of one of them."""
        return qword("rdi", VECTOR * index + 8 * lane)

    def modulus(self, index: int) -> str:
        """A digit of p, behind which there is 1/p."""
        return qword("rdi", VECTOR * self.length + 8 * index)

    def matrix(self) -> Iterator[Instruction]:
        """The matrix of the run before, negated, as factors of (f, g, d, e) and of (g, f, e, d)."""
        own, other = _half(_OWN), _half(_OTHER)
        yield from steps.column(_BEFORE, 0)
        yield one("vmovq", own, LOW)
        yield one("vmovq", other, _BEFORE.matrix[1])
        yield from steps.column(_BEFORE, 2)
        yield one("vpinsrq", other, other, LOW, "1")
        yield one("vpinsrq", own, own, _BEFORE.matrix[3], "1")
        for register in (_OWN, _OTHER):
            yield one("vinserti128", register, register, _half(register), "1")

    def product(self, to: str, index: int) -> Iterator[Instruction]:
        """A digit times the negated matrix."""
        yield one("vpmuldq", to, _OWN, self.lanes(index))
        yield one("vpshufd", _TERM, self.lanes(index), _SWAP_PAIRS)
        yield one("vpmuldq", _TERM, _OTHER, _TERM)
        yield one("vpaddq", to, to, _TERM)

    def multiples(self) -> Iterator[Instruction]:
        """The multiples of p for d and e that make the lowest digit 0: negative ones where the sum is positive."""
        yield from self.product(_CARRY, self.length - 1)
        yield one("vpxor", _TERM, _TERM, _TERM)
        yield one("vpcmpgtq", _CARRY, _CARRY, _TERM)
        yield one("vpandn", _CARRY, _CARRY, _constant("modular base"))
        yield from self.product(_SUM, 0)
        yield one("vpbroadcastq", _TERM, self.modulus(self.length))
        yield one("vpmuludq", _MULTIPLE, _SUM, _TERM)
        yield one("vpand", _MULTIPLE, _MULTIPLE, _constant("modular digit"))
        yield one("vpsubq", _MULTIPLE, _MULTIPLE, _CARRY)

    def digit(self, index: int) -> Iterator[Instruction]:
        """A digit of the sums, which is that of the numbers below it: 0 for the first one."""
        if index:
            yield from self.product(_SUM, index)
        yield one("vpbroadcastq", _TERM, self.modulus(index))
        yield one("vpmuldq", _TERM, _MULTIPLE, _TERM)
        yield one("vpsubq", _SUM, _TERM, _SUM)
        yield one("vpaddq", _SUM, _SUM, _constant("next bias" if index else "bias"))
        if index:
            yield one("vpaddq", _SUM, _SUM, _CARRY)
            yield one("vpand", _TERM, _SUM, _constant("digit"))
            yield one("vmovdqu", self.lanes(index - 1), _TERM)
        yield one("vpsrlq", _CARRY, _SUM, str(BITS))

    def pieces(self) -> list[Instruction]:
        """All that is done during a run."""
        reciprocal = [*steps.reciprocal(WIDTH, _NOW.reciprocal, _BEFORE.reciprocal)]
        reciprocal.append(one("mov", _BEFORE.low_g, _NOW.low_g))
        lowest = [*self.multiples(), *(piece for i in range(3) for piece in self.digit(i))]
        f, g = (tuple(self.lane(i, lane) for i in range(2)) for lane in range(2))
        made = [*self.matrix(), *_mixed(reciprocal, lowest), *steps.ahead(_BEFORE, f, g, BITS, _AHEAD)]
        for index in range(3, self.length):
            made += self.digit(index)
        made.append(one("vpsubq", _CARRY, _CARRY, _constant("carried")))
        return [*made, one("vmovdqu", self.lanes(self.length - 1), _CARRY)]


def _mixed(first: list[Instruction], second: list[Instruction]) -> list[Instruction]:
    """Two lists of pieces that do not depend on each other, evenly."""
    places = [(i / len(pieces), piece) for pieces in (first, second) for i, piece in enumerate(pieces)]
    return [piece for _, piece in sorted(places, key=lambda place: place[0])]


def symbol(length: int) -> str:
    """The kernel for numbers of so many digits."""
    return f"sangi_mp_lanes_{length}_x64"


def kernel(length: int) -> Kernel:
    """Runs on numbers of `length` digits."""
    program = Program(
        symbol(length),
        WIDTH,
        WORDS,
        ("x", "s"),
        ("count",),
        (),
        contract=(
            f"`count` times: the numbers of x, of {length} digits, by the matrix of s; s <- {BITS} division steps.",
            "x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g).",
            "@pre count > 0",
        ),
    )
    place = [qword("rsi", 8 * i) for i in range(WORDS)]
    background, runs = _Background(length), Steps(WIDTH)
    assert runs.k == BITS
    begin = Assembler()
    begin.emit("mov", COUNT, place[0])
    begin.emit("not", COUNT)
    for number, word in zip(runs.numbers, place[5:], strict=True):
        begin.emit("mov", number, word)
    begin.note("the matrix as one of a run with f = -1, g = 0")
    for kept, word in zip(_BEFORE.matrix, place[1:5], strict=True):
        begin.emit("mov", LOW, word)
        begin.emit("neg", LOW)
        begin.emit("mov", kept, LOW)
    begin.emit("mov", _BEFORE.reciprocal, "1")
    begin.emit("mov", _BEFORE.low_g, "0")
    begin.emit("mov", _LEFT, "rdx")
    begin.emit("mov", _STATE, ONES)
    begin.emit("mov", ONES, "-1")
    code = [*begin.code, label(f"lanes_{length}"), *runs.run(_NOW, background.pieces())]
    runs.turn(_AHEAD)
    runs.emit("sub", _LEFT, "1")
    runs.emit("jnz", local(f"lanes_{length}"))
    code += runs.code
    end = Assembler()
    end.emit("vzeroupper")
    end.emit("mov", ONES, _STATE)
    end.emit("not", COUNT)
    end.emit("mov", place[0], COUNT)
    for row in (0, 2):
        end.code += steps.column(_BEFORE, row)
        end.emit("neg", LOW)
        end.emit("mov", place[1 + row], LOW)
        end.emit("mov", LOW, _BEFORE.matrix[row + 1])
        end.emit("neg", LOW)
        end.emit("mov", place[2 + row], LOW)
    end.emit("ret")
    code += end.code
    return Kernel(program, tuple(code), saved(code))


def text(command: str) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        " * Division steps [BY19], and meanwhile their matrices applied in four lanes.\n"
        " * checked: this code against portable C\n"
        " */\n"
    )
    table = [word for words in _CONSTANTS.values() for word in words]
    kernels = {symbol(length): kernel(length) for length in LENGTHS}
    return banner + LOCAL + "\n" + file(kernels, hidden=True, tables={_TABLE: table}, brief=True)
