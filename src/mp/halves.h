/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of long numbers of the same even length from three products of their halves [KO62]. */
#ifndef SANGI_SRC_MP_HALVES_H
#define SANGI_SRC_MP_HALVES_H

#include "mp/block.h"

/**
 * z <- x y, in 2n limbs; halves are halved again while that pays.
 *
 * @pre    n is even, 2 <= n <= SANGI_MP_MAX_LIMBS
 * @alias  x may be y; z overlaps neither
 * @ct     the length steers it
 */
void sangi_mp_mul_halves(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         const sangi_limb *y, size_t n);

/** z <- x^2, in the same way. */
void sangi_mp_sqr_halves(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t n);

/** z <- x y, in nx + ny limbs, block by block. */
void sangi_mp_mul_blocks(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t nx, const sangi_limb *y, size_t ny);

/** z <- x^2, in 2n limbs, block by block. */
void sangi_mp_sqr_blocks(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t n);

#endif
