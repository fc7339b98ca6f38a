/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The first two layers of ntt32 without a reduction: with r = 80, r^4 = -1 modulo P, so that the
 * twiddles are r, r^2 and r^3, and the results fit 32 bits.
 */
#ifndef SANGI_SRC_RING_NTT32_FIRST_LAYERS_H
#define SANGI_SRC_RING_NTT32_FIRST_LAYERS_H

#include "ring/ring256.h"

enum { SANGI_NTT32_QUARTER = SANGI_RING256_N / 4 };

/** The place of coefficient j of four in the result: its own, as nothing is packed. */
static inline int sangi_ntt32_packed_index(int j) { return j; }

/* The butterfly of twiddles r^2, r and r^3; -r^2 r^3 = r. */
static inline void sangi_ntt32_first_butterfly(int32_t *v, int32_t x0, int32_t x1, int32_t x2,
                                               int32_t x3) {
    const int32_t r = SANGI_RING256_ROOT;
    const int32_t x2a = x2 * r * r, b = x1 * r + x3 * r * r * r, c = x1 * r * r * r + x3 * r;

    v[0] = x0 + x2a + b;
    v[SANGI_NTT32_QUARTER] = x0 + x2a - b;
    v[2 * SANGI_NTT32_QUARTER] = x0 - x2a + c;
    v[3 * SANGI_NTT32_QUARTER] = x0 - x2a - c;
}

/* The lowest 13 bits of a, from -4096 to 4095. */
static inline int32_t sangi_ntt32_centred(uint16_t a) { return (int32_t)((uint32_t)a << 19) >> 19; }

static inline void sangi_ntt32_first_public(int32_t *v, const uint16_t *a) {
    for (int i = 0; i < SANGI_NTT32_QUARTER; i++)
        sangi_ntt32_first_butterfly(v + i, sangi_ntt32_centred(a[i]),
                                    sangi_ntt32_centred(a[i + SANGI_NTT32_QUARTER]),
                                    sangi_ntt32_centred(a[i + 2 * SANGI_NTT32_QUARTER]),
                                    sangi_ntt32_centred(a[i + 3 * SANGI_NTT32_QUARTER]));
}

static inline void sangi_ntt32_first_secret(int32_t *v, const int16_t *s) {
    for (int i = 0; i < SANGI_NTT32_QUARTER; i++)
        sangi_ntt32_first_butterfly(v + i, s[i], s[i + SANGI_NTT32_QUARTER],
                                    s[i + 2 * SANGI_NTT32_QUARTER], s[i + 3 * SANGI_NTT32_QUARTER]);
}

#endif
