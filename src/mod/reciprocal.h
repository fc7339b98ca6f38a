/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The constant of Barrett and Ohta reduction.  W is 2^SANGI_LIMB_BITS. */
#ifndef SANGI_SRC_MOD_RECIPROCAL_H
#define SANGI_SRC_MOD_RECIPROCAL_H

#include <stddef.h>

#include "word/limb.h"

/** The t of K = floor(2^t / n), for n of `bytes` bytes and K of `limbs` limbs. */
#define SANGI_MOD_SHIFT(bytes, limbs) (8 * (bytes) - 9 + SANGI_LIMB_BITS * (limbs))

/**
 * k <- floor(2^t / n), t = SANGI_MOD_SHIFT(bytes, limbs), in `limbs` limbs.
 *
 * @pre  256^(bytes - 1) <= n < 256^bytes, n of `width` limbs, width the least that holds `bytes`
 * @ct   depends only on the lengths
 * @ref  [Knu97, 4.3.1 D], quotients of two limbs as in [MG11]
 */
void sangi_mod_reciprocal(sangi_limb *k, size_t limbs, const sangi_limb *n, size_t width,
                          size_t bytes);

#endif
