/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products of four coefficients by Karatsuba's way, nine for sixteen.
 *
 * The including header defines sangi_narrow_word, what a sum of coefficients is held in;
 * sangi_narrow_product, with sangi_narrow_multiply(x, y), sangi_narrow_settled and
 * sangi_narrow_alone, a sum with and without a product by z in it, reduced, and
 * sangi_narrow_high(sum, z).
 */
#ifndef SANGI_SRC_RING_NINE_H
#define SANGI_SRC_RING_NINE_H

/* sum <- sum + x y, before anything that follows: registers hold few products at a time. */
SANGI_RING_INLINE void sangi_narrow_accumulate(sangi_narrow_product *sum, sangi_narrow_word x,
                                               sangi_narrow_word y) {
    *sum += sangi_narrow_multiply(x, y);
    SANGI_NARROW_ORDER();
}

/** c <- the sum of k products of four coefficients modulo X^4 - z, X = x^64; all 256 apart. */
SANGI_RING_INLINE void sangi_narrow_products(int32_t *c, const int32_t *x, const int32_t *y,
                                             size_t k, const sangi_narrow_square *z) {
    enum { N = SANGI_RING256_N };
    /* The low half of each factor by itself, the high one, and their sum, with its three products.
     */
    sangi_narrow_product low[3] = {0}, high[3] = {0}, both[3] = {0};

    SANGI_RING_UNROLLED
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;
        const sangi_narrow_word u0 = u[0], u1 = u[1], u2 = u[2], u3 = u[3];
        const sangi_narrow_word v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3];

        sangi_narrow_accumulate(&low[0], u0, v0);
        sangi_narrow_accumulate(&low[2], u1, v1);
        sangi_narrow_accumulate(&low[1], u0 + u1, v0 + v1);
        sangi_narrow_accumulate(&high[0], u2, v2);
        sangi_narrow_accumulate(&high[2], u3, v3);
        sangi_narrow_accumulate(&high[1], u2 + u3, v2 + v3);
        sangi_narrow_accumulate(&both[0], u0 + u2, v0 + v2);
        sangi_narrow_accumulate(&both[2], u1 + u3, v1 + v3);
        sangi_narrow_accumulate(&both[1], u0 + u2 + (u1 + u3), v0 + v2 + (v1 + v3));
    }
    both[1] -= low[1] + high[1]; /* while the middle ones still hold the outer ones */
    both[0] -= low[0] + high[0];
    both[2] -= low[2] + high[2];
    low[1] -= low[0] + low[2];
    high[1] -= high[0] + high[2];
    both[1] -= both[0] + both[2];
    c[0] = sangi_narrow_settled(low[0] + sangi_narrow_high(both[2] + high[0], *z));
    c[1] = sangi_narrow_settled(low[1] + sangi_narrow_high(high[1], *z));
    c[2] = sangi_narrow_settled(low[2] + both[0] + sangi_narrow_high(high[2], *z));
    c[3] = sangi_narrow_alone(both[1]);
}

#endif
