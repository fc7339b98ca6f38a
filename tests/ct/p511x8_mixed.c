/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * In place of the AVX-512 IFMA kernels, which are straight lines: every digit of a lane of the
 * result depends on all digits of that lane of the operands, and on nothing else.
 */
#include <stddef.h>
#include <stdint.h>

enum { DIGITS = 10, LANES = 8 };

void sangi_p511x8_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_p511x8_sqr_ifma(uint64_t *z, const uint64_t *x);
void sangi_p511x8_dot2_ifma(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                            const uint64_t *y1);
void sangi_p511x8_dot3_ifma(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                            const uint64_t *x2);
void sangi_p511x8_dot4_ifma(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                            const uint64_t *x2, const uint64_t *x3);

void sangi_p511x8_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    for (size_t l = 0; l < LANES; l++) {
        uint64_t sum = 1;
        for (size_t i = l; i < DIGITS * LANES; i += LANES)
            sum += x[i] + 3 * y[i];
        sum ^= sum >> 26;
        for (size_t i = l; i < DIGITS * LANES; i += LANES)
            z[i] = (sum + i) & (((uint64_t)1 << 52) - 1);
    }
}

void sangi_p511x8_sqr_ifma(uint64_t *z, const uint64_t *x) { sangi_p511x8_mul_ifma(z, x, x); }

void sangi_p511x8_dot2_ifma(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                            const uint64_t *y1) {
    uint64_t t[DIGITS * LANES];

    sangi_p511x8_mul_ifma(t, x0, y0);
    sangi_p511x8_mul_ifma(z, x1, y1);
    sangi_p511x8_mul_ifma(z, z, t);
}

void sangi_p511x8_dot3_ifma(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                            const uint64_t *x2) {
    uint64_t t[DIGITS * LANES];

    sangi_p511x8_dot2_ifma(t, x0, y, x1, y + DIGITS * LANES);
    sangi_p511x8_dot2_ifma(z, x2, y + 2 * DIGITS * LANES, t, t);
}

void sangi_p511x8_dot4_ifma(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                            const uint64_t *x2, const uint64_t *x3) {
    uint64_t t[DIGITS * LANES];

    sangi_p511x8_dot3_ifma(t, y, x0, x1, x2);
    sangi_p511x8_dot2_ifma(z, x3, y + 3 * DIGITS * LANES, t, t);
}
