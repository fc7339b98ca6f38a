/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Karatsuba multiplication and squaring of long numbers of the same even length [KO62]. */
#ifndef SANGI_SRC_MP_KARATSUBA_H
#define SANGI_SRC_MP_KARATSUBA_H

#include "mp/block.h"

/** Whether n limbs are multiplied by the functions below. */
static inline int sangi_mp_mul_by_karatsuba(const sangi_mp_kernels *kernels, size_t n) {
    return n % 2 == 0 && n >= (n % 16 ? kernels->karatsuba.mul : kernels->karatsuba.mul_16);
}

/** Whether they are squared so. */
static inline int sangi_mp_sqr_by_karatsuba(const sangi_mp_kernels *kernels, size_t n) {
    return n % 2 == 0 && n >= (n % 32 ? kernels->karatsuba.sqr : kernels->karatsuba.sqr_32);
}

/**
 * z <- x y, in 2n limbs.  The recursion ends below kernels->karatsuba.mul limbs.
 *
 * @pre    n is even, 2 <= n <= SANGI_MP_MAX_LIMBS
 * @alias  x may be y; z overlaps neither
 * @ct     depends only on the length
 */
void sangi_mp_mul_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            const sangi_limb *y, size_t n);

/** z <- x^2, in 2n limbs, by three squares of half the length; otherwise as above. */
void sangi_mp_sqr_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            size_t n);

#endif
