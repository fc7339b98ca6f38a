/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Secret integers of 32 bits: comparisons and choices without a branch. */
#ifndef SANGI_SRC_CSIDH_CTIDH_MASK_H
#define SANGI_SRC_CSIDH_CTIDH_MASK_H

#include "word/limb.h"

/** 0 or all ones. */
typedef uint32_t ctidh_mask;

/** All ones for 1, 0 for 0. */
static inline ctidh_mask ctidh_mask_of(uint32_t bit) {
    return 0 - (uint32_t)sangi_limb_hide((sangi_limb)bit);
}

/** Whether x < y.  @pre both are below 2^31 */
static inline ctidh_mask ctidh_less(uint32_t x, uint32_t y) { return ctidh_mask_of((x - y) >> 31); }

/** Whether x = y.  @pre their difference is below 2^31 */
static inline ctidh_mask ctidh_equal(uint32_t x, uint32_t y) { return ctidh_less(x ^ y, 1); }

/** x where mask is all ones, y where it is 0 */
static inline uint32_t ctidh_pick(ctidh_mask mask, uint32_t x, uint32_t y) {
    return y ^ (mask & (x ^ y));
}

/** The mask for limbs. */
static inline sangi_mask ctidh_limbs(ctidh_mask mask) {
    return sangi_limb_mask((sangi_limb)(mask & 1));
}

/** A mask of limbs for integers. */
static inline ctidh_mask ctidh_integers(sangi_mask mask) {
    return ctidh_mask_of((uint32_t)(mask & 1));
}

#endif
