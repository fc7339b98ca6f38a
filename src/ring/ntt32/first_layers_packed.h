/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The first two layers of ntt32, of which nothing is reduced, on two coefficients in a word of 64
 * bits; the names are those of first.h.
 *
 * A word is x + 2^32 y modulo 2^64, for x and y of either sign, and what the layers do is linear.
 * Their results are within 2^31, as is checked where the tables are made; with 2^31 added to each
 * half no borrow is left between the halves, and then the two top bits alone are wrong.
 */
#ifndef SANGI_SRC_RING_FIRST_PACKED_H
#define SANGI_SRC_RING_FIRST_PACKED_H

#include "ring/ring256.h"

#define SANGI_RING_TOPS UINT64_C(0x8000000080000000)

enum { SANGI_RING_QUARTER = SANGI_RING256_N / 4 };

/** Where coefficient j of four stands after these layers: a word takes every other one. */
static inline int sangi_ring_place(int j) { return (j << 1 | j >> 1) & 3; }

/* The lowest 13 bits of four coefficients, centred and with 4096 added. */
static inline uint64_t sangi_ring_four(const uint16_t *a) {
    const uint64_t x = a[0] | (uint64_t)a[1] << 16 | (uint64_t)a[2] << 32 | (uint64_t)a[3] << 48;

    return (x & UINT64_C(0x1fff1fff1fff1fff)) ^ UINT64_C(0x1000100010001000);
}

/* The first and the third of what sangi_ring_four gives, without the 4096. */
static inline uint64_t sangi_ring_two(uint64_t four) {
    return (four & UINT64_C(0x0000ffff0000ffff)) - UINT64_C(0x0000100000001000);
}

/* Both halves of a word to which their 2^31 are added. */
static inline void sangi_ring_put(int32_t *v, uint64_t x) {
    x ^= SANGI_RING_TOPS;
    __builtin_memcpy(v, &x, sizeof x); /* no library is there to call */
}

/* r^4 = -1, and -r^2 r^3 = r. */
static inline void sangi_ring_first(int32_t *v, uint64_t f0, uint64_t f1, uint64_t f2,
                                    uint64_t f3) {
    const uint64_t r = SANGI_RING256_ROOT;
    const uint64_t x0 = sangi_ring_two(f0) + SANGI_RING_TOPS, x1 = sangi_ring_two(f1);
    const uint64_t x2 = sangi_ring_two(f2), x3 = sangi_ring_two(f3);
    const uint64_t x2a = x2 * (r * r), p = x0 + x2a, m = x0 - x2a;
    const uint64_t b = x1 * r + x3 * (r * r * r), c = x1 * (r * r * r) + x3 * r;

    sangi_ring_put(v, p + b);
    sangi_ring_put(v + SANGI_RING_QUARTER, p - b);
    sangi_ring_put(v + 2 * SANGI_RING_QUARTER, m + c);
    sangi_ring_put(v + 3 * SANGI_RING_QUARTER, m - c);
}

static inline void sangi_ring_first_wide(int32_t *v, const uint16_t *a) {
    for (int i = 0; i < SANGI_RING_QUARTER; i += 4) {
        const uint64_t x0 = sangi_ring_four(a + i);
        const uint64_t x1 = sangi_ring_four(a + i + SANGI_RING_QUARTER);
        const uint64_t x2 = sangi_ring_four(a + i + 2 * SANGI_RING_QUARTER);
        const uint64_t x3 = sangi_ring_four(a + i + 3 * SANGI_RING_QUARTER);

        sangi_ring_first(v + i, x0, x1, x2, x3);
        sangi_ring_first(v + i + 2, x0 >> 16, x1 >> 16, x2 >> 16, x3 >> 16);
    }
}

/** A small coefficient is one of 13 bits, too. */
static inline void sangi_ring_first_small(int32_t *v, const int16_t *s) {
    sangi_ring_first_wide(v, (const uint16_t *)s);
}

#endif
