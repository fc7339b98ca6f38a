/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of short polynomials modulo 2^16: Karatsuba twice, schoolbook below. */
#ifndef SANGI_SRC_RING_KARATSUBA_H
#define SANGI_SRC_RING_KARATSUBA_H

#include <stdint.h>

/**
 * c <- x * y, 64 coefficients by 64, in 9 products of 16 by 16.
 *
 * @post  c has 128 coefficients, the last one 0
 * @ref   [KO62]
 */
void sangi_ring_karatsuba64(uint16_t *restrict c, const uint16_t *restrict x,
                            const uint16_t *restrict y);

#endif
