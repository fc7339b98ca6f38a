/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The butterflies of ntt32 with eager reduction: every product is reduced by itself.
 *
 * The including header defines, of ntt32_arith.h, sangi_ntt32_word, sangi_ntt32_twiddles (of
 * members a, b, c), sangi_ntt32_mul_twiddle and sangi_ntt32_barrett_reduce.
 */
#ifndef SANGI_SRC_RING_NTT32_EAGER_H
#define SANGI_SRC_RING_NTT32_EAGER_H

typedef struct {
    sangi_ntt32_word y0, y1, y2, y3;
} sangi_ntt32_quad;

/* (x0 + x2 a) +- (x1 + x3 a) b and (x0 - x2 a) +- (x1 - x3 a) c. */
SANGI_RING_INLINE sangi_ntt32_quad sangi_ntt32_butterfly_values(sangi_ntt32_word x0,
                                                                sangi_ntt32_word x1,
                                                                sangi_ntt32_word x2,
                                                                sangi_ntt32_word x3,
                                                                const sangi_ntt32_twiddles *w) {
    const sangi_ntt32_word u = sangi_ntt32_mul_twiddle(x2, w->a),
                           v = sangi_ntt32_mul_twiddle(x3, w->a);
    const sangi_ntt32_word b = sangi_ntt32_mul_twiddle(x1 + v, w->b),
                           c = sangi_ntt32_mul_twiddle(x1 - v, w->c);
    const sangi_ntt32_word p = x0 + u, m = x0 - u;

    return (sangi_ntt32_quad){p + b, p - b, m + c, m - c};
}

SANGI_RING_INLINE void sangi_ntt32_butterfly(int32_t *x, int h, const sangi_ntt32_twiddles *w,
                                             int reduce) {
    const sangi_ntt32_word x0 = reduce ? sangi_ntt32_barrett_reduce(x[0]) : x[0];
    const sangi_ntt32_word x1 = reduce ? sangi_ntt32_barrett_reduce(x[h]) : x[h];
    const sangi_ntt32_quad r = sangi_ntt32_butterfly_values(x0, x1, x[2 * h], x[3 * h], w);

    x[0] = (int32_t)r.y0;
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)r.y2;
    x[3 * h] = (int32_t)r.y3;
}

/* An inverse butterfly whose results y2 and y3 are not yet multiplied by a. */
SANGI_RING_INLINE sangi_ntt32_quad sangi_ntt32_inverse_sums(const int32_t *x, int h,
                                                            const sangi_ntt32_twiddles *w) {
    const sangi_ntt32_word x0 = x[0], x1 = x[h], x2 = x[2 * h], x3 = x[3 * h];
    const sangi_ntt32_word s0 = x0 + x1, s1 = x2 + x3;
    const sangi_ntt32_word e = sangi_ntt32_mul_twiddle(x1 - x0, w->c),
                           f = sangi_ntt32_mul_twiddle(x3 - x2, w->b);

    return (sangi_ntt32_quad){s0 + s1, e + f, s1 - s0, f - e};
}

SANGI_RING_INLINE void sangi_ntt32_inverse_butterfly(int32_t *x, int h,
                                                     const sangi_ntt32_twiddles *w, int reduce) {
    const sangi_ntt32_quad r = sangi_ntt32_inverse_sums(x, h, w);

    x[0] = (int32_t)(reduce ? sangi_ntt32_barrett_reduce(r.y0) : r.y0);
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)sangi_ntt32_mul_twiddle(r.y2, w->a);
    x[3 * h] = (int32_t)sangi_ntt32_mul_twiddle(r.y3, w->a);
}

SANGI_RING_INLINE void sangi_ntt32_inverse_last(int32_t y[4], const int32_t *x) {
    const sangi_ntt32_quad r =
        sangi_ntt32_inverse_sums(x, SANGI_RING256_N / 4, &sangi_ntt32_first_twiddles);

    y[0] = (int32_t)sangi_ntt32_mul_twiddle(r.y0, sangi_ntt32_scale);
    y[1] = (int32_t)sangi_ntt32_mul_twiddle(r.y1, sangi_ntt32_scale);
    y[2] = (int32_t)sangi_ntt32_mul_twiddle(r.y2, sangi_ntt32_scaled_a);
    y[3] = (int32_t)sangi_ntt32_mul_twiddle(r.y3, sangi_ntt32_scaled_a);
}

#endif
