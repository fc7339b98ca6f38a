/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/classic/karatsuba64.h"
#include "ring/form.h"

enum { SHORT = 16, LEAVES = 9 };

/*
 * v[0..8] <- the operands of the nine products of two levels, from the quarters of x: x0, x1,
 * x0 + x1; x2, x3, x2 + x3; x0 + x2, x1 + x3, x0 + x1 + x2 + x3.
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

/* The nine products are computed row by row in parallel, so that no sum depends on the one before
 * it; compilers make each row a vector. */
void sangi_ring_karatsuba64(uint16_t *restrict c, const uint16_t *restrict x,
                            const uint16_t *restrict y) {
    uint16_t u[LEAVES][SHORT], v[LEAVES][SHORT], half[3][4 * SHORT];
    uint16_t product[LEAVES][2 * SHORT] = {{0}};

    split(u, x);
    split(v, y);
    for (size_t i = 0; i < SHORT; i++)
        for (size_t p = 0; p < LEAVES; p++) {
            SANGI_RING_UNROLL
            for (size_t j = 0; j < SHORT; j++)
                product[p][i + j] = (uint16_t)(product[p][i + j] + (uint32_t)u[p][i] * v[p][j]);
        }
    for (size_t p = 0; p < 3; p++)
        sangi_ring_karatsuba_join(half[p], product[3 * p], product[3 * p + 1], product[3 * p + 2],
                                  SHORT);
    sangi_ring_karatsuba_join(c, half[0], half[1], half[2], 2 * SHORT);
}
