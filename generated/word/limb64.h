/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * What generated code asks of a limb of 64 bits.  Straight line; a carry is a limb that is 0 or 1.
 */
#ifndef SANGI_GENERATED_LIMB64_H
#define SANGI_GENERATED_LIMB64_H

#include <stdint.h>

#if defined(__GNUC__)
#define SANGI_LIMB_INLINE static inline __attribute__((always_inline))
#else
#define SANGI_LIMB_INLINE static inline
#endif

/* a + b + *carry; *carry becomes 1 where that passed the limb, else 0 */
SANGI_LIMB_INLINE uint64_t sangi_limb_add(uint64_t a, uint64_t b, uint64_t *carry) {
#if defined(__GNUC__)
    uint64_t s, t;
    const uint64_t over = __builtin_add_overflow(a, b, &s);
    *carry = (uint64_t)(over | __builtin_add_overflow(s, *carry, &t));
    return t;
#else
    const uint64_t s = a + b;
    const uint64_t t = s + *carry;
    *carry = (uint64_t)((s < a) | (t < s));
    return t;
#endif
}

/* a - b - *borrow; *borrow becomes 1 where that went below zero, else 0 */
SANGI_LIMB_INLINE uint64_t sangi_limb_sub(uint64_t a, uint64_t b, uint64_t *borrow) {
#if defined(__GNUC__)
    uint64_t s, t;
    const uint64_t below = __builtin_sub_overflow(a, b, &s);
    *borrow = (uint64_t)(below | __builtin_sub_overflow(s, *borrow, &t));
    return t;
#else
    const uint64_t s = a - b;
    const uint64_t t = s - *borrow;
    *borrow = (uint64_t)((a < b) | (s < *borrow));
    return t;
#endif
}

/* the same table, of which the compiler may assume nothing: it is read, not spelt out in instructions */
SANGI_LIMB_INLINE const uint64_t *sangi_limb_constants(const uint64_t *table) {
#if defined(__GNUC__)
    __asm__("" : "+r"(table));
#endif
    return table;
}

/* a * b + c + d, which fits two limbs: the low limb, and *high */
SANGI_LIMB_INLINE uint64_t sangi_limb_mac(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t *high) {
#if defined(__SIZEOF_INT128__)
    __extension__ typedef unsigned __int128 wide;
    const wide t = (wide)a * b + c + d;
    *high = (uint64_t)(t >> 64);
    return (uint64_t)t;
#else
    const uint64_t half = UINT64_C(0xffffffff);
    const uint64_t low = (a & half) * (b & half);
    const uint64_t left = (a >> 32) * (b & half) + (low >> 32);
    const uint64_t right = (a & half) * (b >> 32) + (left & half);
    const uint64_t s = ((right << 32) | (low & half)) + c;
    const uint64_t t = s + d;
    *high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32) + (s < c) + (t < d);
    return t;
#endif
}

/* the low limb of a * b */
SANGI_LIMB_INLINE uint64_t sangi_limb_mullo(uint64_t a, uint64_t b) {
    return (uint64_t)(a * b);
}

/* (*bit : a) / 2; *bit becomes the bit shifted out */
SANGI_LIMB_INLINE uint64_t sangi_limb_shift(uint64_t a, uint64_t *bit) {
    const uint64_t t = (uint64_t)((a >> 1) | (*bit << 63));
    *bit = (uint64_t)(a & 1);
    return t;
}

/* the same limb, of which the compiler may assume nothing: no mask becomes a branch */
SANGI_LIMB_INLINE uint64_t sangi_limb_hide(uint64_t a) {
#if defined(__GNUC__)
    __asm__ volatile("" : "+r"(a));
    return a;
#else
    volatile uint64_t hidden = a;
    return hidden;
#endif
}

/* 0 for 0, all ones for 1 */
SANGI_LIMB_INLINE uint64_t sangi_limb_mask(uint64_t bit) {
    return sangi_limb_hide((uint64_t)(0 - bit));
}

/* a where the mask is all ones, b where it is 0 */
SANGI_LIMB_INLINE uint64_t sangi_limb_select(uint64_t mask, uint64_t a, uint64_t b) {
    return (uint64_t)(b ^ (mask & (a ^ b)));
}

/* declares low and high: high * 2^width + low = a * b + c + d */
#define SANGI_MAC(low, high, a, b, c, d)                                                           \
    sangi_limb high;                                                                               \
    const sangi_limb low = sangi_limb_mac(a, b, c, d, &high)

/* declares high alone */
#define SANGI_MAC_HIGH(high, a, b, c, d)                                                           \
    sangi_limb high;                                                                               \
    (void)sangi_limb_mac(a, b, c, d, &high)

#endif
