# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembly files of src/mp: one for each block kernel, in all sizes, and one for kernels of any length."""

from __future__ import annotations

from functools import partial

from sangi.codegen.emit import x64_block, x64_karatsuba, x64_linear, x64_redc, x64_square
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.emit.x64_text import file as assembly

#: The third line of each file.
_ABOUT = {
    "rows": "Multiply-accumulate rows: a number by a block of up to 8 limbs.",
    "reduce": "Montgomery reduction: up to 8 limbs of the quotient.",
    "redc": "Montgomery reduction by blocks of 5 to 8 limbs, as many as there are.",
    "off_diagonal": "The off-diagonal products x_i x_j, i < j, of a block: those that a square doubles.",
    "low": "The lower half of a product of two blocks.",
    "high": "The upper half of a product of two blocks; limb products below it are left out.",
    "karatsuba": "Karatsuba's method at 16 and 32 limbs: products of 8 limbs, and what joins halves.",
    "square": "Squares of 16 limbs in one piece.",
    "linear": "Sums, differences, and the final doubling of a square.",
}
FILES = tuple(_ABOUT)
#: Files whose kernels exist once, not for each length of a block.
_WHOLE = {
    "linear": x64_linear.KERNELS,
    "karatsuba": x64_karatsuba.KERNELS,
    "square": x64_square.KERNELS,
}
#: How a local label is written.
LOCAL = """
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif
"""


def kernels(file: str, bits: int = 64) -> dict[str, Kernel]:
    """The functions of a file by their symbols, for words of so many bits."""
    if file in _WHOLE:
        return {f"sangi_mp_{name}_x64": make(bits) for name, make in _WHOLE[file].items()}
    if file == "redc":
        return {f"sangi_mp_redc_{k}_x64": x64_redc.redc(k, bits) for k in x64_redc.SIZES}
    make = x64_block.KERNELS[file]
    return {f"sangi_mp_{file}_{k}_x64": make(k, bits) for k in range(1, x64_block.BLOCK + 1)}


def text(file: str, command: str, bits: int = 64) -> str:
    """One assembly file; `command` is what writes it."""
    banner = (
        f"/* {command}\n"
        " * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0\n"
        f" * {_ABOUT[file]}\n"
        " * checked: its text at words of 4, 5 and 64 bits; this code against portable C and Python's integers\n"
        " */\n"
    )
    made = kernels(file, bits)
    jumps = any(i.mnemonic.endswith(":") for kernel in made.values() for i in kernel.instructions)
    return banner + (LOCAL if jumps else "") + "\n" + assembly(made, hidden=True, brief=True)


def committed(command: str) -> dict[str, partial[str]]:
    """Path to the function that makes its text."""
    return {f"generated/mp/{file}_x64.S": partial(text, file, command) for file in FILES}
