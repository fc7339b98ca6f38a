/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include "word/wipe.h"

void sangi_ring256_mul(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                       const int16_t *s) {
    sangi_ring256 x, y;

    method->ntt_public(&x, a);
    method->ntt_secret(&y, s);
    method->basemul_acc(&x, &x, &y, 1);
    method->ntt_inverse(c, &x);
    sangi_wipe(&x, sizeof x);
    sangi_wipe(&y, sizeof y);
}

void sangi_ring256_inner(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                         const int16_t *s, size_t k) {
    sangi_ring256 x[SANGI_RING256_PRODUCTS], y[SANGI_RING256_PRODUCTS];

    for (size_t j = 0; j < k; j++) {
        method->ntt_public(&x[j], a + SANGI_RING256_N * j);
        method->ntt_secret(&y[j], s + SANGI_RING256_N * j);
    }
    method->basemul_acc(&x[0], x, y, k);
    method->ntt_inverse(c, &x[0]);
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}

void sangi_ring256_matvec(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                          const int16_t *s, size_t k) {
    sangi_ring256 x[SANGI_RING256_PRODUCTS], y[SANGI_RING256_PRODUCTS];

    for (size_t j = 0; j < k; j++)
        method->ntt_secret(&y[j], s + SANGI_RING256_N * j);
    for (size_t i = 0; i < k; i++) {
        for (size_t j = 0; j < k; j++)
            method->ntt_public(&x[j], a + SANGI_RING256_N * (k * i + j));
        method->basemul_acc(&x[0], x, y, k);
        method->ntt_inverse(c + SANGI_RING256_N * i, &x[0]);
    }
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}
