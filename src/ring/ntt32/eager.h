/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Two layers of ntt32 where every product is reduced alone.
 *
 * The including header defines sangi_narrow_word, what a sum of coefficients is held in;
 * sangi_narrow_node with factors a, b, c; sangi_narrow_times(x, factor) and sangi_narrow_keep.
 */
#ifndef SANGI_SRC_RING_SINGLES_H
#define SANGI_SRC_RING_SINGLES_H

typedef struct {
    sangi_narrow_word y0, y1, y2, y3;
} sangi_narrow_quad;

/* (x0 + x2 a) +- (x1 + x3 a) b and (x0 - x2 a) +- (x1 - x3 a) c. */
SANGI_RING_INLINE sangi_narrow_quad sangi_narrow_forth(sangi_narrow_word x0, sangi_narrow_word x1,
                                                       sangi_narrow_word x2, sangi_narrow_word x3,
                                                       const sangi_narrow_node *w) {
    const sangi_narrow_word u = sangi_narrow_times(x2, w->a), v = sangi_narrow_times(x3, w->a);
    const sangi_narrow_word b = sangi_narrow_times(x1 + v, w->b),
                            c = sangi_narrow_times(x1 - v, w->c);
    const sangi_narrow_word p = x0 + u, m = x0 - u;

    return (sangi_narrow_quad){p + b, p - b, m + c, m - c};
}

/** x[0], x[h], x[2h], x[3h] <- two layers forward. */
SANGI_RING_INLINE void sangi_narrow_forward(int32_t *x, int h, const sangi_narrow_node *w,
                                            int kept) {
    const sangi_narrow_word x0 = kept ? sangi_narrow_keep(x[0]) : x[0];
    const sangi_narrow_word x1 = kept ? sangi_narrow_keep(x[h]) : x[h];
    const sangi_narrow_quad r = sangi_narrow_forth(x0, x1, x[2 * h], x[3 * h], w);

    x[0] = (int32_t)r.y0;
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)r.y2;
    x[3 * h] = (int32_t)r.y3;
}

/* Two layers back: the sum and the difference of each, of which y2 and y3 are still to be times a.
 */
SANGI_RING_INLINE sangi_narrow_quad sangi_narrow_unscaled(const int32_t *x, int h,
                                                          const sangi_narrow_node *w) {
    const sangi_narrow_word x0 = x[0], x1 = x[h], x2 = x[2 * h], x3 = x[3 * h];
    const sangi_narrow_word s0 = x0 + x1, s1 = x2 + x3;
    const sangi_narrow_word e = sangi_narrow_times(x1 - x0, w->c),
                            f = sangi_narrow_times(x3 - x2, w->b);

    return (sangi_narrow_quad){s0 + s1, e + f, s1 - s0, f - e};
}

/** The way back, times 4, with a, b and c of the mirror image. */
SANGI_RING_INLINE void sangi_narrow_back(int32_t *x, int h, const sangi_narrow_node *w, int kept) {
    const sangi_narrow_quad r = sangi_narrow_unscaled(x, h, w);

    x[0] = (int32_t)(kept ? sangi_narrow_keep(r.y0) : r.y0);
    x[h] = (int32_t)r.y1;
    x[2 * h] = (int32_t)sangi_narrow_times(r.y2, w->a);
    x[3 * h] = (int32_t)sangi_narrow_times(r.y3, w->a);
}

/** The last two layers back, with the scale: centred, and so the integers themselves. */
SANGI_RING_INLINE void sangi_narrow_last(int32_t y[4], const int32_t *x) {
    const sangi_narrow_quad r =
        sangi_narrow_unscaled(x, SANGI_RING256_N / 4, &sangi_narrow_first_node);

    y[0] = (int32_t)sangi_narrow_times(r.y0, sangi_narrow_scale);
    y[1] = (int32_t)sangi_narrow_times(r.y1, sangi_narrow_scale);
    y[2] = (int32_t)sangi_narrow_times(r.y2, sangi_narrow_scaled_a);
    y[3] = (int32_t)sangi_narrow_times(r.y3, sangi_narrow_scaled_a);
}

#endif
