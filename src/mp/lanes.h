/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Inversion with AVX2: f, g, d and e are the lanes of one vector for each digit of 31 bits.
 *
 * The matrix of 31 division steps is applied to all four by the same products, on vector units that
 * the steps leave idle, while the next 31 are taken: generated/mp/lanes_x64.S.
 */
#ifndef SANGI_SRC_MP_LANES_H
#define SANGI_SRC_MP_LANES_H

#include <stddef.h>

#include "mp/divsteps.h"
#include "word/limb.h"

#define SANGI_LANES_BITS 31
/** Digits of a number of `bits` bits and a sign. */
#define SANGI_LANES_LENGTH(bits) ((bits) / SANGI_LANES_BITS + 1)
/** Words of scratch: four numbers and a modulus, its inverse, and what aligns vectors. */
#define SANGI_LANES_DIGITS(bits) (5 * SANGI_LANES_LENGTH(bits) + 4)

/** theta, the matrix of some steps, and the lowest digits of f and g after them, signed. */
typedef struct {
    sangi_signed_digit theta, u, v, q, r, f, g;
} sangi_lanes_steps;

/**
 * `count` times, count > 0: x by the matrix of s, then s <- 31 steps.
 *
 * x has (f, g, d, e) for each digit, then the digits of p, then 1/p mod 2^31.  The highest digit of
 * a number is signed.  A matrix brings f and g to (u f + v g, q f + r g) / 2^31, integers; d and e
 * to the same modulo p: to their sums m p is added that makes the division exact, -2^31 <= m < 0
 * where the sum of the highest digits is not negative, else 0 <= m < 2^31.  All sums of digits are
 * words.
 *
 * @pre    length > 3; p is odd, p < 2^(31 length - 1), |f|, |g| <= p,
 *         |d|, |e| < p + 2^(31 (length - 1)); f is odd after the matrix;
 *         |u| + |v|, |q| + |r| <= 2^31; u, v, q, r > -2^31
 * @post   the same
 * @param length  digits; a kernel for one length does not read this
 * @param plan    sangi_mp_lanes_plan(length); likewise
 * @ct     depends only on the numbers that are no pointers
 */
typedef void sangi_lanes_runs(sangi_signed_digit *x, sangi_lanes_steps *s, size_t count,
                              size_t length, size_t plan);

sangi_lanes_runs sangi_mp_lanes_9_x64, sangi_mp_lanes_13_x64, sangi_mp_lanes_15_x64,
    sangi_mp_lanes_17_x64, sangi_mp_lanes_any_x64;

/**
 * How the kernel for any length goes through the digits: 3 first, 3 k beside each of some pairs of
 * steps for k = 0 ... 4, the rest alone.
 *
 * Bits 4 k ... 4 k + 3 are the number of those pairs, 12 in all, what is above is the rest.
 */
size_t sangi_mp_lanes_plan(size_t length);

/** The kernel for a modulus of so many bits, or NULL for a short one. */
sangi_lanes_runs *sangi_mp_lanes(size_t bits);

/**
 * As sangi_mp_inverse, by a kernel for the length and `steps` steps.
 *
 * @param scratch  SANGI_LANES_DIGITS(bits) digits; zeroized on return
 */
void sangi_mp_inverse_lanes(sangi_lanes_runs *runs, sangi_limb *z, const sangi_limb *x,
                            const sangi_limb *p, const sangi_limb *scale, size_t limbs, size_t bits,
                            size_t steps, sangi_signed_digit *scratch);

#endif
