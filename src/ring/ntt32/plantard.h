/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products modulo the prime of ring256 on a machine with products of 64 bits: Plantard's, by
 * high words.
 *
 * A factor z is held as w = z' / P mod 2^64, where z' = -2^64 z mod P, centred.  Then x w mod 2^64
 * is (x z' + 2^64 k) / P for the one k that makes it a whole number, and k = x z modulo P.  The
 * high word of that times P is k, rounded down; adding BIAS first keeps the rounding from x z' < 0.
 * Sums of terms x w settle together, and k comes out centred: |k| <= (P - 1) / 2.
 *
 * The sums are modulo 2^64.  That sum |x z'| stays below BIAS * P, and with it below 2^63, is
 * checked for every butterfly where the tables are made.
 *
 * @ref  [Pla21]; signed, [HZZ+22]
 */
#ifndef SANGI_SRC_RING_PLANTARD_H
#define SANGI_SRC_RING_PLANTARD_H

#include <stdint.h>

#include "generated/ring/ring256_plantard.h"

/** A sum of terms, modulo 2^64. */
typedef uint64_t sangi_ring_sum;

/** x z, not settled; w is z's table entry. */
static inline sangi_ring_sum sangi_ring_term(int64_t x, int64_t w) {
    return (uint64_t)x * (uint64_t)w;
}

/** The centred residue that a sum of terms is; the sum has BIAS in it. */
static inline int32_t sangi_ring_settle_biased(sangi_ring_sum sum) {
    __extension__ typedef __int128 wide;

    return (int32_t)((wide)(int64_t)sum * SANGI_RING256_P >> 64);
}

static inline int32_t sangi_ring_settle(sangi_ring_sum sum) {
    return sangi_ring_settle_biased(sum + SANGI_RING256_BIAS);
}

/** t times the constant that the tables take back, for a sum t of products of residues. */
static inline int32_t sangi_ring_reduce(int64_t t) {
    return sangi_ring_settle(sangi_ring_term(t, SANGI_RING256_INVERSE));
}

/**
 * Two layers forward: y[0], y[h], y[2h], y[3h] <- (x0 + x2 a) +- (x1 + x3 a) b and
 * (x0 - x2 a) +- (x1 - x3 a) c, where xi = x[i h].
 *
 * @post   |y| <= (P - 1) / 2
 * @alias  y may be x
 */
static inline void sangi_ring_forward(int32_t *y, const int32_t *x, int h,
                                      const sangi_ring256_node *w) {
    const sangi_ring_sum x0 = sangi_ring_term(x[0], SANGI_RING256_ONE) + SANGI_RING256_BIAS;
    const sangi_ring_sum x2 = sangi_ring_term(x[2 * h], w->a);
    const sangi_ring_sum b = sangi_ring_term(x[h], w->b) + sangi_ring_term(x[3 * h], w->ab);
    const sangi_ring_sum c = sangi_ring_term(x[h], w->c) + sangi_ring_term(x[3 * h], w->ac);
    const sangi_ring_sum p = x0 + x2, m = x0 - x2;

    y[0] = sangi_ring_settle_biased(p + b);
    y[h] = sangi_ring_settle_biased(p - b);
    y[2 * h] = sangi_ring_settle_biased(m + c);
    y[3 * h] = sangi_ring_settle_biased(m - c);
}

/** The sums of the inverse stay as they are: four layers of them fit 32 bits. */
static inline int32_t sangi_ring_keep(int64_t sum) { return (int32_t)sum; }

#endif
