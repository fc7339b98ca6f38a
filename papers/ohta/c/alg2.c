/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Algorithm 2: Ohta's multiplication, nothing left out, limb by limb with a carry at every step.
 *
 * R = 2^224, a whole number of limbs, so that K = floor(R^2 / p) has 15 of them.
 */
#include "parts.h"

#define LIMBS 14
#define BITS 16
#define MASK 0xffffu

/* c <- a b, the first listing of section 4. */
OHTA_PART multiply(ohta_word *c, const ohta_word *a, int rows, const ohta_word *b, int columns) {
    for (int i = 0; i < columns; i++)
        c[i] = 0;
    for (int i = 0; i < rows; i++) {
        ohta_word e = 0;
        for (int j = 0; j < columns; j++) {
            e = a[i] * b[j] + c[i + j] + (e >> BITS);
            c[i + j] = e & MASK;
        }
        c[i + columns] = e >> BITS;
    }
}

/* @bound  floor(xy / p) - d <= 1: xy < R^2, so the fraction of R^2/p costs less than one */
OHTA_FORM(alg2) {
    ohta_word h[2 * LIMBS], s[3 * LIMBS + 1], f[2 * LIMBS];
    multiply(h, x, LIMBS, y, LIMBS);
    multiply(s, h, 2 * LIMBS, m->k, LIMBS + 1);
    const ohta_word *d = s + 2 * LIMBS;
    multiply(f, d, LIMBS, m->p, LIMBS);
    ohta_subtract(z, h, f, LIMBS, BITS);
    ohta_reduce(z, m->p, LIMBS, BITS);
}
