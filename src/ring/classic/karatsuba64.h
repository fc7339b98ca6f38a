/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of short polynomials modulo 2^16: Karatsuba twice, schoolbook below. */
#ifndef SANGI_SRC_RING_CLASSIC_KARATSUBA64_H
#define SANGI_SRC_RING_CLASSIC_KARATSUBA64_H

#include <stddef.h>
#include <stdint.h>

/**
 * c <- x * y, 64 coefficients by 64, in 9 products of 16 by 16.
 *
 * @post  c has 128 coefficients, the last one 0
 * @ref   [KO62]
 */
void sangi_ring_karatsuba64(uint16_t *restrict c, const uint16_t *restrict x,
                            const uint16_t *restrict y);

/**
 * c <- low + (both - low - high) X + high X^2, X = x^half: the product of x0 + x1 X and y0 + y1 X
 * from low = x0 y0, high = x1 y1 and both = (x0 + x1)(y0 + y1), each of 2 * half coefficients.
 */
static inline void sangi_ring_karatsuba_join(uint16_t *restrict c, const uint16_t *restrict low,
                                             const uint16_t *restrict high,
                                             const uint16_t *restrict both, size_t half) {
    for (size_t i = 0; i < half; i++) {
        const uint32_t l0 = low[i], l1 = low[i + half], h0 = high[i], h1 = high[i + half];

        c[i] = (uint16_t)l0;
        c[i + half] = (uint16_t)(l1 + both[i] - l0 - h0);
        c[i + 2 * half] = (uint16_t)(h0 + both[i + half] - l1 - h1);
        c[i + 3 * half] = (uint16_t)h1;
    }
}

#endif
