/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * What generated code asks of a limb of 16 bits.  Straight line; a carry is a limb that is 0 or 1.
 */
#ifndef SANGI_GENERATED_LIMB16_H
#define SANGI_GENERATED_LIMB16_H

#include <stdint.h>

#if defined(__GNUC__)
#define SANGI_LIMB_INLINE static inline __attribute__((always_inline))
#else
#define SANGI_LIMB_INLINE static inline
#endif

/* a + b + *carry; *carry becomes 1 where that passed the limb, else 0 */
SANGI_LIMB_INLINE uint16_t sangi_limb_add(uint16_t a, uint16_t b, uint16_t *carry) {
    const uint32_t t = (uint32_t)((uint32_t)a + b + *carry);
    *carry = (uint16_t)(t >> 16);
    return (uint16_t)(t);
}

/* a - b - *borrow; *borrow becomes 1 where that went below zero, else 0 */
SANGI_LIMB_INLINE uint16_t sangi_limb_sub(uint16_t a, uint16_t b, uint16_t *borrow) {
    const uint32_t t = (uint32_t)((uint32_t)a - b - *borrow);
    *borrow = (uint16_t)(t >> 31);
    return (uint16_t)(t);
}

/* a * b + c + d, which fits two limbs: the low limb, and *high */
SANGI_LIMB_INLINE uint16_t sangi_limb_mac(uint16_t a, uint16_t b, uint16_t c, uint16_t d, uint16_t *high) {
    const uint32_t t = (uint32_t)((uint32_t)a * b + c + d);
    *high = (uint16_t)(t >> 16);
    return (uint16_t)(t);
}

/* the low limb of a * b */
SANGI_LIMB_INLINE uint16_t sangi_limb_mullo(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)a * b);
}

/* (*bit : a) / 2; *bit becomes the bit shifted out */
SANGI_LIMB_INLINE uint16_t sangi_limb_shift(uint16_t a, uint16_t *bit) {
    const uint16_t t = (uint16_t)((a >> 1) | (*bit << 15));
    *bit = (uint16_t)(a & 1);
    return t;
}

/* the same limb, of which the compiler may assume nothing: no mask becomes a branch */
SANGI_LIMB_INLINE uint16_t sangi_limb_hide(uint16_t a) {
#if defined(__GNUC__)
    __asm__ volatile("" : "+r"(a));
    return a;
#else
    volatile uint16_t hidden = a;
    return hidden;
#endif
}

/* 0 for 0, all ones for 1 */
SANGI_LIMB_INLINE uint16_t sangi_limb_mask(uint16_t bit) {
    return sangi_limb_hide((uint16_t)(0 - bit));
}

/* a where the mask is all ones, b where it is 0 */
SANGI_LIMB_INLINE uint16_t sangi_limb_select(uint16_t mask, uint16_t a, uint16_t b) {
    return (uint16_t)(b ^ (mask & (a ^ b)));
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
