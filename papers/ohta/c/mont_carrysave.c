/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Montgomery's multiplication with carry save, which section 5 holds to be impossible: a round
 * needs the low limb of the sum, and no other; so that column alone is carried, and the rest wait.
 *
 * Limbs of 13 bits, 17 of them: a column takes 34 products of 26 bits and 17 carries.
 */
#include "parts.h"

#define LIMBS 17
#define BITS 13
#define MASK 0x1fffu

#define ADD_FOLD(j) t[(j) - 1] = t[j] + yi * x[j] + u * p[j];
#define FROM_2(F) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15)

/* @bound  a column < 34 * 2^26 + 2^19 < 2^32; the number is below 2p < 2^221 at the end */
OHTA_FORM(mont_carrysave) {
    const ohta_word *p = m->p, p0 = m->k[0];
    ohta_word t[LIMBS];
    for (int i = 0; i < LIMBS; i++)
        t[i] = 0;
    for (int i = 0; i < LIMBS; i++) {
        const ohta_word yi = y[i];
        ohta_word low = t[0] + yi * x[0];
        const ohta_word u = ((low & MASK) * p0) & MASK;
        low = low + u * p[0];
        t[0] = t[1] + yi * x[1] + u * p[1] + (low >> BITS);
        FROM_2(ADD_FOLD)
        t[LIMBS - 2] = yi * x[LIMBS - 1] + u * p[LIMBS - 1];
    }
    t[LIMBS - 1] = 0;
    ohta_carry(t, LIMBS, BITS);
    ohta_reduce(t, p, LIMBS, BITS);
    for (int i = 0; i < LIMBS; i++)
        z[i] = t[i];
}
