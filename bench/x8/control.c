/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "x8/case.h"

enum { DIGITS = 8 };

static void sum(uint64_t *z, const uint64_t *x, const uint64_t *y, size_t lanes) {
    for (size_t l = 0; l < lanes; l++) {
        uint64_t carry = 0;
        for (size_t i = l; i < X8_LANES * DIGITS; i += X8_LANES) {
            carry += x[i] + y[i];
            z[i] = carry & (((uint64_t)1 << X8_WIDTH) - 1);
            carry >>= X8_WIDTH;
        }
    }
}

void x8_control_unreduced(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    sum(z, x, y, X8_LANES);
}

void x8_control_lane(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    static const uint64_t zero[X8_LANES * DIGITS];
    /* With zero added nothing has to be reduced. */
    sum(z, x, zero, X8_LANES);
    sum(z, zero, y, 1);
}

void x8_control_term(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                     const uint64_t *y1) {
    static const uint64_t zero[X8_LANES * DIGITS];
    (void)y0, (void)x1, (void)y1;
    sum(z, x0, zero, X8_LANES);
}
