/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The butterflies of ntt32 with accumulated reduction: two products are summed before one
 * reduction.
 *
 * The including header defines sangi_ntt32_word, sangi_ntt32_twiddles (of members a, b, ab, c, ac)
 * and sangi_ntt32_barrett_reduce of ntt32_arith.h; sangi_ntt32_mul_a(x, w) = x a;
 * sangi_ntt32_mul_pair(x, z, y, t) = x z + y t; and for the last pass
 * sangi_ntt32_scaled_sum(s0, s1) = scale (s0 + s1) and
 * sangi_ntt32_scaled_difference(s0, s1) = scale (s1 - s0) a.
 */
#ifndef SANGI_SRC_RING_NTT32_ACCUMULATED_H
#define SANGI_SRC_RING_NTT32_ACCUMULATED_H

typedef struct {
    sangi_ntt32_word y0, y1, y2, y3;
} sangi_ntt32_quad;

/* (x0 + x2 a) +- (x1 b + x3 a b) and (x0 - x2 a) +- (x1 c - x3 a c). */
SANGI_RING_INLINE sangi_ntt32_quad sangi_ntt32_butterfly_values(sangi_ntt32_word x0,
                                                                sangi_ntt32_word x1,
                                                                sangi_ntt32_word x2,
                                                                sangi_ntt32_word x3,
                                                                const sangi_ntt32_twiddles *w) {
    const sangi_ntt32_word u = sangi_ntt32_mul_a(x2, w);
    const sangi_ntt32_word b = sangi_ntt32_mul_pair(x1, w->b, x3, w->ab);
    const sangi_ntt32_word c = sangi_ntt32_mul_pair(x1, w->c, x3, w->ac);
    const sangi_ntt32_word p = x0 + u, m = x0 - u;

    return (sangi_ntt32_quad){p + b, p - b, m + c, m - c};
}

SANGI_RING_INLINE void sangi_ntt32_butterfly(int32_t *x, int h, const sangi_ntt32_twiddles *w,
                                             int reduce) {
    const sangi_ntt32_word x0 = reduce ? sangi_ntt32_barrett_reduce(x[0]) : x[0];
    const sangi_ntt32_quad r = sangi_ntt32_butterfly_values(x0, x[h], x[2 * h], x[3 * h], w);

    x[0] = (int32_t)r.y0;
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)r.y2;
    x[3 * h] = (int32_t)r.y3;
}

SANGI_RING_INLINE void sangi_ntt32_inverse_butterfly(int32_t *x, int h,
                                                     const sangi_ntt32_twiddles *w, int reduce) {
    const sangi_ntt32_word x0 = x[0], x1 = x[h], x2 = x[2 * h], x3 = x[3 * h];
    const sangi_ntt32_word s0 = x0 + x1, d0 = x1 - x0, s1 = x2 + x3, d1 = x3 - x2;

    x[0] = (int32_t)(reduce ? sangi_ntt32_barrett_reduce(s0 + s1) : s0 + s1);
    x[h] = (int32_t)sangi_ntt32_mul_pair(d0, w->c, d1, w->b);
    x[2 * h] = (int32_t)sangi_ntt32_mul_a(s1 - s0, w);
    x[3 * h] = (int32_t)sangi_ntt32_mul_pair(d0, w->ac, d1, w->ab);
}

SANGI_RING_INLINE void sangi_ntt32_inverse_last(int32_t y[4], const int32_t *x) {
    enum { H = SANGI_RING256_N / 4 };
    const sangi_ntt32_twiddles *const w = &sangi_ntt32_last_twiddles;
    const sangi_ntt32_word x0 = x[0], x1 = x[H], x2 = x[2 * H], x3 = x[3 * H];
    const sangi_ntt32_word s0 = x0 + x1, d0 = x1 - x0, s1 = x2 + x3, d1 = x3 - x2;

    y[0] = (int32_t)sangi_ntt32_scaled_sum(s0, s1);
    y[1] = (int32_t)sangi_ntt32_mul_pair(d0, w->c, d1, w->b);
    y[2] = (int32_t)sangi_ntt32_scaled_difference(s0, s1);
    y[3] = (int32_t)sangi_ntt32_mul_pair(d0, w->ac, d1, w->ab);
}

#endif
