/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Two layers of ntt32 where two products are summed before they are reduced.
 *
 * The including header defines sangi_narrow_word, what a sum of coefficients is held in;
 * sangi_narrow_node; sangi_narrow_times_a(x, w), sangi_narrow_pair(x, z, y, t), which is x z + y t;
 * sangi_narrow_keep; and of the last pass sangi_narrow_scaled, the scaled sum of its arguments, and
 * sangi_narrow_scaled_a, their difference times a.
 */
#ifndef SANGI_SRC_RING_SUMS_H
#define SANGI_SRC_RING_SUMS_H

typedef struct {
    sangi_narrow_word y0, y1, y2, y3;
} sangi_narrow_quad;

/* (x0 + x2 a) +- (x1 b + x3 a b) and (x0 - x2 a) +- (x1 c - x3 a c). */
SANGI_RING_INLINE sangi_narrow_quad sangi_narrow_forth(sangi_narrow_word x0, sangi_narrow_word x1,
                                                       sangi_narrow_word x2, sangi_narrow_word x3,
                                                       const sangi_narrow_node *w) {
    const sangi_narrow_word u = sangi_narrow_times_a(x2, w);
    const sangi_narrow_word b = sangi_narrow_pair(x1, w->b, x3, w->ab);
    const sangi_narrow_word c = sangi_narrow_pair(x1, w->c, x3, w->ac);
    const sangi_narrow_word p = x0 + u, m = x0 - u;

    return (sangi_narrow_quad){p + b, p - b, m + c, m - c};
}

/** x[0], x[h], x[2h], x[3h] <- two layers forward. */
SANGI_RING_INLINE void sangi_narrow_forward(int32_t *x, int h, const sangi_narrow_node *w,
                                            int kept) {
    const sangi_narrow_word x0 = kept ? sangi_narrow_keep(x[0]) : x[0];
    const sangi_narrow_quad r = sangi_narrow_forth(x0, x[h], x[2 * h], x[3 * h], w);

    x[0] = (int32_t)r.y0;
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)r.y2;
    x[3 * h] = (int32_t)r.y3;
}

/** The way back, times 4, with a, b and c of the mirror image. */
SANGI_RING_INLINE void sangi_narrow_back(int32_t *x, int h, const sangi_narrow_node *w, int kept) {
    const sangi_narrow_word x0 = x[0], x1 = x[h], x2 = x[2 * h], x3 = x[3 * h];
    const sangi_narrow_word s0 = x0 + x1, d0 = x1 - x0, s1 = x2 + x3, d1 = x3 - x2;

    x[0] = (int32_t)(kept ? sangi_narrow_keep(s0 + s1) : s0 + s1);
    x[h] = (int32_t)sangi_narrow_pair(d0, w->c, d1, w->b);
    x[2 * h] = (int32_t)sangi_narrow_times_a(s1 - s0, w);
    x[3 * h] = (int32_t)sangi_narrow_pair(d0, w->ac, d1, w->ab);
}

/** The last two layers back, with the scale: centred, and so the integers themselves. */
SANGI_RING_INLINE void sangi_narrow_last(int32_t y[4], const int32_t *x) {
    enum { H = SANGI_RING256_N / 4 };
    const sangi_narrow_node *const w = &sangi_narrow_last_node;
    const sangi_narrow_word x0 = x[0], x1 = x[H], x2 = x[2 * H], x3 = x[3 * H];
    const sangi_narrow_word s0 = x0 + x1, d0 = x1 - x0, s1 = x2 + x3, d1 = x3 - x2;

    y[0] = (int32_t)sangi_narrow_scaled(s0, s1);
    y[1] = (int32_t)sangi_narrow_pair(d0, w->c, d1, w->b);
    y[2] = (int32_t)sangi_narrow_scaled_a(s0, s1);
    y[3] = (int32_t)sangi_narrow_pair(d0, w->ac, d1, w->ab);
}

#endif
