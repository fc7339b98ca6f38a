/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Montgomery reduction of 2n limbs modulo an odd m of n limbs.  W is 2^SANGI_LIMB_BITS. */
#ifndef SANGI_SRC_MP_REDC_H
#define SANGI_SRC_MP_REDC_H

#include <stddef.h>

#include "mp/block.h"

/** -1/m mod W, for the lowest limb m of an odd number. */
sangi_limb sangi_mp_negated_inverse(sangi_limb m);

/**
 * c W^n + t_n ... t_(2n - 1) <- (t + q m) / W^n, where q < W^n makes the division exact; returns
 * the carry c.
 *
 * @param n0   -1/m mod W
 * @pre    m is odd, 1 <= n <= SANGI_MP_MAX_LIMBS
 * @post   the result is below t / W^n + m; t_0 ... t_(n - 1) are overwritten
 * @bound  for t = x y with x, y < 2m, and 4m <= W^n, the result is below 2m and c = 0
 * @alias  t does not overlap m
 * @ct     depends only on n
 * @ref    [Mon85]
 */
sangi_limb sangi_mp_redc_lazy(sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0);

/** The same by one block of quotient limbs at a time. */
sangi_limb sangi_mp_redc_basecase(const sangi_mp_kernels *kernels, sangi_limb *t,
                                  const sangi_limb *m, size_t n, sangi_limb n0);

/**
 * The same by halves of the quotient: q_0 from the lower half of m, then q_0 times the upper half
 * by Karatsuba's method, then q_1 alike.  Below kernels->karatsuba.redc limbs it goes by blocks.
 */
sangi_limb sangi_mp_redc_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *t,
                                   const sangi_limb *m, size_t n, sangi_limb n0);

/**
 * z <- t / W^n mod m, in n limbs.
 *
 * @param n0   -1/m mod W
 * @pre    m is odd, t < m W^n, 1 <= n <= SANGI_MP_MAX_LIMBS
 * @post   z < m; t is overwritten
 * @alias  z is outside t and m, or the upper half of t
 * @ct     depends only on n
 */
void sangi_mp_redc(sangi_limb *z, sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0);

#endif
