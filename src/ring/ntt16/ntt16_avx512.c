/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16 in AVX-512: sixteen words modulo each of both primes in a vector. */
#include "ring/ring256.h"

#if SANGI_ASM && defined(__x86_64__)

#include "generated/ring/ring256_ntt16.h"
#include "ring/ntt16/avx512.inc"

enum { REDUCE2 = 1, REDUCE3 = 1, REDUCE4 = 0 };

#include "ring/ntt16/ntt16_simd.inc"

#define FORWARD ((tables){sangi_ring256_forward_twiddles[0][0][0], 0, sangi_ring256_primes})
#define INVERSE ((tables){sangi_ring256_inverse_twiddles[0][0][0], 0, sangi_ring256_primes})

TARGET static void ntt_public(sangi_ring256 *t, const uint16_t *a) {
    vec x[VECTORS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = _mm512_srai_epi16(_mm512_slli_epi16(load_both(a + COLUMNS * i), 3), 3);
    forward(t, x, FORWARD);
}

TARGET static void ntt_secret(sangi_ring256 *t, const int16_t *s) {
    vec x[VECTORS][ROWS];

    for (int i = 0; i < ROWS; i++)
        x[0][i] = load_both(s + COLUMNS * i);
    forward(t, x, FORWARD);
    reduce_rows(t, FORWARD, 0);
}

TARGET static void basemul_acc(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y,
                               size_t n) {
    basemul_acc_rows(c, x, y, n, FORWARD, 0);
}

TARGET static void basemul_add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    basemul_add_rows(c, x, y, FORWARD, 0);
}

TARGET static void ntt_inverse(uint16_t *c, sangi_ring256 *t) {
    const __m256i q = _mm256_set1_epi16(SANGI_RING256_Q - 1);
    const __m256i crt = _mm256_set1_epi16(sangi_ring256_crt[0]);
    const __m256i b_pinv = _mm256_set1_epi16(sangi_ring256_crt[1]);
    const __m256i p0 = _mm256_set1_epi16(sangi_ring256_primes[0].p);
    const __m256i p1 = _mm256_set1_epi16(sangi_ring256_primes[1].p);
    vec x[VECTORS][ROWS];

    inverse_ntt(x, t, INVERSE);
    for (int i = 0; i < ROWS; i++) {
        const __m256i u = _mm512_castsi512_si256(x[0][i]),
                      v = _mm512_extracti64x4_epi64(x[0][i], 1);
        const __m256i e = _mm256_sub_epi16(v, u);
        const __m256i d = _mm256_sub_epi16(_mm256_mulhi_epi16(e, crt),
                                           _mm256_mulhi_epi16(_mm256_mullo_epi16(e, b_pinv), p1));

        _mm256_storeu_si256((__m256i *)(c + COLUMNS * i),
                            _mm256_and_si256(_mm256_add_epi16(u, _mm256_mullo_epi16(d, p0)), q));
    }
}

const sangi_ring256_method sangi_ring256_avx512 = {"avx512",    ntt_public,  ntt_secret,
                                                   basemul_acc, basemul_add, ntt_inverse};

#endif
