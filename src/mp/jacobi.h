/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The Jacobi symbol in constant time. */
#ifndef SANGI_SRC_MP_JACOBI_H
#define SANGI_SRC_MP_JACOBI_H

#include <stddef.h>

#include "mp/divsteps.h"
#include "word/limb.h"

/** Digits of scratch for a modulus of `bits` bits. */
#define SANGI_MP_JACOBI_DIGITS(bits)                                                               \
    (2 * (((bits) + SANGI_DIVSTEPS_BITS - 1) / SANGI_DIVSTEPS_BITS))

/**
 * All ones if the Jacobi symbol (x / p) is -1, 0 if it is 1.
 *
 * @param bits     length of p: 2^(bits - 1) < p < 2^bits, 2 <= bits <= limbs * SANGI_LIMB_BITS; x
 *                 and p have `limbs` limbs
 * @param scratch  SANGI_MP_JACOBI_DIGITS(bits) digits; zeroized on return
 * @pre    p is odd, 0 < x < p, gcd(x, p) = 1; otherwise the result is either mask
 * @ct     depends only on the lengths
 * @ref    [BY19], [Wui21], [Ham21]
 */
sangi_mask sangi_mp_jacobi_is_negative(const sangi_limb *x, const sangi_limb *p, size_t limbs,
                                       size_t bits, sangi_signed_digit *scratch);

#endif
