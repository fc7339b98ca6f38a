/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Montgomery's multiplication in floating-point registers: the rival of alg3_float.
 *
 * A round needs its lowest column modulo 2^45, and no other: three fused products one after the
 * other give a digit u of the quotient, |u| <= 2^44.
 *
 * @bound  a column takes 20 parts of products, each at most 2^46, and a carry: below 2^53, exact.
 *         |z| <= 4p^2 / 2^225 + p / 2 + p / 2^43 < p.
 */
#include "reals.h"

#define LIMBS 5

/* t <- t + a b; the upper part of each product goes one column up. */
OHTA_REAL_PART void add_row(ohta_real *t, ohta_real a, const ohta_real *b) {
    for (int j = 0; j < LIMBS; j++) {
        const ohta_real high = fma(a, b[j], M) - M;
        t[j] = t[j] + fma(a, b[j], -high);
        t[j + 1] = t[j + 1] + high * DOWN;
    }
}

OHTA_REAL_FORM(mont_float) {
    ohta_real t[LIMBS + 1];
    for (int j = 0; j <= LIMBS; j++)
        t[j] = 0.0;
    for (int i = 0; i < LIMBS; i++) {
        add_row(t, y[i], x);
        const ohta_real low = t[0] - ((t[0] + M) - M);
        const ohta_real u = fma(low, m->k[0], -(fma(low, m->k[0], M) - M));
        add_row(t, u, m->p);
        /* Column 0 is a multiple of 2^45 and becomes a carry. */
        t[0] = t[1] + t[0] * DOWN;
        for (int j = 1; j < LIMBS; j++)
            t[j] = t[j + 1];
        t[LIMBS] = 0.0;
    }
    ohta_settle(t, LIMBS);
    for (int j = 0; j < LIMBS; j++)
        z[j] = t[j];
}
