/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** lookup.c in AVX2: four limbs in a vector, up to eight vectors of an entry at a time. */
#include "mod/lookup.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#define TARGET __attribute__((target("avx2")))

/* Limbs of a vector, and vectors that stay in registers beside the mask and what makes it. */
enum { VECTOR = 4, MOST = 8 };

/* z <- `vectors` vectors of the chosen entry; both pointers are at the first of them. */
TARGET static inline void block(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                                unsigned digit, const int vectors) {
    const __m256i wanted = _mm256_set1_epi64x(digit), one = _mm256_set1_epi64x(1);
    __m256i found[MOST], number = _mm256_setzero_si256();

    for (int j = 0; j < vectors; j++)
        found[j] = _mm256_setzero_si256();
    for (size_t i = 0; i < count; i++, number = _mm256_add_epi64(number, one)) {
        const __m256i chosen = _mm256_cmpeq_epi64(number, wanted);
        const __m256i *const entry = (const __m256i *)(const void *)(table + i * limbs);
        for (int j = 0; j < vectors; j++)
            found[j] =
                _mm256_or_si256(found[j], _mm256_and_si256(chosen, _mm256_loadu_si256(entry + j)));
    }
    for (int j = 0; j < vectors; j++)
        _mm256_storeu_si256((__m256i *)(void *)(z + VECTOR * j), found[j]);
}

/* The last vector overlaps the one before where the limbs are no multiple of four. */
TARGET void sangi_mod_scan_avx2(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                                unsigned digit) {
    size_t at = 0;

    if (limbs < VECTOR) {
        sangi_mod_scan_c(z, table, count, limbs, digit);
        return;
    }
    for (; at + VECTOR * MOST <= limbs; at += VECTOR * MOST)
        block(z + at, table + at, count, limbs, digit, MOST);
    for (; at + VECTOR * MOST / 2 <= limbs; at += VECTOR * MOST / 2)
        block(z + at, table + at, count, limbs, digit, MOST / 2);
    for (; at < limbs; at += VECTOR) {
        const size_t from = at + VECTOR <= limbs ? at : limbs - VECTOR;
        block(z + from, table + from, count, limbs, digit, 1);
    }
}

#endif
