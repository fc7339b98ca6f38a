/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * ntt32 where words have 32 bits and each half of a product is an instruction of its own:
 * Montgomery's, of one product at a time, since sums of 64 bits would carry from half to half.
 *
 * A factor z is held as w = 2^32 z mod P, centred, and as w / P mod 2^32 (turned): the multiple of
 * P with the same low half as x w then takes one product, and the low halves are never subtracted.
 *
 * @ref  [Mon85]; signed, [Sei18]
 */
#ifndef SANGI_SRC_RING_HALVES_H
#define SANGI_SRC_RING_HALVES_H

#include "generated/ring/ring256_halves.h"
#include "ring/first.h"

enum {
    SANGI_RING_KEPT_FORTH = 1, /**< pass 2 must bring what pass 1 leaves nearer to zero */
    SANGI_RING_KEPT_BACK = 1   /**< so must the first pass back, with its sums */
};

typedef int32_t sangi_ring_word;
typedef int32_t sangi_ring_product; /**< reduced at once */
typedef sangi_ring256_factor sangi_ring_square;
typedef sangi_ring256_node sangi_ring_node;

SANGI_RING_INLINE int32_t sangi_ring_upper(int32_t x, int32_t y) {
    return (int32_t)((int64_t)x * y >> 32);
}

/** x z, within P / 2 + |x w| / 2^32. */
SANGI_RING_INLINE int32_t sangi_ring_times(int32_t x, sangi_ring256_factor z) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)z.turned);

    return sangi_ring_upper(x, z.w) - sangi_ring_upper(m, SANGI_RING256_P);
}

/** x, from 0 to P but for a little. */
SANGI_RING_INLINE int32_t sangi_ring_keep(int32_t x) {
    const uint32_t quotient = (uint32_t)sangi_ring_upper(x, SANGI_RING256_SHARE);

    return (int32_t)((uint32_t)x - quotient * SANGI_RING256_P);
}

/** x y / 2^32, within P / 2 + |x y| / 2^32. */
SANGI_RING_INLINE sangi_ring_product sangi_ring_multiply(int32_t x, int32_t y) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)y * SANGI_RING256_INVERSE);

    return sangi_ring_upper(x, y) - sangi_ring_upper(m, SANGI_RING256_P);
}

SANGI_RING_INLINE int32_t sangi_ring_settled(sangi_ring_product sum) { return sum; }
SANGI_RING_INLINE int32_t sangi_ring_alone(sangi_ring_product sum) { return sangi_ring_keep(sum); }
SANGI_RING_INLINE sangi_ring_product sangi_ring_high(sangi_ring_product sum, sangi_ring_square z) {
    return sangi_ring_times(sum, z);
}

typedef struct {
    int32_t y0, y1, y2, y3;
} sangi_ring_quad;

/* (x0 + x2 a) +- (x1 + x3 a) b and (x0 - x2 a) +- (x1 - x3 a) c. */
SANGI_RING_INLINE sangi_ring_quad sangi_ring_forth(int32_t x0, int32_t x1, int32_t x2, int32_t x3,
                                                   const sangi_ring_node *w) {
    const int32_t u = sangi_ring_times(x2, w->a), v = sangi_ring_times(x3, w->a);
    const int32_t b = sangi_ring_times(x1 + v, w->b), c = sangi_ring_times(x1 - v, w->c);
    const int32_t p = x0 + u, m = x0 - u;

    return (sangi_ring_quad){p + b, p - b, m + c, m - c};
}

/** x[0], x[h], x[2h], x[3h] <- two layers forward. */
SANGI_RING_INLINE void sangi_ring_forward(int32_t *x, int h, const sangi_ring_node *w, int kept) {
    const int32_t x0 = kept ? sangi_ring_keep(x[0]) : x[0];
    const int32_t x1 = kept ? sangi_ring_keep(x[h]) : x[h];
    const sangi_ring_quad r = sangi_ring_forth(x0, x1, x[2 * h], x[3 * h], w);

    x[0] = r.y0;
    x[h] = r.y1;
    x[2 * h] = r.y2;
    x[3 * h] = r.y3;
}

/* Two layers back: the sum and the difference of each, of which y2 and y3 are still to be times a.
 */
SANGI_RING_INLINE sangi_ring_quad sangi_ring_unscaled(const int32_t *x, int h,
                                                      const sangi_ring_node *w) {
    const int32_t x0 = x[0], x1 = x[h], x2 = x[2 * h], x3 = x[3 * h];
    const int32_t s0 = x0 + x1, s1 = x2 + x3;
    const int32_t e = sangi_ring_times(x1 - x0, w->c), f = sangi_ring_times(x3 - x2, w->b);

    return (sangi_ring_quad){s0 + s1, e + f, s1 - s0, f - e};
}

/** The way back, times 4, with a, b and c of the mirror image. */
SANGI_RING_INLINE void sangi_ring_back(int32_t *x, int h, const sangi_ring_node *w, int kept) {
    const sangi_ring_quad r = sangi_ring_unscaled(x, h, w);

    x[0] = kept ? sangi_ring_keep(r.y0) : r.y0;
    x[h] = r.y1;
    x[2 * h] = sangi_ring_times(r.y2, w->a);
    x[3 * h] = sangi_ring_times(r.y3, w->a);
}

/** The last two layers back, with the scale: centred, and so the integers themselves. */
SANGI_RING_INLINE void sangi_ring_last(int32_t y[4], const int32_t *x) {
    const sangi_ring_quad r =
        sangi_ring_unscaled(x, SANGI_RING256_N / 4, &sangi_ring256_first_node);

    y[0] = sangi_ring_times(r.y0, sangi_ring256_scale);
    y[1] = sangi_ring_times(r.y1, sangi_ring256_scale);
    y[2] = sangi_ring_times(r.y2, sangi_ring256_scaled_a);
    y[3] = sangi_ring_times(r.y3, sangi_ring256_scaled_a);
}

#include "ring/nine.h"

#endif
