/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Toom-4, the method of Saber's authors: seven products of 64 by 64 coefficients.
 *
 * x = x0 + x1 X + x2 X^2 + x3 X^3 with X = x^64, and the product w0 + ... + w6 X^6 from its values
 * at X = 0, 1, -1, 1/2, -1/2, 2 and infinity, those at +-1/2 times 64.  Interpolation divides by 8
 * in total: 13 of 16 bits remain correct, enough for q = 2^13.
 *
 * @ref  [Bod07] for the points, [DKRV18] for this use of them
 */
#include "ring/classic/karatsuba64.h"
#include "ring/form.h"
#include "ring/ring256.h"

#define METHOD sangi_ring256_toom4
#define NAME "toom4"

enum { N = SANGI_RING256_N, PART = N / 4, POINTS = 7 };

/* 32 bits, since 16-bit factors would be promoted to signed int and overflow. */
static const uint32_t third = 0xaaab; /* check: 0xaaab * 3 == 1 mod 2^16 */
static const uint32_t fifth = 0xcccd; /* check: 0xcccd * 5 == 1 mod 2^16 */

/* v[p] <- the value of x at point p, in the order of the comment above. */
static void evaluate(uint16_t v[POINTS][PART], const uint16_t *x) {
    for (size_t i = 0; i < PART; i++) {
        const uint32_t x0 = x[i], x1 = x[i + PART], x2 = x[i + 2 * PART], x3 = x[i + 3 * PART];
        const uint32_t even = x0 + x2, odd = x1 + x3;
        const uint32_t even_half = 8 * x0 + 2 * x2, odd_half = 4 * x1 + x3;

        v[0][i] = (uint16_t)x0;
        v[1][i] = (uint16_t)(even + odd);
        v[2][i] = (uint16_t)(even - odd);
        v[3][i] = (uint16_t)(even_half + odd_half);
        v[4][i] = (uint16_t)(even_half - odd_half);
        v[5][i] = (uint16_t)(x0 + 2 * x1 + 4 * x2 + 8 * x3);
        v[6][i] = (uint16_t)x3;
    }
}

/* w[0..6] <- the coefficients of the polynomial in X whose values are w[0..6]. */
static inline void interpolate(uint16_t w[POINTS]) {
    const uint32_t w0 = w[0], w6 = w[6];
    const uint32_t e = (uint16_t)(w[1] + w[2]) >> 1;      /* w0 + w2 + w4 + w6 */
    const uint32_t o = (uint16_t)(w[1] - w[2]) >> 1;      /* w1 + w3 + w5 */
    const uint32_t f = (uint16_t)(w[3] + w[4]) >> 1;      /* 64 w0 + 16 w2 + 4 w4 + w6 */
    const uint32_t p = (uint16_t)(w[3] - w[4]) >> 2;      /* 16 w1 + 4 w3 + w5 */
    const uint32_t u = e - w0 - w6;                       /* w2 + w4 */
    const uint32_t v = (uint16_t)(f - 64 * w0 - w6) >> 2; /* 4 w2 + w4 */
    const uint32_t w2 = (v - u) * third, w4 = u - w2;
    const uint32_t t =
        (uint16_t)(w[5] - w0 - 4 * w2 - 16 * w4 - 64 * w6) >> 1; /* w1 + 4 w3 + 16 w5 */
    const uint32_t a = (p - o) * third;                          /* 5 w1 + w3 */
    const uint32_t b = (t - o) * third;                          /* w3 + 5 w5 */
    const uint32_t w3 = (5 * o - a - b) * third, w1 = (a - w3) * fifth;

    w[1] = (uint16_t)w1;
    w[2] = (uint16_t)w2;
    w[3] = (uint16_t)w3;
    w[4] = (uint16_t)w4;
    w[5] = (uint16_t)(o - w1 - w3);
}

static void accumulate(uint16_t *c, const uint16_t *x, const uint16_t *y) {
    uint16_t vx[POINTS][PART], vy[POINTS][PART], product[POINTS][2 * PART];

    evaluate(vx, x);
    evaluate(vy, y);
    for (size_t p = 0; p < POINTS; p++)
        sangi_ring_karatsuba64(product[p], vx[p], vy[p]);
    for (size_t i = 0; i < 2 * PART; i++) {
        uint16_t w[POINTS];

        SANGI_RING_UNROLL
        for (size_t p = 0; p < POINTS; p++)
            w[p] = product[p][i];
        interpolate(w);
        SANGI_RING_UNROLL
        for (size_t p = 0; p < POINTS; p++)
            product[p][i] = w[p];
    }
    /* x^256 = -1: coefficients of X^4 and beyond are subtracted. */
    for (size_t i = 0; i < PART; i++) {
        const uint16_t *w = &product[0][i];
        enum { NEXT = 2 * PART, HIGH = PART };

        c[i] = (uint16_t)(c[i] + w[0] - w[3 * NEXT + HIGH] - w[4 * NEXT]);
        c[i + PART] =
            (uint16_t)(c[i + PART] + w[NEXT] + w[HIGH] - w[4 * NEXT + HIGH] - w[5 * NEXT]);
        c[i + 2 * PART] = (uint16_t)(c[i + 2 * PART] + w[2 * NEXT] + w[NEXT + HIGH] -
                                     w[5 * NEXT + HIGH] - w[6 * NEXT]);
        c[i + 3 * PART] =
            (uint16_t)(c[i + 3 * PART] + w[3 * NEXT] + w[2 * NEXT + HIGH] - w[6 * NEXT + HIGH]);
    }
}

#include "ring/classic/plain.inc"
