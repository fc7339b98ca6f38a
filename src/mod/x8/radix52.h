/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers in limbs of 64 bits as digits of 52 bits, and back: what AVX-512 IFMA multiplies. */
#ifndef SANGI_SRC_MOD_X8_RADIX52_H
#define SANGI_SRC_MOD_X8_RADIX52_H

#include <stddef.h>

#include "word/limb.h"

enum { SANGI_MOD_DIGIT = 52 };

#if SANGI_ASM

/**
 * z[i * stride] <- digit i of x, for i < digits; digits beyond x are 0.
 *
 * @ct     only the lengths steer it
 * @alias  none
 */
void sangi_mod_to_digits(uint64_t *z, size_t stride, size_t digits, const sangi_limb *x,
                         size_t limbs);

/**
 * z <- the number whose digit i is x[i * stride], modulo 2^(64 * limbs).
 *
 * @pre    each digit is below 2^52
 * @ct     only the lengths steer it
 * @alias  none
 */
void sangi_mod_from_digits(sangi_limb *z, size_t limbs, const uint64_t *x, size_t stride,
                           size_t digits);

#endif

#endif
