/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/elligator.h"

/*
 * With X = A and Z = C (u^2 - 1): X^3 + A X^2 Z / C + X Z^2 is u^2 A^2 + Z^2 times X, up to
 * squares. For A = 0 the first summand and X are 1.
 */
void sangi_ctidh_elligator(sangi_point p[2], const sangi_curve *curve, const sangi_p511 *u) {
    const sangi_mask start = fp_is_zero(&curve->a);
    sangi_p511 one, t;

    sangi_p511_from_u64(&one, 1);
    fp_sqr(&t, u);
    fp_sub(&p[0].z, &t, &one);
    fp_mul(&p[0].z, &p[0].z, &curve->c);
    fp_mul(&p[1].x, &curve->a, &t);
    fp_mul(&t, &curve->a, &p[1].x);
    fp_select(&p[0].x, &one, &curve->a, start);
    fp_select(&p[1].x, &one, &p[1].x, start);
    fp_select(&t, &one, &t, start);
    fp_neg(&p[1].x, &p[1].x);
    p[1].z = p[0].z;

    fp_sqr(&one, &p[0].z);
    fp_add(&t, &t, &one);
    fp_mul(&t, &t, &p[0].z);
    fp_mul(&t, &t, &p[0].x);
    fp_cswap(&p[0].x, &p[1].x, (sangi_mask)~sangi_p511_is_square(&t));
}
