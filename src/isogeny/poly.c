/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/poly.h"

static void two_by_two(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    sangi_p511 s, t;

    fp_add(&s, &x[0], &x[1]);
    fp_add(&t, &y[0], &y[1]);
    fp_mul(&z[1], &s, &t);
    fp_mul(&z[0], &x[0], &y[0]);
    fp_mul(&z[2], &x[1], &y[1]);
    fp_sub(&z[1], &z[1], &z[0]);
    fp_sub(&z[1], &z[1], &z[2]);
}

/** z <- (x_i + x_j)(y_i + y_j) - a - b, where a = x_i y_i, b = x_j y_j */
static void cross(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y, size_t i, size_t j,
                  const sangi_p511 *a, const sangi_p511 *b) {
    sangi_p511 s, t;

    fp_add(&s, &x[i], &x[j]);
    fp_add(&t, &y[i], &y[j]);
    fp_mul(z, &s, &t);
    fp_sub(z, z, a);
    fp_sub(z, z, b);
}

static void three_by_three(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    sangi_p511 middle;

    fp_mul(&z[0], &x[0], &y[0]);
    fp_mul(&middle, &x[1], &y[1]);
    fp_mul(&z[4], &x[2], &y[2]);
    cross(&z[1], x, y, 0, 1, &z[0], &middle);
    cross(&z[2], x, y, 0, 2, &z[0], &z[4]);
    cross(&z[3], x, y, 1, 2, &middle, &z[4]);
    fp_add(&z[2], &z[2], &middle);
}

/** z <- x + w^h y for polynomials of n and of m coefficients. */
static void join(sangi_p511 *z, const sangi_p511 *x, size_t n, const sangi_p511 *y, size_t m,
                 size_t h) {
    for (size_t i = 0; i < h + m; i++) {
        if (i < h)
            z[i] = x[i];
        else if (i < n)
            fp_add(&z[i], &x[i], &y[i - h]);
        else
            z[i] = y[i - h];
    }
}

void sangi_isogeny_poly_mul(sangi_p511 *z, const sangi_p511 *x, size_t n, const sangi_p511 *y,
                            size_t m) {
    sangi_p511 low[SANGI_ISOGENY_POLY_MAX], high[SANGI_ISOGENY_POLY_MAX];

    if (n < m) {
        sangi_isogeny_poly_mul(z, y, m, x, n);
        return;
    }
    if (m == 1) {
        for (size_t i = 0; i < n; i++)
            fp_mul(&z[i], &x[i], &y[0]);
        return;
    }
    if (n == 2) {
        two_by_two(z, x, y);
        return;
    }
    if (n == 3 && m == 3) {
        three_by_three(z, x, y);
        return;
    }
    const size_t h = (n + 1) / 2;
    if (m <= h) {
        sangi_isogeny_poly_mul(low, x, h, y, m);
        sangi_isogeny_poly_mul(high, x + h, n - h, y, m);
        join(z, low, h + m - 1, high, n - h + m - 1, h);
        return;
    }
    /* (xl + xh)(yl + yh) - xl yl - xh yh stands over both halves. */
    sangi_p511 xs[SANGI_ISOGENY_POLY_MAX / 2], ys[SANGI_ISOGENY_POLY_MAX / 2];
    sangi_p511 middle[SANGI_ISOGENY_POLY_MAX];
    for (size_t i = 0; i < h; i++) {
        if (h + i < n)
            fp_add(&xs[i], &x[i], &x[h + i]);
        else
            xs[i] = x[i];
        if (h + i < m)
            fp_add(&ys[i], &y[i], &y[h + i]);
        else
            ys[i] = y[i];
    }
    sangi_isogeny_poly_mul(low, x, h, y, h);
    sangi_isogeny_poly_mul(high, x + h, n - h, y + h, m - h);
    sangi_isogeny_poly_mul(middle, xs, h, ys, h);
    for (size_t i = 0; i < 2 * h - 1; i++) {
        fp_sub(&middle[i], &middle[i], &low[i]);
        if (i < n + m - 2 * h - 1)
            fp_sub(&middle[i], &middle[i], &high[i]);
    }
    for (size_t i = 0; i < n + m - 1; i++) {
        if (i < 2 * h - 1)
            z[i] = low[i];
        else if (i >= 2 * h)
            z[i] = high[i - 2 * h];
        if (i >= h && i < 3 * h - 1) {
            if (i == 2 * h - 1)
                z[i] = middle[i - h];
            else
                fp_add(&z[i], &z[i], &middle[i - h]);
        }
    }
}
