/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/x8/state_x8.h"

#if SANGI_CURVE_SIMD

/* Accumulates a factor; 1 in its place in the lanes where `belongs` is 0, unless it is NULL. */
FP8_TARGET static void accumulate(const sangi_isogenyx8_state *s, fp8 *product, const fp8 *factor,
                                  const __m512i *belongs) {
    fp8 kept;

    for (size_t i = 0; belongs && i < FP8_DIGITS; i++)
        fp8_put(
            &kept, i,
            fp8_choose(*belongs, fp8_get(factor, i), _mm512_set1_epi64((int64_t)sangi_fp8_one[i])));
    isogenyx8_accumulate(product, belongs ? &kept : factor, s->empty);
}

/* Accumulates the factors of one kernel point; 1 in the lanes whose degree does not have it. */
FP8_TARGET static void update(sangi_isogenyx8_state *s, const sangi_pointx8 *p) {
    const __m512i at = _mm512_set1_epi64((int64_t)s->updates);
    const __m512i within =
        _mm512_srai_epi64(_mm512_sub_epi64(at, _mm512_load_si512(s->own.lane)), 63);
    const __m512i *const belongs = s->updates++ < s->certain ? NULL : &within;
    fp8 plus, minus, t, u, sum, difference;

    fp8_add_sub(&plus, &minus, &p->x, &p->z);
    accumulate(s, &s->pi_y, &minus, belongs);
    accumulate(s, &s->pi_z, &plus, belongs);
    for (size_t i = 0; i < s->count; i++) {
        fp8_mul(&t, &s->minus[i], &plus);
        fp8_mul(&u, &s->plus[i], &minus);
        fp8_add_sub(&sum, &difference, &t, &u);
        accumulate(s, &s->image[i].x, &sum, belongs);
        accumulate(s, &s->image[i].z, &difference, belongs);
    }
    s->empty = 0;
}

void sangi_isogenyx8_all(sangi_isogenyx8_state *s, const sangi_pointx8 *p, size_t d) {
    sangi_pointx8 multiple[3]; /* index i is in place i % 3 */

    multiple[1] = *p;
    for (size_t i = 1;; i++) {
        update(s, &multiple[i % 3]);
        if (i == d)
            break;
        if (i == 1)
            sangi_curvex8_dbl(&multiple[2], p, s->curve);
        else
            sangi_curvex8_add(&multiple[(i + 1) % 3], &multiple[i % 3], p, &multiple[(i + 2) % 3]);
    }
}

/* A multiple to keep when it is computed. */
typedef struct {
    size_t index;
    int kept;
    sangi_pointx8 point;
} wanted;

static void offer(wanted *w, size_t index, const sangi_pointx8 *x) {
    if (index != w->index)
        return;
    w->kept = 1;
    w->point = *x;
}

void sangi_isogenyx8_start_grid(sangi_isogenyx8_kernel *k, sangi_isogenyx8_state *s,
                                const sangi_pointx8 *p, size_t d, size_t b, size_t c) {
    const size_t last = 2 * (d - 2 * b * c);
    wanted half = {.index = b}, giant_step = {.index = 2 * b}, stride = {.index = 4 * b};
    sangi_pointx8 *const baby_step = k->baby_step;
    sangi_pointx8 two, x, lower, next;

    k->baby_steps = b;
    k->giant_steps = c;
    sangi_curvex8_dbl(&two, p, s->curve);
    baby_step[0] = *p;
    for (size_t j = 1; j < b; j++)
        sangi_curvex8_add(&baby_step[j], &baby_step[j - 1], &two, &baby_step[j > 1 ? j - 2 : 0]);
    for (size_t j = 0; j < b; j++)
        offer(&half, 2 * j + 1, &baby_step[j]);

    lower = x = two;
    for (size_t i = 2;; i += 2) {
        if (i <= last)
            update(s, &x);
        offer(&half, i, &x);
        offer(&giant_step, i, &x);
        offer(&stride, i, &x);
        if (i >= last)
            break;
        if (i == 2)
            sangi_curvex8_dbl(&next, &x, s->curve);
        else
            sangi_curvex8_add(&next, &x, &two, &lower);
        lower = x;
        x = next;
    }

    if (!giant_step.kept && half.kept)
        sangi_curvex8_dbl(&giant_step.point, &half.point, s->curve);
    else if (!giant_step.kept)
        sangi_curvex8_add(&giant_step.point, &baby_step[b / 2], &baby_step[b / 2 - 1], &two);
    if (c > 1 && !stride.kept)
        sangi_curvex8_dbl(&stride.point, &giant_step.point, s->curve);
    k->giant_step = giant_step.point;
    k->before = giant_step.point; /* its negative is the giant step before it */
    k->stride = stride.point;
}

void sangi_isogenyx8_next(sangi_isogenyx8_kernel *k) {
    sangi_pointx8 next;

    sangi_curvex8_add(&next, &k->giant_step, &k->stride, &k->before);
    k->before = k->giant_step;
    k->giant_step = next;
}

#endif
