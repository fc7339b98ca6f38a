# SPDX-License-Identifier: MIT OR Apache-2.0
"""The division steps of src/mp/divsteps.h for x86-64 with BMI2: one straight line.

The steps come in two runs of k = width/2 - 1.  A run needs f and g mod 2^k only, as signed numbers, and one word
holds a number beside its element of the matrix's second column:

    F = f - 2^k v        G = g - 2^k r        where v = 0 and r = 2^k before the first step

A step acts on (f, g) and on (v, r) alike, thus on (F, G), and g is halved as an exact number: one sum, one choice and
one shift of a word.  As |v|, |r| <= 2^k and |f|, |g| < 2^(k - 1), F + G never leaves the word.  After the run both
parts can be read; the first column follows from 2^k f' = u f + v g and 2^k g' = q f + r g with the reciprocal of f.

The registers hold F - 1 and G - 1: then -F is the complement of F, and (G +- F) / 2, less 1, is half of the sum of
what they hold, rounded down.  A step has 12 instructions and two chains: theta takes three cycles a step; g, its
parity, f and its sign take seven in two steps.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Assembler, Kernel, qword, saved
from sangi.codegen.emit.x64_text import file
from sangi.codegen.program import Program

SYMBOL, HALF = "sangi_mp_divsteps_x64", "sangi_mp_divsteps_half_x64"
#: The words at rdi: theta, f and g before, theta and the matrix after.
WORDS = 5
_THETA, _U, _V, _Q, _R = range(WORDS)
_F_WORD, _G_WORD = 1, 2

_COUNT, _F, _LOW_G, _RECIPROCAL = "rax", "rcx", "rbx", "rbp"
#: G, and what becomes the next G.
_G, _NEXT = "rdx", "rsi"
_SIGNED_F, _OPPOSITE, _EVEN, _DECISION, _ONES = "r8", "r9", "r10", "r11", "r12"
#: The next f and g, while a matrix is solved for.
_NEXT_F, _NEXT_G = "r11", "r12"
#: The second column of a run, negated like the first, and a spare register.
_COLUMN_V, _COLUMN_R, _SPARE = "r8", "r9", "r10"


def kernel(width: int, half: bool = False) -> Kernel:
    """`width` - 2 steps, or one run of them, on words of `width` bits; the width is even."""
    count = width // 2 - 1 if half else width - 2
    scaled = f"; the matrix is multiplied by 2^{count}" if half else ""
    program = Program(
        HALF if half else SYMBOL,
        width,
        WORDS,
        ("s",),
        (),
        (),
        contract=(
            f"{count} division steps on s = (theta, f, g), words modulo 2^{width}",
            f"s <- (theta after the steps, u, v, q, r){scaled}",
            "@pre f is odd, theta is small",
        ),
    )
    steps = _Steps(width)
    steps.write(half)
    code = tuple(steps.code)
    return Kernel(program, code, saved(code))


def _word(index: int) -> str:
    return qword("rdi", 8 * index)


class _Steps(Assembler):
    """The kernel in words of `width` bits."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width, self.k = width, width // 2 - 1
        self.g, self.next = _G, _NEXT

    def write(self, half: bool) -> None:
        """Two runs and what is between them, or one."""
        self.note("(theta, f, g)")
        self.emit("mov", _COUNT, _word(_THETA))
        for number, index in ((_F, _F_WORD), (self.g, _G_WORD)):
            self.emit("mov", number, _word(index))
            self.emit("shl", number, str(self.width - self.k))
            self.emit("sar", number, str(self.width - self.k))
        self._run(first=not half)
        if half:
            self._scale()
        else:
            self._between()
            self._run()
            self._join()
        self.emit("ret")

    def _scale(self) -> None:
        """Stores what one run did as if it were two."""
        self.note("the matrix, and 2^k for the other run")
        self.emit("mov", _word(_THETA), _COUNT)
        for index, register in ((_U, _F), (_V, _COLUMN_V), (_Q, self.g), (_R, _COLUMN_R)):
            self.emit("neg", register)
            self.emit("shl", register, str(self.k))
            self.emit("mov", _word(index), register)

    def _run(self, first: bool = False) -> None:
        """k steps on f and g.  Leaves u and q, negated, in _F and self.g, v and r in _COLUMN_V and _COLUMN_R.

        The first of two runs leaves the next k bits of f and g in _NEXT_F and _NEXT_G too.
        """
        self._reciprocal()
        self.emit("mov", _LOW_G, self.g)
        if first:
            self._prepare()
        self.note("F - 1; G - 1 with r = 2^k; the parity of g as a sign")
        self.emit("mov", _ONES, str((-1 << 2 * self.k) - 1))
        self.emit("add", self.g, _ONES)
        self.emit("mov", _ONES, "-1")
        self.emit("add", _F, _ONES)
        self.emit("rorx", _EVEN, self.g, "1")
        for i in range(self.k):
            self._step(i)
        self._columns(first)

    def _prepare(self) -> None:
        """For f = c f_0, f_0 being f mod 2^k, and h = g - c g_0: 2^k u f + 2^k v g is c (2^k f') + h v.

        -c takes the place of f, h that of g: with them the next f and g need not wait for u and q.
        """
        self.note("-c and h, where c = f / (f mod 2^k)")
        self.emit("mov", _NEXT_F, _word(_F_WORD))
        self.emit("imul", _NEXT_F, _RECIPROCAL)
        self.emit("mov", _word(_F_WORD), _NEXT_F)
        self.emit("imul", _NEXT_F, _LOW_G)
        self.emit("add", _NEXT_F, _word(_G_WORD))
        self.emit("mov", _word(_G_WORD), _NEXT_F)

    def _reciprocal(self) -> None:
        """_RECIPROCAL <- -1/f: 5 bits of it, times 1 + e, 1 + e^2, ... where e is what they lack."""
        y, e, factor = _RECIPROCAL, _OPPOSITE, _EVEN
        self.note("-1/f")
        self.emit("lea", y, f"[{_F} + 2*{_F}]")
        self.emit("xor", y, "2")
        self.emit("neg", y)
        self.emit("mov", e, _F)
        self.emit("imul", e, y)
        self.emit("add", e, "1")
        correct = 5
        while correct < self.width:
            self.emit("lea", factor, f"[{e} + 1]")
            self.emit("imul", y, factor)
            correct *= 2
            if correct < self.width:
                self.emit("imul", e, e)

    def _step(self, i: int) -> None:
        """One step; the parity of the next g is moved to the sign bit beside the halving."""
        rows: list[tuple[str, ...]] = [
            ("andn", _SIGNED_F, _F, _ONES),
            ("add", _COUNT, "-1"),
            ("cmovns", _SIGNED_F, _F),
            ("andn", _OPPOSITE, _COUNT, _ONES),
            ("andn", _DECISION, _EVEN, _COUNT),
            ("cmovs", _COUNT, _OPPOSITE),
            ("cmovs", _F, self.g),
            ("lea", self.next, f"[{self.g} + {_SIGNED_F}]"),
            ("test", self.g, "1"),
            ("cmovnz", self.next, self.g),
            *([("rorx", _EVEN, self.next, "2")] if i < self.k - 1 else []),
            ("sar", self.next, "1"),
        ]
        self.note(f"step {i}")
        for name, *operands in rows:
            self.emit(name, *operands)
        self.g, self.next = self.next, self.g

    def _columns(self, first: bool) -> None:
        """Reads v, r, 2^k f' and 2^k g'; solves for u and q."""
        for packed, column, following in ((_F, _COLUMN_V, _NEXT_F), (self.g, _COLUMN_R, _NEXT_G)):
            self.note("v, u" if packed == _F else "r, q")
            self.emit("add", packed, "1")
            self.emit("lea", column, f"[{packed} + {1 << self.k - 1}]")
            self.emit("sar", column, str(self.k))
            self.emit("shl", packed, str(self.width - self.k))
            self.emit("sar", packed, str(self.width - 2 * self.k))
            if first:
                self.note("the next k bits of f" if packed == _F else "the next k bits of g")
                self._sum(following, (packed, _F_WORD), (column, _G_WORD))
                self.emit("neg", following)
                self.emit("shl", following, str(self.width - 2 * self.k))
                self.emit("sar", following, str(self.width - self.k))
            self.emit("mov", _SPARE, column)
            self.emit("imul", _SPARE, _LOW_G)
            self.emit("add", packed, _SPARE)
            self.emit("imul", packed, _RECIPROCAL)

    def _sum(self, to: str, first: tuple[str, int], second: tuple[str, int]) -> None:
        """Stores in `to` the sum of two products of a register and a word of the state."""
        self.emit("mov", to, first[0])
        self.emit("imul", to, _word(first[1]))
        self.emit("mov", _SPARE, second[0])
        self.emit("imul", _SPARE, _word(second[1]))
        self.emit("add", to, _SPARE)

    def _between(self) -> None:
        """Keeps the matrix, negated, at rdi, and goes on to the next f and g."""
        self.note("the matrix of the first run")
        for index, register in ((_U, _F), (_V, _COLUMN_V), (_Q, self.g), (_R, _COLUMN_R)):
            self.emit("mov", _word(index), register)
        self.emit("mov", _F, _NEXT_F)
        self.emit("mov", self.g, _NEXT_G)

    def _join(self) -> None:
        """The product of both matrices; the two signs cancel."""
        self.note("the product of the matrices")
        rows = ((_F, _COLUMN_V, _RECIPROCAL), (self.g, _COLUMN_R, _LOW_G))
        for first, second, to in rows:
            self._sum(to, (first, _U), (second, _Q))
            self.emit("imul", first, _word(_V))
            self.emit("imul", second, _word(_R))
            self.emit("add", first, second)
        for index, register in (
            (_THETA, _COUNT),
            (_U, _RECIPROCAL),
            (_V, _F),
            (_Q, _LOW_G),
            (_R, self.g),
        ):
            self.emit("mov", _word(index), register)


def text(command: str, width: int = 64) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        f" * {width - 2} division steps [BY19], the inner loop of inversion modulo any odd number.\n"
        " * checked: its text at words of 6 and 8 bits on every f and g; this code against portable C\n"
        " */\n"
    )
    return banner + "\n" + file({SYMBOL: kernel(width), HALF: kernel(width, half=True)}, hidden=True)
