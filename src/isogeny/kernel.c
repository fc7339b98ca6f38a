/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/kernel.h"

void sangi_isogeny_kernel_runs(sangi_isogeny_kernel *k, sangi_isogeny_state *s,
                               const sangi_point *p, size_t d, size_t n) {
    const size_t width = 2 * n + 1, q = d > n ? (d - n) / width : 0, r = q ? (d - n) % width : 0;
    const size_t last = q ? n + r : d;
    sangi_point x = *p, lower = *p, next, end = *p, behind = *p;

    k->babies = n;
    k->centres = q;
    k->given = 0;
    k->own = 1;
    for (size_t i = 1;; i++) {
        sangi_isogeny_update(s, &x);
        if (q) {
            if (i <= n)
                k->baby[i - 1] = x;
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
        sangi_curve_dbl(&k->centre, &end, s->curve);
    else
        sangi_curve_add(&k->centre, &x, &end, &behind);
    if (q > 1 && width > last)
        sangi_curve_add(&k->stride, &k->baby[n - 1], &end, p);
}

/** A multiple that is kept if it comes by. */
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
    wanted half = {.index = b}, centre = {.index = 2 * b}, stride = {.index = 4 * b};
    sangi_point two, x, lower, next;

    k->babies = b;
    k->centres = c;
    k->given = 0;
    k->own = 0;
    sangi_curve_dbl(&two, p, s->curve);
    k->baby[0] = *p;
    for (size_t j = 1; j < b; j++)
        sangi_curve_add(&k->baby[j], &k->baby[j - 1], &two, &k->baby[j > 1 ? j - 2 : 0]);
    for (size_t j = 0; j < b; j++)
        offer(&half, 2 * j + 1, &k->baby[j]);

    lower = x = two;
    for (size_t i = 2;; i += 2) {
        if (i <= 2 * r)
            sangi_isogeny_update(s, &x);
        offer(&half, i, &x);
        offer(&centre, i, &x);
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

    if (!centre.kept && half.kept)
        sangi_curve_dbl(&centre.point, &half.point, s->curve);
    else if (!centre.kept)
        sangi_curve_add(&centre.point, &k->baby[b / 2], &k->baby[b / 2 - 1], &two);
    if (c > 1 && !stride.kept)
        sangi_curve_dbl(&stride.point, &centre.point, s->curve);
    k->centre = centre.point;
    k->before = centre.point; /* its negative is the centre before it */
    k->stride = stride.point;
}

const sangi_point *sangi_isogeny_kernel_next(sangi_isogeny_kernel *k, sangi_isogeny_state *s) {
    if (k->given++) {
        sangi_point next;
        sangi_curve_add(&next, &k->centre, &k->stride, &k->before);
        k->before = k->centre;
        k->centre = next;
    }
    if (k->own)
        sangi_isogeny_update(s, &k->centre);
    return &k->centre;
}
