/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Division steps modulo 4591 in AVX2. */
#include "sntrup/invert.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ntt16/avx2.inc"
#include "ring/ring761.h"
#include "word/wipe.h"

#define XOR _mm256_xor_si256
#define BLEND(mask, a, b) _mm256_blendv_epi8(a, b, mask)
#define SET1_WORD(x) _mm256_broadcastw_epi16(_mm256_castsi256_si128(x))
#define REVERSED(x) _mm256_permute4x64_epi64(_mm256_shuffle_epi8(x, BACKWARDS), 0x4e)
#define BACKWARDS                                                                                  \
    _mm256_broadcastsi128_si256(_mm_setr_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1))

#include "sntrup/invert_q_simd.inc"

void sangi_sntrup_invert_q_avx2(int16_t *h, const int8_t *f) { invert(h, f); }

#endif
