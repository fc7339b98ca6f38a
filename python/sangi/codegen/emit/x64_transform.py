# SPDX-License-Identifier: MIT OR Apache-2.0
"""The transformation of whole numbers by a matrix of division steps, for x86-64: see src/mp/transform.h.

Digit by digit from below, both rows at once: signed products of 64 bits, each row summed in two registers, of which
the lower digit is stored and the rest goes on to the next digit.
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Assembler, Kernel, label, local, qword, saved, word_at
from sangi.codegen.emit.x64_text import file
from sangi.codegen.mp import LOCAL
from sangi.codegen.program import Program

PLAIN, MODULAR = "sangi_mp_transform_x64", "sangi_mp_transform_mod_x64"
#: The words of a matrix behind the pointer to it.
_U, _V, _Q, _R = (8, 16, 24, 32)
_MASK = "r14"
#: The sums of the rows, two registers each.
_ROWS = (("rbx", "rbp"), ("r12", "r13"))


class _Transform(Assembler):
    """What both kernels share, in words of `width` bits with two bits less to a digit."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.bits = width - 2

    def products(self, row: int, factors: list[tuple[str, str]], fresh: bool) -> None:
        """Adds products of a number in memory and a factor to the sum of a row, which may be empty before."""
        low, high = _ROWS[row]
        for number, factor in factors:
            self.emit("mov", "rax", number)
            self.emit("imul", factor)
            self.emit("mov" if fresh else "add", low, "rax")
            self.emit("mov" if fresh else "adc", high, "rdx")
            fresh = False

    def shift(self, row: int) -> None:
        """Divides the sum of a row by 2^bits."""
        low, high = _ROWS[row]
        self.emit("shr", low, str(self.bits))
        self.emit("lea", low, f"[{low} + 4*{high}]")
        self.emit("sar", high, str(self.bits))

    def digit(self, row: int, place: str) -> None:
        """Stores the lowest digit of the sum of a row, and divides."""
        self.emit("mov", "rax", _ROWS[row][0])
        self.emit("and", "rax", _MASK)
        self.emit("mov", place, "rax")
        self.shift(row)

    def mask(self) -> None:
        """All ones in a digit."""
        self.emit("mov", _MASK, "-1")
        self.emit("shr", _MASK, "2")

    def kernel(self, program: Program) -> Kernel:
        """The function of the code so far."""
        self.emit("ret")
        code = tuple(self.code)
        return Kernel(program, code, saved(code))


def plain(width: int) -> Kernel:
    """(f, g) <- M (f, g) / 2^bits."""
    program = Program(
        PLAIN,
        width,
        5,
        ("x", "t"),
        ("length",),
        (),
        contract=(
            f"(f, g) <- (u f + v g, q f + r g) / 2^{width - 2}, where x is f and then g, of `length` digits each,",
            "and t = (theta, u, v, q, r)",
        ),
    )
    a = _Transform(width)
    end_f, end_g, index = "rdi", "rsi", "rcx"
    matrix = ("r8", "r9", "r10", "r11")
    for register, offset in zip(matrix, (_U, _V, _Q, _R), strict=True):
        a.emit("mov", register, qword("rsi", offset))
    a.mask()
    a.note("the ends of f and g, and the index of a digit from there")
    a.emit("lea", end_f, "[rdi + 8*rdx]")
    a.emit("lea", end_g, f"[{end_f} + 8*rdx]")
    a.emit("mov", index, "rdx")
    a.emit("neg", index)

    def rows(fresh: bool) -> None:
        f, g = (word_at(f"[{end} + 8*{index}]") for end in (end_f, end_g))
        for row, (left, right) in enumerate((matrix[:2], matrix[2:])):
            a.products(row, [(f, left), (g, right)], fresh)

    a.note("the lowest digit, which becomes 0")
    rows(True)
    a.shift(0)
    a.shift(1)
    a.emit("inc", index)
    a.emit("jz", local("transform_last"))
    a.code.append(label("transform_next"))
    rows(False)
    for row, end in enumerate((end_f, end_g)):
        a.digit(row, word_at(f"[{end} + 8*{index} - 8]"))
    a.emit("inc", index)
    a.emit("jnz", local("transform_next"))
    a.code.append(label("transform_last"))
    for row, end in enumerate((end_f, end_g)):
        a.emit("mov", qword(end, -8), _ROWS[row][0])
    return a.kernel(program)


def modular(width: int) -> Kernel:
    """(d, e) <- M (d, e) / 2^bits mod p."""
    program = Program(
        MODULAR,
        width,
        5,
        ("x", "t"),
        ("length", "reciprocal"),
        (),
        contract=(
            f"(d, e) <- (u d + v e, q d + r e) / 2^{width - 2} mod p, where x is p, d and e, of `length` digits each,",
            "and t = (theta, u, v, q, r)",
            f"@pre -2p < d, e < p, reciprocal = 1 / p mod 2^{width - 2}",
        ),
    )
    a = _Transform(width)
    end_p, end_d, end_e, index = "rdi", "r10", "r11", "r15"
    factors = ("r8", "r9")
    matrix = tuple(qword("rsi", offset) for offset in (_U, _V, _Q, _R))
    a.note("the ends of p, d and e, and the index of a digit from there")
    a.emit("lea", end_p, "[rdi + 8*rdx]")
    a.emit("lea", end_d, f"[{end_p} + 8*rdx]")
    a.emit("lea", end_e, f"[{end_d} + 8*rdx]")
    a.emit("mov", index, "rdx")
    a.emit("neg", index)
    a.mask()
    a.note("p times these brings d and e, if negative, above -p")
    for end, sign in ((end_d, "rbx"), (end_e, "rbp")):
        a.emit("mov", sign, qword(end, -8))
        a.emit("sar", sign, str(width - 1))
    for factor, left, right in zip(factors, matrix[::2], matrix[1::2], strict=True):
        a.emit("mov", factor, left)
        a.emit("and", factor, "rbx")
        a.emit("mov", "rax", right)
        a.emit("and", "rax", "rbp")
        a.emit("add", factor, "rax")

    def rows(fresh: bool) -> None:
        d, e = (word_at(f"[{end} + 8*{index}]") for end in (end_d, end_e))
        for row in range(2):
            a.products(row, [(d, matrix[2 * row]), (e, matrix[2 * row + 1])], fresh)

    def multiples(row: int) -> None:
        a.products(row, [(word_at(f"[{end_p} + 8*{index}]"), factors[row])], False)

    a.note("the lowest digit, and the multiples of p that make it 0")
    rows(True)
    for row, factor in enumerate(factors):
        a.emit("mov", "rax", _ROWS[row][0])
        a.emit("imul", "rax", "rcx")
        a.emit("add", "rax", factor)
        a.emit("and", "rax", _MASK)
        a.emit("sub", factor, "rax")
        multiples(row)
        a.shift(row)
    a.emit("inc", index)
    a.emit("jz", local("transform_mod_last"))
    a.code.append(label("transform_mod_next"))
    rows(False)
    for row, end in enumerate((end_d, end_e)):
        multiples(row)
        a.digit(row, word_at(f"[{end} + 8*{index} - 8]"))
    a.emit("inc", index)
    a.emit("jnz", local("transform_mod_next"))
    a.code.append(label("transform_mod_last"))
    for row, end in enumerate((end_d, end_e)):
        a.emit("mov", qword(end, -8), _ROWS[row][0])
    return a.kernel(program)


def text(command: str, width: int = 64) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        " * A matrix of division steps [BY19] applied to whole numbers.\n"
        " * checked: this code against portable C\n"
        " */\n"
    )
    return banner + LOCAL + "\n" + file({PLAIN: plain(width), MODULAR: modular(width)}, hidden=True)
