/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Sorting in AVX2: eight columns. */
#include "sntrup/sort.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "word/wipe.h"

#define TARGET __attribute__((target("avx2")))

typedef __m256i vec;

#define MIN _mm256_min_epi32
#define MAX _mm256_max_epi32
#define XOR _mm256_xor_si256
#define AND _mm256_and_si256
#define SET1 _mm256_set1_epi32
#define PERMUTE(places, x) _mm256_permutevar8x32_epi32(x, places)
#define BLEND(mask, a, b) _mm256_blendv_epi8(a, b, mask)
#define SUB _mm256_sub_epi32

enum { WIDTH = 8 };

TARGET static inline vec load(const void *from) {
    return _mm256_loadu_si256((const __m256i *)from);
}

TARGET static inline void store(void *to, vec x) { _mm256_storeu_si256((__m256i *)to, x); }

#include "sntrup/sort_simd.inc"

void sangi_sntrup_sort_avx2(uint32_t *x) { sort(x); }

#endif
