/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The inverse modulo any number, in variable time. */
#ifndef SANGI_SRC_MP_LEHMER_H
#define SANGI_SRC_MP_LEHMER_H

#include <stddef.h>

#include "word/limb.h"

/** Limbs of scratch for a modulus of `limbs` limbs. */
#define SANGI_MP_LEHMER_LIMBS(limbs) (4 * ((limbs) + 1))

/**
 * z <- 1 / x mod n; returns all ones if the inverse exists, else 0 with z <- 0.
 *
 * @param limbs    of z, x and n, at least 1
 * @param scratch  SANGI_MP_LEHMER_LIMBS(limbs) limbs; holds values of the computation on return
 * @pre    n > 1, odd or even, 0 <= x < n
 * @post   0 <= z < n
 * @alias  z may be x
 * @ct     variable time: depends on x and n, which are public
 * @ref    Lehmer's method [Knu97, 4.5.2, Algorithm L], with two matrices of half a limb each time
 */
sangi_mask sangi_mp_inverse_vartime(sangi_limb *z, const sangi_limb *x, const sangi_limb *n,
                                    size_t limbs, sangi_limb *scratch);

#endif
