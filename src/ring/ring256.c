/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include "word/wipe.h"

enum { N = SANGI_RING256_N, MOST = SANGI_RING256_PRODUCTS };

void sangi_ring256_mul(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                       const int16_t *s) {
    sangi_ring256_inner(method, c, a, s, 1);
}

void sangi_ring256_inner(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                         const int16_t *s, size_t k) {
    sangi_ring256 x[MOST], y[MOST];

    for (size_t j = 0; j < k; j++) {
        method->wide(&x[j], a + N * j);
        method->small(&y[j], s + N * j);
    }
    method->dot(&x[0], x, y, k);
    method->inverse(c, &x[0]);
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}

void sangi_ring256_matvec(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                          const int16_t *s, size_t k) {
    sangi_ring256 x[MOST], y[MOST];

    for (size_t j = 0; j < k; j++)
        method->small(&y[j], s + N * j);
    for (size_t i = 0; i < k; i++) {
        for (size_t j = 0; j < k; j++)
            method->wide(&x[j], a + N * (k * i + j));
        method->dot(&x[0], x, y, k);
        method->inverse(c + N * i, &x[0]);
    }
    sangi_wipe(x, sizeof x[0]);
    sangi_wipe(y, k * sizeof y[0]);
}
