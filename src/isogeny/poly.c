/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/poly.h"

static void two_by_two(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    sangi_fp s, t;

    fp_add(&s, &x[0], &x[1]);
    fp_add(&t, &y[0], &y[1]);
    fp_mul(&z[1], &s, &t);
    fp_mul(&z[0], &x[0], &y[0]);
    fp_mul(&z[2], &x[1], &y[1]);
    fp_sub(&z[1], &z[1], &z[0]);
    fp_sub(&z[1], &z[1], &z[2]);
}

/** z <- (x_i + x_j)(y_i + y_j) - a - b, where a = x_i y_i, b = x_j y_j */
static void cross(sangi_fp *z, const sangi_fp *x, const sangi_fp *y, size_t i, size_t j,
                  const sangi_fp *a, const sangi_fp *b) {
    sangi_fp s, t;

    fp_add(&s, &x[i], &x[j]);
    fp_add(&t, &y[i], &y[j]);
    fp_mul(z, &s, &t);
    fp_sub(z, z, a);
    fp_sub(z, z, b);
}

static void three_by_three(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    sangi_fp middle;

    fp_mul(&z[0], &x[0], &y[0]);
    fp_mul(&middle, &x[1], &y[1]);
    fp_mul(&z[4], &x[2], &y[2]);
    cross(&z[1], x, y, 0, 1, &z[0], &middle);
    cross(&z[2], x, y, 0, 2, &z[0], &z[4]);
    cross(&z[3], x, y, 1, 2, &middle, &z[4]);
    fp_add(&z[2], &z[2], &middle);
}

/** z <- x + t^h y, for x of h + m coefficients and y of n, m < n: z has h + n. */
static void join(sangi_fp *z, const sangi_fp *x, size_t m, const sangi_fp *y, size_t n, size_t h) {
    for (size_t i = 0; i < h; i++)
        z[i] = x[i];
    for (size_t i = 0; i < n; i++) {
        if (i < m)
            fp_add(&z[h + i], &x[h + i], &y[i]);
        else
            z[h + i] = y[i];
    }
}

/** z <- x_low + x_high, where x has n coefficients and x_low the first h of them. */
static void fold(sangi_fp *z, const sangi_fp *x, size_t n, size_t h) {
    for (size_t i = 0; i < h; i++) {
        if (h + i < n)
            fp_add(&z[i], &x[i], &x[h + i]);
        else
            z[i] = x[i];
    }
}

void sangi_isogeny_poly_mul(sangi_fp *z, const sangi_fp *x, size_t n, const sangi_fp *y, size_t m,
                            sangi_fp *scratch) {
    if (n < m) {
        sangi_isogeny_poly_mul(z, y, m, x, n, scratch);
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
        sangi_fp *const low = scratch, *const high = low + h + m - 1, *const rest = high + n + m;
        sangi_isogeny_poly_mul(low, x, h, y, m, rest);
        sangi_isogeny_poly_mul(high, x + h, n - h, y, m, rest);
        join(z, low, m - 1, high, n - h + m - 1, h);
        return;
    }
    /* Karatsuba: (xl + xh)(yl + yh) - xl yl - xh yh is the middle part, from coefficient h on. */
    const size_t inner = 2 * h - 1, upper = n + m - 2 * h - 1;
    sangi_fp *const xs = scratch, *const ys = xs + h, *const middle = ys + h;
    sangi_fp *const rest = middle + inner;
    fold(xs, x, n, h);
    fold(ys, y, m, h);
    sangi_isogeny_poly_mul(middle, xs, h, ys, h, rest);
    sangi_isogeny_poly_mul(z, x, h, y, h, rest);
    sangi_isogeny_poly_mul(z + 2 * h, x + h, n - h, y + h, m - h, rest);
    for (size_t i = 0; i < inner; i++) {
        fp_sub(&middle[i], &middle[i], &z[i]);
        if (i < upper)
            fp_sub(&middle[i], &middle[i], &z[2 * h + i]);
    }
    for (size_t i = 0; i < inner; i++) {
        if (h + i == inner)
            z[inner] = middle[i];
        else
            fp_add(&z[h + i], &z[h + i], &middle[i]);
    }
}

void sangi_isogeny_poly_product(sangi_fp *z, const sangi_fp *factors, size_t count, size_t length,
                                sangi_fp *scratch) {
    const size_t half = count / 2, rest = count - half;

    if (count == 1) {
        for (size_t i = 0; i < length; i++)
            z[i] = factors[i];
        return;
    }
    const size_t n = half * (length - 1) + 1, m = rest * (length - 1) + 1;
    sangi_fp *const left = scratch, *const right = left + n;
    sangi_isogeny_poly_product(left, factors, half, length, right);
    sangi_isogeny_poly_product(right, factors + half * length, rest, length, right + m);
    sangi_isogeny_poly_mul(z, left, n, right, m, right + m);
}
