/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * SHA-512's compression with the schedules of two blocks at once: each vector holds two words of
 * the first block, then the same two of the second.  Rounds are scalar: those of the first block
 * come between the steps of the schedule, those of the second read it from memory.
 */
#include "hash/sha512.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "word/wipe.h"

/* Every processor with BMI2 has BMI. */
#define TARGET __attribute__((target("avx2,bmi,bmi2")))

enum { ROUNDS = SANGI_SHA512_ROUNDS, BLOCK = SANGI_SHA512_BLOCK, VECTORS = 8 };

typedef __m256i vec;

/* Two words of each block with their round constants: 0 and 1 are the first block's. */
typedef uint64_t sums[4];

static inline uint64_t right(uint64_t x, int n) { return x >> n | x << (64 - n); }

#define RIGHT(x, n) _mm256_or_si256(_mm256_srli_epi64(x, n), _mm256_slli_epi64(x, 64 - (n)))
#define XOR3(x, y, z) _mm256_xor_si256(_mm256_xor_si256(x, y), z)

/* z <- words plus the constants from `round` on */
TARGET static inline void add_constants(uint64_t *z, vec words, int round) {
    const vec constants = _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(sangi_sha512_constants + round)));

    _mm256_storeu_si256((__m256i *)z, _mm256_add_epi64(words, constants));
}

/* x[i] <- the words of the schedule that replace it, 16 rounds later. */
TARGET static inline void next(vec x[VECTORS], int i) {
    const vec last = x[(i + 7) % VECTORS];
    const vec one = _mm256_alignr_epi8(x[(i + 1) % VECTORS], x[i], 8);
    const vec nine = _mm256_alignr_epi8(x[(i + 5) % VECTORS], x[(i + 4) % VECTORS], 8);
    const vec byte = _mm256_setr_epi8(1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8, 1, 2, 3,
                                      4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8);
    const vec s0 = XOR3(RIGHT(one, 1), _mm256_shuffle_epi8(one, byte), _mm256_srli_epi64(one, 7));
    const vec s1 = XOR3(RIGHT(last, 19), RIGHT(last, 61), _mm256_srli_epi64(last, 6));

    x[i] = _mm256_add_epi64(_mm256_add_epi64(x[i], nine), _mm256_add_epi64(s0, s1));
}

/* A round; it changes only d and z, since the other variables are renamed.  *both is b ^ c and
 * becomes a ^ b, which is that of the next round. */
TARGET static inline void one_round(uint64_t a, uint64_t b, uint64_t *d, uint64_t e, uint64_t f,
                                    uint64_t g, uint64_t *z, uint64_t *both, uint64_t word) {
    const uint64_t t =
        *z + word + (e & f) + (~e & g) + (right(e, 14) ^ right(e, 18) ^ right(e, 41));
    const uint64_t ab = a ^ b;

    *d += t;
    *z = t + (right(a, 28) ^ right(a, 34) ^ right(a, 39)) + (b ^ (ab & *both));
    *both = ab;
}

/* Round j of 16, whose variables begin at s[-j]. */
TARGET static inline void round_at(uint64_t s[8], uint64_t *both, int j, uint64_t word) {
    one_round(s[-j & 7], s[(1 - j) & 7], &s[(3 - j) & 7], s[(4 - j) & 7], s[(5 - j) & 7],
              s[(6 - j) & 7], &s[(7 - j) & 7], both, word);
}

/* The rounds of the first block, and the schedule of both. */
TARGET SANGI_OWN_FRAME static void first_rounds(uint64_t h[8], vec x[VECTORS], sums w[ROUNDS / 2]) {
    uint64_t s[8], both = h[1] ^ h[2];

    for (int i = 0; i < 8; i++)
        s[i] = h[i];
    for (int i = 0; i < VECTORS; i++)
        add_constants(w[i], x[i], 2 * i);
    for (int i = 16; i < ROUNDS; i += 16, w += VECTORS) {
#pragma GCC unroll 16
        for (int j = 0; j < 16; j++) {
            round_at(s, &both, j, w[j / 2][j % 2]);
            if (j % 2) {
                next(x, j / 2);
                add_constants(w[VECTORS + j / 2], x[j / 2], i + j - 1);
            }
        }
    }
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++)
        round_at(s, &both, j, w[j / 2][j % 2]);
    for (int i = 0; i < 8; i++)
        h[i] += s[i];
}

/* The rounds of the second block. */
TARGET SANGI_OWN_FRAME static void second_rounds(uint64_t h[8], sums w[ROUNDS / 2]) {
    uint64_t s[8], both = h[1] ^ h[2];

    for (int i = 0; i < 8; i++)
        s[i] = h[i];
    for (int i = 0; i < ROUNDS; i += 16, w += VECTORS) {
#pragma GCC unroll 16
        for (int j = 0; j < 16; j++)
            round_at(s, &both, j, w[j / 2][2 + j % 2]);
    }
    for (int i = 0; i < 8; i++)
        h[i] += s[i];
}

TARGET void sangi_sha512_compress_avx2(uint64_t h[8], const uint8_t *blocks, size_t count) {
    const vec reversed = _mm256_setr_epi8(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7,
                                          6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8);
    sums w[ROUNDS / 2];
    vec x[VECTORS];

    while (count > 0) {
        const size_t here = count > 1 ? 2 : 1; /* a single block is its own second */
        const uint8_t *const second = blocks + (here - 1) * BLOCK;

        for (int i = 0; i < VECTORS; i++)
            x[i] = _mm256_shuffle_epi8(_mm256_loadu2_m128i((const __m128i *)(second + 16 * i),
                                                           (const __m128i *)(blocks + 16 * i)),
                                       reversed);
        first_rounds(h, x, w);
        if (here == 2)
            second_rounds(h, w);
        blocks += here * BLOCK;
        count -= here;
    }
    sangi_wipe(w, sizeof w);
    sangi_wipe(x, sizeof x);
    sangi_wipe_stack(SANGI_WIPE_HASH);
}

#endif
