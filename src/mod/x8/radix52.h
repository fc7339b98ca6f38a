/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Conversion between 64-bit limbs and radix 2^52, the factors of AVX-512 IFMA. */
#ifndef SANGI_SRC_MOD_X8_RADIX52_H
#define SANGI_SRC_MOD_X8_RADIX52_H

#include <stddef.h>

#include "word/limb.h"

enum { SANGI_MOD_DIGIT = 52 };

#if SANGI_ASM

/**
 * z[i * stride] <- digit i of x, for i < digits; digits beyond x are 0.
 *
 * @ct     depends only on the lengths
 * @alias  none
 */
void sangi_mod_to_digits(uint64_t *z, size_t stride, size_t digits, const sangi_limb *x,
                         size_t limbs);

/**
 * z <- the number whose digit i is x[i * stride], modulo 2^(64 * limbs).
 *
 * @pre    each digit is below 2^52
 * @ct     depends only on the lengths
 * @alias  none
 */
void sangi_mod_from_digits(sangi_limb *z, size_t limbs, const uint64_t *x, size_t stride,
                           size_t digits);

#endif

#endif
