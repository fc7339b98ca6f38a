/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Karatsuba multiplication at 256, 128, 64 and 32 coefficients; schoolbook at 16. */
#include "ring/classic/karatsuba64.h"
#include "ring/ring256.h"

#define METHOD sangi_ring256_karatsuba
#define NAME "karatsuba"

enum { N = SANGI_RING256_N };

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
    sangi_ring_karatsuba_join(c, product[0], product[1], product[2], HALF);
}

/* The highest level, where X^2 = x^256 = -1. */
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

#include "ring/classic/plain.inc"
