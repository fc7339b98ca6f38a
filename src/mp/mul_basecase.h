/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Quadratic multiplication and squaring of naturals of any length, by blocks of limbs. */
#ifndef SANGI_SRC_MP_MUL_BASECASE_H
#define SANGI_SRC_MP_MUL_BASECASE_H

#include "mp/block.h"

/**
 * z <- x y, in nx + ny limbs.
 *
 * @pre    1 <= nx, ny <= SANGI_MP_MAX_LIMBS
 * @alias  x may be y; z overlaps neither
 * @ct     depends only on the lengths
 */
void sangi_mp_mul_basecase(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                           size_t nx, const sangi_limb *y, size_t ny);

/** As sangi_mp_sqr_basecase, block by block. */
void sangi_mp_sqr_blocks(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t n);

/**
 * z <- x^2, in 2n limbs; in one piece where a kernel for so many exists.
 *
 * @pre    1 <= n <= SANGI_MP_MAX_LIMBS
 * @alias  z does not overlap x
 * @ct     depends only on the length
 */
static inline void sangi_mp_sqr_basecase(const sangi_mp_kernels *kernels, sangi_limb *z,
                                         const sangi_limb *x, size_t n) {
    if (n == 16 && kernels->sqr_16)
        kernels->sqr_16(z, x);
    else
        sangi_mp_sqr_blocks(kernels, z, x, n);
}

#endif
