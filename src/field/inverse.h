/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The inverse modulo any odd number, in constant time. */
#ifndef SANGI_SRC_FIELD_INVERSE_H
#define SANGI_SRC_FIELD_INVERSE_H

#include <stddef.h>

#include "word/limb.h"

/** The longest modulus, in bits. */
#define SANGI_INVERSE_MAX_BITS 576

/**
 * z <- scale / x mod p, and 0 where gcd(x, p) != 1, so for x = 0 too.
 *
 * With scale = 1 this is the plain inverse.  With scale = R^2 mod p it inverts in Montgomery form
 * at no extra cost: (aR)^-1 R^2 = a^-1 R.
 *
 * @param bits  length of p: 2^(bits - 1) < p < 2^bits, 2 <= bits <= SANGI_INVERSE_MAX_BITS and
 *              bits <= limbs * SANGI_LIMB_BITS; z, x, p and scale have `limbs` limbs
 * @pre    p is odd, 0 <= x < p, 0 <= scale < p
 * @post   0 <= z < p
 * @alias  any of z, x and scale may be the same
 * @ct     depends only on the lengths
 */
void sangi_field_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                         const sangi_limb *scale, size_t limbs, size_t bits);

#endif
