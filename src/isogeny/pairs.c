/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/evaluate.h"

/** X^2, X*Z and Z^2 of a point to push. */
typedef struct {
    sangi_fp xx, xz, zz;
} pushed;

static void pair(sangi_isogeny_state *s, const pushed *push, const sangi_point *m,
                 const sangi_point *n) {
    sangi_fp a, b, c, d, xx, zz, third, t;

    fp_mul(&a, &m->x, &n->x);
    fp_mul(&b, &m->x, &n->z);
    fp_mul(&c, &m->z, &n->x);
    fp_mul(&d, &m->z, &n->z);
    fp_sub(&xx, &a, &d);
    fp_sqr(&xx, &xx);
    fp_sub(&zz, &b, &c);
    fp_sqr(&zz, &zz);
    fp_add(&a, &a, &d);
    fp_add(&b, &b, &c);
    /* third = 2C (XmZn + ZmXn)(XmXn + ZmZn) + A ((XmXn + ZmZn)^2 - (XmXn - ZmZn)^2) */
    fp_mul(&third, &b, &s->curve->c);
    fp_mul(&third, &third, &a);
    fp_dbl(&third, &third);
    fp_sqr(&t, &a);
    fp_sub(&t, &t, &xx);
    fp_mul(&t, &t, &s->curve->a);
    fp_add(&third, &third, &t);
    fp_mul(&xx, &xx, &s->curve->c);
    fp_mul(&zz, &zz, &s->curve->c);

    for (size_t i = 0; i < s->count; i++) {
        fp_mul(&t, &push[i].xz, &third);
        fp_mul(&a, &push[i].xx, &xx);
        fp_mul(&b, &push[i].zz, &zz);
        fp_add(&a, &a, &b);
        fp_sub(&a, &a, &t);
        fp_mul(&s->image[i].x, &s->image[i].x, &a);
        fp_mul(&a, &push[i].xx, &zz);
        fp_mul(&b, &push[i].zz, &xx);
        fp_add(&a, &a, &b);
        fp_sub(&a, &a, &t);
        fp_mul(&s->image[i].z, &s->image[i].z, &a);
    }
    fp_add(&xx, &xx, &zz);
    fp_sub(&t, &xx, &third);
    fp_mul(&s->pi_y, &s->pi_y, &t);
    fp_add(&t, &xx, &third);
    fp_mul(&s->pi_z, &s->pi_z, &t);
}

void sangi_isogeny_evaluate_pairs(sangi_isogeny_state *s, sangi_isogeny_kernel *k) {
    pushed push[SANGI_ISOGENY_MAX_POINTS];

    for (size_t i = 0; i < s->count; i++) {
        fp_sqr(&push[i].xx, &s->points[i].x);
        fp_mul(&push[i].xz, &s->points[i].x, &s->points[i].z);
        fp_sqr(&push[i].zz, &s->points[i].z);
    }
    while (k->given < k->giant_steps) {
        const sangi_point *const giant_step = sangi_isogeny_kernel_next(k, s);
        for (size_t j = 0; j < k->baby_steps; j++)
            pair(s, push, giant_step, &k->baby_step[j]);
    }
}
