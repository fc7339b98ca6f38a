# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constants of the long prime fields: those of CTIDH-1024 and CTIDH-2048."""

from __future__ import annotations

from sangi.codegen.tables.ctidh_layout import LAYOUTS

_LAYOUTS = {LAYOUTS[name].modulus.bit_length(): LAYOUTS[name] for name in ("highctidh1024", "highctidh2048")}
#: By the length of a prime p in bits: p, and the odd primes that divide p + 1.
MODULI = {bits: layout.modulus for bits, layout in _LAYOUTS.items()}
PRIMES = {bits: layout.primes for bits, layout in _LAYOUTS.items()}
#: The lengths of those that have kernels for eight elements.
X8 = (1020,)
WORD = 64


def words(bits: int) -> int:
    """The 64-bit words of an element."""
    return -(-bits // WORD)


def text(command: str) -> str:
    """The header of constants, in 64-bit words, the lowest first."""
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * For each prime p of so many bits, in 64-bit words, the lowest first: p; R mod p and R^2 mod p, where R is 2 to the
 * bits of all words; and -1/p modulo 2^64.
 */
#ifndef SANGI_GENERATED_FIELD_LONG_H
#define SANGI_GENERATED_FIELD_LONG_H

{"".join(_define(bits, p) for bits, p in MODULI.items())}
#endif
"""


def _define(bits: int, p: int) -> str:
    radix = 2 ** (WORD * words(bits))
    numbers = {"MODULUS": p, "ONE": radix % p, "RADIX2": radix**2 % p}
    out = "".join(
        f"#define GENERATED_P{bits}_{name} \\\n{_rows(x, words(bits))}\n" for name, x in numbers.items()
    )
    return out + f"#define GENERATED_P{bits}_N0 UINT64_C(0x{-pow(p, -1, 2**WORD) % 2**WORD:016x})\n\n"


def _rows(x: int, count: int) -> str:
    """The words, three a line, each in the macro that splits it into limbs."""
    each = [f"SANGI_WORD(0x{x >> WORD * i & 2**WORD - 1:016x})" for i in range(count)]
    lines = [", ".join(each[i : i + 3]) for i in range(0, count, 3)]
    return ", \\\n".join(f"    {line}" for line in lines)
