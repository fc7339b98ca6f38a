/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** One round of Algorithm 1, with its two rows written out as in section 2.2. */
#ifndef SANGI_PAPERS_OHTA_C_ALG1_H
#define SANGI_PAPERS_OHTA_C_ALG1_H

#include "parts.h"

#define LIMBS 14
#define BITS 16
#define MASK 0xffffu

/* t += y_i x: limb j, and the carry in e. */
#define MULTIPLY(j)                                                                                \
    e = yi * x[j] + t[j] + (e >> BITS);                                                            \
    t[j] = e & MASK;

/* t <- (t + u p) / 2^16: the low half of column 0 is zero and goes. */
#define FOLD(j)                                                                                    \
    e = u * p[j] + t[j] + (e >> BITS);                                                             \
    t[(j) - 1] = e & MASK;

#define FROM_1(F) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13)

/** t <- (t + y_i x + u p) / 2^16.  @bound t < 2p < 2^221 after it: the top limb needs no mask, for
 * p < 2^223 */
OHTA_PART ohta_round(ohta_word *t, const ohta_word *x, ohta_word yi, const ohta_word *p,
                     ohta_word p0) {
    ohta_word e = yi * x[0] + t[0];
    t[0] = e & MASK;
    FROM_1(MULTIPLY)
    const ohta_word top = e >> BITS;
    const ohta_word u = (t[0] * p0) & MASK;
    e = u * p[0] + t[0];
    FROM_1(FOLD)
    t[LIMBS - 1] = top + (e >> BITS);
}

#endif
