/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Sorting in AVX-512: sixteen columns. */
#include "sntrup/sort.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "word/wipe.h"

#define TARGET __attribute__((target("avx512f")))

typedef __m512i vec;

#define MIN _mm512_min_epi32
#define MAX _mm512_max_epi32
#define XOR _mm512_xor_si512
#define AND _mm512_and_si512
#define SET1 _mm512_set1_epi32
#define PERMUTE _mm512_permutexvar_epi32
#define BLEND(mask, a, b) _mm512_ternarylogic_epi32(mask, b, a, 0xca) /* mask ? b : a */
#define SUB _mm512_sub_epi32

enum { WIDTH = 16 };

TARGET static inline vec load(const void *from) { return _mm512_loadu_si512(from); }

TARGET static inline void store(void *to, vec x) { _mm512_storeu_si512(to, x); }

#include "sntrup/sort_simd.inc"

void sangi_sntrup_sort_avx512(uint32_t *x) { sort(x); }

#endif
