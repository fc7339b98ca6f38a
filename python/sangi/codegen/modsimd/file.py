# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library's SIMD kernels for one operand, in AVX-512 IFMA assembly."""

from __future__ import annotations

from collections.abc import Mapping

from sangi._version import __version__
from sangi.codegen.emit import x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.modsimd import lookup, mont, ohta
from sangi.codegen.modsimd.place import Table
from sangi.codegen.modsimd.shape import LANES, SIZES, Shape

LABEL = "sangi_mod_simd_constants_ifma"
#: The constants of two numbers at once.
PAIR_LABEL = "sangi_mod_simd_constants_pair_ifma"
#: The largest size with kernels for two numbers at once.
PAIRS = 1536
_ABOUT = (
    "Ohta products vectorised within one operand, and constant-time table lookup, for AVX-512 IFMA and DQ",
    "z = x * y mod n and z = x^2 mod n, below 2n, for x, y < 2n and any n, odd or even, shifted up to so many bits.",
    "checked before it was written: no column overflows its word and no factor its digit, and the quotient is at most",
    "1/2 + 2^-16 too small, by the bounds of every column; this code interpreted, at narrow digits and at its own, on",
    "edge and random operands of edge and random moduli; object check: straight line, no branch, no secret address",
)


def symbol(op: str, bits: int) -> str:
    """The symbol of "mul", "sqr" or "lookup", or of their pairs, for moduli of so many bits."""
    return f"sangi_mod_simd_{op}_{bits}_ifma"


def kernels(sizes: Mapping[int, Shape] = SIZES) -> tuple[dict[str, Kernel], dict[str, list[int]]]:
    """Every kernel by its symbol, and the constants that they find by their labels."""
    width = next(iter(sizes.values())).width
    one, two = Table(LABEL, width), Table(PAIR_LABEL, width, LANES // 2)
    made: dict[str, Kernel] = {}
    for bits, shape in sizes.items():
        made |= {symbol(name, bits): kernel for name, kernel in _of(shape, one).items()}
        if bits <= PAIRS:
            made |= {symbol(f"{name}_pair", bits): kernel for name, kernel in _of(shape.pair, two).items()}
    return made, {table.label: table.words() for table in (one, two)}


def _of(shape: Shape, table: Table) -> dict[str, Kernel]:
    return {
        "mul": ohta.product(shape, table, square=False),
        "sqr": ohta.product(shape, table, square=True),
        "lookup": lookup.lookup(shape, table),
    }


def text(sizes: Mapping[int, Shape] = SIZES, *, hidden: bool = True) -> str:
    """The kernels of some sizes."""
    made, tables = kernels(sizes)
    return x64_text.file(made, hidden=hidden, tables=tables, brief=hidden)


def file(command: str) -> str:
    """The committed file."""
    licence = "SPDX-License-Identifier: MIT OR Apache-2.0"
    banner = [command, f"sangi {__version__}; generated, do not edit.  {licence}", *_ABOUT]
    return "/* " + "\n * ".join(banner) + "\n */\n\n" + text()


def mont_file(command: str) -> str:
    """The committed file of the paper's comparison."""
    licence = "SPDX-License-Identifier: MIT OR Apache-2.0"
    about = "Montgomery products vectorised within one operand, for AVX-512 IFMA and DQ: a comparison"
    banner = [command, f"sangi {__version__}; generated, do not edit.  {licence}", about]
    table = mont.Table("sangi_mod_simd_mont_constants_ifma")
    made = {f"sangi_mod_simd_mont_mul_{bits}_ifma": mont.product(bits, table) for bits in mont.SIZES}
    body = x64_text.file(made, hidden=True, tables={table.label: table.words()})
    return "/* " + "\n * ".join(banner) + "\n */\n\n" + body
