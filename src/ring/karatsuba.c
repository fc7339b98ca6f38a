/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Karatsuba's product of whole polynomials: 256, 128, 64 and 32 coefficients, schoolbook at 16. */
#include "ring/karatsuba.h"

#include <string.h>

#include "ring/ring256.h"

#define METHOD sangi_ring256_karatsuba
#define NAME "karatsuba"

enum { N = SANGI_RING256_N, SHORT = 16, LEAVES = 9 };

/*
 * v[0..8] <- what two levels multiply of the quarters of x: x0, x1, x0 + x1; x2, x3, x2 + x3;
 * and the same of x0 + x2, x1 + x3.
 */
static inline void split(uint16_t v[LEAVES][SHORT], const uint16_t *x) {
    for (size_t i = 0; i < SHORT; i++) {
        const uint32_t x0 = x[i], x1 = x[i + SHORT], x2 = x[i + 2 * SHORT], x3 = x[i + 3 * SHORT];

        v[0][i] = (uint16_t)x0;
        v[1][i] = (uint16_t)x1;
        v[2][i] = (uint16_t)(x0 + x1);
        v[3][i] = (uint16_t)x2;
        v[4][i] = (uint16_t)x3;
        v[5][i] = (uint16_t)(x2 + x3);
        v[6][i] = (uint16_t)(x0 + x2);
        v[7][i] = (uint16_t)(x1 + x3);
        v[8][i] = (uint16_t)(x0 + x1 + x2 + x3);
    }
}

/*
 * c <- low + (both - low - high) X + high X^2, X = x^half: the product of x0 + x1 X and y0 + y1 X
 * from low = x0 y0, high = x1 y1 and both = (x0 + x1)(y0 + y1), each of 2 * half coefficients.
 */
static inline void join(uint16_t *restrict c, const uint16_t *restrict low,
                        const uint16_t *restrict high, const uint16_t *restrict both, size_t half) {
    for (size_t i = 0; i < half; i++) {
        const uint32_t l0 = low[i], l1 = low[i + half], h0 = high[i], h1 = high[i + half];

        c[i] = (uint16_t)l0;
        c[i + half] = (uint16_t)(l1 + both[i] - l0 - h0);
        c[i + 2 * half] = (uint16_t)(h0 + both[i + half] - l1 - h1);
        c[i + 3 * half] = (uint16_t)h1;
    }
}

/* The nine products advance together, one row of each at a time, so that none waits for its own
 * sums; a compiler that has vectors makes each row one of them. */
void sangi_ring_karatsuba64(uint16_t *restrict c, const uint16_t *restrict x,
                            const uint16_t *restrict y) {
    uint16_t u[LEAVES][SHORT], v[LEAVES][SHORT], product[LEAVES][2 * SHORT], half[3][4 * SHORT];

    split(u, x);
    split(v, y);
    memset(product, 0, sizeof product);
    for (size_t i = 0; i < SHORT; i++)
        for (size_t p = 0; p < LEAVES; p++)
            for (size_t j = 0; j < SHORT; j++)
                product[p][i + j] = (uint16_t)(product[p][i + j] + (uint32_t)u[p][i] * v[p][j]);
    for (size_t p = 0; p < 3; p++)
        join(half[p], product[3 * p], product[3 * p + 1], product[3 * p + 2], SHORT);
    join(c, half[0], half[1], half[2], 2 * SHORT);
}

static void multiply128(uint16_t *restrict c, const uint16_t *restrict x,
                        const uint16_t *restrict y) {
    enum { HALF = 64 };
    uint16_t xs[HALF], ys[HALF], product[3][2 * HALF];

    for (size_t i = 0; i < HALF; i++) {
        xs[i] = (uint16_t)(x[i] + x[i + HALF]);
        ys[i] = (uint16_t)(y[i] + y[i + HALF]);
    }
    sangi_ring_karatsuba64(product[0], x, y);
    sangi_ring_karatsuba64(product[1], x + HALF, y + HALF);
    sangi_ring_karatsuba64(product[2], xs, ys);
    join(c, product[0], product[1], product[2], HALF);
}

/* X^2 = x^256 = -1 at the highest level. */
static void accumulate(uint16_t *c, const uint16_t *x, const uint16_t *y) {
    enum { HALF = N / 2 };
    uint16_t xs[HALF], ys[HALF], low[N], high[N], both[N];

    for (size_t i = 0; i < HALF; i++) {
        xs[i] = (uint16_t)(x[i] + x[i + HALF]);
        ys[i] = (uint16_t)(y[i] + y[i + HALF]);
    }
    multiply128(low, x, y);
    multiply128(high, x + HALF, y + HALF);
    multiply128(both, xs, ys);
    for (size_t i = 0; i < HALF; i++) {
        const uint32_t l0 = low[i], l1 = low[i + HALF], h0 = high[i], h1 = high[i + HALF];

        c[i] = (uint16_t)(c[i] + l0 - h0 - both[i + HALF] + l1 + h1);
        c[i + HALF] = (uint16_t)(c[i + HALF] + l1 - h1 + both[i] - l0 - h0);
    }
}

#include "ring/plain.inc"
