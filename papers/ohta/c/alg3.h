/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Algorithm 3 over one of the headers of blocks/, which the file that includes this one has
 * included before it, with these defined: FORM   the name of the form, SAVED  1 where the products
 * leave sums of columns, 0 where they leave limbs, SHIFT  t: k = floor(2^t / p), 434 < t < 448,
 *   TIMES  how often p is subtracted at the end.
 *
 * @bound  Columns 0 to 29 of h k are left out: less than 16 * 2^(14 * 31) (1 + 2^-13) = 2^438 (1 +
 * 2^-13). With t = 440 and x, y < p the quotient is short by less than 1.26, so by 2 at most. With
 * t = 443 and x, y < 2p it is short by less than 0.54, so that z < 2p as it is.
 */
#include "parts.h"

#define LIMBS 16
#define BITS 14
/* The products' columns 30 to 47 are at hand; the quotient begins in column 31. */
#define SKIPPED (SHIFT - 31 * BITS)

/* d <- floor(s / 2^(t - 420)), 16 limbs.  @pre s in limbs, 18 of them */
OHTA_PART quotient(ohta_word *d, const ohta_word *s) {
    for (int i = 0; i < LIMBS; i++)
        d[i] = ((s[i + 1] >> SKIPPED) | (s[i + 2] << (BITS - SKIPPED))) & OHTA_MASK14;
}

OHTA_FORM(FORM) {
    ohta_word h[2 * LIMBS], s[LIMBS + 2], d[LIMBS], f[LIMBS];
    ohta_full(h, x, y);
    if (SAVED)
        ohta_carry(h, 2 * LIMBS, BITS);
    ohta_high(s, h, m->k);
    if (SAVED)
        ohta_carry(s, LIMBS + 2, BITS);
    quotient(d, s);
    ohta_low(f, d, m->p);
    ohta_subtract(h, h, f, LIMBS, BITS);
    for (int i = 0; i < TIMES; i++)
        ohta_reduce(h, m->p, LIMBS, BITS);
    for (int i = 0; i < LIMBS; i++)
        z[i] = h[i];
}
