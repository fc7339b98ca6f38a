# SPDX-License-Identifier: MIT OR Apache-2.0
"""AVX-512 IFMA kernels for eight run-time moduli at once; digit i of eight numbers is a vector, one number per lane."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sangi._version import __version__
from sangi.codegen.emit import x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8 import (
    flat,
    full,
    long_squares,
    lookup,
    mac,
    mont,
    ohta,
    operand,
    reduce,
    squares,
    zeroize,
)
from sangi.codegen.modx8.code import TABLE
from sangi.codegen.mp import LOCAL
from sangi.codegen.x8.program import WIDTH

#: Kernels on numbers of whole blocks of four digits.
BLOCKS: dict[str, Callable[[int], Kernel]] = {
    "mont_mul": mont.mul,
    "mont_sqr": mont.sqr,
    "full_mul": full.mul,
    "full_sqr": full.sqr,
    "ohta_high": ohta.high,
    "ohta_rest": ohta.rest,
    "transpose": lookup.transpose,
    "lookup_32": lookup.lookup_32,
    "lookup_16": lookup.lookup_16,
    "zeroize": zeroize.zeroize,
}
#: Karatsuba kernels on blocks of 10 and 20 digits; those of squares are adjacent, to avoid conflicts in the instruction
#: cache.
KARATSUBA: dict[str, Callable[[int], Kernel]] = {
    "sqr10_sub": squares.sqr10_sub,
    "sqr10_sub20": squares.sqr10_sub20,
    "sqr10_carry_left": squares.sqr10_carry_left,
    "sqr10": squares.sqr10,
    "sqr20_combine": squares.sqr20_combine,
    "sqr40_combine": long_squares.sqr40_combine,
    "add_carry": operand.add_carry,
    "mac10_twice": mac.mac10_twice,
    "mac10_twice_carry_left": mac.mac10_twice_carry_left,
    "mac10_signed": mac.mac10_signed,
    "mac10": mac.mac10,
    "left_sub": operand.left_sub,
    "montgomery_reduce": reduce.montgomery_reduce,
    "mac10_left": mac.mac10_left,
    "mac10_carry": mac.mac10_carry,
    "carry": reduce.carry,
    "sub20": operand.sub20,
    "left": operand.left,
    "right": operand.right,
    "right_sub": operand.right_sub,
    "mac10_to_digits": mac.mac10_to_digits,
    "mul10": mac.mul10,
    "mac10_carry_left": mac.mac10_carry_left,
    "sqr60_sums": long_squares.sqr60_sums,
    "sqr80_sums": long_squares.sqr80_sums,
    "sub_sqr20": long_squares.sub_sqr20,
}
#: Every kernel by its name.
KERNELS = {**BLOCKS, **KARATSUBA}
#: The usual shape, for comparison.
FLAT: dict[str, Callable[[int], Kernel]] = {"flat_mul": flat.mul}
_CHECKED = (
    "A digit has 52 bits, digit i of eight numbers is a vector, a block is four vectors; numbers have whole blocks.",
    "A column is a vector of signed words before carry propagation.",
    "checked before it was written: the text exhausted at narrow digits; run on edge and random operands of edge and",
    "random moduli, in the interpreter and on the CPU; addresses and branches depend only on scalar arguments, none of",
    "which is loaded from memory",
)


def symbol(name: str) -> str:
    """The symbol of a kernel."""
    return f"sangi_modx8_{name}_ifma"


def assembly(
    width: int = WIDTH, kernels: Mapping[str, Callable[[int], Kernel]] | None = None, *, hidden: bool
) -> str:
    """The assembly of kernels under their symbols, by default all of the library's, for digits of `width` bits."""
    made = {symbol(name): build(width) for name, build in (kernels or KERNELS).items()}
    return LOCAL + "\n" + x64_text.file(made, hidden=hidden, tables={TABLE: [(1 << width) - 1, 1]})


def _banner(command: str, about: str) -> str:
    licence = f"sangi {__version__}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0"
    return "/* " + "\n * ".join([command, licence, about, *_CHECKED]) + "\n */\n"


def file(command: str) -> str:
    """The committed file."""
    return _banner(
        command, "Multiplication modulo eight moduli at once, with Montgomery or Ohta reduction"
    ) + assembly(hidden=True)


def flat_file(command: str) -> str:
    """The committed file of the product without blocks."""
    about = (
        "Multiplication modulo eight moduli at once, row by row: the usual shape, for comparison with blocks"
    )
    return _banner(command, about) + assembly(kernels=FLAT, hidden=True)
