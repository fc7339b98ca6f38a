# SPDX-License-Identifier: MIT OR Apache-2.0
"""The kernels of the library's run-time moduli, which they find in memory: short products, by either method."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi._version import __version__
from sangi.codegen.emit import c, c_loops, x64_mont, x64_ohta, x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.orders import ordered
from sangi.codegen.emit.x64 import lower
from sangi.codegen.op.any_modulus import FILES, LIMBS
from sangi.codegen.program import Program

_LICENCE = "SPDX-License-Identifier: MIT OR Apache-2.0"
_CHECKED = (
    "z <- x * y / R mod m and z <- x^2 / R mod m for any odd m below R, which may fill its limbs; n0 = -1/m follows m.",
    "checked before it was written: each builder exhausted at two limbs of 4 bits, at three of 2 bits and, for",
    "squares, at three of 3 bits, for every odd modulus; this code run on edge and random operands of edge and random",
    "moduli; object check: straight line, no branch, no call, no secret address",
)
_PROVED = (
    "and proved, kernel by kernel, for every odd modulus: congruence, range, memory, registers; the modulus and n0 are",
    "symbols of the proof, of which it knows that n0 * m = -1 mod 2^64 and x, y < m < R",
)

_SUMS = (
    "z <- (x + y) mod m and (x - y) mod m for any m below R, odd or even, which may fill its limbs.",
    "checked before it was written: the text exhausted at narrow limbs for every modulus; run on edge and random",
    "operands of edge and random moduli; object check: straight line, no branch, no call, no secret address;",
    "and proved, kernel by kernel, for every modulus: congruence, range, memory, registers",
)
_OHTA = (
    "z = x * y mod n and z = x^2 mod n, below 2n, for x, y < 2n and any n, odd or even and no power of two, that fills",
    "its limbs but for its highest byte at most.",
    "checked before it was written: the text exhausted at narrow limbs for every modulus; run on edge and random",
    "operands of edge and random moduli, in the interpreter and on the CPU; object check: straight line, no",
    "branch, no call, no secret address;",
    "and proved, kernel by kernel, for every modulus: congruence, range, memory, registers; n and K are symbols of the",
    "proof, of which it knows that 0 <= 2^t - n K < n and x, y < 2n",
)


def symbol(name: str, limbs: int, backend: str) -> str:
    """The symbol of an operation of `gen/op/any_modulus.py`."""
    return f"sangi_mod_{name.removeprefix('mod_')}_{limbs}_{backend}"


def programs(width: int, backend: str, file: str = "mont") -> dict[str, Program]:
    """The program of every kernel of a file, by its symbol."""
    return {symbol(k.name, n, backend): k.build(width, n) for n in LIMBS for k in FILES[file]}


def _banner(command: str, about: str, said: tuple[str, ...]) -> str:
    lines = [command, f"sangi {__version__}; generated, do not edit.  {_LICENCE}", about, *said]
    return "/* " + "\n * ".join(lines) + "\n */\n"


def c_function(program: Program, name: str, helper: str, limb: str) -> str:
    """A definition: straight-line code, or loops over limbs of 16 bits."""
    if program.width == 16:
        return c_loops.montgomery(program, name, helper, limb)
    return c.function(program, name, helper, limb)


def c_file(command: str, width: int) -> str:
    """Portable C for the library."""
    kernels = programs(width, "c")
    parts = [
        _banner(command, f"Montgomery products of {LIMBS[0]} to {LIMBS[-1]} limbs of {width} bits", _CHECKED),
        '#include "word/limb.h"\n',
        *(f"{c.prototype(p, name, 'sangi_limb')};" for name, p in kernels.items()),
        "",
        *(
            "/* " + "\n * ".join(p.contract) + "\n */\n" + c_function(p, name, "sangi_limb_", "sangi_limb")
            for name, p in kernels.items()
        ),
    ]
    return "\n".join(parts)


def assembly(kernels: Mapping[str, Program], *, hidden: bool) -> str:
    """The assembly of programs by their symbols."""
    return x64_text.file(
        {name: ordered(built(program)) for name, program in kernels.items()}, hidden=hidden, brief=True
    )


def built(program: Program) -> Kernel:
    """The instructions of one program, as its builder writes them."""
    schedule = x64_mont.SCHEDULED.get(program.name)
    return schedule(program) if schedule else lower(program, {})


def x64_file(command: str, file: str = "mont") -> str:
    """x86-64 assembly for the library, whose kernels are not part of its interface."""
    what, said = {
        "mont": ("Montgomery products of {} to {} limbs for BMI2 and ADX", (*_CHECKED, *_PROVED)),
        "sum": ("Sums and differences of {} to {} limbs; in C they are loops of src/mod/element.c", _SUMS),
    }[file]
    about = what.format(LIMBS[0], LIMBS[-1])
    return _banner(command, about, said) + "\n" + assembly(programs(64, "x64", file), hidden=True)


def ohta_kernels(
    width: int = 64, limbs: Iterable[int] = x64_ohta.LIMBS, slack: int = x64_ohta.SLACK
) -> dict[str, Kernel]:
    """Ohta's products by their symbols, for elements of so many limbs."""
    return {
        f"sangi_mod_{name}_{n}_x64": schedule(n, width, slack)
        for n in limbs
        for name, schedule in x64_ohta.SCHEDULED.items()
    }


def ohta_file(command: str) -> str:
    """x86-64 assembly for the library of Ohta's products; in C they are loops of `src/mod/ohta.c`."""
    about = f"Ohta's products of {x64_ohta.LIMBS[0]} to {x64_ohta.LIMBS[-1]} limbs for BMI2 and ADX"
    return _banner(command, about, _OHTA) + "\n" + x64_text.file(ohta_kernels(), hidden=True, brief=True)
