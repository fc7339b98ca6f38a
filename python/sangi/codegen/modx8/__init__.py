# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight run-time moduli at once, one message to a lane, in AVX-512 IFMA assembly; any number of blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sangi._version import __version__
from sangi.codegen.emit import x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modx8 import cross, flat, forget, mont, ohta, scan, squares, tens, vanish, whole, wide
from sangi.codegen.modx8.code import TABLE
from sangi.codegen.mp import LOCAL
from sangi.codegen.x8.program import WIDTH

#: The kernels of numbers of whole blocks.
BLOCKS: dict[str, Callable[[int], Kernel]] = {
    "mont_mul": mont.mul,
    "mont_sqr": mont.sqr,
    "mul": whole.mul,
    "sqr": whole.sqr,
    "ohta_high": ohta.high,
    "ohta_rest": ohta.rest,
    "turn": scan.turn,
    "scan": scan.scan,
    "scan_short": scan.scan_short,
    "forget": forget.forget,
}
#: Those of numbers of whole tens of digits; what squares take stands together, to be fetched without conflicts.
TENS: dict[str, Callable[[int], Kernel]] = {
    "square_apart": squares.square_apart,
    "square_wide_apart": squares.square_wide_apart,
    "square_cut": squares.square_cut,
    "square": squares.square,
    "square_cross": squares.square_cross,
    "square_wide": wide.square_wide,
    "carry": tens.carry,
    "cross_both": cross.cross_both,
    "cross_both_cut": cross.cross_both_cut,
    "cross_apart": cross.cross_apart,
    "cross": cross.cross,
    "apart": tens.parts_apart,
    "vanish": vanish.vanish,
    "cross_halves": cross.cross_halves,
    "cross_digits": cross.cross_digits,
    "digits": vanish.digits,
    "wide_apart": tens.wide_apart,
    "part": tens.part,
    "counterpart": tens.counterpart,
    "counter_apart": tens.counter_apart,
    "cross_whole": cross.cross_whole,
    "cross_new": cross.cross_new,
    "cross_cut": cross.cross_cut,
    "spread_6": wide.spread_6,
    "spread_8": wide.spread_8,
    "less": wide.less,
}
#: Every kernel by its name.
KERNELS = {**BLOCKS, **TENS}
#: What they are compared with.
FLAT: dict[str, Callable[[int], Kernel]] = {"flat_mul": flat.mul}
_CHECKED = (
    "A digit has 52 bits, digit i of eight numbers is a vector, a block is four vectors; numbers have whole blocks.",
    "A column is a vector of words with signs, which carries have not left yet.",
    "checked before it was written: the text exhausted at narrow digits; run on edge and random operands of edge and",
    "random moduli, in the interpreter and on the CPU; every address and every branch follows from the arguments that",
    "are no vectors, none of which comes from memory",
)


def symbol(name: str) -> str:
    """The symbol of a kernel."""
    return f"sangi_modx8_{name}_ifma"


def assembly(
    width: int = WIDTH, kernels: Mapping[str, Callable[[int], Kernel]] | None = None, *, hidden: bool
) -> str:
    """Kernels under their symbols, all of the library's or others, for digits of `width` bits."""
    made = {symbol(name): build(width) for name, build in (kernels or KERNELS).items()}
    return LOCAL + "\n" + x64_text.file(made, hidden=hidden, tables={TABLE: [(1 << width) - 1, 1]})


def _banner(command: str, about: str) -> str:
    licence = f"sangi {__version__}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0"
    return "/* " + "\n * ".join([command, licence, about, *_CHECKED]) + "\n */\n"


def file(command: str) -> str:
    """The committed file."""
    return _banner(command, "Products modulo eight moduli at once, by either method") + assembly(hidden=True)


def flat_file(command: str) -> str:
    """The file of the product without blocks."""
    about = "Products modulo eight moduli at once, row by row: what blocks are compared with"
    return _banner(command, about) + assembly(kernels=FLAT, hidden=True)
