/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16 in AVX2: sixteen words of one prime in a vector. */
#include "ring/ring256.h"

#if SANGI_ASM && defined(__x86_64__)

#include "generated/ring/ring256_ntt16.h"
#include "ring/ntt16/avx2.inc"

enum { REDUCED2 = 1, REDUCED3 = 1, REDUCED4 = 0 };

#include "ring/ntt16/ntt16_simd.inc"

#define FORTH ((domain){sangi_ring256_forward[0][0][0], LANES, sangi_ring256_primes})
#define BACK ((domain){sangi_ring256_back[0][0][0], LANES, sangi_ring256_primes})

TARGET static void wide(sangi_ring256 *t, const uint16_t *a) {
    vec x[KINDS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = x[1][i] = _mm256_srai_epi16(_mm256_slli_epi16(load(a + LANES * i), 3), 3);
    forward(t, x, FORTH);
}

TARGET static void small(sangi_ring256 *t, const int16_t *s) {
    vec x[KINDS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = x[1][i] = load(s + LANES * i);
    forward(t, x, FORTH);
    settle(t, FORTH, 0);
    settle(t, FORTH, 1);
}

TARGET static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    sum(c, x, y, n, FORTH, 0);
    sum(c, x, y, n, FORTH, 1);
}

TARGET static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    increase(c, x, y, FORTH, 0);
    increase(c, x, y, FORTH, 1);
}

TARGET static void come_back(uint16_t *c, sangi_ring256 *t) {
    const vec q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const vec join = _mm256_set1_epi16(sangi_ring256_join[0]);
    const vec turned = _mm256_set1_epi16(sangi_ring256_join[1]);
    const vec p0 = _mm256_set1_epi16(sangi_ring256_primes[0].p);
    const vec p1 = _mm256_set1_epi16(sangi_ring256_primes[1].p);
    vec x[KINDS][ROWS];

    backward(x, t, BACK);
    for (int i = 0; i < ROWS; i++) {
        const vec d = product(SUB(x[1][i], x[0][i]), join, turned, p1);

        store(c + LANES * i, _mm256_and_si256(ADD(x[0][i], LOW(d, p0)), q));
    }
}

const sangi_ring256_method sangi_ring256_avx2 = {"avx2", wide, small, dot, add, come_back};

#endif
