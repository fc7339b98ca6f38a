/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Masks, and the barrier that keeps a compiler from turning them back into branches. */
#ifndef SANGI_SRC_WORD_MASK_H
#define SANGI_SRC_WORD_MASK_H

#include "word/limb.h"

/**
 * x, in a way that the compiler cannot see through: it must assume that any value came back.
 *
 * Without it, compilers recognise z ^ (mask & (x ^ y)) as a choice and may emit a branch.
 *
 * @ct  straight line
 */
static inline sangi_limb sangi_barrier(sangi_limb x) {
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile sangi_limb hidden = x;
    return hidden;
#endif
}

/**
 * All ones if bit is 1, zero if it is 0, behind a barrier.
 *
 * @pre  bit is 0 or 1
 * @ct   straight line
 */
static inline sangi_mask sangi_mask_of_bit(sangi_limb bit) {
    return sangi_barrier((sangi_limb)(0 - bit));
}

/**
 * x if mask is all ones, y if it is zero.
 *
 * @pre  mask is 0 or all ones
 * @ct   straight line
 */
static inline sangi_limb sangi_limb_select(sangi_mask mask, sangi_limb x, sangi_limb y) {
    return (sangi_limb)(y ^ (mask & (x ^ y)));
}

#endif
