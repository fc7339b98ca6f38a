/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Two layers of ntt32 where words have 32 bits and a product of 64 is added to a sum by one
 * instruction, as SMLAL does: Montgomery's.
 *
 * A factor z of a sum is held as w = 2^32 z mod P, centred, and a sum of terms x w settles to the
 * sum of the x z by adding the multiple of P that clears its low word.  A factor of a lone product
 * is held as z and as z 2^32 / P, rounded, from which the quotient comes: no more instructions, and
 * no pair of registers.
 *
 * @ref  [Mon85]; signed, [Sei18]; of one product, [Har14]
 */
#ifndef SANGI_SRC_RING_LONG_H
#define SANGI_SRC_RING_LONG_H

#include "generated/ring/ring256_long.h"
#include "ring/ntt32/first_layers.h"

enum {
    SANGI_NARROW_KEPT_FORTH = 1, /**< pass 2 must bring what pass 1 leaves nearer to zero */
    SANGI_NARROW_KEPT_BACK = 1   /**< so must the first pass back, with its sums */
};

typedef int32_t sangi_narrow_word;
typedef int32_t sangi_narrow_square;

/** The sum of terms x z, from that of terms x w. */
SANGI_RING_INLINE int32_t sangi_narrow_settled(int64_t sum) {
    const int32_t m = (int32_t)((uint32_t)sum * SANGI_NARROW_NEGATIVE);

    return (int32_t)((sum + (int64_t)m * SANGI_NARROW_P) >> 32);
}

/** x z, from 0 to P but for a little. */
SANGI_RING_INLINE int32_t sangi_narrow_times(int32_t x, int32_t z, int32_t share) {
    const uint32_t quotient = (uint32_t)((int64_t)x * share >> 32);

    return (int32_t)((uint32_t)x * (uint32_t)z - quotient * SANGI_NARROW_P);
}

SANGI_RING_INLINE int32_t sangi_narrow_keep(int32_t x) {
    return sangi_narrow_times(x, 1, SANGI_NARROW_SHARE);
}

/** x a; the node has a as it is and as its share of P. */
SANGI_RING_INLINE int32_t sangi_narrow_times_a(int32_t x, const sangi_narrow_node *w) {
    return sangi_narrow_times(x, w->a, w->share);
}

SANGI_RING_INLINE int32_t sangi_narrow_pair(int32_t x, int32_t z, int32_t y, int32_t t) {
    return sangi_narrow_settled((int64_t)x * z + (int64_t)y * t);
}

/** s0 + s1, scaled and centred.  Modulo P the two scales are one, but as numbers they differ: no
 * compiler adds s0 to s1, and a lone product is none of a sum. */
SANGI_RING_INLINE int32_t sangi_narrow_scaled(int32_t s0, int32_t s1) {
    return sangi_narrow_pair(s0, SANGI_NARROW_SCALE, s1, SANGI_NARROW_SCALE_TOO);
}

/** (s1 - s0) a, scaled and centred. */
SANGI_RING_INLINE int32_t sangi_narrow_scaled_a(int32_t s0, int32_t s1) {
    return sangi_narrow_pair(s0, -SANGI_NARROW_SCALED_A, s1, SANGI_NARROW_SCALED_A);
}

#include "ring/ntt32/accumulated.h"

/** z times what a sum settles to; hidden, since the product would become one of 64 by 64 bits. */
SANGI_RING_INLINE int64_t sangi_narrow_high(int64_t sum, int32_t z) {
    int32_t high = sangi_narrow_settled(sum);

    SANGI_RING_HIDDEN(high);
    return (int64_t)high * z;
}

/**
 * c <- the sum of k products of four coefficients modulo X^4 - z, X = x^64; all 256 apart.  Four
 * sums at a time are as many as the registers hold.
 */
SANGI_RING_INLINE void sangi_narrow_products(int32_t *c, const int32_t *x, const int32_t *y,
                                             size_t k, const sangi_narrow_square *z) {
    enum { N = SANGI_RING256_N };
    int64_t t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0, t6 = 0;

    SANGI_RING_UNROLLED
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;

        SANGI_RING_ORDER();
        t0 += (int64_t)u[0] * v[0];
        t1 += (int64_t)u[0] * v[1];
        t1 += (int64_t)u[1] * v[0];
        t4 += (int64_t)u[1] * v[3];
        t4 += (int64_t)u[2] * v[2];
        t5 += (int64_t)u[2] * v[3];
        t4 += (int64_t)u[3] * v[1];
        t5 += (int64_t)u[3] * v[2];
    }
    const int32_t c0 = sangi_narrow_settled(t0 + sangi_narrow_high(t4, *z));
    const int32_t c1 = sangi_narrow_settled(t1 + sangi_narrow_high(t5, *z));

    SANGI_RING_UNROLLED
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;

        SANGI_RING_ORDER();
        t2 += (int64_t)u[0] * v[2];
        t3 += (int64_t)u[0] * v[3];
        t2 += (int64_t)u[1] * v[1];
        t3 += (int64_t)u[1] * v[2];
        t2 += (int64_t)u[2] * v[0];
        t3 += (int64_t)u[2] * v[1];
        t3 += (int64_t)u[3] * v[0];
        t6 += (int64_t)u[3] * v[3];
    }
    c[2] = sangi_narrow_settled(t2 + sangi_narrow_high(t6, *z));
    c[3] = sangi_narrow_settled(t3);
    c[0] = c0;
    c[1] = c1;
}

#endif
