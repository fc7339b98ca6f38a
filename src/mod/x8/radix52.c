/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/x8/radix52.h"

#if SANGI_ASM

#define LIMB SANGI_LIMB_BITS

static const uint64_t digit_mask = ((uint64_t)1 << SANGI_MOD_DIGIT) - 1;

void sangi_mod_to_digits(uint64_t *z, size_t stride, size_t digits, const sangi_limb *x,
                         size_t limbs) {
    for (size_t i = 0; i < digits; i++) {
        const size_t limb = i * SANGI_MOD_DIGIT / LIMB, shift = i * SANGI_MOD_DIGIT % LIMB;
        uint64_t digit = limb < limbs ? x[limb] >> shift : 0;

        if (shift > LIMB - SANGI_MOD_DIGIT && limb + 1 < limbs)
            digit |= x[limb + 1] << (LIMB - shift);
        z[i * stride] = digit & digit_mask;
    }
}

void sangi_mod_from_digits(sangi_limb *z, size_t limbs, const uint64_t *x, size_t stride,
                           size_t digits) {
    for (size_t i = 0; i < limbs; i++) {
        const size_t bit = i * LIMB;
        size_t j = bit / SANGI_MOD_DIGIT;
        uint64_t limb = j < digits ? x[j * stride] >> bit % SANGI_MOD_DIGIT : 0;

        for (j++; j < digits && j * SANGI_MOD_DIGIT < bit + LIMB; j++)
            limb |= x[j * stride] << (j * SANGI_MOD_DIGIT - bit);
        z[i] = limb;
    }
}

#endif
