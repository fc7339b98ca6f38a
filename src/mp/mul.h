/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of natural numbers, full and truncated.  W is 2^SANGI_LIMB_BITS. */
#ifndef SANGI_SRC_MP_MUL_H
#define SANGI_SRC_MP_MUL_H

#include <stddef.h>

#include "mp/block.h"

/**
 * z <- x y, in nx + ny limbs.
 *
 * @pre    1 <= nx, ny <= SANGI_MP_MAX_LIMBS
 * @alias  x may be y; z overlaps neither
 * @ct     depends only on the lengths
 */
void sangi_mp_mul(sangi_limb *z, const sangi_limb *x, size_t nx, const sangi_limb *y, size_t ny);

/**
 * z <- x^2, in 2n limbs.
 *
 * @pre    1 <= n <= SANGI_MP_MAX_LIMBS
 * @alias  z does not overlap x
 * @ct     depends only on the length
 */
void sangi_mp_sqr(sangi_limb *z, const sangi_limb *x, size_t n);

/**
 * z <- x y mod W^n.
 *
 * @pre    1 <= n, nx, ny
 * @alias  x may be y; z overlaps neither
 * @ct     depends only on the lengths
 */
void sangi_mp_mul_low(sangi_limb *z, size_t n, const sangi_limb *x, size_t nx, const sangi_limb *y,
                      size_t ny);

/**
 * z <- the sum of x_i y_j W^(i + j - from) over i + j >= from, in nx + ny - from limbs.
 *
 * @pre    1 <= nx, ny; from < nx + ny
 * @bound  x y - W^from z < min(from, nx, ny) W^(from + 1)
 * @alias  x may be y; z overlaps neither
 * @ct     depends only on the lengths
 */
void sangi_mp_mul_high(sangi_limb *z, size_t from, const sangi_limb *x, size_t nx,
                       const sangi_limb *y, size_t ny);

#endif
