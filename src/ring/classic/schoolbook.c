/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Schoolbook multiplication, the reference: 65536 products of words modulo 2^16. */
#include "ring/ring256.h"

#define METHOD sangi_ring256_schoolbook
#define NAME "schoolbook"

enum { N = SANGI_RING256_N };

static void accumulate(uint16_t *c, const uint16_t *x, const uint16_t *y) {
    uint16_t sum[2 * N] = {0};

    for (size_t i = 0; i < N; i++)
        for (size_t j = 0; j < N; j++)
            sum[i + j] = (uint16_t)(sum[i + j] + (uint32_t)x[i] * y[j]);
    for (size_t i = 0; i < N; i++)
        c[i] = (uint16_t)(c[i] + sum[i] - sum[i + N]);
}

#include "ring/classic/plain.inc"
