/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The products of Algorithm 3 as loops; multiply() is what the file that includes this one
 * defines. */
#ifndef SANGI_PAPERS_OHTA_C_ALG3_LOOPS_H
#define SANGI_PAPERS_OHTA_C_ALG3_LOOPS_H

#include "parts.h"

/* The columns `start` <= k < `end` of a (rows limbs) by b (16 limbs); column k is in c[k - start].
 */
OHTA_PART multiply(ohta_word *c, const ohta_word *a, int rows, const ohta_word *b, int start,
                   int end);

OHTA_PART ohta_full(ohta_word *c, const ohta_word *a, const ohta_word *b) {
    multiply(c, a, 16, b, 0, 32);
}

OHTA_PART ohta_high(ohta_word *c, const ohta_word *a, const ohta_word *b) {
    multiply(c, a, 32, b, 30, 48);
}

OHTA_PART ohta_low(ohta_word *c, const ohta_word *a, const ohta_word *b) {
    multiply(c, a, 16, b, 0, 16);
}

#endif
