/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Base multiplication of ntt32 by two levels of Karatsuba: 9 multiplications in place of 16.
 *
 * The including header defines, of ntt32_arith.h, sangi_ntt32_word, sangi_ntt32_acc,
 * sangi_ntt32_mul, sangi_ntt32_fold, sangi_ntt32_montgomery_reduce and sangi_ntt32_reduce_last.
 */
#ifndef SANGI_SRC_RING_NTT32_BASEMUL_KARATSUBA_H
#define SANGI_SRC_RING_NTT32_BASEMUL_KARATSUBA_H

/* sum <- sum + x y; the barrier keeps the products in order, since registers hold few. */
SANGI_RING_INLINE void sangi_ntt32_mul_acc(sangi_ntt32_acc *sum, sangi_ntt32_word x,
                                           sangi_ntt32_word y) {
    *sum += sangi_ntt32_mul(x, y);
    SANGI_NTT32_BARRIER();
}

SANGI_RING_INLINE void sangi_ntt32_basemul_acc(int32_t *c, const int32_t *x, const int32_t *y,
                                               size_t k, const sangi_ntt32_basemul_twiddle *z) {
    enum { N = SANGI_RING256_N };
    /* Products of the low halves, of the high halves, and of the sums of both; [1] is in each the
     * product of the sums of two coefficients. */
    sangi_ntt32_acc low[3] = {0}, high[3] = {0}, both[3] = {0};

    SANGI_RING_UNROLL
    for (size_t j = 0; j < k; j++) {
        const int32_t *const u = x + N * j, *const v = y + N * j;
        const sangi_ntt32_word u0 = u[0], u1 = u[1], u2 = u[2], u3 = u[3];
        const sangi_ntt32_word v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3];

        sangi_ntt32_mul_acc(&low[0], u0, v0);
        sangi_ntt32_mul_acc(&low[2], u1, v1);
        sangi_ntt32_mul_acc(&low[1], u0 + u1, v0 + v1);
        sangi_ntt32_mul_acc(&high[0], u2, v2);
        sangi_ntt32_mul_acc(&high[2], u3, v3);
        sangi_ntt32_mul_acc(&high[1], u2 + u3, v2 + v3);
        sangi_ntt32_mul_acc(&both[0], u0 + u2, v0 + v2);
        sangi_ntt32_mul_acc(&both[2], u1 + u3, v1 + v3);
        sangi_ntt32_mul_acc(&both[1], u0 + u2 + (u1 + u3), v0 + v2 + (v1 + v3));
    }
    both[1] -= low[1] + high[1]; /* before low[1] and high[1] lose their outer products */
    both[0] -= low[0] + high[0];
    both[2] -= low[2] + high[2];
    low[1] -= low[0] + low[2];
    high[1] -= high[0] + high[2];
    both[1] -= both[0] + both[2];
    c[0] = sangi_ntt32_montgomery_reduce(low[0] + sangi_ntt32_fold(both[2] + high[0], *z));
    c[1] = sangi_ntt32_montgomery_reduce(low[1] + sangi_ntt32_fold(high[1], *z));
    c[2] = sangi_ntt32_montgomery_reduce(low[2] + both[0] + sangi_ntt32_fold(high[2], *z));
    c[3] = sangi_ntt32_reduce_last(both[1]);
}

#endif
