/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/generic/generic.h"

#include "generated/ring/generic.h"

enum { LEAF = SANGI_RING_GENERIC_LEAF };

static int32_t reduce(int32_t x, const sangi_ring_generic_prime *q) {
    return sangi_ring_generic_mul(x, q->one, q);
}

/* Sums grow by less than p in a layer; ten layers stay below 2^31 (the bounds in
 * generated/ring/generic.h). */
void sangi_ring_generic_forward(int32_t *x, size_t m, size_t node,
                                const sangi_ring_generic_prime *q) {
    size_t blocks = 1;

    for (size_t h = m / 2; h >= LEAF; h /= 2, blocks *= 2)
        for (size_t b = 0; b < blocks; b++) {
            const int32_t z = q->twiddles[node * blocks + b];
            int32_t *const y = x + 2 * h * b;

            for (size_t j = 0; j < h; j++) {
                const int32_t t = sangi_ring_generic_mul(y[j + h], z, q);

                y[j + h] = y[j] - t;
                y[j] += t;
            }
        }
    for (size_t i = 0; i < m; i++)
        x[i] = reduce(x[i], q);
}

/* The leaves of a node with root z are X^4 - z and X^4 + z. */
void sangi_ring_generic_basemul_acc(int32_t *sum, const int32_t *x, const int32_t *y, size_t m,
                                    size_t node, const sangi_ring_generic_prime *q) {
    const size_t leaves = m / LEAF;

    for (size_t i = 0; i < leaves; i++, x += LEAF, y += LEAF, sum += LEAF) {
        const int32_t root = q->twiddles[(node * leaves + i) / 2], z = i % 2 ? -root : root;
        int64_t t[2 * LEAF - 1] = {0};

        for (size_t j = 0; j < LEAF; j++)
            for (size_t k = 0; k < LEAF; k++)
                t[j + k] += (int64_t)x[j] * y[k];
        for (size_t j = 0; j < LEAF; j++) {
            int32_t s = sangi_ring_generic_montgomery_reduce(t[j], q);

            if (j < LEAF - 1)
                s += sangi_ring_generic_mul(sangi_ring_generic_montgomery_reduce(t[j + LEAF], q), z,
                                            q);
            sum[j] = reduce(sum[j] + s, q);
        }
    }
}

/*
 * -1 / z_b: the root of the mirror image of b among the nodes of its depth; -1 for node 0.  `top`
 * is the greatest power of two that is at most b.
 */
static int32_t mirrored_twiddle(size_t b, size_t top, const sangi_ring_generic_prime *q) {
    return b ? q->twiddles[3 * top - 1 - b] : -q->one;
}

void sangi_ring_generic_inverse(int32_t *x, size_t m, size_t node,
                                const sangi_ring_generic_prime *q) {
    size_t layers = 0;

    for (size_t h = LEAF, blocks = m / (2 * LEAF); blocks; h *= 2, blocks /= 2, layers++) {
        size_t top = node ? blocks : 1;

        for (size_t b = node * blocks; b < (node + 1) * blocks; b++) {
            int32_t *const y = x + 2 * h * (b - node * blocks);

            if (b >= 2 * top)
                top *= 2;
            const int32_t z = mirrored_twiddle(b, top, q);
            for (size_t j = 0; j < h; j++) {
                const int32_t s = y[j] + y[j + h];

                y[j + h] = sangi_ring_generic_mul(y[j + h] - y[j], z, q);
                y[j] = reduce(s, q);
            }
        }
    }
    for (size_t i = 0; i < m; i++)
        x[i] = sangi_ring_generic_centre(sangi_ring_generic_mul(x[i], q->scales[layers], q), q);
}

#define PRIME(k)                                                                                   \
    {SANGI_RING_GENERIC_P##k,      SANGI_RING_GENERIC_ONE##k, SANGI_RING_GENERIC_INVERSE##k,       \
     SANGI_RING_GENERIC_HALF##k,   SANGI_RING_GENERIC_CRT##k, sangi_ring_generic_twiddles##k,      \
     sangi_ring_generic_scales##k, SANGI_RING_GENERIC_MOST##k}

const sangi_ring_generic_prime sangi_ring_generic_primes[SANGI_RING_GENERIC_PRIMES] = {
    PRIME(0), PRIME(1), PRIME(2)};
