/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Algorithm 3 in floating-point registers, what section 7 asks for, with nothing subtracted.
 *
 * @bound  limbs |x_i| <= 2^45, of k at the top 2^51; sums of columns < 2^53, exact.  Of h k the
 *         columns 8 and 9 are only rounded sums, and those below are left out, as the last bit of
 *         the quotient needs no more: d differs from h / p by 1/2 for the carry's own rounding, 1/4
 *         at most for the sums' and 2^-7 for the rest, so that |z| < p.
 */
#include "reals.h"

#define LIMBS 5

/* A column: what is below 2^45, and above it M + a multiple of 2^45. */
typedef struct {
    ohta_real low, high;
} column;

OHTA_REAL_PART void add_product(column *c, ohta_real a, ohta_real b) {
    const ohta_real high = fma(a, b, c->high);
    c->low = c->low + fma(a, b, c->high - high);
    c->high = high;
}

/* x[k] <- the columns k of a b from `start` on, before carries; a has `rows` limbs, x one limb more
 * than columns. */
OHTA_REAL_PART void multiply(ohta_real *x, const ohta_real *a, int rows, const ohta_real *b,
                             int start, int end) {
    ohta_real above = OHTA_NONE;
    for (int k = start; k < end; k++) {
        column c = {OHTA_NONE, M};
        for (int j = 0; j < LIMBS; j++)
            if (k - j >= 0 && k - j < rows)
                add_product(&c, a[k - j], b[j]);
        x[k - start] = c.low + above;
        above = (c.high - M) * DOWN;
    }
    x[end - start] = above;
}

/* The carry out of columns 8 and 9 of h k, rounded. */
OHTA_REAL_PART ohta_real guard(const ohta_real *h, const ohta_real *k) {
    ohta_real eight = h[8] * k[0], nine = h[9] * k[0];
    for (int j = 1; j < LIMBS; j++) {
        eight = fma(h[8 - j], k[j], eight);
        nine = fma(h[9 - j], k[j], nine);
    }
    return (fma(eight, DOWN, nine) + M - M) * DOWN;
}

OHTA_REAL_FORM(alg3_float) {
    ohta_real h[2 * LIMBS], d[LIMBS], f[LIMBS + 1];
    multiply(h, x, LIMBS, y, 0, 2 * LIMBS - 1);
    ohta_settle(h, 2 * LIMBS);
    multiply(d, h, 2 * LIMBS, m->k, 2 * LIMBS, 3 * LIMBS - 1);
    d[0] = d[0] + guard(h, m->k);
    ohta_settle(d, LIMBS);
    multiply(f, d, LIMBS, m->p, 0, LIMBS);
    for (int i = 0; i < LIMBS; i++)
        f[i] = h[i] - f[i];
    /* |f| < p < 2^220, so what leaves the top limb is no part of f. */
    f[LIMBS - 1] = f[LIMBS - 1] - ((f[LIMBS - 1] + M) - M);
    ohta_settle(f, LIMBS);
    for (int i = 0; i < LIMBS; i++)
        z[i] = f[i];
}
