/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sangi_zp_* of ntt32_arith.h by Plantard multiplication, where products of 64 by 64 bits are fast.
 *
 * The twiddle z is stored as w = z' P^-1 mod 2^64, where z' = -2^64 z mod P, centred.  Then
 * x w mod 2^64 = (x z' + 2^64 k) / P for the one k that makes this an integer, and k = x z modulo
 * P. The high word of P times this is floor(k + x z' / 2^64); adding BIAS first makes the second
 * term positive, so that the result is k.  A sum of products is reduced by one such multiplication,
 * and k is centred: |k| <= (P - 1) / 2.
 *
 * Sums are modulo 2^64.  The sum of |x z'| stays below BIAS P < 2^63; this is checked for every
 * butterfly where the tables are made.
 *
 * @ref  [Pla21]; signed, [HZZ+22]
 */
#ifndef SANGI_SRC_RING_NTT32_PLANTARD_H
#define SANGI_SRC_RING_NTT32_PLANTARD_H

#include <stdint.h>

#include "generated/ring/ring256_plantard.h"

/** A sum of products x w modulo 2^64. */
typedef uint64_t sangi_zp_acc;

/** x z, not reduced, from w, the stored form of z. */
static inline sangi_zp_acc sangi_zp_mul(int64_t x, int64_t w) { return (uint64_t)x * (uint64_t)w; }

/** The centred residue of a sum to which BIAS was added. */
static inline int32_t sangi_zp_reduce_biased(sangi_zp_acc sum) {
    __extension__ typedef __int128 wide;

    return (int32_t)((wide)(int64_t)sum * SANGI_RING256_P >> 64);
}

/** The centred residue of a sum. */
static inline int32_t sangi_zp_reduce(sangi_zp_acc sum) {
    return sangi_zp_reduce_biased(sum + SANGI_RING256_BIAS);
}

/** The residue of a sum t of products of residues, times a constant that the twiddles cancel. */
static inline int32_t sangi_zp_reduce_products(int64_t t) {
    return sangi_zp_reduce(sangi_zp_mul(t, SANGI_RING256_INVERSE));
}

/**
 * y[0], y[h], y[2 h], y[3 h] <- the forward butterfly of x[0], x[h], x[2 h], x[3 h].
 *
 * @post   |y| <= (P - 1) / 2
 * @alias  y may be x
 */
static inline void sangi_zp_butterfly(int32_t *y, const int32_t *x, int h,
                                      const sangi_zp_twiddles *w) {
    const sangi_zp_acc x0 = sangi_zp_mul(x[0], SANGI_RING256_ONE) + SANGI_RING256_BIAS;
    const sangi_zp_acc x2 = sangi_zp_mul(x[2 * h], w->a);
    const sangi_zp_acc b = sangi_zp_mul(x[h], w->b) + sangi_zp_mul(x[3 * h], w->ab);
    const sangi_zp_acc c = sangi_zp_mul(x[h], w->c) + sangi_zp_mul(x[3 * h], w->ac);
    const sangi_zp_acc p = x0 + x2, m = x0 - x2;

    y[0] = sangi_zp_reduce_biased(p + b);
    y[h] = sangi_zp_reduce_biased(p - b);
    y[2 * h] = sangi_zp_reduce_biased(m + c);
    y[3 * h] = sangi_zp_reduce_biased(m - c);
}

/** Unchanged: the sums of four inverse layers fit 32 bits. */
static inline int32_t sangi_zp_reduce_sum(int64_t sum) { return (int32_t)sum; }

#endif
