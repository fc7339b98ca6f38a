/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "modexp/case.h"

#include <string.h>

enum { DIGITS = MODEXP_MOST / 8 };

__extension__ typedef unsigned __int128 two;

static size_t read(uint64_t *z, const uint8_t *bytes, size_t length) {
    size_t n = (length + 7) / 8;

    memset(z, 0, n * sizeof *z);
    for (size_t i = 0; i < length; i++)
        z[i / 8] |= (uint64_t)bytes[length - 1 - i] << i % 8 * 8;
    while (n > 0 && z[n - 1] == 0)
        n--;
    return n;
}

/* t, of `length` digits and one of room, becomes t mod m, whose highest of n digits is >= 2^63. */
static void rest(uint64_t *t, size_t length, const uint64_t *m, size_t n) {
    t[length] = 0;
    for (size_t i = length - n + 1; i-- > 0;) {
        const two top = (two)t[i + n] << 64 | t[i + n - 1];
        const uint64_t q = t[i + n] >= m[n - 1] ? UINT64_MAX : (uint64_t)(top / m[n - 1]);
        two carry = 0;
        for (size_t j = 0; j < n; j++) {
            carry += (two)q * m[j];
            carry += t[i + j] < (uint64_t)carry ? (two)1 << 64 : 0;
            t[i + j] -= (uint64_t)carry;
            carry >>= 64;
        }
        t[i + n] -= (uint64_t)carry;
        while (t[i + n] != 0) {
            two sum = 0;
            for (size_t j = 0; j < n; j++) {
                sum += (two)t[i + j] + m[j];
                t[i + j] = (uint64_t)sum;
                sum >>= 64;
            }
            t[i + n] += (uint64_t)sum;
        }
    }
}

/* z <- x y mod m */
static void product(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *m,
                    size_t n) {
    uint64_t t[2 * DIGITS + 1] = {0};

    for (size_t i = 0; i < n; i++) {
        two carry = 0;
        for (size_t j = 0; j < n; j++) {
            carry += (two)x[i] * y[j] + t[i + j];
            t[i + j] = (uint64_t)carry;
            carry >>= 64;
        }
        t[i + n] = (uint64_t)carry;
    }
    rest(t, 2 * n, m, n);
    memcpy(z, t, n * sizeof *z);
}

/* Moduli of this family have their highest bit set and whole digits of 64 bits. */
void modexp_reference(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                      size_t exponent_length, const uint8_t *modulus, size_t bytes) {
    uint64_t m[DIGITS + 1], x[DIGITS + 1], z[DIGITS + 1] = {1};
    const size_t n = read(m, modulus, bytes);

    (void)read(x, base, bytes);
    rest(x, n, m, n);
    for (size_t i = 0; i < 8 * exponent_length; i++) {
        product(z, z, z, m, n);
        if (exponent[i / 8] >> (7 - i % 8) & 1)
            product(z, z, x, m, n);
    }
    for (size_t i = 0; i < bytes; i++)
        out[bytes - 1 - i] = (uint8_t)(z[i / 8] >> i % 8 * 8);
}
