# SPDX-License-Identifier: MIT OR Apache-2.0
"""example.c: computes with what was written, and compares with answers that the generator has put into it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from math import gcd

from sangi.codegen.field import Field
from sangi.codegen.user.template import fill

NAME = "example.c"

_START = """\
#include <stdio.h>
#include <string.h>

"""

#: What the x86-64 kernels need, by CPUID and, for the wide registers, by what the operating system saves.
_FEATURES = """\
#if defined(CONDITION)
#include <cpuid.h>

static unsigned features(void) {
    unsigned a, b = 0, c, d;

    return __get_cpuid_count(7, 0, &a, &b, &c, &d) ? b : 0;
}
#endif

"""
_HAS_X64 = """\
#if defined(WITH_X64)
#define BACKEND "x86-64 assembly"

/* BMI2 and ADX */
static int has_x64(void) {
    return (features() >> 8 & 1) && (features() >> 19 & 1);
}
#elif defined(WITH_LLVM)
#define BACKEND "LLVM IR"
#else
#define BACKEND "C"
#endif

"""
_HAS_IFMA = """\
#if defined(__x86_64__)
static int saves_wide_registers(void) {
    unsigned a, b, c = 0, d;

    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 27 & 1))
        return 0;
    __asm__ volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    return (a & 0xe6) == 0xe6;
}

/* AVX-512F, DQ and IFMA */
static int has_ifma(void) {
    const unsigned f = features();

    return saves_wide_registers() && (f >> 16 & 1) && (f >> 17 & 1) && (f >> 21 & 1);
}
#endif

"""

_MEANING = {
    "X": "x",
    "Y": "y",
    "PRODUCT": "x * y",
    "INVERSE": "1 / x",
    "POWER": "x^y",
    "P": "p, which is no number below p",
}

_WRONG = """\
static int wrong(const char *what) {
    printf("P_: %s is wrong\\n", what);
    return 1;
}

"""

_SCALAR = """\
static int one_element(void) {
    LIMB x[U_LIMBS], y[U_LIMBS], z[U_LIMBS];
    uint8_t bytes[U_BYTES];

#if defined(WITH_X64)
    if (!has_x64()) {
        puts("P_, x64: not run, for want of BMI2 and ADX");
        return 0;
    }
#endif
    /* Bytes enter if they encode a number below p. */
    if (!P_from_bytes(x, known_x) || !P_from_bytes(y, known_y))
        return wrong("from_bytes");
    if (P_from_bytes(z, known_p))
        return wrong("the range check of from_bytes");
    P_mul(z, x, y);
    P_to_bytes(bytes, z);
    if (memcmp(bytes, known_product, sizeof bytes) != 0)
        return wrong("mul");
    if (!P_inv(z, x))
        return wrong("inv");
    P_to_bytes(bytes, z);
    if (memcmp(bytes, known_inverse, sizeof bytes) != 0)
        return wrong("inv");
    P_pow(z, x, known_y, sizeof known_y);
    P_to_bytes(bytes, z);
    if (memcmp(bytes, known_power, sizeof bytes) != 0)
        return wrong("pow");
    /* The number 0 has no inverse. */
    P_from_u64(z, 0);
    if (P_inv(z, z) || !P_less(z, x))
        return wrong("inv or less");
    printf("P_, %s: bytes, product, inverse and power are right\\n", BACKEND);
    return 0;
}

"""

_EIGHT = """\
#if defined(__x86_64__)
/* x and y in turn, in eight lanes */
static int eight_elements(void) {
    uint64_t x[8 * U_DIGITS], z[8 * U_DIGITS];
    uint8_t given[8 * U_BYTES], bytes[8 * U_BYTES];

    if (!has_ifma()) {
        puts("P_: not run, for want of AVX-512 IFMA");
        return 0;
    }
    for (size_t l = 0; l < 8; l++)
        memcpy(given + U_BYTES * l, l % 2 ? known_y : known_x, U_BYTES);
    memcpy(given + 7 * U_BYTES, known_p, U_BYTES);
    if (P_from_bytes(x, given) != 0x7f)
        return wrong("from_bytes");
    if ((P_inv(z, x) & 0x55) != 0x55)
        return wrong("inv");
    P_to_bytes(bytes, z);
    for (size_t l = 0; l < 8; l += 2)
        if (memcmp(bytes + U_BYTES * l, known_inverse, U_BYTES) != 0)
            return wrong("inv");
    P_pow(z, x, known_y, sizeof known_y);
    P_to_bytes(bytes, z);
    if (memcmp(bytes, known_power, U_BYTES) != 0)
        return wrong("pow");
    P_mul(z, z, x);
    if (P_equal(z, x) == 0xff || !P_equal(x, x))
        return wrong("equal");
    puts("P_: bytes, inverse and power of eight elements are right");
    return 0;
}
#endif

"""


def text(field: Field, width: int, heading: str, *, scalar: bool, eight: bool) -> str:
    """The program for a field with functions for one element, for eight, or both."""
    p, size = field.modulus, -(-field.modulus.bit_length() // 8)
    x = next(n for n in _drawn(p, "x") if gcd(n, p) == 1)
    y = next(_drawn(p, "y"))
    known = {"X": x, "Y": y, "PRODUCT": x * y % p, "INVERSE": pow(x, -1, p), "POWER": pow(x, y, p), "P": p}
    if not scalar:
        del known["PRODUCT"]
    headers = [f'#include "{field.prefix}.h"\n'] * scalar + [f'#include "{field.prefix}_ifma.h"\n'] * eight
    parts = [heading, "\n", *headers, "\n", _START]
    parts.append(_FEATURES.replace("CONDITION", "__x86_64__" if eight else "WITH_X64"))
    parts += [_HAS_X64] * scalar + [_HAS_IFMA] * eight
    parts.append(_known(known, size, field.prefix))
    if scalar:
        parts.append(_named(_SCALAR, field.prefix, width))
    if eight:
        parts.append(_named(_EIGHT, f"{field.prefix}x8", 64))
    return "".join(parts) + _main(scalar, eight)


def _known(known: dict[str, int], size: int, name: str) -> str:
    """The arrays of known answers, and what reports another answer."""
    lines = ["/* little-endian, modulo p */"]
    for word, value in known.items():
        octets = ", ".join(f"0x{byte:02x}" for byte in value.to_bytes(size, "little"))
        lines.append(f"static const uint8_t known_{word.lower()}[] = {{{octets}}}; /* {_MEANING[word]} */")
    return "\n".join(lines) + "\n\n" + _WRONG.replace("P_:", f"{name}:")


def _named(template: str, prefix: str, width: int) -> str:
    return fill(re.sub(r"\bP_(?=[:,])", prefix, template), prefix, width)


def _main(scalar: bool, eight: bool) -> str:
    calls = ["    if (one_element())\n        return 1;\n"] * scalar
    calls += ["#if defined(__x86_64__)\n    if (eight_elements())\n        return 1;\n#endif\n"] * eight
    return f"int main(void) {{\n{''.join(calls)}    return 0;\n}}\n"


def _drawn(p: int, label: str) -> Iterator[int]:
    """Numbers below p, the same for the same modulus."""
    for count in range(1000):
        seed = f"{label} {count} {p}".encode()
        digest = b"".join(hashlib.sha256(seed + bytes([i])).digest() for i in range(4))
        yield int.from_bytes(digest, "little") % p
