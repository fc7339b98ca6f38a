/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A third of a number, in a form that vectors of 16 bits have where a machine has such vectors. */
#ifndef SANGI_SRC_SNTRUP_THIRD_H
#define SANGI_SRC_SNTRUP_THIRD_H

#include <stdint.h>

/**
 * floor(x / 3).
 *
 * @pre    0 <= x < 2^14
 * @bound  (2^16 + 2) / 3 and (2^15 + 1) / 3 are more than the power over 3 by 2/3 and 1/3: the
 *         excess, at most x / 98304, is below 1/3
 *
 * The high half of a product of 16 bits is one instruction in vectors.  Elsewhere gcc 12.1 and 12.2
 * at -O3 take a word of 64 bits for four of 16, and its high half for theirs, which it is not.
 */
static inline int32_t sangi_sntrup_third(int16_t x) {
#if defined(__x86_64__) || defined(__aarch64__)
    return (int32_t)x * 21846 >> 16;
#else
    return (int32_t)x * 10923 >> 15;
#endif
}

#endif
