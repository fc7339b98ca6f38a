/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * What generated code asks of a limb of 32 bits.  Straight line; a carry is a limb that is 0 or 1.
 */
#ifndef SANGI_GENERATED_LIMB32_H
#define SANGI_GENERATED_LIMB32_H

#include <stdint.h>

#if defined(__GNUC__)
#define SANGI_LIMB_INLINE static inline __attribute__((always_inline))
#else
#define SANGI_LIMB_INLINE static inline
#endif

/* a + b + *carry; *carry becomes 1 where that passed the limb, else 0 */
SANGI_LIMB_INLINE uint32_t sangi_limb_add(uint32_t a, uint32_t b, uint32_t *carry) {
    const uint64_t t = (uint64_t)((uint64_t)a + b + *carry);
    *carry = (uint32_t)(t >> 32);
    return (uint32_t)(t);
}

/* a - b - *borrow; *borrow becomes 1 where that went below zero, else 0 */
SANGI_LIMB_INLINE uint32_t sangi_limb_sub(uint32_t a, uint32_t b, uint32_t *borrow) {
    const uint64_t t = (uint64_t)((uint64_t)a - b - *borrow);
    *borrow = (uint32_t)(t >> 63);
    return (uint32_t)(t);
}

/* a * b + c + d, which fits two limbs: the low limb, and *high */
SANGI_LIMB_INLINE uint32_t sangi_limb_mac(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t *high) {
    const uint64_t t = (uint64_t)((uint64_t)a * b + c + d);
    *high = (uint32_t)(t >> 32);
    return (uint32_t)(t);
}

/* the low limb of a * b */
SANGI_LIMB_INLINE uint32_t sangi_limb_mullo(uint32_t a, uint32_t b) {
    return (uint32_t)(a * b);
}

/* (*bit : a) / 2; *bit becomes the bit shifted out */
SANGI_LIMB_INLINE uint32_t sangi_limb_shift(uint32_t a, uint32_t *bit) {
    const uint32_t t = (uint32_t)((a >> 1) | (*bit << 31));
    *bit = (uint32_t)(a & 1);
    return t;
}

/* the same limb, of which the compiler may assume nothing: no mask becomes a branch */
SANGI_LIMB_INLINE uint32_t sangi_limb_hide(uint32_t a) {
#if defined(__GNUC__)
    __asm__ volatile("" : "+r"(a));
    return a;
#else
    volatile uint32_t hidden = a;
    return hidden;
#endif
}

/* 0 for 0, all ones for 1 */
SANGI_LIMB_INLINE uint32_t sangi_limb_mask(uint32_t bit) {
    return sangi_limb_hide((uint32_t)(0 - bit));
}

/* a where the mask is all ones, b where it is 0 */
SANGI_LIMB_INLINE uint32_t sangi_limb_select(uint32_t mask, uint32_t a, uint32_t b) {
    return (uint32_t)(b ^ (mask & (a ^ b)));
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
