/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * ntt32 where words have 32 bits and each half of a product is an instruction of its own:
 * Montgomery's, of one product at a time, since sums of 64 bits would carry from half to half.
 *
 * A factor z is held as w = 2^32 z mod P, centred, and as w / P mod 2^32 (turned): the multiple of
 * P with the same low half as x w then takes one product, and the low halves are never subtracted.
 *
 * @ref  [Mon85]; signed, [Sei18]
 */
#ifndef SANGI_SRC_RING_HALVES_H
#define SANGI_SRC_RING_HALVES_H

#include "generated/ring/ring256_halves.h"
#include "ring/first.h"

enum {
    SANGI_RING_KEPT_FORTH = 1, /**< pass 2 must bring what pass 1 leaves nearer to zero */
    SANGI_RING_KEPT_BACK = 1   /**< so must the first pass back, with its sums */
};

typedef int32_t sangi_ring_word;
typedef int32_t sangi_ring_product; /**< reduced at once */
typedef sangi_ring256_factor sangi_ring_square;
typedef sangi_ring256_node sangi_ring_node;

SANGI_RING_INLINE int32_t sangi_ring_upper(int32_t x, int32_t y) {
    return (int32_t)((int64_t)x * y >> 32);
}

/** x z, within P / 2 + |x w| / 2^32. */
SANGI_RING_INLINE int32_t sangi_ring_times(int32_t x, sangi_ring256_factor z) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)z.turned);

    return sangi_ring_upper(x, z.w) - sangi_ring_upper(m, SANGI_RING256_P);
}

/** x, from 0 to P but for a little. */
SANGI_RING_INLINE int32_t sangi_ring_keep(int32_t x) {
    const uint32_t quotient = (uint32_t)sangi_ring_upper(x, SANGI_RING256_SHARE);

    return (int32_t)((uint32_t)x - quotient * SANGI_RING256_P);
}

/** x y / 2^32, within P / 2 + |x y| / 2^32. */
SANGI_RING_INLINE sangi_ring_product sangi_ring_multiply(int32_t x, int32_t y) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)y * SANGI_RING256_INVERSE);

    return sangi_ring_upper(x, y) - sangi_ring_upper(m, SANGI_RING256_P);
}

SANGI_RING_INLINE int32_t sangi_ring_settled(sangi_ring_product sum) { return sum; }
SANGI_RING_INLINE int32_t sangi_ring_alone(sangi_ring_product sum) { return sangi_ring_keep(sum); }
SANGI_RING_INLINE sangi_ring_product sangi_ring_high(sangi_ring_product sum, sangi_ring_square z) {
    return sangi_ring_times(sum, z);
}

#include "ring/nine.h"
#include "ring/singles.h"

#endif
