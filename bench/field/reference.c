/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "reference.h"

#include <string.h>

/* z <- x + y; returns the carry. */
static uint64_t plus(uint64_t *z, const uint64_t *x, const uint64_t *y, size_t n) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t s = x[i] + y[i], r = s + carry;
        carry = (s < x[i]) | (r < s);
        z[i] = r;
    }
    return carry;
}

/* z <- x - y; returns the borrow. */
static uint64_t minus(uint64_t *z, const uint64_t *x, const uint64_t *y, size_t n) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t d = x[i] - y[i], r = d - borrow;
        borrow = (x[i] < y[i]) | (d < borrow);
        z[i] = r;
    }
    return borrow;
}

bool reference_below(const uint64_t *x, const uint64_t *y, size_t n) {
    uint64_t scrap[FIELD_MAX_LIMBS];
    return minus(scrap, x, y, n) != 0;
}

void reference_add(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t sum[FIELD_MAX_LIMBS];
    uint64_t carry = plus(sum, x, y, field->limbs);
    if (carry || !reference_below(sum, field->modulus, field->limbs))
        minus(sum, sum, field->modulus, field->limbs);
    memcpy(z, sum, field->limbs * sizeof *z);
}

void reference_sub(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t difference[FIELD_MAX_LIMBS];
    if (minus(difference, x, y, field->limbs))
        plus(difference, difference, field->modulus, field->limbs);
    memcpy(z, difference, field->limbs * sizeof *z);
}

void reference_half(const bench_field *field, uint64_t *z, const uint64_t *x) {
    uint64_t even[FIELD_MAX_LIMBS + 1] = {0};
    memcpy(even, x, field->limbs * sizeof *x);
    if (x[0] & 1)
        even[field->limbs] = plus(even, x, field->modulus, field->limbs);
    for (size_t i = 0; i < field->limbs; i++)
        z[i] = even[i] >> 1 | even[i + 1] << 63;
}

/* The i-th digit of 32 bits. */
static uint64_t half_word(const uint64_t *x, size_t i) {
    return x[i / 2] >> 32 * (i % 2) & UINT32_MAX;
}

/* t <- t + x y for one digit y; t has two digits more than x. */
static void plus_multiple(uint64_t *t, const uint64_t *x, uint64_t y, size_t digits) {
    uint64_t carry = 0;
    for (size_t i = 0; i < digits + 2; i++) {
        carry += t[i] + (i < digits ? half_word(x, i) * y : 0);
        t[i] = carry & UINT32_MAX;
        carry >>= 32;
    }
}

/* Montgomery's: each digit of x makes t one digit longer, and a multiple of p one shorter. */
static void montgomery(const bench_field *field, uint64_t *z, const uint64_t *x,
                       const uint64_t *y) {
    const size_t digits = 2 * field->limbs;
    uint64_t t[2 * FIELD_MAX_LIMBS + 2] = {0}, product[FIELD_MAX_LIMBS];
    for (size_t i = 0; i < digits; i++) {
        plus_multiple(t, y, half_word(x, i), digits);
        plus_multiple(t, field->modulus, t[0] * field->n0 & UINT32_MAX, digits);
        memmove(t, t + 1, (digits + 1) * sizeof *t);
        t[digits + 1] = 0;
    }
    for (size_t i = 0; i < field->limbs; i++)
        product[i] = t[2 * i] | t[2 * i + 1] << 32;
    if (t[digits] || !reference_below(product, field->modulus, field->limbs))
        minus(product, product, field->modulus, field->limbs);
    memcpy(z, product, field->limbs * sizeof *z);
}

void reference_mul(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    montgomery(field, z, x, y);
    if (field->plain)
        montgomery(field, z, z, field->lift);
}

void reference_mul_small(const bench_field *field, uint64_t *z, const uint64_t *x, uint64_t c) {
    uint64_t sum[FIELD_MAX_LIMBS] = {0};
    for (size_t i = 64; i-- > 0;) {
        reference_add(field, sum, sum, sum);
        if (c >> i & 1)
            reference_add(field, sum, sum, x);
    }
    memcpy(z, sum, field->limbs * sizeof *z);
}

/* u = a x / scale and v = b x / scale mod p throughout; v is odd and ends as gcd(x, p). */
void reference_inverse(const bench_field *field, uint64_t *z, const uint64_t *x,
                       const uint64_t *scale) {
    static const uint64_t zero[FIELD_MAX_LIMBS];
    const size_t n = field->limbs, bytes = n * sizeof *z;
    uint64_t u[FIELD_MAX_LIMBS + 1] = {0}, v[FIELD_MAX_LIMBS], old[FIELD_MAX_LIMBS];
    uint64_t a[FIELD_MAX_LIMBS], b[FIELD_MAX_LIMBS] = {0};
    memcpy(u, x, bytes);
    memcpy(v, field->modulus, bytes);
    memcpy(a, scale, bytes);
    while (memcmp(u, zero, bytes) != 0) {
        if (u[0] & 1) {
            if (reference_below(u, v, n)) {
                memcpy(old, u, bytes);
                memcpy(u, v, bytes);
                memcpy(v, old, bytes);
                memcpy(old, a, bytes);
                memcpy(a, b, bytes);
                memcpy(b, old, bytes);
            }
            minus(u, u, v, n);
            reference_sub(field, a, a, b);
        }
        for (size_t i = 0; i < n; i++)
            u[i] = u[i] >> 1 | u[i + 1] << 63;
        reference_half(field, a, a);
    }
    memcpy(z, b, bytes);
}

/* R mod p, which is one in Montgomery form. */
static void montgomery_one(const bench_field *field, uint64_t *z) {
    static const uint64_t one[FIELD_MAX_LIMBS] = {1};
    reference_mul(field, z, field->square, one);
}

void reference_power(const bench_field *field, uint64_t *z, const uint64_t *x, const uint8_t *e,
                     size_t length) {
    uint64_t power[FIELD_MAX_LIMBS];
    montgomery_one(field, power);
    for (size_t i = 8 * length; i-- > 0;) {
        reference_mul(field, power, power, power);
        if (e[i / 8] >> i % 8 & 1)
            reference_mul(field, power, power, x);
    }
    memcpy(z, power, field->limbs * sizeof *z);
}

/* The Jacobi symbol of u over v, times `square`, stays what it is; v is odd. */
bool reference_is_square(const bench_field *field, const uint64_t *x) {
    static const uint64_t zero[FIELD_MAX_LIMBS];
    const size_t n = field->limbs, bytes = n * sizeof *x;
    uint64_t u[FIELD_MAX_LIMBS + 1] = {0}, v[FIELD_MAX_LIMBS], old[FIELD_MAX_LIMBS];
    bool square = true;
    memcpy(u, x, bytes);
    memcpy(v, field->modulus, bytes);
    while (memcmp(u, zero, bytes) != 0) {
        if (u[0] & 1) {
            if (reference_below(u, v, n)) {
                square ^= (u[0] & v[0] & 3) == 3;
                memcpy(old, u, bytes);
                memcpy(u, v, bytes);
                memcpy(v, old, bytes);
            }
            minus(u, u, v, n);
        }
        for (size_t i = 0; i < n; i++)
            u[i] = u[i] >> 1 | u[i + 1] << 63;
        square ^= (v[0] & 7) == 3 || (v[0] & 7) == 5;
    }
    return square;
}
