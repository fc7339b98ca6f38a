/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What the forms share: carries out of columns, and the subtraction at the end. */
#ifndef SANGI_PAPERS_OHTA_C_PARTS_H
#define SANGI_PAPERS_OHTA_C_PARTS_H

#include "ohta220.h"

/* Also at -O1, the level of the paper, a step with constant arguments is compiled into its form. */
#define OHTA_MASK14 0x3fffu

#define OHTA_PART static inline __attribute__((always_inline)) void

/** Columns to limbs of `bits` bits: c <- the same number.  @bound each column <= 2^32 - 2^(32 -
 * bits) */
OHTA_PART ohta_carry(ohta_word *c, int columns, int bits) {
    const uint32_t mask = (1u << bits) - 1;
    ohta_word carry = OHTA_NONE;
    for (int i = 0; i < columns; i++) {
        carry = carry + c[i];
        c[i] = carry & mask;
        carry = carry >> bits;
    }
}

/** z <- x - y mod 2^(bits limbs), in limbs; x has limbs, y columns.  @alias z may be x or y */
OHTA_PART ohta_subtract(ohta_word *z, const ohta_word *x, const ohta_word *y, int limbs, int bits) {
    const uint32_t mask = (1u << bits) - 1;
    ohta_word carry = OHTA_NONE, borrow = OHTA_NONE;
    for (int i = 0; i < limbs; i++) {
        carry = carry + y[i];
        ohta_word d = x[i] - (carry & mask) - borrow;
        carry = carry >> bits;
        z[i] = d & mask;
        borrow = d >> 31;
    }
}

/** z <- z - p where that is not negative.  @pre z, p in limbs, z < 2^(bits limbs) */
OHTA_PART ohta_reduce(ohta_word *z, const ohta_word *p, int limbs, int bits) {
    const uint32_t mask = (1u << bits) - 1;
    ohta_word t[OHTA_LIMBS], borrow = OHTA_NONE;
    for (int i = 0; i < limbs; i++) {
        ohta_word d = z[i] - p[i] - borrow;
        t[i] = d & mask;
        borrow = d >> 31;
    }
    ohta_word keep = -borrow;
    for (int i = 0; i < limbs; i++)
        z[i] = t[i] ^ ((t[i] ^ z[i]) & keep);
}

#endif
