/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/point.h"

#include "csidh/jacobi.h"

/* The smallest x on A = 0 whose point has every prime in its order. */
#define FIRST_X 7

/* x on A = 0: x and -x lie on different sides, and the orders of both points are the same. */
static void point_on_start(sangi_point *p, int sign, unsigned number) {
    sangi_p511 f;

    sangi_p511_from_u64(&p->x, FIRST_X + number);
    sangi_p511_from_u64(&p->z, 1);
    fp_sqr(&f, &p->x);
    fp_add(&f, &f, &p->z);
    fp_mul(&f, &f, &p->x);
    if (sangi_csidh_jacobi_vartime(&f) != sign)
        fp_neg(&p->x, &p->x);
}

/* With u^2 a square that is not 1: of x = A / (u^2 - 1) and -x - A one lies on either side. */
void sangi_csidh_point_vartime(sangi_point *p, const sangi_curve *curve, int sign,
                               unsigned number) {
    const uint64_t u = 2 + (uint64_t)number;
    sangi_p511 u2, one, xz, f, t;

    if (fp_is_zero(&curve->a)) {
        point_on_start(p, sign, number);
        return;
    }
    sangi_p511_from_u64(&u2, u);
    fp_sqr(&u2, &u2);
    sangi_p511_from_u64(&one, 1);
    p->x = curve->a;
    fp_sub(&t, &u2, &one);
    fp_mul(&p->z, &curve->c, &t);

    /* X Z C (C X^2 + A X Z + C Z^2) is the value at X / Z, up to squares. */
    fp_mul(&xz, &p->x, &p->z);
    fp_sqr(&f, &p->x);
    fp_sqr(&t, &p->z);
    fp_add(&f, &f, &t);
    fp_mul(&f, &f, &curve->c);
    fp_mul(&t, &curve->a, &xz);
    fp_add(&f, &f, &t);
    fp_mul(&f, &f, &xz);
    fp_mul(&f, &f, &curve->c);
    if (sangi_csidh_jacobi_vartime(&f) != sign) {
        fp_mul(&p->x, &p->x, &u2);
        fp_neg(&p->x, &p->x);
    }
}
