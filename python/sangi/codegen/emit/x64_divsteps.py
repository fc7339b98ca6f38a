# SPDX-License-Identifier: MIT OR Apache-2.0
"""The division steps of src/mp/divsteps.h for x86-64 with BMI2: one straight line.

The steps come in two runs of k = width/2 - 1.  A run needs f and g mod 2^k only, as signed numbers, and one word
holds a number beside its element of the matrix's second column:

    F = f - 2^k v        G = g - 2^k r        where v = 0 and r = 2^k before the first step

A step acts on (f, g) and on (v, r) alike, thus on (F, G), and g is halved as an exact number: one sum, one choice and
one shift of a word.  As |v|, |r| <= 2^k and |f|, |g| < 2^(k - 1), F + G never leaves the word.  After the run both
parts can be read; the first column follows from 2^k f' = u f + v g and 2^k g' = q f + r g with the reciprocal of f.

The registers hold (F - 1) / 2 and G - 1: then -F is 2 times the complement of the former, plus 1, and (G +- F) / 2,
less 1, is the sum of half of what is held for G, rounded down, and of what is held for F or its complement.  The bit
that the halving shifts out tells the parity of G.  A step has 11 instructions and two chains: theta takes three cycles
a step; g, its parity, f and its sign take seven in two steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sangi.codegen.emit.assembler import Assembler, Instruction, Kernel, qword, saved
from sangi.codegen.emit.x64_text import file
from sangi.codegen.program import Program

SYMBOL, HALF = "sangi_mp_divsteps_x64", "sangi_mp_divsteps_half_x64"
#: The words at rdi: theta, f and g before, theta and the matrix after.
WORDS = 5

#: The complement of theta; what is held for F; G - 1, and the next one.
COUNT, _F, _G, _NEXT = "rcx", "r8", "r9", "r10"
_SIGNED_F, _DECISION, ONES = "r11", "r13", "rsi"
_OPPOSITE = _SIGNED_F
#: The second column of a run, negated; that of G takes the place of the next G.
_COLUMN_V = "r11"
#: What else is computed meanwhile uses these.
LOW, HIGH, INDEX = "rax", "rdx", "r12"
#: A place in the code where no flag is in use.
GAP = "gap"


def one(mnemonic: str, *operands: str) -> Instruction:
    """An instruction that needs no flag."""
    return Instruction(mnemonic, operands)


class Run:
    """What is kept of a run in `words`, all operands.

    They are the matrix, negated, with 2^k f' and 2^k g' in its first column until that is known; f and then -1/f; g.
    """

    def __init__(self, words: Iterable[str]) -> None:
        *matrix, self.reciprocal, self.low_g = words
        self.matrix = tuple(matrix)


class Steps(Assembler):
    """Division steps in words of `width` bits, with the complement of theta in COUNT, f and g in `numbers`.

    They use rcx, rsi, r8 to r11 and r13; ONES holds all ones.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width, self.k = width, width // 2 - 1
        self.g, self.next = _G, _NEXT

    @property
    def numbers(self) -> tuple[str, str]:
        """The registers of f and g between runs."""
        return _F, self.g

    def reduce(self) -> None:
        """Keeps the lowest k bits of f and g, as signed numbers."""
        for shift in ("shl", "sar"):
            for number in self.numbers:
                self.emit(shift, number, str(self.width - self.k))

    def run(self, kept: Run, pieces: list[Instruction]) -> list[Instruction]:
        """k steps on signed numbers of k bits, and what is done meanwhile.

        Keeps what the steps did but for the first column of the matrix.
        """
        self.begin(kept)
        begun = self.cut()
        taken = self.take(self.k, pieces)
        self.end(kept)
        return [*begun, *taken, *self.cut()]

    def cut(self) -> list[Instruction]:
        """The code so far; it begins anew."""
        code, self.code = self.code, []
        return code

    def take(self, count: int, pieces: list[Instruction]) -> list[Instruction]:
        """Some of the steps of a run, and what is done meanwhile."""
        for _ in range(count):
            self._step()
        return [*woven(self.cut(), pieces)]

    def begin(self, kept: Run) -> None:
        """What is before the k steps of a run."""
        self.note("(F - 1) / 2; G - 1 with r = 2^k")
        self.emit("mov", kept.reciprocal, _F)
        self.emit("mov", kept.low_g, self.g)
        self.emit("mov", _DECISION, str((-1 << 2 * self.k) - 1))
        self.emit("add", self.g, _DECISION)
        self.emit("sar", _F, "1")

    def next_bits(self, h: str) -> None:
        """The next k bits of f and g, which need not wait for the first column of the matrix.

        `h` holds what `ahead` keeps.
        """
        for to, number, column in ((_F, _F, _COLUMN_V), (_G, self.g, self.next)):
            self.note("the next k bits of f" if number == _F else "the next k bits of g")
            self.emit("imul", column, h)
            self.emit("add", to, column if to == number else number)
            self.emit("shl", to, str(self.width - 2 * self.k))
            self.emit("sar", to, str(self.width - self.k))
        self.g, self.next = _G, _NEXT

    def _step(self) -> None:
        """One step; the parity of G is moved to the sign bit beside the halving."""
        self.note("a step")
        self.emit("andn", _SIGNED_F, _F, ONES)
        self.emit("rorx", _DECISION, self.g, "1")
        self.emit("inc", COUNT)
        self.emit("cmovs", _SIGNED_F, _F)
        self.emit("sar", self.g, "1")
        self.emit("lea", self.next, f"[{self.g} + {_SIGNED_F}]")
        self.emit("cmovc", self.next, self.g)
        self.emit("andn", _OPPOSITE, COUNT, ONES)
        self.emit("or", _DECISION, COUNT)
        self.emit("cmovns", COUNT, _OPPOSITE)
        self.emit("cmovns", _F, self.g)
        self.code.append(Instruction(GAP))
        self.g, self.next = self.next, self.g

    def end(self, kept: Run) -> None:
        """Keeps v, r, 2^k f' and 2^k g' after the k steps of a run."""
        f, g, column_r, k = _F, self.g, self.next, self.k
        self.note("v and 2^k f', r and 2^k g'")
        self.emit("lea", _COLUMN_V, f"[{f} + {1 << k - 2}]")
        self.emit("lea", column_r, f"[{g} + {(1 << k - 1) + 1}]")
        self.emit("sar", _COLUMN_V, str(k - 1))
        self.emit("sar", column_r, str(k))
        self.emit("lea", f, f"[2*{f} + 1]")
        self.emit("add", g, "1")
        for packed in (f, g):
            self.emit("shl", packed, str(self.width - k))
        for packed in (f, g):
            self.emit("sar", packed, str(self.width - 2 * k))
        for word, register in zip(kept.matrix, (f, _COLUMN_V, g, column_r), strict=True):
            self.emit("mov", word, register)


def reciprocal(width: int, f: str, to: str) -> Iterator[Instruction]:
    """-1/f: 5 bits of it, times 1 + e, 1 + e^2, ... where e is what they lack."""
    y, e, factor = LOW, HIGH, INDEX
    yield one("mov", e, f)
    yield one("lea", y, f"[{e} + 2*{e}]")
    yield one("xor", y, "2")
    yield one("neg", y)
    yield one("imul", e, y)
    yield one("add", e, "1")
    correct = 5
    while correct < width:
        yield one("lea", factor, f"[{e} + 1]")
        yield one("imul", y, factor)
        correct *= 2
        if correct < width:
            yield one("imul", e, e)
    yield one("mov", to, y)


def ahead(run: Run, f: tuple[str, ...], g: tuple[str, ...], k: int, to: str) -> Iterator[Instruction]:
    """How f and g above their lowest k bits, f_0 and g_0, join what a run makes of these.

    With f = f_0 + 2^k f_1, c = f_1 / f_0 and h = g_1 - c g_0 there is u f_1 + v g_1 = c (2^k f') + h v for the f' of
    f_0 and g_0, so that the next k bits of f are those of f' + h v.  f and g are a word, or two digits of k bits; keeps
    -2^k h.
    """
    yield from _above(f, k)
    yield one("imul", LOW, run.reciprocal)
    yield one("mov", INDEX, LOW)
    yield from _above(g, k)
    yield one("imul", INDEX, run.low_g)
    yield one("add", LOW, INDEX)
    yield one("neg", LOW)
    yield one("shl", LOW, str(k))
    yield one("mov", to, LOW)


def _above(digits: tuple[str, ...], k: int) -> Iterator[Instruction]:
    """What follows the lowest k bits of a number as a signed number, in LOW."""
    yield one("mov", LOW, digits[0])
    yield one("add", LOW, str(1 << k - 1))
    yield one("shr", LOW, str(k))
    for digit in digits[1:]:
        yield one("add", LOW, digit)


def column(run: Run, row: int) -> Iterator[Instruction]:
    """The first element of a row of the matrix of a run, in LOW."""
    yield one("mov", LOW, run.matrix[row + 1])
    yield one("imul", LOW, run.low_g)
    yield one("add", LOW, run.matrix[row])
    yield one("imul", LOW, run.reciprocal)


def solve(run: Run) -> Iterator[Instruction]:
    """The first column of the matrix of a run."""
    for row in (0, 2):
        yield from column(run, row)
        yield one("mov", run.matrix[row], LOW)


def join(to: tuple[str, ...], first: Run, second: Run) -> Iterator[Instruction]:
    """The matrix of both runs; the signs cancel."""
    for row in (0, 2):
        left, right = second.matrix[row : row + 2]
        for column in (0, 1):
            yield from low_sum((left, first.matrix[column]), (right, first.matrix[column + 2]))
            yield one("mov", to[row + column], LOW)


def low_sum(first: tuple[str, str], second: tuple[str, str]) -> Iterator[Instruction]:
    """The lowest word of the sum of two products, in LOW."""
    for register, product in ((LOW, first), (HIGH, second)):
        yield one("mov", register, product[0])
        yield one("imul", register, product[1])
    yield one("add", LOW, HIGH)


def woven(code: list[Instruction], pieces: list[Instruction]) -> Iterator[Instruction]:
    """The code with the pieces, evenly: those for vectors anywhere, as they know no flags, the others in its gaps."""
    total, seen, given = sum(i.mnemonic != GAP for i in code), 0, 0
    for instruction in code:
        gap = instruction.mnemonic == GAP
        while given * total < seen * len(pieces) and (gap or pieces[given].mnemonic.startswith("v")):
            yield pieces[given]
            given += 1
        if not gap:
            yield instruction
            seen += 1
    yield from pieces[given:]


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
    theta, *matrix = (qword("rdi", 8 * i) for i in range(WORDS))
    kept = tuple(qword("rsp", -8 * (i + 1)) for i in range(13))
    a, b, h = Run(kept[:6]), Run(kept[6:12]), kept[12]
    steps = Steps(width)
    steps.note("(theta, f, g)")
    steps.emit("mov", COUNT, theta)
    steps.emit("not", COUNT)
    for number, word in zip(steps.numbers, matrix, strict=False):
        steps.emit("mov", number, word)
    steps.emit("mov", ONES, "-1")
    steps.reduce()
    code = steps.cut()
    known = [*reciprocal(width, a.reciprocal, a.reciprocal)]
    if half:
        code += [*steps.run(a, known), *solve(a)]
    else:
        code += steps.run(a, [*known, *ahead(a, (matrix[0],), (matrix[1],), steps.k, h)])
        steps.next_bits(h)
        code += steps.cut()
        code += steps.run(b, [*reciprocal(width, b.reciprocal, b.reciprocal), *solve(a)])
        code += solve(b)
    end = Assembler()
    end.note("theta and the matrix")
    end.emit("not", COUNT)
    end.emit("mov", theta, COUNT)
    if half:
        for word, held in zip(matrix, a.matrix, strict=True):
            end.emit("mov", LOW, held)
            end.emit("neg", LOW)
            end.emit("shl", LOW, str(count))
            end.emit("mov", word, LOW)
    else:
        end.code += join(tuple(matrix), a, b)
    end.emit("ret")
    code += end.code
    return Kernel(program, tuple(code), saved(code))


def text(command: str, width: int = 64) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        f" * {width - 2} division steps [BY19], the inner loop of inversion modulo any odd number.\n"
        " * checked: its text at words of 6 and 8 bits on every f and g; this code against portable C\n"
        " */\n"
    )
    return (
        banner + "\n" + file({SYMBOL: kernel(width), HALF: kernel(width, half=True)}, hidden=True, brief=True)
    )
