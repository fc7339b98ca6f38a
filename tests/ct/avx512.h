/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The vector instructions that src/curve/simd and what is above it take, in portable C, for the
 * instruments that run none of AVX-512: the trace and memcheck.  In place of <immintrin.h>.
 */
#ifndef SANGI_TESTS_CT_AVX512_H
#define SANGI_TESTS_CT_AVX512_H

#include <stdint.h>

/* Functions have no instruction set of their own. */
#define target(features)

typedef unsigned char __mmask8;

typedef struct {
    uint64_t lane[8];
} __m512i;

typedef struct {
    uint64_t lane[4];
} __m256i;

typedef struct {
    uint64_t lane[2];
} __m128i;

#define EACH(expression)                                                                           \
    do {                                                                                           \
        __m512i z;                                                                                 \
        for (unsigned l = 0; l < 8; l++)                                                           \
            z.lane[l] = (expression);                                                              \
        return z;                                                                                  \
    } while (0)

static inline __m512i _mm512_setr_epi64(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e,
                                        int64_t f, int64_t g, int64_t h) {
    const int64_t all[8] = {a, b, c, d, e, f, g, h};
    EACH((uint64_t)all[l]);
}

static inline __m512i _mm512_set1_epi64(int64_t x) { EACH((uint64_t)x); }
static inline __m512i _mm512_setzero_si512(void) { EACH(0); }
static inline __m512i _mm512_load_si512(const void *x) { return *(const __m512i *)x; }
static inline void _mm512_store_si512(void *z, __m512i x) { *(__m512i *)z = x; }

static inline __m512i _mm512_add_epi64(__m512i x, __m512i y) { EACH(x.lane[l] + y.lane[l]); }
static inline __m512i _mm512_sub_epi64(__m512i x, __m512i y) { EACH(x.lane[l] - y.lane[l]); }
static inline __m512i _mm512_and_si512(__m512i x, __m512i y) { EACH(x.lane[l] & y.lane[l]); }
static inline __m512i _mm512_or_si512(__m512i x, __m512i y) { EACH(x.lane[l] | y.lane[l]); }
static inline __m512i _mm512_xor_si512(__m512i x, __m512i y) { EACH(x.lane[l] ^ y.lane[l]); }
static inline __m512i _mm512_slli_epi64(__m512i x, unsigned n) { EACH(x.lane[l] << n); }
static inline __m512i _mm512_srli_epi64(__m512i x, unsigned n) { EACH(x.lane[l] >> n); }
static inline __m512i _mm512_srl_epi64(__m512i x, __m128i n) { EACH(x.lane[l] >> n.lane[0]); }

static inline __m512i _mm512_srai_epi64(__m512i x, unsigned n) {
    EACH((uint64_t)((int64_t)x.lane[l] >> n));
}

/* mask ? x : y, the only one in use */
static inline __m512i _mm512_ternarylogic_epi64(__m512i mask, __m512i x, __m512i y, int table) {
    (void)table;
    EACH((mask.lane[l] & x.lane[l]) | (~mask.lane[l] & y.lane[l]));
}

/* Masks of lanes are public wherever they are in use. */
static inline __m512i _mm512_mask_mov_epi64(__m512i y, __mmask8 m, __m512i x) {
    EACH(m >> l & 1 ? x.lane[l] : y.lane[l]);
}

static inline __m512i _mm512_maskz_mov_epi64(__mmask8 m, __m512i x) {
    EACH(m >> l & 1 ? x.lane[l] : 0);
}

static inline __m512i _mm512_mask_blend_epi64(__mmask8 m, __m512i y, __m512i x) {
    return _mm512_mask_mov_epi64(y, m, x);
}

static inline __m512i _mm512_mask_add_epi64(__m512i z, __mmask8 m, __m512i x, __m512i y) {
    return _mm512_mask_mov_epi64(z, m, _mm512_add_epi64(x, y));
}

static inline __m512i _mm512_mask_sub_epi64(__m512i z, __mmask8 m, __m512i x, __m512i y) {
    return _mm512_mask_mov_epi64(z, m, _mm512_sub_epi64(x, y));
}

/* Lane i of x, by a scan: in a vector an index may be secret. */
static inline uint64_t _lane(const __m512i *x, uint64_t i) {
    uint64_t found = 0;

    for (uint64_t l = 0; l < 8; l++)
        found |= x->lane[l] & (((((i ^ l) & 7) - 1) >> 63 & 1) * UINT64_MAX);
    return found;
}

static inline __m512i _mm512_permutexvar_epi64(__m512i i, __m512i x) { EACH(_lane(&x, i.lane[l])); }

static inline __m512i _mm512_permutex2var_epi64(__m512i x, __m512i i, __m512i y) {
    const uint64_t all = UINT64_MAX;
    EACH((_lane(&x, i.lane[l]) & ((i.lane[l] >> 3 & 1) - 1)) |
         (_lane(&y, i.lane[l]) & (all * (i.lane[l] >> 3 & 1))));
}

static inline __m512i _mm512_castsi128_si512(__m128i x) { EACH(l < 2 ? x.lane[l] : 0); }
static inline __m512i _mm512_castsi256_si512(__m256i x) { EACH(l < 4 ? x.lane[l] : 0); }

static inline __m512i _mm512_inserti64x4(__m512i x, __m256i y, int half) {
    EACH((int)(l / 4) == half ? y.lane[l % 4] : x.lane[l]);
}

static inline __m256i _mm512_castsi512_si256(__m512i x) {
    return (__m256i){{x.lane[0], x.lane[1], x.lane[2], x.lane[3]}};
}

static inline __m256i _mm256_castsi128_si256(__m128i x) {
    return (__m256i){{x.lane[0], x.lane[1], 0, 0}};
}

/* The upper half, the only one in use. */
static inline __m256i _mm256_inserti128_si256(__m256i x, __m128i y, int half) {
    (void)half;
    return (__m256i){{x.lane[0], x.lane[1], y.lane[0], y.lane[1]}};
}

static inline __m128i _mm_load_si128(const __m128i *x) { return *x; }
static inline void _mm_store_si128(__m128i *z, __m128i x) { *z = x; }
static inline __m128i _mm_cvtsi32_si128(int x) { return (__m128i){{(uint32_t)x, 0}}; }

#endif
