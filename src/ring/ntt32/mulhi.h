/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The arithmetic of ntt32 for 32-bit cores whose multiplier gives the low and the high word by two
 * instructions (mul, mulh): a Montgomery reduction of every single product.  A sum in 64 bits would
 * cost a carry from its low to its high word.
 *
 * The twiddle z is stored as w = 2^32 z mod P, centred, and as w P^-1 mod 2^32.  The multiple of P
 * with the same low word as x w then takes one multiplication, and the low words, which are equal,
 * are never subtracted.
 *
 * @ref  [Mon85]; signed, [Sei18]
 */
#ifndef SANGI_SRC_RING_NTT32_MULHI_H
#define SANGI_SRC_RING_NTT32_MULHI_H

#include "generated/ring/ring256_mulhi.h"
#include "ring/ntt32/first_layers.h"

enum {
    SANGI_NTT32_REDUCE_FORWARD = 1, /**< forward pass 2 reduces the results of pass 1 */
    SANGI_NTT32_REDUCE_INVERSE = 1  /**< the first inverse pass reduces its sums */
};

typedef int32_t sangi_ntt32_word;
typedef int32_t sangi_ntt32_acc; /**< every product is reduced before it is added */
typedef sangi_ntt32_twiddle sangi_ntt32_basemul_twiddle;

#define SANGI_NTT32_BARRIER() SANGI_RING_BARRIER() /**< keeps few products in registers */

/** The high word of x y. */
SANGI_RING_INLINE int32_t sangi_ntt32_mulhi(int32_t x, int32_t y) {
    return (int32_t)((int64_t)x * y >> 32);
}

/** x z; |result| <= P / 2 + |x w| / 2^32. */
SANGI_RING_INLINE int32_t sangi_ntt32_mul_twiddle(int32_t x, sangi_ntt32_twiddle z) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)z.w_pinv);

    return sangi_ntt32_mulhi(x, z.w) - sangi_ntt32_mulhi(m, SANGI_NTT32_P);
}

/** x modulo P: from 0 to P, plus at most |x| P / 2^33. */
SANGI_RING_INLINE int32_t sangi_ntt32_barrett_reduce(int32_t x) {
    const uint32_t quotient = (uint32_t)sangi_ntt32_mulhi(x, SANGI_NTT32_BARRETT);

    return (int32_t)((uint32_t)x - quotient * SANGI_NTT32_P);
}

/** x y / 2^32; |result| <= P / 2 + |x y| / 2^32. */
SANGI_RING_INLINE sangi_ntt32_acc sangi_ntt32_mul(int32_t x, int32_t y) {
    const int32_t m = (int32_t)((uint32_t)x * (uint32_t)y * SANGI_NTT32_P_INVERSE);

    return sangi_ntt32_mulhi(x, y) - sangi_ntt32_mulhi(m, SANGI_NTT32_P);
}

/** Nothing is left to reduce. */
SANGI_RING_INLINE int32_t sangi_ntt32_montgomery_reduce(sangi_ntt32_acc sum) { return sum; }
SANGI_RING_INLINE int32_t sangi_ntt32_reduce_last(sangi_ntt32_acc sum) {
    return sangi_ntt32_barrett_reduce(sum);
}
SANGI_RING_INLINE sangi_ntt32_acc sangi_ntt32_fold(sangi_ntt32_acc sum,
                                                   sangi_ntt32_basemul_twiddle z) {
    return sangi_ntt32_mul_twiddle(sum, z);
}

#include "ring/ntt32/basemul_karatsuba.h"
#include "ring/ntt32/eager.h"

#endif
