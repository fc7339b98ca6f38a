/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The arithmetic of ntt32 for 32-bit cores with a widening multiply-accumulate (SMLAL): products
 * are summed in 64 bits, and each sum takes one Montgomery reduction.
 *
 * In a sum, the twiddle z is stored as w = 2^32 z mod P, centred.  The Montgomery reduction of a
 * sum of products x w is the sum of the x z: it adds the multiple of P that clears the low word.
 * A single product uses Barrett multiplication instead: z is stored beside 2^32 z / P, rounded,
 * from which the quotient follows.  That takes as many instructions and no register pair.
 *
 * @ref  [Mon85]; signed, [Sei18]; a single product, [Har14]
 */
#ifndef SANGI_SRC_RING_NTT32_WIDENING_MAC_H
#define SANGI_SRC_RING_NTT32_WIDENING_MAC_H

#include "generated/ring/ring256_widening_mac.h"
#include "ring/ntt32/first_layers.h"

enum {
    SANGI_NTT32_REDUCE_FORWARD = 1, /**< forward pass 2 reduces the results of pass 1 */
    SANGI_NTT32_REDUCE_INVERSE = 1  /**< the first inverse pass reduces its sums */
};

typedef int32_t sangi_ntt32_word;
typedef int32_t sangi_ntt32_basemul_twiddle;

/** The sum of the x z, from the sum of the x w. */
SANGI_RING_INLINE int32_t sangi_ntt32_montgomery_reduce(int64_t sum) {
    const int32_t m = (int32_t)((uint32_t)sum * SANGI_NTT32_MINUS_P_INVERSE);

    return (int32_t)((sum + (int64_t)m * SANGI_NTT32_P) >> 32);
}

/** x z modulo P, for the Barrett constant of z: from 0 to P, plus at most |x| P / 2^33. */
SANGI_RING_INLINE int32_t sangi_ntt32_barrett_mul(int32_t x, int32_t z, int32_t barrett) {
    const uint32_t quotient = (uint32_t)((int64_t)x * barrett >> 32);

    return (int32_t)((uint32_t)x * (uint32_t)z - quotient * SANGI_NTT32_P);
}

SANGI_RING_INLINE int32_t sangi_ntt32_barrett_reduce(int32_t x) {
    return sangi_ntt32_barrett_mul(x, 1, SANGI_NTT32_BARRETT);
}

/** x a. */
SANGI_RING_INLINE int32_t sangi_ntt32_mul_a(int32_t x, const sangi_ntt32_twiddles *w) {
    return sangi_ntt32_barrett_mul(x, w->a, w->a_barrett);
}

/** x z + y t, from the stored twiddles of z and t. */
SANGI_RING_INLINE int32_t sangi_ntt32_mul_pair(int32_t x, int32_t z, int32_t y, int32_t t) {
    return sangi_ntt32_montgomery_reduce((int64_t)x * z + (int64_t)y * t);
}

/**
 * s0 + s1, scaled and centred.  The two scales are equal modulo P and differ as integers, so that a
 * compiler cannot add s0 to s1 first: that sum would not fit, and would be a single product.
 */
SANGI_RING_INLINE int32_t sangi_ntt32_scaled_sum(int32_t s0, int32_t s1) {
    return sangi_ntt32_mul_pair(s0, SANGI_NTT32_SCALE, s1, SANGI_NTT32_SCALE_OTHER);
}

/** (s1 - s0) a, scaled and centred. */
SANGI_RING_INLINE int32_t sangi_ntt32_scaled_difference(int32_t s0, int32_t s1) {
    return sangi_ntt32_mul_pair(s0, -SANGI_NTT32_SCALED_A, s1, SANGI_NTT32_SCALED_A);
}

#include "ring/ntt32/accumulated.h"

/** z times a reduced sum; without the barrier the product would become one of 64 by 64 bits. */
SANGI_RING_INLINE int64_t sangi_ntt32_fold(int64_t sum, int32_t z) {
    int32_t high = sangi_ntt32_montgomery_reduce(sum);

    SANGI_RING_VALUE_BARRIER(high);
    return (int64_t)high * z;
}

/** Two halves of four sums each: the registers hold no more. */
SANGI_RING_INLINE void sangi_ntt32_basemul_acc(int32_t *c, const int32_t *x, const int32_t *y,
                                               size_t k, const sangi_ntt32_basemul_twiddle *z) {
    enum { N = SANGI_RING256_N };
    int64_t t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0, t6 = 0;

    SANGI_RING_UNROLL
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;

        SANGI_RING_BARRIER();
        t0 += (int64_t)u[0] * v[0];
        t1 += (int64_t)u[0] * v[1];
        t1 += (int64_t)u[1] * v[0];
        t4 += (int64_t)u[1] * v[3];
        t4 += (int64_t)u[2] * v[2];
        t5 += (int64_t)u[2] * v[3];
        t4 += (int64_t)u[3] * v[1];
        t5 += (int64_t)u[3] * v[2];
    }
    const int32_t c0 = sangi_ntt32_montgomery_reduce(t0 + sangi_ntt32_fold(t4, *z));
    const int32_t c1 = sangi_ntt32_montgomery_reduce(t1 + sangi_ntt32_fold(t5, *z));

    SANGI_RING_UNROLL
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;

        SANGI_RING_BARRIER();
        t2 += (int64_t)u[0] * v[2];
        t3 += (int64_t)u[0] * v[3];
        t2 += (int64_t)u[1] * v[1];
        t3 += (int64_t)u[1] * v[2];
        t2 += (int64_t)u[2] * v[0];
        t3 += (int64_t)u[2] * v[1];
        t3 += (int64_t)u[3] * v[0];
        t6 += (int64_t)u[3] * v[3];
    }
    c[2] = sangi_ntt32_montgomery_reduce(t2 + sangi_ntt32_fold(t6, *z));
    c[3] = sangi_ntt32_montgomery_reduce(t3);
    c[0] = c0;
    c[1] = c1;
}

#endif
