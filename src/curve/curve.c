/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/curve.h"

void sangi_curve_dbl(sangi_point *r, const sangi_point *p, const sangi_curve *e) {
    sangi_fp s, d, t, a24;

    fp_add(&s, &p->x, &p->z);
    fp_sub(&d, &p->x, &p->z);
    fp_sqr(&s, &s);
    fp_sqr(&d, &d);
    fp_sub(&t, &s, &d); /* 4XZ */
    fp_dbl(&d, &d);
    fp_dbl(&d, &d);
    fp_mul(&d, &d, &e->c); /* 4C (X-Z)^2 */
    fp_dbl(&a24, &e->c);
    fp_add(&a24, &a24, &e->a);
    fp_mul(&r->x, &s, &d);
    fp_mul(&a24, &a24, &t);
    fp_add(&a24, &a24, &d);
    fp_mul(&r->z, &a24, &t);
}

void sangi_curve_add(sangi_point *r, const sangi_point *p, const sangi_point *q,
                     const sangi_point *difference) {
    sangi_fp ps, pd, qs, qd;

    fp_add(&ps, &p->x, &p->z);
    fp_sub(&pd, &p->x, &p->z);
    fp_add(&qs, &q->x, &q->z);
    fp_sub(&qd, &q->x, &q->z);
    fp_mul(&ps, &ps, &qd);
    fp_mul(&pd, &pd, &qs);
    fp_add(&qs, &ps, &pd);
    fp_sub(&qd, &ps, &pd);
    fp_sqr(&qs, &qs);
    fp_sqr(&qd, &qd);
    fp_mul(&qs, &qs, &difference->z);
    fp_mul(&r->z, &qd, &difference->x);
    r->x = qs;
}

void sangi_curve_dbladd(sangi_point *p, sangi_point *q, const sangi_point *difference,
                        const sangi_curve *a24) {
    sangi_fp ps, pd, qs, qd, t;

    fp_add(&ps, &p->x, &p->z);
    fp_sub(&pd, &p->x, &p->z);
    fp_add(&qs, &q->x, &q->z);
    fp_sub(&qd, &q->x, &q->z);
    fp_mul(&qd, &qd, &ps);
    fp_mul(&qs, &qs, &pd);
    fp_sqr(&ps, &ps);
    fp_sqr(&pd, &pd);
    fp_sub(&t, &ps, &pd);
    fp_mul(&pd, &pd, &a24->c);
    fp_mul(&p->x, &ps, &pd);
    fp_mul(&ps, &t, &a24->a);
    fp_add(&pd, &pd, &ps);
    fp_mul(&p->z, &pd, &t);
    fp_add(&ps, &qd, &qs);
    fp_sub(&pd, &qd, &qs);
    fp_sqr(&ps, &ps);
    fp_sqr(&pd, &pd);
    fp_mul(&ps, &ps, &difference->z);
    fp_mul(&q->z, &pd, &difference->x);
    q->x = ps;
}
