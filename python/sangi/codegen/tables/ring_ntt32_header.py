# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C headers with the tables of ntt32, each with the bounds that were checked for it."""

from __future__ import annotations

from sangi.codegen.tables.ring import ONE, RING256, signed
from sangi.codegen.tables.ring_ntt32_bounds import Facts, Montgomery, Plantard, one_prime

Arithmetic = Plantard | Montgomery


def header(command: str, guard: str, about: list[str], facts: Facts, lines: list[str]) -> str:
    """A header: what it holds, the checked bounds, and the tables."""
    comment = [
        command,
        "generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0",
        *about,
        "",
        "bounds of every butterfly, checked when this file was generated:",
        *(f"  {line}" for line in facts.lines()),
    ]
    body = "\n".join(f" * {line}".rstrip() for line in comment)[3:]
    return (
        f"/* {body}\n */\n#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n"
        + "\n".join(lines)
        + "\n\n#endif\n"
    )


def array(declaration: str, values: list[str], per_line: int) -> str:
    """A table with `per_line` values a line."""
    rows = [values[i : i + per_line] for i in range(0, len(values), per_line)]
    return f"static const {declaration} = {{\n" + "".join(f"    {', '.join(row)},\n" for row in rows) + "};"


def bias(p: int) -> int:
    """The power of two halfway between what a sum of products may reach and what 64 bits can hold."""
    return 1 << 60 - p.bit_length()


def plantard() -> tuple[Plantard, int, Facts]:
    """Plantard arithmetic in 64 bits, the scale of the inverse, and the bounds."""
    arithmetic = Plantard(ONE.p, bias(ONE.p))
    scale = pow(ONE.n >> 2, -1, ONE.p) * -pow(2, 64, ONE.p) % ONE.p
    return arithmetic, scale, one_prime(arithmetic, ONE, RING256, scale)


def montgomery() -> tuple[Montgomery, int, Facts]:
    """Montgomery arithmetic in 32 bits, likewise."""
    arithmetic = Montgomery(ONE.p)
    scale = pow(ONE.n >> 2, -1, ONE.p) * pow(2, 32, ONE.p) % ONE.p
    return arithmetic, scale, one_prime(arithmetic, ONE, RING256, scale)


def _tables(arithmetic: Arithmetic, scale: int) -> list[str]:
    p = ONE.p
    if isinstance(arithmetic, Plantard):
        word, inverse = "int64_t", pow(p, -1, 2**64)

        def entry(z: int) -> str:
            return f"INT64_C({signed(arithmetic.held(z) * inverse, 64)})"

        constants = [
            f"#define SANGI_RING256_BIAS (UINT64_C(1) << {arithmetic.bias.bit_length() - 1})",
            f"#define SANGI_RING256_INVERSE INT64_C({signed(inverse, 64)}) /* P^-1 mod 2^64 */",
        ]
    else:
        word = "int32_t"

        def entry(z: int) -> str:
            return f"{arithmetic.held(z)}"

        constants = [f"#define SANGI_RING256_INVERSE UINT32_C({pow(p, -1, 2**32)}) /* P^-1 mod 2^32 */"]

    def twiddles(five: tuple[int, ...]) -> str:
        return "{" + ", ".join(entry(z) for z in five) + "}"

    basemul = [str(arithmetic.held(z)) for z in ONE.roots[32:64]]
    return [
        f"#define SANGI_RING256_P {p}",
        f"#define SANGI_RING256_ROOT {ONE.eighth} /* a primitive eighth root of unity */",
        *constants,
        f"#define SANGI_RING256_ONE {entry(1)}",
        f"#define SANGI_RING256_SCALE {entry(scale)} /* the last factor of the inverse */",
        "",
        "/** The twiddles of a butterfly. */",
        f"typedef struct {{\n    {word} a, b, ab, c, ac;\n}} sangi_zp_twiddles;",
        "",
        "/* The twiddles of layers 3 and 4, then those of layers 5 and 6. */",
        array(
            "sangi_zp_twiddles sangi_ring256_twiddles[20]", [twiddles(five) for five in ONE.nodes(4, 2)], 1
        ),
        "",
        "/* The twiddles of the last two inverse layers, times SCALE. */",
        f"static const sangi_zp_twiddles sangi_ring256_last_twiddles = {twiddles(ONE.node(1, scale))};",
        "",
        "/* z of each pair of base multiplications modulo X^4 -+ z, stored for a sum that is reduced once before. */",
        array("int32_t sangi_ring256_basemul_twiddles[32]", basemul, 8),
    ]


def plantard_header(command: str) -> str:
    """generated/ring/ring256_plantard.h."""
    arithmetic, scale, facts = plantard()
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for words of 64 bits.",
        "A twiddle z is stored as (-2^64 z mod P, centred) P^-1 mod 2^64.",
    ]
    guard = "SANGI_GENERATED_RING256_PLANTARD_H"
    return header(command, guard, about, facts, _tables(arithmetic, scale))


def montgomery_header(command: str) -> str:
    """generated/ring/ring256_montgomery.h."""
    arithmetic, scale, facts = montgomery()
    about = [
        "Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for words of 32 bits.",
        "A twiddle z is stored as 2^32 z mod P, centred.",
    ]
    guard = "SANGI_GENERATED_RING256_MONTGOMERY_H"
    return header(command, guard, about, facts, _tables(arithmetic, scale))
