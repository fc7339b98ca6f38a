# SPDX-License-Identifier: MIT OR Apache-2.0
"""The division steps of src/mp/divsteps.h for x86-64: one straight line, no more than the base instruction set.

f is doubled where the definition halves g: after i steps 2^i f and 2^i g are in the registers, and bit i of
g decides.  The bits below are 0, so that g << (width - 1 - i) is that bit as a sign.  It chooses between g
and g +- f; together with the sign of theta it chooses whether f becomes g.  v and r go the way of f and g.
Conditional moves stand where C would mask: three instructions of latency from one g to the next.  The order
of a step's 21 instructions was found by trying orders on Zen 5 (4.1 cycles a step; portable C takes 6).
"""

from __future__ import annotations

from sangi.codegen.emit.assembler import Instruction, Kernel, qword
from sangi.codegen.emit.x64_text import file
from sangi.codegen.program import Program

SYMBOL = "sangi_mp_divsteps_x64"
STATE = ("theta", "f", "g", "v", "r")
#: The registers of STATE, of both g + f and r + v, of +-f, of +-v, and of the decision.
_THETA, _F, _G, _V, _R = "rax", "rcx", "rdx", "rsi", "r8"
_NEXT_G, _NEXT_R, _SIGNED_F, _SIGNED_V, _OTHER, _ODD = "r11", "rbx", "r9", "r10", "rbp", "r12"
SAVED = ("rbx", "rbp", "r12")


def kernel(width: int) -> Kernel:
    """`width` - 2 steps on the words (theta, f, g, v, r) at rdi."""
    steps = width - 2
    program = Program(
        SYMBOL,
        width,
        len(STATE),
        ("s",),
        (),
        (),
        contract=(
            f"{steps} division steps on s = (theta, f, g, v, r), words modulo 2^{width}",
            "(f, g), (v, r) <- M (f, g), M (v, r); theta <- theta after the steps",
            "@pre f is odd, theta is small",
        ),
    )
    code = [
        Instruction("mov", (register, _word(i)), "(theta, f, g, v, r)" if i == 0 else "")
        for i, register in enumerate((_THETA, _F, _G, _V, _R))
    ]
    g, r, next_g, next_r = _G, _R, _NEXT_G, _NEXT_R
    for i in range(steps):
        code += _step(i, width, (g, r), (next_g, next_r))
        g, r, next_g, next_r = next_g, next_r, g, r
    code += [
        Instruction("add", (_F, _F), "f and v doubled once more"),
        Instruction("add", (_V, _V)),
        *(Instruction("mov", (_word(i), register)) for i, register in enumerate((_THETA, _F, g, _V, r))),
        Instruction("ret"),
    ]
    return Kernel(program, tuple(code), SAVED)


def _word(index: int) -> str:
    return qword("rdi", 8 * index)


def _step(i: int, width: int, now: tuple[str, str], after: tuple[str, str]) -> list[Instruction]:
    """Step i.  f and v come in half: the doubling of the step before is done here, beside its use."""
    (g, r), (next_g, next_r) = now, after
    twice = "2*" if i else ""
    rows: list[tuple[str, ...]] = [
        ("mov", _SIGNED_F, _F),
        ("neg", _SIGNED_F),
        ("mov", _SIGNED_V, _V),
        ("neg", _SIGNED_V),
        ("add", _THETA, "-1"),
        ("cmovns", _SIGNED_F, _F),
        ("cmovns", _SIGNED_V, _V),
        ("mov", _OTHER, _THETA),
        ("lea", next_g, f"[{g} + {twice}{_SIGNED_F}]"),
        *([("add", _V, _V)] if i else []),
        ("lea", next_r, f"[{r} + {twice}{_SIGNED_V}]"),
        ("mov", _ODD, g),
        ("shl", _ODD, str(width - 1 - i)),
        ("cmovns", next_g, g),
        ("not", _OTHER),
        ("cmovns", next_r, r),
        *([("add", _F, _F)] if i else []),
        ("test", _ODD, _THETA),
        ("cmovs", _THETA, _OTHER),
        ("cmovs", _F, g),
        ("cmovs", _V, r),
    ]
    first, *rest = rows
    return [
        Instruction(first[0], first[1:], f"step {i}"),
        *(Instruction(name, tuple(operands)) for name, *operands in rest),
    ]


def text(command: str, width: int = 64) -> str:
    """The assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        f" * {width - 2} division steps [BY19], the inner loop of inversion modulo any odd number.\n"
        " * checked: its text at words of 5 and 6 bits on every state; this code against portable C\n"
        " */\n"
    )
    return banner + "\n" + file({SYMBOL: kernel(width)}, hidden=True)
