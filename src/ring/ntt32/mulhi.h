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
#include "ring/ntt32/first_layers.h"

enum {
    SANGI_NARROW_KEPT_FORTH = 1, /**< pass 2 must bring what pass 1 leaves nearer to zero */
    SANGI_NARROW_KEPT_BACK = 1   /**< so must the first pass back, with its sums */
};

typedef int32_t sangi_narrow_word;
typedef int32_t sangi_narrow_product; /**< reduced at once */
typedef sangi_narrow_factor sangi_narrow_square;

#define SANGI_NARROW_ORDER() SANGI_RING_ORDER() /**< between products: registers are few */

SANGI_RING_INLINE int32_t sangi_narrow_upper(int32_t x, int32_t y) {
    return (int32_t)((int64_t)x * y >> 32);
}

/** x z, within P / 2 + |x w| / 2^32. */
SANGI_RING_INLINE int32_t sangi_narrow_times(int32_t x, sangi_narrow_factor z) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)z.turned);

    return sangi_narrow_upper(x, z.w) - sangi_narrow_upper(m, SANGI_NARROW_P);
}

/** x, from 0 to P but for a little. */
SANGI_RING_INLINE int32_t sangi_narrow_keep(int32_t x) {
    const uint32_t quotient = (uint32_t)sangi_narrow_upper(x, SANGI_NARROW_SHARE);

    return (int32_t)((uint32_t)x - quotient * SANGI_NARROW_P);
}

/** x y / 2^32, within P / 2 + |x y| / 2^32. */
SANGI_RING_INLINE sangi_narrow_product sangi_narrow_multiply(int32_t x, int32_t y) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)y * SANGI_NARROW_INVERSE);

    return sangi_narrow_upper(x, y) - sangi_narrow_upper(m, SANGI_NARROW_P);
}

SANGI_RING_INLINE int32_t sangi_narrow_settled(sangi_narrow_product sum) { return sum; }
SANGI_RING_INLINE int32_t sangi_narrow_alone(sangi_narrow_product sum) {
    return sangi_narrow_keep(sum);
}
SANGI_RING_INLINE sangi_narrow_product sangi_narrow_high(sangi_narrow_product sum,
                                                         sangi_narrow_square z) {
    return sangi_narrow_times(sum, z);
}

#include "ring/ntt32/basemul_karatsuba.h"
#include "ring/ntt32/eager.h"

#endif
