/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Conversion between limbs and the 51-bit digits of the SIMD kernels; the data of a modulus. */
#ifndef SANGI_SRC_MOD_SIMD_RADIX51_H
#define SANGI_SRC_MOD_SIMD_RADIX51_H

#include "mod/simd/kernels.h"

#if SANGI_ASM

/*
 * Each works on one of `count` inputs, 1 or 2: where an element or data begin, plus 1 for the
 * second of two.
 */

/**
 * Computes the data of a modulus.
 *
 * @pre  256^(bytes - 1) <= n < 256^bytes, n of `width` limbs, width the least that holds `bytes`
 * @ct   depends only on the lengths
 */
void sangi_mod_simd_prepare(const sangi_mod_simd *l, sangi_limb *data, size_t count,
                            const sangi_limb *n, size_t width, size_t bytes);

/** z <- the element x < 2N, for x of `limbs` limbs.  @alias none */
void sangi_mod_simd_to_radix51(const sangi_mod_simd *l, sangi_limb *z, size_t count,
                               const sangi_limb *x, size_t limbs);

/** z <- the number below 2N that x represents, in `limbs` limbs.  @alias none */
void sangi_mod_simd_from_radix51(const sangi_mod_simd *l, sangi_limb *z, size_t limbs,
                                 const sangi_limb *x, size_t count);

/** z <- a number below 2^bits that x represents modulo N, in bits / 64 limbs and one that is
 * overwritten.  @alias none */
void sangi_mod_simd_from_radix51_short(const sangi_mod_simd *l, sangi_limb *z, const sangi_limb *x,
                                       const sangi_limb *data, size_t count);

#endif

#endif
