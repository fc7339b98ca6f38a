/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Two Keccak-f[1600] at once: word i of both states in one vector; logic of three operands. */
#include "hash/keccak_x2.h"

#if SANGI_KECCAK_X2

#include <immintrin.h>

#include "hash/word64.inc"

#define TARGET __attribute__((target("avx512f,avx512vl")))

typedef __m128i vec;

/* Words are loaded in pairs; as there are 25, the last pair overlaps the one before. */
enum { LAST = SANGI_KECCAK_WORDS - 2 };

/* The truth tables of x ^ y ^ z and of x ^ (~y & z). */
#define XOR3(x, y, z) _mm_ternarylogic_epi64(x, y, z, 0x96)
#define CHI(x, y, z) _mm_ternarylogic_epi64(x, y, z, 0xd2)

/* One column of theta, in place. */
#define COLUMN(x)                                                                                  \
    {                                                                                              \
        const vec rotated = _mm_rol_epi64(c[(x + 1) % 5], 1);                                      \
        for (int y = 0; y < 25; y += 5)                                                            \
            a[y + x] = XOR3(a[y + x], c[(x + 4) % 5], rotated);                                    \
    }

#define B(i, n) _mm_rol_epi64(a[i], n)

TARGET static inline void row(vec *e, vec b0, vec b1, vec b2, vec b3, vec b4) {
    e[0] = CHI(b0, b1, b2);
    e[1] = CHI(b1, b2, b3);
    e[2] = CHI(b2, b3, b4);
    e[3] = CHI(b3, b4, b0);
    e[4] = CHI(b4, b0, b1);
}

/** e <- one round of a; a <- the state after theta. */
TARGET static inline void one_round(vec *restrict e, vec *restrict a, const uint64_t *constant) {
    vec c[5];

    for (int x = 0; x < 5; x++)
        c[x] = XOR3(XOR3(a[x], a[x + 5], a[x + 10]), a[x + 15], a[x + 20]);
    COLUMN(0)
    COLUMN(2) COLUMN(4) COLUMN(1) COLUMN(3) row(e, a[0], B(6, 44), B(12, 43), B(18, 21), B(24, 14));
    row(e + 5, B(3, 28), B(9, 20), B(10, 3), B(16, 45), B(22, 61));
    row(e + 10, B(1, 1), B(7, 6), B(13, 25), B(19, 8), B(20, 18));
    row(e + 15, B(4, 27), B(5, 36), B(11, 10), B(17, 15), B(23, 56));
    row(e + 20, B(2, 62), B(8, 55), B(14, 39), B(15, 41), B(21, 2));
    e[0] = _mm_xor_si128(e[0], _mm_broadcastq_epi64(_mm_loadl_epi64((const vec *)constant)));
}

/* Words i and i + 1 of both states: a[i] holds word i of x and of y. */
TARGET static inline void load_two(vec *a, const uint64_t *x, const uint64_t *y, int i) {
    const vec of_x = _mm_loadu_si128((const vec *)(x + i));
    const vec of_y = _mm_loadu_si128((const vec *)(y + i));

    a[i] = _mm_unpacklo_epi64(of_x, of_y);
    a[i + 1] = _mm_unpackhi_epi64(of_x, of_y);
}

TARGET static inline void store_two(uint64_t *x, uint64_t *y, const vec *a, int i) {
    _mm_storeu_si128((vec *)(x + i), _mm_unpacklo_epi64(a[i], a[i + 1]));
    _mm_storeu_si128((vec *)(y + i), _mm_unpackhi_epi64(a[i], a[i + 1]));
}

TARGET void sangi_keccak_permute_x2_avx512(uint64_t *x, uint64_t *y) {
    vec a[SANGI_KECCAK_WORDS], e[SANGI_KECCAK_WORDS];

    for (int i = 0; i < LAST; i += 2)
        load_two(a, x, y, i);
    load_two(a, x, y, LAST);
    for (int i = 0; i < 24; i += 2) {
        one_round(e, a, &round_constants[i]);
        one_round(a, e, &round_constants[i + 1]);
    }
    for (int i = 0; i < LAST; i += 2)
        store_two(x, y, a, i);
    store_two(x, y, a, LAST);
}

#endif
