/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16 in AVX-512: sixteen words of both primes in a vector. */
#include "ring/ring256.h"

#if SANGI_ASM && defined(__x86_64__)

#include "generated/ring/ring256_ntt16.h"
#include "ring/ntt16/avx512.inc"

enum { REDUCED2 = 1, REDUCED3 = 1, REDUCED4 = 0 };

#include "ring/ntt16/ntt16_simd.inc"

#define FORTH ((domain){sangi_ring256_forward[0][0][0], 0, sangi_ring256_primes})
#define BACK ((domain){sangi_ring256_back[0][0][0], 0, sangi_ring256_primes})

TARGET static void wide(sangi_ring256 *t, const uint16_t *a) {
    vec x[KINDS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = _mm512_srai_epi16(_mm512_slli_epi16(load_twice(a + LANES * i), 3), 3);
    forward(t, x, FORTH);
}

TARGET static void small(sangi_ring256 *t, const int16_t *s) {
    vec x[KINDS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = load_twice(s + LANES * i);
    forward(t, x, FORTH);
    settle(t, FORTH, 0);
}

TARGET static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    sum(c, x, y, n, FORTH, 0);
}

TARGET static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    increase(c, x, y, FORTH, 0);
}

TARGET static void come_back(uint16_t *c, sangi_ring256 *t) {
    const __m256i q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const __m256i join = _mm256_set1_epi16(sangi_ring256_join[0]);
    const __m256i turned = _mm256_set1_epi16(sangi_ring256_join[1]);
    const __m256i p0 = _mm256_set1_epi16(sangi_ring256_primes[0].p);
    const __m256i p1 = _mm256_set1_epi16(sangi_ring256_primes[1].p);
    vec x[KINDS][ROWS];

    backward(x, t, BACK);
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
