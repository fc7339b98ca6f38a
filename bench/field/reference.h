/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The operations of a field on natural numbers, by the schoolbook: slow, portable, independent.
 *
 * Arrays have field->limbs words, lowest first.  Outputs may alias inputs.
 */
#ifndef SANGI_BENCH_FIELD_REFERENCE_H
#define SANGI_BENCH_FIELD_REFERENCE_H

#include "case.h"

/** x < y, as numbers of n words. */
bool reference_below(const uint64_t *x, const uint64_t *y, size_t n);

/** z <- x + y mod p.  @pre x, y < p */
void reference_add(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x - y mod p.  @pre x, y < p */
void reference_sub(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x y / f mod p, digit by digit of x.  @pre x < R, y < p */
void reference_mul(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x c mod p.  @pre x < p */
void reference_mul_small(const bench_field *field, uint64_t *z, const uint64_t *x, uint64_t c);

/** z <- scale / x mod p, and 0 for x = 0.  @pre x, scale < p, p is prime */
void reference_inverse(const bench_field *field, uint64_t *z, const uint64_t *x,
                       const uint64_t *scale);

/** z <- x^e in Montgomery form, for the number e that little-endian bytes encode.  @pre x < p */
void reference_power(const bench_field *field, uint64_t *z, const uint64_t *x, const uint8_t *e,
                     size_t length);

/** Whether x is a square, in Montgomery form or not: f is one.  @pre x < p, p is prime */
bool reference_is_square(const bench_field *field, const uint64_t *x);

/** z <- x / 2 mod p.  @pre x < p, p odd */
void reference_half(const bench_field *field, uint64_t *z, const uint64_t *x);

#endif
