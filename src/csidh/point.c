/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/point.h"

#include "csidh/jacobi.h"

/* The smallest x on A = 0 whose point has an order that every prime divides. */
#define FIRST_X 7

/* x and -x on A = 0 lie on different sides, and the orders of both points are the same.  Returns
 * the sign of the first. */
static int points_on_start(sangi_point p[2], unsigned number) {
    sangi_p511 f;

    sangi_p511_from_u64(&p[0].x, FIRST_X + number);
    sangi_p511_from_u64(&p[0].z, 1);
    p[1].z = p[0].z;
    fp_neg(&p[1].x, &p[0].x);
    fp_sqr(&f, &p[0].x);
    fp_add(&f, &f, &p[0].z);
    fp_mul(&f, &f, &p[0].x);
    return sangi_csidh_jacobi_vartime(&f);
}

/* Elligator 2 with u^2 != 1: x = A / (u^2 - 1) and -x - A lie on different sides.  Returns the sign
 * of the first. */
static int two_points(sangi_point p[2], const sangi_curve *curve, unsigned number) {
    const uint64_t u = 2 + (uint64_t)number;
    sangi_p511 u2, one, xz, f, t;

    if (fp_is_zero(&curve->a))
        return points_on_start(p, number);
    sangi_p511_from_u64(&u2, u);
    fp_sqr(&u2, &u2);
    sangi_p511_from_u64(&one, 1);
    p[0].x = curve->a;
    fp_sub(&t, &u2, &one);
    fp_mul(&p[0].z, &curve->c, &t);
    p[1].z = p[0].z;
    fp_mul(&p[1].x, &p[0].x, &u2);
    fp_neg(&p[1].x, &p[1].x);

    /* X Z C (C X^2 + A X Z + C Z^2) is the value at X / Z, up to squares. */
    fp_mul(&xz, &p[0].x, &p[0].z);
    fp_sqr(&f, &p[0].x);
    fp_sqr(&t, &p[0].z);
    fp_add(&f, &f, &t);
    fp_mul(&f, &f, &curve->c);
    fp_mul(&t, &curve->a, &xz);
    fp_add(&f, &f, &t);
    fp_mul(&f, &f, &xz);
    fp_mul(&f, &f, &curve->c);
    return sangi_csidh_jacobi_vartime(&f);
}

void sangi_csidh_points_vartime(sangi_point p[2], const sangi_curve *curve, unsigned number) {
    if (two_points(p, curve, number) < 0) {
        const sangi_point first = p[0];

        p[0] = p[1];
        p[1] = first;
    }
}

void sangi_csidh_point_vartime(sangi_point *p, const sangi_curve *curve, int sign,
                               unsigned number) {
    sangi_point both[2];

    sangi_csidh_points_vartime(both, curve, number);
    *p = both[sign < 0];
}
