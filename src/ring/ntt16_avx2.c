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
#define PRIME(member, k) _mm256_set1_epi16(sangi_ring256_primes[k].member)

enum { ROWS = 16, LANES = 16 };

TARGET static inline vec load(const void *words) {
    return _mm256_loadu_si256((const __m256i *)words);
}

TARGET static inline void store(void *words, vec x) { _mm256_storeu_si256((__m256i *)words, x); }

#include "ring/ntt16_vector.inc"

TARGET static inline void transform(sangi_ring256 *t, const vec x[ROWS], int k, int settled) {
    vec r[ROWS];

    forward(r, x, k);
    for (int i = 0; i < ROWS; i++)
        store(t->two[i][k], settled ? reduced(reduced(r[i], k), k) : r[i]);
}

TARGET static void wide(sangi_ring256 *t, const uint16_t *a) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = _mm256_srai_epi16(_mm256_slli_epi16(load(a + LANES * i), 3), 3);
    transform(t, x, 0, 0);
    transform(t, x, 1, 0);
}

TARGET static void small(sangi_ring256 *t, const int16_t *s) {
    vec x[ROWS];

    for (int i = 0; i < ROWS; i++)
        x[i] = load(s + LANES * i);
    transform(t, x, 0, 1);
    transform(t, x, 1, 1);
}

TARGET static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < ROWS; i++) {
            vec sum = multiply(load(x[0].two[i][k]), load(y[0].two[i][k]), k);

            for (size_t j = 1; j < n; j++)
                sum = ADD(sum, multiply(load(x[j].two[i][k]), load(y[j].two[i][k]), k));
            store(c->two[i][k], sum);
        }
}

TARGET static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < ROWS; i++)
            store(c->two[i][k], ADD(reduced(load(c->two[i][k]), k),
                                    multiply(load(x->two[i][k]), load(y->two[i][k]), k)));
}

TARGET static void inverse(uint16_t *c, sangi_ring256 *t) {
    const vec q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const vec join = _mm256_set1_epi16(sangi_ring256_join[0]);
    const vec turned = _mm256_set1_epi16(sangi_ring256_join[1]);
    vec x[2][ROWS];

    for (int k = 0; k < 2; k++) {
        vec r[ROWS];

        for (int i = 0; i < ROWS; i++)
            r[i] = load(t->two[i][k]);
        backward(x[k], r, k);
    }
    for (int i = 0; i < ROWS; i++) {
        const vec d = product(SUB(x[1][i], x[0][i]), join, turned, PRIME(p, 1));

        store(c + LANES * i, _mm256_and_si256(ADD(x[0][i], LOW(d, PRIME(p, 0))), q));
    }
}

const sangi_ring256_method sangi_ring256_avx2 = {"avx2", wide, small, dot, add, inverse};

#endif
