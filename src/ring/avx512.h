/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What ntt16_vector.inc asks for, in AVX-512: sixteen words of both sides in a vector. */
#ifndef SANGI_SRC_RING_AVX512_H
#define SANGI_SRC_RING_AVX512_H

#include <immintrin.h>
#include <stdint.h>

#define TARGET __attribute__((target("avx2,avx512f,avx512bw")))
#define INLINE TARGET static inline __attribute__((always_inline))

/* A function that is not put into another, where words of the stack that held a pointer would hold
 * parts of vectors. */
#define APART TARGET static __attribute__((noinline))

typedef __m512i vec;

#define ADD _mm512_add_epi16
#define SUB _mm512_sub_epi16
#define AND _mm512_and_si512
#define ABOVE(a, b) _mm512_movm_epi16(_mm512_cmpgt_epi16_mask(a, b))
#define ROUND _mm512_mulhrs_epi16
#define SPREAD _mm512_set1_epi16
#define LOW _mm512_mullo_epi16
#define HIGH _mm512_mulhi_epi16
#define PAIR_LOW _mm512_unpacklo_epi16
#define PAIR_HIGH _mm512_unpackhi_epi16
#define PAIR_LOW32 _mm512_unpacklo_epi32
#define PAIR_HIGH32 _mm512_unpackhi_epi32
#define PAIR_LOW64 _mm512_unpacklo_epi64
#define PAIR_HIGH64 _mm512_unpackhi_epi64
#define SWAP_LOW(a, b) _mm512_permutex2var_epi64(a, _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13), b)
#define SWAP_HIGH(a, b)                                                                            \
    _mm512_permutex2var_epi64(a, _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15), b)
#define GATHER(a) _mm512_shuffle_epi8(a, _mm512_broadcast_i32x4(GATHER_BYTES))
#define GATHER_BYTES _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15)
#define GET(t, row, k) load((t)->two[row])
#define PUT(t, row, k, x) store((t)->two[row], x)
#define SIDES(first, second, k) ((void)(k), halves(first, second))

enum { ROWS = 16, LANES = 16, KINDS = 1 };

INLINE vec load(const void *words) { return _mm512_loadu_si512(words); }

INLINE void store(void *words, vec x) { _mm512_storeu_si512(words, x); }

INLINE vec halves(int16_t first, int16_t second) {
    return _mm512_inserti64x4(_mm512_set1_epi16(first), _mm256_set1_epi16(second), 1);
}

/* The same sixteen words for both sides. */
INLINE vec load_twice(const void *words) {
    return _mm512_broadcast_i64x4(_mm256_loadu_si256((const __m256i *)words));
}

/* As many bytes as a vector has words. */
INLINE vec widened(const int8_t *bytes) {
    return _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)bytes));
}

/* As that of avx2.h; k is the only one. */
INLINE vec load_for(const int16_t *words, int k) {
    (void)k;
    return load_twice(words);
}

INLINE void store_sides(int16_t *first, int16_t *second, int k, vec x) {
    (void)k;
    _mm256_storeu_si256((__m256i *)first, _mm512_castsi512_si256(x));
    _mm256_storeu_si256((__m256i *)second, _mm512_extracti64x4_epi64(x, 1));
}

#endif
