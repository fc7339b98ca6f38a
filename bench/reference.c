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
    uint64_t scrap[BENCH_MAX_LIMBS];
    return minus(scrap, x, y, n) != 0;
}

void reference_add(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t sum[BENCH_MAX_LIMBS];
    uint64_t carry = plus(sum, x, y, field->limbs);
    if (carry || !reference_below(sum, field->modulus, field->limbs))
        minus(sum, sum, field->modulus, field->limbs);
    memcpy(z, sum, field->limbs * sizeof *z);
}

void reference_sub(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t difference[BENCH_MAX_LIMBS];
    if (minus(difference, x, y, field->limbs))
        plus(difference, difference, field->modulus, field->limbs);
    memcpy(z, difference, field->limbs * sizeof *z);
}

void reference_half(const bench_field *field, uint64_t *z, const uint64_t *x) {
    uint64_t even[BENCH_MAX_LIMBS + 1] = {0};
    memcpy(even, x, field->limbs * sizeof *x);
    if (x[0] & 1)
        even[field->limbs] = plus(even, x, field->modulus, field->limbs);
    for (size_t i = 0; i < field->limbs; i++)
        z[i] = even[i] >> 1 | even[i + 1] << 63;
}

void reference_mul(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t sum[BENCH_MAX_LIMBS] = {0};
    for (size_t i = 0; i < 64 * field->limbs; i++) {
        if (x[i / 64] >> i % 64 & 1)
            reference_add(field, sum, sum, y);
        reference_half(field, sum, sum);
    }
    memcpy(z, sum, field->limbs * sizeof *z);
}

void reference_mul_small(const bench_field *field, uint64_t *z, const uint64_t *x, uint64_t c) {
    uint64_t sum[BENCH_MAX_LIMBS] = {0};
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
    static const uint64_t zero[BENCH_MAX_LIMBS];
    const size_t n = field->limbs, bytes = n * sizeof *z;
    uint64_t u[BENCH_MAX_LIMBS + 1] = {0}, v[BENCH_MAX_LIMBS], old[BENCH_MAX_LIMBS];
    uint64_t a[BENCH_MAX_LIMBS], b[BENCH_MAX_LIMBS] = {0};
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
