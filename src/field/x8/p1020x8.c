/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/x8/p1020x8.h"

#include "field/x8/field_x8.h"

#if SANGI_ASM

extern const uint64_t sangi_p1020x8_to_radix52_ifma[];
void sangi_p1020x8_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_p1020x8_reduce_ifma(uint64_t *z, const uint64_t *x);

static const sangi_field_x8 vectors = {.digits = sizeof(sangi_p1020x8) / sizeof(uint64_t) /
                                                 SANGI_X8_COUNT,
                                       .to_radix52 = sangi_p1020x8_to_radix52_ifma,
                                       .mul = sangi_p1020x8_mul_ifma,
                                       .reduce = sangi_p1020x8_reduce_ifma};

void sangi_p1020x8_pack(sangi_p1020x8 *z, const sangi_p1020 x[8]) {
    sangi_field_x8_to_radix52(&vectors, sangi_p1020_field(), z->digit, x->limb);
}

void sangi_p1020x8_unpack(sangi_p1020 z[8], const sangi_p1020x8 *x) {
    sangi_field_x8_from_radix52(&vectors, sangi_p1020_field(), z->limb, x->digit);
}

sangi_maskx8 sangi_p1020x8_is_zero(const sangi_p1020x8 *x) {
    return sangi_field_x8_digits_are_zero(&vectors, x->digit);
}

#endif
