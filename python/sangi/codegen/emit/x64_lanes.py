# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion in four lanes for x86-64 with BMI2 and AVX2: see src/mp/lanes.h.

A division step waits for the one before and leaves much of the processor idle, its vector units altogether.  So while
31 steps are taken, the matrix of the 31 before is applied to f, g, d and e, which are the lanes of one vector for each
digit: instructions for vectors stand between those of the steps.  First come the digits that the next run of steps
needs two of.  Between runs there is only `Steps.next_bits`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
from sangi.codegen.emit.x64_divsteps import COUNT, HIGH, INDEX, LOW, ONES, Run, Steps, one
from sangi.codegen.emit.x64_text import file
from sangi.codegen.mp import LOCAL
from sangi.codegen.program import Program

WIDTH, BITS = 64, 31
#: The lengths of numbers, in digits, that have a kernel.
LENGTHS = (9, 13, 15, 17)
#: The words of the state: theta, the matrix (u, v, q, r), the lowest digits of f and g as signed numbers.
WORDS = 7
#: Without a length of its own: loops of two steps with 0, 3, 6, ... digits, how many pairs of steps they have in all,
#: and the bits of a count in their plan.
LEVELS, PAIRS, FIELD = 5, 12, 4
#: Digits that are computed first.
_LOWEST = 3
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

_LEFT, _MODULUS = "rbp", "r15"
_KEPT = tuple(qword("rsp", -8 * (i + 1)) for i in range(15))
_F_WORD, _G_WORD, _AHEAD, _STATE, _RECIPROCAL, *_COUNTS = _KEPT[4:]
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


class _Place(NamedTuple):
    """Where digits of numbers and of the modulus stand: behind these registers, so many digits further."""

    lanes: str
    modulus: str
    modulus_offset: int = 0

    def digits(self, index: int) -> str:
        """A digit of all four numbers."""
        return _vector(self.lanes, VECTOR * index)

    def digit(self, index: int, lane: int) -> str:
        """A digit of one of them."""
        return qword(self.lanes, VECTOR * index + 8 * lane)

    def p(self, index: int) -> str:
        """A digit of the modulus."""
        return qword(self.modulus, self.modulus_offset + 8 * index)


def _matrix() -> Iterator[Instruction]:
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


def _product(to: str, digits: str) -> Iterator[Instruction]:
    """A digit times the negated matrix."""
    yield one("vpmuldq", to, _OWN, digits)
    yield one("vpshufd", _TERM, digits, _SWAP_PAIRS)
    yield one("vpmuldq", _TERM, _OTHER, _TERM)
    yield one("vpaddq", to, to, _TERM)


def _multiples(lowest: str, highest: str, reciprocal: str) -> Iterator[Instruction]:
    """The multiples of p for d and e that make the lowest digit 0: negative ones where the sum is positive."""
    yield from _product(_CARRY, highest)
    yield one("vpxor", _TERM, _TERM, _TERM)
    yield one("vpcmpgtq", _CARRY, _CARRY, _TERM)
    yield one("vpandn", _CARRY, _CARRY, _constant("modular base"))
    yield from _product(_SUM, lowest)
    yield one("vpbroadcastq", _TERM, reciprocal)
    yield one("vpmuludq", _MULTIPLE, _SUM, _TERM)
    yield one("vpand", _MULTIPLE, _MULTIPLE, _constant("modular digit"))
    yield one("vpsubq", _MULTIPLE, _MULTIPLE, _CARRY)


def _digit(place: _Place, index: int, *, first: bool = False) -> Iterator[Instruction]:
    """A digit of the sums, which is that of the numbers below it: 0 for the first one, whose product is known."""
    if not first:
        yield from _product(_SUM, place.digits(index))
    yield one("vpbroadcastq", _TERM, place.p(index))
    yield one("vpmuldq", _TERM, _MULTIPLE, _TERM)
    yield one("vpsubq", _SUM, _TERM, _SUM)
    yield one("vpaddq", _SUM, _SUM, _constant("bias" if first else "next bias"))
    if not first:
        yield one("vpaddq", _SUM, _SUM, _CARRY)
        yield one("vpand", _TERM, _SUM, _constant("digit"))
        yield one("vmovdqu", place.digits(index - 1), _TERM)
    yield one("vpsrlq", _CARRY, _SUM, str(BITS))


def _lowest(place: _Place, highest: str, reciprocal: str) -> list[Instruction]:
    """What a run begins with: all up to the digits that the next one needs, and what it needs of them."""
    own = [*steps.reciprocal(WIDTH, _NOW.reciprocal, _BEFORE.reciprocal)]
    own.append(one("mov", _BEFORE.low_g, _NOW.low_g))
    made = [*_multiples(place.digits(0), highest, reciprocal)]
    for index in range(_LOWEST):
        made += _digit(place, index, first=index == 0)
    f, g = (tuple(place.digit(i, lane) for i in range(2)) for lane in range(2))
    return [*_matrix(), *_mixed(own, made), *steps.ahead(_BEFORE, f, g, BITS, _AHEAD)]


def _highest(place: str) -> Iterator[Instruction]:
    """The digit above all."""
    yield one("vpsubq", _CARRY, _CARRY, _constant("carried"))
    yield one("vmovdqu", place, _CARRY)


def _mixed(first: list[Instruction], second: list[Instruction]) -> list[Instruction]:
    """Two lists of pieces that do not depend on each other, evenly."""
    places = [(i / len(pieces), piece) for pieces in (first, second) for i, piece in enumerate(pieces)]
    return [piece for _, piece in sorted(places, key=lambda place: place[0])]


def _fixed(length: int) -> list[Instruction]:
    """Runs on numbers of `length` digits, all of which are computed in a straight line."""
    runs, place = Steps(WIDTH), _Place("rdi", "rdi", VECTOR * length)
    pieces = _lowest(place, place.digits(length - 1), place.p(length))
    for index in range(_LOWEST, length):
        pieces += _digit(place, index)
    return [*runs.run(_NOW, [*pieces, *_highest(place.digits(length - 1))]), *_end_of_run(runs)]


def _any() -> list[Instruction]:
    """Runs on numbers of any length: after some steps, two at a time with three digits or a multiple of them."""
    runs, low, place = Steps(WIDTH), _Place("rdi", _MODULUS), _Place(LOW, HIGH)
    highest = _vector(_MODULUS, -VECTOR)
    runs.begin(_NOW)
    code = runs.cut()
    pieces = _lowest(low, highest, _RECIPROCAL)
    pieces.append(one("lea", place.lanes, address("rdi", VECTOR * _LOWEST)))
    pieces.append(one("lea", place.modulus, address(_MODULUS, 8 * _LOWEST)))
    code += runs.take(BITS - 2 * PAIRS, pieces)

    def loop(name: str, count: str, body: list[Instruction]) -> None:
        code.extend(
            (
                one("mov", INDEX, count),
                one("test", INDEX, INDEX),
                one("jz", local(f"lanes_after_{name}")),
                label(f"lanes_{name}"),
                *body,
                one("sub", INDEX, "1"),
                one("jnz", local(f"lanes_{name}")),
                label(f"lanes_after_{name}"),
            )
        )

    def digits(count: int) -> list[Instruction]:
        made = [piece for index in range(count) for piece in _digit(place, index)]
        made.append(one("lea", place.lanes, address(place.lanes, VECTOR * count)))
        return [*made, one("lea", place.modulus, address(place.modulus, 8 * count))]

    for level in reversed(range(LEVELS)):
        loop(f"pairs_{level}", _COUNTS[level], runs.take(2, digits(3 * level) if level else []))
    loop("digits", _COUNTS[LEVELS], digits(1))
    code += _highest(highest)
    runs.end(_NOW)
    return [*code, *_end_of_run(runs)]


def _end_of_run(runs: Steps) -> list[Instruction]:
    """The end of a run."""
    runs.next_bits(_AHEAD)
    return runs.cut()


def symbol(length: int) -> str:
    """The kernel for numbers of so many digits; 0 for that of all other lengths."""
    return f"sangi_mp_lanes_{length or 'any'}_x64"


def kernel(length: int) -> Kernel:
    """Runs on numbers of `length` digits, or of any length."""
    digits = length or "`length`"
    program = Program(
        symbol(length),
        WIDTH,
        WORDS,
        ("x", "s"),
        ("count",) if length else ("count", "length", "plan"),
        (),
        contract=(
            f"`count` times: x, numbers of {digits} digits, by the matrix of s; s <- {BITS} division steps.",
            "x = (f, g, d, e) for each digit, then the digits of p, and 1/p; s = (theta, u, v, q, r, f, g).",
            "@pre count > 0",
        ),
    )
    place = [qword("rsi", 8 * i) for i in range(WORDS)]
    begin = Assembler()
    begin.emit("mov", _LEFT, "rdx")
    if not length:
        begin.note("the end of the digits; 1/p; the counts")
        begin.emit("lea", _MODULUS, "[4*rcx]")
        begin.emit("lea", _MODULUS, f"[rdi + 8*{_MODULUS}]")
        begin.emit("mov", LOW, qword(f"{_MODULUS} + 8*rcx"))
        begin.emit("mov", _RECIPROCAL, LOW)
        for kept in _COUNTS[:-1]:
            begin.emit("mov", LOW, "r8")
            begin.emit("and", LOW, str((1 << FIELD) - 1))
            begin.emit("mov", kept, LOW)
            begin.emit("shr", "r8", str(FIELD))
        begin.emit("mov", _COUNTS[-1], "r8")
    begin.emit("mov", COUNT, place[0])
    begin.emit("not", COUNT)
    for number, word in zip(Steps(WIDTH).numbers, place[5:], strict=False):
        begin.emit("mov", number, word)
    begin.note("the matrix as one of a run with f = -1, g = 0")
    for kept, word in zip(_BEFORE.matrix, place[1:5], strict=True):
        begin.emit("mov", LOW, word)
        begin.emit("neg", LOW)
        begin.emit("mov", kept, LOW)
    begin.emit("mov", _BEFORE.reciprocal, "1")
    begin.emit("mov", _BEFORE.low_g, "0")
    begin.emit("mov", _STATE, ONES)
    begin.emit("mov", ONES, "-1")
    runs = label(f"lanes_{length or 'any'}")
    end = Assembler()
    end.emit("sub", _LEFT, "1")
    end.emit("jnz", runs.mnemonic.removesuffix(":"))
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
    code = [*begin.code, runs, *(_fixed(length) if length else _any()), *end.code]
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
    kernels = {symbol(length): kernel(length) for length in (*LENGTHS, 0)}
    return banner + LOCAL + "\n" + file(kernels, hidden=True, tables={_TABLE: table}, brief=True)
