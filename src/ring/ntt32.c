/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Six layers of a number-theoretic transform modulo one prime, two at a time, and products of four
 * coefficients below.
 *
 * P = 80^4 + 1: its eighth roots of unity are powers of 80, so that the first two layers are
 * products with 80, 80^2 and 80^3 that stay within 32 bits and are not reduced at all.  The exact
 * product is within (P - 1) / 2, and so the last reduction gives it as an integer.
 *
 * @ref  [CHK+21]
 */
#include "ring/ring256.h"

#if defined(__SIZEOF_INT128__)
#include "ring/plantard.h"
#else
#include "ring/montgomery.h"
#endif

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include "ring/first_packed.h"
#else
#include "ring/first.h"
#endif

enum { N = SANGI_RING256_N, QUARTER = N / 4 };

/* The other four layers. */
static void rest(int32_t *t, int32_t *v) {
    const sangi_ring256_node *w = sangi_ring256_nodes;

    for (int i = 0; i < N; i += 64, w++)
        for (int j = i; j < i + 16; j++)
            sangi_ring_forward(v + j, v + j, 16, w);
    for (int i = 0; i < N; i += 16, w++)
        for (int j = 0; j < 4; j++)
            sangi_ring_forward(t + i + j, v + i + sangi_ring_place(j), 4, w);
}

static void wide(sangi_ring256 *t, const uint16_t *a) {
    int32_t v[N];

    sangi_ring_first_wide(v, a);
    rest(t->one, v);
}

static void small(sangi_ring256 *t, const int16_t *s) {
    int32_t v[N];

    sangi_ring_first_small(v, s);
    rest(t->one, v);
}

/* c <- the sum of k products of four coefficients modulo X^4 - z, X = x^64; all 256 apart. */
static inline void multiply4(int32_t *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k,
                             int i, int32_t z) {
    int64_t t[7] = {0};

    for (size_t j = 0; j < k; j++) {
        const int64_t x0 = x[j].one[i], x1 = x[j].one[i + 1], x2 = x[j].one[i + 2],
                      x3 = x[j].one[i + 3];
        const int64_t y0 = y[j].one[i], y1 = y[j].one[i + 1], y2 = y[j].one[i + 2],
                      y3 = y[j].one[i + 3];

        t[0] += x0 * y0;
        t[1] += x0 * y1 + x1 * y0;
        t[2] += x0 * y2 + x1 * y1 + x2 * y0;
        t[3] += x0 * y3 + x1 * y2 + x2 * y1 + x3 * y0;
        t[4] += x1 * y3 + x2 * y2 + x3 * y1;
        t[5] += x2 * y3 + x3 * y2;
        t[6] += x3 * y3;
    }
    for (int j = 0; j < 3; j++)
        c[j] = sangi_ring_reduce(t[j] + (int64_t)sangi_ring_reduce(t[j + 4]) * z);
    c[3] = sangi_ring_reduce(t[3]);
}

static inline void sum(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k) {
    for (int i = 0; i < N; i += 8) {
        const int32_t z = sangi_ring256_squares[i / 8];

        multiply4(c->one + i, x, y, k, i, z);
        multiply4(c->one + i + 4, x, y, k, i + 4, -z);
    }
}

static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k) {
    switch (k) { /* a constant count of terms keeps the sums in registers */
    case 1:
        sum(c, x, y, 1);
        break;
    case 2:
        sum(c, x, y, 2);
        break;
    case 3:
        sum(c, x, y, 3);
        break;
    default:
        sum(c, x, y, 4);
    }
}

static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    sangi_ring256 product;

    sum(&product, x, y, 1);
    for (int i = 0; i < N; i++)
        c->one[i] =
            sangi_ring_settle(sangi_ring_term(c->one[i] + product.one[i], SANGI_RING256_ONE));
}

typedef struct {
    int32_t y0, y1, y2, y3;
} quad;

/* Two layers back; the sum y0, which is multiplied by nothing, is left to the caller. */
static inline quad back(const int32_t *x, int h, const sangi_ring256_node *w) {
    const int32_t s0 = x[0] + x[h], d0 = x[h] - x[0];
    const int32_t s1 = x[2 * h] + x[3 * h], d1 = x[3 * h] - x[2 * h];

    return (quad){s0 + s1, sangi_ring_settle(sangi_ring_term(d0, w->c) + sangi_ring_term(d1, w->b)),
                  sangi_ring_settle(sangi_ring_term(s1 - s0, w->a)),
                  sangi_ring_settle(sangi_ring_term(d0, w->ac) + sangi_ring_term(d1, w->ab))};
}

/* A node's block of 4 h coefficients. */
static inline void back_block(int32_t *x, int h, const sangi_ring256_node *w, int kept) {
    for (int j = 0; j < h; j++) {
        const quad r = back(x + j, h, w);

        x[j] = kept ? sangi_ring_keep(r.y0) : r.y0;
        x[j + h] = r.y1;
        x[j + 2 * h] = r.y2;
        x[j + 3 * h] = r.y3;
    }
}

/* The node of a block of the inverse is that of its mirror image: roots z and -1 / z pair up. */
static void inverse(uint16_t *c, sangi_ring256 *t) {
    const sangi_ring256_node *w = sangi_ring256_nodes + 20;
    const uint32_t mask = SANGI_RING256_Q - 1;
    int32_t *const x = t->one;

    for (int i = 0; i < N; i += 16)
        back_block(x + i, 4, --w, 0);
    for (int i = 0; i < N; i += 64)
        back_block(x + i, 16, --w, 1);
    for (int j = 0; j < QUARTER; j++) {
        const quad r = back(x + j, QUARTER, &sangi_ring256_last);
        const int32_t y0 = sangi_ring_settle(sangi_ring_term(r.y0, SANGI_RING256_SCALE));

        c[j] = (uint16_t)((uint32_t)y0 & mask);
        c[j + QUARTER] = (uint16_t)((uint32_t)r.y1 & mask);
        c[j + 2 * QUARTER] = (uint16_t)((uint32_t)r.y2 & mask);
        c[j + 3 * QUARTER] = (uint16_t)((uint32_t)r.y3 & mask);
    }
}

const sangi_ring256_method sangi_ring256_ntt32 = {"ntt32", wide, small, dot, add, inverse};
