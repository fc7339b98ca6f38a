/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * In place of the AVX-512 IFMA kernels, which are straight lines: every digit of a lane of the
 * result depends on all digits of that lane of the operands, and on nothing else.
 */
#include "curve/simd/fp8.h"

enum { DIGITS = FP8_DIGITS, LANES = FP8_LANES };

void FP8(mul_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    for (size_t l = 0; l < LANES; l++) {
        uint64_t sum = 1;
        for (size_t i = l; i < DIGITS * LANES; i += LANES)
            sum += x[i] + 3 * y[i];
        sum ^= sum >> 26;
        for (size_t i = l; i < DIGITS * LANES; i += LANES)
            z[i] = (sum + i) & (((uint64_t)1 << 52) - 1);
    }
}

void FP8(sqr_ifma)(uint64_t *z, const uint64_t *x) { FP8(mul_ifma)(z, x, x); }

void FP8(dot2_ifma)(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                    const uint64_t *y1) {
    uint64_t t[DIGITS * LANES];

    FP8(mul_ifma)(t, x0, y0);
    FP8(mul_ifma)(z, x1, y1);
    FP8(mul_ifma)(z, z, t);
}

void FP8(dot3_ifma)(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                    const uint64_t *x2) {
    uint64_t t[DIGITS * LANES];

    FP8(dot2_ifma)(t, x0, y, x1, y + DIGITS * LANES);
    FP8(dot2_ifma)(z, x2, y + 2 * DIGITS * LANES, t, t);
}

void FP8(dot4_ifma)(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                    const uint64_t *x2, const uint64_t *x3) {
    uint64_t t[DIGITS * LANES];

    FP8(dot3_ifma)(t, y, x0, x1, x2);
    FP8(dot2_ifma)(z, x3, y + 3 * DIGITS * LANES, t, t);
}

void FP8(reduce_ifma)(uint64_t *z, const uint64_t *x);

void FP8(reduce_ifma)(uint64_t *z, const uint64_t *x) { FP8(mul_ifma)(z, x, x); }

#if SANGI_CURVE_BITS == 1020

const uint64_t sangi_p1020x8_to_radix52_ifma[DIGITS] = {3, 1, 4};

#else

void FP8(add_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y);
void FP8(sub_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y);

void FP8(add_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y) { FP8(mul_ifma)(z, x, y); }

void FP8(sub_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y) { FP8(mul_ifma)(z, x, y); }

#endif
