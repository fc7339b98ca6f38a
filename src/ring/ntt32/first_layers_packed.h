/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The functions of first_layers.h on two coefficients in one word of 64 bits.
 *
 * A word is x + 2^32 y modulo 2^64, where x and y may be negative; the layers are linear, so they
 * apply to both at once.  Results are below 2^31 in magnitude (checked where the tables are made).
 * With 2^31 added to x and y no borrow passes between them, and flipping the two sign bits removes
 * these offsets.
 */
#ifndef SANGI_SRC_RING_NTT32_FIRST_LAYERS_PACKED_H
#define SANGI_SRC_RING_NTT32_FIRST_LAYERS_PACKED_H

#include "ring/ring256.h"

#define SANGI_NTT32_SIGN_BITS UINT64_C(0x8000000080000000)

enum { SANGI_NTT32_QUARTER = SANGI_RING256_N / 4 };

/** The place of coefficient j of four in the result: a word holds every other one. */
static inline int sangi_ntt32_packed_index(int j) { return (j << 1 | j >> 1) & 3; }

/* The lowest 13 bits of four coefficients, centred, plus 4096. */
static inline uint64_t sangi_ntt32_load4(const uint16_t *a) {
    const uint64_t x = a[0] | (uint64_t)a[1] << 16 | (uint64_t)a[2] << 32 | (uint64_t)a[3] << 48;

    return (x & UINT64_C(0x1fff1fff1fff1fff)) ^ UINT64_C(0x1000100010001000);
}

/* The first and the third coefficient of sangi_ntt32_load4, without the 4096. */
static inline uint64_t sangi_ntt32_unbias2(uint64_t four) {
    return (four & UINT64_C(0x0000ffff0000ffff)) - UINT64_C(0x0000100000001000);
}

/* v[0], v[1] <- the two coefficients of a word that has both offsets of 2^31. */
static inline void sangi_ntt32_store2(int32_t *v, uint64_t x) {
    x ^= SANGI_NTT32_SIGN_BITS;
    __builtin_memcpy(v, &x, sizeof x); /* a library function need not exist */
}

/* r^4 = -1, and -r^2 r^3 = r. */
static inline void sangi_ntt32_first_butterfly(int32_t *v, uint64_t f0, uint64_t f1, uint64_t f2,
                                               uint64_t f3) {
    const uint64_t r = SANGI_RING256_ROOT;
    const uint64_t x0 = sangi_ntt32_unbias2(f0) + SANGI_NTT32_SIGN_BITS,
                   x1 = sangi_ntt32_unbias2(f1);
    const uint64_t x2 = sangi_ntt32_unbias2(f2), x3 = sangi_ntt32_unbias2(f3);
    const uint64_t x2a = x2 * (r * r), p = x0 + x2a, m = x0 - x2a;
    const uint64_t b = x1 * r + x3 * (r * r * r), c = x1 * (r * r * r) + x3 * r;

    sangi_ntt32_store2(v, p + b);
    sangi_ntt32_store2(v + SANGI_NTT32_QUARTER, p - b);
    sangi_ntt32_store2(v + 2 * SANGI_NTT32_QUARTER, m + c);
    sangi_ntt32_store2(v + 3 * SANGI_NTT32_QUARTER, m - c);
}

static inline void sangi_ntt32_first_public(int32_t *v, const uint16_t *a) {
    for (int i = 0; i < SANGI_NTT32_QUARTER; i += 4) {
        const uint64_t x0 = sangi_ntt32_load4(a + i);
        const uint64_t x1 = sangi_ntt32_load4(a + i + SANGI_NTT32_QUARTER);
        const uint64_t x2 = sangi_ntt32_load4(a + i + 2 * SANGI_NTT32_QUARTER);
        const uint64_t x3 = sangi_ntt32_load4(a + i + 3 * SANGI_NTT32_QUARTER);

        sangi_ntt32_first_butterfly(v + i, x0, x1, x2, x3);
        sangi_ntt32_first_butterfly(v + i + 2, x0 >> 16, x1 >> 16, x2 >> 16, x3 >> 16);
    }
}

/** A secret coefficient has 13 bits, too. */
static inline void sangi_ntt32_first_secret(int32_t *v, const int16_t *s) {
    sangi_ntt32_first_public(v, (const uint16_t *)s);
}

#endif
