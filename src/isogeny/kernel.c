/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/kernel.h"

#include "isogeny/update.h"

void sangi_isogeny_kernel_runs(sangi_isogeny_kernel *k, sangi_isogeny_state *s,
                               const sangi_point *p, size_t d, size_t n) {
    const size_t width = 2 * n + 1, q = d > n ? (d - n) / width : 0, r = q ? (d - n) % width : 0;
    const size_t last = q ? n + r : d;
    sangi_point x = *p, lower = *p, next, end = *p, behind = *p;

    k->baby_steps = n;
    k->giant_steps = q;
    k->given = 0;
    k->own = 1;
    for (size_t i = 1;; i++) {
        sangi_isogeny_update(s, &x);
        if (q) {
            if (i <= n)
                k->baby_step[i - 1] = x;
            if (i == n + 1)
                end = x;
            if (i + 1 == r)
                behind = x;
            if (i == r)
                k->before = x;
            if (i == width)
                k->stride = x;
        }
        if (i == last)
            break;
        if (i == 1)
            sangi_curve_dbl(&next, &x, s->curve);
        else
            sangi_curve_add(&next, &x, p, &lower);
        lower = x;
        x = next;
    }
    if (!q)
        return;
    /* (2n+1) + r; r is not 0, or 2d + 1 were the product (2q+1)(2n+1). */
    if (r == 1)
        sangi_curve_dbl(&k->giant_step, &end, s->curve);
    else
        sangi_curve_add(&k->giant_step, &x, &end, &behind);
    if (q > 1 && width > last)
        sangi_curve_add(&k->stride, &k->baby_step[n - 1], &end, p);
}

/** A multiple to keep when it is computed. */
typedef struct {
    size_t index;
    int kept;
    sangi_point point;
} wanted;

static void offer(wanted *w, size_t index, const sangi_point *x) {
    if (index != w->index)
        return;
    w->kept = 1;
    w->point = *x;
}

void sangi_isogeny_kernel_odd(sangi_isogeny_kernel *k, sangi_isogeny_state *s, const sangi_point *p,
                              size_t d, size_t b, size_t c) {
    const size_t r = d - 2 * b * c;
    wanted half = {.index = b}, giant_step = {.index = 2 * b}, stride = {.index = 4 * b};
    sangi_point two, x, lower, next;

    k->baby_steps = b;
    k->giant_steps = c;
    k->given = 0;
    k->own = 0;
    sangi_curve_dbl(&two, p, s->curve);
    k->baby_step[0] = *p;
    for (size_t j = 1; j < b; j++)
        sangi_curve_add(&k->baby_step[j], &k->baby_step[j - 1], &two,
                        &k->baby_step[j > 1 ? j - 2 : 0]);
    for (size_t j = 0; j < b; j++)
        offer(&half, 2 * j + 1, &k->baby_step[j]);

    lower = x = two;
    for (size_t i = 2;; i += 2) {
        if (i <= 2 * r)
            sangi_isogeny_update(s, &x);
        offer(&half, i, &x);
        offer(&giant_step, i, &x);
        offer(&stride, i, &x);
        if (i >= 2 * r)
            break;
        if (i == 2)
            sangi_curve_dbl(&next, &x, s->curve);
        else
            sangi_curve_add(&next, &x, &two, &lower);
        lower = x;
        x = next;
    }

    if (!giant_step.kept && half.kept)
        sangi_curve_dbl(&giant_step.point, &half.point, s->curve);
    else if (!giant_step.kept)
        sangi_curve_add(&giant_step.point, &k->baby_step[b / 2], &k->baby_step[b / 2 - 1], &two);
    if (c > 1 && !stride.kept)
        sangi_curve_dbl(&stride.point, &giant_step.point, s->curve);
    k->giant_step = giant_step.point;
    k->before = giant_step.point; /* its negative is the giant step before it */
    k->stride = stride.point;
}

const sangi_point *sangi_isogeny_kernel_next(sangi_isogeny_kernel *k, sangi_isogeny_state *s) {
    if (k->given++) {
        sangi_point next;
        sangi_curve_add(&next, &k->giant_step, &k->stride, &k->before);
        k->before = k->giant_step;
        k->giant_step = next;
    }
    if (k->own)
        sangi_isogeny_update(s, &k->giant_step);
    return &k->giant_step;
}
