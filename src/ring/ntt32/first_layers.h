/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The first two layers of ntt32, of which nothing is reduced: r^4 = -1, and -r^2 r^3 = r.
 */
#ifndef SANGI_SRC_RING_FIRST_H
#define SANGI_SRC_RING_FIRST_H

#include "ring/ring256.h"

enum { SANGI_RING_QUARTER = SANGI_RING256_N / 4 };

/** Where coefficient j of four stands after these layers. */
static inline int sangi_ring_place(int j) { return j; }

static inline void sangi_ring_first(int32_t *v, int32_t x0, int32_t x1, int32_t x2, int32_t x3) {
    const int32_t r = SANGI_RING256_ROOT;
    const int32_t x2a = x2 * r * r, b = x1 * r + x3 * r * r * r, c = x1 * r * r * r + x3 * r;

    v[0] = x0 + x2a + b;
    v[SANGI_RING_QUARTER] = x0 + x2a - b;
    v[2 * SANGI_RING_QUARTER] = x0 - x2a + c;
    v[3 * SANGI_RING_QUARTER] = x0 - x2a - c;
}

/* The lowest 13 bits of a, from -4096 to 4095. */
static inline int32_t sangi_ring_centred(uint16_t a) { return (int32_t)((uint32_t)a << 19) >> 19; }

static inline void sangi_ring_first_wide(int32_t *v, const uint16_t *a) {
    for (int i = 0; i < SANGI_RING_QUARTER; i++)
        sangi_ring_first(v + i, sangi_ring_centred(a[i]),
                         sangi_ring_centred(a[i + SANGI_RING_QUARTER]),
                         sangi_ring_centred(a[i + 2 * SANGI_RING_QUARTER]),
                         sangi_ring_centred(a[i + 3 * SANGI_RING_QUARTER]));
}

static inline void sangi_ring_first_small(int32_t *v, const int16_t *s) {
    for (int i = 0; i < SANGI_RING_QUARTER; i++)
        sangi_ring_first(v + i, s[i], s[i + SANGI_RING_QUARTER], s[i + 2 * SANGI_RING_QUARTER],
                         s[i + 3 * SANGI_RING_QUARTER]);
}

#endif
