/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/update.h"

#include "isogeny/codomain.h"

void sangi_isogeny_start(sangi_isogeny_state *s, const sangi_curve *curve,
                         const sangi_point *points, size_t count, size_t codomain) {
    s->curve = curve;
    s->points = points;
    s->count = count;
    s->codomain = codomain;
    s->empty = 1;
    s->hidden.highest = 0;
    for (size_t i = 0; i < count; i++) {
        fp_add(&s->plus[i], &points[i].x, &points[i].z);
        fp_sub(&s->minus[i], &points[i].x, &points[i].z);
    }
}

/* product <- product * (belongs ? factor : 1) */
static void accumulate_masked(const sangi_isogeny_state *s, sangi_fp *product,
                              const sangi_fp *factor, sangi_mask belongs) {
    sangi_fp t;

    fp_select(&t, factor, &s->hidden.one, belongs);
    isogeny_accumulate(product, &t, s->empty);
}

static void update_masked(sangi_isogeny_state *s, const sangi_point *p, sangi_mask belongs) {
    sangi_fp plus, minus, t, u, factor;

    fp_add(&plus, &p->x, &p->z);
    fp_sub(&minus, &p->x, &p->z);
    accumulate_masked(s, &s->pi_y, &minus, belongs);
    accumulate_masked(s, &s->pi_z, &plus, belongs);
    for (size_t i = 0; i < s->count; i++) {
        fp_mul(&t, &s->minus[i], &plus);
        fp_mul(&u, &s->plus[i], &minus);
        fp_add(&factor, &t, &u);
        accumulate_masked(s, &s->image[i].x, &factor, belongs);
        fp_sub(&factor, &t, &u);
        accumulate_masked(s, &s->image[i].z, &factor, belongs);
    }
    s->empty = 0;
}

void sangi_isogeny_update(sangi_isogeny_state *s, const sangi_point *p) {
    sangi_fp plus, minus, t, u, factor;

    if (s->hidden.highest && s->hidden.updates++ >= s->hidden.certain) {
        const uint32_t at = (uint32_t)s->hidden.updates - 1;
        update_masked(s, p, sangi_limb_mask((sangi_limb)((at - s->hidden.own) >> 31)));
        return;
    }

    fp_add(&plus, &p->x, &p->z);
    fp_sub(&minus, &p->x, &p->z);
    sangi_isogeny_codomain_accumulate(s, p, &plus, &minus);
    for (size_t i = 0; i < s->count; i++) {
        fp_mul(&t, &s->minus[i], &plus);
        fp_mul(&u, &s->plus[i], &minus);
        fp_add(&factor, &t, &u);
        isogeny_accumulate(&s->image[i].x, &factor, s->empty);
        fp_sub(&factor, &t, &u);
        isogeny_accumulate(&s->image[i].z, &factor, s->empty);
    }
    s->empty = 0;
}

void sangi_isogeny_finish(sangi_isogeny_state *s, sangi_curve *curve, sangi_point *points,
                          unsigned degree) {
    for (size_t i = 0; i < s->count; i++) {
        fp_sqr(&s->image[i].x, &s->image[i].x);
        fp_sqr(&s->image[i].z, &s->image[i].z);
        fp_mul(&points[i].x, &points[i].x, &s->image[i].x);
        fp_mul(&points[i].z, &points[i].z, &s->image[i].z);
    }
    sangi_isogeny_codomain_finish(s, curve, degree);
}
