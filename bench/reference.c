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
