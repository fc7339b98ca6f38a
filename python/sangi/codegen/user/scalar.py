# SPDX-License-Identifier: MIT OR Apache-2.0
"""PREFIX_field.c: numbers, bytes, comparison, power and inverse in portable C over the kernels of any one back end."""

from __future__ import annotations

from sangi.codegen.field import Field, banner, commented
from sangi.codegen.user import inverse
from sangi.codegen.user.template import WIPE, Function, fill, helpers

SUFFIX = "_field.c"
CHECKED = (
    "checked before it was written: run on edge and random operands of this modulus, against whole numbers",
)

_MONT = (
    Function(
        "to_mont",
        "void P_to_mont(LIMB *z, const LIMB *x)",
        ("z <- x * R mod p: a number becomes an element", "@pre 0 <= x < p"),
    ),
    Function(
        "from_mont",
        "void P_from_mont(LIMB *z, const LIMB *x)",
        ("z <- x / R mod p: an element becomes the number that it stands for", "@post 0 <= z < p"),
    ),
    Function(
        "from_u64",
        "void P_from_u64(LIMB *z, uint64_t v)",
        ("z <- the element v mod p",),
    ),
    Function(
        "from_bytes",
        "LIMB P_from_bytes(LIMB *z, const uint8_t *bytes)",
        (
            "z <- the element that U_BYTES little-endian bytes encode: all ones; or, if they encode no number below p,",
            "z <- 0 and the result is 0.  Constant time in both cases.",
        ),
    ),
    Function(
        "from_bytes_be",
        "LIMB P_from_bytes_be(LIMB *z, const uint8_t *bytes)",
        ("The same for big-endian bytes.",),
    ),
    Function(
        "to_bytes",
        "void P_to_bytes(uint8_t *bytes, const LIMB *x)",
        ("bytes <- the number below p that x stands for, in U_BYTES little-endian bytes",),
    ),
    Function(
        "to_bytes_be",
        "void P_to_bytes_be(uint8_t *bytes, const LIMB *x)",
        ("The same with big-endian bytes.",),
    ),
    Function(
        "less",
        "LIMB P_less(const LIMB *x, const LIMB *y)",
        ("all ones if the number that x stands for is below that of y, else 0",),
    ),
    Function(
        "pow",
        "void P_pow(LIMB *z, const LIMB *x, const uint8_t *exponent, size_t length)",
        (
            "z <- x^e, where `length` little-endian bytes encode e; x^0 = 1.",
            "Of e only the length shows in time.  z may be x.",
        ),
    ),
)
_INVERSE_OF_PRIME = ("z <- 1 / x and the result is all ones; for x = 0, z <- 0 and the result is 0.",)
_INVERSE_OF_COMPOSITE = (
    "p is composite, so not every x has an inverse: where gcd(x, p) = 1, z <- 1 / x and the result is all ones;",
    "elsewhere z <- 0 and the result is 0.  Which of the two it was takes the same time.",
)

_START = """\
#include "P_FILE.h"

#include <stddef.h>
"""

_NUMBERS = """\
/* all ones if x < y as numbers, else 0 */
static LIMB P_below(const LIMB *x, const LIMB *y) {
    LIMB borrow = 0;

    for (size_t i = 0; i < U_LIMBS; i++)
        (void)P_limb_hide(P_limb_sub(x[i], y[i], &borrow));
    return P_limb_mask(borrow);
}

void P_to_mont(LIMB *z, const LIMB *x) {
    static const LIMB radix2[U_LIMBS] = U_RADIX2;

    P_mul(z, x, radix2);
}

void P_from_mont(LIMB *z, const LIMB *x) {
    static const LIMB unit[U_LIMBS] = {1};

    P_mul(z, x, unit);
}

void P_from_u64(LIMB *z, uint64_t v) {
    static const LIMB p[U_LIMBS] = U_MODULUS;
    LIMB number[U_LIMBS], borrow = 0;

    for (size_t i = 0; i < U_LIMBS; i++)
        number[i] = i * WIDTH < 64 ? (LIMB)(v >> i * WIDTH % 64) : 0;
    /* p has at least 64 bits, so that v < 2p */
    const LIMB above = (LIMB)~P_below(number, p);
    for (size_t i = 0; i < U_LIMBS; i++)
        number[i] = P_limb_sub(number[i], p[i] & above, &borrow);
    P_to_mont(z, number);
    P_wipe(number, sizeof number);
}
"""

_BYTES = """\
/* the place of the byte of weight 256^i, in either order */
static size_t P_place(size_t i, int big_endian) {
    return big_endian ? U_BYTES - 1 - i : i;
}

static LIMB P_decode(LIMB *z, const uint8_t *bytes, int big_endian) {
    static const LIMB p[U_LIMBS] = U_MODULUS;
    LIMB number[U_LIMBS] = {0};

    for (size_t i = 0; i < U_BYTES; i++) {
        const LIMB byte = bytes[P_place(i, big_endian)];
        number[8 * i / WIDTH] |= (LIMB)(byte << 8 * i % WIDTH);
    }
    const LIMB in_range = P_below(number, p);
    for (size_t i = 0; i < U_LIMBS; i++)
        number[i] &= in_range;
    P_to_mont(z, number);
    P_wipe(number, sizeof number);
    return in_range;
}

static void P_encode(uint8_t *bytes, const LIMB *x, int big_endian) {
    LIMB number[U_LIMBS];

    P_from_mont(number, x);
    for (size_t i = 0; i < U_BYTES; i++)
        bytes[P_place(i, big_endian)] = (uint8_t)(number[8 * i / WIDTH] >> 8 * i % WIDTH);
    P_wipe(number, sizeof number);
}

LIMB P_from_bytes(LIMB *z, const uint8_t *bytes) {
    return P_decode(z, bytes, 0);
}

LIMB P_from_bytes_be(LIMB *z, const uint8_t *bytes) {
    return P_decode(z, bytes, 1);
}

void P_to_bytes(uint8_t *bytes, const LIMB *x) {
    P_encode(bytes, x, 0);
}

void P_to_bytes_be(uint8_t *bytes, const LIMB *x) {
    P_encode(bytes, x, 1);
}

LIMB P_less(const LIMB *x, const LIMB *y) {
    LIMB a[U_LIMBS], b[U_LIMBS];

    P_from_mont(a, x);
    P_from_mont(b, y);
    const LIMB less = P_below(a, b);
    P_wipe(a, sizeof a);
    P_wipe(b, sizeof b);
    return less;
}
"""

_POWER = """\
/* Windows of four bits; every entry of the table is read for each. */
void P_pow(LIMB *z, const LIMB *x, const uint8_t *exponent, size_t length) {
    static const LIMB one[U_LIMBS] = U_ONE;
    LIMB table[16][U_LIMBS], factor[U_LIMBS], power[U_LIMBS];

    for (size_t i = 0; i < U_LIMBS; i++)
        power[i] = table[0][i] = one[i];
    for (size_t k = 1; k < 16; k++)
        P_mul(table[k], table[k - 1], x);
    for (size_t at = 2 * length; at-- > 0;) {
        const LIMB digit = (LIMB)(exponent[at / 2] >> 4 * (at % 2) & 15);
        for (size_t i = 0; i < U_LIMBS; i++)
            factor[i] = 0;
        for (LIMB k = 0; k < 16; k++) {
            LIMB same = 0;
            (void)P_limb_sub((LIMB)(k ^ digit), 1, &same);
            const LIMB chosen = P_limb_mask(same);
            for (size_t i = 0; i < U_LIMBS; i++)
                factor[i] |= table[k][i] & chosen;
        }
        for (int i = 0; i < 4; i++)
            SQUARE;
        P_mul(power, power, factor);
    }
    for (size_t i = 0; i < U_LIMBS; i++)
        z[i] = power[i];
    P_wipe(table, sizeof table);
    P_wipe(factor, sizeof factor);
    P_wipe(power, sizeof power);
}
"""

_INVERSE = """\
LIMB P_inv(LIMB *z, const LIMB *x) {
    static const LIMB p[U_LIMBS] = U_MODULUS, radix2[U_LIMBS] = U_RADIX2;
    P_signed_digit scratch[5 * ((U_BITS + U_DIVSTEPS_BITS - 1) / U_DIVSTEPS_BITS)];
    LIMB some = 0;

    /* (a * R)^-1 * R^2 = a^-1 * R */
    P_mp_inverse(z, x, p, radix2, U_LIMBS, U_BITS, scratch);
    for (size_t i = 0; i < U_LIMBS; i++)
        some |= z[i];
    return P_limb_mask((LIMB)((LIMB)(some | (LIMB)(0 - some)) >> (WIDTH - 1)));
}
"""


def has(field: Field) -> bool:
    """Whether the field's kernels suffice: everything here multiplies."""
    return "mul" in field.operations


def functions(field: Field) -> tuple[Function, ...]:
    """What the header declares of PREFIX_field.c."""
    contract = _INVERSE_OF_PRIME if field.is_prime else _INVERSE_OF_COMPOSITE
    more = "z may be x.  Division steps [Bernstein, Yang 2019], as many for every x."
    return (*_MONT, Function("inv", "LIMB P_inv(LIMB *z, const LIMB *x)", (*contract, more)))


def text(field: Field, width: int) -> str:
    """The file."""
    square = "P_sqr(power, power)" if "sqr" in field.operations else "P_mul(power, power, power)"
    parts = (
        _START.replace("P_FILE", field.prefix),
        helpers(frozenset({"sub", "hide", "mask"}), field.prefix, width),
        WIPE,
        _NUMBERS,
        _BYTES,
        _POWER.replace("SQUARE", square),
        inverse.text(field.prefix, width),
        _INVERSE,
    )
    heading = commented(banner(field, width, checked=CHECKED), "/*")
    return "\n".join([heading, *(fill(part, field.prefix, width) for part in parts)])
