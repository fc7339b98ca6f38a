/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The arithmetic of ntt32 for 64-bit cores with a slow, bit-serial multiplier: Plantard
 * multiplication, which takes one multiplication by the twiddle, modulo the sparse prime
 * P = 2^25 - 2^12 + 1, so that the multiplication by P is done by shifts.
 *
 * The twiddle z is stored as w = z' P^-1 mod 2^64, where z' = -2^64 z mod P, centred.  Then
 * x w mod 2^64 = (x z' + 2^64 k) / P, where k = x z modulo P.  Multiplied by
 * P / 2^64 = 2^-39 (1 - 2^-13 + 2^-25) this is k + x z' / 2^64, and rounding removes the second
 * term: the result is the centred k.
 *
 * @ref  [Pla21]; signed, [HZZ+22]; sums of products as in [Mon85]
 */
#ifndef SANGI_SRC_RING_NTT32_SPARSE_PRIME_H
#define SANGI_SRC_RING_NTT32_SPARSE_PRIME_H

#include "generated/ring/ring256_sparse_prime.h"
#include "ring/ring256.h"

#define SANGI_NTT32_SIGN_BITS UINT64_C(0x8000000080000000)

enum {
    SANGI_NTT32_REDUCE_FORWARD = 0,
    SANGI_NTT32_REDUCE_INVERSE = 1 /**< the first inverse pass reduces its sums */
};

typedef int64_t sangi_ntt32_word;
typedef int64_t sangi_ntt32_acc; /**< not reduced */
typedef int32_t sangi_ntt32_basemul_twiddle;

#define SANGI_NTT32_BARRIER() ((void)0) /**< there are enough registers */

/** x w mod 2^64, the first half of Plantard multiplication. */
SANGI_RING_INLINE int64_t sangi_ntt32_plantard_mul(int64_t x, int64_t w) {
    return (int64_t)((uint64_t)x * (uint64_t)w);
}

/** The second half: the centred x z. */
SANGI_RING_INLINE int64_t sangi_ntt32_plantard_reduce(int64_t term) {
    return (term - (term >> 13) + (term >> 25) + (INT64_C(1) << 38)) >> 39;
}

/** x z, centred. */
SANGI_RING_INLINE int64_t sangi_ntt32_mul_twiddle(int64_t x, int64_t w) {
    return sangi_ntt32_plantard_reduce(sangi_ntt32_plantard_mul(x, w));
}

/**
 * x modulo P, from 0 to 2^25 plus at most |x| / 2^13.  The Barrett quotient is x >> 25, and
 * 2^25 = 2^12 - 1 modulo P.
 */
SANGI_RING_INLINE int64_t sangi_ntt32_barrett_reduce(int64_t x) {
    const int64_t upper = x >> 25;

    return (x & 0x1ffffff) + (int64_t)((uint64_t)upper << 12) - upper;
}

SANGI_RING_INLINE sangi_ntt32_acc sangi_ntt32_mul(int64_t x, int64_t y) { return x * y; }

/** t / 2^32; |result| <= P / 2 + |t| / 2^32. */
SANGI_RING_INLINE int32_t sangi_ntt32_montgomery_reduce(sangi_ntt32_acc t) {
    const int32_t m = (int32_t)((uint32_t)t * SANGI_NTT32_MINUS_P_INVERSE);

    return (int32_t)((t + (int64_t)m * SANGI_NTT32_P) >> 32);
}

SANGI_RING_INLINE int32_t sangi_ntt32_reduce_last(sangi_ntt32_acc sum) {
    return sangi_ntt32_montgomery_reduce(sum);
}

SANGI_RING_INLINE sangi_ntt32_acc sangi_ntt32_fold(sangi_ntt32_acc sum,
                                                   sangi_ntt32_basemul_twiddle z) {
    return (int64_t)sangi_ntt32_montgomery_reduce(sum) * z;
}

#include "ring/ntt32/basemul_karatsuba.h"
#include "ring/ntt32/eager.h"

/* With a prime of 25 bits the first two layers need reductions like all others. */
SANGI_RING_INLINE void sangi_ntt32_first_butterfly(int32_t *v, int64_t x0, int64_t x1, int64_t x2,
                                                   int64_t x3) {
    enum { H = SANGI_RING256_N / 4 };
    const sangi_ntt32_quad r =
        sangi_ntt32_butterfly_values(x0, x1, x2, x3, &sangi_ntt32_first_twiddles);

    v[0] = (int32_t)r.y0;
    v[H] = (int32_t)r.y1;
    v[2 * H] = (int32_t)r.y2;
    v[3 * H] = (int32_t)r.y3;
}

/* The lowest 13 bits of a, from -4096 to 4095. */
SANGI_RING_INLINE int64_t sangi_ntt32_centred(uint16_t a) {
    return (int64_t)((uint64_t)a << 51) >> 51;
}

static inline void sangi_ntt32_first_public(int32_t *v, const uint16_t *a) {
    enum { H = SANGI_RING256_N / 4 };

    SANGI_RING_NO_UNROLL
    for (const uint16_t *end = a + H; a < end; a++, v++)
        sangi_ntt32_first_butterfly(v, sangi_ntt32_centred(a[0]), sangi_ntt32_centred(a[H]),
                                    sangi_ntt32_centred(a[2 * H]), sangi_ntt32_centred(a[3 * H]));
}

/*
 * v[0], v[1] <- x, y from the word x + 2^32 y with 2^31 added to both.  With these offsets both are
 * non-negative, no borrow passes from x to y, and flipping the two sign bits removes the offsets.
 */
SANGI_RING_INLINE void sangi_ntt32_store_pair(int32_t *v, uint64_t sum) {
    const uint64_t both = sum ^ SANGI_NTT32_SIGN_BITS;

    v[0] = (int32_t)(uint32_t)both;
    v[1] = (int32_t)(uint32_t)(both >> 32);
}

/* Two coefficients in one word. */
SANGI_RING_INLINE uint64_t sangi_ntt32_load_pair(const int16_t *s) {
    return (uint64_t)s[0] + ((uint64_t)s[1] << 32);
}

/* Secret coefficients are at most 5, so the sums stay below 2^31 without a reduction. */
static inline void sangi_ntt32_first_secret(int32_t *v, const int16_t *s) {
    enum { H = SANGI_RING256_N / 4 };

    SANGI_RING_NO_UNROLL
    for (const int16_t *end = s + H; s < end; s += 2, v += 2) {
        const uint64_t x0 = sangi_ntt32_load_pair(s) + SANGI_NTT32_SIGN_BITS;
        const uint64_t x1 = sangi_ntt32_load_pair(s + H), x3 = sangi_ntt32_load_pair(s + 3 * H);
        const uint64_t u = sangi_ntt32_load_pair(s + 2 * H) * SANGI_NTT32_PLAIN_A;
        const uint64_t b = x1 * SANGI_NTT32_PLAIN_B + x3 * SANGI_NTT32_PLAIN_AB;
        const uint64_t c = x1 * SANGI_NTT32_PLAIN_C + x3 * SANGI_NTT32_PLAIN_AC;
        const uint64_t p = x0 + u, m = x0 - u;

        sangi_ntt32_store_pair(v, p + b);
        sangi_ntt32_store_pair(v + H, p - b);
        sangi_ntt32_store_pair(v + 2 * H, m + c);
        sangi_ntt32_store_pair(v + 3 * H, m - c);
    }
}

#endif
