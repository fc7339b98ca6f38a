/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight independent elements of the field of CTIDH-1024, for vectorised curves.
 *
 * Word 8 * i + l is digit i, of 52 bits, of the element in lane l: x * R mod p below 2p, with R =
 * 2^1040.  There is no other back end than AVX-512 IFMA.
 *
 * @pre  sangi_runs(SANGI_RUNS_IFMA)
 * @ct   straight line, but for loops over lanes and digits
 */
#ifndef SANGI_SRC_FIELD_X8_P1020X8_H
#define SANGI_SRC_FIELD_X8_P1020X8_H

#include "field/long.h"

#if SANGI_ASM

typedef struct {
    SANGI_ALIGNED(64) uint64_t digit[8 * 20];
} sangi_p1020x8;

/** Element i of z <- x[i].  @alias z and x do not overlap */
void sangi_p1020x8_pack(sangi_p1020x8 *z, const sangi_p1020 x[8]);

/** z[i] <- element i of x.  @alias z and x do not overlap */
void sangi_p1020x8_unpack(sangi_p1020 z[8], const sangi_p1020x8 *x);

/** Bit i: whether element i of x is 0. */
sangi_maskx8 sangi_p1020x8_is_zero(const sangi_p1020x8 *x);

#endif
#endif
