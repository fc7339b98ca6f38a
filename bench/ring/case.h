/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `ring`: products in Z_8192[x]/(x^256 + 1), as a parameter set has them. */
#ifndef SANGI_BENCH_RING_CASE_H
#define SANGI_BENCH_RING_CASE_H

#include <stddef.h>
#include <stdint.h>

enum { RING_N = 256, RING_MOST = 4 };

/**
 * c <- a * s: `rows` sums of `terms` products.  a has rows * terms polynomials, s has `terms`, c
 * has `rows`; the lowest 13 bits of c count.
 */
typedef void (*ring_kernel)(uint16_t *c, const uint16_t *a, const int16_t *s);

typedef struct {
    int small; /**< no coefficient of s is beyond this */
    size_t rows, terms;
    ring_kernel kernel;
} ring_case;

/** Wrong where a coefficient of a is 4096. */
void ring_control_edge(uint16_t *c, const uint16_t *a, const int16_t *s);

#endif
