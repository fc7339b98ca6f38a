# SPDX-License-Identifier: MIT OR Apache-2.0
"""PREFIX_ifma_field.c: bytes, comparison, power and inverse for eight elements, in portable C over the IFMA kernels."""

from __future__ import annotations

from sangi.codegen.emit.c import literal
from sangi.codegen.field import Field
from sangi.codegen.user import inverse
from sangi.codegen.user.template import WIPE, Function, fill, helpers
from sangi.codegen.x8.shape import X8Shape

SUFFIX = "_ifma_field.c"
#: The kernels that everything here calls.
NEEDED = frozenset({"mul", "reduce", "sub"})
_WIDTH = 64

_INVERSE_OF_PRIME = "where it is 0, z is 0 there and the bit is 0."
_INVERSE_OF_COMPOSITE = "where it shares a factor with p, which is composite, z is 0 there and the bit is 0."

_FUNCTIONS = (
    Function(
        "from_bytes",
        "uint8_t P_from_bytes(uint64_t *z, const uint8_t *bytes)",
        (
            "z <- eight elements, each from U_BYTES little-endian bytes, one after another.  Bit l of the result is",
            "set if number l is below p; where it is not, lane l of z is 0.  Constant time in both cases.",
        ),
    ),
    Function(
        "to_bytes",
        "void P_to_bytes(uint8_t *bytes, const uint64_t *x)",
        ("bytes <- the eight numbers below p, in U_BYTES little-endian bytes each",),
    ),
    Function(
        "is_zero",
        "uint8_t P_is_zero(const uint64_t *x)",
        ("bit l is set if the number in lane l is 0 mod p",),
    ),
    Function(
        "equal",
        "uint8_t P_equal(const uint64_t *x, const uint64_t *y)",
        ("bit l is set if the numbers in lane l are equal mod p",),
    ),
    Function(
        "pow",
        "void P_pow(uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length)",
        (
            "z <- x^e in each lane, where `length` little-endian bytes encode e; x^0 = 1.",
            "Of e only the length shows in time.  z may be x.",
        ),
    ),
)

_BYTES = """\
enum { P_LANES = 8, P_WORDS = P_LANES * U_DIGITS };
static const uint64_t P_digit_mask = UINT64_C(0xfffffffffffff);

/* z <- the same number in each lane */
static void P_spread(uint64_t *z, const uint64_t *digits) {
    for (size_t i = 0; i < P_WORDS; i++)
        z[i] = digits[i / P_LANES];
}

/* all ones if lane l of x is below p, else 0 */
static uint64_t P_in_range(const uint64_t *x, size_t l) {
    static const uint64_t p[U_DIGITS] = U_MODULUS;
    uint64_t borrow = 0;

    for (size_t i = 0; i < U_DIGITS; i++)
        borrow = P_limb_hide((x[P_LANES * i + l] - p[i] - borrow) >> 63);
    return P_limb_mask(borrow);
}

uint8_t P_from_bytes(uint64_t *z, const uint8_t *bytes) {
    static const uint64_t radix2[U_DIGITS] = U_RADIX2;
    uint64_t number[P_WORDS] = {0}, factor[P_WORDS];
    uint8_t good = 0;

    for (size_t l = 0; l < P_LANES; l++) {
        for (size_t i = 0; i < U_BYTES; i++) {
            const uint64_t byte = bytes[U_BYTES * l + i];
            const size_t digit = 8 * i / 52, shift = 8 * i % 52;
            /* The highest digit keeps what is above its 52 bits: that number is not below p. */
            number[P_LANES * digit + l] |=
                byte << shift & (digit + 1 < U_DIGITS ? P_digit_mask : UINT64_MAX);
            if (shift > 44 && digit + 1 < U_DIGITS)
                number[P_LANES * (digit + 1) + l] |= byte >> (52 - shift);
        }
        const uint64_t in_range = P_in_range(number, l);
        for (size_t i = 0; i < U_DIGITS; i++)
            number[P_LANES * i + l] &= in_range;
        good = (uint8_t)(good | (in_range & 1) << l);
    }
    P_spread(factor, radix2);
    P_mul(z, number, factor);
    P_wipe(number, sizeof number);
    return good;
}

void P_to_bytes(uint8_t *bytes, const uint64_t *x) {
    static const uint64_t unit[U_DIGITS] = {1};
    uint64_t number[P_WORDS], factor[P_WORDS];

    P_spread(factor, unit);
    P_mul(number, x, factor);
    P_reduce(number, number);
    for (size_t l = 0; l < P_LANES; l++) {
        for (size_t i = 0; i < U_BYTES; i++) {
            const size_t digit = 8 * i / 52, shift = 8 * i % 52;
            uint64_t byte = number[P_LANES * digit + l] >> shift;
            if (shift > 44 && digit + 1 < U_DIGITS)
                byte |= number[P_LANES * (digit + 1) + l] << (52 - shift);
            bytes[U_BYTES * l + i] = (uint8_t)byte;
        }
    }
    P_wipe(number, sizeof number);
}
"""

_COMPARISON = """\
uint8_t P_is_zero(const uint64_t *x) {
    uint64_t number[P_WORDS];
    uint8_t zero = 0;

    P_reduce(number, x);
    for (size_t l = 0; l < P_LANES; l++) {
        uint64_t some = 0;
        for (size_t i = 0; i < U_DIGITS; i++)
            some |= number[P_LANES * i + l];
        zero = (uint8_t)(zero | P_limb_hide((some - 1) >> 63) << l);
    }
    P_wipe(number, sizeof number);
    return zero;
}

uint8_t P_equal(const uint64_t *x, const uint64_t *y) {
    uint64_t difference[P_WORDS];

    P_sub(difference, x, y);
    const uint8_t same = P_is_zero(difference);
    P_wipe(difference, sizeof difference);
    return same;
}
"""

_POWER = """\
/* Windows of four bits; every entry of the table is read for each. */
void P_pow(uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length) {
    static const uint64_t one[U_DIGITS] = ONE;
    uint64_t table[16][P_WORDS], factor[P_WORDS], power[P_WORDS];

    P_spread(table[0], one);
    P_spread(power, one);
    for (size_t k = 1; k < 16; k++)
        P_mul(table[k], table[k - 1], x);
    for (size_t at = 2 * length; at-- > 0;) {
        const uint64_t digit = exponent[at / 2] >> 4 * (at % 2) & 15;
        for (size_t i = 0; i < P_WORDS; i++)
            factor[i] = 0;
        for (uint64_t k = 0; k < 16; k++) {
            const uint64_t chosen = P_limb_mask(((k ^ digit) - 1) >> 63);
            for (size_t i = 0; i < P_WORDS; i++)
                factor[i] |= table[k][i] & chosen;
        }
        for (int i = 0; i < 4; i++)
            SQUARE;
        P_mul(power, power, factor);
    }
    for (size_t i = 0; i < P_WORDS; i++)
        z[i] = power[i];
    P_wipe(table, sizeof table);
    P_wipe(factor, sizeof factor);
    P_wipe(power, sizeof power);
}
"""

_INVERSE = """\
uint8_t P_inv(uint64_t *z, const uint64_t *x) {
    static const uint64_t p[LIMBS] = PRIME, radix2[LIMBS] = SCALE;
    P_signed_digit scratch[5 * ((U_BITS + U_DIVSTEPS_BITS - 1) / U_DIVSTEPS_BITS)];
    uint64_t number[P_WORDS], limbs[LIMBS];
    uint8_t good = 0;

    /* (a * R)^-1 * R^2 = a^-1 * R */
    P_reduce(number, x);
    for (size_t l = 0; l < P_LANES; l++) {
        uint64_t some = 0;
        for (size_t i = 0; i < LIMBS; i++)
            limbs[i] = 0;
        for (size_t i = 0; i < U_DIGITS; i++) {
            const size_t limb = 52 * i / 64, shift = 52 * i % 64;
            const uint64_t digit = number[P_LANES * i + l];
            if (limb < LIMBS)
                limbs[limb] |= digit << shift;
            if (shift > 12 && limb + 1 < LIMBS)
                limbs[limb + 1] |= digit >> (64 - shift);
        }
        P_mp_inverse(limbs, limbs, p, radix2, LIMBS, U_BITS, scratch);
        for (size_t i = 0; i < U_DIGITS; i++) {
            const size_t limb = 52 * i / 64, shift = 52 * i % 64;
            uint64_t digit = limb < LIMBS ? limbs[limb] >> shift : 0;
            if (shift > 12 && limb + 1 < LIMBS)
                digit |= limbs[limb + 1] << (64 - shift);
            z[P_LANES * i + l] = digit & P_digit_mask;
            some |= digit & P_digit_mask;
        }
        good = (uint8_t)(good | P_limb_hide((some | (0 - some)) >> 63) << l);
    }
    P_wipe(number, sizeof number);
    P_wipe(limbs, sizeof limbs);
    return good;
}
"""


def has(operations: tuple[str, ...]) -> bool:
    """Whether these kernels suffice."""
    return set(operations) >= NEEDED


def functions(field: Field) -> tuple[Function, ...]:
    """What the header declares of PREFIX_ifma_field.c."""
    contract = (
        "z <- 1 / x in each lane whose number has an inverse, and bit l of the result is set;",
        _INVERSE_OF_PRIME if field.is_prime else _INVERSE_OF_COMPOSITE,
        "z may be x.  Division steps [Bernstein, Yang 2019], as many for every x, in one lane after another.",
    )
    return (*_FUNCTIONS, Function("inv", "uint8_t P_inv(uint64_t *z, const uint64_t *x)", contract))


def text(field: Field, prefix: str, operations: tuple[str, ...], heading: str) -> str:
    """The file; `prefix` and `operations` are those of the kernels."""
    shape, limbs = X8Shape.of(field.modulus), field.shape(_WIDTH).limbs
    square = "P_sqr(power, power)" if "sqr" in operations else "P_mul(power, power, power)"
    one = ", ".join(f"0x{digit:x}" for digit in shape.digits(shape.radix % field.modulus))
    prime, scale = (
        "{" + ", ".join(literal(_WIDTH, value >> _WIDTH * i & (1 << _WIDTH) - 1) for i in range(limbs)) + "}"
        for value in (field.modulus, shape.radix**2 % field.modulus)
    )
    parts = (
        f'#include "{field.prefix}_ifma.h"\n\n#include <stddef.h>\n',
        helpers(frozenset({"hide", "mask"}), prefix, _WIDTH),
        WIPE,
        _BYTES,
        _COMPARISON,
        _POWER.replace("SQUARE", square).replace("ONE", f"{{{one}}}"),
        inverse.text(prefix, _WIDTH),
        _INVERSE.replace("LIMBS", str(limbs)).replace("PRIME", prime).replace("SCALE", scale),
    )
    return "\n".join([heading, *(fill(part, prefix, _WIDTH) for part in parts)])
