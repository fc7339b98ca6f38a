/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Middle products and reciprocals of power series. */
#include "isogeny/poly.h"

/** z_i <- sum y_j x_(i+j), term by term. */
static void schoolbook(sangi_fp *z, size_t n, const sangi_fp *x, const sangi_fp *y, size_t m) {
    sangi_fp t;

    for (size_t i = 0; i < n; i++) {
        fp_mul(&z[i], &y[0], &x[i]);
        for (size_t j = 1; j < m; j++) {
            fp_mul(&t, &y[j], &x[i + j]);
            fp_add(&z[i], &z[i], &t);
        }
    }
}

/** Three outputs of three coefficients by six products: the transpose of three_by_three in poly.c.
 */
static void three(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    sangi_fp a, b, c, s;

    fp_add(&a, &y[0], &y[1]);
    fp_mul(&a, &a, &x[1]);
    fp_add(&b, &y[0], &y[2]);
    fp_mul(&b, &b, &x[2]);
    fp_add(&c, &y[1], &y[2]);
    fp_mul(&c, &c, &x[3]);

    fp_add(&s, &x[1], &x[2]);
    fp_sub(&s, &x[0], &s);
    fp_mul(&z[0], &s, &y[0]);
    fp_add(&z[0], &z[0], &a);
    fp_add(&z[0], &z[0], &b);

    fp_add(&s, &x[1], &x[3]);
    fp_sub(&s, &x[2], &s);
    fp_mul(&z[1], &s, &y[1]);
    fp_add(&z[1], &z[1], &a);
    fp_add(&z[1], &z[1], &c);

    fp_add(&s, &x[2], &x[3]);
    fp_sub(&s, &x[4], &s);
    fp_mul(&z[2], &s, &y[2]);
    fp_add(&z[2], &z[2], &b);
    fp_add(&z[2], &z[2], &c);
}

/** Splits the outputs or the coefficients, whichever are more, in two; this saves no product. */
static void in_two(sangi_fp *z, size_t n, const sangi_fp *x, const sangi_fp *y, size_t m, size_t h,
                   sangi_fp *scratch) {
    if (n > m) {
        sangi_isogeny_poly_middle(z, h, x, y, m, scratch);
        sangi_isogeny_poly_middle(z + h, n - h, x + h, y, m, scratch);
        return;
    }
    sangi_isogeny_poly_middle(z, n, x, y, h, scratch);
    sangi_isogeny_poly_middle(scratch, n, x + h, y + h, m - h, scratch + n);
    for (size_t i = 0; i < n; i++)
        fp_add(&z[i], &z[i], &scratch[i]);
}

/**
 * Karatsuba's product transposed, with x in parts x0, x1, x2 that begin at 0, h and 2h:
 * z_low = (x0 - x1) y_low + x1 (y_low + y_high), z_high = (x2 - x1) y_high + x1 (y_low + y_high).
 */
static void karatsuba_transposed(sangi_fp *z, size_t n, const sangi_fp *x, const sangi_fp *y,
                                 size_t m, size_t h, sangi_fp *scratch) {
    const size_t upper = n + m - 2 * h - 1;
    sangi_fp *const ys = scratch, *const both = ys + h, *const difference = both + h;
    sangi_fp *const rest = difference + 2 * h - 1;

    for (size_t i = 0; i < h; i++) {
        if (h + i < m)
            fp_add(&ys[i], &y[i], &y[h + i]);
        else
            ys[i] = y[i];
    }
    sangi_isogeny_poly_middle(both, h, x + h, ys, h, rest);
    for (size_t i = 0; i < 2 * h - 1; i++)
        fp_sub(&difference[i], &x[i], &x[h + i]);
    sangi_isogeny_poly_middle(z, h, difference, y, h, rest);
    for (size_t i = 0; i < upper; i++)
        fp_sub(&difference[i], &x[2 * h + i], &x[h + i]);
    sangi_isogeny_poly_middle(z + h, n - h, difference, y + h, m - h, rest);
    for (size_t i = 0; i < n; i++)
        fp_add(&z[i], &z[i], &both[i < h ? i : i - h]);
}

void sangi_isogeny_poly_middle(sangi_fp *z, size_t n, const sangi_fp *x, const sangi_fp *y,
                               size_t m, sangi_fp *scratch) {
    const size_t more = n > m ? n : m, fewer = n > m ? m : n, h = (more + 1) / 2;

    if (fewer == 1)
        schoolbook(z, n, x, y, m);
    else if (fewer == 3 && more == 3)
        three(z, x, y);
    else if (fewer <= h)
        in_two(z, n, x, y, m, h, scratch);
    else
        karatsuba_transposed(z, n, x, y, m, h, scratch);
}

/** The number of terms before the last Newton step, which doubles them to n. */
static size_t before(size_t n) { return (n + 1) / 2; }

void sangi_isogeny_poly_reciprocal(sangi_fp *r, const sangi_fp *h, size_t n, sangi_fp *scratch) {
    sangi_fp one = h[0]; /* r * h = one mod t^k; at first r = 1 and k = 1 */
    size_t steps = 0;

    for (size_t left = n; left > 1; left = before(left))
        steps++;
    if (n == 1) {
        r[0] = h[0];
        return;
    }
    r[0] = h[0];
    fp_neg(&r[1], &h[1]);
    for (size_t step = steps - 1; step-- > 0;) {
        /* r <- one r - t^k (r e) for r h = one + t^k e; then r h = one^2 */
        size_t next = n;
        for (size_t i = 0; i < step; i++)
            next = before(next);
        const size_t k = before(next), added = next - k;
        sangi_fp *const reversed = scratch, *const e = reversed + k, *const re = e + added;
        fp_sqr(&one, &one);
        for (size_t i = 0; i < k; i++)
            reversed[i] = r[k - 1 - i];
        sangi_isogeny_poly_middle(e, added, h + 1, reversed, k, re);
        sangi_isogeny_poly_mul(re, r, added, e, added, re + 2 * added);
        for (size_t i = 0; i < k; i++)
            fp_mul(&r[i], &r[i], &one);
        for (size_t i = 0; i < added; i++)
            fp_neg(&r[k + i], &re[i]);
    }
}
