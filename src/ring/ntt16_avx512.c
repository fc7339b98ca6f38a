/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16 in AVX-512: sixteen words of both primes in a vector. */
#include "ring/ring256.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "generated/ring/ring256_ntt16.h"

#define TARGET __attribute__((target("avx2,avx512f,avx512bw")))

typedef __m512i vec;

#define ADD _mm512_add_epi16
#define SUB _mm512_sub_epi16
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
#define FACTOR(table, row, f, k) load((table)[row][f][0])
#define GET(t, row, k) load((t)->two[row])
#define PUT(t, row, k, x) _mm512_storeu_si512((t)->two[row], x)
#define PRIME(member, k)                                                                           \
    ((void)(k), both(sangi_ring256_primes[0].member, sangi_ring256_primes[1].member))

enum { ROWS = 16, LANES = 16, KINDS = 1 };

TARGET static inline vec load(const void *words) { return _mm512_loadu_si512(words); }

TARGET static inline vec both(int16_t first, int16_t second) {
    return _mm512_inserti64x4(_mm512_set1_epi16(first), _mm256_set1_epi16(second), 1);
}

#include "ring/ntt16_vector.inc"

/* The same sixteen words for both primes. */
TARGET static inline vec load_twice(const void *words) {
    return _mm512_broadcast_i64x4(_mm256_loadu_si256((const __m256i *)words));
}

TARGET static void wide(sangi_ring256 *t, const uint16_t *a) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = _mm512_srai_epi16(_mm512_slli_epi16(load_twice(a + LANES * i), 3), 3);
    forward(t, x);
}

TARGET static void small(sangi_ring256 *t, const int16_t *s) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = load_twice(s + LANES * i);
    forward(t, x);
    settle(t, 0);
}

TARGET static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    sum(c, x, y, n, 0);
}

TARGET static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    increase(c, x, y, 0);
}

TARGET static void come_back(uint16_t *c, sangi_ring256 *t) {
    const __m256i q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const __m256i join = _mm256_set1_epi16(sangi_ring256_join[0]);
    const __m256i turned = _mm256_set1_epi16(sangi_ring256_join[1]);
    const __m256i p0 = _mm256_set1_epi16(sangi_ring256_primes[0].p);
    const __m256i p1 = _mm256_set1_epi16(sangi_ring256_primes[1].p);
    vec x[KINDS][ROWS];

    backward(x, t);
    for (int i = 0; i < ROWS; i++) {
        const __m256i u = _mm512_castsi512_si256(x[0][i]),
                      v = _mm512_extracti64x4_epi64(x[0][i], 1);
        const __m256i e = _mm256_sub_epi16(v, u);
        const __m256i d = _mm256_sub_epi16(_mm256_mulhi_epi16(e, join),
                                           _mm256_mulhi_epi16(_mm256_mullo_epi16(e, turned), p1));

        _mm256_storeu_si256((__m256i *)(c + LANES * i),
                            _mm256_and_si256(_mm256_add_epi16(u, _mm256_mullo_epi16(d, p0)), q));
    }
}

const sangi_ring256_method sangi_ring256_avx512 = {"avx512", wide, small, dot, add, come_back};

#endif
