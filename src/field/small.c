/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/small.h"

#if SANGI_LIMB_BITS >= 32
void sangi_field_mul_small(const sangi_field *f, sangi_limb *z, const sangi_limb *x, uint32_t c) {
    f->mul_small(z, x, c);
}
#else
/* With 16-bit limbs the kernel accepts factors of at most 13 bits: process digits of 12 bits, the
 * highest first. */
#define DIGIT 12

void sangi_field_mul_small(const sangi_field *f, sangi_limb *z, const sangi_limb *x, uint32_t c) {
    sangi_limb total[SANGI_FIELD_MAX_LIMBS], part[SANGI_FIELD_MAX_LIMBS];
    const uint32_t ones = ((uint32_t)1 << DIGIT) - 1;

    f->mul_small(total, x, (sangi_limb)(c >> (2 * DIGIT)));
    for (int i = 1; i >= 0; i--) {
        f->mul_small(total, total, (sangi_limb)(ones + 1));
        f->mul_small(part, x, (sangi_limb)(c >> (i * DIGIT) & ones));
        f->add(total, total, part);
    }
    for (size_t i = 0; i < f->limbs; i++)
        z[i] = total[i];
}
#endif
