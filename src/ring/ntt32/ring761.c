/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The exact product, of 1521 coefficients, modulo (x^1024 + 1)(x^512 - 1) by one prime.
 *
 * A transform of 1536 words is that of x^1024 + 1, in eight layers, then those of x^256 - 1 and
 * x^256 + 1, in six layers each; two layers at a time, products of four coefficients below.  The
 * prime is that of ring256, and so the first two layers of x^1024 + 1 are not reduced at all.
 *
 * @ref  [CHK+21]
 */
#include "ring/ring761.h"

#include "word/wipe.h"

#if defined(__SIZEOF_INT128__)
#include "ring/ntt32/plantard.h"

#include "generated/ring/ring761_plantard.h"
#else
#include "ring/ntt32/montgomery.h"

#include "generated/ring/ring761_montgomery.h"
#endif

enum { N = SANGI_RING761_N, LONG = 1024, SHORT = 512, LENGTH = LONG + SHORT, QUARTER = LONG / 4 };

typedef struct {
    int32_t x[LENGTH], y[LENGTH];
    int16_t wide[N], small[N];
} workspace;

/* Two layers of n coefficients, from the node w on; h is a quarter of a node's block. */
static inline void pass(int32_t *x, int n, int h, const sangi_ring256_node *w) {
    for (int i = 0; i < n; i += 4 * h, w++)
        for (int j = i; j < i + h; j++)
            sangi_ring_forward(x + j, x + j, h, w);
}

/* The first two layers of x^1024 + 1: the last quarter of a is zero. */
static inline void first(int32_t *x, int32_t a0, int32_t a1, int32_t a2) {
    const int32_t r = SANGI_RING256_ROOT;
    const int32_t a = a2 * r * r, b = a1 * r, c = a1 * r * r * r;

    x[0] = a0 + a + b;
    x[QUARTER] = a0 + a - b;
    x[2 * QUARTER] = a0 - a + c;
    x[3 * QUARTER] = a0 - a - c;
}

static void forward(int32_t *x, const int16_t *a) {
    enum { REST = N - 2 * QUARTER };
    int32_t *const y = x + LONG;

    for (int i = 0; i < QUARTER; i++) {
        const int32_t a2 = i < REST ? a[i + 2 * QUARTER] : 0; /* i is public */

        first(x + i, a[i], a[i + QUARTER], a2);
        y[i] = a[i] + a2 + a[i + QUARTER];
        y[i + QUARTER] = a[i] + a2 - a[i + QUARTER];
    }
    pass(x, LONG, 64, sangi_ring761_nodes + 4);
    pass(x, LONG, 16, sangi_ring761_nodes + 16);
    pass(x, LONG, 4, sangi_ring761_nodes + 64);
    pass(y, SHORT, 64, sangi_ring761_nodes);
    pass(y, SHORT, 16, sangi_ring761_nodes);
    pass(y, SHORT, 4, sangi_ring761_nodes);
}

/* x <- x y modulo X^4 - z. */
static inline void multiply4(int32_t *x, const int32_t *y, int32_t z) {
    const int64_t x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3];
    const int64_t y0 = y[0], y1 = y[1], y2 = y[2], y3 = y[3];
    const int64_t t4 = sangi_ring_reduce(x1 * y3 + x2 * y2 + x3 * y1);
    const int64_t t5 = sangi_ring_reduce(x2 * y3 + x3 * y2);
    const int64_t t6 = sangi_ring_reduce(x3 * y3);

    x[0] = sangi_ring_reduce(x0 * y0 + t4 * z);
    x[1] = sangi_ring_reduce(x0 * y1 + x1 * y0 + t5 * z);
    x[2] = sangi_ring_reduce(x0 * y2 + x1 * y1 + x2 * y0 + t6 * z);
    x[3] = sangi_ring_reduce(x0 * y3 + x1 * y2 + x2 * y1 + x3 * y0);
}

static void multiply(int32_t *x, const int32_t *y) {
    for (int i = 0; i < LENGTH; i += 8) {
        const int32_t z = sangi_ring761_squares[i < LONG ? 64 + i / 8 : (i - LONG) / 8];

        multiply4(x + i, y + i, z);
        multiply4(x + i + 4, y + i + 4, -z);
    }
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

/* What is done with the sums of a pass, which double in each layer. */
typedef enum { LEAVE, KEEP, SETTLE } sums;

static inline void back_block(int32_t *x, int h, const sangi_ring256_node *w, sums what) {
    for (int j = 0; j < h; j++) {
        const quad r = back(x + j, h, w);
        const int32_t settled = sangi_ring_settle(sangi_ring_term(r.y0, SANGI_RING256_ONE));

        x[j] = what == LEAVE ? r.y0 : what == KEEP ? sangi_ring_keep(r.y0) : settled;
        x[j + h] = r.y1;
        x[j + 2 * h] = r.y2;
        x[j + 3 * h] = r.y3;
    }
}

/*
 * The nodes of n coefficients, from `node` on.  The node of a block is that of its mirror image:
 * roots z and -1 / z pair up among the nodes from a power of two, `top`, to the next.
 */
static inline void pass_back(int32_t *x, int n, int h, int node, sums what) {
    int top = node ? node : 1;

    for (int i = 0, k = node; i < n; i += 4 * h, k++) {
        if (k == 2 * top)
            top = k;
        back_block(x + i, h, k ? sangi_ring761_nodes + (3 * top - 1 - k) : &sangi_ring761_back0,
                   what);
    }
}

/*
 * c <- the 1536 coefficients.  From c modulo x^1024 + 1 and d modulo x^512 - 1 the product is
 * c + (x^1024 + 1) t, where 2 t = d - c modulo x^512 - 1.
 */
static void inverse(int32_t *x) {
    int32_t *const y = x + LONG;

    pass_back(x, LONG, 4, 64, LEAVE);
    pass_back(x, LONG, 16, 16, KEEP);
    pass_back(x, LONG, 64, 4, SETTLE);
    for (int i = 0; i < QUARTER; i++) {
        const quad r = back(x + i, QUARTER, &sangi_ring761_last);

        x[i] = sangi_ring_settle(sangi_ring_term(r.y0, SANGI_RING761_SCALE));
        x[i + QUARTER] = r.y1;
        x[i + 2 * QUARTER] = r.y2;
        x[i + 3 * QUARTER] = r.y3;
    }
    pass_back(y, SHORT, 4, 0, LEAVE);
    pass_back(y, SHORT, 16, 0, KEEP);
    pass_back(y, SHORT, 64, 0, SETTLE);
    for (int i = 0; i < QUARTER; i++) {
        const int32_t sum = y[i] + y[i + QUARTER], difference = y[i] - y[i + QUARTER];

        y[i] = sum;
        y[i + QUARTER] = difference;
    }
    for (int i = 0; i < SHORT; i++) {
        const int32_t low = x[i], high = x[i + SHORT];
        const sangi_ring_sum d = sangi_ring_term(y[i], SANGI_RING761_JOIN);

        x[i] = sangi_ring_settle(d + sangi_ring_term(low - high, SANGI_RING761_HALF));
        y[i] = sangi_ring_settle(d - sangi_ring_term(low + high, SANGI_RING761_HALF));
    }
}

/* w->x <- the product of w->wide and w->small, of 1521 coefficients. */
static void product(workspace *w) {
    forward(w->x, w->wide);
    forward(w->y, w->small);
    multiply(w->x, w->y);
    inverse(w->x);
}

/* A coefficient modulo x^761 - x - 1; that of x^1521 is 0. */
static inline int32_t folded(const int32_t *c, int i) {
    return c[i] + c[i + N] + (i ? c[i + N - 1] : 0);
}

static void mul(int16_t *h, const int16_t *f, const int8_t *g) {
    workspace w;

    for (int i = 0; i < N; i++)
        w.wide[i] = f[i];
    for (int i = 0; i < N; i++)
        w.small[i] = g[i];
    product(&w);
    for (int i = 0; i < N; i++) {
        const int64_t half = INT64_C(1) << (SANGI_RING761_SHIFT - 1);
        const int32_t c = folded(w.x, i);
        const int64_t k = (c * (int64_t)SANGI_RING761_QUOTIENT + half) >> SANGI_RING761_SHIFT;

        h[i] = (int16_t)(c - (int32_t)k * SANGI_RING761_Q);
    }
    sangi_wipe(&w, sizeof w);
}

static void mul3(int8_t *h, const int8_t *f, const int8_t *g) {
    workspace w;

    for (int i = 0; i < N; i++)
        w.wide[i] = f[i];
    for (int i = 0; i < N; i++)
        w.small[i] = g[i];
    product(&w);
    for (int i = 0; i < N; i++) {
        const int32_t c = folded(w.x, i), half = 1 << (SANGI_RING761_SHIFT3 - 1);

        h[i] = (int8_t)(c - 3 * ((c * SANGI_RING761_QUOTIENT3 + half) >> SANGI_RING761_SHIFT3));
    }
    sangi_wipe(&w, sizeof w);
}

const sangi_ring761_method sangi_ring761_ntt32 = {"c", mul, mul3};
