/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products modulo x^761 - x - 1 of a polynomial and a small one, modulo 4591 and modulo 3.
 *
 * Neither modulus has the roots of unity that a transform needs, so the product is computed exactly
 * over the integers, by the primes of ring256, and reduced at the end.
 */
#ifndef SANGI_SRC_RING_RING761_H
#define SANGI_SRC_RING_RING761_H

#include <stdint.h>

enum { SANGI_RING761_N = 761, SANGI_RING761_Q = 4591 };

/** A method of multiplication.  No branch or address depends on a coefficient. */
typedef struct {
    const char *name;

    /**
     * h <- f * g modulo x^761 - x - 1 and 4591.
     *
     * @pre    |f| <= 2295, |g| <= 2
     * @post   |h| <= 2295
     * @alias  h may be f
     */
    void (*mul)(int16_t *h, const int16_t *f, const int8_t *g);

    /**
     * h <- f * g modulo x^761 - x - 1 and 3.
     *
     * @pre    |f| <= 1, |g| <= 2
     * @post   |h| <= 1
     * @alias  h may be f or g
     */
    void (*mul3)(int8_t *h, const int8_t *f, const int8_t *g);
} sangi_ring761_method;

extern const sangi_ring761_method sangi_ring761_ntt32;  /**< one prime of 26 bits */
extern const sangi_ring761_method sangi_ring761_avx2;   /**< two of 13 and 14 bits; x86-64 only */
extern const sangi_ring761_method sangi_ring761_avx512; /**< both in one register; x86-64 only */

/** mul3 in AVX2, which does not gain from longer vectors; x86-64 only. */
void sangi_ring761_mul3_avx2(int8_t *h, const int8_t *f, const int8_t *g);

#endif
