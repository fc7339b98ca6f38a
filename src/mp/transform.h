/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The matrix of division steps applied to whole numbers, which have signed digits: see
 * mp/divsteps.h.  B is 2^SANGI_DIVSTEPS_BITS.
 */
#ifndef SANGI_SRC_MP_TRANSFORM_H
#define SANGI_SRC_MP_TRANSFORM_H

#include <stddef.h>

#include "mp/divsteps.h"

/**
 * z <- x in `length` digits of [0, B), for x of `limbs` limbs.
 *
 * @ct     depends only on the lengths
 */
void sangi_mp_split(sangi_signed_digit *z, size_t length, const sangi_limb *x, size_t limbs);

/**
 * (f, g) <- (u f + v g, q f + r g) / B, which is exact, for x = (f, g), numbers of `length` digits.
 *
 * @ct     depends only on the length
 * @bound  |f|, |g| < B^length before and after
 */
void sangi_mp_transform(sangi_signed_digit *x, const sangi_divsteps *t, size_t length);

/**
 * (d, e) <- (u d + v e, q d + r e) / B mod p, for x = (p, d, e), numbers of `length` digits.
 *
 * @param reciprocal  1 / p mod B
 * @pre    p is odd, -2p < d, e < p
 * @post   -2p < d, e < p
 * @ct     depends only on the length
 */
void sangi_mp_transform_mod(sangi_signed_digit *x, const sangi_divsteps *t, size_t length,
                            sangi_digit reciprocal);

/**
 * The first row of both alone: f and d, for x = (p, d, e, f, g).
 *
 * @pre    as sangi_mp_transform_mod
 * @post   e and g are as before
 * @ct     depends only on the length
 */
void sangi_mp_transform_first(sangi_signed_digit *x, const sangi_divsteps *t, size_t length,
                              sangi_digit reciprocal);

/** The same in C. */
void sangi_mp_transform_c(sangi_signed_digit *x, const sangi_divsteps *t, size_t length);
void sangi_mp_transform_mod_c(sangi_signed_digit *x, const sangi_divsteps *t, size_t length,
                              sangi_digit reciprocal);

#endif
