/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Division by 3 in a form that compilers vectorise in 16-bit elements. */
#ifndef SANGI_SRC_SNTRUP_DIV3_H
#define SANGI_SRC_SNTRUP_DIV3_H

#include <stdint.h>

/**
 * floor(x / 3).
 *
 * @pre    0 <= x < 2^14
 * @bound  the multipliers, (2^16 + 2) / 3 and (2^15 + 1) / 3, exceed 2^16 / 3 and 2^15 / 3 by 2/3
 * and 1/3: the quotient exceeds x / 3 by at most x / 98304 < 1/3
 *
 * The high word of a 16-bit product is one vector instruction on x86-64 and aarch64.  On other
 * targets gcc 12.1 and 12.2 miscompile this form at -O3: they take four 16-bit words in one 64-bit
 * word and use its high half.
 */
static inline int32_t sangi_sntrup_div3(int16_t x) {
#if defined(__x86_64__) || defined(__aarch64__)
    return (int32_t)x * 21846 >> 16;
#else
    return (int32_t)x * 10923 >> 15;
#endif
}

#endif
