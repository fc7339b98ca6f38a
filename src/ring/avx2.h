/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What ntt16_vector.inc asks for, in AVX2: sixteen words of one side in a vector. */
#ifndef SANGI_SRC_RING_AVX2_H
#define SANGI_SRC_RING_AVX2_H

#include <immintrin.h>
#include <stdint.h>

#define TARGET __attribute__((target("avx2")))
#define INLINE TARGET static inline __attribute__((always_inline))

/* A function that is not put into another, where words of the stack that held a pointer would hold
 * parts of vectors. */
#define APART TARGET static __attribute__((noinline))

typedef __m256i vec;

#define ADD _mm256_add_epi16
#define SUB _mm256_sub_epi16
#define AND _mm256_and_si256
#define ABOVE _mm256_cmpgt_epi16
#define ROUND _mm256_mulhrs_epi16
#define SPREAD _mm256_set1_epi16
#define LOW _mm256_mullo_epi16
#define HIGH _mm256_mulhi_epi16
#define PAIR_LOW _mm256_unpacklo_epi16
#define PAIR_HIGH _mm256_unpackhi_epi16
#define PAIR_LOW32 _mm256_unpacklo_epi32
#define PAIR_HIGH32 _mm256_unpackhi_epi32
#define PAIR_LOW64 _mm256_unpacklo_epi64
#define PAIR_HIGH64 _mm256_unpackhi_epi64
#define SWAP_LOW(a, b) _mm256_permute2x128_si256(a, b, 0x20)
#define SWAP_HIGH(a, b) _mm256_permute2x128_si256(a, b, 0x31)
#define GATHER(a) _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(GATHER_BYTES))
#define GATHER_BYTES _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15)
#define GET(t, row, k) load((t)->two[row][k])
#define PUT(t, row, k, x) store((t)->two[row][k], x)
#define SIDES(first, second, k) _mm256_set1_epi16((k) ? (second) : (first))

enum { ROWS = 16, LANES = 16, KINDS = 2 };

INLINE vec load(const void *words) { return _mm256_loadu_si256((const __m256i *)words); }

INLINE void store(void *words, vec x) { _mm256_storeu_si256((__m256i *)words, x); }

/* As many bytes as a vector has words. */
INLINE vec widened(const int8_t *bytes) {
    return _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)bytes));
}

/* Sixteen words for side k, and a vector of side k as rows of both sides' words. */
INLINE vec load_for(const int16_t *words, int k) {
    (void)k;
    return load(words);
}

INLINE void store_sides(int16_t *first, int16_t *second, int k, vec x) {
    store(k ? second : first, x);
}

#endif
