/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * ntt32 where words have 64 bits and the multiplier takes a few bits a cycle: Plantard's, with one
 * product for each factor, and a prime of few bits, 2^25 - 2^12 + 1, by which shifts multiply.
 *
 * A factor z is held as w = z' / P mod 2^64, where z' = -2^64 z mod P, centred.  Then x w mod 2^64
 * is (x z' + 2^64 k) / P for k = x z modulo P, and times P / 2^64 it is k but for x z' / 2^64,
 * which rounding takes away: k is centred.  P / 2^64 is 2^-39 (1 - 2^-13 + 2^-25).
 *
 * @ref  [Pla21]; signed, [HZZ+22]; sums of products as in [Mon85]
 */
#ifndef SANGI_SRC_RING_SHIFTS_H
#define SANGI_SRC_RING_SHIFTS_H

#include "generated/ring/ring256_shifts.h"
#include "ring/ring256.h"

#define SANGI_NARROW_TOPS UINT64_C(0x8000000080000000)

enum {
    SANGI_NARROW_KEPT_FORTH = 0,
    SANGI_NARROW_KEPT_BACK = 1 /**< the first pass back must bring its sums nearer to zero */
};

typedef int64_t sangi_narrow_word;
typedef int64_t sangi_narrow_product; /**< whole */
typedef int32_t sangi_narrow_square;

#define SANGI_NARROW_ORDER() ((void)0) /**< registers are many */

/** x w modulo 2^64, w being z's table entry. */
SANGI_RING_INLINE int64_t sangi_narrow_term(int64_t x, int64_t w) {
    return (int64_t)((uint64_t)x * (uint64_t)w);
}

/** The same as x z, centred. */
SANGI_RING_INLINE int64_t sangi_narrow_rounded(int64_t term) {
    return (term - (term >> 13) + (term >> 25) + (INT64_C(1) << 38)) >> 39;
}

SANGI_RING_INLINE int64_t sangi_narrow_times(int64_t x, int64_t w) {
    return sangi_narrow_rounded(sangi_narrow_term(x, w));
}

/** x, from 0 to 2^25 but for a little: 2^25 is 2^12 - 1 modulo P. */
SANGI_RING_INLINE int64_t sangi_narrow_keep(int64_t x) {
    const int64_t upper = x >> 25;

    return (x & 0x1ffffff) + (int64_t)((uint64_t)upper << 12) - upper;
}

SANGI_RING_INLINE sangi_narrow_product sangi_narrow_multiply(int64_t x, int64_t y) { return x * y; }

/** t / 2^32, within P / 2 + |t| / 2^32. */
SANGI_RING_INLINE int32_t sangi_narrow_settled(sangi_narrow_product t) {
    const int32_t m = (int32_t)((uint32_t)t * SANGI_NARROW_NEGATIVE);

    return (int32_t)((t + (int64_t)m * SANGI_NARROW_P) >> 32);
}

SANGI_RING_INLINE int32_t sangi_narrow_alone(sangi_narrow_product sum) {
    return sangi_narrow_settled(sum);
}

SANGI_RING_INLINE sangi_narrow_product sangi_narrow_high(sangi_narrow_product sum,
                                                         sangi_narrow_square z) {
    return (int64_t)sangi_narrow_settled(sum) * z;
}

#include "ring/ntt32/basemul_karatsuba.h"
#include "ring/ntt32/eager.h"

/* The first two layers are like the others. */
SANGI_RING_INLINE void sangi_ring_first(int32_t *v, int64_t x0, int64_t x1, int64_t x2,
                                        int64_t x3) {
    enum { H = SANGI_RING256_N / 4 };
    const sangi_narrow_quad r = sangi_narrow_forth(x0, x1, x2, x3, &sangi_narrow_first_node);

    v[0] = (int32_t)r.y0;
    v[H] = (int32_t)r.y1;
    v[2 * H] = (int32_t)r.y2;
    v[3 * H] = (int32_t)r.y3;
}

/* The lowest 13 bits of a, from -4096 to 4095. */
SANGI_RING_INLINE int64_t sangi_ring_centred(uint16_t a) {
    return (int64_t)((uint64_t)a << 51) >> 51;
}

static inline void sangi_ring_first_wide(int32_t *v, const uint16_t *a) {
    enum { H = SANGI_RING256_N / 4 };

    SANGI_RING_ROLLED
    for (const uint16_t *end = a + H; a < end; a++, v++)
        sangi_ring_first(v, sangi_ring_centred(a[0]), sangi_ring_centred(a[H]),
                         sangi_ring_centred(a[2 * H]), sangi_ring_centred(a[3 * H]));
}

/* Both halves of a word x + 2^32 y, for x and y of either sign, to which 2^31 are added: no borrow
 * is left between them, and the two top bits alone are wrong. */
SANGI_RING_INLINE void sangi_narrow_halves(int32_t *v, uint64_t sum) {
    const uint64_t both = sum ^ SANGI_NARROW_TOPS;

    v[0] = (int32_t)(uint32_t)both;
    v[1] = (int32_t)(uint32_t)(both >> 32);
}

/* Two coefficients in a word. */
SANGI_RING_INLINE uint64_t sangi_narrow_two(const int16_t *s) {
    return (uint64_t)s[0] + ((uint64_t)s[1] << 32);
}

/* Small coefficients times roots, of which nothing is reduced, are within 2^31. */
static inline void sangi_ring_first_small(int32_t *v, const int16_t *s) {
    enum { H = SANGI_RING256_N / 4 };

    SANGI_RING_ROLLED
    for (const int16_t *end = s + H; s < end; s += 2, v += 2) {
        const uint64_t x0 = sangi_narrow_two(s) + SANGI_NARROW_TOPS;
        const uint64_t x1 = sangi_narrow_two(s + H), x3 = sangi_narrow_two(s + 3 * H);
        const uint64_t u = sangi_narrow_two(s + 2 * H) * SANGI_NARROW_PLAIN_A;
        const uint64_t b = x1 * SANGI_NARROW_PLAIN_B + x3 * SANGI_NARROW_PLAIN_AB;
        const uint64_t c = x1 * SANGI_NARROW_PLAIN_C + x3 * SANGI_NARROW_PLAIN_AC;
        const uint64_t p = x0 + u, m = x0 - u;

        sangi_narrow_halves(v, p + b);
        sangi_narrow_halves(v + H, p - b);
        sangi_narrow_halves(v + 2 * H, m + c);
        sangi_narrow_halves(v + 3 * H, m - c);
    }
}

#endif
