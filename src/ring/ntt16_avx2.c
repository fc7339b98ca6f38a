/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16 in AVX2: sixteen words of one prime in a vector. */
#include "ring/ring256.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "generated/ring/ring256_ntt16.h"

#define TARGET __attribute__((target("avx2")))

typedef __m256i vec;

#define ADD _mm256_add_epi16
#define SUB _mm256_sub_epi16
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
#define FACTOR(table, row, f, k) load((table)[row][f][k])
#define GET(t, row, k) load((t)->two[row][k])
#define PUT(t, row, k, x) store((t)->two[row][k], x)
#define PRIME(member, k) _mm256_set1_epi16(sangi_ring256_primes[k].member)

enum { ROWS = 16, LANES = 16, KINDS = 2 };

TARGET static inline vec load(const void *words) {
    return _mm256_loadu_si256((const __m256i *)words);
}

TARGET static inline void store(void *words, vec x) { _mm256_storeu_si256((__m256i *)words, x); }

#include "ring/ntt16_vector.inc"

TARGET static void wide(sangi_ring256 *t, const uint16_t *a) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = _mm256_srai_epi16(_mm256_slli_epi16(load(a + LANES * i), 3), 3);
    forward(t, x);
}

TARGET static void small(sangi_ring256 *t, const int16_t *s) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = load(s + LANES * i);
    forward(t, x);
    settle(t, 0);
    settle(t, 1);
}

TARGET static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    sum(c, x, y, n, 0);
    sum(c, x, y, n, 1);
}

TARGET static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    increase(c, x, y, 0);
    increase(c, x, y, 1);
}

TARGET static void come_back(uint16_t *c, sangi_ring256 *t) {
    const vec q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const vec join = _mm256_set1_epi16(sangi_ring256_join[0]);
    const vec turned = _mm256_set1_epi16(sangi_ring256_join[1]);
    vec x[KINDS][ROWS];

    backward(x, t);
    for (int i = 0; i < ROWS; i++) {
        const vec d = product(SUB(x[1][i], x[0][i]), join, turned, PRIME(p, 1));

        store(c + LANES * i, _mm256_and_si256(ADD(x[0][i], LOW(d, PRIME(p, 0))), q));
    }
}

const sangi_ring256_method sangi_ring256_avx2 = {"avx2", wide, small, dot, add, come_back};

#endif
