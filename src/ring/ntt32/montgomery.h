/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products modulo the prime of ring256 on a machine with products of 32 by 32 bits: Montgomery's.
 *
 * A factor z is held as w = 2^32 z mod P, centred.  A sum of terms x w settles to the same sum of
 * x z, within P / 2 + |sum| / 2^32.  The names are those of plantard.h.
 *
 * @ref  [Mon85]; signed, [Sei18]
 */
#ifndef SANGI_SRC_RING_MONTGOMERY_H
#define SANGI_SRC_RING_MONTGOMERY_H

#include <stdint.h>

#include "generated/ring/ring256_montgomery.h"

/** A sum of terms. */
typedef int64_t sangi_ring_sum;

/** x z, not settled; w is z's table entry. */
static inline sangi_ring_sum sangi_ring_term(int32_t x, int32_t w) { return (int64_t)x * w; }

/* High words are subtracted, not the whole: that is one instruction less where words have 32 bits.
 */
static inline int32_t sangi_ring_settle(sangi_ring_sum sum) {
    const int32_t m = (int32_t)((uint32_t)sum * SANGI_RING256_INVERSE);

    return (int32_t)(sum >> 32) - (int32_t)((int64_t)m * SANGI_RING256_P >> 32);
}

/** t times the constant that the tables take back, for a sum t of products of residues. */
static inline int32_t sangi_ring_reduce(int64_t t) { return sangi_ring_settle(t); }

/**
 * Two layers forward: y[0], y[h], y[2h], y[3h] <- (x0 + x2 a) +- (x1 + x3 a) b and
 * (x0 - x2 a) +- (x1 - x3 a) c, where xi = x[i h].
 *
 * @alias  y may be x
 */
static inline void sangi_ring_forward(int32_t *y, const int32_t *x, int h,
                                      const sangi_ring256_node *w) {
    const int32_t x0 = sangi_ring_settle(sangi_ring_term(x[0], SANGI_RING256_ONE));
    const int32_t x2 = sangi_ring_settle(sangi_ring_term(x[2 * h], w->a));
    const int32_t b =
        sangi_ring_settle(sangi_ring_term(x[h], w->b) + sangi_ring_term(x[3 * h], w->ab));
    const int32_t c =
        sangi_ring_settle(sangi_ring_term(x[h], w->c) + sangi_ring_term(x[3 * h], w->ac));
    const int32_t p = x0 + x2, m = x0 - x2;

    y[0] = p + b;
    y[h] = p - b;
    y[2 * h] = m + c;
    y[3 * h] = m - c;
}

/** A sum of the inverse, brought back below P / 2 + |sum| / 128. */
static inline int32_t sangi_ring_keep(int32_t sum) {
    return sangi_ring_settle(sangi_ring_term(sum, SANGI_RING256_ONE));
}

#endif
