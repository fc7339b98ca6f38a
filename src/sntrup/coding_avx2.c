/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** coding.c in AVX2: eight pairs at a time in 32-bit elements, 32 small coefficients in bytes. */
#include "sntrup/coding.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#define TARGET __attribute__((target("avx2")))

/* From 16 pairs on, the last eight pairs overlap those before: their inputs are still unchanged. */
enum { PAIRS = 8, FEWEST = 2 * PAIRS, SMALL = 32, P = SANGI_SNTRUP_P };

TARGET static inline __m256i load(const void *from) {
    return _mm256_loadu_si256((const __m256i *)from);
}

TARGET static inline void store(void *to, __m256i x) { _mm256_storeu_si256((__m256i *)to, x); }

/* Eight elements below 2^16, as words of 16 bits. */
TARGET static inline __m128i pack_words(__m256i x) {
    return _mm_packus_epi32(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
}

TARGET static void pack(uint8_t *bytes, uint16_t *r, int pairs, uint32_t m, int n) {
    const __m256i factors = _mm256_set1_epi32((int)(m << 16 | 1));
    const __m256i low = _mm256_set1_epi32((1 << 8 * n) - 1);
    const __m128i shift = _mm_cvtsi32_si128(8 * n);

    if (pairs < FEWEST) {
        sangi_sntrup_coding_c.pack(bytes, r, pairs, m, n);
        return;
    }
    for (int i = 0; i < pairs; i += PAIRS) {
        const int at = i < pairs - PAIRS ? i : pairs - PAIRS;
        const __m256i x = _mm256_madd_epi16(load(r + 2 * at), factors);
        const __m128i out = pack_words(_mm256_and_si256(x, low));

        if (n == 2) /* n is public */
            _mm_storeu_si128((__m128i *)(bytes + 2 * at), out);
        else
            _mm_storel_epi64((__m128i *)(bytes + at), _mm_packus_epi16(out, out));
        _mm_storeu_si128((__m128i *)(r + at), pack_words(_mm256_srl_epi32(x, shift)));
    }
}

/* floor(x / m) of each element, or one less; x < 2^30. */
TARGET static inline __m256i quotients(__m256i x, __m256i reciprocal) {
    const __m256i even = _mm256_srli_epi64(_mm256_mul_epu32(x, reciprocal), 32);
    const __m256i odd = _mm256_mul_epu32(_mm256_srli_epi64(x, 32), reciprocal);

    return _mm256_blend_epi32(even, odd, 0xaa);
}

/*
 * The number of a pair is below m^2 + 256^n, so its quotient by m is below m + 256^n / m < 2 m: one
 * conditional subtraction reduces it.
 */
TARGET static void unpack(uint16_t *r, const uint8_t *bytes, int pairs, uint32_t m, int n) {
    const __m256i modulus = _mm256_set1_epi32((int)m);
    const __m256i reciprocal = _mm256_set1_epi32((int)(UINT32_MAX / m));
    const __m256i less = _mm256_set1_epi32((int)m - 1); /* the quotient is q + 1 + below */
    const __m128i shift = _mm_cvtsi32_si128(8 * n);

    if (pairs < FEWEST) {
        sangi_sntrup_coding_c.unpack(r, bytes, pairs, m, n);
        return;
    }
    for (int i = (pairs - 1) / PAIRS * PAIRS; i >= 0; i -= PAIRS) {
        const int place = i < pairs - PAIRS ? i : pairs - PAIRS;
        const uint8_t *const at = bytes + n * place;
        const __m256i high = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(r + place)));
        const __m256i low =
            n == 2 ? _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)at))
                   : _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)at)); /* n is public */
        const __m256i x = _mm256_or_si256(_mm256_sll_epi32(high, shift), low);
        const __m256i q = quotients(x, reciprocal);
        const __m256i rest =
            _mm256_sub_epi32(_mm256_sub_epi32(x, _mm256_madd_epi16(q, modulus)), modulus);
        const __m256i below = _mm256_srai_epi32(rest, 31);
        const __m256i first = _mm256_add_epi32(rest, _mm256_and_si256(below, modulus));
        const __m256i more = _mm256_sub_epi32(_mm256_add_epi32(q, below), less);
        const __m256i second =
            _mm256_add_epi32(more, _mm256_and_si256(_mm256_srai_epi32(more, 31), modulus));

        store(r + 2 * place, _mm256_or_si256(first, _mm256_slli_epi32(second, 16)));
    }
}

TARGET static void small_encode(uint8_t *bytes, const int8_t *f) {
    const __m256i gather = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 8, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1));
    int i = 0;

    for (; i + SMALL <= P; i += SMALL, bytes += SMALL / 4) {
        const __m256i x = _mm256_add_epi8(load(f + i), _mm256_set1_epi8(1));
        const __m256i twos = _mm256_maddubs_epi16(x, _mm256_set1_epi16(0x0401));
        const __m256i fours = _mm256_madd_epi16(twos, _mm256_set1_epi32(0x00100001));
        const __m256i out = _mm256_shuffle_epi8(fours, gather);

        _mm_storel_epi64((__m128i *)bytes, _mm_unpacklo_epi32(_mm256_castsi256_si128(out),
                                                              _mm256_extracti128_si256(out, 1)));
    }
    for (; i < P; i += 4) {
        uint32_t byte = 0;

        for (int j = 0; j < 4 && i + j < P; j++)
            byte |= (uint32_t)(f[i + j] + 1) << 2 * j;
        *bytes++ = (uint8_t)byte;
    }
}

/* Each of the two bits of a coefficient becomes a mask. */
TARGET static void small_decode(int8_t *f, const uint8_t *bytes) {
    const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
                                            4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
    const __m256i one = _mm256_set1_epi32(0x40100401), two = _mm256_slli_epi32(one, 1);
    int i = 0;

    for (; i + SMALL <= P; i += SMALL, bytes += SMALL / 4) {
        const __m256i x = _mm256_shuffle_epi8(
            _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)bytes)), spread);
        const __m256i low = _mm256_cmpeq_epi8(_mm256_and_si256(x, one), one);
        const __m256i high = _mm256_cmpeq_epi8(_mm256_and_si256(x, two), two);

        store(f + i, _mm256_sub_epi8(_mm256_sub_epi8(_mm256_set1_epi8(-1), low),
                                     _mm256_add_epi8(high, high)));
    }
    for (int j = 0; i + j < P; j++)
        f[i + j] = (int8_t)((bytes[j / 4] >> 2 * (j % 4) & 3) - 1);
}

const sangi_sntrup_coding sangi_sntrup_coding_avx2 = {small_encode, small_decode, pack, unpack};

#endif
