/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/forms.h"

void sangi_isogeny_set_pushed(sangi_isogeny_pushed *push, const sangi_isogeny_state *s, size_t i,
                              int winograd) {
    fp_mul(&push->w, &s->points[i].x, &s->points[i].z);
    fp_dbl(&push->w, &push->w);
    fp_sqr(&push->e, &s->plus[i]);
    fp_sub(&push->e, &push->e, &push->w);
    fp_mul(&push->fc, &s->plus[i], &s->minus[i]);
    fp_mul(&push->fc, &push->fc, &s->curve->c);
    fp_dbl(&push->fc, &push->fc);
    if (winograd)
        fp_mul(&push->ew, &push->e, &push->w);
}

void sangi_isogeny_set_forms(sangi_isogeny_forms *m, const sangi_point *p,
                             const sangi_isogeny_state *s, int winograd) {
    const sangi_curve *const curve = s->curve;
    sangi_fp plus, minus, xz;

    fp_add(&plus, &p->x, &p->z);
    fp_sub(&minus, &p->x, &p->z);
    if (s->count)
        fp_mul(&m->f, &plus, &minus);
    fp_sqr(&plus, &plus);
    fp_sqr(&minus, &minus);
    fp_sub(&xz, &plus, &minus);
    fp_mul(&xz, &xz, &curve->a); /* 4A XZ */
    fp_mul(&m->pi_z[1], &plus, &curve->c);
    fp_mul(&m->pi_y[1], &minus, &curve->c);
    fp_dbl(&m->pi_y[0], &m->pi_z[1]);
    fp_add(&m->pi_y[0], &m->pi_y[0], &xz);
    fp_neg(&m->pi_y[0], &m->pi_y[0]);
    fp_dbl(&m->pi_z[0], &m->pi_y[1]);
    fp_add(&m->pi_z[0], &m->pi_z[0], &xz);
    if (!s->count)
        return;
    fp_add(&m->e, &m->pi_z[1], &m->pi_y[1]);
    fp_sub(&m->w, &m->pi_z[1], &m->pi_y[1]);
    fp_add(&m->ea, &m->e, &xz);
    if (winograd) {
        fp_mul(&m->ew, &m->e, &m->w);
        fp_mul(&m->eaw, &m->ea, &m->w);
    }
}

void sangi_isogeny_image_form(sangi_fp form[3], const sangi_isogeny_forms *m,
                              const sangi_isogeny_pushed *push, int winograd) {
    sangi_fp u, v, t;

    if (winograd) {
        fp_add(&u, &push->e, &m->w);
        fp_sub(&t, &m->e, &push->w);
        fp_mul(&u, &u, &t);
        fp_add(&u, &u, &push->ew);
        fp_sub(&u, &u, &m->ew);
        fp_add(&v, &push->e, &m->ea);
        fp_add(&t, &push->w, &m->w);
        fp_mul(&t, &t, &v);
        fp_sub(&t, &t, &push->ew);
        fp_sub(&t, &t, &m->eaw);
    } else {
        fp_mul(&u, &push->e, &m->e);
        fp_mul(&t, &push->w, &m->w);
        fp_sub(&u, &u, &t);
        fp_mul(&t, &push->e, &m->w);
        fp_mul(&v, &push->w, &m->ea);
        fp_add(&t, &t, &v);
    }
    fp_mul(&v, &push->fc, &m->f);
    fp_dbl(&t, &t);
    fp_neg(&form[1], &t);
    fp_sub(&form[0], &u, &v);
    fp_add(&form[2], &u, &v);
}
