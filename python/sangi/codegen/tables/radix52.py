# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constants of vectorised curves: numbers in radix 2^52 for each prime that has kernels for eight elements."""

from __future__ import annotations

from sangi.codegen.tables import long_fields
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED

#: By the length in bits.
PRIMES = {511: NAMED["p511"].modulus, **{bits: long_fields.MODULI[bits] for bits in long_fields.X8}}


def text(command: str) -> str:
    """The header of constants, in digits of 52 bits, the lowest first."""
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * For each prime p of so many bits, in digits of 52 bits, the lowest first: how many digits; 4p; R mod p and -R mod p,
 * where R is 2 to the bits of all digits.
 */
#ifndef SANGI_GENERATED_CURVE_RADIX52_H
#define SANGI_GENERATED_CURVE_RADIX52_H

{"".join(_define(bits, X8Shape.fewest(p)) for bits, p in PRIMES.items())}#endif
"""


def _define(bits: int, shape: X8Shape) -> str:
    p, radix = shape.modulus, shape.radix
    numbers = {"OFFSET": 4 * p, "ONE": radix % p, "MINUS_ONE": -radix % p}
    out = f"#define GENERATED_P{bits}_DIGITS {shape.limbs}\n"
    for name, number in numbers.items():
        digits = [f"0x{digit:013x}" for digit in shape.digits(number)]
        rows = [", ".join(digits[i : i + 6]) for i in range(0, len(digits), 6)]
        listed = ", \\\n    ".join(rows)
        out += f"#define GENERATED_P{bits}_{name} \\\n    {listed}\n"
    return f"{out}\n"
