/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The inverse modulo any odd number, in constant time. */
#ifndef SANGI_SRC_MP_INVERT_H
#define SANGI_SRC_MP_INVERT_H

#include <stddef.h>

#include "mp/divsteps.h"
#include "mp/lanes.h"
#include "word/limb.h"

/** Digits of scratch for a modulus of `bits` bits. */
#if SANGI_LIMB_BITS == 64
#define SANGI_MP_INVERSE_DIGITS(bits) SANGI_LANES_DIGITS(bits)
#else
#define SANGI_MP_INVERSE_DIGITS(bits)                                                              \
    (5 * (((bits) + SANGI_DIVSTEPS_BITS - 1) / SANGI_DIVSTEPS_BITS))
#endif

/**
 * z <- scale / x mod p, and 0 where gcd(x, p) != 1, so for x = 0 too.
 *
 * With scale = 1 this is the plain inverse; with scale = R^2 mod p it maps Montgomery form to
 * Montgomery form, (aR)^-1 R^2 = a^-1 R, at no extra cost.
 *
 * @param bits     length of p: 2^(bits - 1) < p < 2^bits, 2 <= bits <= SANGI_MP_MAX_BITS and
 *                 bits <= limbs * SANGI_LIMB_BITS; z, x, p and scale have `limbs` limbs
 * @param scratch  SANGI_MP_INVERSE_DIGITS(bits) digits; zeroized on return
 * @pre    p is odd, 0 <= x < p, 0 <= scale < p
 * @post   0 <= z < p
 * @alias  any of z, x and scale may be the same
 * @ct     depends only on the lengths
 * @ref    [BY19], half-delta form and number of steps [Wui21]
 */
void sangi_mp_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                      const sangi_limb *scale, size_t limbs, size_t bits,
                      sangi_signed_digit *scratch);

/** The same without vectors. */
void sangi_mp_inverse_scalar(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                             const sangi_limb *scale, size_t limbs, size_t bits,
                             sangi_signed_digit *scratch);

#endif
