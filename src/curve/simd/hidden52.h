/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiples by secret scalars in constant time, of two points at a time. */
#ifndef SANGI_SRC_CURVE_SIMD_HIDDEN52_H
#define SANGI_SRC_CURVE_SIMD_HIDDEN52_H

#include "curve/simd/curve52.h"

#if SANGI_CURVE_SIMD

enum { SCALAR52_DIGITS = SANGI_CURVE_BITS == 511 ? 16 : 32, SCALAR52_WIDTH = 32 };

/** Two numbers below 2^512, or 2^1024 for the prime of 1020 bits: digit[i][j] is digit i of number
 * j, below 2^32. */
typedef struct {
    SANGI_ALIGNED(16) uint64_t digit[SCALAR52_DIGITS][2];
} sangi_scalars52;

/**
 * p[i] <- the multiple of p[i] by number i, for i < count <= 2, by Montgomery ladders side by side.
 *
 * A multiple of the neutral element, or of (0 : 1), may be (0 : 0).
 *
 * @pre  both numbers are below 2^bits
 * @ct   depends on `count` and `bits` only
 */
void sangi_curve52_mul_hidden(sangi_point52 *p, size_t count, const sangi_scalars52 *k, size_t bits,
                              const sangi_curve52 *e);

/** r <- p where mask is all ones, q where it is 0 */
static inline void sangi_point52_select(sangi_point52 *r, const sangi_point52 *p,
                                        const sangi_point52 *q, sangi_mask mask) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        for (size_t j = 0; j < 2; j++)
            r->digit[i][j] = sangi_limb_select(mask, p->digit[i][j], q->digit[i][j]);
}

#endif
#endif
