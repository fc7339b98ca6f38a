/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include "word/wipe.h"

void sangi_ring256_mul(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                       const int16_t *s) {
    sangi_ring256 x, y;

    method->wide(&x, a);
    method->small(&y, s);
    method->dot(&x, &x, &y, 1);
    method->inverse(c, &x);
    sangi_wipe(&x, sizeof x);
    sangi_wipe(&y, sizeof y);
}

void sangi_ring256_inner(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                         const int16_t *s, size_t k) {
    sangi_ring256 x[SANGI_RING256_PRODUCTS], y[SANGI_RING256_PRODUCTS];

    for (size_t j = 0; j < k; j++) {
        method->wide(&x[j], a + SANGI_RING256_N * j);
        method->small(&y[j], s + SANGI_RING256_N * j);
    }
    method->dot(&x[0], x, y, k);
    method->inverse(c, &x[0]);
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}

void sangi_ring256_matvec(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                          const int16_t *s, size_t k) {
    sangi_ring256 x[SANGI_RING256_PRODUCTS], y[SANGI_RING256_PRODUCTS];

    for (size_t j = 0; j < k; j++)
        method->small(&y[j], s + SANGI_RING256_N * j);
    for (size_t i = 0; i < k; i++) {
        for (size_t j = 0; j < k; j++)
            method->wide(&x[j], a + SANGI_RING256_N * (k * i + j));
        method->dot(&x[0], x, y, k);
        method->inverse(c + SANGI_RING256_N * i, &x[0]);
    }
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}
