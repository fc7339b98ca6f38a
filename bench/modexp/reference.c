/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "modexp/case.h"

#include <string.h>

enum { DIGITS = MODEXP_MOST / 4 };

static size_t read(uint32_t *z, const uint8_t *bytes, size_t length) {
    size_t n = (length + 3) / 4;

    memset(z, 0, n * sizeof *z);
    for (size_t i = 0; i < length; i++)
        z[i / 4] |= (uint32_t)bytes[length - 1 - i] << i % 4 * 8;
    while (n > 0 && z[n - 1] == 0)
        n--;
    return n;
}

/* t, of `length` digits and one of room, becomes t mod m, whose highest of n digits is >= 2^31. */
static void rest(uint32_t *t, size_t length, const uint32_t *m, size_t n) {
    t[length] = 0;
    for (size_t i = length - n + 1; i-- > 0;) {
        const uint64_t top = (uint64_t)t[i + n] << 32 | t[i + n - 1];
        uint64_t q = t[i + n] >= m[n - 1] ? UINT32_MAX : top / m[n - 1], carry = 0;
        int64_t borrow = 0;
        for (size_t j = 0; j < n; j++) {
            carry += q * m[j];
            borrow += (int64_t)t[i + j] - (uint32_t)carry;
            t[i + j] = (uint32_t)borrow;
            borrow >>= 32;
            carry >>= 32;
        }
        borrow += (int64_t)t[i + n] - (int64_t)carry;
        t[i + n] = (uint32_t)borrow;
        while (t[i + n] != 0) {
            uint64_t sum = 0;
            for (size_t j = 0; j < n; j++) {
                sum += (uint64_t)t[i + j] + m[j];
                t[i + j] = (uint32_t)sum;
                sum >>= 32;
            }
            t[i + n] += (uint32_t)sum;
        }
    }
}

/* z <- x y mod m */
static void product(uint32_t *z, const uint32_t *x, const uint32_t *y, const uint32_t *m,
                    size_t n) {
    uint32_t t[2 * DIGITS + 1] = {0};

    for (size_t i = 0; i < n; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < n; j++) {
            carry += (uint64_t)x[i] * y[j] + t[i + j];
            t[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        t[i + n] = (uint32_t)carry;
    }
    rest(t, 2 * n, m, n);
    memcpy(z, t, n * sizeof *z);
}

/* Moduli of this family have their highest bit set and whole digits of 32 bits. */
void modexp_reference(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                      size_t exponent_length, const uint8_t *modulus, size_t bytes) {
    uint32_t m[DIGITS + 1], x[DIGITS + 1], z[DIGITS + 1] = {1};
    const size_t n = read(m, modulus, bytes);

    (void)read(x, base, bytes);
    rest(x, n, m, n);
    for (size_t i = 0; i < 8 * exponent_length; i++) {
        product(z, z, z, m, n);
        if (exponent[i / 8] >> (7 - i % 8) & 1)
            product(z, z, x, m, n);
    }
    for (size_t i = 0; i < bytes; i++)
        out[bytes - 1 - i] = (uint8_t)(z[i / 4] >> i % 4 * 8);
}
