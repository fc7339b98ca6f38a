/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sangi_zp_* of ntt32_arith.h by Montgomery multiplication, with products of 32 by 32 bits.
 *
 * The twiddle z is stored as w = 2^32 z mod P, centred.  The Montgomery reduction of a sum of
 * products x w is the sum of the x z, at most P / 2 + |sum| / 2^32 in magnitude.
 *
 * @ref  [Mon85]; signed, [Sei18]
 */
#ifndef SANGI_SRC_RING_NTT32_MONTGOMERY_H
#define SANGI_SRC_RING_NTT32_MONTGOMERY_H

#include <stdint.h>

#include "generated/ring/ring256_montgomery.h"

/** A sum of products x w. */
typedef int64_t sangi_zp_acc;

/** x z, not reduced, from w, the stored form of z. */
static inline sangi_zp_acc sangi_zp_mul(int32_t x, int32_t w) { return (int64_t)x * w; }

/**
 * The residue of a sum.  Only the high words are subtracted, since the low words are equal: that
 * saves an instruction on 32-bit machines.
 */
static inline int32_t sangi_zp_reduce(sangi_zp_acc sum) {
    const int32_t m = (int32_t)((uint32_t)sum * SANGI_RING256_INVERSE);

    return (int32_t)(sum >> 32) - (int32_t)((int64_t)m * SANGI_RING256_P >> 32);
}

/** The residue of a sum t of products of residues, times a constant that the twiddles cancel. */
static inline int32_t sangi_zp_reduce_products(int64_t t) { return sangi_zp_reduce(t); }

/**
 * y[0], y[h], y[2 h], y[3 h] <- the forward butterfly of x[0], x[h], x[2 h], x[3 h].
 *
 * @alias  y may be x
 */
static inline void sangi_zp_butterfly(int32_t *y, const int32_t *x, int h,
                                      const sangi_zp_twiddles *w) {
    const int32_t x0 = sangi_zp_reduce(sangi_zp_mul(x[0], SANGI_RING256_ONE));
    const int32_t x2 = sangi_zp_reduce(sangi_zp_mul(x[2 * h], w->a));
    const int32_t b = sangi_zp_reduce(sangi_zp_mul(x[h], w->b) + sangi_zp_mul(x[3 * h], w->ab));
    const int32_t c = sangi_zp_reduce(sangi_zp_mul(x[h], w->c) + sangi_zp_mul(x[3 * h], w->ac));
    const int32_t p = x0 + x2, m = x0 - x2;

    y[0] = p + b;
    y[h] = p - b;
    y[2 * h] = m + c;
    y[3 * h] = m - c;
}

/** A sum of the inverse modulo P; |result| <= P / 2 + |sum| / 128. */
static inline int32_t sangi_zp_reduce_sum(int32_t sum) {
    return sangi_zp_reduce(sangi_zp_mul(sum, SANGI_RING256_ONE));
}

#endif
