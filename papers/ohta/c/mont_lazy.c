/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Montgomery's multiplication with carry save and no subtraction at the end: 16 limbs of 14 bits,
 * so that R = 2^224 > 4p, and all columns are carried once on the way, when half of the rounds are
 * done.
 */
#include "parts.h"

#define LIMBS 16
#define BITS 14

#define ADD_FOLD(j) t[(j) - 1] = t[j] + yi * x[j] + u * p[j];
#define FROM_2(F) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14)

/* @bound  a column takes 16 products of 28 bits in 8 rounds, beside a limb and a carry: below 2^32
 */
OHTA_PART ohta_rounds(ohta_word *t, const ohta_word *x, const ohta_word *y, const ohta_modulus *m) {
    const ohta_word *p = m->p, p0 = m->k[0];
    for (int i = 0; i < LIMBS / 2; i++) {
        const ohta_word yi = y[i];
        ohta_word low = t[0] + yi * x[0];
        const ohta_word u = ((low & OHTA_MASK14) * p0) & OHTA_MASK14;
        low = low + u * p[0];
        t[0] = t[1] + yi * x[1] + u * p[1] + (low >> BITS);
        FROM_2(ADD_FOLD)
        t[LIMBS - 2] = t[LIMBS - 1] + yi * x[LIMBS - 1] + u * p[LIMBS - 1];
        t[LIMBS - 1] = 0;
    }
    ohta_carry(t, LIMBS, BITS);
}

/* @bound  t < x + p < 3p between the rounds, and (4p^2 + R p) / R < 2p after them */
OHTA_FORM(mont_lazy) {
    ohta_word t[LIMBS];
    for (int i = 0; i < LIMBS; i++)
        t[i] = 0;
    ohta_rounds(t, x, y, m);
    ohta_rounds(t, x, y + LIMBS / 2, m);
    for (int i = 0; i < LIMBS; i++)
        z[i] = t[i];
}
