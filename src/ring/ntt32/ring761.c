/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products modulo x^761 - x - 1 by the prime of ntt32: the exact product, of 1521 coefficients,
 * modulo (x^1024 + 1)(x^512 - 1).
 *
 * A transform has 1536 words: x^1024 + 1 takes eight layers, x^256 - 1 and x^256 + 1 take six each.
 * Two layers are done at once; base multiplications have four coefficients.  As in ntt32, the first
 * two layers of x^1024 + 1 need no reduction.
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
    int16_t f[N], g[N];
} workspace;

/* Two layers of n coefficients in blocks of 4 h; w are the twiddles of the first block. */
static inline void forward_pass(int32_t *x, int n, int h, const sangi_zp_twiddles *w) {
    for (int i = 0; i < n; i += 4 * h, w++)
        for (int j = i; j < i + h; j++)
            sangi_zp_butterfly(x + j, x + j, h, w);
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
    forward_pass(x, LONG, 64, sangi_ring761_twiddles + 4);
    forward_pass(x, LONG, 16, sangi_ring761_twiddles + 16);
    forward_pass(x, LONG, 4, sangi_ring761_twiddles + 64);
    forward_pass(y, SHORT, 64, sangi_ring761_twiddles);
    forward_pass(y, SHORT, 16, sangi_ring761_twiddles);
    forward_pass(y, SHORT, 4, sangi_ring761_twiddles);
}

/* x <- x y modulo X^4 - z. */
static inline void multiply4(int32_t *x, const int32_t *y, int32_t z) {
    const int64_t x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3];
    const int64_t y0 = y[0], y1 = y[1], y2 = y[2], y3 = y[3];
    const int64_t t4 = sangi_zp_reduce_products(x1 * y3 + x2 * y2 + x3 * y1);
    const int64_t t5 = sangi_zp_reduce_products(x2 * y3 + x3 * y2);
    const int64_t t6 = sangi_zp_reduce_products(x3 * y3);

    x[0] = sangi_zp_reduce_products(x0 * y0 + t4 * z);
    x[1] = sangi_zp_reduce_products(x0 * y1 + x1 * y0 + t5 * z);
    x[2] = sangi_zp_reduce_products(x0 * y2 + x1 * y1 + x2 * y0 + t6 * z);
    x[3] = sangi_zp_reduce_products(x0 * y3 + x1 * y2 + x2 * y1 + x3 * y0);
}

static void multiply(int32_t *x, const int32_t *y) {
    for (int i = 0; i < LENGTH; i += 8) {
        const int32_t z = sangi_ring761_basemul_twiddles[i < LONG ? 64 + i / 8 : (i - LONG) / 8];

        multiply4(x + i, y + i, z);
        multiply4(x + i + 4, y + i + 4, -z);
    }
}

typedef struct {
    int32_t y0, y1, y2, y3;
} quad;

/* The inverse butterfly; its first result, the sum of all four, is left to the caller to reduce. */
static inline quad inverse_butterfly(const int32_t *x, int h, const sangi_zp_twiddles *w) {
    const int32_t s0 = x[0] + x[h], d0 = x[h] - x[0];
    const int32_t s1 = x[2 * h] + x[3 * h], d1 = x[3 * h] - x[2 * h];

    return (quad){s0 + s1, sangi_zp_reduce(sangi_zp_mul(d0, w->c) + sangi_zp_mul(d1, w->b)),
                  sangi_zp_reduce(sangi_zp_mul(s1 - s0, w->a)),
                  sangi_zp_reduce(sangi_zp_mul(d0, w->ac) + sangi_zp_mul(d1, w->ab))};
}

/* How a pass treats its sums, which double in each layer: as they are, reduced where 32 bits
 * require it (reduce_sum), or fully reduced. */
typedef enum { UNREDUCED, REDUCE_SUM, REDUCE } reduction;

static inline void inverse_block(int32_t *x, int h, const sangi_zp_twiddles *w, reduction how) {
    for (int j = 0; j < h; j++) {
        const quad r = inverse_butterfly(x + j, h, w);
        const int32_t reduced = sangi_zp_reduce(sangi_zp_mul(r.y0, SANGI_RING256_ONE));

        x[j] = how == UNREDUCED ? r.y0 : how == REDUCE_SUM ? sangi_zp_reduce_sum(r.y0) : reduced;
        x[j + h] = r.y1;
        x[j + 2 * h] = r.y2;
        x[j + 3 * h] = r.y3;
    }
}

/*
 * Two inverse layers of n coefficients; the blocks are the nodes of the tree from `node` on.  A
 * block takes the twiddles of its mirror image: the roots z and -1 / z stand at mirrored places
 * among the nodes from one power of two, `top`, to the next.
 */
static inline void inverse_pass(int32_t *x, int n, int h, int node, reduction how) {
    int top = node ? node : 1;

    for (int i = 0, k = node; i < n; i += 4 * h, k++) {
        if (k == 2 * top)
            top = k;
        inverse_block(
            x + i, h,
            k ? sangi_ring761_twiddles + (3 * top - 1 - k) : &sangi_ring761_inverse0_twiddles, how);
    }
}

/*
 * x <- the 1536 coefficients.  From c modulo x^1024 + 1 and d modulo x^512 - 1 the Chinese
 * remainder theorem gives the product c + (x^1024 + 1) t, where 2 t = d - c modulo x^512 - 1.
 */
static void inverse_ntt(int32_t *x) {
    int32_t *const y = x + LONG;

    inverse_pass(x, LONG, 4, 64, UNREDUCED);
    inverse_pass(x, LONG, 16, 16, REDUCE_SUM);
    inverse_pass(x, LONG, 64, 4, REDUCE);
    for (int i = 0; i < QUARTER; i++) {
        const quad r = inverse_butterfly(x + i, QUARTER, &sangi_ring761_last_twiddles);

        x[i] = sangi_zp_reduce(sangi_zp_mul(r.y0, SANGI_RING761_SCALE));
        x[i + QUARTER] = r.y1;
        x[i + 2 * QUARTER] = r.y2;
        x[i + 3 * QUARTER] = r.y3;
    }
    inverse_pass(y, SHORT, 4, 0, UNREDUCED);
    inverse_pass(y, SHORT, 16, 0, REDUCE_SUM);
    inverse_pass(y, SHORT, 64, 0, REDUCE);
    for (int i = 0; i < QUARTER; i++) {
        const int32_t sum = y[i] + y[i + QUARTER], difference = y[i] - y[i + QUARTER];

        y[i] = sum;
        y[i + QUARTER] = difference;
    }
    for (int i = 0; i < SHORT; i++) {
        const int32_t low = x[i], high = x[i + SHORT];
        const sangi_zp_acc d = sangi_zp_mul(y[i], SANGI_RING761_JOIN);

        x[i] = sangi_zp_reduce(d + sangi_zp_mul(low - high, SANGI_RING761_HALF));
        y[i] = sangi_zp_reduce(d - sangi_zp_mul(low + high, SANGI_RING761_HALF));
    }
}

/* w->x <- the product of w->f and w->g, of 1521 coefficients. */
static void product(workspace *w) {
    forward(w->x, w->f);
    forward(w->y, w->g);
    multiply(w->x, w->y);
    inverse_ntt(w->x);
}

/* Coefficient i modulo x^761 - x - 1; that of x^1521 is 0. */
static inline int32_t folded(const int32_t *c, int i) {
    return c[i] + c[i + N] + (i ? c[i + N - 1] : 0);
}

static void mul(int16_t *h, const int16_t *f, const int8_t *g) {
    workspace w;

    for (int i = 0; i < N; i++)
        w.f[i] = f[i];
    for (int i = 0; i < N; i++)
        w.g[i] = g[i];
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
        w.f[i] = f[i];
    for (int i = 0; i < N; i++)
        w.g[i] = g[i];
    product(&w);
    for (int i = 0; i < N; i++) {
        const int32_t c = folded(w.x, i), half = 1 << (SANGI_RING761_SHIFT3 - 1);

        h[i] = (int8_t)(c - 3 * ((c * SANGI_RING761_QUOTIENT3 + half) >> SANGI_RING761_SHIFT3));
    }
    sangi_wipe(&w, sizeof w);
}

const sangi_ring761_method sangi_ring761_ntt32 = {"c", mul, mul3};
