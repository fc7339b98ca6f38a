/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The operations of a field on natural numbers, by the schoolbook: slow, portable, independent.
 *
 * Arrays have field->limbs words, lowest first.  Outputs may alias inputs.
 */
#ifndef SANGI_BENCH_REFERENCE_H
#define SANGI_BENCH_REFERENCE_H

#include "case.h"

/** x < y, as numbers of n words. */
bool reference_below(const uint64_t *x, const uint64_t *y, size_t n);

/** z <- x + y mod p.  @pre x, y < p */
void reference_add(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x - y mod p.  @pre x, y < p */
void reference_sub(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x / 2 mod p.  @pre x < p, p odd */
void reference_half(const bench_field *field, uint64_t *z, const uint64_t *x);

#endif
