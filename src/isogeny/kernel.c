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

/** Babies, and X_(2b) from what there is: X_b, or X_(b+1) and X_(b-1). */
void sangi_isogeny_kernel_odd(sangi_isogeny_kernel *k, sangi_isogeny_state *s, const sangi_point *p,
                              size_t d, size_t b, size_t c) {
    const size_t r = d - 2 * b * c;
    sangi_point two, x, lower, next, half;
    int have_half = 0, have_centre = 0, have_stride = 0;

    k->babies = b;
    k->centres = c;
    k->given = 0;
    k->own = 0;
    sangi_curve_dbl(&two, p, s->curve);
    k->baby[0] = *p;
    for (size_t j = 1; j < b; j++)
        sangi_curve_add(&k->baby[j], &k->baby[j - 1], &two, &k->baby[j > 1 ? j - 2 : 0]);
    if (b % 2) {
        half = k->baby[b / 2];
        have_half = 1;
    }
    lower = x = two;
    for (size_t i = 2; i <= 2 * r || i == 2; i += 2) {
        if (i <= 2 * r)
            sangi_isogeny_update(s, &x);
        if (i == b) {
            half = x;
            have_half = 1;
        }
        if (i == 2 * b) {
            k->centre = x;
            have_centre = 1;
        }
        if (i == 4 * b) {
            k->stride = x;
            have_stride = 1;
        }
        if (i + 2 > 2 * r)
            break;
        if (i == 2)
            sangi_curve_dbl(&next, &x, s->curve);
        else
            sangi_curve_add(&next, &x, &two, &lower);
        lower = x;
        x = next;
    }
    if (!have_centre && have_half)
        sangi_curve_dbl(&k->centre, &half, s->curve);
    else if (!have_centre)
        sangi_curve_add(&k->centre, &k->baby[b / 2], &k->baby[b / 2 - 1], &two);
    if (c > 1 && !have_stride)
        sangi_curve_dbl(&k->stride, &k->centre, s->curve);
    k->before = k->centre; /* its negative is the centre before it */
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
